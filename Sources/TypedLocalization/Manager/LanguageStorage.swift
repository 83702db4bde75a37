#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers the selected language from one run of the program to the next.
public protocol LanguageStorage: Sendable {
  /// The remembered code; nil when the system is followed.
  func load() throws -> String?
  /// Nil forgets. Must have reached its destination when it returns.
  func save(_ code: String?) throws
}

/// What remembers the language where nothing else is said.
enum DefaultStorage {
  static var storage: any LanguageStorage {
    #if FullFoundation || !canImport(FoundationEssentials)
      UserDefaultsLanguageStorage()
    #else
      FileLanguageStorage(program: ProcessInfo.processInfo.processName)
    #endif
  }
}

/// For tests, and programs that remember nothing.
public final class MemoryLanguageStorage: LanguageStorage {
  private let code: Locked<String?>

  /// - Parameter code: what is remembered at first; nil when the system is followed.
  public init(_ code: String? = nil) { self.code = Locked(code) }

  public func load() -> String? { code.withLock { $0 } }
  public func save(_ code: String?) { self.code.withLock { $0 = code } }
}

/// One small file that holds the code.
///
/// Only a file is read, replaced or removed, never a folder, a pipe or a device; a symbolic link is
/// followed to its file. The file is written beside and renamed: it is whole at every moment.
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
    guard let data = try StoredFile(file()).read(upTo: Self.sizeLimit) else { return nil }
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  public func save(_ code: String?) throws {
    let file = StoredFile(try file())
    if let code { try file.write(Data("\(code)\n".utf8)) } else { try file.remove() }
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
      if let folder = SystemCalls.environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
        return URL(fileURLWithPath: folder, isDirectory: true)
      }
      guard let home = SystemCalls.environment("HOME"), home.hasPrefix("/") else {
        throw LanguageStorageError.noConfigurationFolder
      }
      return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".config")
    #endif
  }
}

/// Why the selected language could not be read or remembered.
public enum LanguageStorageError: Error, Equatable, Sendable {
  /// The defaults could not be written.
  case notWritten
  /// There are no defaults of this name.
  case noSuchSuite(String)
  /// Neither `XDG_CONFIG_HOME` nor `HOME` names a folder.
  case noConfigurationFolder
  /// What is at the path is no file; it stays as it is.
  case notAFile(path: String)
  /// The file could not be read, written or removed.
  case fileFailed(path: String, reason: String)
  /// What is remembered is too long for a language.
  case noLanguage(bytes: Int)
}

extension LanguageStorageError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .notWritten: "the user's defaults could not be written"
    case .noSuchSuite(let name): "there are no user's defaults called \"\(name)\""
    case .noConfigurationFolder:
      "there is no folder for configurations: neither XDG_CONFIG_HOME nor HOME names one"
    case .notAFile(let path): "\(path) is no file"
    case .fileFailed(let path, let reason): "\(path): \(reason)"
    case .noLanguage(let bytes): "what is remembered has \(bytes) bytes and is no language"
    }
  }
}
