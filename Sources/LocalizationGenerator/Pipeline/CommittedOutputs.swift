internal import Foundation

/// Generated files that are kept in a repository: what a run would write, against what is there.
struct CommittedOutputs {
  private let outputs: [OutputFile]
  /// As `generate` takes it, for messages.
  private let folder: String

  init(_ outputs: [OutputFile], folder: String) {
    self.outputs = outputs
    self.folder = folder
  }

  /// One finding for each file that is missing, differs, or is of no use any more.
  func staleness() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for output in outputs {
      do throws(DiskFault) {
        guard Disk.exists(output.path) else {
          found.append(stale(output.path, "is missing"))
          continue
        }
        let isSame = try Disk.holds(output.contents, at: output.path)
        if !isSame { found.append(stale(output.path, "is not what the tables make of it now")) }
      } catch {
        found.append(error.diagnostic)
      }
    }
    return found + leftovers().map { stale($0, "is of a language or table that is gone") }
  }

  /// Takes away what earlier runs made and this one does not.
  func removeLeftovers() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for path in leftovers() where unlink(path) != 0 {
      found.append(
        DiskFault(path: path, kind: .system(errno), isWriting: true).diagnostic)
    }
    return found
  }

  private func stale(_ path: String, _ what: String) -> Diagnostic {
    let text = SourceText(path: path, storage: ByteStorage(capacity: 0))
    return Diagnostic(
      rule: .staleOutput,
      message:
        "this generated file \(what); 'localization-tool generate --output \(folder)' brings "
        + "it up to date",
      location: SourceLocation(text: text, range: SourceRange(0, 0)))
  }

  /// Files of the names and kinds that this tool makes, and no others.
  private func leftovers() -> [String] {
    let planned = Set(outputs.map(\.path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var candidates = names.sorted().filter { BuildFileNames.language(ofFolder: $0) != nil }
      .map { TableSearch.joined(folder, "\($0)/\(BuildFileNames.table)") }
    candidates.append(TableSearch.joined(folder, BuildFileNames.tableArchive))
    return candidates.filter { !planned.contains($0) && isOurs($0) }
  }

  private func isOurs(_ path: String) -> Bool {
    guard !Disk.isLink(path), let old = try? Disk.read(path) else { return false }
    return old.count == 0 || CompiledTableFile.isOne(old.bytes)
  }
}
