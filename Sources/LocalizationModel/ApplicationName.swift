/// The name that every phrase of an App Shortcut has in it.
package enum ApplicationName {
  private static let placeholder = "${applicationName}"

  /// Whether the phrases of a table are those of App Shortcuts.
  package static func isAsked(in table: String) -> Bool { table == "AppShortcuts" }

  package static func isIn(_ phrase: Text) -> Bool { phrase.contains(Text(placeholder)) }

  package static let absence =
    "the phrase lacks \(placeholder): the system does not listen to it. Write it where the name of "
    + "the application belongs"
}
