#if canImport(Darwin)
  public import Foundation
  public import TypedLocalization

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension LocalizedStringResource {
    /// The text of a message in the language in force where this is made: what the system shows later
    /// is that text.
    public init(_ message: LocalizedMessage) {
      self.init(String.LocalizationValue(message.description))
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension LocalizedMessage {
    /// The text in the language in force, for interfaces that take nothing else, such as App Intents.
    public var resource: LocalizedStringResource { LocalizedStringResource(self) }
  }
#endif
