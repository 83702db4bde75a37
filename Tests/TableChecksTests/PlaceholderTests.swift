@testable import TableChecks
import Testing

@Test func placeholderTableChecks() {}
