/// What an app is moved from.
package enum MigrationSource: Sendable {
  case swiftGen(OldNames)
  /// With the expressions that stand for the language in force.
  case rSwift(OldNames, currentLanguages: [String])
  /// With the functions of the app that take a key.
  case localizedStrings(functions: [String])
  case localizeSwift
  case xcstringsTool(OldNames)
  case xcodeSymbols(OldNames)
}

/// Rewrites the call sites of an app. Touches no disk.
package struct CallSiteMigration: Sendable {
  private let source: MigrationSource
  private let target: MigrationTarget

  package init(from source: MigrationSource, to target: MigrationTarget) {
    self.source = source
    self.target = target
  }

  /// In the order of the files, which are all of the app.
  package func migrations(of files: [SwiftFile]) -> [FileMigration] {
    let declarations = concurrentMap(files.count) { FileDeclarations(files[$0]) }
    var paths: OldPaths?
    if case .swiftGen(let names) = source { paths = OldPaths(names, declarations) }
    let shared = paths
    return concurrentMap(files.count) { index in
      migration(of: files[index], declarations[index], shared)
    }
  }

  private func migration(
    of file: SwiftFile, _ declarations: FileDeclarations, _ paths: OldPaths?
  ) -> FileMigration {
    var sites = CallSites(file, declarations, target)
    guard file.isBalanced else {
      if file.count > 0 {
        sites.leave(.unbalanced, "the brackets or quotation marks do not balance", at: 0)
      }
      return sites.finished()
    }
    if let own = ownDeclaration(in: declarations) {
      sites.leave(.ownDeclaration, "the file declares \(own.name) itself", at: own.index)
      return sites.finished()
    }
    switch source {
    case .swiftGen:
      guard let paths = paths?.seen(in: declarations) else { return sites.finished() }
      let rewriter = SwiftGenRewriter(paths: paths)
      visit(&sites) { rewriter.visit($0, &$1) }
      return sites.finished()
    case .rSwift(let names, let languages):
      let rewriter = RSwiftRewriter(names, currentLanguages: languages, target)
      visit(&sites) { rewriter.visit($0, &$1) }
      return sites.finished(adding: rewriter.importEdits(sites) + sites.addedImport())
    case .localizedStrings(let functions):
      return literals(KeyCallReader(ownFunctions: Set(functions)), &sites)
    case .localizeSwift: return literals(KeyCallReader(readsLocalizeSwift: true), &sites)
    case .xcstringsTool(let names):
      let rewriter = ResourceRewriter(.xcstringsTool, names, target)
      visit(&sites) { rewriter.visit($0, &$1) }
      return sites.finished()
    case .xcodeSymbols(let names):
      let rewriter = ResourceRewriter(.xcodeSymbols, names, target)
      visit(&sites) { rewriter.visit($0, &$1) }
      return sites.finished()
    }
  }

  /// What a file declares under a name of the other tool's, so that nobody can tell whose is used.
  private func ownDeclaration(
    in file: FileDeclarations
  ) -> (name: String, index: Int)? {
    let types = file.bodies.filter { $0.keyword != "extension" && $0.path.count == 1 }
    switch source {
    case .swiftGen(let names):
      return types.first { names.roots[$0.path[0]] != nil }.map { ($0.path[0], $0.nameIndex) }
    case .rSwift: return types.first { $0.path == ["R"] }.map { ("R", $0.nameIndex) }
    case .localizedStrings:
      return file.functions["NSLocalizedString"].map { ("NSLocalizedString", $0) }
    case .localizeSwift:
      for (index, body) in file.bodies.enumerated() where body.path == ["String"] {
        let own = file.members[index]?.intersection(LocalizeSwiftLabels.names).sorted().first
        if let own { return (own, body.nameIndex) }
      }
      return nil
    case .xcstringsTool, .xcodeSymbols: return nil
    }
  }

  private func literals(_ reader: KeyCallReader, _ sites: inout CallSites) -> FileMigration {
    var rewriter = LiteralRewriter(reader: reader)
    rewriter.readsViews = !reader.readsLocalizeSwift && sites.imports("SwiftUI")
    let made = rewriter
    visit(&sites) { made.visit($0, &$1) }
    return sites.finished(adding: made.importEdits(sites))
  }

  private func visit(_ sites: inout CallSites, _ body: (Int, inout CallSites) -> Void) {
    for index in 0..<sites.file.count where !sites.isConsumed(index) { body(index, &sites) }
  }
}
