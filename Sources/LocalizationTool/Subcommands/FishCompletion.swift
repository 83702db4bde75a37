internal import LocalizationGenerator

/// A completion script for fish.
struct FishCompletion {
  private let subcommands: [SubcommandDescription]
  private let command = "complete -c localization-tool"

  init(_ subcommands: [SubcommandDescription]) { self.subcommands = subcommands }

  var script: String {
    var text = "\(command) -n __fish_use_subcommand -f\n\(command) -l help -d 'prints this'\n"
    for subcommand in subcommands {
      text += "\(command) -n __fish_use_subcommand -a \(subcommand.name)"
      text += " -d '\(quoted(subcommand.summary))'\n"
      let condition = "'__fish_seen_subcommand_from \(subcommand.name)'"
      if !subcommand.operandChoices.isEmpty {
        let choices = subcommand.operandChoices.joined(separator: " ")
        text += "\(command) -n \(condition) -f -a '\(choices)'\n"
      }
      for option in subcommand.options {
        text += "\(command) -n \(condition) -l \(option.name)\(value(of: option))"
        text += " -d '\(quoted(option.summary))'\n"
      }
    }
    return text
  }

  private func value(of option: SubcommandDescription.Option) -> String {
    if option.value == nil || option.isValueOptional { return "" }
    return option.choices.isEmpty ? " -r" : " -x -a '\(option.choices.joined(separator: " "))'"
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
