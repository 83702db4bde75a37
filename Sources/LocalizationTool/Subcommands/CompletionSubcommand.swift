internal import LocalizationGenerator

/// Completion scripts for shells, made from the descriptions of the subcommands.
enum CompletionSubcommand: Subcommand {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let description = SubcommandDescription(
    name: "completion", summary: "Prints a completion script for a shell.", operands: "SHELL",
    operandChoices: Shell.allCases.map(\.rawValue),
    discussion: """
      SHELL is bash, zsh or fish. The script completes subcommands, options, their values, rules
      and paths. In zsh it is sourced behind compinit.
      """,
    examples: [
      "completion bash > /etc/bash_completion.d/localization-tool",
      "completion zsh > ~/.localization-tool.zsh",
      "completion fish > ~/.config/fish/completions/localization-tool.fish",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      throw arguments.error("'completion' needs one of \(names)")
    }
    let subcommands = LocalizationTool.commandLine.subcommands.map { $0.description }
    switch shell {
    case .bash: console.print(BashCompletion(subcommands).script)
    case .zsh: console.print(BashCompletion(subcommands).zshScript)
    case .fish: console.print(FishCompletion(subcommands).script)
    }
    return .success
  }
}

/// A completion script for bash, and for zsh, which runs such scripts.
struct BashCompletion {
  private let subcommands: [SubcommandDescription]

  init(_ subcommands: [SubcommandDescription]) { self.subcommands = subcommands }

  var script: String {
    """
    _localization_tool() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
      local options="" operands="" values=""
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(names) --help" -- "$word"))
        return
      fi
      # Where "=" is a word of its own, the option stands before it.
      if [ "$word" = "=" ]; then
        word=""
      elif [ "$before" = "=" ]; then
        before="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      case "${COMP_WORDS[1]} $before" in
    \(valueCases)
      esac
      case "${COMP_WORDS[1]}" in
    \(subcommandCases)
      esac
      if [ -n "$values" ]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
      elif [ "${word#-}" != "$word" ]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      elif [ -n "$operands" ]; then
        COMPREPLY=($(compgen -W "$operands" -- "$word"))
      else
        compopt -o filenames 2>/dev/null
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$word"))
      fi
    }
    complete -F _localization_tool localization-tool

    """
  }

  var zshScript: String {
    "#compdef localization-tool\nautoload -U +X bashcompinit && bashcompinit\n" + script
  }

  private var names: String { subcommands.map(\.name).joined(separator: " ") }

  private var valueCases: String {
    var lines: [String] = []
    for subcommand in subcommands {
      for option in subcommand.options where !option.choices.isEmpty {
        let choices = option.choices.joined(separator: " ")
        lines.append("    \"\(subcommand.name) --\(option.name)\") values=\"\(choices)\" ;;")
      }
    }
    return lines.joined(separator: "\n")
  }

  private var subcommandCases: String {
    subcommands.map { subcommand in
      let options = subcommand.options.map { "--" + $0.name } + ["--help"]
      var line = "    \(subcommand.name)) options=\"\(options.joined(separator: " "))\""
      if !subcommand.operandChoices.isEmpty {
        line += " operands=\"\(subcommand.operandChoices.joined(separator: " "))\""
      }
      return line + " ;;"
    }.joined(separator: "\n")
  }
}

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
