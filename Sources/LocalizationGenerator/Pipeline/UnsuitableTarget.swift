internal import SwiftEmission

/// What the plugin found about a target, said by every build: SwiftPM keeps what a plugin says and does
/// not say it again.
struct UnsuitableTarget {
  let diagnostics: [Diagnostic]
  /// Whether the plugin found something, whatever became of it.
  let isTold: Bool
  /// The input of the build that is changed, so that the next build says it again.
  private let again: String?

  /// By the options `--told` and `--again`.
  init(_ arguments: Arguments) throws(UsageError) {
    var found: [Diagnostic] = []
    for value in arguments.values("told") {
      let lines = value.split(separator: "\n", maxSplits: 1)
      let told = lines.first ?? ""
      let word = told.prefix { $0 != ":" }
      guard let severity = Severity(rawValue: String(word)), word.count < told.count else {
        throw arguments.error("'--told \(told)' is not of the form warning:TEXT")
      }
      if lines.count > 1, !Disk.mayBeThere(String(lines[1])) { continue }
      found.append(
        Diagnostic(
          rule: .unsuitableTarget, severity: severity,
          message: String(told.dropFirst(word.count + 1))))
    }
    diagnostics = found
    isTold = arguments.isGiven("told")
    again = arguments.value("again")
  }

  /// An enum without members, so that code which names it is told what is missing.
  func outputs(_ configuration: Configuration, to paths: [String]) -> [OutputFile] {
    paths.enumerated().map { index, path in
      var writer = SwiftWriter()
      if index == 0, let name = SwiftIdentifier(configuration.enumName) {
        let access: SwiftCode =
          switch configuration.accessLevel {
          case .internal: "internal"
          case .package: "package"
          case .public: "public"
          }
        writer.line("\(access) enum \(name) {}")
      }
      return OutputFile(path: path, contents: writer.storage)
    }
  }

  /// A number that grows: nothing reads it.
  func prepareNextBuild() throws(DiskFault) {
    guard let again else { return }
    let old = (try? Disk.read(again)).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    let count = Int(old.prefix { $0 != "\n" }) ?? 0
    try Disk.write(ByteStorage("\(count &+ 1)\n"), to: again)
  }
}
