internal import MessageFormat

/// Every message of a target in a language, with sample arguments: for tests.
package struct TableInspection {
  /// One message.
  package struct Sample {
    package let table: String
    package let key: String
    /// Nil where the language's own table lacks the message.
    package let text: String?
    /// Of the development language.
    package let development: String
    /// The sample texts that fill its placeholders.
    package let texts: [String]
  }

  private let tables: [LocalizedTable]

  /// - Parameter module: whose tables; none where the program has none of it.
  package init(module: String, manager: LanguageManager = .shared) {
    manager.discoverTables()
    tables = manager.state.withLock { $0.tables }.filter {
      TableDiscovery.modules(ofBundle: $0.manifest.bundle).contains(module)
    }
  }

  package var isEmpty: Bool { tables.isEmpty }

  /// The languages of the target, whether their tables can be read or not.
  package var languages: [String] {
    LanguageManager.union(tables.map { $0.manifest.languages.map(\.tag) })
  }

  /// Nil where the language's table cannot be read.
  package func samples(in language: String) -> [Sample]? {
    var samples: [Sample] = []
    for table in tables where table.manifest.languages.contains(where: { $0.tag == language }) {
      let opened = table.withContents { ($0.developmentTable(), $0.table(for: language)) }
      guard let development = opened.0, let compiled = opened.1 else { return nil }
      let rendering = SampleRendering(
        development: development, compiled: compiled, language: language, table: table)
      for listed in table.manifest.tables {
        samples += listed.indices.compactMap { rendering.sample(at: $0, of: listed.name) }
      }
    }
    return samples
  }
}

private struct SampleRendering {
  let development: CompiledTable
  let compiled: CompiledTable
  let language: String
  let table: LocalizedTable

  func sample(at index: Int, of name: String) -> TableInspection.Sample? {
    guard let original = development.message(at: index) else { return nil }
    let key = development.key(at: index) ?? ""
    let signature = MessageSignature(
      of: ResolvedMessage(original.message, arguments: original.arguments), key: Text(key))
    var texts: [String] = []
    let arguments = signature.parameters.enumerated().map { position, parameter in
      switch parameter.type ?? .string {
      case .string:
        texts.append("⟦\(position + 1)⟧")
        return FormatArgument.string("⟦\(position + 1)⟧")
      case .int: return .int(Int64(5))
      case .uint: return .uint(UInt64(5))
      case .double: return .double(1.5)
      case .character: return .character("x")
      }
    }
    return TableInspection.Sample(
      table: name, key: key,
      text: compiled.hasRecord(at: index) ? text(compiled, index, arguments, language) ?? "" : nil,
      development: text(development, index, arguments, table.manifest.development) ?? "",
      texts: texts)
  }

  private func text(
    _ compiled: CompiledTable, _ index: Int, _ arguments: [FormatArgument], _ tag: String
  ) -> String? {
    let environment = FormatEnvironment(language: LanguageFormat(tag: tag))
    return arguments.withUnsafeBufferPointer {
      compiled.format(at: index, arguments: $0, environment: environment)
    }
  }
}
