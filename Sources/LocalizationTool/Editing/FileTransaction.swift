internal import Foundation
internal import LocalizationGenerator
internal import TableEditing

/// Writes several files or, where one cannot be written, none.
enum FileTransaction {
  private struct Step {
    var path: String
    var temporary: String
    var patch: FilePatch
  }

  /// Everything is written beside its place before the first file is renamed to it.
  static func write(_ patches: [FilePatch]) throws(DiskFault) {
    let changes = patches.filter { !$0.isEmpty }
    try checkUnchanged(changes)
    var steps: [Step] = []
    do throws(DiskFault) {
      for patch in changes { steps.append(try prepare(patch)) }
    } catch {
      for step in steps where step.patch.new != nil { unlink(step.temporary) }
      throw error
    }
    var done: [Step] = []
    for step in steps {
      let code = step.patch.new == nil ? unlink(step.path) : rename(step.temporary, step.path)
      if code == 0 {
        done.append(step)
        continue
      }
      let number = errno
      undo(done)
      for step in steps where step.patch.new != nil { unlink(step.temporary) }
      throw DiskFault(path: step.path, kind: .system(number), isWriting: true)
    }
  }

  /// A file that somebody else wrote since it was read is not written over.
  private static func checkUnchanged(_ patches: [FilePatch]) throws(DiskFault) {
    for patch in patches {
      guard let old = patch.old else {
        if Disk.exists(patch.path) {
          throw DiskFault(path: patch.path, kind: .exists, isWriting: true)
        }
        continue
      }
      guard try Disk.holds(old, at: patch.path) else {
        throw DiskFault(path: patch.path, kind: .changed, isWriting: true)
      }
    }
  }

  private static func prepare(_ patch: FilePatch) throws(DiskFault) -> Step {
    let path = resolved(patch.path)
    let temporary = path + ".\(getpid()).new"
    guard let new = patch.new else { return Step(path: path, temporary: "", patch: patch) }
    try Disk.write(new, to: temporary)
    var status = stat()
    if stat(path, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
    return Step(path: path, temporary: temporary, patch: patch)
  }

  /// Links stay, what they lead to is replaced.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func undo(_ steps: [Step]) {
    for step in steps {
      if let old = step.patch.old {
        try? Disk.write(old, to: step.path)
      } else {
        unlink(step.path)
      }
    }
  }
}
