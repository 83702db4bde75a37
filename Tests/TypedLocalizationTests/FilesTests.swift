import Foundation
import Testing

@testable import TypedLocalization

/// Questions to the file system, odd ones too.
final class FilesTests {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("files-\(UUID().uuidString)").path

  init() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: place + "/folder", withIntermediateDirectories: true)
    try Data("abc".utf8).write(to: URL(fileURLWithPath: place + "/folder/file é"))
    try Data().write(to: URL(fileURLWithPath: place + "/empty"))
    for (link, target) in [
      ("to-folder", "folder"), ("to-file", "to-folder/../folder/file é"), ("to-nothing", "nothing"),
      ("to-itself", "to-itself"), ("to-far", String(repeating: "a/", count: 2000)),
    ] {
      try files.createSymbolicLink(atPath: "\(place)/\(link)", withDestinationPath: target)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: place) }

  /// Relative to `place`; longer than any path may be.
  private static let tooLong = String(repeating: "folder/../", count: 1000)
  private static let nowhere = ["nothing", "to-nothing", "to-itself", tooLong, "empty/x"]

  @Test func folders() {
    for name in ["", "folder", "folder/", "to-folder", "folder/../folder/."] {
      #expect(Files.isFolder("\(place)/\(name)"), "\(name)")
    }
    for name in ["folder/file é", "to-file", "empty"] + Self.nowhere {
      #expect(!Files.isFolder("\(place)/\(name)"), "\(name)")
    }
    #expect(!Files.isFolder(""))
  }

  /// Opening a pipe waits for its writer.
  @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() {
    #expect(mkfifo(place + "/pipe", 0o600) == 0)
    #expect(Files.bytes(of: place + "/pipe") == nil)
  }

  @Test func names() {
    let long = Files.names(in: place) { $0.count > 7 }
    #expect(long.sorted() == ["to-folder", "to-itself", "to-nothing"])
    #expect(Files.names(in: place + "/to-folder") { $0.first != UInt8(ascii: ".") } == ["file é"])
    for name in ["empty"] + Self.nowhere {
      #expect(Files.names(in: "\(place)/\(name)") { _ in true }.isEmpty, "\(name)")
    }
    #expect(Files.names(in: "") { _ in true }.isEmpty)
  }

  @Test func links() {
    #expect(Files.target(ofLink: place + "/to-folder") == "folder")
    #expect(Files.target(ofLink: place + "/to-file") == "to-folder/../folder/file é")
    #expect(Files.target(ofLink: place + "/to-nothing") == "nothing")
    #expect(Files.target(ofLink: place + "/to-far")?.utf8.count == 4000)
    for name in ["folder", "empty", "nothing", Self.tooLong] {
      #expect(Files.target(ofLink: "\(place)/\(name)") == nil, "\(name)")
    }
    #expect(Files.target(ofLink: "") == nil)
  }

  @Test func contents() {
    for name in ["folder/file é", "to-file"] {
      #expect(Files.bytes(of: "\(place)/\(name)").map { $0.elementsEqual("abc".utf8) } == true)
    }
    #expect(Files.bytes(of: place + "/empty")?.isEmpty == true)
    for name in ["", "folder", "to-folder"] + Self.nowhere {
      #expect(Files.bytes(of: "\(place)/\(name)") == nil, "\(name)")
    }
    #expect(Files.bytes(of: "") == nil)
  }

  #if os(Linux)
    @Test func aNameThatIsNoText() throws {
      let bytes: [CChar] = place.utf8.map { CChar(bitPattern: $0) } + [0x2F, 0x61, -1, 0x62, 0]
      #expect(mkdir(bytes, 0o755) == 0)
      #expect(Files.names(in: place) { $0.count == 3 } == ["a\u{FFFD}b"])
      #expect(!Files.isFolder(place + "/a\u{FFFD}b"))
      rmdir(bytes)
    }
  #endif

  @Test(arguments: [
    ("de-AT", "de-at.lproj"), ("de-AT", "de-AT.lproj"), ("de-AT", "de_AT.lproj"),
    ("de_AT", "de-AT.LPROJ"), ("de-AT.lproj", "DE_at.lproj"), ("German.LPROJ", "German.lproj"),
  ]) func tablesOfLanguageFolders(folder: String, onDisk: String) throws {
    try write("table", to: "\(onDisk)/\(ResourceFolder.tableName)")
    try write("other", to: "de.lproj/\(ResourceFolder.tableName)")
    let (path, bytes) = ResourceFolder.table(of: folder, in: place)
    #expect(bytes.map { $0.elementsEqual("table".utf8) } == true)
    #expect(
      path.lowercased() == "\(place)/\(onDisk)/\(ResourceFolder.tableName)".lowercased())
  }

  @Test func aTableThatIsAFolder() throws {
    let path = "\(place)/de-at.lproj/\(ResourceFolder.tableName)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let table = ResourceFolder.table(of: "de-AT", in: place)
    #expect(table.path == path)
    #expect(table.bytes == nil)
    let none = ResourceFolder.table(of: "fr_FR", in: place)
    #expect(none.path == "\(place)/fr-fr.lproj/\(ResourceFolder.tableName)")
    #expect(none.bytes == nil)
  }

  /// An Xcode target is called as a bundle beside the program that is none of its own.
  @Test(arguments: ["de.lproj/\(ResourceFolder.tableName)", ResourceFolder.archiveName])
  func aBundleOfTheTargetsNameWithoutTables(table: String) throws {
    try write("other", to: "Shop.bundle/de.lproj/Other.strings")
    try write("table", to: "Shop.app/\(table)")
    let own = place + "/Shop.app"
    let place = place
    let folder = ResourceFolder(bundle: "Shop", given: { own }, places: [{ [place] }])
    #expect(folder.find() == own)
    #expect(ResourceFolder(bundle: "Shop", places: [{ [place] }]).find() == place + "/Shop.bundle")
    try write("table", to: "Shop.bundle/\(table)")
    #expect(folder.find() == place + "/Shop.bundle")
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: place).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
