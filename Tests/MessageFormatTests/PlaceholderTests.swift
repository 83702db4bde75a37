@testable import MessageFormat
import Testing

@Test func placeholderMessageFormat() {}
