extension SwiftFile {
  /// How often a function is called.
  package func uses(of name: String) -> Int {
    tokens.indices.count { isName($0, name) && isMark($0 + 1, "(") }
  }

  /// Whether SwiftGen's look-up by key is called through one of the enums.
  package func usesLookup(of enums: some Sequence<String>) -> Bool {
    let enums = Set(enums)
    return tokens.indices.contains { index in
      isName(index, "tr") && isMark(index - 1, ".") && isMark(index + 1, "(")
        && name(index - 2).map(enums.contains) ?? false
    }
  }

  /// Whether R.swift's images, colours and so on are used.
  package var usesOtherResources: Bool {
    tokens.indices.contains { index in
      isName(index, "R") && isHead(index) && isMark(index + 1, ".")
        && !isName(index + 2, "string") && name(index + 2) != nil
    }
  }

  package func importsModule(_ module: String) -> Bool {
    tokens.indices.contains { isName($0, "import") && isName($0 + 1, module) }
  }
}
