#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that went wrong without stopping the program: the text came from elsewhere.
public struct LocalizationFault: Error, Hashable, Sendable {
  /// What went wrong. A `bundle` is `<package>_<target>`.
  public enum Kind: Hashable, Sendable {
    /// The program was separated from its resource folder; it answers in its development language.
    case resourceFolderMissing(bundle: String, searched: [String])
    /// The resource folder has no table of a language that the target was built with.
    case tableMissing(language: String, path: String)
    /// The language's table is damaged, made for other keys, or may not be read.
    case tableUnreadable(language: String, path: String, reason: String)
    /// Not even the development language's table has the message; its key is shown.
    case messageMissing(bundle: String, index: Int, key: String)
    /// A message from outside does not fit the program's tables; its development text is shown, or its
    /// key.
    case messageRefused(target: String, table: String, key: String, reason: String)
    /// The language remembered from an earlier run is no longer available.
    case storedLanguageUnavailable(code: String, current: String)
    /// The selected language could not be read from the storage, or not be remembered.
    case storageFailed(reason: String)
    /// A text or a file of an override is not used.
    case override(OverrideFault)
  }

  /// What went wrong.
  public let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension LocalizationFault: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .resourceFolderMissing(let bundle, let searched):
      let place = searched.first.map { ", looked for as \($0)" } ?? ""
      return "no resource folder for \(bundle)\(place); texts are in the development language"
    case .tableMissing(let language, let path): return "no table for \(language) at \(path)"
    case .tableUnreadable(let language, let path, let reason):
      return "the table for \(language) in \(path) cannot be used: \(reason)"
    case .messageMissing(let bundle, let index, let key):
      return "message \(index) (\(key)) of \(bundle) is in no table"
    case .messageRefused(let target, let table, let key, let reason):
      let names = [target, table, key].map { Self.shown($0) }.joined(separator: "/")
      return "the message \(names) cannot be used: \(reason)"
    case .storedLanguageUnavailable(let code, let current):
      return "the remembered language \(code) is not available any more; using \(current)"
    case .storageFailed(let reason): return "the selected language is not remembered: \(reason)"
    case .override(let fault): return fault.description
    }
  }
}

extension LocalizationFault {
  /// One line of what came from outside.
  private static func shown(_ name: String) -> String {
    let escaped = name.prefix(100).unicodeScalars.map { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format ? "�" : String(scalar)
    }
    return escaped.joined()
  }
}

extension LocalizationFault: LocalizedError {
  public var errorDescription: String? { description }
}

/// Hands each fault to the handler, and the same fault only once among a thousand different ones.
final class FaultReporter: Sendable {
  private static let capacity = 1000

  private struct State {
    var handler: (@Sendable (LocalizationFault) -> Void)?
    var told: Set<LocalizationFault> = []
  }

  private let state = Locked(State())

  var handler: (@Sendable (LocalizationFault) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  func report(_ faults: [LocalizationFault]) {
    for fault in faults {
      let (isNew, handler) = state.withLock { state in
        if state.told.count >= Self.capacity, !state.told.contains(fault) { state.told = [] }
        return (state.told.insert(fault).inserted, state.handler)
      }
      if isNew { (handler ?? Self.print)(fault) }
    }
  }

  private static let print: @Sendable (LocalizationFault) -> Void = { fault in
    SystemCalls.printError("TypedLocalization: \(fault)\n")
  }
}
