import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator

struct DiskTests {
  @Test func findsTablesInOrderAndLeavesForeignFoldersOut() throws {
    let folder = try TemporaryFolder()
    let found = [
      "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
      "App/en.lproj/Localizable.stringsdict", "App/mul.lproj/Main.xcstrings",
      "Loose.strings", "über uns/zh_Hant.lproj/Root.strings",
    ]
    let skipped = [
      ".build/en.lproj/A.strings", ".hidden/A.strings", "Assets.xcassets/A.strings",
      "Nested/Package.swift", "Nested/A.strings", "App/en.lproj/notes.txt", "strings", ".strings",
    ]
    for name in found + skipped { try folder.write("", to: name) }
    let search = TableSearch([folder.path + "//"])
    #expect(search.tables.map(\.path) == found.map { folder.path + "/" + $0 })
    #expect(search.faults == [])
    let folders: [String?] = ["de", "en", "en", "mul", nil, "zh_Hant"]
    #expect(search.tables.map(\.folder) == folders)
  }

  @Test func aPathGivenTwiceIsReadOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "en.lproj/A.strings")
    #expect(TableSearch([file, folder.path, file]).tables.count == 1)
  }

  @Test func aPathThatIsNoTableIsAFault() throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("", to: "a.txt")
    let missing = folder.path + "/none.strings"
    let faults = TableSearch([text, missing]).faults
    #expect(faults.map(\.kind) == [.notATable, .missing])
    #expect(faults.map(\.path) == [text, missing])
  }

  @Test func theTargetsOfAPackageAreToldByItsFolderOrItsSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/App/en.lproj/A.strings")
    try folder.write("", to: "Sources/Kit/Texts/en.lproj/A.strings")
    try folder.write("", to: "Sources/Bare/Bare.swift")
    let sources = folder.path + "/Sources"
    #expect(TargetFolders.targets(ofPackage: sources) == [])
    try folder.write("", to: "Package.swift")
    let targets = [sources + "/App", sources + "/Kit"]
    #expect(TargetFolders.targets(ofPackage: folder.path) == targets)
    #expect(TargetFolders.targets(ofPackage: sources + "/") == targets)
    #expect(TargetFolders.targets(ofPackage: sources + "/App") == [])
    try folder.write("", to: "Sources/main.swift")
    #expect(TargetFolders.targets(ofPackage: sources) == [])
  }

  @Test func foldersThatContainThemselvesEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/A.strings")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/self", withDestinationPath: folder.path + "/a")
    #expect(TableSearch([folder.path]).tables.map(\.path) == [folder.path + "/a/A.strings"])
  }

  @Test func pipesInAFolderAreNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.strings")
    #expect(mkfifo(folder.path + "/B.strings", 0o600) == 0)
    let search = TableSearch([folder.path])
    #expect(search.tables.map(\.table) == ["A"])
    #expect(search.faults == [DiskFault(path: folder.path + "/B.strings", kind: .notAFile)])
  }

  @Test func aPipeIsWrittenToAndStays() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try Disk.write(ByteStorage("text"), to: path)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 4)
    #expect(String(decoding: bytes[..<4], as: UTF8.self) == "text")
    #expect(Disk.isStream(path))
  }

  /// Also files of several pieces, and one that differs in its last byte.
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 600_000])
  func whatAFileHoldsIsCompared(count: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    let text = String(repeating: "ab", count: count / 2) + (count % 2 == 0 ? "" : "c")
    try folder.write(text, to: "file")
    #expect(try Disk.holds(ByteStorage(text), at: path))
    #expect(try !Disk.holds(ByteStorage(text + "x"), at: path))
    if count > 0 {
      #expect(try !Disk.holds(ByteStorage(String(text.dropLast())), at: path))
      #expect(try !Disk.holds(ByteStorage(text.dropLast() + "x"), at: path))
    }
    #expect(throws: DiskFault.self) { try Disk.holds(ByteStorage(text), at: folder.path) }
    #expect(throws: DiskFault.self) { try Disk.holds(ByteStorage(text), at: path + "x") }
  }

  @Test func aLinkStaysAndItsFileIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/file")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/real/file")
    try Disk.write(ByteStorage("new"), to: link)
    #expect(try folder.text("real/file") == "new")
    let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link)
    #expect(destination == folder.path + "/real/file")
  }

  @Test func writesOnlyWhatDiffers() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new/deep/file"
    func write(_ text: String) throws { try Disk.write(ByteStorage(text), to: path) }
    func inode() throws -> NSNumber {
      let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
      return try #require(number as? NSNumber)
    }
    try write("one")
    let first = try inode()
    try write("one")
    #expect(try inode() == first)
    try write("two")
    #expect(try inode() != first)
    #expect(try folder.text("new/deep/file") == "two")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new/deep").count == 1)
  }

  @Test(arguments: [
    ("pt_BR", "pt-BR"), ("Base", "Base"), ("base", "Base"), ("zh-Hant", "zh-Hant"),
  ])
  func foldersAreLanguages(folder: String, language: String) {
    #expect(TablePath.language(ofFolder: folder) == language)
  }

  @Test(arguments: [
    ("a/en.lproj/L.strings", "L", "en"), ("L.stringsdict", "L", nil),
    ("x.lproj/A.b.xcstrings", "A.b", "x"),
    ("en.lproj/sub/L.strings", "L", nil),
  ])
  func namesTellTableAndFolder(path: String, table: String, folder: String?) {
    let found = TablePath(path: path)
    #expect(found?.table == table)
    #expect(found?.folder == folder)
  }
}
