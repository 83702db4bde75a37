// LocalizationHelper.swift, made by localization-tool from Identity.strings, Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// Accounts
  internal static var appName: Swift.String { _localizedText(5) }
  /// Default
  internal static var `default`: Swift.String { _localizedText(6) }
  /// Sign in
  ///
  /// Button that opens the form
  internal static var signIn: Swift.String { _localizedText(9) }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 5..<11)
  }
  internal enum Identity {
    /// All is well
    internal static var error0: Swift.String { _localizedText(0) }
    /// The name is taken
    internal static var error1: Swift.String { _localizedText(1) }
    /// %@ was not found
    internal static func error404(_ arg1: Swift.String) -> Swift.String { _localizedText_s(2, arg1) }
    /// The service is busy
    internal static var error50001: Swift.String { _localizedText(3) }
    /// Something went wrong
    internal static var errorUnknown: Swift.String { _localizedText(4) }
    /// The text of the key that is “error_” and the number, if any.
    internal static func error(code: Swift.Int) -> Swift.String? {
      switch code {
      case 0: return _localizedText(0)
      case 1: return _localizedText(1)
      case 50001: return _localizedText(3)
      default: return nil
      }
    }
    /// The text of any key of Identity as its table has it; nil for no key of it.
    internal static func string(forKey key: Swift.String) -> Swift.String? {
      _localizedString(key, 0..<5)
    }
  }
  internal enum Settings {
    /// %1$lld of %2$lld files, %3$.1f %% used
    internal static func storage(_ arg1: Swift.Int, _ arg2: Swift.Int, _ arg3: Swift.Double) -> Swift.String { _localizedText_iid(8, arg1, arg2, arg3) }
    internal enum Account {
      /// Account
      internal static var title: Swift.String { _localizedText(7) }
    }
  }
  internal enum Welcome {
    /// Welcome, %@!
    ///
    /// %1$@: userName
    internal static func user(userName arg1: Swift.String) -> Swift.String { _localizedText_s(10, arg1) }
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0x869cacea6e44f322,
    languages: "en=en.lproj\nde=de.lproj",
    tables: "Identity=0..<5\nLocalizable=5..<11",
    options: "",
    literals: [
      "<table>",
    ],
    registration: LocalizationHelperTables.self,
    resources: _localizedTableResources()
  )
}

nonisolated private func _localizedTableResources() -> (@Sendable () -> Swift.String?)? {
  #if canImport(Darwin) && SWIFT_PACKAGE
    _TypedLocalization.LocalizedTable.resources(of: { .module })
  #elseif canImport(Darwin)
    _TypedLocalization.LocalizedTable.resources(around: _LocalizedTableOwner.self)
  #else
    nil
  #endif
}

#if canImport(Darwin) && !SWIFT_PACKAGE
  // Its bundle is the one that Xcode makes of this target.
  nonisolated private final class _LocalizedTableOwner: Swift.Sendable {}
#endif

nonisolated internal enum LocalizationHelperTables: _TypedLocalization.LocalizedTableRegistration {
  internal static func register() { _ = _localizedTable }
}

#if compiler(>=6.3) && canImport(Darwin)
  @section("__DATA,__mod_init_func") @used
  nonisolated private let _localizedTableAnnouncement: @convention(c) () -> Swift.Void = {
    _TypedLocalization.LocalizedTable.announce(LocalizationHelperTables.self)
  }
#elseif compiler(>=6.3) && (os(Linux) || os(Android) || os(FreeBSD))
  @section(".init_array") @used
  nonisolated private let _localizedTableAnnouncement: @convention(c) () -> Swift.Void = {
    _TypedLocalization.LocalizedTable.announce(LocalizationHelperTables.self)
  }
#endif

@inline(never)
nonisolated private func _localizedText(_ index: Swift.Int) -> Swift.String {
  _localizedTable.text(index)
}

@inline(never)
nonisolated private func _localizedText_iid(_ index: Swift.Int, _ arg1: Swift.Int, _ arg2: Swift.Int, _ arg3: Swift.Double) -> Swift.String {
  _localizedTable.text(index, .int(arg1), .int(arg2), .double(arg3))
}

@inline(never)
nonisolated private func _localizedText_s(_ index: Swift.Int, _ arg1: Swift.String) -> Swift.String {
  _localizedTable.text(index, .string(arg1))
}

nonisolated private func _localizedString(_ key: Swift.String, _ indices: Swift.Range<Swift.Int>) -> Swift.String? {
  _localizedTable.string(forKey: key, in: indices)
}

// Makes the import fit any other import of the module in this target.
@_spi(Generated) @usableFromInline typealias _LocalizationHelperImport = _TypedLocalization.LanguageManager

nonisolated extension LocalizationHelper {
  /// The languages of this target's texts, the development language first.
  internal enum SupportedLanguage: Swift.String, _TypedLocalization.TypedLanguage {
    case en = "en"
    case de = "de"
  }
}

nonisolated extension _TypedLocalization.LanguageManager {
  /// Runs `operation` in a language of this target, whatever is selected.
  internal static func withLanguage<Result, Failure: Swift.Error>(_ language: LocalizationHelper.SupportedLanguage, operation: () throws(Failure) -> Result) throws(Failure) -> Result {
    try withLanguage(language.rawValue, operation: operation)
  }
  /// The same for asynchronous work.
  internal static func withLanguage<Result>(_ language: LocalizationHelper.SupportedLanguage, isolation: isolated (any _Concurrency.Actor)? = #isolation, operation: () async throws -> Result) async rethrows -> Result {
    try await withLanguage(language.rawValue, isolation: isolation, operation: operation)
  }
}

nonisolated extension _TypedLocalization.LocalizedMessage {
  /// The text in a language of this target, whatever is selected.
  internal func string(in language: LocalizationHelper.SupportedLanguage) -> Swift.String { string(in: language.rawValue) }
}
