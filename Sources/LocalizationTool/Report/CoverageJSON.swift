internal import LocalizationGenerator
internal import TableParsing

/// The figures as JSON, and with all texts for the page.
enum CoverageJSON {
  /// One array, an object a table and language.
  static func write(_ report: CoverageReport, to bytes: ByteStorage) {
    bytes.append("[")
    var isFirst = true
    for table in report.tables {
      for coverage in table.languages {
        bytes.append(isFirst ? "\n" : ",\n")
        isFirst = false
        var json = JSONWriter(bytes)
        json.object { json in
          if !table.target.isEmpty { json.field("target", table.target) }
          json.field("table", table.name)
          json.field("language", coverage.language)
          writeFigures(coverage, to: &json)
        }
      }
    }
    bytes.append(isFirst ? "]\n" : "\n]\n")
  }

  private static func writeFigures(_ coverage: LanguageCoverage, to json: inout JSONWriter) {
    json.field("keys", coverage.keys)
    json.field("translated", coverage.translated)
    json.field("percent", coverage.percent)
    json.field("inherited", coverage.inherited)
    json.field("needsReview", coverage.needsReview)
    json.field("missing", coverage.missing)
    json.field("stale", coverage.stale)
    json.field("words", coverage.words)
    json.field("missingWords", coverage.missingWords)
  }

  /// What the script of the page reads.
  static func writePage(_ report: CoverageReport, to bytes: ByteStorage) {
    var json = JSONWriter(bytes)
    json.object { json in
      json.name("languages")
      json.array { json in
        for language in report.languages { json.value(language) }
      }
      json.name("tables")
      json.array { json in
        for table in report.tables { write(table, to: &json) }
      }
    }
  }

  private static func write(_ table: CoverageTable, to json: inout JSONWriter) {
    json.object { json in
      json.field("target", table.target)
      json.field("name", table.name)
      json.name("coverage")
      json.array { json in
        for coverage in table.languages {
          json.object { json in
            json.field("language", coverage.language)
            writeFigures(coverage, to: &json)
          }
        }
      }
      json.name("rows")
      json.array { json in
        for row in table.rows.indices { write(row, of: table, to: &json) }
      }
    }
  }

  /// `[key, comment, statuses, is stale, texts]`.
  private static func write(_ index: Int, of table: CoverageTable, to json: inout JSONWriter) {
    let row = table.rows[index]
    json.array { json in
      json.value(row.key)
      json.value(row.comment)
      json.value(row.statuses.map(\.rawValue).joined())
      json.value(row.isStale ? 1 : 0)
      json.array { json in
        for column in table.languages.indices { json.value(table.text(index, column)) }
      }
    }
  }
}
