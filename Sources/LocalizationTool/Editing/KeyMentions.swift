internal import LocalizationGenerator
internal import SourceScanning
internal import TableEditing
internal import TableParsing

/// Keys that are named beside tables and Swift: in the configuration and in storyboards.
struct KeyMentions {
  let moves: [(from: EditingSession.Place, to: EditingSession.Place)]
  /// The keys that other tables have under the same name, as it was and as it is.
  let shared: Set<Text>
  private(set) var patches: [FilePatch] = []
  private(set) var remainders: [SourceRewriter.Remainder] = []

  init(
    moves: [(from: EditingSession.Place, to: EditingSession.Place)], tables: [TableFile]
  ) {
    self.moves = moves
    var shared: Set<Text> = []
    for move in moves {
      for table in tables
      where table.table != move.from.table
        && table.entries.contains(where: { $0.key == move.from.key })
      {
        shared.insert(move.from.key)
      }
    }
    self.shared = shared
  }

  // MARK: Configuration

  /// The settings whose elements are keys, or patterns of them.
  private static let lists = ["plainNumbers", "notOverridable", "usedKeys", "doNotTranslate"]

  /// Patterns stay as they are: whoever wrote one meant more than one key.
  mutating func rewrite(configuration source: SourceText) {
    guard case .object(let members) = JSONValue.parse(source).value.content else { return }
    var edits: [TextEdit] = []
    for member in members {
      switch member.value.content {
      case .object(let overrides) where member.key == "nameOverrides":
        edits += overrides.compactMap { edit($0.key, $0.keyRange, in: source) }
      case .array(let elements) where Self.lists.contains(member.key):
        for element in elements {
          guard case .string(let spelling) = element.content else { continue }
          edits += [edit(spelling, element.range, in: source)].compactMap(\.self)
        }
      default: continue
      }
    }
    add(edits, to: source)
  }

  private mutating func edit(
    _ spelling: String, _ range: SourceRange, in source: SourceText
  ) -> TextEdit? {
    for move in moves {
      let isQualified = Text(spelling) == Text("\(move.from.table)/\(move.from.key.string)")
      guard isQualified || Text(spelling) == move.from.key && move.from.key != move.to.key else {
        continue
      }
      if !isQualified, shared.contains(move.from.key) {
        return remain(SourceLocation(text: source, range: range))
      }
      let new = (isQualified ? move.to.table + "/" : "") + move.to.key.string
      return TextEdit(Int(range.start)..<Int(range.end), JSONText.quoted(new))
    }
    return nil
  }

  // MARK: Storyboards

  private static let escapes = XMLEscapes(quotes: true, apostrophes: true)

  mutating func rewrite(interface source: SourceText, attributes: [String]) {
    let edits = InterfaceReader.keys(in: source, attributes: attributes).compactMap { key in
      edit(key, in: source)
    }
    add(edits, to: source)
  }

  private mutating func edit(_ mention: InterfaceKey, in source: SourceText) -> TextEdit? {
    let key = Text(mention.key)
    guard let move = moves.first(where: { $0.from.key == key && $0.to.key != key }) else {
      return nil
    }
    if shared.contains(key) { return remain(SourceLocation(text: source, range: mention.range)) }
    let range = Int(mention.range.start)..<Int(mention.range.end)
    return TextEdit(range, Self.escapes.applied(to: move.to.key.string))
  }

  private mutating func remain(_ location: SourceLocation) -> TextEdit? {
    remainders.append(
      .init(location: location, reason: "another table has a key of that name"))
    return nil
  }

  private mutating func add(_ edits: [TextEdit], to source: SourceText) {
    guard !edits.isEmpty, let changed = edits.applied(to: source.storage) else { return }
    patches.append(FilePatch(path: source.path, old: source.storage, new: changed))
  }
}
