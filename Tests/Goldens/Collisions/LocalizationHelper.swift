// LocalizationHelper.swift, made by localization-tool from Identity.strings, Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// j
  internal static var _2Hours: Swift.String { _localizedText(3) }
  /// k
  internal static var _3Hours: Swift.String { _localizedText(4) }
  /// e
  internal static var bookNow_7458: Swift.String { _localizedText(5) }
  /// d
  internal static var bookNow_cb96: Swift.String { _localizedText(6) }
  /// OK
  internal static var ok_94bc: Swift.String { _localizedText(7) }
  /// Ok
  internal static var ok_a253: Swift.String { _localizedText(8) }
  /// f
  internal static var a: Swift.String { _localizedText(9) }
  /// q
  internal static var e1_7f9f: Swift.String { _localizedText(13) }
  /// r
  internal static var e2_363c: Swift.String { _localizedText(14) }
  /// o
  internal static var e1_880f: Swift.String { _localizedText(15) }
  /// p
  internal static var e2_4a4c: Swift.String { _localizedText(16) }
  /// a
  internal static var mySub_b501: Swift.String { _localizedText(18) }
  /// c
  internal static var mySub_326c: Swift.String { _localizedText(19) }
  /// b
  internal static var mySub_4b1e: Swift.String { _localizedText(20) }
  /// The text of the key that is “e-” and the number, if any.
  internal static func e_53d7(number: Swift.Int) -> Swift.String? {
    switch number {
    case 1: return _localizedText(13)
    case 2: return _localizedText(14)
    default: return nil
    }
  }
  /// The text of the key that is “e_” and the number, if any.
  internal static func e_d572(number: Swift.Int) -> Swift.String? {
    switch number {
    case 1: return _localizedText(15)
    case 2: return _localizedText(16)
    default: return nil
    }
  }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 1..<22)
  }
  internal enum Identity_a446 {
    /// Title
    internal static var title: Swift.String { _localizedText(0) }
    /// The text of any key of Identity as its table has it; nil for no key of it.
    internal static func string(forKey key: Swift.String) -> Swift.String? {
      _localizedString(key, 0..<1)
    }
  }
  internal enum A {
    /// g
    internal static var b: Swift.String { _localizedText(11) }
    internal enum Header {
      /// i
      internal static var y: Swift.String { _localizedText(10) }
      /// h
      internal static var x: Swift.String { _localizedText(12) }
    }
  }
  internal enum Identity_05cb {
    /// s
    internal static var title: Swift.String { _localizedText(17) }
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0xf2530c34eb79f693,
    languages: "en=en.lproj\nde=de.lproj",
    tables: "Identity=0..<1\nLocalizable=1..<22",
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
