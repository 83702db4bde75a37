/// Finds the text that an id from outside means. It belongs to one plan, which one thread fills.
final class UnitIndex: @unchecked Sendable {
  let table: ExchangeTable
  let units: [PlannedUnit]
  private var byID: [Text: Int] = [:]
  /// Ids that two texts have.
  private(set) var ambiguous: Set<Text> = []
  /// Few ids are not found as they are.
  private lazy var byKey = Dictionary(grouping: units.indices) { units[$0].key }
  /// By ids whose white space is all the same; -1 where several have it.
  private lazy var byShape: [Text: Int] = shapes()

  init(_ units: [PlannedUnit], of table: ExchangeTable) {
    self.table = table
    self.units = units
    byID.reserveCapacity(units.count)
    for (index, planned) in units.enumerated() {
      if byID.updateValue(index, forKey: planned.unit.id) != nil {
        ambiguous.insert(planned.unit.id)
      }
    }
  }

  enum Match {
    case unit(Int)
    /// A form that the table does not have yet, beside the unit at an index.
    case form(key: Text, FormPath, beside: Int)
    /// What another format needs and this one does not.
    case structure
  }

  /// - Parameter isStringsdict: whether the ids are those of a stringsdict.
  func match(_ id: Text, isStringsdict: Bool) -> (match: Match, note: String?)? {
    let isOwnKind = isStringsdict == (table.format == .stringsdict)
    if isOwnKind || !isStringsdict, let index = byID[id] { return (.unit(index), nil) }
    let place =
      isStringsdict ? UnitIdentifier.readStringsdict(id) : UnitIdentifier.readCatalog(id)
    if let place, let found = match(place.key, place.form, isStringsdict: isStringsdict) {
      return (found, isOwnKind ? nil : "the id of another format is taken for this one's")
    }
    if let index = byShape[Self.shape(of: id)], index >= 0 {
      return (.unit(index), "the id differs in white space")
    }
    return nil
  }

  /// By key and form, as sheets name them.
  func match(key: Text, form: FormPath) -> Match? {
    match(key, form, isStringsdict: table.format == .stringsdict)
  }

  private func match(_ key: Text, _ form: FormPath, isStringsdict: Bool) -> Match? {
    guard let indices = byKey[key] else { return nil }
    let form = adapted(form, indices, isStringsdict: isStringsdict)
    guard let form else { return .structure }
    if let index = indices.first(where: { units[$0].form == form }) { return .unit(index) }
    guard form.category != nil else { return nil }
    // A category that the language has not, or a plural of a text that has none yet.
    let sibling = indices.first {
      let own = units[$0].form
      return own.variable == form.variable && own.device == form.device
    }
    let plain = form.variable == nil ? indices.first { units[$0].form.isEmpty } : nil
    return (sibling ?? plain).map { .form(key: key, form, beside: $0) }
  }

  /// The form as this format has it. Nil for a text that only holds a variable.
  private func adapted(_ form: FormPath, _ indices: [Int], isStringsdict: Bool) -> FormPath? {
    let forms = indices.map { units[$0].form }
    let isPluralAtRoot = forms.contains { $0.variable == nil && $0.category != nil }
    if isStringsdict, table.format != .stringsdict {
      guard isPluralAtRoot, !forms.contains(where: { $0.variable == form.variable }) || form.isEmpty
      else { return form }
      return form.category.map { FormPath(category: $0) }
    }
    if table.format == .stringsdict, !isStringsdict, form.variable == nil {
      let names = Set(forms.compactMap(\.variable))
      if names.count == 1, let category = form.category {
        return FormPath(variable: names.first, category: category)
      }
    }
    return form
  }

  private func shapes() -> [Text: Int] {
    var shapes: [Text: Int] = [:]
    for (index, planned) in units.enumerated() {
      let shape = Self.shape(of: planned.unit.id)
      shapes[shape] = shapes[shape] == nil ? index : -1
    }
    return shapes
  }

  /// With one blank for each run of white space.
  private static func shape(of id: Text) -> Text {
    var bytes: [UInt8] = []
    for byte in id.bytes {
      if !ASCII.isWhitespace(byte) {
        bytes.append(byte)
      } else if bytes.last != ASCII.space {
        bytes.append(ASCII.space)
      }
    }
    return Text(String(decoding: bytes, as: UTF8.self))
  }
}
