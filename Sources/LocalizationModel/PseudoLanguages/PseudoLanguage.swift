/// A made-up language that shows what is wrong with a program before there are translations: texts
/// that were forgotten, cut off, or put together from parts.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accented letters, and longer by as much as translations are.
  case accented = "en-XA"
  /// Right to left.
  case rightToLeft = "ar-XB"
  /// Every text twice.
  case doubled = "en-XL"
  /// The keys in place of the texts.
  case keys = "en-XK"

  package var tag: String { rawValue }

  /// What pseudo-languages are made of: the development language's tables, in `Base.lproj` too.
  package static func sources(_ tables: [TableFile], development: String) -> [TableFile] {
    tables.filter { [development, "Base"].contains($0.language) }
  }

  /// The texts of the development language's table in this one. All that the program or the platform
  /// reads in them stays: placeholders, markup, addresses, line breaks.
  package func table(_ table: TableFile) -> TableFile {
    var made = table
    made.language = tag
    made.entries = table.entries.map { entry in
      var entry = entry
      guard entry.catalog?.shouldTranslate ?? true, let message = entry.value.message else {
        return entry
      }
      entry.value = .message(self.message(message, key: entry.key))
      entry.catalog?.isImplicit = false
      return entry
    }
    return made
  }

  /// Categories, devices and widths stay as they are.
  package func message(_ message: Message, key: Text) -> Message {
    switch message {
    case .plain(let form):
      return .plain(self.form(form, key, template: form.template, first: 0, isWhole: true))
    case .variants(var variants):
      let arguments = variants.arguments(key: key)
      let source = variants
      let fullest = self == .keys ? source.fullestForm : nil
      variants.root = source.root.mapForms { form in
        let model = fullest ?? form
        var made = self.form(
          model, key, template: source.template(of: model), first: 0, isWhole: true)
        made.range = form.range
        return made
      }
      for index in variants.variables.indices {
        let first = arguments.variables[index] ?? 0
        variants.variables[index].node = source.variables[index].node.mapForms { form in
          // The text around it is lengthened, or is the key.
          self.form(form, key, template: source.template(of: form), first: first, isWhole: false)
        }
      }
      return .variants(variants)
    }
  }

  private func form(
    _ form: MessageForm, _ key: Text, template: MessageTemplate?, first: Int, isWhole: Bool
  ) -> MessageForm {
    let text = PseudoText(form.text, template, first: first)
    let made: String
    if text.isFragile, self != .keys { return form }
    switch self {
    case .accented: made = text.accented(isWhole: isWhole)
    case .rightToLeft: made = text.rightToLeft
    case .doubled: made = isWhole ? text.doubled : text.text
    case .keys: made = isWhole ? text.replaced(by: key.string) : text.text
    }
    return MessageForm(text: Text(made), range: form.range, state: form.state)
  }
}

extension MessageVariants {
  /// The form with the most placeholders: behind a key, every form shows all arguments.
  fileprivate var fullestForm: MessageForm? {
    var fullest: (form: MessageForm, count: Int)?
    root.forEachForm { form in
      let count = template(of: form)?.argumentUses(from: 0).count ?? 0
      if count > fullest?.count ?? -1 { fullest = (form, count) }
    }
    return fullest?.form
  }
}
