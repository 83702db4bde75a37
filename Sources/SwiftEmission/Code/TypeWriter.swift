/// The types beside the accessors: the target's languages, and enums of families of keys.
struct TypeWriter {
  private let plan: AccessorPlan
  private let access: SwiftCode
  private let root: SwiftIdentifier

  init(_ plan: AccessorPlan, access: SwiftCode) {
    self.plan = plan
    self.access = access
    root = plan.namespaces[0].name
  }

  func write(_ writer: inout SwiftWriter) {
    let families = plan.namespaces.flatMap(\.caseFamilies).filter { !$0.isDeclared }
    if let languages = plan.languages { write(languages, &writer) }
    for family in families { write(family, &writer) }
  }

  private func write(_ languages: AccessorPlan.LanguageEnum, _ writer: inout SwiftWriter) {
    writer.blankLine()
    writer.block("nonisolated extension \(root)") { writer in
      writer.line("/// The languages of this target's texts, the development language first.")
      let conformance: SwiftCode = "Swift.String, \(GeneratedNames.runtime).TypedLanguage"
      writer.block("\(access) enum \(languages.name): \(conformance)") { writer in
        for item in languages.cases {
          writer.line("case \(item.name) = \(literal: item.tag)")
        }
      }
    }
    let type: SwiftCode = "\(root).\(languages.name)"
    writer.blankLine()
    writer.block("nonisolated extension \(GeneratedNames.runtime).LanguageManager") { writer in
      writeScopes(type, &writer)
    }
    writer.blankLine()
    writer.block("nonisolated extension \(GeneratedNames.runtime).LocalizedMessage") { writer in
      writer.line("/// The text in a language of this target, whatever is selected.")
      writer.line(
        "\(access) func string(in language: \(type)) -> Swift.String { string(in: language.rawValue) }"
      )
    }
  }

  /// By the type that they take `.hi` is known.
  private func writeScopes(_ type: SwiftCode, _ writer: inout SwiftWriter) {
    let function: SwiftCode = "\(access) static func withLanguage"
    writer.line("/// Runs `operation` in a language of this target, whatever is selected.")
    writer.block(
      "\(function)<Result, Failure: Swift.Error>(_ language: \(type), operation: () throws(Failure) -> Result) throws(Failure) -> Result"
    ) { $0.line("try withLanguage(language.rawValue, operation: operation)") }
    writer.line("/// The same for asynchronous work.")
    writer.block(
      "\(function)<Result>(_ language: \(type), isolation: isolated (any _Concurrency.Actor)? = #isolation, operation: () async throws -> Result) async rethrows -> Result"
    ) {
      $0.line(
        "try await withLanguage(language.rawValue, isolation: isolation, operation: operation)")
    }
  }

  private func write(_ family: AccessorPlan.CaseFamily, _ writer: inout SwiftWriter) {
    writer.blankLine()
    writer.block("nonisolated extension \(root)") { writer in
      writer.line("/// The keys that begin with “\(comment: family.prefix)”.")
      let conformance: SwiftCode =
        family.cases.isEmpty
        ? "Swift.Sendable" : "Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable"
      writer.block("\(access) enum \(family.enumType): \(conformance)") { writer in
        for item in family.cases {
          writer.line("case \(item.name) = \(literal: item.rawValue.bytes)")
        }
      }
    }
  }
}
