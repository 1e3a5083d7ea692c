// What is said of a field: by the spec, what its bytes are read as, and the row that it is in.
import { element, message } from "./elements.js";
import { counted } from "./numbers.js";

/** Returns what the spec says of a field, and its value. */
export function aboutField(field) {
  const { type, serverName, doc } = field.said;
  const place = `${counted(field.size, "byte")}, ${field.start} to ${field.end}`;
  const paragraphs = doc.split("\n\n").filter(Boolean).map((text) => element("p", {}, text.replace(/\s+/g, " ")));
  return [
    element("h4", {}, field.path),
    field.text ? element("p", { class: "value" }, field.text) : null,
    element("p", { class: "dim" }, [type, serverName && `server: ${serverName}`, place].filter(Boolean).join(" · ")),
    ...paragraphs,
    field.error ? message(field.error) : null,
  ].filter((part) => part !== null);
}

/** Returns a table of what bytes are read as: pairs of a type and a text. */
export function readingsTable(size, readings) {
  if (size === 0) return [];
  return [
    element("h4", {}, `${counted(size, "byte")} read as`),
    element("table", {}, element("tbody", {}, readings.map(([type, text]) =>
      element("tr", {}, element("th", { scope: "row" }, type), element("td", {}, text))))),
  ];
}

/** Returns the row that a field is in, before and after it was changed; nothing for other fields. */
export function rowTable(field) {
  const row = changedRow(field);
  if (row === null) return [];
  const [before, after] = ["before", "after"].map((name) => columnsOf(row.parts.find(({ step }) => step === name)));
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const line = (name) => {
    const isChanged = after.has(name) && before.get(name) !== after.get(name);
    return element("tr", { class: isChanged ? "changed" : "" }, element("th", { scope: "row" }, name),
      [before, after].map((image) => element("td", {}, image.get(name) ?? "—")));
  };
  const head = ["column", "before", "after"].map((text) => element("th", { scope: "col" }, text));
  return [
    element("h4", {}, row.path),
    element("table", {}, element("thead", {}, element("tr", {}, head)), element("tbody", {}, names.map(line))),
  ];
}

/** Returns the row with two images that a field is of, or null. */
function changedRow(field) {
  for (let row = field; row !== null; row = row.parent) {
    const steps = row.parts.map(({ step }) => step);
    if (steps.includes("before") && steps.includes("after")) return row;
  }
  return null;
}

function columnsOf(image) {
  return new Map(image.parts.filter(({ isColumn }) => isColumn).map(({ step, text }) => [step, text]));
}
