#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Android)
  internal import Android
#endif

/// Tells cheaply what traits a message has, so that rules are asked only where they may find
/// something. Written for debug builds: nothing is allocated for a plain message.
struct MessageScanner {
  let development: DevelopmentTexts
  let isDevelopment: Bool
  private var screen = InvisibleCharacterScreen()

  init(_ development: DevelopmentTexts, isDevelopment: Bool) {
    self.development = development
    self.isDevelopment = isDevelopment
  }

  mutating func traits(of entry: UnsafePointer<TableEntry>, row: Int) -> MessageTraits.RawValue {
    switch entry.pointee.value {
    case .text(let form): return traits(of: form, development.rows + row)
    case .variants(let variants): return traits(of: variants)
    case .unsupported: return 0
    }
  }

  private mutating func traits(
    of form: Form, _ original: UnsafePointer<DevelopmentTexts.Row>
  ) -> MessageTraits.RawValue {
    var traits = MessageTraits.any.rawValue
    if form.text.hasEdges || original.pointee.hasEdges { traits |= MessageTraits.edges.rawValue }
    if screen.suspects(form.text.storage) {
      traits |= MessageTraits.invisibleCharacters.rawValue
    }
    if form.isUnfinished { traits |= MessageTraits.unfinished.rawValue }
    if let template = form.template {
      if !template.faults.isEmpty { traits |= MessageTraits.faults.rawValue }
      if isDevelopment { return traits | MessageTraits.placeholders.rawValue }
    }
    if !isDevelopment, differs(form, original) {
      traits |= MessageTraits.differences.rawValue | MessageTraits.placeholders.rawValue
    }
    return traits
  }

  private func differs(
    _ form: Form, _ original: UnsafePointer<DevelopmentTexts.Row>
  ) -> Bool {
    if original.pointee.hasVariants { return true }
    if form.template == nil, original.pointee.template == nil { return false }
    return !PlaceholderSequence.isEqual(
      form.template, form.text, original.pointee.template, original.pointee.text)
  }

  private mutating func traits(of variants: Variants) -> MessageTraits.RawValue {
    var traits: MessageTraits = [.any, .variants, .placeholders, .edges]
    if !isDevelopment { traits.insert(.differences) }
    for form in variants.forms {
      if screen.suspects(form.form.text.storage) { traits.insert(.invisibleCharacters) }
      if form.form.isUnfinished { traits.insert(.unfinished) }
      if form.form.template?.faults.isEmpty == false { traits.insert(.faults) }
    }
    return traits.rawValue
  }
}

extension Form {
  /// In a catalog: not marked as translated.
  var isUnfinished: Bool {
    guard let state else { return false }
    return state != "translated"
  }
}

/// The placeholders of a text as written, one after the other.
enum PlaceholderSequence {
  static func isEqual(
    _ left: MessageTemplate?, _ leftText: Text, _ right: MessageTemplate?, _ rightText: Text
  ) -> Bool {
    guard let left, let right else { return false }
    return left.segments.withUnsafeBufferPointer { leftSegments in
      right.segments.withUnsafeBufferPointer { rightSegments in
        isEqual(
          leftSegments, leftText.storage.base + Int(leftText.start), rightSegments,
          rightText.storage.base + Int(rightText.start))
      }
    }
  }

  private static func isEqual(
    _ left: UnsafeBufferPointer<MessageTemplate.Segment>, _ leftBase: UnsafeMutableRawPointer,
    _ right: UnsafeBufferPointer<MessageTemplate.Segment>, _ rightBase: UnsafeMutableRawPointer
  ) -> Bool {
    var (leftIndex, rightIndex) = (0, 0)
    while true {
      while leftIndex < left.count, !isPlaceholder(left, leftIndex, leftBase) { leftIndex += 1 }
      while rightIndex < right.count, !isPlaceholder(right, rightIndex, rightBase) {
        rightIndex += 1
      }
      if leftIndex == left.count || rightIndex == right.count {
        return leftIndex == left.count && rightIndex == right.count
      }
      let (leftRange, rightRange) = (left[leftIndex].range, right[rightIndex].range)
      let length = Int(leftRange.upperBound - leftRange.lowerBound)
      guard length == Int(rightRange.upperBound - rightRange.lowerBound),
        memcmp(
          leftBase + Int(leftRange.lowerBound), rightBase + Int(rightRange.lowerBound), length)
          == 0
      else { return false }
      leftIndex += 1
      rightIndex += 1
    }
  }

  /// Begins with a percent sign and is not `%%`. A text with a stray one at its start is taken for
  /// a placeholder too, which only costs a closer look.
  private static func isPlaceholder(
    _ segments: UnsafeBufferPointer<MessageTemplate.Segment>, _ index: Int,
    _ base: UnsafeMutableRawPointer
  ) -> Bool {
    let start = base + Int(segments[index].range.lowerBound)
    guard start.load(as: UInt8.self) == 0x25 else { return false }
    return segments[index].range.count != 2
      || start.load(fromByteOffset: 1, as: UInt8.self) != 0x25
  }
}
