import Testing

@Test func `the Canvas tests are found`() {
  #expect(Bool(true))
}
