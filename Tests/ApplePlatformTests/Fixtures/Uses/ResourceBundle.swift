// As SwiftPM writes it for a target with resources.
import Foundation

extension Foundation.Bundle {
  static nonisolated let module: Bundle = {
    let path = Bundle.main.bundleURL.appendingPathComponent("Example_AccountKit.bundle").path
    guard let bundle = Bundle(path: path) else { Swift.fatalError("no resource bundle") }
    return bundle
  }()
}
