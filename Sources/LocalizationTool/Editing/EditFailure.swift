internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Why a command changes nothing.
enum EditFailure: Error {
  case refusal(EditRefusal)
  case findings([Diagnostic])
  case disk(DiskFault)
  /// A sentence without its full stop.
  case reason(String)

  func report(to console: Console) -> ExitCode {
    switch self {
    case .refusal(let refusal):
      let place = refusal.path.isEmpty ? "" : VisibleText.line(refusal.path) + ": "
      console.printError(place + "error: " + VisibleText.line("\(refusal)") + "\n")
      console.report(refusal.findings)
    case .findings(let diagnostics): console.report(diagnostics)
    case .disk(let fault): console.report([fault.diagnostic])
    case .reason(let reason): console.printError("error: " + VisibleText.line(reason) + "\n")
    }
    return .failure
  }
}

/// Runs what may refuse.
func refusing<Result>(
  _ body: () throws(EditRefusal) -> Result
) throws(EditFailure) -> Result {
  do throws(EditRefusal) {
    return try body()
  } catch {
    throw EditFailure.refusal(error)
  }
}

/// Runs what reads or writes.
func refusingFaults<Result>(
  _ body: () throws(DiskFault) -> Result
) throws(EditFailure) -> Result {
  do throws(DiskFault) {
    return try body()
  } catch {
    throw EditFailure.disk(error)
  }
}

/// What a file holds; nil where there is none.
func existingContents(of path: String) throws(EditFailure) -> ByteStorage? {
  guard Disk.exists(path) else { return nil }
  return try refusingFaults { () throws(DiskFault) in try Disk.read(path) }
}
