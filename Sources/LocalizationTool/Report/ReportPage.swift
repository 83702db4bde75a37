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

extension ReportPage {
  /// The heat map, of which only the rows in sight are in the document, and the texts beside it.
  static let gridScript = #"""
    const grid = byId("grid");
    const gridBody = byId("grid-body");
    const details = byId("details");
    const detailsPlace = details.parentElement;
    const cursor = { row: 0, column: 0 };
    const drawn = new Map();
    const cellWidth = Math.max(28, Math.min(56, Math.max(...languages.map((tag) => tag.length), 2) * 7 + 6));
    // Below the row of their key the texts open where there is no room beside the grid; on a phone the
    // languages stand in lines below their key.
    const isNarrow = matchMedia("(max-width: 900px)");
    const isPhone = matchMedia("(max-width: 700px)");
    let rowHeight = 28;
    let keyWidth = 240;
    let isOpen = false;
    let openHeight = 0;

    function layOut() {
      if (isPhone.matches) {
        const columns = Math.max(1, Math.min(languages.length, Math.floor((grid.clientWidth - 12) / Math.max(34, cellWidth))));
        rowHeight = 32 + Math.ceil(languages.length / columns) * 24;
        grid.style.setProperty("--columns", "repeat(" + columns + ", minmax(0, 1fr))");
      } else {
        rowHeight = 28;
        keyWidth = isNarrow.matches ? 190 : 240;
        const room = Math.floor((grid.clientWidth - keyWidth) / Math.max(1, languages.length));
        const width = Math.max(28, Math.min(cellWidth, room));
        grid.style.setProperty("--columns", "minmax(" + keyWidth + "px, 1fr) repeat(" + languages.length + ", " + width + "px)");
        grid.style.setProperty("--width", (keyWidth + languages.length * width) + "px");
      }
      grid.style.setProperty("--row", rowHeight + "px");
      (isNarrow.matches ? gridBody : detailsPlace).append(details);
    }

    function buildGrid() {
      grid.setAttribute("aria-colcount", String(languages.length + 1));
      const titles = ["Key", ...languages];
      titles.forEach((title, index) => {
        const cell = element("div", "", title);
        cell.setAttribute("role", "columnheader");
        cell.setAttribute("aria-colindex", String(index + 1));
        if (index > 0 && names[index - 1]) cell.title = names[index - 1];
        byId("grid-head").append(cell);
      });
    }

    function resetGrid() {
      cursor.row = 0;
      grid.scrollTop = 0;
      isOpen = false;
      redraw();
    }

    function redraw() {
      drawn.clear();
      gridBody.replaceChildren();
      layOut();
      grid.setAttribute("aria-rowcount", String(visible.length + 1));
      if (visible.length === 0) gridBody.append(element("p", "empty", rows.length === 0 ? "There are no keys." : "No key fits the filters."));
      draw();
      showCursor();
    }

    function cellId(row, column) { return "cell-" + row + "-" + column; }

    function makeRow(index) {
      const row = visible[index];
      const line = element("div");
      line.setAttribute("role", "row");
      line.setAttribute("aria-rowindex", String(index + 2));
      const key = element("div", "key");
      key.setAttribute("role", "rowheader");
      key.setAttribute("aria-colindex", "1");
      key.id = cellId(index, 0);
      key.title = row.key;
      if (row.stale) key.append(element("span", "tag", "stale"));
      if (data.tables.length > 1 && byId("table").value === "") key.append(element("em", "", tableName(data.tables[row.table]) + " / "));
      appendMarked(key, row.key);
      line.append(key);
      languages.forEach((tag, column) => {
        const status = row.cells[column];
        const cell = element("div", "cell " + (status === " " ? "none" : status), glyphs[status] || "");
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("aria-colindex", String(column + 2));
        cell.setAttribute("aria-label", tag + ": " + (statusNames[status] || "no such table"));
        cell.id = cellId(index, column + 1);
        line.append(cell);
      });
      const choose = (event) => {
        const cell = event.target.closest("[aria-colindex]");
        const column = cell ? Number(cell.getAttribute("aria-colindex")) - 1 : cursor.column;
        isOpen = !(isOpen && index === cursor.row && (isPhone.matches || column === cursor.column));
        moveTo(index, column);
      };
      line.addEventListener("mousedown", (event) => { if (!isNarrow.matches) choose(event); });
      line.addEventListener("click", (event) => { if (isNarrow.matches) choose(event); });
      return line;
    }

    // Marks what is searched for; the text goes in as text.
    function appendMarked(node, text) {
      const lower = text.toLowerCase();
      if (query === "" || lower.length !== text.length) { node.append(text); return; }
      let start = 0;
      for (let found = lower.indexOf(query); found >= 0; found = lower.indexOf(query, start)) {
        node.append(text.slice(start, found), element("mark", "", text.slice(found, found + query.length)));
        start = found + query.length;
      }
      node.append(text.slice(start));
    }

    const topOf = (index) => index * rowHeight + (index > cursor.row ? openHeight : 0);

    // After the cursor moved or the texts below its row changed.
    function place() {
      const isBelow = isNarrow.matches && visible.length > 0;
      details.hidden = isNarrow.matches && !(isBelow && isOpen);
      details.style.top = isBelow ? (cursor.row + 1) * rowHeight + "px" : "";
      openHeight = isBelow && isOpen ? details.offsetHeight : 0;
      gridBody.style.height = visible.length === 0 ? "" : visible.length * rowHeight + openHeight + "px";
      for (const [index, node] of drawn) node.style.transform = "translateY(" + topOf(index) + "px)";
    }

    function draw() {
      const first = Math.max(0, Math.floor((grid.scrollTop - openHeight) / rowHeight) - 10);
      const last = Math.min(visible.length, Math.ceil((grid.scrollTop + grid.clientHeight) / rowHeight) + 10);
      for (const [index, node] of drawn) if ((index < first || index >= last) && index !== cursor.row) { node.remove(); drawn.delete(index); }
      const added = document.createDocumentFragment();
      for (let index = first; index < last; index++) {
        if (drawn.has(index)) continue;
        const node = makeRow(index);
        node.style.transform = "translateY(" + topOf(index) + "px)";
        drawn.set(index, node);
        added.append(node);
      }
      gridBody.append(added);
    }

    let isQueued = false;
    grid.addEventListener("scroll", () => {
      if (isQueued) return;
      isQueued = true;
      requestAnimationFrame(() => { isQueued = false; draw(); });
    });
    let laidOutWidth = innerWidth;
    addEventListener("resize", () => {
      if (innerWidth === laidOutWidth) return draw();
      laidOutWidth = innerWidth;
      redraw();
    });

    function moveTo(row, column) {
      cursor.row = Math.max(0, Math.min(visible.length - 1, row));
      cursor.column = Math.max(0, Math.min(languages.length, column));
      const top = cursor.row * rowHeight;
      const room = grid.clientHeight - byId("grid-head").offsetHeight;
      if (top < grid.scrollTop) grid.scrollTop = top;
      if (top + rowHeight > grid.scrollTop + room) grid.scrollTop = top + rowHeight - room;
      draw();
      showCursor();
      const cell = byId(cellId(cursor.row, cursor.column));
      if (cell && cursor.column > 0 && !isPhone.matches) {
        const left = cell.offsetLeft - keyWidth;
        if (left < grid.scrollLeft) grid.scrollLeft = left;
        if (cell.offsetLeft + cell.offsetWidth > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
      }
    }

    function showCursor() {
      for (const node of gridBody.querySelectorAll(".cursor")) { node.classList.remove("cursor"); node.removeAttribute("aria-selected"); }
      for (const node of gridBody.querySelectorAll(".active")) node.classList.remove("active");
      const cell = byId(cellId(cursor.row, cursor.column));
      if (cell && visible.length > 0) {
        cell.classList.add("cursor");
        cell.setAttribute("aria-selected", "true");
        cell.parentElement.classList.add("active");
        grid.setAttribute("aria-activedescendant", cell.id);
      } else {
        grid.removeAttribute("aria-activedescendant");
      }
      showDetails();
    }

    function showDetails() {
      details.replaceChildren();
      const row = visible[cursor.row];
      if (row) fillDetails(row);
      place();
    }

    function fillDetails(row) {
      const title = element("h3");
      title.dir = "auto";
      appendMarked(title, row.key);
      const about = [tableName(data.tables[row.table])];
      if (row.stale) about.push("stale: no longer found in the code");
      if (row.comment) about.push(row.comment);
      details.append(title, element("p", "note", about.join("\n")));
      const list = element("dl");
      let chosen = null;
      languages.forEach((tag, column) => {
        const status = row.cells[column];
        if (status === " ") return;
        const term = element("dt", cursor.column === column + 1 ? "here" : "", names[column] ? tag + " – " + names[column] : tag);
        if (status !== "t") term.append(element("span", "badge " + status, statusNames[status]));
        if (cursor.column === column + 1) chosen = term;
        const text = row.texts[column];
        const value = element("dd", text === null || text === "" ? "absent" : "");
        value.dir = "auto";
        value.lang = tag === "Base" ? "" : tag;
        if (text === null) value.textContent = "—"; else if (text === "") value.textContent = "(empty)"; else appendMarked(value, text);
        list.append(term, value);
      });
      details.append(list);
      details.scrollTop = chosen ? Math.max(0, chosen.offsetTop - details.offsetTop - details.clientHeight / 2) : 0;
    }

    grid.addEventListener("keydown", (event) => {
      if (event.altKey || event.metaKey) return;
      const page = Math.max(1, Math.floor(grid.clientHeight / rowHeight) - 2);
      const all = event.ctrlKey;
      const moves = {
        ArrowDown: [cursor.row + 1, cursor.column], ArrowUp: [cursor.row - 1, cursor.column],
        ArrowRight: [cursor.row, cursor.column + 1], ArrowLeft: [cursor.row, cursor.column - 1],
        PageDown: [cursor.row + page, cursor.column], PageUp: [cursor.row - page, cursor.column],
        Home: [all ? 0 : cursor.row, 0], End: [all ? visible.length - 1 : cursor.row, languages.length],
      };
      if (event.key === "Enter") { event.preventDefault(); isOpen = true; place(); details.focus(); return; }
      const move = moves[event.key];
      if (!move || visible.length === 0) return;
      event.preventDefault();
      moveTo(move[0], move[1]);
    });
    details.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Escape") grid.focus();
    });

    buildCoverage();
    buildHeader();
    buildGrid();
    applyFilters();

    """#
}
