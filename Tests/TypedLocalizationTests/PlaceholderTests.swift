@testable import TypedLocalization
import Testing

@Test func placeholderTypedLocalization() {}
