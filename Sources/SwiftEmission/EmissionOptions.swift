/// What the emission needs beside the catalog.
package struct EmissionOptions: Sendable {
  package var configuration = Configuration()
  /// `<package>_<target>`: the resource folder's name without extension.
  package var bundleName = ""
  /// Language tag → `.lproj` folder its table goes to, as written (`zh_CN.lproj`). A language
  /// without one goes into the shared table file.
  package var folders: [String: String] = [:]

  /// How many Swift files the accessors are spread over, at least 1.
  package var swiftFileCount = 1

  package init() {}
}
