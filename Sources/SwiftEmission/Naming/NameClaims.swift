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
