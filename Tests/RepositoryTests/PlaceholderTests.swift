import Testing

@Test func placeholderRepository() {}
