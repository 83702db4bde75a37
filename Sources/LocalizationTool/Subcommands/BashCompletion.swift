internal import LocalizationGenerator

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
