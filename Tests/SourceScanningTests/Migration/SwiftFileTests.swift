import LocalizationModel
import Testing

@testable import SourceScanning

@Suite struct SwiftFileTests {
  private func file(_ code: String) -> SwiftFile {
    SwiftFile(SourceText(path: "A.swift", storage: ByteStorage(code)))
  }

  @Test(arguments: [
    ("f(a[1], { b })", true), ("f(a", false), ("f(a])", false), ("\"a\"", true), ("\"a", false),
    ("\"\\(a + (b))\"", true), ("\"\\(a\"", false), ("#\"a\"#", true), ("#\"a\"", false),
    ("\"\"\"\n a\n \"\"\"", true), ("\"\"\"\n a", false), ("// (", true), ("\"(\"", true),
    ("}", false), ("", true),
  ])
  func balance(_ code: String, _ isBalanced: Bool) {
    #expect(file(code).isBalanced == isBalanced)
  }

  @Test(arguments: [
    ("f()", []), ("f(a)", ["a"]), ("f(a, b: c)", ["a", "b=c"]),
    ("f(a: (b, c), [d, e], { f, g in 1 })", ["a=(b, c)", "[d, e]", "{ f, g in 1 }"]),
    ("f(\"\\(a, b: c)\", d)", ["\"\\(a, b: c)\"", "d"]), ("f(a ? b : c)", ["a ? b : c"]),
    ("f(default: x)", ["default=x"]), ("f(a,)", ["a"]), ("f(.a, b: .c(d))", [".a", "b=.c(d)"]),
  ])
  func arguments(_ code: String, _ expected: [String]) {
    let file = file(code)
    let found = file.arguments(at: 1).map { argument in
      (file.label(argument).map { $0 + "=" } ?? "") + file.text(argument.value)
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    ("a ? \"x\" : \"y\"", ["\"x\"", "\"y\""]),
    ("a == nil ? \"x\" : b ? \"y\" : \"z\"", ["\"x\"", "\"y\"", "\"z\""]),
    ("a ?? b", []), ("a?.b", []), ("a ? b() : (c ? d : e)", ["b()", "(c ? d : e)"]),
  ])
  func branches(_ code: String, _ expected: [String]) {
    let file = file(code)
    #expect(file.branches(of: 0..<file.count).map(file.text) == expected)
  }

  /// What keeps a text beyond a change of language, and since when.
  @Test func storedProperties() {
    let file = file(
      """
      let global = f("1")
      class A: B {
        static let once = f("2")
        private(set) lazy var late = f("3")
        var early: [String] = [f("4"), f("5")]
        var made: String { f("6") }
        let closure = { f("7") }
        @State private var title = f("8")
        func g(a: String = f("9")) {
          let local = f("10")
        }
        enum C { case one; static let two = f("11") }
      }
      """)
    let declarations = FileDeclarations(file)
    var found: [String: String] = [:]
    for index in file.tokens.indices where file.isName(index, "f") {
      guard let number = file.literal(index + 2) else { continue }
      let property = declarations.property(holding: index).map { declarations.properties[$0] }
      found[number] = property.map { ($0.isLate ? "late " : "early ") + $0.name }
    }
    #expect(
      found == [
        "1": "late global", "2": "late once", "3": "late late", "4": "early early",
        "5": "early early", "8": "early title", "11": "late two",
      ])
  }

  @Test func constantsAreThoseOfOneText() {
    let declarations = FileDeclarations(
      file(
        """
        struct A { static let table = "Alerts"; let other = "x" }
        struct B { static let other = "y" }
        func f() { let made = g(); let sum = "a" + b; let whole = "w" }
        """))
    #expect(declarations.constants == ["table": "Alerts", "whole": "w"])
  }

  /// A replaced name keeps what stands around it.
  @Test(arguments: [
    ("A\n  // why\n  .b\n  .c", ["X", "Y", "z"], "X\n  // why\n  .Y\n  .z"),
    ("A.b", ["X", "Y", "z"], "X.Y.z"), ("A.b.c", ["X", "z"], "X.z"), ("A.b.c", ["z"], "z"),
    ("A.`default`", ["X", "default"], "X.`default`"), ("A.b", ["default"], "`default`"),
  ])
  func replacedPaths(_ code: String, _ names: [String], _ expected: String) {
    let file = file(code)
    let target = MigrationTarget(
      enumName: "X", accessors: [], families: [], namespaces: [], tablePaths: [:])
    var sites = CallSites(file, FileDeclarations(file), target)
    sites.replacePath(file.tokens.indices.filter { file.name($0) != nil }, with: names)
    var text = Array(code.utf8)
    for edit in sites.finished().edits.reversed() {
      text.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }
}
