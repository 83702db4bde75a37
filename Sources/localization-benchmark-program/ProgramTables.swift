internal import BenchmarkSupport
@_spi(Generated) internal import TypedLocalization

/// As generated code declares it. The fingerprint is what the generated code says; here the parent
/// does.
enum ProgramTables: LocalizedTableRegistration {
  static let table = SampleTables.open(
    fingerprint: CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 0)

  static func register() { _ = table }
}
