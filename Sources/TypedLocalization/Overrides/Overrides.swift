internal import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Texts that are laid over those of a table while the program runs.
///
/// Each text is checked against its key as translations are when a package is built: one that adds
/// an argument, changes the type of one or has a damaged placeholder is not used and is reported; the
/// others are.
public struct Overrides: Sendable {
  /// The table whose texts are replaced, in every target that has one of this name.
  public let table: String
  /// `<package>_<target>` of the only target concerned; nil for all.
  public let target: String?
  let layers: [OverrideLayer]
  /// What could not be read.
  let faults: [OverrideFault]

  /// `<table>.strings` and `<table>.stringsdict` in the `.lproj` folders of `folder`, and those beside
  /// them, which serve every language.
  public init(folder: URL, table: String = "Localizable", target: String? = nil) {
    self.init(OverrideFolder(folder, table: table).read(), table: table, target: target)
  }

  /// - Parameters:
  ///   - texts: key → text.
  ///   - language: nil serves every language.
  ///   - table: the table whose texts are replaced.
  ///   - target: `<package>_<target>` of the only target concerned; nil for all.
  public init(
    texts: [String: String], language: String? = nil, table: String = "Localizable",
    target: String? = nil
  ) {
    let layer = OverrideLayer(
      language: language, source: table,
      messages: texts.mapValues { .plain(MessageForm(text: Text($0))) })
    self.init(([layer], []), table: table, target: target)
  }

  private init(
    _ read: (layers: [OverrideLayer], faults: [OverrideFault]), table: String, target: String?
  ) {
    self.table = table
    self.target = target
    layers = read.layers
    faults = read.faults
  }

  func concerns(_ manifest: TableManifest) -> Bool {
    (target ?? manifest.bundle) == manifest.bundle && manifest.tables.contains { $0.name == table }
  }
}

/// One language's texts of an override.
struct OverrideLayer: Sendable {
  /// Nil serves every language.
  var language: String?
  /// For reports.
  var source: String
  var messages: [String: Message]
}
