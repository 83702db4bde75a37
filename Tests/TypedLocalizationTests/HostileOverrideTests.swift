import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Override files that were made to stop, slow or fill a program.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HostileOverrideTests {
  static let texts: TargetFixture.Texts = [
    "en": ["count": "%ld files", "greeting": "Hello %@", "sign-in": "Sign in"]
  ]

  /// A binary property list of these objects, the first one on top.
  static func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, top]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    return Data(bytes)
  }

  static func hexadecimal(_ digits: String) -> Data {
    let digits = Array(digits)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }

  static func nested(_ open: String, _ close: String, count: Int, in text: (String) -> String)
    -> Data
  {
    let inner = String(repeating: open, count: count) + String(repeating: close, count: count)
    return Data(text(inner).utf8)
  }

  static let key: [UInt8] = [0x51, 0x61]

  static let files: [(name: String, data: Data, reason: PropertyListScreen.Refusal)] = [
    (
      "a set, as reported",
      hexadecimal(
        "62706c6973743030c1015161080a000000000000010100000000000000020000000000000000000000000000000c"
      ), .foreignValue
    ),
    ("a set in a dictionary", binary([[0xD1, 1, 2], key, [0xC1, 1]]), .foreignValue),
    ("an ordered set", binary([[0xD1, 1, 2], key, [0xB1, 1]]), .foreignValue),
    ("an identifier", binary([[0xD1, 1, 2], key, [0x80, 1]]), .foreignValue),
    ("a null", binary([[0xD1, 1, 2], key, [0x00]]), .foreignValue),
    ("a key that is a number", binary([[0xD1, 1, 2], [0x10, 5], key]), .foreignValue),
    ("a key that is a dictionary", binary([[0xD1, 1, 2], [0xD0], key]), .foreignValue),
    ("a dictionary in itself", binary([[0xD1, 1, 0], key]), .sharedContainer),
    ("arrays in each other", binary([[0xD1, 1, 2], key, [0xA1, 3], [0xA1, 2]]), .sharedContainer),
    (
      "a shared nest",
      binary(
        [[0xD1, 1, 2], key] + (0..<12).map { [0xA2, UInt8($0 + 3), UInt8($0 + 3)] } + [[0x51, 0x62]]),
      .sharedContainer
    ),
    (
      "a deep nest",
      binary([[0xD1, 1, 2], key] + (0..<40).map { [0xA1, UInt8($0 + 3)] } + [[0x51, 0x62]]), .tooDeep
    ),
    ("a reference too far", binary([[0xD1, 1, 9], key]), .malformed),
    ("a text behind the end", binary([[0xD1, 1, 2], key, [0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]]),
      .malformed),
    ("a count of eight bytes",
      binary([[0xDF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2], key]), .malformed),
    ("a top too far", binary([[0xD0]], top: 3), .malformed),
    ("a number of 32 bytes", binary([[0xD1, 1, 2], key, [0x15] + [UInt8](repeating: 0, count: 32)]),
      .malformed),
    ("the magic alone", Data("bplist00".utf8), .malformed),
    ("a trailer of zeros", Data("bplist00".utf8) + Data(count: 40), .malformed),
    ("a trailer of ones", Data("bplist00".utf8) + Data(repeating: 0xFF, count: 40), .malformed),
    (
      "parentheses", nested("(", ")", count: 200_000) { "\"sign-in\" = \($0);" }, .tooDeep
    ),
    ("braces", nested("{a=", ";}", count: 100_000) { "a = \($0);" }, .tooDeep),
    (
      "parentheses behind a word with slashes",
      nested("(", ")", count: 100_000) { "a//b = \($0);" }, .tooDeep
    ),
    (
      "parentheses behind a comment's other end",
      nested("(", ")", count: 100_000) { "// \u{2028} a = \($0);" }, .tooDeep
    ),
    (
      "elements",
      nested("<array>", "</array>", count: 100_000) { "<plist><dict><key>a</key>\($0)</dict></plist>" },
      .tooDeep
    ),
    (
      "elements with attributes",
      nested("<dict a='/>'>", "</dict>", count: 100_000) { "<?xml version='1.0'?><plist>\($0)</plist>" },
      .tooDeep
    ),
    (
      "elements in UTF-16",
      nested("<array>", "", count: 10_000) { "\u{FEFF}<plist>\($0)" }.utf16, .tooDeep
    ),
    (
      "entities",
      Data(
        ("<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"
          + "<plist><dict><key>sign-in</key><string>&b;</string></dict></plist>").utf8), .documentType
    ),
    ("an entity alone", Data("<!ENTITY a SYSTEM 'file:///etc/passwd'><plist/>".utf8), .documentType),
    ("bytes", Data([0xC3, 0x28, 0x80, 0xFF]), .notUnicode),
    ("half a UTF-16 pair", Data([0xFF, 0xFE, 0x00, 0xD8, 0x22]), .notUnicode),
    ("too much", Data(count: PropertyListScreen.sizeLimit + 1), .tooLarge),
  ]

  @Test(arguments: files.indices, ["strings", "stringsdict"])
  func whatNoTableIsIsRefused(index: Int, type: String) throws {
    let (name, data, refusal) = Self.files[index]
    let folder = OverrideTests.Folder()
    try folder.write(data, to: "de.lproj/Localizable.\(type)")
    try folder.write("\"sign-in\" = \"Log in\";", to: "en.lproj/Localizable.strings")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let clock = ContinuousClock()
    let time = try clock.measure {
      let installed = target.manager.install(Overrides(folder: folder.url))
      #expect(installed.report.map(\.reason) == [.unreadable("\(refusal)")], "\(name)")
      #expect(table.text(target.index("sign-in")) == "Log in")
      try Data(contentsOf: folder.url.appendingPathComponent("de.lproj/Localizable.\(type)"))
        .withUnsafeBytes { _ = $0.count }
    }
    #expect(time < .seconds(20), "\(name)")
  }

  @Test func oneTextForManyKeysIsBounded() throws {
    let long = [UInt8](repeating: 0x61, count: 60_000)
    var objects: [[UInt8]] = [[0xDF, 0x10, 100] + (1...100).map { UInt8($0) }]
    objects[0] += [UInt8](repeating: 101, count: 100)
    objects += (1...100).map { [0x52, 0x30 + UInt8($0 / 10), 0x30 + UInt8($0 % 10)] }
    objects.append([0x5F, 0x11, UInt8(long.count >> 8), UInt8(long.count & 0xFF)] + long)
    let data = Self.binary(objects)
    #expect(try PropertyListScreen.screened(data) == data)
  }

  @Test(arguments: ["folder", "pipe", "link to a folder", "link to itself", "unreadable"])
  func whatIsNoFile(kind: String) throws {
    let folder = OverrideTests.Folder()
    try folder.write("\"sign-in\" = \"Log in\";", to: "en.lproj/Localizable.strings")
    let path = folder.url.appendingPathComponent("Localizable.strings").path
    switch kind {
    case "folder": #expect(mkdir(path, 0o755) == 0)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "link to a folder": #expect(symlink("/", path) == 0)
    case "link to itself": #expect(symlink(path, path) == 0)
    default: #expect(symlink("/proc/self/mem", path) == 0)
    }
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(table.text(target.index("sign-in")) == "Log in")
    #expect(installed.report.count == (kind == "unreadable" ? installed.report.count : 1))
  }

  /// An entry whose variables each print the next one often.
  static func bomb(depth: Int, times: Int, leaf: String) -> [String: Any] {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@v0@"]
    for level in 0..<depth {
      let next = level == depth - 1 ? leaf : String(repeating: "%#@v\(level + 1)@", count: times)
      entry["v\(level)"] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "ld",
        "other": next,
      ]
    }
    return entry
  }

  @Test(arguments: [
    (6, 20, "%ld " + String(repeating: "a", count: 4000)), (3, 200, "%ld" + String(repeating: "b", count: 100)),
    (20, 2, "%ld aaaaaaaaaaaaaa"), (2, 300, "%4096ld"), (2, 300, "%.4096ld"), (30, 3, "%ld"),
  ])
  func aTextThatBecomesTooLongIsRefused(depth: Int, times: Int, leaf: String) throws {
    let folder = OverrideTests.Folder()
    try folder.write(
      PropertyListSerialization.data(
        fromPropertyList: ["count": Self.bomb(depth: depth, times: times, leaf: leaf)],
        format: .xml, options: 0), to: "en.lproj/Localizable.stringsdict")
    let target = TargetFixture(Self.texts)
    let table = try target.table(options: "numbers=plain")
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(installed.report.map(\.reason) == [.tooLong(limit: 1 << 20)])
    #expect(table.text(target.index("count"), .int(3)) == "3 files")
  }

  @Test(arguments: [
    String(repeating: "a", count: 1 << 20), String(repeating: "%ld ", count: 100_000),
    String(repeating: "%1$4000ld", count: 300),
  ])
  func aLongTextIsRefusedToo(text: String) throws {
    let target = TargetFixture(Self.texts)
    _ = try target.table()
    let installed = target.manager.install(Overrides(texts: ["count": text]))
    #expect(installed.report.map(\.reason) == [.tooLong(limit: 1 << 20)])
  }

  @Test func whatStaysBelowIsUsed() throws {
    let folder = OverrideTests.Folder()
    try folder.write(
      PropertyListSerialization.data(
        fromPropertyList: ["count": Self.bomb(depth: 3, times: 10, leaf: "%ld, ")],
        format: .xml, options: 0), to: "en.lproj/Localizable.stringsdict")
    let target = TargetFixture(Self.texts)
    let table = try target.table(options: "numbers=plain")
    let installed = target.manager.install(Overrides(folder: folder.url))
    #expect(installed.report.isEmpty)
    #expect(
      table.text(target.index("count"), .int(3)) == String(repeating: "3, ", count: 100))
  }

  @Test(arguments: [true, false])
  func installingAndRemovingLeavesNothing(areSame: Bool) throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let filling = String(repeating: "long ", count: 1000)
    func rounds(_ range: Range<Int>) {
      for round in range {
        let text = "\(filling)\(areSame ? 0 : round)"
        let installed = target.manager.install(
          Overrides(texts: ["sign-in": text, "greeting": "%@ \(text)"], language: "en"))
        #expect(table.text(target.index("sign-in")) == text)
        #expect(LanguageManager.withLanguage("en-AU") { table.text(target.index("sign-in")) } == text)
        installed.remove()
      }
      #expect(table.text(target.index("sign-in")) == "Sign in")
    }
    rounds(0..<500)
    let before = ResidentMemory.bytes
    rounds(500..<10_500)
    let growth = ResidentMemory.bytes - before
    #expect(growth < 4 << 20, "\(growth) bytes more")
    print("10,000 installations: \(growth) bytes more")
    #expect(target.faults.values.isEmpty)
  }

  @Test func anotherWidthLeavesNothing() throws {
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    for width in 0..<1000 {
      target.manager.width = width
      _ = table.text(target.index("sign-in"))
    }
    let before = ResidentMemory.bytes
    for width in 1000..<20_000 {
      target.manager.width = width
      #expect(table.text(target.index("sign-in")) == "Sign in")
    }
    #expect(ResidentMemory.bytes - before < 4 << 20)
  }
}

extension Data {
  /// Of text in UTF-8 with a mark.
  fileprivate var utf16: Data {
    let units = String(decoding: self, as: UTF8.self).utf16
    return Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
