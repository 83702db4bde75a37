/// One argument of a message.
package enum FormatArgument: Sendable {
  case string(String)
  case int(Int)
  case uint(UInt)
  case double(Double)
  case character(Character)
}
