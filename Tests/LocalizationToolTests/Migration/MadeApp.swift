import Foundation
import Testing

/// An app of the shapes that real ones have, made with what has to become of it.
struct MadeApp: Sendable, CustomTestStringConvertible {
  /// One call site: as it is, and as it is to be; the same where it is left.
  struct Site: Sendable {
    var before: String
    var after: String
    /// How often it is among a hundred.
    var weight: Int

    init(_ before: String, _ after: String, _ weight: Int = 4) {
      self.before = before
      self.after = after
      self.weight = weight
    }

    /// Left as it is.
    init(left: String, _ weight: Int = 1) { self.init(left, left, weight) }

    var isLeft: Bool { before == after }
  }

  var name: String
  var tool: String
  var tables: [String: String]
  var imports: [String]
  var sites: [Site]
  var options: [String] = []
  /// Whether the call sites are statements of views, which stand nowhere else.
  var isOfViews = false

  var testDescription: String { name }

  /// What surrounds a call site: an `E` is put in its place.
  private static let contexts = [
    "    return E", "    label.text = E", "    show(E, at: 3)", "    let x = isNew ? E : other",
    "    print(\"value: \\(E)!\")", "    let list = [E, E]", "    let sum = prefix + E + \".\"",
    "    if E == title { return }", "    call(title: E) { done in E }", "    map[E] = E.count",
    "    switch title {\n    case E: break\n    default: break\n    }",
    "    alert(E /* E */)",
    "    guard let y = find(E) else { return E }",
    "    view.set(\n      E,\n      for: .normal)",
  ]

  struct Code {
    var before = ""
    var after = ""
    var rewritten = 0
    var left = 0
  }

  /// - Parameter seed: which of the call sites stand where.
  func code(file: Int, count: Int) -> Code {
    var code = Code()
    let pool = sites.flatMap { Array(repeating: $0, count: $0.weight) }
    for number in 0..<count {
      let site = pool[(number * 101 + file * 13) % pool.count]
      let contexts = isOfViews ? ["    VStack { E }", "    E"] : Self.contexts
      let context = contexts[(number * 5 + file) % contexts.count]
      let inner = context.components(separatedBy: "/* E */").count - 1
      let uses = context.components(separatedBy: "E").count - 1 - inner
      // Words of contexts have no capital E of their own.
      let head = "  func f\(number)() {\n"
      code.before += head + context.replacingOccurrences(of: "E", with: site.before) + "\n  }\n"
      code.after += head + expected(context, site) + "\n  }\n"
      code.rewritten += site.isLeft ? 0 : uses
      code.left += site.isLeft ? uses : 0
    }
    for module in imports {
      code.before = "import \(module)\n" + code.before
      // What nothing is left of is not imported any more.
      let isDropped = code.left == 0 && module.lowercased().contains("swift")
      if !isDropped || module == "SwiftUI" { code.after = "import \(module)\n" + code.after }
    }
    return code
  }

  /// Comments keep the old call.
  private func expected(_ context: String, _ site: Site) -> String {
    context.replacingOccurrences(of: "/* E */", with: "/* \u{1} */")
      .replacingOccurrences(of: "E", with: site.after)
      .replacingOccurrences(of: "\u{1}", with: site.before)
  }
}

extension MadeApp {
  private static let strings = """
    "sign-in" = "Sign in";
    "shelf.title" = "Shelf";
    "shelf.empty.hint" = "Nothing";
    "HEADER_TITLE" = "Header";
    "welcome_user" = "Hello %@";
    "shelf.moved" = "%1$@ to %2$@";
    "seats.left" = "%d seats";
    "speed" = "%.1f km";
    "limit" = "%u at most";

    """
  private static let inbox = "\"title\" = \"Inbox\";\n\"from\" = \"From %@\";\n"
  private static let both = [
    "en.lproj/Localizable.strings": strings, "en.lproj/Inbox.strings": inbox,
  ]
  private static let one = ["en.lproj/Localizable.strings": strings]
  private static let helper = "LocalizationHelper"

  static let all = [
    swiftGen("plain", one, "L10n", flat: false), swiftGen("flat", one, "L10n", flat: true),
    swiftGen("renamed", one, "Strings", flat: false), nested, rSwift7, rSwift5, localizedString,
    localizeSwift, views, xcstringsTool,
  ]

  private static func swiftGen(
    _ name: String, _ tables: [String: String], _ root: String, flat: Bool
  ) -> MadeApp {
    let template = flat ? "flat-swift5" : "structured-swift5"
    var tables = tables
    tables["swiftgen.yml"] = """
      strings:
        inputs: en.lproj/Localizable.strings
        outputs:
          templateName: \(template)
          output: Strings.swift
          params:
            enumName: \(root)
      """
    let shelf = flat ? "shelf" : "Shelf."
    func member(_ name: String) -> String {
      let first = flat ? name.prefix(1).uppercased() : name.prefix(1).lowercased()
      return "\(root).\(shelf)\(first)\(name.dropFirst())"
    }
    return MadeApp(
      name: "SwiftGen, \(name)", tool: "swiftgen", tables: tables, imports: ["UIKit"],
      sites: [
        Site("\(root).signIn", "\(helper).signIn", 40),
        Site(member("title"), "\(helper).Shelf.title", 30),
        Site("App.\(root).headerTitle", "App.\(helper).headerTitle", 4),
        Site("\(root).welcomeUser(\"x\")", "\(helper).welcomeUser(\"x\")"),
        Site("\(root).welcomeUser(a.b)", "\(helper).welcomeUser(String(describing: a.b))", 8),
        Site(
          "\(member("moved"))(\n        a, // first\n        \(root).signIn)",
          "\(helper).Shelf.moved(\n        String(describing: a), // first\n"
            + "        \(helper).signIn)"),
        Site("\(root).seatsLeft(items.count)".replacing(flat), "\(helper).Seats.left(items.count)"),
        Site("\(root).speed(2.5)", "\(helper).speed(2.5)", 2),
        Site("\(root).speed(rate)", "\(helper).speed(Double(rate))", 1),
        Site("\(root).limit(4)", "\(helper).limit(4)", 1),
        Site("\(root).tr(\"Localizable\", \"sign-in\")", "\(helper).signIn", 1),
        Site(left: "\(root).limit(count)"), Site(left: "\(root).removed.x"),
        Site(left: "\(root).tr(\"Localizable\", key)"), Site(left: "\(root).welcomeUser(a, b)"),
      ])
  }

  private static var nested: MadeApp {
    MadeApp(
      name: "SwiftGen, an enum a table", tool: "swiftgen", tables: both, imports: ["Foundation"],
      sites: [
        Site("L10n.Localizable.signIn", "\(helper).signIn", 40),
        Site("L10n.Localizable.Shelf.Empty.hint", "\(helper).Shelf.Empty.hint", 20),
        Site("L10n.Inbox.title", "\(helper).Inbox.title", 20),
        Site("L10n\n      .Inbox\n      .title", "\(helper)\n      .Inbox\n      .title", 4),
        Site("L10n.Inbox.from(x)", "\(helper).Inbox.from(String(describing: x))", 6),
        Site(left: "L10n.Outbox.title", 6),
      ])
  }

  private static func resources(_ name: String, _ module: String, _ more: [Site]) -> MadeApp {
    let r = "R.string.localizable"
    return MadeApp(
      name: name, tool: "rswift", tables: both, imports: [module],
      sites: more + [
        Site("\(r).signIn()", "\(helper).signIn", 40),
        Site("\(r).header_TITLE()", "\(helper).headerTitle", 10),
        Site("R.string.inbox.title()", "\(helper).Inbox.title", 10),
        Site("\(r).welcome_user(a.b)", "\(helper).welcomeUser(a.b)", 6),
        Site("\(r).shelfMoved(a,\n        b)", "\(helper).Shelf.moved(a,\n        b)", 3),
        Site("\(r).seatsLeft(f(1, 2))", "\(helper).Seats.left(f(1, 2))", 3),
        Site(left: "\(r).removed()"), Site(left: "R.image.coin", 2), Site(left: "\(r).signIn"),
      ], options: ["--current-language-expression", "locale.rLanguages"])
  }

  private static var rSwift7: MadeApp {
    let r = "R.string(preferredLanguages: locale.rLanguages).localizable"
    return resources(
      "R.swift 7", "RswiftResources",
      [
        Site("\(r).signIn()", "\(helper).signIn", 30),
        Site(
          "R.string(\n        preferredLanguages: locale.rLanguages\n      ).inbox.from(a)",
          "\(helper).Inbox.from(a)", 10),
        Site(
          "R.string(preferredLanguages: [\"fr\"]).inbox.title()",
          "LanguageManager.withLanguage(\"fr\") { \(helper).Inbox.title }", 0),
        Site(left: "R.string(preferredLanguages: other.rLanguages).localizable.signIn()", 2),
        Site(left: "R.string(locale: someLocale).inbox.title()"),
      ])
  }

  private static var rSwift5: MadeApp {
    resources(
      "R.swift 5", "Rswift",
      [
        Site(
          "R.string.localizable.signIn(preferredLanguages: locale.rLanguages)",
          "\(helper).signIn", 30),
        Site(
          "R.string.inbox.from(a, preferredLanguages: locale.rLanguages)",
          "\(helper).Inbox.from(a)", 10),
        Site(left: "R.string.inbox.title(preferredLanguages: languages())", 2),
      ])
  }

  private static var localizedString: MadeApp {
    func call(_ key: String, _ more: String = "") -> String {
      "NSLocalizedString(\"\(key)\"\(more), comment: \"\")"
    }
    return MadeApp(
      name: "NSLocalizedString", tool: "nslocalizedstring", tables: both, imports: ["UIKit"],
      sites: [
        Site(call("sign-in"), "\(helper).signIn", 40),
        Site(call("shelf.title", ", value: \"Shelf\""), "\(helper).Shelf.title", 20),
        Site(call("title", ", tableName: \"Inbox\""), "\(helper).Inbox.title", 10),
        Site(call("title", ", tableName: \"Inbox\", bundle: .module"), "\(helper).Inbox.title", 5),
        Site(call("sign-in", ", bundle: Bundle(for: Self.self)"), "\(helper).signIn", 2),
        Site(
          "String(format: \(call("welcome_user")), a)",
          "\(helper).welcomeUser(String(describing: a))", 4),
        Site(
          "String.localizedStringWithFormat(\(call("seats.left")), n)", "\(helper).Seats.left(n)",
          4),
        Site("String(localized: \"sign-in\")", "\(helper).signIn", 5),
        Site(
          "String(\n        format: \(call("shelf.moved")),\n        \"a\",\n        \"b\")",
          "\(helper).Shelf.moved(\n        \"a\",\n        \"b\")", 2),
        Site(left: "NSLocalizedString(key, comment: \"\")", 2), Site(left: call("error_\\(n)")),
        Site(left: call("nowhere")), Site(left: call("seats.left")),
        Site(left: call("sign-in", ", bundle: resources")),
        Site(left: "String(format: \(call("shelf.moved")), a)"),
      ])
  }

  private static var localizeSwift: MadeApp {
    MadeApp(
      name: "Localize-Swift", tool: "localize-swift", tables: both,
      imports: ["UIKit", "Localize_Swift"],
      sites: [
        Site("\"sign-in\".localized()", "\(helper).signIn", 60),
        Site("\"title\".localized(using: \"Inbox\")", "\(helper).Inbox.title", 10),
        Site("\"seats.left\".localizedFormat(n)", "\(helper).Seats.left(n)", 6),
        Site(
          "\"welcome_user\".localizedFormat(a.b)",
          "\(helper).welcomeUser(String(describing: a.b))", 6),
        Site("String(format: \"speed\".localized(), 2.5)", "\(helper).speed(2.5)", 4),
        Site("Localized(\"shelf.title\")", "\(helper).Shelf.title", 2),
        Site(left: "key.localized()", 4), Site(left: "\"nowhere\".localized()"),
        Site(left: "names[0].title?.localized()"), Site(left: "\"sign-in\".localized(in: other)"),
      ])
  }

  private static var views: MadeApp {
    MadeApp(
      name: "SwiftUI", tool: "nslocalizedstring", tables: one, imports: ["SwiftUI"],
      sites: [
        Site("Text(\"sign-in\")", "Text(\(helper).signIn)", 40),
        Site(
          "Button(\"shelf.title\") { go() }", "Button(\(helper).Shelf.title) { go() }", 10),
        Site(
          "Label(\"sign-in\", systemImage: \"sign-in\")",
          "Label(\(helper).signIn, systemImage: \"sign-in\")", 10),
        Site(
          "Text(x).navigationTitle(\"shelf.title\")",
          "Text(x).navigationTitle(\(helper).Shelf.title)", 10),
        Site(
          "Text(isOn ? \"sign-in\" : \"shelf.title\")",
          "Text(isOn ? \(helper).signIn : \(helper).Shelf.title)", 5),
        Site(left: "Text(\"Nowhere to be found\")", 3), Site(left: "Row(\"sign-in\")", 2),
      ], isOfViews: true)
  }

  private static var xcstringsTool: MadeApp {
    func entry(_ key: String, _ value: String) -> String {
      """
      "\(key)" : { "extractionState" : "manual", "localizations" : { "en" : { "stringUnit" : {
        "state" : "translated", "value" : "\(value)" } } } }
      """
    }
    let entries = [entry("signIn", "Sign in"), entry("shelf.title", "Shelf"), entry("hi", "Hi %@")]
    return MadeApp(
      name: "xcstrings-tool", tool: "xcstrings-tool",
      tables: [
        "Localizable.xcstrings":
          "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {\n"
          + entries.joined(separator: ",\n") + "\n} }\n"
      ], imports: ["SwiftUI"],
      sites: [
        Site("String(localizable: .signIn)", "\(helper).signIn", 40),
        Site("String(localizable: .shelfTitle)", "\(helper).Shelf.title", 20),
        Site("String(localizable: .hi(a.b))", "\(helper).hi(a.b)", 10),
        Site("String.localizable(.signIn)", "\(helper).signIn", 5),
        Site("Text(localizable: .signIn)", "Text(\(helper).signIn)", 10),
        Site("Text(.localizable(.hi(\"x\")))", "Text(\(helper).hi(\"x\"))", 5),
        Site(left: "String(localizable: key)", 2), Site(left: "String(localizable: .gone)"),
        Site(left: "row(.localizable(.signIn))", 2),
      ])
  }
}

extension String {
  /// The flat template joins what the structured one nests.
  fileprivate func replacing(_ isFlat: Bool) -> String {
    isFlat ? self : replacingOccurrences(of: "seatsLeft", with: "Seats.left")
  }
}
