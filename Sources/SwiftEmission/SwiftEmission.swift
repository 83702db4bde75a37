/// Catalog → Swift text and compiled tables.
package enum SwiftEmission {
  package static func emit(_ tableSet: TableSet, options: EmissionOptions) -> Parsed<EmittedOutput>
  {
    let plan = plan(tableSet, configuration: options.configuration)
    let fingerprint = Fingerprint(of: tableSet).value
    let compiler = TableCompiler(
      tableSet: tableSet, fingerprint: fingerprint,
      plainNumbers: PlainNumbers(options.configuration),
      hidesMarks: options.configuration.richText == .plain)
    let tables = concurrentMap(tableSet.languages.count) { index in
      (language: tableSet.languages[index], bytes: compiler.table(ofLanguage: index))
    }
    let isEmbedded = options.configuration.storage == .embedded
    let literals = (isEmbedded ? tables[...] : tables.prefix(1)).map(\.bytes)
    let description = TableDescription(
      tableSet, options, fingerprint: fingerprint, literals: literals)
    let swift = SwiftFileWriter(
      plan: plan.value, description: description, options: options
    ).write()
    return Parsed(EmittedOutput(swift: swift, tables: tables), diagnostics: plan.diagnostics)
  }

  /// The names and signatures that `emit` writes, and what there is to say about them.
  package static func plan(
    _ tableSet: TableSet, configuration: Configuration
  ) -> Parsed<AccessorPlan> {
    AccessorPlanner(tableSet: tableSet, configuration: configuration).plan()
  }
}

/// What the emission needs beside the catalog.
package struct EmissionOptions: Sendable {
  package var configuration = Configuration()
  /// `<package>_<target>`: the resource folder's name without extension.
  package var bundleName = ""
  /// Language tag → `.lproj` folder its table goes to, as written (`zh_CN.lproj`). A language
  /// without one goes into the shared table file.
  package var folders: [String: String] = [:]

  /// How many Swift files there may be, at least 1.
  package var swiftFileCount = 1
  /// How many messages a file has on an average, at least, where there are several.
  package var messagesPerSwiftFile = 60

  package init() {}
}

/// What one target gets.
package struct EmittedOutput: Sendable {
  /// The first line of every Swift file but the first.
  package static let partHead: SwiftCode =
    "// A part of what the file without a number in its name declares."

  /// A Swift file that nothing is left for.
  package static var emptyPart: ByteStorage {
    var writer = SwiftWriter(capacity: 128)
    writer.line(partHead)
    return writer.storage
  }

  /// The Swift files: the first, and at most as many as were asked for.
  package var swift: [ByteStorage]
  /// Every language's compiled table, the development language's first.
  package var tables: [(language: String, bytes: ByteStorage)]

  package init(swift: [ByteStorage], tables: [(language: String, bytes: ByteStorage)]) {
    self.swift = swift
    self.tables = tables
  }
}
