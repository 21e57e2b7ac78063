import Testing

@Test func `the Training tests are found`() {
  #expect(Bool(true))
}
