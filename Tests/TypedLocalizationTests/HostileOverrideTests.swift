import Foundation
import MessageFormat
import TestSupport
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

  struct File: Sendable {
    var name: String
    var data: Data
    var refusal: PropertyListScreen.Refusal

    init(_ name: String, _ data: Data, _ refusal: PropertyListScreen.Refusal) {
      self.name = name
      self.data = data
      self.refusal = refusal
    }

    /// A dictionary of one key, whose value the other objects are.
    init(_ name: String, _ objects: [[UInt8]], _ refusal: PropertyListScreen.Refusal) {
      let head: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
      self.init(name, HostileOverrideTests.binary(head + objects), refusal)
    }

    init(_ name: String, text: String, _ refusal: PropertyListScreen.Refusal) {
      self.init(name, Data(text.utf8), refusal)
    }
  }

  static let binaryFiles: [File] = [
    File(
      "a set, as reported",
      hexadecimal(
        "62706c6973743030c1015161080a000000000000010100000000000000020000000000000000000000000000000c"
      ), .foreignValue),
    File("a set in a dictionary", [[0xC1, 1]], .foreignValue),
    File("an ordered set", [[0xB1, 1]], .foreignValue),
    File("an identifier", [[0x80, 1]], .foreignValue),
    File("a null", [[0x00]], .foreignValue),
    File("a key that is a number", binary([[0xD1, 1, 1], [0x10, 5]]), .foreignValue),
    File("a key that is a dictionary", binary([[0xD1, 1, 1], [0xD0]]), .foreignValue),
    File("a dictionary in itself", binary([[0xD1, 1, 0], [0x51, 0x61]]), .sharedContainer),
    File("arrays in each other", [[0xA1, 3], [0xA1, 2]], .sharedContainer),
    File("a shared nest", nest(12, width: 2), .sharedContainer),
    File("a deep nest", nest(40, width: 1), .tooDeep),
    File("a reference too far", binary([[0xD1, 1, 9], [0x51, 0x61]]), .malformed),
    File("a text behind the end", [[0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]], .malformed),
    File("a count of eight bytes", [[0xDF, 0x13] + ones(8) + [1, 2]], .malformed),
    File("a top too far", binary([[0xD0]], top: 3), .malformed),
    File("a number of 32 bytes", [[0x15] + ones(32)], .malformed),
    File("the magic alone", Data("bplist00".utf8), .malformed),
    File("a trailer of zeros", Data("bplist00".utf8) + Data(count: 40), .malformed),
    File("a trailer of ones", Data("bplist00".utf8) + Data(ones(40)), .malformed),
  ]

  static func ones(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xFF, count: count) }

  /// Arrays in each other, each with the next one `width` times.
  static func nest(_ depth: Int, width: Int) -> [[UInt8]] {
    var objects: [[UInt8]] = []
    for level in 0..<depth {
      let inner = [UInt8](repeating: UInt8(level + 3), count: width)
      objects.append([0xA0 | UInt8(width)] + inner)
    }
    objects.append([0x51, 0x62])
    return objects
  }

  static func nested(_ open: String, _ close: String, count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  static let parentheses = nested("(", ")", count: 100_000)
  static let entities =
    "<!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"
    + "<plist><dict><key>sign-in</key><string>&b;</string></dict></plist>"
  static let arrays = nested("<array>", "</array>", count: 100_000)

  static let textFiles: [File] = [
    File("parentheses", text: "\"sign-in\" = \(parentheses);", .tooDeep),
    File("braces", text: "a = \(nested("{a=", ";}", count: 100_000));", .tooDeep),
    File("behind a word with slashes", text: "a//b = \(parentheses);", .tooDeep),
    File("behind a comment's other end", text: "// \u{2028} a = \(parentheses);", .tooDeep),
    File("elements", text: "<plist><dict><key>a</key>\(arrays)</dict></plist>", .tooDeep),
    File(
      "elements with attributes",
      text: "<?xml version='1.0'?><plist>" + nested("<dict a='/>'>", "</dict>", count: 100_000),
      .tooDeep),
    File("elements in UTF-16", Data("\u{FEFF}<plist>\(arrays)".utf8).utf16, .tooDeep),
    File("entities", text: entities, .documentType),
    File("an entity alone", text: "<!ENTITY a SYSTEM 'file:///etc/passwd'><plist/>", .documentType),
    File("bytes", Data([0xC3, 0x28, 0x80, 0xFF] as [UInt8]), .notUnicode),
    File("half a UTF-16 pair", Data([0xFF, 0xFE, 0x00, 0xD8, 0x22] as [UInt8]), .notUnicode),
    File("too much", Data(count: PropertyListScreen.sizeLimit + 1), .tooLarge),
  ]

  static let files = binaryFiles + textFiles

  @Test(arguments: files.indices, ["strings", "stringsdict"])
  func whatNoTableIsIsRefused(index: Int, type: String) throws {
    let (name, data) = (Self.files[index].name, Self.files[index].data)
    let refusal = Self.files[index].refusal
    let folder = OverrideTests.Folder()
    try folder.write(data, to: "de.lproj/Localizable.\(type)")
    try folder.write("\"sign-in\" = \"Log in\";", to: "en.lproj/Localizable.strings")
    let target = TargetFixture(Self.texts)
    let table = try target.table()
    let clock = ContinuousClock()
    let time = clock.measure {
      let installed = target.manager.install(Overrides(folder: folder.url))
      #expect(installed.report.map(\.reason) == [.unreadable("\(refusal)")], "\(name)")
      #expect(table.text(target.index("sign-in")) == "Log in")
    }
    #expect(time < .seconds(20), "\(name)")
  }

  @Test func oneTextForManyKeysIsBounded() throws {
    let long = [UInt8](repeating: 0x61, count: 60_000)
    var top: [UInt8] = [0xDF, 0x10, 100]
    top.append(contentsOf: 1...100)
    top.append(contentsOf: [UInt8](repeating: 101, count: 100))
    var objects: [[UInt8]] = [top]
    for number in UInt8(0)..<100 { objects.append([0x52, 0x30 + number / 10, 0x30 + number % 10]) }
    let head: [UInt8] = [0x5F, 0x11, UInt8(long.count >> 8), UInt8(long.count & 0xFF)]
    objects.append(head + long)
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
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": "%1$#@v0@"]
    for level in 0..<depth {
      let next = level == depth - 1 ? leaf : String(repeating: "%1$#@v\(level + 1)@", count: times)
      entry["v\(level)"] = [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "ld",
        "other": next,
      ]
    }
    return entry
  }

  static let bombs: [(depth: Int, times: Int, leaf: String)] = [
    (6, 20, "%ld " + String(repeating: "a", count: 4000)),
    (3, 200, "%ld" + String(repeating: "b", count: 100)),
    (20, 2, "%ld aaaaaaaaaaaaaa"), (2, 300, "%4096ld"), (2, 300, "%.4096ld"), (30, 3, "%ld"),
  ]

  @Test(arguments: bombs)
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
        #expect(
          LanguageManager.withLanguage("en-AU") { table.text(target.index("sign-in")) } == text)
        installed.remove()
      }
      #expect(table.text(target.index("sign-in")) == "Sign in")
    }
    rounds(0..<200)
    let before = ResidentMemory.bytes
    let count = Repetitions.count(1000, full: 10_000)
    rounds(200..<200 + count)
    let growth = ResidentMemory.bytes - before
    #expect(growth < Repetitions.allowedGrowth, "\(growth) bytes more")
    print("\(count) installations: \(growth) bytes more")
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
    for width in 1000..<Repetitions.count(3000, full: 20_000) {
      target.manager.width = width
      #expect(table.text(target.index("sign-in")) == "Sign in")
    }
    #expect(ResidentMemory.bytes - before < Repetitions.allowedGrowth)
  }
}

extension Data {
  /// Of text in UTF-8 with a mark.
  fileprivate var utf16: Data {
    let units = String(decoding: self, as: UTF8.self).utf16
    return Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}
