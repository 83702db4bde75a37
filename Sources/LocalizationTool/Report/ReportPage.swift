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

extension ReportPage {
  static let head = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Localization coverage</title>
    <link rel="icon" href="data:,">

    """#

  static let body = #"""
    <body>
    <a class="skip" href="#grid">Skip to the keys</a>
    <header>
      <div>
        <h1>Localization coverage</h1>
        <p id="summary"></p>
      </div>
      <div class="segments" role="radiogroup" aria-label="Appearance" id="theme">
        <label><input type="radio" name="theme" value="" checked><span>Auto</span></label>
        <label><input type="radio" name="theme" value="light"><span>Light</span></label>
        <label><input type="radio" name="theme" value="dark"><span>Dark</span></label>
      </div>
    </header>
    <main>
      <section aria-labelledby="coverage-title">
        <h2 id="coverage-title">Languages</h2>
        <div class="scroll"><table id="coverage"><caption class="hidden">Coverage by language and table</caption>
          <thead></thead><tbody></tbody></table></div>
      </section>
      <section aria-labelledby="keys-title">
        <div class="title-row">
          <h2 id="keys-title">Keys</h2>
          <ul class="legend" aria-label="Colours">
            <li><i class="t"></i>translated</li>
            <li id="legend-i"><i class="i">↑</i>inherited</li>
            <li id="legend-r"><i class="r">!</i>needs review</li>
            <li><i class="m">×</i>missing</li>
            <li id="legend-x"><i class="x">·</i>not to be translated</li>
          </ul>
        </div>
        <div class="toolbar" role="search">
          <label class="grow"><span class="hidden">Search keys and texts</span>
            <input id="search" type="search" placeholder="Search keys and texts  ( / )" autocomplete="off" spellcheck="false"></label>
          <label><span>Show</span><select id="status" aria-label="Keys by status">
            <option value="">all keys</option><option value="mr">incomplete</option>
            <option value="m">missing</option><option value="r">needs review</option>
            <option value="s">stale</option></select></label>
          <label><span>in</span><select id="language" aria-label="Language"><option value="">any language</option></select></label>
          <label><span>of</span><select id="table" aria-label="Table"><option value="">all tables</option></select></label>
          <button id="reset" type="button" disabled>Reset</button>
          <output id="count" role="status" aria-live="polite"></output>
        </div>
        <div class="split">
          <div id="grid" role="grid" tabindex="0" aria-labelledby="keys-title" aria-describedby="grid-help">
            <div id="grid-head" role="row" aria-rowindex="1"></div>
            <div id="grid-body" role="rowgroup"></div>
          </div>
          <aside id="details" tabindex="-1" aria-label="Texts of the selected key"></aside>
        </div>
        <p id="grid-help" class="note">Arrow keys, Page Up and Down, Home and End move; Enter goes to the texts, Escape comes back.</p>
      </section>
    </main>
    <noscript><p class="note">This page shows its data by a script of its own; it makes no requests.</p></noscript>

    """#
}
