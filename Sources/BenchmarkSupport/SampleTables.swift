@_spi(Generated) package import TypedLocalization

/// What every program of the benchmark knows of the tables.
package enum SampleTables {
  package static let languages = [
    "en", "de", "fr", "es", "pt-BR", "ru", "ja", "pl", "ar", "zh-Hans",
  ]
  /// A key without placeholders.
  package static let plainKey = "sample.plain"
  package static let bundle: StaticString = "Benchmark_Benchmark"

  /// As generated code opens its tables.
  /// - Parameter folder: the resource folder, where it is not beside the program.
  package static func open(fingerprint: UInt64, folder: String? = nil) -> LocalizedTable {
    LocalizedTable(
      bundle: bundle, fingerprint: fingerprint,
      languages: """
        en=en.lproj
        ar=ar.lproj
        de=de.lproj
        es=es.lproj
        fr=fr.lproj
        ja=ja.lproj
        pl=pl.lproj
        pt-BR=pt-BR.lproj
        ru=ru.lproj
        zh-Hans=zh-Hans.lproj
        """,
      tables: "Localizable=0..<10000", options: "", literals: [], resources: { folder })
  }
}
