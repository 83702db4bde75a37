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
      changed, folders: input.languageFolders, configuration: configuration.renaming(moves))
    var rewriter = SourceRewriter(old: old, new: new, moves: moves)
    rewriter.rewrite(try sources(arguments))
    var mentions = KeyMentions(moves: moves, tables: tables)
    if let path = input.configurationPath, let storage = try? Disk.read(path) {
      mentions.rewrite(configuration: SourceText(path: path, storage: storage))
    }
    let interfaces = CodeSearch(
      [TargetFolders.package(around: folder) ?? folder],
      suffixes: CodeSearch.interfaceSuffixes)
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
    return TargetSources.of(folder)
  }
}

extension Configuration {
  /// As it is once the names that it gives to keys follow them.
  fileprivate func renaming(
    _ moves: [(from: EditingSession.Place, to: EditingSession.Place)]
  ) -> Configuration {
    var changed = self
    for move in moves {
      let (old, new) = (move.from.key.string, move.to.key.string)
      for (before, after) in [
        (old, new), ("\(move.from.table)/\(old)", "\(move.to.table)/\(new)"),
      ] {
        guard let name = changed.nameOverrides.removeValue(forKey: before) else { continue }
        changed.nameOverrides[after] = name
      }
    }
    return changed
  }
}
