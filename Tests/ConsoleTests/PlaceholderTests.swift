import Testing

@Test func `the Console tests are found`() {
  #expect(Bool(true))
}
