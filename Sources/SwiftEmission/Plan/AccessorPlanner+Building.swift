extension AccessorPlanner {
  /// The plan, once every name is settled.
  func built() -> AccessorPlan {
    var namespaces: [AccessorPlan.Namespace] = []
    namespaces.reserveCapacity(scopes.count)
    for scope in scopes { namespaces.append(.init(name: identifier(scope.name))) }
    namespaces[0].name =
      SwiftIdentifier(configuration.enumName)
      ?? SwiftIdentifier(unchecked: "LocalizationHelper", isKeyword: false)
    for index in scopes.indices.dropFirst() {
      namespaces[Int(scopes[index].parent)].namespaces.append(index)
    }
    for (index, scope) in tableScopes.enumerated() {
      let indices = firstIndices[index]..<firstIndices[index + 1]
      namespaces[Int(scope)].table = (tableSet.tables[index].name, indices)
    }
    for family in families { namespaces[Int(family.scope)].families.append(built(family)) }
    addAccessors(to: &namespaces)
    return AccessorPlan(access: configuration.accessLevel, namespaces: namespaces)
  }

  private func built(_ family: Family) -> AccessorPlan.NumberFamily {
    .init(
      name: identifier(family.name), prefix: family.prefix,
      cases: family.cases.map { .init(code: $0.code, index: firstIndices[family.table] + $0.row) })
  }

  private func addAccessors(to namespaces: inout [AccessorPlan.Namespace]) {
    var next = 0
    while next < members.count {
      let table = members[next].table
      let column = tableSet.tables[table].development
      let keys = tableSet.tables[table].keys
      while next < members.count, members[next].table == table {
        let member = members[next]
        var accessor = AccessorPlan.Accessor(
          name: identifier(member.name), key: keys[member.row],
          index: firstIndices[table] + member.row, parameters: parameters(of: member))
        column.document(&accessor, row: member.row)
        namespaces[Int(member.scope)].accessors.append(accessor)
        next += 1
      }
    }
  }

  func parameters(of member: Member) -> [AccessorPlan.Parameter] {
    let parameters = tableSet.tables[member.table].signatures[member.row].parameters
    if parameters.isEmpty { return [] }
    var used = Set<String>()
    return parameters.map { parameter in
      .init(
        label: parameter.type == nil ? nil : parameter.label.flatMap { label($0, &used) },
        type: parameter.type ?? .string)
    }
  }

  /// A label as it is written; one that is no identifier by its words; a repeated one with a number.
  private func label(_ raw: String, _ used: inout Set<String>) -> SwiftIdentifier? {
    var name = raw
    if SwiftIdentifier(raw) == nil {
      name = text(namer.append(words: Text(raw), lowersFirst: true)).string
    }
    guard let plain = SwiftIdentifier(name)?.string else { return nil }
    var unique = plain
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(plain)\(number)"
      number += 1
    }
    return SwiftIdentifier(
      unchecked: Text(unique), isKeyword: SwiftKeywords.escapedLabels.contains(unique))
  }
}

extension LanguageColumn {
  /// Puts the development text and the comment into an accessor.
  fileprivate func document(_ accessor: inout AccessorPlan.Accessor, row: Int) {
    guard row < entries.count, let reference = entries[row] else { return }
    files.withUnsafeBufferPointer { files in
      files[Int(reference.file)].entries.withUnsafeBufferPointer { entries in
        let entry = Int(reference.entry)
        accessor.comment = entries[entry].comment
        switch entries[entry].value {
        case .message(.plain(let form)): accessor.text = form.text
        case .message(.variants(let variants)): accessor.text = variants.mostGeneralText
        case .unsupported: break
        }
      }
    }
  }
}

extension MessageVariants {
  /// The text that documents the message, with that of each variable in the place of its name.
  var mostGeneralText: Text? {
    let forms = self.forms
    guard let form = MessageVariants.mostGeneral(of: forms, variable: nil) else { return nil }
    guard !variables.isEmpty, let segments = form.template?.segments else { return form.text }
    var text = ""
    for segment in segments {
      if case .variable(_, let name) = segment.kind,
        let variable = variable(named: name, in: form.text),
        let inner = MessageVariants.mostGeneral(of: forms, variable: variable)
      {
        text += inner.text.string
      } else {
        text += form.text.part(segment.range).string
      }
    }
    return Text(text)
  }

  /// The form `other` of a plural or a device, the widest.
  private static func mostGeneral(of forms: [VariantForm], variable: Int?) -> MessageForm? {
    let forms = forms.filter { $0.variable == variable }
    let general = forms.first {
      ($0.category ?? .other) == .other && ($0.device ?? .other) == .other && $0.width == nil
    }
    let widest = forms.max { ($0.width ?? 0) < ($1.width ?? 0) }
    return (general ?? widest ?? forms.first)?.form
  }
}
