#if FullFoundation || !canImport(FoundationEssentials)
  public import Foundation

  extension LocalizedTable {
    /// The path of a bundle. Generated code says `.module` and so needs no import of Foundation.
    public static func resources(
      of bundle: @escaping @Sendable () -> Bundle
    ) -> @Sendable () -> String? {
      { bundle().resourcePath }
    }

    /// The path of the resources of the bundle that holds the code of `owner`: an app, an extension or a
    /// framework. Where it has no tables (a static library), the program's.
    public static func resources<Owner: AnyObject & Sendable>(
      around owner: Owner.Type
    ) -> @Sendable () -> String? {
      {
        let folders = [Bundle(for: owner), .main].compactMap(\.resourcePath)
        return folders.first(where: ResourceFolder.holdsTables) ?? folders.first
      }
    }
  }

  extension Overrides {
    /// Those in the bundle's resource folder.
    public init(bundle: Bundle, table: String = "Localizable", target: String? = nil) {
      self.init(
        folder: bundle.resourceURL ?? bundle.bundleURL, table: table, target: target)
    }
  }

#endif
