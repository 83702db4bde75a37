/// What the process ends with.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// There are findings of severity error, or something could not be read or written.
  case failure = 1
  case badUse = 2
}
