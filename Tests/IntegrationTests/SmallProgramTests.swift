#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A program that takes the runtime without its default trait.
  struct SmallProgramTests {
    /// Lies in the build folder of this checkout, so that later runs build less.
    private static let folder = Checkout.root.appending(path: ".build/integration/Small")

    private static let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Small",
        dependencies: [.package(path: "../TypedLocalization", traits: [])],
        targets: [
          .executableTarget(
            name: "Small",
            dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")],
            exclude: ["Tables"])
        ]
      )

      """

    private static let program = """
      import TypedLocalization

      for language in ["en", "de", "ar-EG"] {
        LanguageManager.withLanguage(language) {
          print(LocalizationHelper.files(1234567), LocalizationHelper.share(0.5))
        }
      }
      print(LanguageManager.shared.available.map(\\.code), LanguageManager.shared.current.code)
      try LanguageManager.shared.select("de")

      """

    private static let tables = [
      "en": ["%ld files", "%.1f of all"], "de": ["%ld Dateien", "%.1f von allen"],
      "ar": ["%ld ملفات", "%.1f من الكل"],
    ]

    private func write() throws {
      let files = FileManager.default
      let sources = Self.folder.appending(path: "Sources/Small")
      var texts = [
        "Package.swift": Self.manifest.replacingOccurrences(
          of: "path: \"../TypedLocalization\"",
          with: "name: \"TypedLocalization\", path: \"\(Checkout.root.standardizedFileURL.path)\""),
        "Sources/Small/main.swift": Self.program,
        "Sources/Small/Tables/localization.json": "{ \"storage\": \"embedded\" }\n",
      ]
      for (language, table) in Self.tables {
        texts["Sources/Small/Tables/\(language).lproj/Localizable.strings"] =
          "\"files\" = \"\(table[0])\";\n\"share\" = \"\(table[1])\";\n"
      }
      for (name, text) in texts {
        let url = Self.folder.appending(path: name)
        if files.contents(atPath: url.path) == Data(text.utf8) { continue }
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let run = try BuiltTool.run(
        ["generate", "--output", sources.appending(path: "Generated").path, sources.path],
        in: Self.folder)
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(.enabled(if: BuiltTool.isThere)) func itLinksFoundationEssentialsAlone() throws {
      try write()
      let build = try Run("swift", ["build", "--package-path", Self.folder.path])
      #expect(build.status == 0, "\(build.output)")
      #expect(!build.output.contains("warning:"), "\(build.output)")
      let program = Self.folder.appending(path: ".build/debug/Small")
      let bytes = try Data(contentsOf: program)
      #expect(bytes.range(of: Data("libFoundationEssentials.so".utf8)) != nil)
      for library in ["libFoundation.so", "libFoundationInternationalization.so"] {
        #expect(bytes.range(of: Data(library.utf8)) == nil, "\(library)")
      }
      let settings = Self.folder.appending(path: "settings-\(UUID())")
      let environment = Run.speaking(nil, settings: settings)
      let first = try Run(program.path, [], environment: environment)
      #expect(
        first.lines == [
          "1,234,567 files 0.5 of all", "1.234.567 Dateien 0,5 von allen",
          "١٬٢٣٤٬٥٦٧ ملفات ٠٫٥ من الكل", "[\"ar\", \"de\", \"en\"] en",
        ])
      // The language is remembered in a file.
      let second = try Run(program.path, [], environment: environment)
      #expect(second.lines.last == "[\"ar\", \"de\", \"en\"] de", "\(second.output)")
    }
  }
#endif
