extension SourceBytes {
  /// What the name of an entity between `&` and `;` stands for: one of the five that XML knows, or a
  /// character's number. Nil for any other.
  package func xmlEntity(from start: Int, to stop: Int) -> Unicode.Scalar? {
    if matches("lt", from: start, to: stop) { return "<" }
    if matches("gt", from: start, to: stop) { return ">" }
    if matches("amp", from: start, to: stop) { return "&" }
    if matches("quot", from: start, to: stop) { return "\"" }
    if matches("apos", from: start, to: stop) { return "'" }
    guard stop - start >= 2, base[start] == 0x23 else { return nil }
    let isHexadecimal = base[start + 1] == 0x78
    var position = start + (isHexadecimal ? 2 : 1)
    guard position < stop else { return nil }
    var value: UInt32 = 0
    while position < stop {
      guard let digit = ASCII.hexadecimalValue(base[position]), isHexadecimal || digit < 10
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + digit
      if value > 0x10FFFF { return nil }
      position += 1
    }
    return Unicode.Scalar(value)
  }
}
