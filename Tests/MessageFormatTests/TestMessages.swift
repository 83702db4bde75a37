@testable import MessageFormat

/// A text as a form, its template parsed.
func form(_ text: String) -> MessageNode {
  let text = Text(text)
  return .form(text, MessageTemplate(parsing: text.bytes))
}

func plural(_ argument: Int, _ forms: KeyValuePairs<PluralCategory, String>) -> MessageNode {
  .plural(argument: argument, cases: forms.map { ($0.key, form($0.value)) })
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

  init(_ messages: [MessageDefinition?], language: String = "en", keys: [Text]? = nil) throws {
    var writer = CompiledTableWriter(
      language: language, fingerprint: 0xFEDC_BA98_7654_3210, messageCount: messages.count,
      keys: keys)
    for message in messages {
      if let message { writer.append(message) } else { writer.appendMissing() }
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
  _ message: MessageDefinition, _ arguments: [FormatArgument], language: String = "en",
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
    MessageDefinition(root: form(text)), arguments, language: language, localized: localized)
}
