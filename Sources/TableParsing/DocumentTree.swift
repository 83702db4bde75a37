/// The values of a text with their places, as they are written: what edits are made on.
package enum DocumentTree {
  package static func json(_ text: SourceText) -> Parsed<ValueTree?> { JSONReader.read(text) }

  package static func propertyList(_ text: SourceText) -> Parsed<ValueTree?> {
    XMLPropertyListReader.read(text)
  }

  /// Of a binary property list, whose values have no places.
  package static func binaryPropertyList(_ file: SourceFile) -> Parsed<ValueTree?> {
    BinaryPropertyListReader.read(file)
  }

  package static func isBinaryPropertyList(_ contents: ByteStorage) -> Bool {
    PropertyListReader.isBinary(contents.bytes)
  }

  /// Whether a `.strings` file is a property list in XML.
  package static func isXML(_ text: SourceText) -> Bool {
    TableParser.isXML(text.storage.bytes)
  }
}
