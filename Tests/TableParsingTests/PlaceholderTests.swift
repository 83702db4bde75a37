@testable import TableParsing
import Testing

@Test func placeholderTableParsing() {}
