/// The files of one table in all languages as one catalog.
package struct CatalogConversion: Sendable {
  package private(set) var contents = ByteStorage(capacity: 0)
  /// What a catalog cannot say, each as a sentence without its full stop.
  package private(set) var losses: [String] = []

  private let sourceLanguage: String

  /// Refuses texts that would be lost: those that vary by width and values that are no texts.
  /// - Parameter tables: the `.strings` and `.stringsdict` files of one table.
  package init(_ tables: [TableFile], sourceLanguage: String) throws(EditRefusal) {
    self.sourceLanguage = sourceLanguage
    var columns: [(language: String, entries: [Text: ConvertedEntry])] = []
    for language in CatalogConversion.languages(tables, sourceLanguage) {
      let own = tables.filter { CatalogConversion.language($0, sourceLanguage) == language }
      columns.append((language, try CatalogConversion.entries(own)))
    }
    var keys: Set<Text> = []
    for column in columns { keys.formUnion(column.entries.keys) }
    let sorted = KeyOrder.sorted(Array(keys)) { $0.string }
    var members: [NewValue.Member] = []
    for key in sorted { members.append(try member(key, columns)) }
    let catalog = NewValue.object([
      "sourceLanguage": .text(sourceLanguage), "strings": .object(members), "version": .text("1.0"),
    ])
    contents = ByteStorage(JSONSyntax().value(catalog, indent: ""))
  }

  private static func language(_ table: TableFile, _ sourceLanguage: String) -> String {
    table.language == "Base" || table.language.isEmpty ? sourceLanguage : table.language
  }

  private static func languages(_ tables: [TableFile], _ sourceLanguage: String) -> [String] {
    let all = Set(tables.map { language($0, sourceLanguage) })
    return KeyOrder.sorted(Array(all)) { $0 }
  }

  /// Of one language. A stringsdict's text wins over that of a `.strings` file, a language's own file
  /// over `Base`, and of repeated keys the last.
  static func entries(_ tables: [TableFile]) throws(EditRefusal) -> [Text: ConvertedEntry] {
    var entries: [Text: ConvertedEntry] = [:]
    let ordered = tables.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if (first.language == "Base") != (second.language == "Base") {
        return first.language == "Base"
      }
      if first.format.precedence != second.format.precedence {
        return first.format.precedence < second.format.precedence
      }
      return left.offset < right.offset
    }.map(\.element)
    for table in ordered {
      for entry in table.entries {
        guard let message = entry.value.message else {
          throw EditRefusal(.noText(entry.key.string), path: table.source.path)
        }
        let old = entries[entry.key]
        entries[entry.key] = ConvertedEntry(
          message: message.completed(by: old?.message), comment: entry.comment ?? old?.comment,
          path: table.source.path)
      }
    }
    return entries
  }

  private mutating func member(
    _ key: Text, _ columns: [(language: String, entries: [Text: ConvertedEntry])]
  ) throws(EditRefusal) -> NewValue.Member {
    var localizations: [NewValue.Member] = []
    for column in columns {
      guard let entry = column.entries[key] else { continue }
      let message = entry.message.asCatalog(key: key)
      localizations.append(
        .init(
          column.language,
          try CatalogMessageWriter.localization(message, key: key.string, entry.path)))
    }
    let source = columns.first { $0.language == sourceLanguage }?.entries[key]?.comment
    let comments = columns.compactMap { $0.entries[key]?.comment }
    let comment = source ?? comments.first
    let others = comments.filter { $0 != comment }
    if !others.isEmpty {
      losses.append("'\(key)' has other comments in translations, which a catalog has no place for")
    }
    var members: [NewValue.Member] = []
    if let comment { members.append(.init("comment", .text(comment.string))) }
    members.append(.init("extractionState", .text("manual")))
    members.append(.init("localizations", .object(localizations)))
    return .init(key.string, .object(members))
  }
}

/// What the files of one language say of a key together.
struct ConvertedEntry {
  var message: Message
  var comment: Text?
  var path: String
}

extension Message {
  /// With a plain text of the same key as what a device rule says on all other devices.
  fileprivate func completed(by old: Message?) -> Message {
    guard case .variants(let variants) = self, case .plain(let form)? = old,
      let completed = variants.completed(by: form)
    else { return self }
    return .variants(completed)
  }

  /// The nameless variable of a stringsdict is a plural of the whole text; others say which argument
  /// they are.
  fileprivate func asCatalog(key: Text) -> Message {
    guard case .variants(var variants) = self else { return self }
    if variants.variables.count == 1, variants.variables[0].name == Message.nameless,
      case .form(let form) = variants.root, form.isReference(to: Message.nameless)
    {
      return .variants(MessageVariants(root: variants.variables[0].node))
    }
    let arguments = variants.arguments(key: key)
    for index in variants.variables.indices
    where variants.variables[index].argumentNumber == nil {
      variants.variables[index].argumentNumber = arguments.variables[index].map { $0 + 1 }
    }
    return .variants(variants)
  }

  /// What the variable is called that a plural without a name needs in a stringsdict: it gives an
  /// argument no label.
  static let nameless = Text("_")
}

extension MessageForm {
  /// Whether the text is nothing but a variable.
  fileprivate func isReference(to name: Text) -> Bool {
    guard let template, template.segments.count == 1,
      case .variable(_, let range) = template.segments[0].kind
    else { return false }
    return text.part(range) == name
  }
}
