public import Foundation

extension LocalizedTable {
  /// The path of a bundle. Generated code says `.module` and so needs no import of Foundation.
  public static func resources(
    of bundle: @escaping @Sendable () -> Bundle
  ) -> @Sendable () -> String? {
    { bundle().resourcePath }
  }
}
