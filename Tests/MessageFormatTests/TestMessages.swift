@testable import MessageFormat

/// A text as a form, its template parsed.
func form(_ text: String) -> MessageNode { .form(MessageForm(text: Text(text))) }

func plural(_ forms: KeyValuePairs<PluralCategory, String>) -> MessageNode {
  .plural(forms.map { .init($0.key, form($0.value)) })
}

extension Message {
  init(_ root: MessageNode, variables: [MessageVariable] = []) {
    if case .form(let form) = root, variables.isEmpty {
      self = .plain(form)
    } else {
      self = .variants(MessageVariants(root: root, variables: variables))
    }
  }
}

extension Placeholder {
  init(_ conversion: Conversion, _ length: Length) {
    self.init(conversion: conversion)
    self.length = length
  }
}

/// A compiled table that keeps its bytes alive.
struct TestTable {
  let storage: ByteStorage
  let table: CompiledTable

  init(_ messages: [Message?], language: String = "en", keys: [Text]? = nil) throws {
    var writer = CompiledTableWriter(
      language: language, fingerprint: 0xFEDC_BA98_7654_3210, messageCount: messages.count,
      keys: keys)
    for message in messages {
      switch message {
      case nil: writer.appendMissing()
      case .plain(let form): writer.append(form)
      case .variants(let variants):
        writer.append(variants, arguments: variants.arguments(key: ""))
      }
    }
    storage = writer.finish()
    table = try CompiledTable(bytes: storage.bytes)
  }

  func format(
    _ index: Int = 0, _ arguments: [FormatArgument], _ environment: FormatEnvironment
  ) -> String? {
    arguments.withUnsafeBufferPointer {
      table.format(at: index, arguments: $0, environment: environment)
    }
  }
}

/// Written to a table, read from it and formatted.
func formatted(
  _ message: Message, _ arguments: [FormatArgument], language: String = "en",
  localized: Bool = false, device: DeviceClass = .other, width: Int? = nil
) throws -> String? {
  let table = try TestTable([message], language: language)
  let format = LanguageFormat(tag: language, localizesNumbers: localized)
  let environment = FormatEnvironment(language: format, device: device, width: width)
  return table.format(0, arguments, environment)
}

func formatted(
  _ text: String, _ arguments: FormatArgument..., language: String = "en", localized: Bool = false
) throws -> String? {
  try formatted(
    Message(form(text)), arguments, language: language, localized: localized)
}
