/// A subcommand's options and operands.
///
/// `--name value` and `--name=value` mean the same; `--` ends the options. A word with a single
/// hyphen is an operand, so that negative numbers need nothing special.
package struct Arguments {
  package private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  private let description: SubcommandDescription

  package init(
    parsing words: [String], for description: SubcommandDescription
  ) throws(UsageError) {
    self.description = description
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("--") {
        try read(word.dropFirst(2), rest: &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func read(
    _ word: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    guard let option = description.options.first(where: { $0.name == name }) else {
      let suggestion = ClosestName.of(name, in: description.options.map(\.name), prefix: "--")
      throw error("'\(description.name)' has no option '--\(name)'" + suggestion.question)
    }
    let value = try value(of: option, in: word, rest: &rest)
    if value.isEmpty, option.isPath {
      throw error("the option '--\(name)' needs a path, not an empty word")
    }
    guard given[name] == nil || option.isRepeatable else {
      throw error("the option '--\(name)' is given twice")
    }
    given[name, default: []].append(value)
  }

  private func value(
    of option: SubcommandDescription.Option, in word: Substring, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let isAttached = word.count > option.name.count
    guard option.value != nil else {
      guard !isAttached else { throw error("the option '--\(option.name)' takes no value") }
      return ""
    }
    if isAttached { return String(word.dropFirst(option.name.count + 1)) }
    if option.isValueOptional { return "" }
    guard let value = rest.popFirst() else {
      throw error("the option '--\(option.name)' needs a value")
    }
    return value
  }

  package func isGiven(_ name: String) -> Bool { given[name] != nil }
  /// Nil also for an option whose value may be left out, and is.
  package func value(_ name: String) -> String? {
    guard let value = given[name]?.last else { return nil }
    let isLeftOut = value.isEmpty && description.options.contains { $0.takesNone(name) }
    return isLeftOut ? nil : value
  }
  package func values(_ name: String) -> [String] { given[name] ?? [] }

  package func required(_ name: String) throws(UsageError) -> String {
    guard let value = value(name) else { throw error("the option '--\(name)' is missing") }
    return value
  }

  /// The value as one of a fixed set; nil where the option is not given.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = value(name) else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw error(
      "'\(value)' is no value of '--\(name)': it takes " + names.joined(separator: ", ")
        + ClosestName.of(value, in: names).question)
  }

  package func requireOperands(_ what: String) throws(UsageError) {
    if operands.isEmpty { throw error("'\(description.name)' needs \(what)") }
    if operands.contains("") {
      throw error("'\(description.name)' needs \(what), not an empty word")
    }
  }

  /// Of operands that name files and folders.
  package func requirePaths(_ what: String) throws(UsageError) {
    try requireOperands(what)
    for path in operands where !Disk.mayBeThere(path) { throw missing(path) }
  }

  /// A path that leads nowhere, with the one beside it that was meant.
  package func missing(_ path: String) -> UsageError {
    error(
      VisibleText.line(
        "there is no file or folder '\(path)'"
          + ClosestName.of(path, in: Disk.neighbours(of: path)).question))
  }

  package func error(_ reason: String) -> UsageError { UsageError(reason, hint: description.hint) }
}
