/// `.stringsdict` files, as XML or binary.
package enum StringsdictParser {
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    PropertyListReader.table(file, entries: readEntries)
  }

  private static func readEntries(_ tree: ValueTree, _ report: TableReport) -> [TableEntry] {
    if let format = tree.value(of: 0, for: "NSStringLocalizedFormatKey"),
      case .string = tree.nodes[format].kind
    {
      report.malformed(
        "the level of keys is missing: the file is a dictionary of keys, and the format with its "
          + "variables is the dictionary of one of them. Put all of it into "
          + "<key>…</key><dict>…</dict>", at: tree.range(format))
      return []
    }
    var reader = StringsdictReader(tree)
    var entries: [TableEntry] = []
    var index = 1
    let behind = Int(tree.nodes[0].next)
    while index < behind {
      let key = index
      let value = Int(tree.nodes[key].next)
      index = Int(tree.nodes[value].next)
      guard case .string = tree.nodes[key].kind, !tree.isInvalid(value) else { continue }
      if let message = reader.read(value, key: key) {
        entries.append(tree.entry(key, value, .message(message)))
      } else {
        entries.append(tree.entry(key, value, .unsupported(tree.span(value, value))))
      }
      if reader.faults.isEmpty { continue }
      report.key = tree.text(key)
      report.add(reader.faults)
    }
    return entries
  }
}

extension ValueTree {
  convenience init(
    _ buffer: NodeBuffer, source: SourceText, side: ByteStorage, comments: [Int: Text] = [:]
  ) {
    self.init(
      buffer, source: source, side: side, comments: comments,
      mayHoldForeignPercent: SourceBytes(source.storage).mayHoldForeignPercent
        || SourceBytes(side).mayHoldForeignPercent)
  }
}

// MARK: Faults

extension TableReport {
  func add(_ faults: [MessageFault]) {
    for fault in faults { add(fault.kind, at: fault.range, related: fault.related) }
  }

  func add(_ kind: MessageFault.Kind, at range: SourceRange, related: SourceRange? = nil) {
    add(
      kind.rule, kind.description, at: range, severity: kind.severity,
      notes: related.map { [note(kind.relatedDescription, at: $0)] } ?? [])
  }
}

extension MessageFault.Kind {
  /// The rule that a fault of a message is reported by.
  package var rule: Rule {
    switch self {
    case .neitherTextNorRules, .formatIsNoText, .variableIsNoDictionary, .rulesAreNoDictionary,
      .ruleIsNoText, .widthIsNoNumber:
      .malformedEntry
    case .missingFormat: .missingFormatKey
    case .deviceInDevice: .invalidVariation
    case .rulesBeside: .ignoredRules
    case .unknownDevice: .unknownDevice
    case .missingRuleType: .missingRuleType
    case .unknownRuleType: .unknownRuleType
    case .malformedValueType: .malformedValueType
    case .valueTypeHasPercent: .valueTypePercent
    case .missingOtherForm: .missingOtherForm
    case .unknownCategory: .unknownCategory
    case .repeatedForm: .repeatedForm
    case .undefinedVariable: .undefinedVariable
    case .unreferencedVariable: .unreferencedVariable
    case .variableCycle, .variablesTooDeep: .variableCycle
    case .positionIsNotTheArgument, .positionsDiffer: .variablePositionConflict
    case .printsAnotherArgument: .variableArgumentMismatch
    case .valueTypeMismatch, .valueTypeSize: .valueTypeMismatch
    }
  }

  /// Where it is not the rule's own.
  fileprivate var severity: Severity? {
    if case .valueTypeSize = self { return .warning }
    return nil
  }
}
