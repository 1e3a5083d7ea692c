// In what two events differ.
import { element } from "./elements.js";
import { grouped } from "./numbers.js";

const MOST_FIELDS = 20_000;
const MOST_SHOWN = 300;

/** Returns the fields of an event that have a value, by their paths in it. */
function valuesOf(root) {
  const found = new Map();
  const walk = (field, path) => {
    if (found.size > MOST_FIELDS) return;
    if (field.isColumn || field.isLeaf) found.set(path, field);
    else for (const part of field.members) walk(part, path === "" ? part.step : joined(path, part.step));
  };
  walk(root, "");
  return found;
}

function joined(path, step) {
  return path + (step.startsWith("[") ? step : `.${step}`);
}

/** Returns {count, all, rows}: how many fields differ of how many, and path, text and text of the first of them. */
export function differences(one, other) {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const rows = paths.map((path) => ({ path, texts: [before.get(path)?.text ?? "—", after.get(path)?.text ?? "—"], field: after.get(path) }))
    .filter(({ texts: [old, now] }) => old !== now);
  return { count: rows.length, all: paths.length, rows: rows.slice(0, MOST_SHOWN) };
}

/** Returns what is shown of two events; `onPick` is told which field of the latter was chosen. */
export function comparison(marked, event, onPick) {
  if (marked === event) return [element("h4", {}, `events[${marked.number}] is marked: pick another event to see in what they differ`)];
  const { count, all, rows } = differences(marked.root, event.root);
  const first = count > rows.length ? `, the first ${grouped(rows.length)}` : "";
  const head = ["field", `events[${marked.number}]`, `events[${event.number}]`];
  return [
    element("h4", {}, `${grouped(count)} of ${grouped(all)} fields differ from events[${marked.number}]${first}`),
    element("table", {}, element("thead", {}, element("tr", {}, head.map((text) => element("th", { scope: "col" }, text)))),
      element("tbody", {}, rows.map(({ path, texts, field }) => element("tr", { class: "changed", on: { click: () => field && onPick(field) } },
        element("th", { scope: "row" }, path), texts.map((text) => element("td", {}, text)))))),
  ];
}
