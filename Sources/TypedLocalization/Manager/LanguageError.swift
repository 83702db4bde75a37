#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why the language was not changed.
public enum LanguageError: Error, Equatable, Sendable {
  /// No table, and no attached host, has the language.
  case unavailable(code: String, available: [String])
  /// A host decides on the language: use `change(to:)`.
  case hostAttached
  /// A later change was asked for while the host was still answering.
  case superseded
  /// The host did not answer in time.
  case timedOut(code: String)
  /// The host was detached, or another attached, while it was still answering.
  case detached
  /// The host selected a language that it does not list.
  case inconsistentHost(selected: String, available: [String])
}

extension LanguageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unavailable(let code, let available):
      let list = available.isEmpty ? "none" : available.joined(separator: ", ")
      return "the language \"\(code)\" is not available; available: \(list)"
    case .hostAttached: return "a language host is attached; use change(to:)"
    case .superseded: return "a later change of the language took the place of this one"
    case .timedOut(let code): return "the language host did not answer for \"\(code)\" in time"
    case .detached: return "the language host was detached"
    case .inconsistentHost(let selected, let available):
      return "the language host selected \"\(selected)\" but lists "
        + available.joined(separator: ", ")
    }
  }
}

extension LanguageError: LocalizedError {
  public var errorDescription: String? { description }
}

/// A change of the language that did not happen; the old one stays.
public struct LanguageChangeFailure: Sendable {
  /// The language asked for.
  public let language: Language
  /// Why it did not happen.
  public let error: any Error
}
