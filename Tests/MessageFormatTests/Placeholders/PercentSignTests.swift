import TestSupport
import Testing

@testable import MessageFormat

/// Percent signs as translators write them.
struct PercentSignTests {
  /// No placeholder is read; the word is the fault.
  @Test(arguments: [
    ("50% de réduction", "stray"), ("50 % d’économie", "stray"), ("5\u{A0}% d'intérêt", "stray"),
    ("100%ig sicher", "stray"), ("100%-os", "stray"), ("10%-a", "stray"), ("50%off", "stray"),
    ("50%OFF", "stray"), ("20% i rabatt", "stray"), ("१०० % d", "stray"), ("٥٠ % d", "stray"),
    ("% complete", "stray"), ("% de descuento", "stray"), ("il % e il", "stray"),
    ("%)", "stray"), ("(100%)", "stray"), ("%", "stray"), ("%50 indirim", "stray"),
    ("100% @home", "stray"), ("%y", "stray"), ("% nuevo", "stray"), ("5% new", "stray"),
    ("%1", "damaged"), ("%1.", "damaged"), ("%1 $@", "damaged"), ("%1$", "damaged"),
    ("%1$y", "damaged"), ("% 2 $ @ x", "damaged"), ("@%", "damaged"), ("@$1%", "damaged"),
    ("$1@%", "damaged"), ("%$1@", "damaged"), ("%(name)", "damaged"), ("%1$ of", "damaged"),
    ("٪1$@", "damaged"), ("％d日", "damaged"), ("％1$d", "damaged"), ("@٪", "damaged"),
    ("%{count}", "foreign"), ("%{a.b-c}", "foreign"), ("%n", "forbidden"), ("%1$n", "forbidden"),
    ("%0$@", "range"), ("%128$@", "range"), ("%99999999999999999999d", "range"),
    ("%1$*200$d", "range"), ("%#@n", "variable"), ("%#@@", "variable"), ("%#@ n@", "variable"),
  ])
  func faults(_ text: String, _ fault: String) throws {
    let template = try #require(text.withTemplate { $0 })
    #expect(template.argumentUses(from: 0).isEmpty)
    #expect(template.faults.count == 1)
    #expect(template.faults.first.map { Self.name($0.kind) } == fault)
  }

  /// Nothing to find: not even a template.
  @Test(arguments: ["", "plain", "50٪", "50％OFF", "％", "50٪ خصم", "a@b.c", "五％"])
  func literalText(_ text: String) {
    #expect(text.withTemplate { $0 == nil })
  }

  @Test(arguments: [
    ("% d", 1), ("%d%", 1), ("%@٪", 1), ("0%d", 1), ("0%dh", 1), ("Room 5 %d", 1), ("5%@abc", 1),
    ("%dpx", 1), ("x%ds", 1), ("%.0f%%", 1), ("%d%d", 2), ("% @", 1), ("%1$ @", 1), ("%arg", 1),
    ("%argument", 1), ("%1#@n@", 1), ("%#@a.b@", 1), ("%#@a@b@", 1), ("%1$#5.2@n@", 1),
    ("user@%d", 1), ("%ld%@%%%lu", 3), ("%-+ #0'5.3lld", 1), ("%*.*f", 3), ("%(ключ)@", 1),
    ("%2$(a_b)05lld", 1), ("%hhx %qi %zu %tx %jo %Lf", 6),
  ])
  func placeholders(_ text: String, _ count: Int) throws {
    let template = try #require(text.withTemplate { $0 })
    #expect(template.argumentUses(from: 0).count == count)
  }

  /// Segments are in order, without gaps, and cover the text, whatever it is.
  @Test func segmentsCoverAnyText() {
    let pieces = [
      "%", "@", "1", "$", "#", "d", " ", "*", ".", "(", ")", "a", "l", "n", "٪", "％", "{", "}",
      "arg", "0", "-", "é", "%%",
    ]
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      text.withTemplate { template in
        guard let template else { return #expect(!text.utf8.contains(0x25), "\(text)") }
        var end: Int32 = 0
        for segment in template.segments {
          #expect(segment.range.lowerBound == end && !segment.range.isEmpty, "\(text)")
          end = segment.range.upperBound
        }
        #expect(Int(end) == text.utf8.count, "\(text)")
        for fault in template.faults {
          #expect(fault.range.lowerBound >= 0 && Int(fault.range.upperBound) <= text.utf8.count)
        }
        let starts = template.faults.map(\.range.lowerBound)
        #expect(starts == starts.sorted(), "\(text)")
      }
    }
  }

  @Test func whatIsReadDespiteAFaultIsMarked() throws {
    for (text, kind) in [
      ("% @", PlaceholderFault.Kind.damaged), ("% 1$@", .damaged), ("%1$ @", .damaged),
      ("%#@a-b@", .malformedVariable), ("%1#@a@", .misplacedPosition),
    ] {
      let template = try #require(text.withTemplate { $0 })
      #expect(template.faults.map(\.kind) == [kind], "\(text)")
      #expect(template.segments.count == 1, "\(text)")
    }
  }

  @Test func strayPercentSaysWhatPrintfWouldRead() throws {
    let readings: [(String, Placeholder.Conversion?)] = [
      ("50% off", .octal), ("100% sure", .cString), ("70% faster", .fixed), ("100%", nil),
      ("5% less", .exponent), ("%y", nil), ("100 % de", .decimal),
    ]
    for (text, reading) in readings {
      let template = try #require(text.withTemplate { $0 })
      #expect(template.faults.first?.kind == .strayPercent(reading: reading), "\(text)")
    }
  }

  private static func name(_ kind: PlaceholderFault.Kind) -> String {
    switch kind {
    case .strayPercent: "stray"
    case .damaged: "damaged"
    case .foreignTemplate: "foreign"
    case .forbidden: "forbidden"
    case .positionOutOfRange: "range"
    case .misplacedPosition: "misplaced"
    case .malformedVariable: "variable"
    }
  }
}
