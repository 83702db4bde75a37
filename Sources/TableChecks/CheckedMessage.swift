/// One message in one language, as rules see it.
package final class CheckedMessage {
  package let column: CheckedColumn
  package let row: Int
  package let entry: TableEntry
  package let source: SourceText
  /// The same key in the development language; the entry itself there.
  package let development: TableEntry
  package let developmentSource: SourceText
  /// Every text of the message.
  package private(set) lazy var forms = makeForms()
  /// Which arguments decide its variants.
  package private(set) lazy var arguments = makeArguments()
  /// How its arguments differ from the development language's.
  private(set) lazy var differences = ArgumentDifferences(self)

  init(
    column: CheckedColumn, row: Int, entry: TableEntry, source: SourceText,
    development: TableEntry, developmentSource: SourceText
  ) {
    self.column = column
    self.row = row
    self.entry = entry
    self.source = source
    self.development = development
    self.developmentSource = developmentSource
  }

  package var isDevelopment: Bool { column.isDevelopment }
  package var key: Text { column.table.keys[row] }
  package var signature: Signature { column.table.signatures[row] }

  package var variants: Variants? {
    if case .variants(let variants) = entry.value { return variants }
    return nil
  }

  private func makeArguments() -> VariantArguments {
    variants?.arguments(key: key, development: development.value) ?? VariantArguments()
  }

  private func makeForms() -> [CheckedForm] {
    switch entry.value {
    case .text(let form):
      [CheckedForm(VariantForm(form: form), template: form.template, first: 0)]
    case .variants(let variants):
      variants.forms.map {
        CheckedForm(
          $0, template: variants.template(of: $0.form), first: arguments.first(of: $0))
      }
    case .unsupported: []
    }
  }
}

/// One text of a message and the arguments that it reads.
package struct CheckedForm {
  package let variant: VariantForm
  package let template: MessageTemplate?
  package let uses: [ArgumentUse]

  init(_ variant: VariantForm, template: MessageTemplate?, first: Int) {
    self.variant = variant
    self.template = template
    uses = template?.argumentUses(from: first) ?? []
  }

  package var form: Form { variant.form }
  package var text: Text { variant.form.text }

  /// The range of the placeholder that reads an argument.
  func range(of use: ArgumentUse) -> Range<Int32> {
    guard let template, template.segments.indices.contains(use.segment) else {
      return 0..<text.count
    }
    return template.segments[use.segment].range
  }

  /// The placeholder that reads an argument, as written.
  func spelling(of use: ArgumentUse) -> String { text.part(range(of: use)).string }
}
