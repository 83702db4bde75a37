package import LocalizationGenerator

/// Everything that can be done with tables by hand: what a build does, and the rest.
package enum LocalizationTool {
  package static let commandLine = CommandLineTool([
    InitSubcommand.self, AddLanguageSubcommand.self, PackSubcommand.self,
    GenerateSubcommand.self, CheckWithInterfaces.self, ReadSubcommand.self, RenderSubcommand.self,
    MatchSubcommand.self, PluralSubcommand.self, CompileSubcommand.self, ExplainSubcommand.self,
    RulesSubcommand.self, UsageSubcommand.self, ReportSubcommand.self, LockSubcommand.self,
    AddSubcommand.self, SetSubcommand.self, RenameSubcommand.self, RemoveSubcommand.self,
    MoveSubcommand.self, CopySubcommand.self, SortSubcommand.self, SyncSubcommand.self,
    ListSubcommand.self, ConvertSubcommand.self, DiffSubcommand.self, MergeDriverSubcommand.self,
    SliceSubcommand.self, PseudoSubcommand.self, TranslateSubcommand.self,
    ExportSubcommand.self, ImportSubcommand.self, MigrateSubcommand.self,
    CompletionSubcommand.self,
  ])

  /// Runs the command line of the process and exits.
  package static func main() -> Never { commandLine.main() }
}
