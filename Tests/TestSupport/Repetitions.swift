internal import Foundation

/// Tests that repeat themselves are short unless `TYPED_LOCALIZATION_LONG_TESTS` is set.
package enum Repetitions {
  package static let isLong =
    ProcessInfo.processInfo.environment["TYPED_LOCALIZATION_LONG_TESTS"] != nil

  package static func count(_ short: Int, full: Int) -> Int { isLong ? full : short }
}
