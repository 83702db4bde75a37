// LocalizationHelper.swift, made by localization-tool from Identity.strings, Localizable.strings
@_spi(Generated) public import TypedLocalization

/// Texts of this target, in the language in force where they are asked for.
nonisolated internal enum LocalizationHelper {
  /// Due %@
  internal static func due(_ arg1: Swift.String) -> Swift.String { _localizedText_s(2, arg1) }
  /// Failed to open %@: %@
  internal static func failed(_ arg1: Swift.String, _ arg2: Swift.String) -> Swift.String { _localizedText_ss(3, arg1, arg2) }
  /// Under %c
  internal static func initial(_ arg1: Swift.Character) -> Swift.String { _localizedText_c(5, arg1) }
  /// Sign in
  ///
  /// The title of the form
  internal static var signIn: Swift.String { _localizedText(8) }
  /// Welcome, **%@**!
  internal static func welcomeUser(_ arg1: Swift.String) -> Swift.String { _localizedText_s(11, arg1) }
  /// The text of any key of Localizable as its table has it; nil for no key of it.
  internal static func string(forKey key: Swift.String) -> Swift.String? {
    _localizedString(key, 2..<12)
  }
  /// The text of the key that is “order.status.” and the case. An enum without one of the keys, or with more cases, does not compile.
  internal static func orderStatus(_ value: OrderStatus) -> Swift.String {
    switch value {
    case .inTransit: return _localizedText(6)
    case .shipped: return _localizedText(7)
    }
  }
  /// The text of the key that is “sign.” and the case. An enum without one of the keys, or with more cases, does not compile.
  internal static func sign(_ value: FloatingPointSign) -> Swift.String {
    switch value {
    case .minus: return _localizedText(9)
    case .plus: return _localizedText(10)
    }
  }
  internal enum Identity {
    /// The name is taken
    internal static var error1: Swift.String { _localizedText(0) }
    /// The password is too short
    internal static var error2: Swift.String { _localizedText(1) }
    /// The text of the key that is “error_” and the number, if any.
    internal static func error(code: Swift.Int) -> Swift.String? {
      switch code {
      case 1: return _localizedText(0)
      case 2: return _localizedText(1)
      default: return nil
      }
    }
    /// The text of any key of Identity as its table has it; nil for no key of it.
    internal static func string(forKey key: Swift.String) -> Swift.String? {
      _localizedString(key, 0..<2)
    }
  }
  internal enum Folder {
    /// %1$@ has %2$d files, %3$.1f %% of the disk
    ///
    /// %1$@: folder, %2$d: files
    internal static func size(folder arg1: Swift.String, files arg2: Swift.Int, _ arg3: Swift.Double) -> Swift.String { _localizedText_sid(4, arg1, arg2, arg3) }
  }
  internal enum Order {
    internal enum Status {
      /// On its way
      internal static var inTransit: Swift.String { _localizedText(6) }
      /// Shipped
      internal static var shipped: Swift.String { _localizedText(7) }
    }
  }
  internal enum Sign {
    /// Negative
    internal static var minus: Swift.String { _localizedText(9) }
    /// Positive
    internal static var plus: Swift.String { _localizedText(10) }
  }
  internal enum Message {
    /// Due %@
    internal static func due(_ arg1: some _TypedLocalization.LocalizedText) -> _TypedLocalization.LocalizedMessage { _localizedMessage_s(2, arg1) }
    /// Failed to open %@: %@
    internal static func failed(_ arg1: some _TypedLocalization.LocalizedText, _ arg2: some _TypedLocalization.LocalizedText) -> _TypedLocalization.LocalizedMessage { _localizedMessage_ss(3, arg1, arg2) }
    /// Under %c
    internal static func initial(_ arg1: Swift.Character) -> _TypedLocalization.LocalizedMessage { _localizedMessage_c(5, arg1) }
    /// Sign in
    ///
    /// The title of the form
    internal static var signIn: _TypedLocalization.LocalizedMessage { _localizedMessage(8) }
    /// Welcome, **%@**!
    internal static func welcomeUser(_ arg1: some _TypedLocalization.LocalizedText) -> _TypedLocalization.LocalizedMessage { _localizedMessage_s(11, arg1) }
    /// The text of the key that is “order.status.” and the case. An enum without one of the keys, or with more cases, does not compile.
    internal static func orderStatus(_ value: OrderStatus) -> _TypedLocalization.LocalizedMessage {
      switch value {
      case .inTransit: return _localizedMessage(6)
      case .shipped: return _localizedMessage(7)
      }
    }
    /// The text of the key that is “sign.” and the case. An enum without one of the keys, or with more cases, does not compile.
    internal static func sign(_ value: FloatingPointSign) -> _TypedLocalization.LocalizedMessage {
      switch value {
      case .minus: return _localizedMessage(9)
      case .plus: return _localizedMessage(10)
      }
    }
    internal enum Identity {
      /// The name is taken
      internal static var error1: _TypedLocalization.LocalizedMessage { _localizedMessage(0) }
      /// The password is too short
      internal static var error2: _TypedLocalization.LocalizedMessage { _localizedMessage(1) }
    }
    internal enum Folder {
      /// %1$@ has %2$d files, %3$.1f %% of the disk
      ///
      /// %1$@: folder, %2$d: files
      internal static func size(folder arg1: some _TypedLocalization.LocalizedText, files arg2: some _TypedLocalization.LocalizedInteger, _ arg3: some _TypedLocalization.LocalizedNumber) -> _TypedLocalization.LocalizedMessage { _localizedMessage_sid(4, arg1, arg2, arg3) }
    }
    internal enum Order {
      internal enum Status {
        /// On its way
        internal static var inTransit: _TypedLocalization.LocalizedMessage { _localizedMessage(6) }
        /// Shipped
        internal static var shipped: _TypedLocalization.LocalizedMessage { _localizedMessage(7) }
      }
    }
    internal enum Sign {
      /// Negative
      internal static var minus: _TypedLocalization.LocalizedMessage { _localizedMessage(9) }
      /// Positive
      internal static var plus: _TypedLocalization.LocalizedMessage { _localizedMessage(10) }
    }
  }
}

nonisolated private let _localizedTable: _TypedLocalization.LocalizedTable = _localizedTableMade()

nonisolated private func _localizedTableMade() -> _TypedLocalization.LocalizedTable {
  _TypedLocalization.LocalizedTable(
    bundle: "Package_Target",
    fingerprint: 0x6447e8d34654622f,
    languages: "en=en.lproj\nde=de.lproj\npt-BR=pt-BR.lproj",
    tables: "Identity=0..<2\nLocalizable=2..<12",
    options: "richText=plain",
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
nonisolated private func _localizedText_c(_ index: Swift.Int, _ arg1: Swift.Character) -> Swift.String {
  _localizedTable.text(index, .character(arg1))
}

@inline(never)
nonisolated private func _localizedText_s(_ index: Swift.Int, _ arg1: Swift.String) -> Swift.String {
  _localizedTable.text(index, .string(arg1))
}

@inline(never)
nonisolated private func _localizedText_sid(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.Int, _ arg3: Swift.Double) -> Swift.String {
  _localizedTable.text(index, .string(arg1), .int(arg2), .double(arg3))
}

@inline(never)
nonisolated private func _localizedText_ss(_ index: Swift.Int, _ arg1: Swift.String, _ arg2: Swift.String) -> Swift.String {
  _localizedTable.text(index, .string(arg1), .string(arg2))
}

@inline(never)
nonisolated private func _localizedMessage(_ index: Swift.Int) -> _TypedLocalization.LocalizedMessage {
  _TypedLocalization.LocalizedMessage(_localizedTable, index)
}

@inline(never)
nonisolated private func _localizedMessage_c(_ index: Swift.Int, _ arg1: Swift.Character) -> _TypedLocalization.LocalizedMessage {
  _TypedLocalization.LocalizedMessage(_localizedTable, index, [.character(arg1)])
}

@inline(never)
nonisolated private func _localizedMessage_s(_ index: Swift.Int, _ arg1: some _TypedLocalization.LocalizedText) -> _TypedLocalization.LocalizedMessage {
  _TypedLocalization.LocalizedMessage(_localizedTable, index, [arg1.messageArgument])
}

@inline(never)
nonisolated private func _localizedMessage_sid(_ index: Swift.Int, _ arg1: some _TypedLocalization.LocalizedText, _ arg2: some _TypedLocalization.LocalizedInteger, _ arg3: some _TypedLocalization.LocalizedNumber) -> _TypedLocalization.LocalizedMessage {
  _TypedLocalization.LocalizedMessage(_localizedTable, index, [arg1.messageArgument, arg2.messageArgument, arg3.messageArgument])
}

@inline(never)
nonisolated private func _localizedMessage_ss(_ index: Swift.Int, _ arg1: some _TypedLocalization.LocalizedText, _ arg2: some _TypedLocalization.LocalizedText) -> _TypedLocalization.LocalizedMessage {
  _TypedLocalization.LocalizedMessage(_localizedTable, index, [arg1.messageArgument, arg2.messageArgument])
}

nonisolated private func _localizedString(_ key: Swift.String, _ indices: Swift.Range<Swift.Int>) -> Swift.String? {
  _localizedTable.string(forKey: key, in: indices)
}

// Makes the import fit any other import of the module in this target.
@_spi(Generated) @usableFromInline typealias _LocalizationHelperImport = _TypedLocalization.LanguageManager

nonisolated extension LocalizationHelper {
  /// The languages of this target's texts, the development language first.
  internal enum AppLanguage: Swift.String, _TypedLocalization.TypedLanguage {
    case en = "en"
    case de = "de"
    case ptBR = "pt-BR"
  }
}

nonisolated extension _TypedLocalization.LanguageManager {
  /// Runs `operation` in a language of this target, whatever is selected.
  internal static func withLanguage<Result, Failure: Swift.Error>(_ language: LocalizationHelper.AppLanguage, operation: () throws(Failure) -> Result) throws(Failure) -> Result {
    try withLanguage(language.rawValue, operation: operation)
  }
  /// The same for asynchronous work.
  internal static func withLanguage<Result>(_ language: LocalizationHelper.AppLanguage, isolation: isolated (any _Concurrency.Actor)? = #isolation, operation: () async throws -> Result) async rethrows -> Result {
    try await withLanguage(language.rawValue, isolation: isolation, operation: operation)
  }
}

nonisolated extension _TypedLocalization.LocalizedMessage {
  /// The text in a language of this target, whatever is selected.
  internal func string(in language: LocalizationHelper.AppLanguage) -> Swift.String { string(in: language.rawValue) }
}

nonisolated extension LocalizationHelper {
  /// The keys that begin with “order.status.”.
  internal enum OrderStatus: Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable {
    case inTransit = "in-transit"
    case shipped = "shipped"
  }
}
