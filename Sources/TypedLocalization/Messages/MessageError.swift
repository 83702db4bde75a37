#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error that says what it has to say as a message, so that whoever shows it decides on the language.
///
///     struct Refusal: MessageError {
///       let message: LocalizedMessage
///     }
public protocol MessageError: LocalizedError {
  /// What the user is told.
  var message: LocalizedMessage { get }
}

extension MessageError {
  /// The message in the language in force.
  public var errorDescription: String? { message.description }
}
