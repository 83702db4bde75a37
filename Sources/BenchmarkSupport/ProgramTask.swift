/// What `localization-benchmark-program` does when it is started with the task's name: everything
/// that happens once in a process. It prints its figures, one a line.
package enum ProgramTask: String {
  /// Prints a literal, as a program without localization does.
  case literal
  /// Prints one localized text.
  case firstText
  case switchTyped
  /// With the selection kept in the user's defaults.
  case switchStored
  case switchPlatform
  case memoryEmpty
  /// With every text of one language asked for once.
  case memoryTyped
  /// Of a program that shows a few texts.
  case memoryTypedScreen
  /// The same, the selection looked for in the user's defaults.
  case memoryTypedStored
  case memoryPlatform
}
