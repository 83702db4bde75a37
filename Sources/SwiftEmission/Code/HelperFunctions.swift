/// What accessors call, which stands at the end of each file.
///
/// A file that begins with a message of its own has the functions of all shapes, needed or not: where
/// the names of a file change, and not only members of enums and bodies of functions, a build compiles
/// all that use the outermost enum.
struct HelperFunctions {
  private let tables: SwiftIdentifier
  private let hasMessages: Bool
  private let hasTables: Bool
  /// By shape.
  private let lookups: [LookupFunction]

  init(_ plan: AccessorPlan) {
    tables = GeneratedNames.registration(plan.namespaces[0].name)
    hasMessages = plan.messages != nil
    hasTables = plan.namespaces.contains { $0.table != nil }
    var lookups = ["": LookupFunction.plain]
    for namespace in plan.namespaces {
      for accessor in namespace.accessors where !accessor.parameters.isEmpty {
        let lookup = LookupFunction(accessor.parameters)
        lookups[lookup.shape] = lookup
      }
    }
    self.lookups = lookups.sorted { $0.key < $1.key }.map(\.value)
  }

  func write(_ writers: inout [SwiftWriter]) {
    for file in writers.indices where file > 0 || writers.count == 1 {
      if file > 0 { writers[file].blankLine() }
      writeLookups(of: file, &writers[file])
    }
    if hasTables { writeKeyLookup(&writers[0]) }
  }

  private func writeLookups(of file: Int, _ writer: inout SwiftWriter) {
    for lookup in lookups {
      lookup.write(&writer, of: file, tables: tables)
      writer.blankLine()
    }
    for lookup in hasMessages ? lookups : [] {
      lookup.writeMessage(&writer, of: file, tables: tables)
      writer.blankLine()
    }
  }

  private func writeKeyLookup(_ writer: inout SwiftWriter) {
    let parameters: SwiftCode = "_ key: Swift.String, _ indices: Swift.Range<Swift.Int>"
    let function: SwiftCode = "\(SwiftFileWriter.fileAccess) func \(GeneratedNames.lookupFunction)"
    writer.block("\(function)(\(parameters)) -> Swift.String?") {
      $0.line("\(GeneratedNames.table).string(forKey: key, in: indices)")
    }
    writer.blankLine()
  }
}
