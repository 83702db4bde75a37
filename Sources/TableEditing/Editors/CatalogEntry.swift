internal import Foundation

/// One entry of a catalog while it is changed.
struct CatalogEntry {
  private var document: TreeDocument<JSONSyntax>
  private let key: String
  private let sourceLanguage: String
  private let context: EditorContext

  init(
    _ text: String, key: String, _ sourceLanguage: String, _ syntax: JSONSyntax, _ indent: String,
    _ context: EditorContext
  ) throws(EditRefusal) {
    let source = SourceText(path: context.path, storage: ByteStorage(text))
    guard let document = TreeDocument(source, syntax: syntax, indent: indent),
      document.isDictionary
    else { throw EditRefusal(.noText(key), path: context.path) }
    self.document = document
    self.key = key
    self.sourceLanguage = sourceLanguage
    self.context = context
  }

  var text: String { document.source.storage.string }

  mutating func apply(_ operation: EntryChange.Operation) throws(EditRefusal) {
    switch operation {
    case .text(let text, let language, let form, let state):
      try set(text, language, form, state)
    case .message(let message, let language):
      let localization = try CatalogMessageWriter.localization(message, key: key, context.path)
      try check(document.set(["localizations", language], localization))
    case .comment(let comment): try set("comment", comment.map { .text($0) })
    case .attribute(let name, let value): try set(name, value)
    case .removeLanguage(let language): try remove(language)
    case .remove, .rename, .entry: break
    }
  }

  private mutating func set(_ name: String, _ value: NewValue?) throws(EditRefusal) {
    if let value {
      try check(document.set([name], value))
    } else {
      try check(document.remove([name]))
    }
  }

  private mutating func remove(_ language: String) throws(EditRefusal) {
    try check(document.remove(["localizations", language]))
    if document.names(at: ["localizations"]).isEmpty {
      try check(document.remove(["localizations"]))
    }
  }

  private func check(_ isDone: Bool) throws(EditRefusal) {
    guard isDone else { throw refusal(.noText(key)) }
  }

  private func refusal(_ reason: EditRefusal.Reason) -> EditRefusal {
    EditRefusal(reason, path: context.path)
  }
}

// MARK: One text

extension CatalogEntry {
  private mutating func set(
    _ text: String, _ language: String, _ form: FormPath, _ state: String?
  ) throws(EditRefusal) {
    if form.width != nil { throw refusal(.noSuchForm(key: key, form: "\(form)")) }
    let localization = ["localizations", language]
    let place = localization + Self.steps(form)
    let hasVariables = document.node(at: localization + ["substitutions"]) != nil
    if form.isEmpty, hasVariables, !text.contains("#@") {
      throw refusal(.varies(key: key, language: language))
    }
    if form.variable == nil {
      try makeRoom(for: form, in: localization, language)
    } else {
      try makeVariable(for: form, in: localization, language)
    }
    let unit = place + ["stringUnit"]
    let isNew = document.node(at: unit) == nil
    // Parts of a text that varies are written whole.
    if isNew {
      let value: NewValue = .object([
        "state": .text(state ?? TextState.translated), "value": .text(text),
      ])
      return try check(document.set(unit, value))
    }
    try check(document.set(unit + ["value"], .text(text)))
    try check(document.set(unit + ["state"], .text(state ?? TextState.translated)))
  }

  static func steps(_ form: FormPath) -> [String] {
    var steps: [String] = []
    if let variable = form.variable { steps += ["substitutions", variable] }
    if let device = form.device { steps += ["variations", "device", device.name] }
    if let category = form.category { steps += ["variations", "plural", category.name] }
    return steps
  }

  /// A plain text becomes the form `other` of one that varies from now on; one that varies is not
  /// replaced by a plain text.
  private mutating func makeRoom(
    for form: FormPath, in localization: [String], _ language: String
  ) throws(EditRefusal) {
    var place = localization
    let levels: [(kind: String, isAsked: Bool)] = [
      ("device", form.device != nil), ("plural", form.category != nil),
    ]
    for (kind, isAsked) in levels {
      let variations = document.names(at: place + ["variations"])
      guard isAsked else {
        if variations.contains(kind) { throw refusal(.varies(key: key, language: language)) }
        continue
      }
      if kind == "device", variations.contains("plural") {
        throw refusal(.noSuchForm(key: key, form: "\(form)"))
      }
      let other = place + ["variations", kind, "other"]
      if let unit = document.node(at: place + ["stringUnit"]), document.node(at: other) == nil,
        let value = NewValue(document.tree, at: unit)
      {
        try check(document.remove(place + ["stringUnit"]))
        try check(document.set(other + ["stringUnit"], value))
      }
      let label = kind == "device" ? form.device?.name : form.category?.name
      place += ["variations", kind, label ?? "other"]
    }
  }

  /// A substitution that the language lacks prints the same argument as the source language's.
  private mutating func makeVariable(
    for form: FormPath, in localization: [String], _ language: String
  ) throws(EditRefusal) {
    guard let name = form.variable else { return }
    let place = localization + ["substitutions", name]
    if document.node(at: place) != nil { return }
    let source = ["localizations", sourceLanguage, "substitutions", name]
    for member in ["argNum", "formatSpecifier"] {
      guard let node = document.node(at: source + [member]),
        let value = NewValue(document.tree, at: node)
      else { continue }
      try check(document.set(place + [member], value))
    }
  }
}
