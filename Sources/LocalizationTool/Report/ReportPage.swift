internal import LocalizationGenerator
internal import TableParsing

/// The report as one HTML file that needs nothing else.
///
/// The data is JSON in an inert element; the script puts every text into the page as text, never
/// as markup, and the page's policy allows no request at all.
enum ReportPage {
  static func write(_ report: CoverageReport, to bytes: ByteStorage) {
    bytes.append(head)
    bytes.append("<style>\n\(style)</style>\n</head>\n")
    bytes.append(body)
    bytes.append("<script type=\"application/json\" id=\"data\">")
    let data = ByteStorage(capacity: 1 << 16)
    CoverageJSON.writePage(report, to: data)
    append(inert: data, to: bytes)
    bytes.append("</script>\n<script>\n\(script)\(gridScript)</script>\n</body>\n</html>\n")
  }

  /// A `<` of JSON stands in a string, where it may be written as an escape; then no text can end
  /// the element or begin a comment.
  private static func append(inert data: ByteStorage, to bytes: ByteStorage) {
    withExtendedLifetime(data) {
      let source = data.bytes
      var start = 0
      for index in 0..<source.count where source[index] == 0x3C {
        bytes.append(UnsafeRawBufferPointer(rebasing: source[start..<index]))
        bytes.append("\\u003C")
        start = index + 1
      }
      bytes.append(UnsafeRawBufferPointer(rebasing: source[start...]))
    }
  }
}
