extension TableSet {
  /// A missing form `other`, which the readers report, is only a warning in a translation whose
  /// language never asks for it: whole numbers of Polish are one, few or many. The file alone does
  /// not tell whether it is a translation.
  func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == Rule.missingOtherForm.id, let language = diagnostic.language,
      let key = diagnostic.key, let table = tables.first(where: { $0.name == diagnostic.table }),
      language != table.development.language, let row = table.row(of: Text(key)),
      let column = table.columns.first(where: { $0.language == language }),
      let reference = column.entries[row],
      let variants = column.entry(reference).value.message?.variants,
      !variants.asksForOther(PluralRules(tag: language))
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .warning
    return diagnostic
  }
}

extension MessageVariants {
  /// Whether some number has no form but `other`, where that is missing.
  fileprivate func asksForOther(_ rules: PluralRules) -> Bool {
    pluralGroups.contains { group in
      guard !group.categories.contains(.other) else { return false }
      if let variable = group.variable {
        let type = variables[variable].valueType.parameterType
        if type != .int, type != .uint { return true }
      }
      return rules.integerCategories.contains { !group.categories.contains($0) }
    }
  }
}
