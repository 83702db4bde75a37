internal import TableParsing

/// What a run found and what it wants written.
struct ToolResult {
  var diagnostics: [Diagnostic]
  var outputs: [OutputFile]

  var exitCode: ExitCode {
    diagnostics.contains { $0.severity == .error } ? .failure : .success
  }
}

/// A file that the tool makes; written only where the bytes differ.
struct OutputFile {
  var path: String
  var contents: ByteStorage
}
