/// What formatting depends on beside the message and its arguments.
package struct FormatEnvironment: Sendable {
  /// Rules and number symbols of the language that the text is written in.
  package var language: LanguageFormat
  package var device: DeviceClass
  /// The width asked for (`NSStringVariableWidthRuleType`), nil for none: then the largest.
  package var width: Int?

  package init(language: LanguageFormat, device: DeviceClass = .other, width: Int? = nil) {
    self.language = language
    self.device = device
    self.width = width
  }
}
