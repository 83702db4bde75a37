public import Foundation

/// In the user's defaults, written through: outside Apple platforms what is only set is lost when the
/// process ends.
public struct UserDefaultsLanguageStorage: LanguageStorage {
  public static let defaultKey = "TypedLocalization.language"

  public let key: String
  /// The defaults of another program or group; nil for the program's own.
  public let suiteName: String?

  public init(key: String = Self.defaultKey, suiteName: String? = nil) {
    self.key = key
    self.suiteName = suiteName
  }

  public func load() throws -> String? {
    let code = try defaults().string(forKey: key)
    return code?.isEmpty == false ? code : nil
  }

  public func save(_ code: String?) throws {
    let defaults = try defaults()
    if let code { defaults.set(code, forKey: key) } else { defaults.removeObject(forKey: key) }
    guard defaults.synchronize() else { throw LanguageStorageError.notWritten }
  }

  private func defaults() throws -> UserDefaults {
    guard let suiteName else { return .standard }
    guard let suite = UserDefaults(suiteName: suiteName) else {
      throw LanguageStorageError.noSuchSuite(suiteName)
    }
    return suite
  }

  /// What `LanguageManager.shared` begins with. Tests do not write the defaults of their user: in a
  /// test runner the selection is kept in memory.
  static var standardUnlessTesting: any LanguageStorage {
    // The process's name and environment by way of `ProcessInfo` take a while at the first text.
    let path = Array((CommandLine.arguments.first ?? "").utf8)
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let name = String(decoding: path[start...], as: UTF8.self)
    let isTesting =
      name.ends(in: ".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
      || name.ends(in: "-test-runner") || getenv("XCTestConfigurationFilePath") != nil
    return isTesting ? MemoryLanguageStorage() : UserDefaultsLanguageStorage()
  }
}

/// Why the selected language could not be read or remembered.
public enum LanguageStorageError: Error, Equatable, Sendable {
  case notWritten
  case noSuchSuite(String)
  /// Neither `XDG_CONFIG_HOME` nor `HOME` names a folder.
  case noConfigurationFolder
}

extension LanguageStorageError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notWritten: "the user's defaults could not be written"
    case .noSuchSuite(let name): "there are no user's defaults called \"\(name)\""
    case .noConfigurationFolder:
      "there is no folder for configurations: neither XDG_CONFIG_HOME nor HOME names one"
    }
  }
}
