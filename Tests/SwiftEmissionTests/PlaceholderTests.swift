@testable import SwiftEmission
import Testing

@Test func placeholderSwiftEmission() {}
