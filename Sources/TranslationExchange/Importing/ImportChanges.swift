/// The changes of one table's entries in one language that bring texts into it.
package struct ImportChanges {
  package struct Refusal {
    package var texts: [ImportedText]
    package var reason: String
  }

  package private(set) var changes: [EntryChange] = []
  package private(set) var refusals: [Refusal] = []
  private let table: ExchangeTable
  private let language: String
  /// As the file calls it.
  private let spelling: String

  /// - Parameters:
  ///   - texts: of one table and language.
  ///   - spelling: what the table's file calls the language.
  ///   - predecessors: behind which keys a new one goes.
  package init(
    _ texts: [ImportedText], to table: ExchangeTable, language: String, spelling: String,
    predecessors: (Text) -> [String]
  ) {
    self.table = table
    self.language = language
    self.spelling = spelling
    var groups: [Text: Int] = [:]
    var ordered: [[ImportedText]] = []
    for text in texts {
      if let index = groups[text.key] {
        ordered[index].append(text)
      } else {
        groups[text.key] = ordered.count
        ordered.append([text])
      }
    }
    for group in ordered { add(group, predecessors) }
  }

  private mutating func add(_ group: [ImportedText], _ predecessors: (Text) -> [String]) {
    let key = group[0].key
    let old = table.entry(key, in: language)
    let operations: [EntryChange.Operation]
    switch table.format {
    case .xcstrings: operations = textOperations(group)
    case .stringsdict:
      guard let found = stringsdictOperations(group, key, old) else { return }
      operations = found
    default:
      guard group.allSatisfy(\.form.isEmpty) else {
        return refuse(group, "a .strings file holds no text that varies")
      }
      operations = textOperations(group)
    }
    guard old == nil, table.format != .xcstrings else {
      var change = EntryChange(key.string, operations)
      change.setsRepetitions = true
      changes.append(change)
      return
    }
    let comment = table.entry(key, in: table.sourceLanguage)?.comment
    let described: [EntryChange.Operation] = comment.map { [.comment($0.string)] } ?? []
    changes.append(
      EntryChange(key.string, operations + described, place: .behind(predecessors(key))))
  }

  private func textOperations(_ group: [ImportedText]) -> [EntryChange.Operation] {
    // The text that holds variables goes before them.
    let ordered = group.filter(\.form.isEmpty) + group.filter { !$0.form.isEmpty }
    return ordered.map {
      .text($0.text, language: spelling, form: $0.form, state: $0.state)
    }
  }

  private mutating func refuse(_ group: [ImportedText], _ reason: String) {
    refusals.append(Refusal(texts: group, reason: reason))
  }

  // MARK: Stringsdict

  /// Nil where the texts do not make a whole, which is refused.
  private mutating func stringsdictOperations(
    _ group: [ImportedText], _ key: Text, _ old: TableEntry?
  ) -> [EntryChange.Operation]? {
    let source = table.message(of: key, in: table.sourceLanguage)
    guard let message = old?.value.message ?? source else {
      refuse(group, "what '\(key)' holds is no text")
      return nil
    }
    if old != nil, !StringsdictTranslation.needsWhole(message) { return textOperations(group) }
    var translation = StringsdictTranslation(message, isNew: old == nil)
    for text in group { translation.set(text.text, for: text.form) }
    guard let whole = translation.message else {
      refuse(
        group,
        "a part of '\(key)' has no translation, and a stringsdict that lacks a variable "
          + "makes programs crash; translate all of its forms")
      return nil
    }
    return [.message(whole, language: spelling)]
  }
}

/// An entry of a stringsdict whose texts are replaced together.
struct StringsdictTranslation {
  private let source: Message
  /// Of a new entry only forms that were set count.
  private let isNew: Bool
  private var texts: [FormPath: String] = [:]

  init(_ message: Message, isNew: Bool) {
    source = message
    self.isNew = isNew
  }

  /// Whether the forms of an entry cannot be changed one by one: the variables of several devices lie
  /// in the devices.
  static func needsWhole(_ message: Message) -> Bool {
    guard case .variants(let variants) = message, case .device = variants.root else {
      return false
    }
    return !variants.variables.isEmpty
  }

  mutating func set(_ text: String, for form: FormPath) { texts[form] = text }

  /// Nil where a variable or a plain text has no translation.
  var message: Message? {
    switch source {
    case .plain(let form):
      guard texts.keys.allSatisfy(\.isEmpty) else { return nil }
      return text(FormPath(), form).map { .plain($0) }
    case .variants(var variants):
      guard let root = node(variants.root, FormPath()) else { return nil }
      variants.root = root
      for index in variants.variables.indices {
        let place = FormPath(variable: variants.variables[index].name.string)
        guard let node = node(variants.variables[index].node, place) else { return nil }
        variants.variables[index].node = node
      }
      return .variants(variants)
    }
  }

  private func text(_ place: FormPath, _ form: MessageForm) -> MessageForm? {
    if let text = texts[place] { return MessageForm(text: Text(text)) }
    // A text that only holds variables is the same in most languages.
    return !isNew || !form.hasLetters ? form : nil
  }

  private func node(_ node: MessageNode, _ place: FormPath) -> MessageNode? {
    switch node {
    case .form(let form): return text(place, form).map { .form($0) }
    case .plural(let cases): return plural(cases, place)
    case .device(let cases):
      return all(cases) { one in
        var place = place
        place.device = one
        return place
      }.map { .device($0) }
    case .width(let cases):
      return all(cases) { one in
        var place = place
        place.width = one
        return place
      }.map { .width($0) }
    }
  }

  private func all<Label>(
    _ cases: [MessageNode.Case<Label>], _ place: (Label) -> FormPath
  ) -> [MessageNode.Case<Label>]? {
    var result: [MessageNode.Case<Label>] = []
    for one in cases {
      guard let node = node(one.node, place(one.label)) else { return nil }
      result.append(MessageNode.Case(one.label, node))
    }
    return result
  }

  private func plural(
    _ cases: [MessageNode.Case<PluralCategory>], _ place: FormPath
  ) -> MessageNode? {
    var result: [MessageNode.Case<PluralCategory>] = []
    for category in PluralCategory.allCases {
      var own = place
      own.category = category
      if let text = texts[own] {
        result.append(.init(category, .form(MessageForm(text: Text(text)))))
      } else if !isNew, let old = cases.last(where: { $0.label == category }) {
        result.append(old)
      }
    }
    return result.contains { $0.label == .other } ? .plural(result) : nil
  }
}
