internal import LocalizationGenerator
internal import SourceScanning
internal import TableEditing
internal import TableParsing

extension EditingSession {
  typealias Place = (table: String, key: Text)

  /// Rewrites what the target's sources, tests, storyboards and configuration call by other names now,
  /// and tells what is left.
  mutating func rewriteSources(
    _ moves: [(from: Place, to: Place)], _ arguments: Arguments, _ console: Console
  ) throws(EditFailure) {
    let changed = parse(try changedFiles()).value
    let old = AccessorPaths(
      tables, folders: input.languageFolders, configuration: configuration)
    let new = AccessorPaths(
      changed, folders: input.languageFolders, configuration: configuration)
    var rewriter = SourceRewriter(old: old, new: new, moves: moves)
    rewriter.rewrite(try sources(arguments))
    var mentions = KeyMentions(moves: moves, tables: tables)
    if let path = input.configurationPath, let storage = try? Disk.read(path) {
      mentions.rewrite(configuration: SourceText(path: path, storage: storage))
    }
    let interfaces = CodeSearch([packageFolder ?? folder], suffixes: CodeSearch.interfaceSuffixes)
    for source in interfaces.sources {
      mentions.rewrite(interface: source, attributes: configuration.keyAttributes)
    }
    for patch in rewriter.patches + mentions.patches { change(patch) }
    for remainder in rewriter.remainders + mentions.remainders {
      let location = remainder.location
      let position = LineTable(location.text.storage.bytes)
        .position(of: Int(location.range.start))
      console.printError(
        "\(VisibleText.path(location.text.path)):\(position.line):\(position.column): "
          + "note: not changed: \(remainder.reason)\n")
    }
  }

  /// The Swift files of the target, and those around it that import it.
  private func sources(_ arguments: Arguments) throws(EditFailure) -> [SourceText] {
    let given = arguments.values("sources")
    if !given.isEmpty { return CodeSearch(given, suffixes: CodeSearch.swiftSuffixes).sources }
    let own = CodeSearch([folder], suffixes: CodeSearch.swiftSuffixes).sources
    guard let package = packageFolder else { return own }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let known = Set(own.map(\.path))
    let others = CodeSearch([package], suffixes: CodeSearch.swiftSuffixes).sources.filter {
      !known.contains($0.path) && imports(name, $0)
    }
    return own + others
  }

  private func imports(_ module: String, _ source: SourceText) -> Bool {
    let tokens = SwiftTokenizer.tokens(of: source)
    return zip(tokens, tokens.dropFirst()).contains { word, name in
      word.identifier == "import" && name.identifier == module
    }
  }

  /// The nearest folder around the target that has a `Package.swift`.
  private var packageFolder: String? {
    var candidate = folder
    for _ in 0..<64 {
      if Disk.exists(TableSearch.joined(candidate, "Package.swift")) { return candidate }
      guard candidate != ".", candidate != "/" else { return nil }
      candidate = TablePlace.parent(of: candidate)
    }
    return nil
  }
}
