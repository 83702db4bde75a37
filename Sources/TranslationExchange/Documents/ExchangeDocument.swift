/// What goes to translators and comes back: texts by file and id.
package struct ExchangeDocument: Sendable {
  /// Of the root element where they are not the usual ones.
  package var attributes: [ExchangeAttribute] = ExchangeDocument.usualAttributes
  package var files: [ExchangeFile] = []
  /// What it was read from; nil for one that is made.
  package var source: SourceText?

  package init(files: [ExchangeFile] = []) { self.files = files }

  /// In Xcode's order.
  package static let usualAttributes = [
    ExchangeAttribute("xmlns", "urn:oasis:names:tc:xliff:document:1.2"),
    ExchangeAttribute("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
    ExchangeAttribute("version", "1.2"),
    ExchangeAttribute(
      "xsi:schemaLocation",
      Text(
        "urn:oasis:names:tc:xliff:document:1.2 "
          + "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd")),
  ]

  package var unitCount: Int { files.reduce(0) { $0 + $1.units.count } }
}

/// With its prefix, where it has one.
package struct ExchangeAttribute: Equatable, Sendable {
  package var name: String
  package var value: Text

  package init(_ name: String, _ value: Text) {
    self.name = name
    self.value = value
  }
}

/// The texts of one table from one language to another.
package struct ExchangeFile: Sendable {
  /// The path of the table in the project.
  package var original: String
  package var sourceLanguage: String
  /// Nil in a file that does not say it.
  package var targetLanguage: String?
  /// As read, in their order; of a file that is made, the usual ones.
  package var attributes: [ExchangeAttribute]
  /// Of the program that made the file; empty for no header.
  package var tool: [ExchangeAttribute]
  package var units: [ExchangeUnit] = []
  /// Where its element begins in the file that was read.
  package var range = SourceRange.none

  package init(original: String, sourceLanguage: String, targetLanguage: String) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    tool = ExchangeFile.ownTool
    attributes = [
      ExchangeAttribute("original", Text(original)),
      ExchangeAttribute("source-language", Text(sourceLanguage)),
      ExchangeAttribute("target-language", Text(targetLanguage)),
      ExchangeAttribute("datatype", "plaintext"),
    ]
  }

  /// As read.
  init(attributes: [ExchangeAttribute], range: SourceRange) {
    func value(_ name: String) -> String? {
      attributes.first { $0.name == name }?.value.string
    }
    self.attributes = attributes
    self.range = range
    original = value("original") ?? ""
    sourceLanguage = value("source-language") ?? ""
    targetLanguage = value("target-language").flatMap { $0.isEmpty ? nil : $0 }
    tool = []
  }

  package static let ownTool = [
    ExchangeAttribute("tool-id", "localization-tool"),
    ExchangeAttribute("tool-name", "TypedLocalization"),
  ]
}

/// One text with its translation.
package struct ExchangeUnit: Sendable {
  package var id: Text
  /// `translate="no"` where false.
  package var isTranslatable = true
  package var preservesSpace = true
  package var source: Text?
  package var target: ExchangeTarget?
  package var notes: [ExchangeNote] = []
  /// Where it stands in the file that was read, and its translation.
  package var range = SourceRange.none
  package var targetRange = SourceRange.none

  package init(id: Text, source: Text? = nil, target: ExchangeTarget? = nil) {
    self.id = id
    self.source = source
    self.target = target
  }
}

package struct ExchangeTarget: Equatable, Sendable {
  package var text: Text
  /// As XLIFF calls it; nil for none.
  package var state: String?
  package var qualifier: String?

  package init(_ text: Text, state: String? = nil, qualifier: String? = nil) {
    self.text = text
    self.state = state
    self.qualifier = qualifier
  }
}

package struct ExchangeNote: Equatable, Sendable {
  package var text: Text
  /// `auto-generated` for a comment that nobody wrote.
  package var origin: String?

  package init(_ text: Text, origin: String? = nil) {
    self.text = text
    self.origin = origin
  }
}
