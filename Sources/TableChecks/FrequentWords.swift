/// Short words that are frequent in one language and rare in those around it.
enum FrequentWords {
  /// At most sixteen.
  static let lists: [(language: String, words: String)] = [
    ("en", "the and of to is you your for this with not are be from have will can it"),
    ("de", "der die das und ist nicht sie ein eine für mit den von zu werden wird auf kann"),
    ("fr", "le la les des est vous votre une pour dans pas avec ce sur cette du et être"),
    ("es", "el la los las de que y una para por con su este esta no se del está"),
    ("it", "il di che è per non un una con della sono questo gli le nel alla puoi si"),
    ("pt", "o a os as de que e uma para com não seu em do da você está este"),
    ("nl", "de het een en van is niet je op voor met dit zijn wordt kunt uw deze om"),
    ("sv", "och att det är inte en ett för med som på av du din kan den har till"),
    ("pl", "nie jest się na do z w dla tego może aby przez lub czy ten to są być"),
    ("tr", "ve bir bu için ile değil veya olarak daha bunu var olan tüm lütfen sizin"),
    ("fi", "ja on ei että se tämä voit sinun kun tai ovat ole jos kaikki vain sen"),
    ("cs", "je se na že to není pro jste nebo by který pokud tento jsou byl aby do"),
    ("hu", "a az és nem egy hogy van ez meg kell vagy csak lehet nincs ezt ha"),
    ("ro", "și nu este în un cu pe să pentru din care sunt sau acest de la ai"),
    ("id", "yang dan ini untuk tidak dengan anda dari di ke akan atau pada dapat"),
    ("vi", "và của không bạn là cho có được này để trong một với các đã sẽ"),
  ]

  /// How many words of each list stand in the texts, and how many words there are.
  static func count(in texts: [Text]) -> (counts: [Int], total: Int) {
    var counts = [Int](repeating: 0, count: lists.count)
    var total = 0
    for text in texts {
      var word = PackedWord()
      for byte in text.bytes {
        if byte >= 0x80 || ASCII.isLetter(byte) {
          word.append(byte)
        } else if word.count > 0 {
          total += 1
          add(word, to: &counts)
          word = PackedWord()
        }
      }
      if word.count > 0 {
        total += 1
        add(word, to: &counts)
      }
    }
    return (counts, total)
  }

  private static func add(_ word: PackedWord, to counts: inout [Int]) {
    guard word.count <= PackedWord.longest, var mask = masks[word.bytes] else { return }
    while mask != 0 {
      counts[mask.trailingZeroBitCount] += 1
      mask &= mask - 1
    }
  }

  /// The lists that have a word, as bits.
  private static let masks: [UInt64: UInt16] = {
    var masks: [UInt64: UInt16] = [:]
    for (index, list) in lists.enumerated() {
      for word in list.words.utf8.split(separator: 0x20) {
        var packed = PackedWord()
        for byte in word { packed.append(byte) }
        masks[packed.bytes, default: 0] |= 1 << UInt16(index)
      }
    }
    return masks
  }()
}

/// The lower-case UTF-8 of a short word.
private struct PackedWord {
  static let longest = 8

  private(set) var bytes: UInt64 = 0
  private(set) var count = 0
  private var last: UInt8 = 0

  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt64(lowercased(byte))
    count += 1
    last = byte
  }

  /// Of the letters that words of the lists begin with: ASCII, Latin-1, Latin Extended-A, Ș and Ț.
  private func lowercased(_ byte: UInt8) -> UInt8 {
    if byte < 0x80 { return byte | 0x20 }
    switch last {
    case 0xC3: return byte >= 0x80 && byte <= 0x9E && byte != 0x97 ? byte + 0x20 : byte
    case 0xC4: return byte & 1 == 0 && byte <= 0xB6 ? byte + 1 : byte
    case 0xC5: return byte & 1 == 0 && byte >= 0x8A && byte <= 0xB6 ? byte + 1 : byte
    case 0xC8: return byte == 0x98 || byte == 0x9A ? byte + 1 : byte
    default: return byte
    }
  }
}
