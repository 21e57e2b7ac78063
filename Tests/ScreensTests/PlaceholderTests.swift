import Testing

@Test func `the Screens tests are found`() {
  #expect(Bool(true))
}
