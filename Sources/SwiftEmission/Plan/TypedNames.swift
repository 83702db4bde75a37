extension AccessorPlan {
  /// The enum of the target's languages.
  package struct LanguageEnum: Equatable, Sendable {
    package struct Case: Equatable, Sendable {
      package var name: SwiftIdentifier
      package var tag: String
    }

    package var name: SwiftIdentifier
    package var cases: [Case]
  }

  /// Keys that are the cases of an enum, and the function that takes it.
  package struct CaseFamily: Sendable {
    package struct Case: Sendable {
      package var name: SwiftIdentifier
      /// What the key has behind the prefix.
      package var rawValue: Text
      /// Of the message, over all tables of the target.
      package var index: Int
    }

    /// The function's.
    package var name: SwiftIdentifier
    /// The enum's, from the outermost; one that is generated has one name.
    package var enumPath: [SwiftIdentifier]
    package var isDeclared: Bool
    package var prefix: Text
    /// By key.
    package var cases: [Case]

    package var enumName: String { enumPath.map(\.string).joined(separator: ".") }
  }
}

extension SwiftIdentifier {
  /// The case of a language: `ptBR` of `pt-BR`, `zhHans` of `zh-Hans`.
  init(languageCase tag: String) {
    let subtags = tag.split(separator: "-")
    let rest = subtags.dropFirst().map { subtag in
      subtag.prefix(1).uppercased() + subtag.dropFirst()
    }
    let name = (subtags.first.map { $0.lowercased() } ?? "und") + rest.joined()
    self =
      SwiftIdentifier(name) ?? SwiftIdentifier(unchecked: Text("_" + name), isKeyword: false)
  }
}

extension SwiftEmission {
  /// Whether generated code can name a type so: one name, or several with dots.
  package static func isTypeName(_ spelling: String) -> Bool {
    SwiftIdentifier.path(spelling) != nil
  }
}

extension SwiftIdentifier {
  /// Of a type; nil where a component cannot be one.
  static func path(_ spelling: String) -> [SwiftIdentifier]? {
    let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
    let path = parts.compactMap { SwiftIdentifier(String($0)) }
    let isPossible = path.allSatisfy {
      !SwiftKeywords.impossibleTypes.contains($0.string) && !GeneratedNames.isReserved($0.string)
    }
    return path.count == parts.count && !path.isEmpty && isPossible ? path : nil
  }
}

extension AccessorPlan {
  /// What a lock has of the types beside the accessors.
  var typedDeclarations: [Declaration] {
    var found: [Declaration] = []
    if let messages { found.append(Declaration(enum: messages.string)) }
    if let languages {
      found.append(Declaration(enum: languages.name.string))
      for item in languages.cases {
        found.append(Declaration(case: item.name.string, of: languages.name.string))
      }
    }
    for family in namespaces.flatMap(\.caseFamilies) where !family.isDeclared {
      found.append(Declaration(enum: family.enumName))
      for item in family.cases {
        found.append(Declaration(case: item.name.string, of: family.enumName, index: item.index))
      }
    }
    return found
  }
}
