// LocalizationHelper.swift, made by localization-tool from Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated public enum LocalizationHelper {
  /// text
  public static var plainKey: Swift.String { _localizedText(3) }
  /// %@
  public static func value(_ arg1: Swift.String) -> Swift.String { _localizedText_s(0, arg1) }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  public static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 0..<4)
  }
  public enum Menu {
    public enum File {
      /// Open
      public static var open: Swift.String { _localizedText(2) }
      /// Open…
      public static var openElsewhere: Swift.String { _localizedText(1) }
    }
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0xefbf5816dc5bad63,
    languages: "en=\nfr=",
    tables: "Localizable=0..<4",
    options: "numbers=plain\nfallback=zh-TW:zh-CN,en\nnotOverridable=menu/*",
    literals: [
      "<table>",
    ],
    registration: LocalizationHelperTables.self
  )
}

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
  public enum SupportedLanguage: Swift.String, _TypedLocalization.TypedLanguage {
    case en = "en"
    case fr = "fr"
  }
}

nonisolated extension _TypedLocalization.LanguageManager {
  /// Runs `operation` in a language of this target, whatever is selected.
  public static func withLanguage<Result, Failure: Swift.Error>(_ language: LocalizationHelper.SupportedLanguage, operation: () throws(Failure) -> Result) throws(Failure) -> Result {
    try withLanguage(language.rawValue, operation: operation)
  }
  /// The same for asynchronous work.
  public static func withLanguage<Result>(_ language: LocalizationHelper.SupportedLanguage, isolation: isolated (any _Concurrency.Actor)? = #isolation, operation: () async throws -> Result) async rethrows -> Result {
    try await withLanguage(language.rawValue, isolation: isolation, operation: operation)
  }
}

nonisolated extension _TypedLocalization.LocalizedMessage {
  /// The text in a language of this target, whatever is selected.
  public func string(in language: LocalizationHelper.SupportedLanguage) -> Swift.String { string(in: language.rawValue) }
}
