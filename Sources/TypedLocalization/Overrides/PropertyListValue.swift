/// What an entry may be, out of what a property list can hold.
enum PropertyListValue {
  case text(String)
  case dictionary([String: PropertyListValue])
  case other
}

#if FullFoundation || !canImport(FoundationEssentials)
  internal import Foundation

  extension PropertyListValue {
    /// - Parameter data: has passed `PropertyListScreen`.
    init(_ data: Data) throws {
      self.init(
        value: try PropertyListSerialization.propertyList(from: data, options: [], format: nil))
    }

    private init(value: Any) {
      if let text = value as? String {
        self = .text(text)
      } else if let values = value as? [String: Any] {
        self = .dictionary(values.mapValues { PropertyListValue(value: $0) })
      } else {
        self = .other
      }
    }
  }
#else
  internal import FoundationEssentials

  extension PropertyListValue: Decodable {
    /// - Parameter data: has passed `PropertyListScreen`.
    init(_ data: Data) throws {
      self = try PropertyListDecoder().decode(PropertyListValue.self, from: data)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let values = try? container.decode([String: PropertyListValue].self) {
        self = .dictionary(values)
      } else {
        self = .other
      }
    }
  }
#endif
