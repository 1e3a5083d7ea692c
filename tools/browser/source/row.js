// One change of a row: old and new value side by side.
import { element } from "./panel/elements.js";
import { moment } from "./panel/numbers.js";

const SIGNS = { insert: "+", update: "~", delete: "−" };

/** Returns the line of a change in a list: what was done, where, and the values that say most. */
export function changeLine(change) {
  const marked = change.cells.filter(({ differs }) => differs);
  const cells = marked.length > 0 ? [change.cells[0], ...marked.filter((cell) => cell !== change.cells[0])] : change.cells;
  const values = cells.slice(0, 6).flatMap(({ name, old, new: now, differs }) => [
    element("span", { class: "name" }, ` ${name} `),
    ...(differs ? [value(old, "old"), " → ", value(now, "new")] : [value(change.operation === "delete" ? old : now)]),
  ]);
  return [sign(change.operation), element("span", { class: "table-name" }, `${change.database}.${change.table}`), ...values];
}

/** Returns all of a change: its columns, and where it comes from. */
export function changeCard(change, buttons) {
  const { source, cells, operation } = change;
  const head = ["Column", ...(operation === "insert" ? [] : ["Before"]), ...(operation === "delete" ? [] : ["After"])];
  const body = cells.map(({ name, old, new: now, differs, old_parts: oldParts, new_parts: newParts }) => element("tr", { class: differs ? "differs" : "" },
    element("th", { scope: "row" }, name, differs ? element("span", { class: "unseen" }, " (changed)") : null),
    operation === "insert" ? null : element("td", {}, value(old, differs ? "old" : "", oldParts)),
    operation === "delete" ? null : element("td", {}, value(now, differs ? "new" : "", newParts))));
  const where = [
    ["time", moment(source.timestamp)], ["transaction", source.gtid ?? source.xid], ["connection", source.thread_id],
    ["server", source.server_id], ["log", `${source.file}:${source.position}`], ["outcome", source.outcome],
  ].filter(([, text]) => text !== null && text !== undefined && text !== "");
  return element("article", { class: "change", "aria-label": "The change" },
    element("h3", {}, sign(operation), `${operation} ${change.database}.${change.table}`),
    element("div", { class: "buttons" }, buttons),
    element("div", { class: "scrolled" }, element("table", { class: "cells" },
      element("thead", {}, element("tr", {}, head.map((title) => element("th", { scope: "col" }, title)))), element("tbody", {}, body))),
    source.query ? element("pre", { class: "statement", "aria-label": "Its statement" }, source.query) : null,
    element("dl", { class: "facts small" }, where.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, String(text))])));
}

function sign(operation) {
  return element("span", { class: `sign ${operation}`, title: operation, "aria-label": operation }, SIGNS[operation] ?? "?");
}

/** Shows a value; of one that has parts, a document, those that differ are marked. */
function value(text, kind = "", parts = null) {
  if (text === null) return element("span", { class: `null ${kind}` }, "NULL");
  if (parts === null) return element("span", { class: `value ${kind}` }, text);
  return element("span", { class: "value" }, parts.map(([part, differs]) => (differs ? element("mark", { class: kind }, part) : part)));
}
