/// What the command line asks for.
struct Options {
  enum Action: Equatable {
    case screen
    case help
    case listLanguages
    case signIn(String)
    case error(String)
    case inbox([Int])
    case serveLines
    case changeLanguage(String)
    case mail(to: String)
  }

  /// Bad use, in words for the person at the terminal.
  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var action = Action.screen
  /// For this run only.
  private(set) var language: String?
  /// Remembered.
  private(set) var chosen: String?
  private(set) var followsSystem = false
  private(set) var overrides: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else {
          throw Misuse(description: "\(argument) needs a value")
        }
        return next
      }
      switch parts.first ?? argument {
      case "--language": language = try value()
      case "--choose": chosen = try value()
      case "--follow-system": followsSystem = true
      case "--overrides": overrides = try value()
      case "--list-languages": action = .listLanguages
      case "--sign-in": action = .signIn(try value())
      case "--error": action = .error(try value())
      case "--inbox": action = .inbox(Self.counts(&rest))
      case "--serve-lines": action = .serveLines
      case "mail": action = .mail(to: "en")
      case "--to": action = .mail(to: try value())
      case "--service": action = .changeLanguage(try value())
      case "--help", "-h": action = .help
      default: throw Misuse(description: "unknown option \(argument)")
      }
    }
  }

  private static func counts(_ rest: inout ArraySlice<String>) -> [Int] {
    var counts: [Int] = []
    while let count = rest.first.flatMap({ Int($0) }) {
      counts.append(count)
      rest.removeFirst()
    }
    return counts.isEmpty ? [0, 1, 2, 5, 11, 21, 100] : counts
  }

  static let usage = """
    Usage: account [options]

      (no options)          the welcome screen; in a terminal also a menu of languages
      --sign-in NAME        welcome NAME
      --error CODE          what an error code of the identity service means
      --inbox [COUNT ...]   the inbox for these counts
      --list-languages      the languages there are
      --serve-lines         read Accept-Language headers, answer a greeting each
      mail --to CODE        a stored mail in its reader's language
      --service CODE        start the identity service and ask it for a language

      --language CODE       the language of this run
      --choose CODE         the language of this and later runs
      --follow-system       forget the choice
      --overrides FOLDER    texts to be laid over the program's own

    """
}
