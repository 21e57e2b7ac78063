import Testing

@Test func `the Exchange tests are found`() {
  #expect(Bool(true))
}
