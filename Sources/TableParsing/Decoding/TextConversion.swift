/// A conversion to UTF-8: the bytes written so far and the faults found.
struct TextConversion {
  struct Finding {
    var rule: Rule
    var severity: Severity?
    var message: String
    /// Offsets in the converted text.
    var start = 0
    var end = 0
  }

  /// Nil as long as the file's own bytes can be used.
  var storage: ByteStorage?
  private var findings: [Finding] = []

  mutating func note(_ finding: Finding) { findings.append(finding) }

  mutating func shiftFindings(by length: Int) {
    for index in findings.indices {
      findings[index].start = max(0, findings[index].start - length)
      findings[index].end = max(0, findings[index].end - length)
    }
  }

  func diagnostics(in text: SourceText) -> [Diagnostic] {
    findings.map { finding in
      Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        location: SourceLocation(text: text, range: SourceRange(finding.start, finding.end)))
    }
  }
}

/// Faults, at most one a line; only the first few are reported.
struct FaultyLines {
  private static let limit = 10

  private var findings: [TextConversion.Finding] = []
  private var lastStart = -1
  private var hidden = 0

  /// - Parameters start, end: the range of the U+FFFD in `output`.
  mutating func add(
    _ start: Int, _ end: Int, in output: UnsafeRawBufferPointer, severity: Severity? = nil,
    message: @autoclosure () -> String
  ) {
    defer { lastStart = start }
    if lastStart >= 0 {
      var index = lastStart
      while index < start, output[index] != 0x0A, output[index] != 0x0D { index += 1 }
      if index == start { return }
    }
    guard findings.count < Self.limit else {
      hidden += 1
      return
    }
    findings.append(
      TextConversion.Finding(
        rule: .invalidEncoding, severity: severity, message: message(), start: start, end: end))
  }

  func report(to conversion: inout TextConversion) {
    for (index, finding) in findings.enumerated() {
      var finding = finding
      if index == Self.limit - 1, hidden > 0 { finding.message += " (and \(hidden) more lines)" }
      conversion.note(finding)
    }
  }
}

extension TextConversion {
  mutating func decodeLatin1(_ body: UnsafeRawBufferPointer) {
    let output = ByteStorage(capacity: body.count * 2)
    output.append(room: body.count * 2) { pointer in
      var count = 0
      for byte in body { count = pointer.write(scalar: UInt32(byte), at: count) }
      return count
    }
    storage = output
  }

  /// Every maximal part of an ill-formed sequence becomes one U+FFFD, as Unicode recommends.
  mutating func repairUTF8(_ body: UnsafeRawBufferPointer) {
    var faults = FaultyLines()
    let output = ByteStorage(capacity: body.count * 3)
    output.append(room: body.count * 3) { pointer in
      var count = 0
      var index = 0
      while index < body.count {
        let (length, isValid) = UTF8Sequence.measure(body, at: index)
        if isValid {
          for offset in 0..<length {
            pointer.storeBytes(
              of: body[index + offset], toByteOffset: count + offset, as: UInt8.self)
          }
          count += length
        } else {
          let end = pointer.write(scalar: 0xFFFD, at: count)
          let written = UnsafeRawBufferPointer(start: pointer, count: end)
          faults.add(count, end, in: written, message: Self.invalidByte(body[index]))
          count = end
        }
        index += length
      }
      return count
    }
    storage = output
    faults.report(to: &self)
  }

  private static func invalidByte(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits) is not UTF-8 here, and the platform's reader drops the whole "
      + "table; save the file as UTF-8"
  }
}

/// Well-formed sequences as in table 3-7 of the Unicode standard.
enum UTF8Sequence {
  /// Length of the sequence at `index`, or of the part of it that could begin one.
  static func measure(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (Int, isValid: Bool) {
    let lead = bytes[index]
    if lead < 0x80 { return (1, true) }
    guard 0xC2...0xF4 ~= lead else { return (1, false) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var allowed: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    for offset in 1..<length {
      guard index + offset < bytes.count, allowed ~= bytes[index + offset] else {
        return (offset, false)
      }
      allowed = 0x80...0xBF
    }
    return (length, true)
  }

  /// Whether all are well-formed. ASCII is passed by eight bytes, and what most scripts are written
  /// in is told without `measure`.
  static func isWellFormed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let octets = base.assumingMemoryBound(to: UInt8.self)
    let end = bytes.count
    var index = 0
    while index < end {
      if index &+ 8 <= end {
        let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let others = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
        index &+= others.trailingZeroBitCount &>> 3
        if others == 0 { continue }
      }
      repeat {
        let lead = octets[index]
        if lead >= 0xC2, lead < 0xE0, index &+ 1 < end, octets[index &+ 1] & 0xC0 == 0x80 {
          index &+= 2
        } else if lead > 0xE0, lead < 0xED, index &+ 2 < end,
          octets[index &+ 1] & 0xC0 == 0x80, octets[index &+ 2] & 0xC0 == 0x80
        {
          index &+= 3
        } else {
          let (length, isValid) = measure(bytes, at: index)
          if !isValid { return false }
          index &+= length
        }
      } while index < end && octets[index] >= 0x80
    }
    return true
  }
}

extension TextConversion {
  /// Lone surrogates become U+FFFD with a warning: the platform's reader keeps them.
  mutating func decodeUTF16(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    guard let source = body.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return empty() }
    let units = body.count / 2
    let high = bigEndian ? 0 : 1
    var faults = FaultyLines()
    let output = ByteStorage(capacity: units * 3)
    output.append(room: units * 3) { pointer in
      var count = 0
      var index = 0
      while index < units {
        var scalar = UInt32(source[2 * index + high]) << 8 | UInt32(source[2 * index + 1 - high])
        index += 1
        if scalar & 0xF800 == 0xD800 {
          var next: UInt32 = 0
          if index < units {
            next = UInt32(source[2 * index + high]) << 8 | UInt32(source[2 * index + 1 - high])
          }
          if let pair = UnicodeEncoding.scalar(high: scalar, low: next) {
            index += 1
            scalar = pair.value
          } else {
            let end = pointer.write(scalar: 0xFFFD, at: count)
            faults.add(
              count, end, in: UnsafeRawBufferPointer(start: pointer, count: end),
              severity: .warning, message: Self.loneSurrogate(scalar))
            scalar = 0xFFFD
          }
        }
        count = pointer.write(scalar: scalar, at: count)
      }
      return count
    }
    storage = output
    faults.report(to: &self)
    noteLeftover(body.count % 2, unit: 2)
  }

  mutating func decodeUTF32(_ body: UnsafeRawBufferPointer, bigEndian: Bool) {
    let units = body.count / 4
    var faults = FaultyLines()
    let output = ByteStorage(capacity: units * 4)
    output.append(room: units * 4) { pointer in
      var count = 0
      for index in 0..<units {
        let unit = body.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        let scalar = bigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
        let end = pointer.write(scalar: Unicode.Scalar(scalar) == nil ? 0xFFFD : scalar, at: count)
        if Unicode.Scalar(scalar) == nil {
          faults.add(
            count, end, in: UnsafeRawBufferPointer(start: pointer, count: end),
            message: "\(Self.hexadecimal(scalar)) is no character; save the file as UTF-8")
        }
        count = end
      }
      return count
    }
    storage = output
    faults.report(to: &self)
    noteLeftover(body.count % 4, unit: 4)
  }

  private mutating func empty() { storage = ByteStorage(capacity: 0) }

  private mutating func noteLeftover(_ count: Int, unit: Int) {
    guard count > 0, let storage else { return }
    note(
      Finding(
        rule: .invalidEncoding,
        message: "the file ends in the middle of a UTF-\(unit * 8) character: it was cut off or "
          + "damaged; save it again as UTF-8",
        start: storage.count, end: storage.count))
  }

  private static func loneSurrogate(_ unit: UInt32) -> String {
    "\(hexadecimal(unit)) is half of a surrogate pair and no character; write the character again"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    "0x" + String(value, radix: 16, uppercase: true)
  }
}
