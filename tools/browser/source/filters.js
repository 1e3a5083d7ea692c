// What is wanted of the logs: the options that all commands have, as fields.
import { button, element } from "./panel/elements.js";

const FIELDS = [
  { name: "table", title: "Table", option: "--table", hint: "shop.orders", many: true },
  { name: "operation", title: "Operation", option: "--operation", choices: ["", "insert", "update", "delete"] },
  { name: "from", title: "From", option: "--start-datetime", hint: "2026-11-20 08:15:30" },
  { name: "to", title: "To", option: "--stop-datetime", hint: "UTC" },
  { name: "gtid", title: "GTID", option: "--include-gtids", hint: "a GTID, or a set" },
  { name: "thread", title: "Connection", option: "--thread-id", hint: "thread id" },
  { name: "where", title: "Where", option: "--where", hint: "id = 5 and changed(status)", wide: true },
];

/** Returns the arguments that a command takes for what is in the fields. */
export function filterArguments(values) {
  return FIELDS.flatMap(({ name, option, many }) => {
    const value = (values[name] ?? "").trim();
    if (value === "") return [];
    return (many ? value.split(/[\s,]+/) : [value]).flatMap((part) => [option, part]);
  });
}

/** Returns {element, set(values)}: fields, and what is called with their values when they are to be used. */
export function filterForm(onApply) {
  const inputs = new Map(FIELDS.map((field) => [field.name, input(field)]));
  const values = () => Object.fromEntries([...inputs].map(([name, made]) => [name, made.value]));
  const set = (given) => inputs.forEach((made, name) => { made.value = given[name] ?? ""; });
  const fields = FIELDS.map(({ name, title, wide }) =>
    element("label", { class: wide ? "field wide" : "field" }, element("span", {}, title), inputs.get(name)));
  const form = element("form", { class: "filters", "aria-label": "Filters", on: {
    submit: (event) => {
      event.preventDefault();
      onApply(values());
    },
  } }, fields, element("div", { class: "buttons" },
    element("button", { type: "submit", class: "main" }, "Apply"),
    button("Clear", () => {
      set({});
      onApply({});
    })));
  return { element: form, set };
}

function input({ choices, hint }) {
  if (choices === undefined) return element("input", { type: "text", placeholder: hint, autocomplete: "off", spellcheck: "false" });
  return element("select", {}, choices.map((choice) => element("option", { value: choice }, choice || "any")));
}
