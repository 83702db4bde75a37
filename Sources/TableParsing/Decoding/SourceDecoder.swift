/// Turns a file's bytes into its text in UTF-8, without byte-order marks.
package enum SourceDecoder {
  /// Invalid bytes become U+FFFD, with an error for each line that has any. UTF-8 without a
  /// byte-order mark is shared, not copied.
  package static func decode(_ contents: ByteStorage, path: String) -> Parsed<SourceText> {
    let bytes = contents.bytes
    guard bytes.count <= largest else { return tooLarge(path) }
    let encoding = TextEncoding(of: bytes)
    let body = UnsafeRawBufferPointer(rebasing: bytes[encoding.markLength...])
    var conversion = TextConversion()
    switch encoding.form {
    case .utf8, .latin1: decodeBytes(body, isMarked: encoding.markLength > 0, &conversion)
    case .utf16(let bigEndian): conversion.decodeUTF16(body, bigEndian: bigEndian)
    case .utf32(let bigEndian): conversion.decodeUTF32(body, bigEndian: bigEndian)
    }
    if encoding.isMisread { conversion.note(missingMark(encoding)) }
    removeSecondMark(&conversion, contents)
    let text = SourceText(path: path, storage: conversion.storage ?? contents)
    return Parsed(text, diagnostics: conversion.diagnostics(in: text))
  }

  /// The same for a table's file, which the diagnostics name.
  package static func decode(_ file: SourceFile) -> Parsed<SourceText> {
    if file.isDecoded, file.contents.count <= largest {
      return Parsed(SourceText(path: file.path, storage: file.contents))
    }
    let text = decode(file.contents, path: file.path)
    return Parsed(text.value, diagnostics: text.diagnostics.map { $0.named(after: file) })
  }

  /// Offsets are 32 bits wide, and a conversion may make four bytes of one.
  private static let largest = Int(Int32.max) / 4

  private static func tooLarge(_ path: String) -> Parsed<SourceText> {
    var conversion = TextConversion()
    conversion.note(
      TextConversion.Finding(
        rule: .malformedTable, message: "the file is larger than half a gigabyte; split the table"))
    let text = SourceText(path: path, storage: ByteStorage(capacity: 0))
    return Parsed(text, diagnostics: conversion.diagnostics(in: text))
  }

  private static func decodeBytes(
    _ body: UnsafeRawBufferPointer, isMarked: Bool, _ conversion: inout TextConversion
  ) {
    switch XMLEncodingDeclaration(of: body) {
    case .latin1: return conversion.decodeLatin1(body)
    case .other(let name): conversion.note(unknownEncoding(name))
    case .utf16: conversion.note(contradictedEncoding)
    case .utf8, nil: break
    }
    if !UTF8Sequence.isWellFormed(body) {
      conversion.repairUTF8(body)
    } else if isMarked {
      conversion.storage = ByteStorage(body)
    }
  }

  private static func removeSecondMark(_ conversion: inout TextConversion, _ contents: ByteStorage)
  {
    let bytes = (conversion.storage ?? contents).bytes
    var start = 0
    while start + 3 <= bytes.count, bytes[start] == 0xEF, bytes[start + 1] == 0xBB,
      bytes[start + 2] == 0xBF
    {
      start += 3
    }
    guard start > 0 else { return }
    conversion.storage = ByteStorage(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    conversion.shiftFindings(by: start)
    conversion.note(
      TextConversion.Finding(
        rule: .repeatedMark,
        message: "the file begins with two byte-order marks, and the platform's reader drops the "
          + "whole table; remove one, or save the file as UTF-8 without a mark"))
  }

  private static func missingMark(_ encoding: TextEncoding) -> TextConversion.Finding {
    TextConversion.Finding(
      rule: .utf16WithoutBOM,
      message: "the file is UTF-\(encoding.unitLength * 8) without a byte-order mark, which the "
        + "platform's reader cannot read; save it as UTF-8")
  }

  private static func unknownEncoding(_ name: String) -> TextConversion.Finding {
    TextConversion.Finding(
      rule: .invalidEncoding,
      message: "the encoding '\(name)' that the XML declaration names is not known; save the file "
        + "as UTF-8 and declare that")
  }

  private static var contradictedEncoding: TextConversion.Finding {
    TextConversion.Finding(
      rule: .invalidEncoding,
      message: "the XML declaration says UTF-16, but the file is not; declare UTF-8")
  }
}
