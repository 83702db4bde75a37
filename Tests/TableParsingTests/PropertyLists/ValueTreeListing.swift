import Foundation

@testable import TableParsing

extension ValueTree {
  /// What is at a node as Foundation would give it; nil below something unreadable.
  func plain(_ node: Int = 0) -> NSObject? {
    switch nodes[node].kind {
    case .dictionary:
      let result = NSMutableDictionary()
      var key = node + 1
      while key < Int(nodes[node].next) {
        let value = Int(nodes[key].next)
        guard let content = plain(value) else { return nil }
        result[text(key).string] = content
        key = Int(nodes[value].next)
      }
      return result
    case .array:
      let result = NSMutableArray()
      var item = node + 1
      while item < Int(nodes[node].next) {
        guard let content = plain(item) else { return nil }
        result.add(content)
        item = Int(nodes[item].next)
      }
      return result
    case .string: return NSString(string: text(node).string)
    case .number: return Double(text(node).string).map { NSNumber(value: $0) }
    case .boolean:
      return NSNumber(value: text(node, is: "true") || text(node).isEmpty)
    case .null: return NSNull()
    case .date, .data: return NSString(string: "opaque")
    case .invalid: return nil
    }
  }
}
