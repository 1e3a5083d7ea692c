// The first look: is the log sound, what is in it, when, by whom.
import { button, element, message, table } from "./panel/elements.js";
import { counted, grouped, moment, rowsOf, size } from "./panel/numbers.js";

const MOST_TABLES = 15;
const MOST_BARS = 120;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GIVE_KEYS = "Drop the file with the keys, too (one with “key” in its name): MySQL's keyring, or MariaDB's file_key_management. It does not leave this page.";
const NO_SPANS = { step: MINUTE, groups: [] };

/** Returns {element, show(program)}; `go(view, values)` leads to another view. */
export function overview(go) {
  const sound = element("div", { class: "sound" });
  const rest = element("div");
  const view = element("section", { class: "overview", "aria-label": "Overview" }, sound, rest);

  async function show(program) {
    sound.replaceChildren(element("p", { class: "message dim" }, "Checking every event, row and checksum …"));
    rest.replaceChildren();
    const look = await program.firstLook();
    if (look === null) {
      await showOneByOne(program);
      return;
    }
    sound.replaceChildren(...verdict({ found: look.ledgers, said: "" }, go));
    rest.replaceChildren(...counts(look.stats, spansOf(look.stats) ?? minutesOf(look.minutes), go));
  }

  /** Shows what each command says, where something is wrong. */
  async function showOneByOne(program) {
    const stats = await program.json("stats", ["stats", "--format", "json", "--mode", "permissive"]);
    rest.replaceChildren(...(stats.found === null ? [message(stats.said)] : counts(stats.found, spansOf(stats.found) ?? NO_SPANS, go)));
    const ledgers = await program.jsonLines("verify", ["verify", "--format", "jsonl", "--mode", "permissive"]);
    sound.replaceChildren(...(ledgers.found.length === 0 ? [message(ledgers.said)] : verdict(ledgers, go)));
    if (/ by --keys$/m.test(stats.said)) sound.append(message(GIVE_KEYS, "dim"));
    if (stats.found !== null && spansOf(stats.found) === null) {
      const { found } = await program.json("minutes", ["stats", "--by", "minute", "--format", "json", "--mode", "permissive"]);
      rest.querySelector(".spans").replaceWith(activity(minutesOf(found), go));
    }
  }

  return { element: view, show };
}

/** Says what `verify` has found, a sentence for each log, and its own words of what is wrong. */
function verdict({ found, said }, go) {
  const logs = found.filter(({ state }) => state); // the last of several is their total
  const sentences = logs.map((ledger) => {
    const state = ledger.ok ? "is sound" : "is NOT sound";
    const text = `${ledger.file} ${state}: ${counted(ledger.events.total, "event")} and ${counted(ledger.rows.total, "row")} decoded, ` +
      `${ledger.crc_failures === 0 ? "no checksum wrong" : counted(ledger.crc_failures, "wrong checksum")}; the log is ${ledger.state}.`;
    return element("p", { class: `message ${ledger.ok ? "good" : "bad"}` }, element("strong", {}, ledger.ok ? "OK " : "NOT OK "), text);
  });
  const problems = logs.flatMap((ledger) => ledger.errors.map((text) => placed(ledger.file, text, go)));
  const warnings = logs.flatMap((ledger) => ledger.warnings.map((text) => placed(ledger.file, text, go)));
  const known = new Set(logs.flatMap(({ errors }) => errors));
  const others = said.split("\n").filter((line) => line !== "" && !known.has(line));
  return [...sentences, ...list(problems, "problems"), ...list(warnings, "warnings"),
    ...(others.length > 0 ? [element("pre", { class: "said" }, others.join("\n"))] : [])];
}

function list(items, kind) {
  return items.length > 0 ? [element("ul", { class: kind }, items.map((item) => element("li", {}, item)))] : [];
}

/** Returns a message of the program, with a link to the bytes that it is about. */
export function place(file, text) {
  const number = text.startsWith(`${file}:`) ? /^\d+/.exec(text.slice(file.length + 1)) : null;
  return number === null ? null : `@${number[0]}`;
}

function placed(file, text, go) {
  const address = place(file, text);
  return address === null ? text : [button(text, () => go("bytes", { file, address }), { class: "link" })];
}

/** Returns what was done in each hour; null where that is all in two hours. */
function spansOf(stats) {
  const groups = Object.entries(stats.hours);
  return groups.length > 2 ? { step: HOUR, groups } : null;
}

/** Returns what was done in each minute. */
function minutesOf(found) {
  return { step: MINUTE, groups: (found?.groups ?? []).map((group) => [group.minute, group]) };
}

function counts(stats, spans, go) {
  return [
    element("dl", { class: "facts" }, facts(stats, go).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
    tables(stats, go), activity(spans, go), largest(stats, go),
  ].filter((part) => part !== null);
}

function facts(stats, go) {
  const rows = Object.values(stats.tables).reduce((sum, { rows: counted }) => sum + rowsOf(counted), 0);
  const outcomes = Object.entries(stats.transactions).map(([outcome, count]) => `${grouped(count)} ${outcome}`);
  const servers = Object.keys(stats.servers).flatMap((server) => [button(server, () => go("changes", { server }), { class: "link" }), " "]);
  const statements = Object.entries(stats.statements).map(([name, count]) => `${grouped(count)} ${name}`);
  return [
    ["Time", stats.first_timestamp === null ? "" : `${moment(stats.first_timestamp)} to ${moment(stats.last_timestamp)} UTC`],
    ["Size", size(stats.size)],
    ["Events", grouped(stats.events.total)],
    ["Rows", grouped(rows)],
    ["Transactions", outcomes.join(", ") || "none"],
    ["Servers", servers.length > 0 ? servers : "none"],
    ["Statements", statements.join(", ")],
    ["GTIDs", stats.gtids],
  ].filter(([, value]) => value !== "");
}

function tables(stats, go) {
  const all = Object.entries(stats.tables).sort(([, a], [, b]) => rowsOf(b.rows) - rowsOf(a.rows) || b.bytes - a.bytes);
  if (all.length === 0) return null;
  const most = rowsOf(all[0][1].rows);
  const operation = (name) => ({ title: name, isNumber: true, cell: ([, { rows }]) => (rows[name] ? grouped(rows[name]) : "") });
  const columns = [
    { title: "Table", cell: ([name]) => button(name, () => go("changes", { table: name }), { class: "link" }) },
    { title: "rows", isNumber: true, cell: ([, { rows }]) => grouped(rowsOf(rows)) },
    { title: "", cell: ([, { rows }]) => bar(rowsOf(rows) / most) },
    ...["insert", "update", "delete"].map(operation),
    { title: "transactions", isNumber: true, cell: ([, { transactions }]) => grouped(transactions) },
    { title: "bytes", isNumber: true, cell: ([, { bytes }]) => size(bytes) },
  ];
  const more = all.length - MOST_TABLES;
  return element("section", {}, element("h3", {}, "Tables"), table("Tables by rows", columns, all.slice(0, MOST_TABLES)),
    more > 0 ? element("p", { class: "dim" }, `and ${counted(more, "table")} more`) : null);
}

function bar(part) {
  const made = element("span", { class: "bar" });
  made.style.width = `${Math.max(part * 100, 1)}%`;
  return element("span", { class: "bars" }, made);
}

/** Shows hours or minutes as columns; many become as many columns as there is room for. */
function activity({ step, groups: spans }, go) {
  if (spans.length < 2) return element("section", { class: "spans" });
  const groups = grouping(spans, step);
  const most = Math.max(...groups.map(({ bytes }) => bytes));
  const columns = groups.map(({ from, to, transactions, rows, bytes }) => {
    const text = `${moment(from)}: ${counted(transactions, "transaction")}, ${counted(rows, "row")}, ${size(bytes)}`;
    const column = element("span", {});
    column.style.height = `${Math.max((bytes / most) * 100, bytes > 0 ? 2 : 0)}%`;
    return button(column, () => go("changes", { from: moment(from), to: moment(to) }), { class: "column", title: text, "aria-label": text });
  });
  return element("section", { class: "spans" }, element("h3", {}, "Activity"), element("div", { class: "activity" }, columns),
    element("div", { class: "ends dim" }, element("span", {}, moment(groups[0].from)), element("span", {}, moment(groups.at(-1).to))));
}

/** Returns the sums of spans of time that follow one another, also of those in which nothing was done. */
export function grouping(spans, span, most = MOST_BARS) {
  const first = Date.parse(spans[0][0]);
  const count = (Date.parse(spans.at(-1)[0]) - first) / span + 1;
  const step = Math.ceil(count / most) * span;
  const groups = Array.from({ length: Math.ceil((count * span) / step) }, (_, number) => ({
    from: text(first + number * step), to: text(first + (number + 1) * step), transactions: 0, rows: 0, bytes: 0,
  }));
  for (const [time, { transactions, rows, bytes }] of spans) {
    const group = groups[Math.floor((Date.parse(time) - first) / step)];
    group.transactions += transactions;
    group.rows += rowsOf(rows);
    group.bytes += bytes;
  }
  return groups;
}

function text(time) {
  return new Date(time).toISOString().replace(".000Z", "Z");
}

function largest(stats, go) {
  const rows = stats.most_bytes ?? [];
  if (rows.length === 0) return null;
  const columns = [
    { title: "bytes", isNumber: true, cell: ({ bytes }) => size(bytes) },
    { title: "rows", isNumber: true, cell: (transaction) => grouped(transaction.rows) },
    { title: "Start", isTime: true, cell: (transaction) => button(moment(transaction.timestamp) || `byte ${transaction.position}`, () => go("transaction", transaction), { class: "link" }) },
    { title: "seconds", isNumber: true, cell: ({ duration }) => (duration === null ? "" : grouped(duration)) },
    { title: "Tables, statement", cell: (transaction) => element("span", { class: "clipped" }, summary(transaction)) },
  ];
  return element("section", {}, element("h3", {}, "Largest transactions"), table("Largest transactions", columns, rows.slice(0, 10)));
}

/** Returns what a transaction did, in a line. */
export function summary({ tables: changed, statement }) {
  const rows = changed.map(({ table: name, operation, rows: count }) => `${operation} ${name} ${grouped(count)}`).join(", ");
  return [rows, statement].filter(Boolean).join("  ·  ");
}
