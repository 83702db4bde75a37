internal import LocalizationGenerator
internal import SwiftEmission
internal import TableParsing

/// Messages formatted through compiled tables, without a program around them.
struct MessagePreview {
  /// Which message of which table.
  struct Position {
    var table: Int
    var row: Int
  }

  private let tableSet: TableSet
  private let configuration: Configuration
  private let tables: [(language: String, bytes: ByteStorage)]

  init(_ files: [SourceFile], folders: [String] = [], configuration: Configuration) {
    let tableSet = TableSet.joining(
      parse(files).value, folders: folders, configuration: configuration)
    self.init(tableSet.value, configuration: configuration)
  }

  init(_ tableSet: TableSet, configuration: Configuration) {
    self.configuration = configuration
    self.tableSet = tableSet
    var options = EmissionOptions()
    options.configuration = configuration
    options.configuration.storage = .bundle
    tables = SwiftEmission.emit(tableSet, options: options).value.tables
  }

  var languages: [String] { tableSet.languages }
  var keys: [String] { tableSet.tables.flatMap(\.keys).map(\.string) }

  var messages: [Position] {
    tableSet.tables.enumerated().flatMap { table, joined in
      joined.keys.indices.map { Position(table: table, row: $0) }
    }
  }

  /// The table named, else `Localizable`, else the first that has the key.
  func message(key: String, table name: String?) -> Position? {
    let key = Text(key)
    var found: Position?
    for (table, candidate) in tableSet.tables.enumerated() {
      guard name == nil || candidate.name == name, let row = candidate.keys.firstIndex(of: key)
      else { continue }
      if found == nil || candidate.name == "Localizable" {
        found = Position(table: table, row: row)
      }
    }
    return found
  }

  func signature(of message: Position) -> MessageSignature {
    tableSet.tables[message.table].signatures[message.row]
  }

  /// Why there is no such message, as a line to print.
  func lack(of key: String, table: String?) -> String {
    let names = tableSet.tables.map(\.name)
    if let table, !names.contains(table) {
      return "error: there is no table '\(table)'" + ClosestName.of(table, in: names).question
        + "\n"
    }
    let keys = tableSet.tables.filter { table == nil || $0.name == table }.flatMap(\.keys)
    return "error: no table has the key '\(key)'"
      + ClosestName.of(key, in: keys.map(\.string)).question + "\n"
  }

  /// Nil where neither the language, nor its fallbacks, nor the development language has a text.
  func text(
    of message: Position, language: LanguageTag, arguments: [FormatArgument], device: DeviceClass,
    width: Int?
  ) -> String? {
    let index = tableSet.tables[..<message.table].reduce(message.row) { $0 + $1.keys.count }
    var fallbacks = LanguageFallbacks(
      available: tableSet.languages, configured: configuration.fallbacks)
    for tag in fallbacks.chain(for: language.string) {
      guard let storage = tables.first(where: { $0.language == tag })?.bytes,
        let table = try? CompiledTable(bytes: storage.bytes)
      else { continue }
      let format = LanguageFormat(
        tag: tag, asked: language.string, localizesNumbers: configuration.numbers == .localized)
      let environment = FormatEnvironment(language: format, device: device, width: width)
      let text = arguments.withUnsafeBufferPointer {
        table.format(at: index, arguments: $0, environment: environment)
      }
      if let text { return withExtendedLifetime(storage) { text } }
    }
    return nil
  }
}
