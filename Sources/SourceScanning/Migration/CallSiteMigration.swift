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
    switch source {
    case .swiftGen:
      guard let paths = paths?.seen(in: declarations) else { return sites.finished() }
      if let own = paths.redeclared(in: declarations) {
        sites.leave(
          .ownDeclaration, "the file declares \(own.path[0]) itself", at: own.nameIndex)
        return sites.finished()
      }
      let rewriter = SwiftGenRewriter(paths: paths)
      visit(&sites) { rewriter.visit($0, &$1) }
      return sites.finished()
    case .rSwift(let names, let languages):
      if let own = declarations.bodies.first(where: { $0.path == ["R"] }) {
        sites.leave(.ownDeclaration, "the file declares R itself", at: own.nameIndex)
        return sites.finished()
      }
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
