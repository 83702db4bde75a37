/// Who wants which name in which scope.
final class NameClaims {
  enum Kind: UInt8 { case namespace, member, family }

  struct Claim {
    var kind: Kind
    /// Chosen in the configuration: it keeps the name.
    var isFixed: Bool
    /// Index of the namespace, member or family.
    var id: Int32
    /// The claim before it on the same name, -1 for none.
    var previous: Int32

    var identity: Int64 { Self.identity(kind, id) }

    static func identity(_ kind: Kind, _ id: Int32) -> Int64 {
      Int64(kind.rawValue) << 32 | Int64(id)
    }
  }

  /// One name in one scope and all that claim it, first come first.
  struct Group {
    var scope: Int32
    var name: Text
    var claims: [Claim]
  }

  let names: NameTable
  @exclusivity(unchecked) private var claims: ContiguousArray<Claim> = []
  /// By entry of `names`.
  @exclusivity(unchecked) private var last: ContiguousArray<Int32> = []
  private var contested: [Int32] = []

  init(arena: ByteStorage, capacity: Int) {
    names = NameTable(arena: arena, capacity: capacity)
    claims.reserveCapacity(capacity)
    last.reserveCapacity(capacity)
  }

  /// `name` lies in the arena.
  func claim(_ name: Text, in scope: Int32, _ kind: Kind, id: Int, isFixed: Bool = false) {
    let entry = names.insert(scope: scope, start: Int(name.start), count: Int(name.count))
    let index = Int32(truncatingIfNeeded: claims.count)
    let id = Int32(truncatingIfNeeded: id)
    if entry.isNew {
      claims.append(Claim(kind: kind, isFixed: isFixed, id: id, previous: -1))
      last.append(index)
    } else {
      let previous = last[Int(entry.index)]
      if previous < 0 || claims[Int(previous)].previous < 0 { contested.append(entry.index) }
      claims.append(Claim(kind: kind, isFixed: isFixed, id: id, previous: previous))
      last[Int(entry.index)] = index
    }
  }

  /// Takes a name that nobody may claim any more; false where it is taken.
  func take(_ name: Text, in scope: Int32) -> Bool {
    let entry = names.insert(scope: scope, start: Int(name.start), count: Int(name.count))
    if entry.isNew { last.append(-1) }
    return entry.isNew
  }

  /// Whether more than one claims the name.
  func isContested(_ name: Text, in scope: Int32) -> Bool {
    guard let entry = names.find(scope: scope, name.bytes), last[Int(entry)] >= 0 else {
      return false
    }
    return claims[Int(last[Int(entry)])].previous >= 0
  }

  /// Names with more than one claim, in the order in which that happened.
  var contestedGroups: [Group] { contested.map(group) }

  func group(_ name: Text, in scope: Int32) -> Group? {
    names.find(scope: scope, name.bytes).map(group)
  }

  private func group(_ entry: Int32) -> Group {
    var found: [Claim] = []
    var next = last[Int(entry)]
    while next >= 0 {
      found.append(claims[Int(next)])
      next = claims[Int(next)].previous
    }
    return Group(
      scope: names.scope(of: entry), name: names.text(of: entry), claims: found.reversed())
  }
}

/// Names by the scope they stand in, found by their bytes in one storage.
final class NameTable {
  private struct Entry {
    var scope: Int32
    var start: Int32
    var count: Int32
  }

  let arena: ByteStorage
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  private let table: HashTable

  init(arena: ByteStorage, capacity: Int) {
    self.arena = arena
    table = HashTable(capacity: max(capacity, 32))
    entries.reserveCapacity(capacity)
  }

  /// The entry of the name that stands at `start` in the arena; `isNew` when it had none.
  func insert(scope: Int32, start: Int, count: Int) -> (index: Int32, isNew: Bool) {
    var probe = table.probe(Self.hash(scope, arena.base + start, count))
    if let found = find(&probe, scope, arena.base + start, count) { return (found, false) }
    entries.append(
      Entry(
        scope: scope, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: count)))
    return (Int32(truncatingIfNeeded: table.insert(probe)), true)
  }

  func find(scope: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32? {
    guard let base = bytes.baseAddress else { return nil }
    var probe = table.probe(Self.hash(scope, base, bytes.count))
    return find(&probe, scope, base, bytes.count)
  }

  func scope(of index: Int32) -> Int32 { entries[Int(index)].scope }

  func text(of index: Int32) -> Text {
    let entry = entries[Int(index)]
    return Text(storage: arena, start: Int(entry.start), count: Int(entry.count))
  }

  private func find(
    _ probe: inout HashTable.Probe, _ scope: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int32? {
    while let index = table.next(&probe) {
      let entry = entries[index]
      if entry.scope == scope, Int(entry.count) == count,
        memcmp(arena.base + Int(entry.start), bytes, count) == 0
      {
        return Int32(truncatingIfNeeded: index)
      }
    }
    return nil
  }

  private static func hash(_ scope: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    ByteHash(bytes, count: count, seed: UInt64(truncatingIfNeeded: scope)).value
  }
}

/// Names of the generated file's own declarations. No key gives them: a member made from a key has
/// no underscore in front of a letter.
enum GeneratedNames {
  static let table: SwiftCode = "_localizedTable"
  /// Where the runtime's types are found though the target has a type of the module's name.
  static let runtime: SwiftCode = "_TypedLocalization"
  static let resources: SwiftCode = "_localizedTableResources"
  static let owner: SwiftCode = "_LocalizedTableOwner"
  static let announcement: SwiftCode = "_localizedTableAnnouncement"
  static let lookupFunction: SwiftCode = "_localizedString"
  static let sharedTable: SwiftCode = "table"
  static let madeTable: SwiftCode = "_localizedTableMade"
  /// What the functions that accessors call begin with.
  static let text = "_localizedText"
  /// What the functions that message values call begin with.
  static let message = "_localizedMessage"

  /// Whether a configured name could hide one of the file's own.
  static func isReserved(_ name: String) -> Bool {
    name.hasPrefix("_localized") || name.hasPrefix("_Localized")
  }

  /// Makes indices of the numbers in one file.
  static func index(file: Int) -> SwiftCode { "index\(literal: file + 1)" }

  /// A name in the target's module, so it holds the enum's.
  static func importUse(_ enumName: SwiftIdentifier, file: Int) -> SwiftIdentifier {
    let number = file == 0 ? "" : "\(file + 1)"
    return SwiftIdentifier(unchecked: Text("_\(enumName.string)Import\(number)"), isKeyword: false)
  }

  /// With the usual enum the name that the runtime looks for in the target's module.
  static func registration(_ enumName: SwiftIdentifier) -> SwiftIdentifier {
    SwiftIdentifier(unchecked: Text("\(enumName.string)Tables"), isKeyword: false)
  }

  /// The function of every table that answers for any key.
  static let lookup: Text = "string"
  static let lookupLabel = "forKey"
}
