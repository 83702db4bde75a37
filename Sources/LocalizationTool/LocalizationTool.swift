internal import SwiftEmission
internal import TableChecks
internal import TableParsing

package enum LocalizationTool {
  /// Runs the command line of the process and exits.
  package static func main() {}
}
