internal import LocalizationGenerator
internal import SourceScanning
internal import TableEditing
internal import TableParsing

/// What keeps the names of another tool valid.
struct KeptNames {
  private(set) var overrides: [String: String] = [:]
  private(set) var same = 0
  private(set) var forwarded = 0
  private(set) var file = ""
  private(set) var problems: [String] = []
  private(set) var patches: [FilePatch] = []

  init(_ migration: TargetMigration, _ options: MigrationOptions) throws(EditFailure) {}
}
