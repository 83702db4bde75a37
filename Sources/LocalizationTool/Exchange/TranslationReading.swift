internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// What is to be done with the texts of a translators' file.
struct TranslationReading: Sendable {
  /// Of all targets.
  let tables: [ExchangeTable]
  let policy: ImportPolicy
  /// Those of each table's target.
  let states: [StateFile]

  func plan(for file: TranslatorsFile) -> ImportPlan {
    let (tables, states) = (tables, states)
    var plan = ImportPlan(tables, policy: policy, source: file.source) { table, language in
      states[table].staleKeys(tables[table], language)
    }
    switch file.content {
    case .document(let document):
      plan.expect(document.files.map(\.original))
      for one in document.files { add(one, of: file, to: &plan) }
    case .sheet(let sheet):
      plan.expect(sheet.rows.map(\.original))
      add(sheet, to: &plan)
    }
    plan.close()
    return plan
  }

  private func add(_ one: ExchangeFile, of file: TranslatorsFile, to plan: inout ImportPlan) {
    guard let name = one.targetLanguage ?? file.language, let tag = LanguageSpelling(name)?.tag
    else {
      plan.skip(
        one,
        "'target-language' must say which language the texts are in; it is "
          + (one.targetLanguage.map { "'\($0)'" } ?? "missing"))
      return
    }
    if one.targetLanguage == nil {
      plan.tell(
        "there is no 'target-language'; '\(tag)' is taken, as the file is called", one.range)
    }
    let language = known(tag)
    if language != tag {
      plan.tell(
        "'\(tag)' is taken for '\(language)', which is the same language and in the tables",
        one.range, severity: .note)
    }
    if tables.contains(where: { $0.sourceLanguage == language }) {
      plan.tell(
        "'\(language)' is the development language: what is new here replaces its own texts",
        one.range, severity: .note)
    }
    plan.add(one, language: language)
  }

  private func add(_ sheet: TranslationSheet, to plan: inout ImportPlan) {
    let languages = sheet.languages.map { ($0, known($0)) }
    for row in sheet.rows {
      for (language, known) in languages {
        var unit = ExchangeUnit(id: row.key, source: sheet.hasSources ? row.source : nil)
        unit.target = row.targets[language]
        unit.range = row.range
        unit.targetRange = row.range
        plan.add(
          unit, key: row.key, form: row.form, original: row.original, language: known)
      }
    }
  }

  /// A language as the tables call it: `pt` and `pt-BR`, `fr` and `fr-FR` are the same.
  private func known(_ tag: String) -> String {
    let languages = Set(tables.flatMap(\.languages) + tables.map(\.sourceLanguage))
    if languages.contains(tag) { return tag }
    guard let whole = LanguageTag(tag)?.maximized else { return tag }
    let same = languages.filter { LanguageTag($0)?.maximized == whole }
    return same.count == 1 ? same.first ?? tag : tag
  }
}
