internal import LocalizationGenerator

extension ReportPage {
  static let style = #"""
    :root {
      color-scheme: light;
      --page: #f7f7f5; --surface: #ffffff; --text: #1c1e21; --muted: #666b74; --line: #e2e3e6;
      --hover: #f0f1f3; --accent: #2b59c3; --accent-text: #ffffff;
      --t: #b9dfc6; --t-text: #17442a; --i: #c9dcf3; --i-text: #1c4272; --r: #f3d48b; --r-text: #5c4304;
      --m: #f2bcb4; --m-text: #7a2118; --x: #ececee; --x-text: #666b74; --mark: #ffe9a8;
    }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {
      color-scheme: dark;
      --page: #141518; --surface: #1c1e22; --text: #e6e7ea; --muted: #9aa0ab; --line: #30333a;
      --hover: #25282e; --accent: #86a8f7; --accent-text: #10141f;
      --t: #28563c; --t-text: #c4ead2; --i: #28446b; --i-text: #cfe0f8; --r: #7a5b15; --r-text: #fbe6b4;
      --m: #6f3631; --m-text: #f8cfc9; --x: #2a2d33; --x-text: #9aa0ab; --mark: #5c4a12;
    } }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --page: #141518; --surface: #1c1e22; --text: #e6e7ea; --muted: #9aa0ab; --line: #30333a;
      --hover: #25282e; --accent: #86a8f7; --accent-text: #10141f;
      --t: #28563c; --t-text: #c4ead2; --i: #28446b; --i-text: #cfe0f8; --r: #7a5b15; --r-text: #fbe6b4;
      --m: #6f3631; --m-text: #f8cfc9; --x: #2a2d33; --x-text: #9aa0ab; --mark: #5c4a12;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 28px clamp(16px, 3vw, 44px) 40px; background: var(--page); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main { max-width: 1480px; margin: 0 auto; }
    header { display: flex; gap: 16px; align-items: flex-start; justify-content: space-between; flex-wrap: wrap; }
    h1 { margin: 0; font-size: 24px; font-weight: 650; letter-spacing: -0.01em; }
    h2 { margin: 0 0 10px; font-size: 15px; font-weight: 650; }
    header p { margin: 4px 0 0; color: var(--muted); }
    section { margin-top: 28px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 12px; top: 8px; padding: 6px 10px; background: var(--surface); color: var(--accent); z-index: 9; }
    .note { color: var(--muted); font-size: 12px; margin: 8px 0 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .scroll { overflow: auto; max-height: 60vh; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: 5px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
    tbody tr:last-child > * { border-bottom: 0; }
    tbody tr:hover { background: var(--hover); }
    thead th { position: sticky; top: 0; background: var(--surface); color: var(--muted); font-weight: 500; font-size: 12px; box-shadow: inset 0 -1px var(--line); z-index: 1; }
    th:first-child { text-align: left; font-weight: 500; }
    th small { color: var(--muted); font-weight: 400; margin-inline-start: 8px; font-size: 13px; }
    td.zero { color: var(--muted); opacity: .6; }
    .meter { display: inline-flex; align-items: center; gap: 8px; font: inherit; color: inherit; background: none; border: 0; padding: 2px 4px; border-radius: 4px; cursor: pointer; }
    .meter:hover { background: var(--x); }
    .meter b { display: flex; width: 64px; height: 8px; border-radius: 4px; overflow: hidden; background: var(--m); }
    .meter b u { display: block; height: 100%; }
    .meter span { width: 42px; text-align: right; white-space: nowrap; }
    .title-row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; align-items: baseline; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; color: var(--muted); font-size: 12px; }
    .legend li[hidden] { display: none; }
    .legend i { display: inline-grid; place-items: center; width: 18px; height: 14px; margin-inline-end: 6px; border-radius: 3px; font-style: normal; font-size: 11px; vertical-align: -2px; }
    .t { background: var(--t); color: var(--t-text); } .i { background: var(--i); color: var(--i-text); }
    .r { background: var(--r); color: var(--r-text); } .m { background: var(--m); color: var(--m-text); }
    .x { background: var(--x); color: var(--x-text); }
    .toolbar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 2px 0 10px; }
    .toolbar label { display: inline-flex; gap: 6px; align-items: center; color: var(--muted); }
    .toolbar .grow { flex: 1 1 260px; max-width: 420px; }
    input[type=search], select, .toolbar button {
      font: inherit; color: var(--text); background: var(--surface); border: 1px solid var(--line);
      border-radius: 6px; padding: 6px 10px; min-height: 34px;
    }
    input[type=search] { width: 100%; }
    .toolbar button:disabled { opacity: .45; }
    #count { margin-inline-start: auto; color: var(--muted); font-variant-numeric: tabular-nums; }
    .segments { display: inline-flex; border: 1px solid var(--line); border-radius: 7px; background: var(--surface); padding: 2px; }
    .segments input { position: absolute; opacity: 0; }
    .segments span { display: block; padding: 3px 11px; border-radius: 5px; color: var(--muted); cursor: pointer; }
    .segments input:checked + span { background: var(--hover); color: var(--text); }
    .segments input:focus-visible + span { outline: 2px solid var(--accent); }
    .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(280px, 340px); gap: 12px; align-items: start; }
    #grid, #details { max-height: max(320px, min(72vh, 900px)); overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
    #grid { position: relative; overscroll-behavior: contain; }
    #grid [role=row] { display: grid; grid-template-columns: var(--columns); min-width: var(--width); align-items: stretch; }
    #grid-head { position: sticky; top: 0; z-index: 2; height: 34px; background: var(--surface); box-shadow: 0 1px var(--line); color: var(--muted); font-size: 12px; }
    #grid-head > * { display: flex; align-items: center; justify-content: center; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #grid-head > :first-child, .key { position: sticky; left: 0; background: var(--surface); z-index: 1; justify-content: flex-start; padding: 0 12px; }
    #grid-body { position: relative; }
    #grid-body [role=row] { position: absolute; top: 0; left: 0; right: 0; height: var(--row, 28px); cursor: default; }
    .key { line-height: 28px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", "DejaVu Sans Mono", monospace; font-size: 12px; }
    .key em { font-style: normal; color: var(--muted); }
    .key .tag { font-family: system-ui, sans-serif; font-size: 10px; padding: 1px 5px; border-radius: 3px; margin-inline-end: 6px; background: var(--r); color: var(--r-text); }
    .cell { margin: 2px 1px; border-radius: 3px; display: grid; place-items: center; font-size: 12px; line-height: 1; }
    .none { background: none; }
    #grid-body [role=row]:hover .key, [role=row].active .key { background: var(--hover); }
    #grid:focus-visible .cursor { outline: 2px solid var(--accent); outline-offset: -1px; z-index: 1; }
    .empty { padding: 40px; text-align: center; color: var(--muted); }
    #details { padding: 14px 16px; }
    #details h3 { margin: 0; font: 600 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    #details .note { margin: 4px 0 12px; white-space: pre-line; overflow-wrap: anywhere; }
    #details dl { margin: 0; }
    #details dt { display: flex; gap: 8px; align-items: center; margin-top: 10px; color: var(--muted); font-size: 12px; }
    #details dt .badge { border-radius: 3px; padding: 0 6px; font-size: 11px; margin-inline-start: auto; }
    #details dt.here { color: var(--accent); font-weight: 600; }
    #details dd { margin: 2px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    #details dd.absent { color: var(--muted); }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    @media (max-width: 900px) {
      .split { grid-template-columns: minmax(0, 1fr); }
      #details { position: absolute; left: 0; right: 0; max-height: none; overflow: visible; border-width: 1px 0; border-radius: 0; z-index: 1; }
      #details[hidden] { display: none; }
      th, td { padding: 5px 6px; }
      thead th { white-space: normal; vertical-align: bottom; }
      #grid-head { font-size: 11px; }
      .meter b { width: 28px; }
      .meter { gap: 4px; padding: 2px 0; }
    }
    @media (max-width: 700px) {
      body { padding: 18px 12px 32px; }
      .scroll { max-height: none; }
      .meter b { width: 96px; }
      #coverage thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      #coverage, #coverage tbody { display: block; }
      #coverage tr { display: grid; grid-template-columns: minmax(0, 1fr); padding: 10px 12px; border-bottom: 1px solid var(--line); }
      #coverage tr:last-child { border-bottom: 0; }
      #coverage th, #coverage td { display: flex; gap: 12px; justify-content: space-between; align-items: center; padding: 2px 0; border: 0; white-space: normal; overflow-wrap: anywhere; text-align: start; }
      #coverage td::before { content: attr(data-title); color: var(--muted); }
      #coverage td:empty, #coverage td.zero { display: none; }
      .toolbar .grow { flex-basis: 100%; max-width: none; }
      .toolbar label { flex: 1 1 auto; min-width: 0; }
      .toolbar select { flex: 1 1 auto; min-width: 0; width: 100%; }
      #grid [role=row] { min-width: 0; grid-template-rows: 28px; grid-auto-rows: 24px; }
      #grid-head { height: auto; padding-bottom: 2px; }
      #grid-head > :first-child, .key { grid-column: 1 / -1; position: static; }
      #grid-body [role=row] { padding: 0 6px 4px; }
      #grid-head > *, .key { padding: 0 6px; }
      #grid-help { display: none; }
    }
    @media print { .toolbar, #details, #theme, .skip { display: none; } }

    """#
}

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
        all.dataset.title = titles[1];
        all.append(meter(sums[language], tag + ", all tables", "", language));
        line.append(all);
        data.tables.forEach((table, index) => {
          if (shownTables.length === 0) return;
          const cell = element("td");
          cell.dataset.title = tableName(table);
          const coverage = table.coverage.find((item) => item.language === tag);
          if (coverage) cell.append(meter(coverage, tag + ", " + tableName(table), String(index), language));
          line.append(cell);
        });
        ["missing", "needsReview", "stale", "words", "missingWords"].forEach((name, index) => {
          const cell = element("td", sums[language][name] === 0 ? "zero" : "", number(sums[language][name]));
          cell.dataset.title = titles[titles.length - 5 + index];
          line.append(cell);
        });
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
