/// How far one message is in one language.
enum MessageStatus: String {
  case translated = "t"
  /// Left to a parent language that has it.
  case inherited = "i"
  case needsReview = "r"
  case missing = "m"
  /// Marked as not to be translated.
  case excluded = "x"
}
