@testable import LocalizationModel
import Testing

@Test func placeholderLocalizationModel() {}
