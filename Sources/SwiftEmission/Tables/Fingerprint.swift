/// A hash of the keys and signatures of a target: compiled tables of another one are not used.
struct Fingerprint {
  private var hash = ByteHash()

  var value: UInt64 { hash.value }

  init(of tableSet: TableSet) {
    for table in tableSet.tables {
      var name = table.name
      name.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
      hash.add(UInt64(table.keys.count))
      add(table)
    }
  }

  private mutating func add(_ table: JoinedTable) {
    table.keys.withUnsafeBufferPointer { keys in
      table.signatures.withUnsafeBufferPointer { signatures in
        var row = 0
        while row < keys.count {
          hash.add(keys[row].bytes)
          if row < signatures.count, !signatures[row].parameters.isEmpty {
            for parameter in signatures[row].parameters {
              hash.add(UInt64(parameter.type.map { $0.rawValue + 1 } ?? 0))
            }
          }
          row += 1
        }
      }
    }
  }
}
