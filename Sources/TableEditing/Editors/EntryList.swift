/// The entries of a table as the members of a list, found by their keys.
struct EntryList {
  let list: MemberList
  private let indices: [Text: Int]
  private let path: String

  init(_ list: MemberList, path: String) {
    self.list = list
    self.path = path
    indices = list.indices()
  }

  var keys: [String] { list.members.map(\.name.string) }

  /// Nil where there is none. A key that is there more than once cannot be changed: readers differ in
  /// which of them they take.
  func index(of key: String) throws(EditRefusal) -> Int? {
    let name = Text(key)
    guard let index = indices[name] else { return nil }
    if indices.count < list.members.count,
      list.members[..<index].contains(where: { $0.name == name })
    {
      throw EditRefusal(.repeatedKey(key), path: path)
    }
    return index
  }

  /// Where a key that is there more than once stands; nil for any other.
  func repetitions(of key: String) -> [Int]? {
    let name = Text(key)
    guard indices.count < list.members.count, indices[name] != nil else { return nil }
    let all = list.members.indices.filter { list.members[$0].name == name }
    return all.count > 1 ? all : nil
  }

  func contains(_ key: String) -> Bool { indices[Text(key)] != nil }

  func member(_ key: String) -> MemberList.Member? { indices[Text(key)].map { list.members[$0] } }

  /// A changed entry; `text` is the whole member of one that is new.
  struct NewMember {
    var key: String
    var text: String
    var place: EntryChange.Place
  }

  /// Taken out and put in, where tables keep the order that people gave them.
  func edits(removing removed: Set<Int>, inserting inserted: [NewMember]) -> [TextEdit] {
    if removed.isEmpty, inserted.isEmpty { return [] }
    let order = inserted.contains { $0.place == .usual } ? usualOrder : nil
    let insertions = (order == nil ? inserted : sorted(inserted, order)).map { item in
      MemberList.Insertion(place: place(of: item, order), text: item.text)
    }
    return list.edits(removing: removed, inserting: insertions)
  }

  private func sorted(
    _ members: [NewMember], _ order: ((String, String) -> Bool)?
  ) -> [NewMember] {
    guard let order, members.allSatisfy({ $0.place == .usual }) else { return members }
    return members.sorted { order($0.key, $1.key) }
  }

  private func place(of member: NewMember, _ order: ((String, String) -> Bool)?) -> Int {
    switch member.place {
    case .behind(let keys):
      return keys.lazy.compactMap { indices[Text($0)] }.first.map { $0 + 1 } ?? 0
    case .usual:
      guard let order else { return list.members.count }
      return list.members.firstIndex { order(member.key, $0.name.string) } ?? list.members.count
    }
  }

  /// That of the keys, where there are some and they are in one.
  private var usualOrder: ((String, String) -> Bool)? {
    let keys = keys
    guard keys.count > 2 else { return nil }
    let orders: [(String, String) -> Bool] = [
      { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      { $0.lowercased().utf8.lexicographicallyPrecedes($1.lowercased().utf8) },
      { KeyOrder.precedes($0, $1) },
    ]
    return orders.first { order in
      zip(keys, keys.dropFirst()).allSatisfy { left, right in !order(right, left) }
    }
  }
}
