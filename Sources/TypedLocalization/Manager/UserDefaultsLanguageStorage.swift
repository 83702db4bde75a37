#if FullFoundation || !canImport(FoundationEssentials)
  internal import Foundation

  /// In the user's defaults, written through: outside Apple platforms what is only set is lost when the
  /// process ends.
  public struct UserDefaultsLanguageStorage: LanguageStorage {
    /// The key that is used where none is given.
    public static let defaultKey = "TypedLocalization.language"

    /// The key of the language's code in the defaults.
    public let key: String
    /// The defaults of another program or group; nil for the program's own.
    public let suiteName: String?

    /// - Parameters:
    ///   - key: the key of the language's code in the defaults.
    ///   - suiteName: the defaults of another program or group; nil for the program's own.
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
  }
#endif
