/// How the arguments of a call were typed before.
enum ArgumentOrigin {
  /// As the accessor's.
  case sameTypes
  /// As SwiftGen declared them.
  case swiftGen([String])
  /// Anything that a format takes.
  case format
  /// Anything that an interpolation takes.
  case interpolation
}

/// What is done to one argument.
struct ArgumentChange {
  var argument: SwiftFile.Argument
  /// Nil where it has none or has it already.
  var label: String?
  var dropsLabel = false
  /// `String` of `String(describing:)`, `Double`; nil where the value stays.
  var wrapper: String?
  var note: String?
}

extension CallSites {
  /// What the arguments of a call have to become; nothing is changed yet.
  func changes(
    of arguments: [SwiftFile.Argument], for accessor: MigrationTarget.Accessor,
    _ origin: ArgumentOrigin, isText: (Range<Int>) -> Bool
  ) throws(Refusal) -> [ArgumentChange] {
    let parameters = accessor.parameters
    guard parameters.count == arguments.count else {
      throw Refusal(
        reason: .argumentCount,
        what: "the text has \(CallSites.counted(parameters.count)), the call gives "
          + "\(arguments.count)")
    }
    var changes: [ArgumentChange] = []
    for (index, argument) in arguments.enumerated() {
      var change = try change(
        of: argument, at: index, for: parameters[index], origin, isText: isText)
      let old = file.label(argument)
      change.label = parameters[index].label == old ? nil : parameters[index].label
      change.dropsLabel = old != nil && parameters[index].label == nil
      changes.append(change)
    }
    return changes
  }

  static func counted(_ count: Int) -> String { "\(count) argument\(count == 1 ? "" : "s")" }

  private func change(
    of argument: SwiftFile.Argument, at index: Int, for parameter: MigrationTarget.Parameter,
    _ origin: ArgumentOrigin, isText: (Range<Int>) -> Bool
  ) throws(Refusal) -> ArgumentChange {
    var change = ArgumentChange(argument: argument)
    let value = argument.value
    let text = file.shortText(value)
    switch origin {
    case .sameTypes: break
    case .swiftGen(let types):
      let type = index < types.count ? types[index] : "Any"
      try convert(&change, from: type, to: parameter, text, isText)
    case .format, .interpolation:
      let isFormat = if case .format = origin { true } else { false }
      switch parameter.type {
      case .string:
        if parameter.conversion == .cString || parameter.conversion == .utf16String {
          throw Refusal(
            reason: .argumentType, what: "\(text): %s took a pointer, the accessor takes a String")
        }
        if isVisiblyString(value, isText) { break }
        change.wrapper = "String(describing: "
        change.note =
          isFormat
          ? "\(text) may be any object for %@, the accessor takes a String"
          : "\(text) may be anything in an interpolation, the accessor takes a String"
      case .uint where isFormat:
        if file.isNumber(value, fraction: false) || file.isCall(value, of: "UInt") { break }
        throw Refusal(
          reason: .argumentType, what: "\(text) may be any integer, the accessor takes a UInt")
      case .character:
        throw Refusal(
          reason: .argumentType, what: "\(text) may be any integer, the accessor takes a Character")
      default: break
      }
    }
    return change
  }

  private func convert(
    _ change: inout ArgumentChange, from type: String, to parameter: MigrationTarget.Parameter,
    _ text: String, _ isText: (Range<Int>) -> Bool
  ) throws(Refusal) {
    let value = change.argument.value
    switch (type, parameter.type) {
    case ("String", .string), ("Int", .int), ("Double", .double), ("UInt", .uint): break
    case ("UnsafePointer<CChar>", .string): break
    case ("Float", .double):
      if file.isSignedNumber(value) || file.isCall(value, of: "Double") { return }
      change.wrapper = "Double("
      change.note = "\(text): SwiftGen took a Float, the accessor takes a Double"
    case (_, .string):
      if !isVisiblyString(value, isText) { change.wrapper = "String(describing: " }
    case ("Int", .uint):
      if file.isNumber(value, fraction: false) || file.isCall(value, of: "UInt") { return }
      throw Refusal(
        reason: .argumentType,
        what: "\(text): SwiftGen took an Int, the accessor takes a UInt; UInt(\(text)) traps below "
          + "zero")
    case (_, let wanted):
      throw Refusal(
        reason: .argumentType,
        what: "\(text): SwiftGen took a \(type), the accessor takes a \(wanted.swiftName)")
    }
  }

  /// Whether a value is a String as far as it says itself.
  func isVisiblyString(_ value: Range<Int>, _ isText: (Range<Int>) -> Bool) -> Bool {
    file.isLiteral(value) || file.isCall(value, of: "String") || isText(value)
  }

  // MARK: Making the changes

  mutating func apply(_ changes: [ArgumentChange], notedAt index: Int) {
    for change in changes {
      let bytes = file.bytes(change.argument.value)
      var lead = change.label.map { SwiftWord.escapedLabel($0) + ": " } ?? ""
      if change.label != nil || change.dropsLabel, let old = change.argument.label {
        replace(bytes: file.start(old)..<bytes.lowerBound, with: "")
      }
      lead += change.wrapper ?? ""
      insert(lead, at: bytes.lowerBound)
      if change.wrapper != nil { insert(")", at: bytes.upperBound) }
      if let note = change.note { self.note(.argumentConverted, note, at: index) }
    }
  }
}
