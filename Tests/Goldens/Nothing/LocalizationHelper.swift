// LocalizationHelper.swift, made by localization-tool from Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 0..<0)
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0x3cbac61a5a2cb9a3,
    languages: "en=en.lproj",
    tables: "Localizable=0..<0",
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
