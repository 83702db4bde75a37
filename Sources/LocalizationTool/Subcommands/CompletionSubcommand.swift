/// Completion scripts for shells, made from the descriptions of the subcommands.
enum CompletionSubcommand: Subcommand {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let description = SubcommandDescription(
    name: "completion", summary: "Prints a completion script for a shell.", operands: "SHELL",
    discussion: "SHELL is bash, zsh or fish.",
    examples: ["completion bash > /etc/bash_completion.d/localization-tool"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      throw arguments.error("'completion' needs one of \(names)")
    }
    switch shell {
    case .bash: console.print(bash)
    case .zsh: console.print("autoload -U bashcompinit && bashcompinit\n" + bash)
    case .fish: console.print(fish)
    }
    return .success
  }

  private static var all: [SubcommandDescription] {
    LocalizationTool.subcommands.map { $0.description }
  }

  private static var bash: String {
    let names = all.map(\.name).joined(separator: " ")
    var text = "_localization_tool() {\n  local word=\"${COMP_WORDS[COMP_CWORD]}\" words=\"\"\n"
    text += "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
    text += "    COMPREPLY=($(compgen -W \"\(names) --help\" -- \"$word\")); return\n  fi\n"
    text += "  case \"${COMP_WORDS[1]}\" in\n"
    for subcommand in all {
      let options = subcommand.options.map { "--" + $0.name } + ["--help"]
      text += "    \(subcommand.name)) words=\"\(options.joined(separator: " "))\" ;;\n"
    }
    text += "  esac\n  case \"$word\" in\n"
    text += "    -*) COMPREPLY=($(compgen -W \"$words\" -- \"$word\")) ;;\n"
    text += "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n  esac\n}\n"
    return text + "complete -o filenames -F _localization_tool localization-tool\n"
  }

  private static var fish: String {
    let command = "complete -c localization-tool"
    var text = ""
    for subcommand in all {
      text += "\(command) -n __fish_use_subcommand -a \(subcommand.name)"
      text += " -d '\(quoted(subcommand.summary))'\n"
      for option in subcommand.options {
        text += "\(command) -n '__fish_seen_subcommand_from \(subcommand.name)' -l \(option.name)"
        text += (option.value == nil ? "" : " -r") + " -d '\(quoted(option.summary))'\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
