/// What a run found and what it wants written.
package struct ToolResult {
  package var diagnostics: [Diagnostic]
  package var outputs: [OutputFile]

  package init(diagnostics: [Diagnostic], outputs: [OutputFile]) {
    self.diagnostics = diagnostics
    self.outputs = outputs
  }

  package var exitCode: ExitCode {
    diagnostics.contains { $0.severity == .error } ? .failure : .success
  }
}

/// A file that the tool makes; written only where the bytes differ.
package struct OutputFile {
  package var path: String
  package var contents: ByteStorage

  package init(path: String, contents: ByteStorage) {
    self.path = path
    self.contents = contents
  }
}
