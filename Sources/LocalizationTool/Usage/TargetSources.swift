internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// The Swift files that may use a target's accessors.
enum TargetSources {
  /// Those of the target, and those of its package that import it.
  static func of(_ folder: String) -> [SourceText] {
    let own = CodeSearch([folder], suffixes: CodeSearch.swiftSuffixes).sources
    guard let package = TargetFolders.package(around: folder) else { return own }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let known = Set(own.map(\.path))
    let others = CodeSearch([package], suffixes: CodeSearch.swiftSuffixes).sources.filter {
      !known.contains($0.path) && imports(name, $0)
    }
    return own + others
  }

  /// Without the files that cannot mean this target's enum: those of targets with tables of their own,
  /// and of an internal enum those that import the target without `@testable`.
  static func naming(_ configuration: Configuration, of folder: String) -> [SourceText] {
    let package = TargetFolders.package(around: folder)
    let others = package.map(TargetFolders.targets(ofPackage:)) ?? []
    let foreign = others.filter { $0 != folder }.map { $0 + "/" }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    return of(folder).filter { source in
      if foreign.contains(where: source.path.hasPrefix) { return false }
      return source.path.hasPrefix(folder + "/") || folder == "."
        || configuration.accessLevel != .internal || importsForTests(name, source)
    }
  }

  private static func importsForTests(_ module: String, _ source: SourceText) -> Bool {
    let words = SwiftTokenizer.tokens(of: source).map(\.identifier)
    return words.indices.dropLast(2).contains {
      words[$0] == "testable" && words[$0 + 1] == "import" && words[$0 + 2] == module
    }
  }

  private static func imports(_ module: String, _ source: SourceText) -> Bool {
    let tokens = SwiftTokenizer.tokens(of: source)
    return zip(tokens, tokens.dropFirst()).contains { word, name in
      word.identifier == "import" && name.identifier == module
    }
  }
}
