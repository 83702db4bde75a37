struct MixedScript: MessageCheck {
  let rule = Rule(
    "mixed-script", .warning,
    """
    A word is written in Latin letters but for one or two that only look like them, a Cyrillic с or а, \
    or the other way round. Nobody sees it, but searching, sorting and reading aloud go wrong. Type \
    the letter anew.
    """,
    bad: .strings(["en": "\"save\" = \"\u{421}lose\";"]),
    good: .strings(["en": #""save" = "Close";"#]))
  let interest = MessageTraits.mixedScripts

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    if message.isCopy { return }
    let isCyrillic = Script.expected(in: message.column.language).contains(.cyrillic)
    for form in message.forms {
      let segments = form.template?.segments ?? []
      let placeholders = segments.filter { $0.kind != .text }.map(\.range)
      for word in ScriptWord.all(of: form.text) {
        guard let foreign = word.disguised(isCyrillic: isCyrillic),
          !placeholders.contains(where: {
            $0.upperBound == word.range.lowerBound || $0.overlaps(word.range)
          })
        else { continue }
        let written = form.text.part(word.range)
        report(
          message.finding(
            self,
            "in \(written.quoted) \(foreign.scalar.codePoint) is a \(foreign.script.name) letter among "
              + "\(foreign.others.name) ones; type it anew",
            in: form, part: word.range))
      }
    }
  }
}

/// A run of letters.
private struct ScriptWord {
  var scalars: [Unicode.Scalar] = []
  var range: Range<Int32>

  static func all(of text: Text) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var offset: Int32 = 0
    var isOpen = false
    for scalar in text.string.unicodeScalars {
      let end = offset + Int32(truncatingIfNeeded: UTF8.width(scalar))
      if Script(scalar) != nil {
        if isOpen {
          words[words.count - 1].scalars.append(scalar)
          words[words.count - 1].range = words[words.count - 1].range.lowerBound..<end
        } else {
          words.append(ScriptWord(scalars: [scalar], range: offset..<end))
        }
        isOpen = true
      } else {
        isOpen = false
      }
      offset = end
    }
    return words
  }

  /// The first letter of a script that has at most two here, all of which look like those of the
  /// other. An ending hung on an abbreviation, SMSу, is none, nor one hung on any word in a language
  /// that inflects it so, emailа.
  func disguised(
    isCyrillic: Bool
  ) -> (scalar: Unicode.Scalar, script: Script, others: Script)? {
    let scripts = scalars.map { Script($0) }
    let latin = scripts.count { $0 == .latin }
    guard latin > 0, latin < scalars.count, scalars.count > 2 else { return nil }
    guard let other = scripts.first(where: { $0 == .cyrillic || $0 == .greek }) ?? nil,
      scripts.allSatisfy({ $0 == .latin || $0 == other })
    else { return nil }
    let minority: Script = latin * 2 < scalars.count ? .latin : other
    let strangers = scalars.filter { Script($0) == minority }
    guard strangers.count <= 2, strangers.count * 2 < scalars.count,
      strangers.allSatisfy({ Self.lookalikes.contains($0.value) })
    else { return nil }
    let isEnding =
      minority != .latin && scripts.suffix(strangers.count).allSatisfy { $0 == minority }
    let stem = scalars.dropLast(strangers.count)
    if isEnding, isCyrillic || stem.dropFirst().allSatisfy({ $0.properties.isUppercase }) {
      return nil
    }
    return strangers.first.map { ($0, minority, minority == .latin ? other : .latin) }
  }

  /// Letters that look the same in two scripts.
  private static let lookalikes: Set<UInt32> = Set(
    ("aceiopxyABCEHIKMOPTXS" + "асеіорхуАВСЕНІКМОРТХЅ" + "ονιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ").unicodeScalars.map(
      \.value))
}
