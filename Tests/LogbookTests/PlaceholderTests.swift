import Testing

@Test func `the Logbook tests are found`() {
  #expect(Bool(true))
}
