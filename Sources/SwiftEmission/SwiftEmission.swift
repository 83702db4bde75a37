/// Catalog → Swift text and compiled tables.
package enum SwiftEmission {
  package static func emit(_ catalog: Catalog, options: EmissionOptions) -> Parsed<EmittedOutput> {
    Parsed(EmittedOutput(swift: ByteStorage(capacity: 0), tables: []))
  }
}

package struct EmissionOptions: Sendable {
  package var configuration = Configuration()
  /// `<package>_<target>`: the resource folder's name without extension.
  package var bundleName = ""
  /// Language tag → `.lproj` folder its table goes to, as written (`zh_CN.lproj`). A language
  /// without one goes into the shared table file.
  package var folders: [String: String] = [:]

  package init() {}
}

package struct EmittedOutput: Sendable {
  /// The Swift file.
  package var swift: ByteStorage
  /// Every language's compiled table, the development language's first.
  package var tables: [(language: String, bytes: ByteStorage)]

  package init(swift: ByteStorage, tables: [(language: String, bytes: ByteStorage)]) {
    self.swift = swift
    self.tables = tables
  }
}
