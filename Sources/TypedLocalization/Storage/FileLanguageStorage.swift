public import Foundation

/// One small file that holds the code.
public struct FileLanguageStorage: LanguageStorage {
  private static let sizeLimit = 256

  private let given: URL?
  private let program: String

  /// In the user's configuration folder: `$XDG_CONFIG_HOME` or `~/.config` on Linux, `Application
  /// Support` on Apple platforms.
  /// - Parameter program: the name of the folder inside of it.
  public init(program: String) {
    given = nil
    self.program = program
  }

  /// In `file`, whose folder is made when it is needed.
  public init(file: URL) {
    given = file
    program = ""
  }

  public func load() throws -> String? {
    let file = try file()
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: Self.sizeLimit) ?? Data()
    let code = String(decoding: data, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    return code.isEmpty ? nil : code
  }

  public func save(_ code: String?) throws {
    let file = try file()
    guard let code else {
      guard FileManager.default.fileExists(atPath: file.path) else { return }
      return try FileManager.default.removeItem(at: file)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\(code)\n".utf8).write(to: file, options: .atomic)
  }

  private func file() throws -> URL {
    if let given { return given }
    return try Self.configurationFolder().appendingPathComponent(program)
      .appendingPathComponent("language")
  }

  private static func configurationFolder() throws -> URL {
    #if canImport(Darwin) || os(Windows)
      return try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #else
      let environment = ProcessInfo.processInfo.environment
      if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
        return URL(fileURLWithPath: folder, isDirectory: true)
      }
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw LanguageStorageError.noConfigurationFolder
      }
      return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".config")
    #endif
  }
}
