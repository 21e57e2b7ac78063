import Testing

@Test func `the Terminal tests are found`() {
  #expect(Bool(true))
}
