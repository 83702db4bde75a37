internal import Foundation

/// A catalog as the files of each language.
package struct FileConversion: Sendable {
  package struct Language: Sendable {
    package var language: String
    /// Nil for one that would be empty.
    package var strings: ByteStorage?
    package var stringsdict: ByteStorage?
  }

  package private(set) var languages: [Language] = []
  /// What the files cannot say, each as a sentence without its full stop.
  package private(set) var losses: [String] = []

  /// - Parameter catalog: the tables of one catalog, the source language's first.
  package init(_ catalog: [TableFile]) throws(EditRefusal) {
    var states = 0
    for table in catalog {
      var strings = StringsTableText()
      var varying: [(key: Text, comment: Text?, writer: StringsdictEntryWriter)] = []
      for entry in table.entries {
        guard let message = entry.value.message else {
          throw EditRefusal(.noText(entry.key.string), path: table.source.path)
        }
        states += message.forms.count { ![nil, TextState.translated].contains($0.form.state) }
        switch message {
        case .plain(let form):
          strings.add(entry.key, form.text, comment: entry.comment)
        case .variants(let variants):
          let writer = StringsdictEntryWriter(
            variants.withoutNeedlessNumbers(key: entry.key), key: entry.key,
            nameless: Message.nameless)
          if let fallback = writer.fallback {
            strings.add(entry.key, fallback, comment: entry.comment)
          }
          if writer.isNeeded { varying.append((entry.key, entry.comment, writer)) }
        }
      }
      languages.append(
        Language(
          language: table.language, strings: strings.contents,
          stringsdict: FileConversion.stringsdict(varying)))
      losses += strings.losses
    }
    if states > 0 { losses.append("\(states) texts are in a state other than translated") }
    note(catalog.first?.entries ?? [])
  }

  /// - Parameter tables: of one language, of several formats.
  package init(merging tables: [TableFile]) throws(EditRefusal) {
    let entries = try CatalogConversion.entries(tables)
    var seen: Set<Text> = []
    var keys: [Text] = []
    for entry in tables.flatMap(\.entries) where seen.insert(entry.key).inserted {
      keys.append(entry.key)
    }
    guard var merged = tables.first else {
      try self.init([])
      return
    }
    merged.entries = keys.compactMap { key in
      entries[key].map { entry in
        TableEntry(
          key: key, keyRange: .none, range: .none, value: .message(entry.message),
          comment: entry.comment)
      }
    }
    try self.init([merged])
  }

  private mutating func note(_ entries: [TableEntry]) {
    let fixed = entries.filter { $0.catalog?.shouldTranslate == false }
    if !fixed.isEmpty {
      losses.append("\(fixed.count) keys are not to be translated, which the files cannot say")
    }
    let stale = entries.count { $0.catalog?.extractionState == "stale" }
    if stale > 0 { losses.append("\(stale) keys are stale, which the files cannot say") }
  }

  private static func stringsdict(
    _ entries: [(key: Text, comment: Text?, writer: StringsdictEntryWriter)]
  ) -> ByteStorage? {
    if entries.isEmpty { return nil }
    return PropertyListWriter.list { list in
      for entry in entries {
        if let comment = entry.comment { list.comment(comment) }
        list.key(entry.key)
        entry.writer.write(to: &list)
      }
    }
  }
}

/// A `.strings` file that is written anew.
struct StringsTableText {
  private var text = ""
  private(set) var losses: [String] = []

  var contents: ByteStorage? { text.isEmpty ? nil : ByteStorage(text) }

  mutating func add(_ key: Text, _ value: Text, comment: Text?) {
    let style = StringsStyle()
    if !text.isEmpty { text += "\n" }
    if let comment, !comment.isEmpty {
      var words = comment.string
      if words.contains("*/") {
        losses.append("the comment of '\(key)' holds '*/', which is written as '* /'")
        words = words.components(separatedBy: "*/").joined(separator: "* /")
      }
      text += "/* \(words) */\n"
    }
    text += style.quoted(key.string) + " = " + style.quoted(value.string) + ";\n"
  }
}

extension MessageVariants {
  /// Without the numbers of arguments that the order of the references says as well.
  fileprivate func withoutNeedlessNumbers(key: Text) -> MessageVariants {
    var bare = self
    for index in bare.variables.indices { bare.variables[index].argumentNumber = nil }
    let (before, after) = (arguments(key: key), bare.arguments(key: key))
    let isSame = before.variables == after.variables && before.root == after.root
    return isSame && !refersTwice ? bare : self
  }

  /// Whether a form refers to a variable twice: without a number the second reads another argument.
  private var refersTwice: Bool {
    forms.contains { form in
      let names = (form.form.template?.segments ?? []).compactMap { segment -> Text? in
        guard case .variable(_, let name) = segment.kind else { return nil }
        return form.form.text.part(name)
      }
      return Set(names).count < names.count
    }
  }
}
