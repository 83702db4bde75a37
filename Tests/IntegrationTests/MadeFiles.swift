import TestSupport

/// The files of the made package.
enum MadeFiles {
  static let german = "Sources/App/Ressourcen für alle/de.lproj/Localizable.strings"

  static let all: [(name: String, text: String)] = [
    ("Sources/App/main.swift", program),
    (
      "Sources/App/Ressourcen für alle/en.lproj/Localizable.strings",
      "/* The greeting */\n\"welcome-user\" = \"Welcome %@\";\n\"sign-in\" = \"Sign in\";\n"
    ),
    (german, "\"welcome-user\" = \"Willkommen %@\";\n\"sign-in\" = \"Anmelden\";\n"),
    (
      "Sources/App/Ressourcen für alle/zh_CN.lproj/Localizable.strings",
      "\"welcome-user\" = \"欢迎 %@\";\n\"sign-in\" = \"登录\";\n"
    ),
    (
      "Sources/App/Ressourcen für alle/en.lproj/Identity.strings",
      "\"error_0\" = \"No error\";\n\"error_50001\" = \"Locked\";\n"
    ),
    (
      "Sources/App/Ressourcen für alle/de.lproj/Identity.strings",
      "\"error_0\" = \"Kein Fehler\";\n\"error_50001\" = \"Gesperrt\";\n"
    ),
    ("Sources/App/Inbox.xcstrings", catalog),
    ("Sources/App/localization.json", "{ \"rules\": { \"missing-key\": \"off\" } }\n"),
    ("Sources/Library/Texts.swift", "public let libraryTitle = LibraryTexts.self\n"),
    (
      "Sources/Library/localization.json",
      "{ \"enumName\": \"LibraryTexts\", \"accessLevel\": \"public\" }\n"
    ),
    ("Sources/Library/Resources/en.lproj/Localizable.strings", "\"title\" = \"Library\";\n"),
    ("Sources/Library/Resources/de.lproj/Localizable.strings", "\"title\" = \"Bücherei\";\n"),
    ("Sources/Embedded/Texts.swift", "public let embedded = 1\n"),
    (
      "Sources/Embedded/localization.json",
      "{ \"enumName\": \"EmbeddedTexts\", \"accessLevel\": \"public\", \"storage\": \"embedded\" }\n"
    ),
    ("Sources/Embedded/Tables/en.lproj/Localizable.strings", "\"title\" = \"Inside\";\n"),
    ("Sources/Embedded/Tables/de.lproj/Localizable.strings", "\"title\" = \"Innen\";\n"),
    ("Sources/Bare/Bare.swift", "public let bare = 1\n"),
  ]

  /// The program that the README shows, without its manifest.
  static func ofReadme() throws -> [(name: String, text: String)] {
    try ShownFile.all(on: Checkout.readme).filter { $0.path != "Package.swift" }
      .map { ($0.path, $0.text) }
  }

  static let program = """
    import Bare
    import Embedded
    import Library
    import TypedLocalization

    if let language = CommandLine.arguments.dropFirst().first {
      try LanguageManager.shared.select(language)
    }
    print(LocalizationHelper.welcomeUser("Ram"))
    print(LocalizationHelper.signIn)
    print(LocalizationHelper.Identity.error(code: 50001) ?? "nil")
    print(LocalizationHelper.Inbox.unread(5))
    print(LibraryTexts.title)
    print(EmbeddedTexts.title)
    print(LanguageManager.shared.available.map(\\.code).sorted().joined(separator: " "))

    """

  /// Polish has no `.lproj` folder: its table is in the shared archive.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "unread" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld message" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld messages" } }
            } } },
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nachricht" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Nachrichten" } }
            } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld wiadomość" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld wiadomości" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld wiadomości (m)" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld wiadomości (o)" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// - Parameters:
  ///   - walks: the targets of `CorpusTarget`.
  ///   - targets: further ones, as a list of Swift.
  static func manifest(checkout: String, walks: [String], adding targets: String) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let plugins: [Target.PluginUsage] = [
      .plugin(name: "GenerateLocalizationHelper", package: "TypedLocalization")
    ]
    let runtime: [Target.Dependency] = [
      .product(name: "TypedLocalization", package: "TypedLocalization")
    ]
    let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

    let package = Package(
      name: "Made", defaultLocalization: "en", platforms: [.macOS(.v15)],
      dependencies: [.package(name: "TypedLocalization", path: "\(checkout)")],
      targets: [
        .executableTarget(
          name: "App", dependencies: runtime + ["Library", "Embedded", "Bare"],
          swiftSettings: strict, plugins: plugins),
        .target(
          name: "Library", dependencies: runtime, resources: [.process("Resources")],
          swiftSettings: strict, plugins: plugins),
        .target(
          name: "Embedded", dependencies: runtime, exclude: ["Tables"], swiftSettings: strict,
          plugins: plugins),
        .target(name: "Bare", plugins: plugins),
        .executableTarget(
          name: "Hello", dependencies: runtime, swiftSettings: strict, plugins: plugins),
      ]
        + \(targets)
        + \(walks).map { name in
          .executableTarget(
            name: name, dependencies: runtime, resources: [.process("Resources")],
            swiftSettings: strict, plugins: plugins)
        }
    )

    """
  }
}
