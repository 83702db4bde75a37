public import Foundation

/// Something that went wrong without stopping the program: the text came from elsewhere.
public struct LocalizationFault: Error, Hashable, Sendable {
  /// What went wrong. A `bundle` is `<package>_<target>`.
  public enum Kind: Hashable, Sendable {
    /// The program was separated from its resource folder; it answers in its development language.
    case resourceFolderMissing(bundle: String, searched: [String])
    /// The resource folder has no table of a language that the target was built with.
    case tableMissing(language: String, path: String)
    case tableUnreadable(language: String, path: String, reason: String)
    /// Not even the development language's table has the message; its key is shown.
    case messageMissing(bundle: String, index: Int, key: String)
    /// The language remembered from an earlier run is no longer available.
    case storedLanguageUnavailable(code: String, current: String)
    case storageFailed(reason: String)
    case override(OverrideFault)
  }

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
    case .storedLanguageUnavailable(let code, let current):
      return "the remembered language \(code) is not available any more; using \(current)"
    case .storageFailed(let reason): return "the selected language is not remembered: \(reason)"
    case .override(let fault): return fault.description
    }
  }
}

extension LocalizationFault: LocalizedError {
  public var errorDescription: String? { description }
}
