// LocalizationHelper.swift, made by localization-tool from Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// String
  ///
  /// comment with U+2028 \U2028 and a \n break
  internal static var string: Swift.String { _localizedText(0) }
  /// line break
  internal static var aB: Swift.String { _localizedText(3) }
  /// */ (x) """ "#     \u{0} \u{202e}
  internal static var end: Swift.String { _localizedText(4) }
  /// Größe
  internal static var größe: Swift.String { _localizedText(5) }
  /// text
  internal static var init_: Swift.String { _localizedText(6) }
  /// 東京
  internal static var 東京: Swift.String { _localizedText(8) }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 0..<9)
  }
  internal enum Swift_ {
    /// text
    internal static var string: Swift.String { _localizedText(1) }
  }
  internal enum Type_ {
    /// text
    internal static var self_: Swift.String { _localizedText(2) }
  }
  internal enum `Self` {
    /// text
    internal static var init_: Swift.String { _localizedText(7) }
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0x202e7dc520ce90aa,
    languages: "en=en.lproj\nde=de.lproj",
    tables: "Localizable=0..<9",
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
