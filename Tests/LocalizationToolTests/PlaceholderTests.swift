@testable import LocalizationTool
import Testing

@Test func placeholderLocalizationTool() {}
