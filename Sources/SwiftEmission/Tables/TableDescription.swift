/// What generated code tells the runtime about its tables.
struct TableDescription {
  var fileName = ""
  /// The development language's files, for the header.
  var sources = ""
  var bundleName = ""
  var storage = Configuration.Storage.bundle
  var fingerprint: UInt64 = 0
  /// The development language first; an empty folder means the shared archive.
  var languages: [(tag: String, folder: String)] = []
  var tables: [(name: String, indices: Range<Int>)] = []
  var options: [(name: String, value: String)] = []
  /// Compiled tables, valid UTF-8.
  var literals: [ByteStorage] = []

  var languageLines: String { languages.map { "\($0.tag)=\($0.folder)" }.joined(separator: "\n") }

  var tableLines: String {
    tables.map { "\($0.name)=\($0.indices.lowerBound)..<\($0.indices.upperBound)" }
      .joined(separator: "\n")
  }

  var optionLines: String { options.map { "\($0.name)=\($0.value)" }.joined(separator: "\n") }
}

extension TableDescription {
  init(
    _ tableSet: TableSet, _ options: EmissionOptions, fingerprint: UInt64, literals: [ByteStorage]
  ) {
    let configuration = options.configuration
    fileName = "\(configuration.enumName).swift"
    sources = Self.sources(tableSet)
    bundleName = options.bundleName
    storage = configuration.storage
    self.fingerprint = fingerprint
    languages = tableSet.languages.map { ($0, options.folders[$0] ?? "") }
    var first = 0
    for table in tableSet.tables {
      tables.append((table.name, first..<(first + table.keys.count)))
      first += table.keys.count
    }
    self.options = Self.options(configuration)
    self.literals = literals
  }

  private static func sources(_ tableSet: TableSet) -> String {
    let names = tableSet.tables.flatMap { table in
      table.development.files.map { "\(table.name).\($0.format.name)" }
    }
    return names.isEmpty ? "no table" : Set(names).sorted().joined(separator: ", ")
  }

  private static func options(_ configuration: Configuration) -> [(name: String, value: String)] {
    var options: [(name: String, value: String)] = []
    if configuration.numbers == .plain { options.append(("numbers", "plain")) }
    if configuration.richText == .plain { options.append(("richText", "plain")) }
    for (language, chain) in configuration.fallbacks.sorted(by: { $0.key < $1.key }) {
      options.append(("fallback", "\(language):\(chain.joined(separator: ","))"))
    }
    if let offers = configuration.offers {
      options.append(("offers", offers.joined(separator: ",")))
    }
    if !configuration.pseudoLanguages.isEmpty {
      let tags = configuration.pseudoLanguages.map(\.tag)
      options.append(("pseudo", tags.joined(separator: ",")))
    }
    for pattern in configuration.notOverridable { options.append(("notOverridable", pattern)) }
    return options
  }
}
