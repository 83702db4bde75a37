internal import Dispatch
internal import Foundation
internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// What Git has of the current folder's repository.
enum GitRepository {
  /// The table files below a path as they were in a revision, by path from the current folder.
  static func tables(at revision: String, below path: String) throws(EditFailure) -> [SourceFile] {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw EditFailure.reason("'\(revision)' is no revision")
    }
    let place = TablePlace(path)
    let listing = try run([
      "ls-tree", "-r", "-z", "--name-only", revision, "--", place.folder,
    ])
    let names = listing.string.split(separator: "\0").map(String.init)
    var files: [SourceFile] = []
    for name in names {
      guard let table = TablePath(path: name), place.table == nil || place.table == table.table
      else { continue }
      files.append(table.file(try run(["cat-file", "blob", "\(revision):./\(name)"])))
    }
    return files
  }

  /// The tables of a target's folder as they were in the last revisions that changed any, latest
  /// first; none where Git does not have the folder.
  static func pastTables(in folder: String, limit: Int) -> some Sequence<[SourceFile]> {
    let log = try? run([
      "-C", folder, "log", "--format=%H", "-n", "\(limit)", "HEAD", "--", ".",
    ])
    let changes = log?.string.split(separator: "\n").map(String.init) ?? []
    return ((changes.isEmpty ? [] : ["HEAD"]) + changes.map { $0 + "^" }).lazy.map { revision in
      (try? tables(at: revision, inside: folder)) ?? []
    }
  }

  private static func tables(
    at revision: String, inside folder: String
  ) throws(EditFailure) -> [SourceFile] {
    let listing = try run(["-C", folder, "ls-tree", "-r", "-z", "--name-only", revision, "--", "."])
    var files: [SourceFile] = []
    for name in listing.string.split(separator: "\0") {
      guard let table = TablePath(path: String(name)) else { continue }
      files.append(
        table.file(try run(["-C", folder, "cat-file", "blob", "\(revision):./\(name)"])))
    }
    return files
  }

  /// Standard output, where the program ended well.
  static func run(_ arguments: [String]) throws(EditFailure) -> ByteStorage {
    let result = ProgramRun.run("git", arguments)
    guard let result, result.status == 0 else {
      let reason =
        result?.errors.split(separator: "\n").first.map(String.init) ?? "git is not there"
      throw EditFailure.reason(reason)
    }
    return result.output
  }
}

/// Another program, run to its end.
struct ProgramRun {
  var status: Int32
  var output: ByteStorage
  var errors: String

  /// Nil where the program cannot be started.
  static func run(_ name: String, _ arguments: [String], input: ByteStorage? = nil) -> ProgramRun? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    if input == nil {
      process.standardInput = FileHandle.nullDevice
    } else {
      process.standardInput = source
    }
    guard (try? process.run()) != nil else { return nil }
    signal(SIGPIPE, SIG_IGN)
    let group = DispatchGroup()
    let said = Said()
    DispatchQueue.global().async(group: group) {
      said.errors = errors.fileHandleForReading.readDataToEndOfFile()
    }
    if let input {
      DispatchQueue.global().async(group: group) {
        let (file, data) = (source.fileHandleForWriting, Data(input.bytes))
        // The older call traps where the program has ended before it read everything.
        if #available(macOS 10.15.4, *) {
          try? file.write(contentsOf: data)
        } else {
          file.write(data)
        }
        try? file.close()
      }
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    return ProgramRun(
      status: process.terminationStatus,
      output: printed.withUnsafeBytes { ByteStorage($0) },
      errors: String(decoding: said.errors, as: UTF8.self))
  }

  /// Written by one thread, read after it ended.
  private final class Said: @unchecked Sendable { var errors = Data() }
}
