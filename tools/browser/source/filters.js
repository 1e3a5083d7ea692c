// What is wanted of the logs: the options that all commands have, as fields.
import { button, element } from "./panel/elements.js";

const FIELDS = [
  { name: "table", title: "Tables", option: "--table", hint: "shop.orders, shop.items", many: true },
  { name: "operation", title: "Operations", option: "--operation", choices: ["insert", "update", "delete"] },
  { name: "from", title: "From", option: "--start-datetime", hint: "2026-11-20 08:15:30" },
  { name: "to", title: "To", option: "--stop-datetime", hint: "UTC" },
  { name: "gtid", title: "GTID", option: "--include-gtids", hint: "a GTID, or a set" },
  { name: "server", title: "Servers", option: "--server-id", hint: "1, 2", many: true },
  { name: "thread", title: "Connection", option: "--thread-id", hint: "thread id" },
  { name: "rows", title: "Rows, at least", option: "--min-rows", hint: "1000" },
  { name: "where", title: "Where", option: "--where", hint: "id = 5 and changed(status)", wide: true },
];

/** Returns the arguments that a command takes for what is in the fields. */
export function filterArguments(values) {
  return FIELDS.flatMap(({ name, option, many }) => {
    const value = values[name] ?? "";
    const parts = Array.isArray(value) ? value : many ? value.split(/[\s,]+/) : [value.trim()];
    return parts.filter((part) => part !== "").flatMap((part) => [option, part]);
  });
}

/** Returns {element, set(values)}: fields, and what is called with their values when they are to be used. */
export function filterForm(onApply) {
  const controls = FIELDS.map((field) => ({ ...field, ...(field.choices === undefined ? textControl(field) : choiceControl(field)) }));
  const values = () => Object.fromEntries(controls.map(({ name, get }) => [name, get()]));
  const set = (given) => controls.forEach((control) => control.set(given[control.name]));
  const form = element("form", { class: "filters", "aria-label": "Filters", on: {
    submit: (event) => {
      event.preventDefault();
      onApply(values());
    },
  } }, controls.map((control) => control.element), element("div", { class: "buttons" },
    element("button", { type: "submit", class: "main" }, "Apply"),
    button("Clear", () => {
      set({});
      onApply({});
    })));
  return { element: form, set };
}

function textControl({ title, hint, wide }) {
  const input = element("input", { type: "text", placeholder: hint, autocomplete: "off", spellcheck: "false" });
  return {
    element: element("label", { class: wide ? "field wide" : "field" }, element("span", {}, title), input),
    get: () => input.value,
    set(value = "") { input.value = value; },
  };
}

/** Several can be chosen; none means any. */
function choiceControl({ title, choices }) {
  const boxes = choices.map((choice) => element("input", { type: "checkbox", value: choice }));
  const labels = choices.map((choice, number) => element("label", {}, boxes[number], choice));
  return {
    element: element("fieldset", { class: "field" }, element("legend", {}, title), element("div", { class: "choices" }, labels)),
    get: () => boxes.filter((box) => box.checked).map((box) => box.value),
    set(value = []) { for (const box of boxes) box.checked = value.includes(box.value); },
  };
}
