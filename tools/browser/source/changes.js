// Transactions, and the changes of one of them or of all.
import { button, element, isNarrow, message } from "./panel/elements.js";
import { filterArguments, filterForm } from "./filters.js";
import { counted, grouped, moment, size } from "./panel/numbers.js";
import { MOST_LISTED, MOST_TRANSACTIONS } from "./program.js";
import { summary } from "./overview.js";
import { changeCard, changeLine } from "./row.js";
import { virtualList } from "./panel/virtual_list.js";

const ROW = 44;
const LINE = 26;

/** Returns the options of a command for one transaction: where it begins and ends. */
export function rangeOf({ position, end_position: end }) {
  return ["--start-position", String(position), "--stop-position", String(end)];
}

/** Returns {element, show(program, values), showTransaction(transaction), filter()}. */
export function changesView(go, say) {
  let program = null;
  let filter = {};
  let opened = null;
  const transactions = virtualList({
    label: "Transactions", rowHeight: ROW, render: transactionLine, onSelect: (found) => open(found),
    fetch: (from, to) => program.lines("transactions", from, to),
  });
  const changes = virtualList({
    label: "Changes", rowHeight: LINE, render: (change) => element("span", { class: "change-line" }, changeLine(change)),
    onSelect: (change) => card.replaceChildren(changeCard(change, changeButtons(change))),
    fetch: (from, to) => program.changes("changes", from, to),
  });
  const form = filterForm((values) => list(values));
  const found = element("p", { class: "found dim", role: "status" });
  const title = element("div", { class: "transaction" });
  const card = element("div", { class: "card" });
  const all = button("All changes that fit", () => listChanges(null));
  const view = element("section", { class: "changes", "aria-label": "Transactions and changes" },
    element("details", { class: "filter-box", open: !isNarrow }, element("summary", {}, "Filters"), form.element),
    element("div", { class: "columns" },
      element("div", { class: "left" }, element("div", { class: "bar-line" }, found, all), transactions.element),
      element("div", { class: "right" }, title, changes.element, card)));

  async function list(values) {
    filter = values;
    form.set(values);
    const done = await program.run("transactions", ["transactions", "--format", "jsonl", "--mode", "permissive", ...filterArguments(values)], undefined, MOST_TRANSACTIONS);
    const count = await program.count("transactions");
    found.textContent = done.is_whole ? counted(count, "transaction") : `the first ${grouped(count)} transactions; filters show others`;
    transactions.show(count);
    show(count === 0 ? [message(done.said || "no transaction fits", done.status ? "bad" : "dim")] : []);
    if (count > 0) transactions.select(0);
  }

  function show(parts) {
    title.replaceChildren(...parts);
    card.replaceChildren();
    changes.show(0);
  }

  function open(transaction) {
    const { statement, gtid, thread_id: thread, user, outcome, rows, bytes, timestamp } = transaction;
    const facts = [moment(timestamp), gtid, thread === null ? "" : `connection ${thread}`, user, outcome, counted(rows, "row"), size(bytes)];
    const buttons = [
      copyButton("Copy as SQL", () => command(["sql", "--as", "statements", ...rangeOf(transaction), transaction.file])),
      rows > 0 ? copyButton("Copy as undo", () => command(["undo", ...rangeOf(transaction), transaction.file])) : null,
      button("Bytes", () => go("bytes", { file: transaction.file, address: `@${transaction.position}` })),
    ];
    show([
      element("p", { class: "dim" }, facts.filter(Boolean).join(" · ")),
      statement ? element("pre", { class: "statement" }, statement) : null,
      element("div", { class: "buttons" }, buttons),
    ].filter(Boolean));
    if (rows > 0) listChanges(transaction);
  }

  /** Lists the changes of a transaction, or of all that fit. */
  async function listChanges(transaction) {
    opened = transaction;
    if (transaction === null) show([]);
    const range = transaction === null ? [] : rangeOf(transaction);
    const wanted = transaction === null ? filter : { ...filter, from: "", to: "", gtid: "" };
    const args = ["changes", "--with-query", "--links", "--mode", "permissive", ...range, ...filterArguments(wanted)];
    const done = await program.run("changes", args, transaction?.file, MOST_LISTED);
    const count = await program.count("changes");
    changes.show(count);
    if (transaction === null) {
      const text = done.is_whole ? counted(count, "change") : `the first ${grouped(count)} changes; filters show others`;
      title.replaceChildren(done.status && done.said ? message(done.said) : element("p", { class: "dim" }, text));
    } else if (done.status) title.append(message(done.said));
    if (count > 0) changes.select(0);
  }

  function changeButtons(change) {
    const { file, address } = change.source;
    const chosen = opened === null ? transactionOf(change) : rangeOf(opened);
    const wanted = [...rowOf(change), file];
    return [
      copyButton("Copy as SQL", () => command(["sql", "--as", "statements", ...chosen, ...wanted])),
      copyButton("Copy as undo", () => command(["undo", ...chosen, ...wanted])),
      address ? button("Bytes of this row", () => go("bytes", { file, address })) : null,
    ];
  }

  /** Returns what a command prints, or throws what it says. */
  async function command(args) {
    const done = await program.runOn("copied", args);
    const text = await program.text("copied");
    if (done.status || text === "") throw new Error(done.said || "nothing to copy");
    return text;
  }

  function copyButton(text, make) {
    return button(text, async () => {
      try {
        const made = await make();
        await navigator.clipboard.writeText(made);
        say(`${counted(made.split("\n").length - 1, "line")} copied`, "good");
      } catch (error) {
        say(error.message);
      }
    });
  }

  return {
    element: view,
    filter: () => filter,
    async show(given, values) {
      const isNew = program !== given;
      program = given;
      if (isNew || values) await list(values ?? {});
    },
    async showTransaction(given, transaction) {
      program = given;
      await list({});
      const at = await indexOf(transaction);
      if (at >= 0) transactions.select(at);
    },
  };

  /** Finds a transaction in the list, which is in the order of the logs. */
  async function indexOf({ file, position }) {
    const count = await program.count("transactions");
    for (let from = 0; from < count; from += 10_000) {
      const rows = await program.lines("transactions", from, Math.min(from + 10_000, count));
      const at = rows.findIndex((row) => row.file === file && row.position === position);
      if (at >= 0) return from + at;
    }
    return -1;
  }
}

/** Returns the options that choose the transaction of a change: by its name, which is faster, or by one of its events. */
export function transactionOf({ source: { gtid, xid, position } }) {
  if (gtid !== null) return ["--include-gtids", gtid];
  return xid !== null ? ["--xid", String(xid)] : ["--transaction", String(position)];
}

/** Returns the options that choose a row of a transaction: its table, and its numbers, which keys mostly are. */
function rowOf({ database, table, operation, condition }) {
  return ["--table", `${database}.${table}`, "--operation", operation, ...(condition ? ["--where", condition] : [])];
}

function transactionLine(transaction) {
  const { timestamp, rows, bytes } = transaction;
  return [
    element("span", { class: "first" }, element("span", { class: "when" }, moment(timestamp)),
      element("span", { class: "many" }, `${rows > 0 ? `${counted(rows, "row")}, ` : ""}${size(bytes)}`)),
    element("span", { class: "second dim" }, summary(transaction) || transaction.outcome),
  ].reduce((line, part) => (line.append(part), line), element("span", { class: "two-lines" }));
}
