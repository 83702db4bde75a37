internal import LocalizationGenerator

extension ReportPage {
  /// Data, theme, the table of languages and the filters.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const languages = data.languages;
    const columnOf = new Map(languages.map((tag, index) => [tag, index]));
    const severalTargets = new Set(data.tables.map((table) => table.target)).size > 1;
    const tableName = (table) => severalTargets ? table.target + " · " + table.name : table.name;
    const number = (value) => value.toLocaleString("en");
    const counted = (value, noun) => number(value) + " " + noun + (value === 1 ? "" : "s");
    const statusNames = { t: "translated", i: "inherited", r: "needs review", m: "missing", x: "not to be translated" };
    const glyphs = { t: "", i: "↑", r: "!", m: "×", x: "·" };

    function element(name, className, text) {
      const node = document.createElement(name);
      if (className) node.className = className;
      if (text !== undefined) node.textContent = text;
      return node;
    }

    function nativeName(tag) {
      try { return new Intl.DisplayNames(["en"], { type: "language" }).of(tag) || tag; } catch { return tag; }
    }
    const names = languages.map((tag) => { const name = nativeName(tag); return name === tag ? "" : name; });

    // One row a key. `cells` has a character a language of the page; a blank where the table has none.
    const rows = [];
    data.tables.forEach((table, tableIndex) => {
      const columns = table.coverage.map((coverage) => columnOf.get(coverage.language));
      for (const [key, comment, statuses, stale, texts] of table.rows) {
        const cells = new Array(languages.length).fill(" ");
        const shown = new Array(languages.length).fill(null);
        columns.forEach((column, index) => { cells[column] = statuses[index]; shown[column] = texts[index]; });
        rows.push({ key, comment, stale: stale === 1, table: tableIndex, cells: cells.join(""), texts: shown, haystack: null });
      }
    });
    const haystack = (row) => row.haystack ??= (row.key + "\n" + row.texts.filter((text) => text !== null).join("\n")).toLowerCase();

    // Appearance
    function setTheme(value) {
      if (value) document.documentElement.dataset.theme = value; else delete document.documentElement.dataset.theme;
    }
    let stored = "";
    try { stored = localStorage.getItem("theme") || ""; } catch { stored = ""; }
    if (location.hash === "#light" || location.hash === "#dark") stored = location.hash.slice(1);
    for (const input of document.querySelectorAll("#theme input")) {
      if (input.value === stored) input.checked = true;
      input.addEventListener("change", () => {
        setTheme(input.value);
        try { localStorage.setItem("theme", input.value); } catch { /* a file may have no storage */ }
      });
    }
    setTheme(stored);

    // Table of languages
    const sums = languages.map((tag) => {
      const sum = { keys: 0, translated: 0, inherited: 0, needsReview: 0, missing: 0, stale: 0, words: 0, missingWords: 0 };
      for (const table of data.tables) for (const coverage of table.coverage)
        if (coverage.language === tag) for (const name of Object.keys(sum)) sum[name] += coverage[name];
      return sum;
    });

    function meter(sum, label, table, language) {
      const button = element("button", "meter");
      button.type = "button";
      const done = sum.keys === 0 ? 100 : Math.floor((sum.translated + sum.inherited) * 100 / sum.keys);
      const bar = element("b");
      for (const [name, status] of [["translated", "t"], ["inherited", "i"], ["needsReview", "r"]]) {
        const part = element("u", status);
        part.style.width = (sum.keys === 0 ? (status === "t" ? 100 : 0) : sum[name] * 100 / sum.keys) + "%";
        bar.append(part);
      }
      button.append(bar, element("span", "", done + " %"));
      button.setAttribute("aria-label", label + ": " + done + " percent, " + sum.missing + " missing; show incomplete keys");
      button.addEventListener("click", () => {
        byId("table").value = table;
        byId("language").value = String(language);
        byId("status").value = "mr";
        applyFilters();
        byId("grid").scrollIntoView({ block: "center" });
        byId("grid").focus({ preventScroll: true });
      });
      return button;
    }

    function buildCoverage() {
      const head = element("tr");
      const shownTables = data.tables.length > 1 ? data.tables : [];
      const titles = ["Language", "All tables", ...shownTables.map(tableName), "Missing", "Needs review", "Stale", "Words", "Words missing"];
      for (const title of titles) { const cell = element("th", "", title); cell.scope = "col"; head.append(cell); }
      document.querySelector("#coverage thead").append(head);
      languages.forEach((tag, language) => {
        const line = element("tr");
        const title = element("th", "", tag);
        title.scope = "row";
        title.append(element("small", "", names[language]));
        line.append(title);
        const all = element("td");
        all.append(meter(sums[language], tag + ", all tables", "", language));
        line.append(all);
        data.tables.forEach((table, index) => {
          if (shownTables.length === 0) return;
          const cell = element("td");
          const coverage = table.coverage.find((item) => item.language === tag);
          if (coverage) cell.append(meter(coverage, tag + ", " + tableName(table), String(index), language));
          line.append(cell);
        });
        for (const name of ["missing", "needsReview", "stale", "words", "missingWords"])
          line.append(element("td", sums[language][name] === 0 ? "zero" : "", number(sums[language][name])));
        document.querySelector("#coverage tbody").append(line);
      });
    }

    function buildHeader() {
      const missing = sums.reduce((total, sum) => total + sum.missing, 0);
      byId("summary").textContent = [counted(rows.length, "key"), counted(languages.length, "language"),
        counted(data.tables.length, "table"), missing === 0 ? "nothing missing" : counted(missing, "text") + " missing"].join(" · ");
      languages.forEach((tag, index) => byId("language").append(new Option(names[index] ? tag + " – " + names[index] : tag, String(index))));
      data.tables.forEach((table, index) => byId("table").append(new Option(tableName(table), String(index))));
      for (const status of ["i", "r", "x"])
        byId("legend-" + status).hidden = !rows.some((row) => row.cells.includes(status));
    }

    // Filters
    let visible = rows;
    let query = "";

    function passes(row, status, language, table) {
      if (table !== "" && row.table !== Number(table)) return false;
      if (status === "s") { if (!row.stale) return false; } else if (status !== "") {
        const cells = language === "" ? row.cells : row.cells[Number(language)];
        if (![...status].some((mark) => cells.includes(mark))) return false;
      }
      return query === "" || haystack(row).includes(query);
    }

    function applyFilters() {
      const [status, language, table] = ["status", "language", "table"].map((id) => byId(id).value);
      query = byId("search").value.trim().toLowerCase();
      visible = rows.filter((row) => passes(row, status, language, table));
      byId("count").textContent = visible.length === rows.length ? counted(rows.length, "key") : number(visible.length) + " of " + counted(rows.length, "key");
      byId("reset").disabled = !(status || language || table || query);
      resetGrid();
    }

    let pending = 0;
    byId("search").addEventListener("input", () => { clearTimeout(pending); pending = setTimeout(applyFilters, 80); });
    for (const id of ["status", "language", "table"]) byId(id).addEventListener("change", applyFilters);
    byId("reset").addEventListener("click", () => {
      for (const id of ["search", "status", "language", "table"]) byId(id).value = "";
      applyFilters();
      byId("search").focus();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
      event.preventDefault();
      byId("search").focus();
      byId("search").select();
    });

    """#
}
