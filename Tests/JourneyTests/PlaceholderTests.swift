import Testing

@Test func `the Journey tests are found`() {
  #expect(Bool(true))
}
