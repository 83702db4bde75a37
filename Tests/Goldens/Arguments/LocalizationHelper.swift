// LocalizationHelper.swift, made by localization-tool from Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// %5$@ %6$@ on %4$@ with %2$@
  internal static func gap(_ arg1: Swift.String, _ arg2: Swift.String, _ arg3: Swift.String, _ arg4: Swift.String, _ arg5: Swift.String, _ arg6: Swift.String) -> Swift.String { _localizedText_ssssss(0, arg1, arg2, arg3, arg4, arg5, arg6) }
  /// %1$(arg1)@ %2$(arg1)@
  internal static func inner(arg1: Swift.String, arg12 arg2: Swift.String) -> Swift.String { _localizedText_ss(1, arg1, arg2) }
  /// %(in)@ %(inout)@ %(var)d
  internal static func keywords(in arg1: Swift.String, `inout` arg2: Swift.String, `var` arg3: Swift.Int) -> Swift.String { _localizedText_ssi(2, arg1, arg2, arg3) }
  /// %@ %d %u %f %c
  internal static func many(_ arg1: Swift.String, _ arg2: Swift.Int, _ arg3: Swift.UInt, _ arg4: Swift.Double, _ arg5: Swift.Character) -> Swift.String { _localizedText_siudc(3, arg1, arg2, arg3, arg4, arg5) }
  /// %(name)@ is %(age)lld
  internal static func named(name arg1: Swift.String, age arg2: Swift.Int) -> Swift.String { _localizedText_si(4, arg1, arg2) }
  /// 100%% of it
  internal static var percent: Swift.String { _localizedText(5) }
  /// %2$@ %1$d
  internal static func reordered(_ arg1: Swift.Int, _ arg2: Swift.String) -> Swift.String { _localizedText_is(6, arg1, arg2) }
  /// %*d
  internal static func width(_ arg1: Swift.Int, _ arg2: Swift.Int) -> Swift.String { _localizedText_ii(7, arg1, arg2) }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 0..<8)
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0xd97c74e87417c123,
    languages: "en=en.lproj\nde=de.lproj",
    tables: "Localizable=0..<8",
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
nonisolated private func _localizedText_ii(_ index: Swift.Int, _ arg1: Swift.Int, _ arg2: Swift.Int) -> Swift.String {
  _localizedTable.text(index, .int(arg1), .int(arg2))
}

@inline(never)
nonisolated private func _localizedText_is(_ index: Swift.Int, _ arg1: Swift.Int, _ arg2: Swift.String) -> Swift.String {
  _localizedTable.text(index, .int(arg1), .string(arg2))
}

@inline(never)
nonisolated private func _localizedText_si(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.Int) -> Swift.String {
  _localizedTable.text(index, .string(arg1), .int(arg2))
}

@inline(never)
nonisolated private func _localizedText_siudc(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.Int, _ arg3: Swift.UInt, _ arg4: Swift.Double, _ arg5: Swift.Character) -> Swift.String {
  _localizedTable.text(index, [.string(arg1), .int(arg2), .uint(arg3), .double(arg4), .character(arg5)])
}

@inline(never)
nonisolated private func _localizedText_ss(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.String) -> Swift.String {
  _localizedTable.text(index, .string(arg1), .string(arg2))
}

@inline(never)
nonisolated private func _localizedText_ssi(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.String, _ arg3: Swift.Int) -> Swift.String {
  _localizedTable.text(index, .string(arg1), .string(arg2), .int(arg3))
}

@inline(never)
nonisolated private func _localizedText_ssssss(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.String, _ arg3: Swift.String, _ arg4: Swift.String, _ arg5: Swift.String, _ arg6: Swift.String) -> Swift.String {
  _localizedTable.text(index, [.string(arg1), .string(arg2), .string(arg3), .string(arg4), .string(arg5), .string(arg6)])
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
