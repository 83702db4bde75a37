internal import TableParsing

/// Counts words as translators are paid by them: runs between white space that have a letter or a
/// digit; of scripts without spaces each ideograph or syllable. Placeholders are none.
struct WordCounter {
  private var count = 0
  private var isInWord = false

  static func count(_ form: MessageForm) -> Int {
    var counter = WordCounter()
    withExtendedLifetime(form.text.storage) {
      let bytes = form.text.bytes
      guard let template = form.template else { return counter.read(bytes, 0..<bytes.count) }
      for segment in template.segments where segment.kind == .text {
        let end = min(Int(segment.range.upperBound), bytes.count)
        counter.read(bytes, min(Int(segment.range.lowerBound), end)..<end)
      }
    }
    return counter.count
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        if byte <= 0x20 {
          isInWord = false
        } else if WordCounter.isAlphanumeric(byte) {
          begin()
        }
        continue
      }
      var end = index + 1
      while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      for scalar in String(decoding: bytes[index..<end], as: UTF8.self).unicodeScalars {
        read(scalar)
      }
      index = end
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      count += 1
      isInWord = false
    case _ where scalar.properties.isWhitespace: isInWord = false
    case _ where scalar.properties.isAlphabetic: begin()
    default: break
    }
  }

  private mutating func begin() {
    if !isInWord { count += 1 }
    isInWord = true
  }
}

extension TableEntry.Value {
  var forms: [MessageForm] { message?.forms.map(\.form) ?? [] }

  /// Of all forms together.
  var wordCount: Int { forms.reduce(0) { $0 + WordCounter.count($1) } }

  var shownText: String? {
    switch self {
    case .message(.plain(let form)): return form.text.string
    case .message(.variants(let variants)):
      return variants.forms.map { variant in
        let choices = [
          variant.variable.flatMap { index in
            variants.variables.indices.contains(index) ? variants.variables[index].name.string : nil
          },
          variant.device?.name, variant.width.map(String.init), variant.category?.name,
        ].compactMap { $0 }
        let label = choices.isEmpty ? "" : choices.joined(separator: " ") + ": "
        return label + variant.form.text.string
      }.joined(separator: "\n")
    case .unsupported: return nil
    }
  }
}
