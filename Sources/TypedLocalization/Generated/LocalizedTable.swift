internal import MessageFormat

/// The tables of one target, as its generated code holds them.
@_spi(Generated)
public final class LocalizedTable: Sendable {
  /// - Parameters:
  ///   - bundle: `<package>_<target>`, the resource folder's name without its extension.
  ///   - fingerprint: of the keys and signatures; a compiled table made for others is not used.
  ///   - languages: `tag=folder` a line, the development language first; an empty folder means the
  ///     shared archive (`LocalizationHelper.tables`).
  ///   - tables: `name=first..<end` a line: which message indices each table has.
  ///   - options: `name=value` a line: `numbers=plain`, `fallback=zh-TW:zh-CN,en`,
  ///     `notOverridable=pattern`.
  ///   - literals: compiled tables as literals: the development language's; with embedded storage
  ///     every language's, in the order of `languages`.
  ///   - resources: where the platform says the resources lie (Apple platforms).
  public init(
    bundle: StaticString, fingerprint: UInt64, languages: StaticString, tables: StaticString,
    options: StaticString, literals: [StaticString],
    resources: (@Sendable () -> String?)? = nil
  ) {}

  public func text(_ index: Int) -> String { "" }
  public func text(_ index: Int, _ first: LocalizedArgument) -> String { "" }
  public func text(
    _ index: Int, _ first: LocalizedArgument, _ second: LocalizedArgument
  ) -> String { "" }
  public func text(
    _ index: Int, _ first: LocalizedArgument, _ second: LocalizedArgument,
    _ third: LocalizedArgument
  ) -> String { "" }
  public func text(_ index: Int, _ arguments: [LocalizedArgument]) -> String { "" }

  /// The text as it stands in the table, placeholders unfilled; nil for a key of no table.
  public func string(forKey key: String, in indices: Range<Int>) -> String? { nil }
}
