import Testing

@Test func `the Conformance tests are found`() {
  #expect(Bool(true))
}
