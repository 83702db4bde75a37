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
          <label><span>Show</span><select id="status">
            <option value="">all keys</option><option value="mr">incomplete</option>
            <option value="m">missing</option><option value="r">needs review</option>
            <option value="s">stale</option></select></label>
          <label><span>in</span><select id="language"><option value="">any language</option></select></label>
          <label><span>of</span><select id="table"><option value="">all tables</option></select></label>
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
