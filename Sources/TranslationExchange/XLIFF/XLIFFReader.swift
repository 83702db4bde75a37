/// Reads XLIFF 1.0 to 1.2 as Xcode and translation systems write it: any order of attributes and
/// children, groups, prefixed namespaces, inline elements, whose text alone counts.
package struct XLIFFReader {
  private var scanner: XMLScanner
  private var document = ExchangeDocument()
  private var diagnostics: [Diagnostic] = []
  /// The namespaces that prefixes stand for.
  private var namespaces: [String: String] = [:]
  private let side: ByteStorage

  /// Files above are refused, before anything is made of them.
  package static let largest = 64 << 20

  /// Nothing of a file with an error is to be used.
  package static func read(_ contents: ByteStorage, path: String) -> Parsed<ExchangeDocument> {
    guard contents.count <= largest else {
      let text = SourceText(path: path, storage: ByteStorage(capacity: 0))
      return Parsed(
        ExchangeDocument(),
        diagnostics: [
          Diagnostic(
            rule: .malformedExchange,
            message: "the file is larger than 64 MB; export fewer tables or languages at once",
            location: SourceLocation(text: text, range: .none))
        ])
    }
    let decoded = SourceDecoder.decode(contents, path: path)
    var reader = XLIFFReader(decoded.value)
    reader.diagnostics = decoded.diagnostics.filter { $0.severity == .error }
      .map { $0.reported(as: .malformedExchange) }
    reader.document.source = decoded.value
    reader.read()
    if let fault = reader.scanner.fault { reader.diagnostics.append(fault) }
    return Parsed(reader.document, diagnostics: reader.diagnostics)
  }

  private init(_ source: SourceText) {
    scanner = XMLScanner(source, rule: .malformedExchange)
    side = ByteStorage(capacity: source.storage.count / 2 + 64)
  }

  private mutating func read() {
    guard case .start(let root)? = scanner.next() else { return }
    guard root.name == "xliff" else {
      return fault("this is no XLIFF file: its root is <\(root.name)>", root.range)
    }
    addNamespaces(root)
    if let version = root.value("version")?.string, !version.hasPrefix("1.") {
      return fault(
        "XLIFF \(version) is not read, as Xcode does not read it either; ask for version 1.2",
        root.range)
    }
    document.attributes = root.attributes.map { ExchangeAttribute($0.fullName, $0.value) }
    while let token = scanner.next() {
      guard case .start(let tag) = token else { continue }
      if isOwn(tag), tag.name == "file" {
        readFile(tag)
      } else {
        scanner.skipElement()
      }
    }
  }

  private mutating func readFile(_ tag: XMLScanner.Tag) {
    let outer = scanner.depth - 1
    addNamespaces(tag)
    var file = ExchangeFile(
      attributes: tag.attributes.map { ExchangeAttribute($0.fullName, $0.value) },
      range: SourceRange(tag.range.lowerBound, tag.range.upperBound))
    if file.original.isEmpty {
      fault("<file> says by 'original' which table it is about; it is missing here", tag.range)
    }
    while scanner.depth > outer, let token = scanner.next() {
      guard case .start(let tag) = token else { continue }
      switch isOwn(tag) ? tag.name : "" {
      case "header", "body", "group": continue
      case "tool":
        file.tool = tag.attributes.map { ExchangeAttribute($0.fullName, $0.value) }
      case "trans-unit":
        if let unit = readUnit(tag) { file.units.append(unit) }
      default: scanner.skipElement()
      }
    }
    document.files.append(file)
  }

  private mutating func readUnit(_ tag: XMLScanner.Tag) -> ExchangeUnit? {
    let outer = scanner.depth - 1
    guard let id = tag.value("id") else {
      fault("<trans-unit> has no id, so nobody can tell which text it is about", tag.range)
      return nil
    }
    var unit = ExchangeUnit(id: id)
    unit.range = SourceRange(tag.range.lowerBound, tag.range.upperBound)
    unit.isTranslatable = !(tag.value("translate")?.isRefusal ?? false)
    unit.preservesSpace = tag.attributes.contains { $0.name == "space" && $0.prefix == "xml" }
    while scanner.depth > outer, let token = scanner.next() {
      guard case .start(let child) = token else { continue }
      switch isOwn(child) ? child.name : "" {
      case "source": unit.source = readText().text
      case "target":
        let content = readText()
        unit.target = ExchangeTarget(
          content.text, state: child.value("state")?.string,
          qualifier: child.value("state-qualifier")?.string)
        unit.targetRange = content.range
      case "note":
        unit.notes.append(ExchangeNote(readText().text, origin: child.value("from")?.string))
      default: scanner.skipElement()
      }
    }
    return unit
  }

  /// Everything between the tags of the element that was opened last, inline elements flattened.
  private mutating func readText() -> (text: Text, range: SourceRange) {
    let outer = scanner.depth - 1
    let start = side.count
    var (first, last) = (-1, -1)
    while scanner.depth > outer, let token = scanner.next() {
      switch token {
      case .text(let range), .section(let range):
        if first < 0 { first = range.lowerBound }
        last = range.upperBound
        guard scanner.append(token, to: side) else { break }
      case .end(let range):
        if first < 0 { (first, last) = (range.lowerBound, range.lowerBound) }
      case .start: break
      }
    }
    return (
      Text(storage: side, start: start, count: side.count - start),
      SourceRange(max(first, 0), max(last, 0))
    )
  }

  // MARK: Namespaces

  private mutating func addNamespaces(_ tag: XMLScanner.Tag) {
    for attribute in tag.attributes {
      if attribute.prefix == "xmlns" { namespaces[attribute.name] = attribute.value.string }
      if attribute.prefix.isEmpty, attribute.name == "xmlns" {
        namespaces[""] = attribute.value.string
      }
    }
  }

  /// Whether an element is XLIFF's. Files without any namespace are taken too.
  private func isOwn(_ tag: XMLScanner.Tag) -> Bool {
    guard let name = namespaces[tag.prefix] else { return tag.prefix.isEmpty }
    return name.hasPrefix("urn:oasis:names:tc:xliff:document:1.")
  }

  private mutating func fault(_ message: String, _ range: Range<Int>) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(
      Diagnostic(
        rule: .malformedExchange, message: message, location: scanner.location(range)))
  }
}

extension XMLScanner.Attribute {
  fileprivate var fullName: String { prefix.isEmpty ? name : prefix + ":" + name }
}

extension Text {
  /// `no`, as some systems `false`.
  fileprivate var isRefusal: Bool { ["no", "false"].contains(string.lowercased()) }
}
