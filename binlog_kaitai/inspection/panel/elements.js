// Elements of the page. What comes from a log is set as text, never as markup.

/** Whether the page is a narrow one, as page.css has it. */
export const isNarrow = globalThis.innerWidth <= 720;

/** Returns an element with its properties (`class`, `on`, `data`, attributes) and children; null children are left out. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") made.className = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) made.addEventListener(event, act);
    else if (name === "data") Object.assign(made.dataset, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** Returns a button that does something. */
export function button(text, act, properties = {}) {
  return element("button", { type: "button", ...properties, on: { click: act } }, text);
}

/** Returns a table. Its columns have a title, what makes a cell of a row, and their class: numbers are set to the right. */
export function table(caption, columns, rows) {
  const head = columns.map((column) => element("th", { scope: "col", class: kind(column) }, column.title));
  const body = rows.map((row) => element("tr", {}, columns.map((column) => element("td", { class: kind(column) }, column.cell(row)))));
  return element("div", { class: "scrolled", tabindex: "0", role: "region", "aria-label": caption },
    element("table", {}, element("caption", { class: "unseen" }, caption),
      element("thead", {}, element("tr", {}, head)), element("tbody", {}, body)));
}

function kind({ isNumber, isTime }) {
  return isNumber ? "number" : isTime ? "time" : "";
}

/** Says what a command has said: its own message. */
export function message(text, kind = "bad") {
  return element("p", { class: `message ${kind}`, role: kind === "bad" ? "alert" : "status" }, text);
}
