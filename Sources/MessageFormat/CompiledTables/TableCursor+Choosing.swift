/// Which form of a plural is asked for.
struct PluralChoice {
  var category: PluralCategory
  /// The number is 0: then `zero` is taken in every language (SPEC §2.3).
  var isZero = false
}

extension TableCursor {
  /// Moves from a node with variants to the text of the form that `environment` chooses; plurals
  /// are in the form `other`.
  mutating func skipToForm(environment: FormatEnvironment) -> Bool {
    for _ in 0..<TableLayout.depthLimit {
      switch readByte() {
      case TableLayout.Tag.text, TableLayout.Tag.form: return true
      case TableLayout.Tag.variables: guard readFixed() != nil else { return false }
      case TableLayout.Tag.plural:
        guard readNumber() != nil, let printed = readNumber() else { return false }
        if printed == 1, readPlaceholder() == nil { return false }
        guard skipToCase(of: PluralChoice(category: .other)) else { return false }
      case TableLayout.Tag.device:
        guard skipToCase(of: environment.device) else { return false }
      case TableLayout.Tag.width:
        guard skipToCase(ofWidth: environment.width) else { return false }
      default: return false
      }
    }
    return false
  }

  /// To the node of the category, else of `other`, else of any.
  mutating func skipToCase(of choice: PluralChoice) -> Bool {
    let category = Int(choice.category.rawValue)
    return skipToCase { label in
      if choice.isZero, label == Int(PluralCategory.zero.rawValue) { return 3 }
      if label == category { return 2 }
      return label == Int(PluralCategory.other.rawValue) ? 1 : 0
    }
  }

  /// To the node of the device, else of `other`, else of any.
  mutating func skipToCase(of device: DeviceClass) -> Bool {
    let wanted = Int(device.rawValue)
    return skipToCase { label in
      if label == wanted { return 2 }
      return label == Int(DeviceClass.other.rawValue) ? 1 : 0
    }
  }

  /// To the node of the largest width not above `width`, else of the smallest.
  mutating func skipToCase(ofWidth width: Int?) -> Bool {
    let limit = width ?? Int.max
    return skipToCase { label in label <= limit ? label + 1 : -label }
  }

  /// To the first node of the highest rank.
  @inline(__always)
  private mutating func skipToCase(rank: (Int) -> Int) -> Bool {
    guard let count = readNumber(), count > 0 else { return false }
    var best: (rank: Int, start: Int)?
    var start = 0
    for _ in 0..<count {
      guard let label = readNumber(), let length = readFixed() else { return false }
      let rank = rank(label)
      if best.map({ rank > $0.rank }) ?? true { best = (rank, start) }
      start &+= length
    }
    guard let best, best.start >= 0, best.start < end - offset else { return false }
    offset += best.start
    return true
  }
}
