// The bytes of one event beside what they mean: the list of events, the tree of fields, the bytes.
import { element, isNarrow, message } from "./elements.js";
import { grouped } from "./numbers.js";
import { MOST_LISTED } from "./program.js";
import { virtualList } from "./virtual_list.js";

const LINE = 24;
const PER_LINE = isNarrow ? 8 : 16;

/** Returns {element, show(program, {file, address})}. */
export function bytesView() {
  let program = null;
  let file = null;
  let nodes = [];
  let bytes = new Uint8Array();
  let base = 0;
  let marked = [0, 0];
  const events = virtualList({
    label: "Events", rowHeight: LINE, render: eventLine, onSelect: (found) => open(addressOf(found)),
    fetch: (from, to) => program.lines("events", from, to),
  });
  const tree = virtualList({
    label: "Fields", rowHeight: LINE, render: fieldLine, onSelect: (node) => mark(node),
    fetch: async (from, to) => nodes.slice(from, to),
  });
  const hex = virtualList({
    label: "Bytes", rowHeight: LINE, render: hexLine, onSelect: () => {},
    fetch: async (from, to) => Array.from({ length: to - from }, (_, number) => from + number),
  });
  const about = element("div", { class: "about" });
  const logs = element("select", { "aria-label": "Log", on: { change: () => list(logs.value) } });
  const address = element("input", { type: "text", "aria-label": "Address of an event", placeholder: "@4691 or events[34]", spellcheck: "false" });
  const goTo = element("form", { class: "address", on: { submit: (event) => {
    event.preventDefault();
    open(address.value.trim());
  } } }, logs, address, element("button", { type: "submit" }, "Show"));
  const view = element("section", { class: "bytes", "aria-label": "Bytes" }, goTo,
    element("div", { class: "columns three" }, element("div", { class: "left" }, events.element), element("div", { class: "middle" }, tree.element),
      element("div", { class: "right" }, hex.element)), about);

  async function list(name) {
    file = name;
    logs.value = name;
    const { is_whole: isWhole } = await program.run("events", ["events", "--format", "jsonl", "--mode", "permissive"], name, MOST_LISTED);
    const count = await program.count("events");
    events.show(count);
    if (!isWhole) about.replaceChildren(message(`The first ${grouped(count)} events are listed; others are shown by their address.`, "dim"));
  }

  /** Shows an event, and marks a part of it: `@4691.body.rows[0]`. */
  async function open(wanted) {
    const [, event, path] = /^([^.]*)(.*)$/.exec(wanted);
    address.value = wanted;
    const done = await program.run("tree", ["inspect", "--format", "jsonl", "--most", "0"], [file, event]);
    const found = await program.text("tree");
    if (found === "") {
      about.replaceChildren(message(done.said));
      return;
    }
    const root = JSON.parse(found.split("\n")[0]);
    nodes = [...flat(root, 0)];
    base = root.start;
    await program.run("bytes", ["inspect", "--bytes", event], [file]);
    bytes = await program.bytes("bytes");
    tree.show(nodes.length);
    hex.show(Math.ceil((base + bytes.length) / PER_LINE) - Math.floor(base / PER_LINE));
    const at = nodes.findIndex((node) => path !== "" && node.path.endsWith(path) && node.path.length === root.path.length + path.length);
    tree.select(Math.max(at, 0));
  }

  function mark(node) {
    const isHere = node.inflated_from === nodes[0].inflated_from;
    marked = isHere ? [node.start, node.end] : [0, 0];
    if (isHere && node.end > node.start) hex.select(Math.floor(node.start / PER_LINE) - Math.floor(base / PER_LINE));
    const length = node.end - node.start;
    about.replaceChildren(element("p", {}, element("strong", {}, node.path), ` ${node.text ?? ""}`),
      element("p", { class: "dim" }, `${node.type ?? "bytes"}${node.server_name ? `, server: ${node.server_name}` : ""}; ${grouped(length)} bytes, ${grouped(node.start)} to ${grouped(node.end)}`),
      node.error ? message(node.error) : "");
  }

  function hexLine(number) {
    const first = (Math.floor(base / PER_LINE) + number) * PER_LINE;
    const cells = [];
    const text = [];
    for (let at = first; at < first + PER_LINE; at += 1) {
      const byte = at >= base ? bytes[at - base] : undefined;
      const kind = at >= marked[0] && at < marked[1] ? "byte marked" : "byte";
      cells.push(element("span", { class: kind }, byte === undefined ? "   " : `${byte.toString(16).padStart(2, "0")} `));
      text.push(byte === undefined ? " " : byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·");
    }
    return element("span", { class: "hex" }, element("span", { class: "dim" }, `${String(first).padStart(9)}  `), cells, ` ${text.join("")}`);
  }

  return {
    element: view,
    async show(given, values) {
      const isNew = program !== given;
      program = given;
      if (isNew) logs.replaceChildren(...program.logs.map((name) => element("option", { value: name }, name)));
      if (isNew || (values && values.file !== file)) await list(values?.file ?? program.logs[0]);
      if (values) await open(values.address);
      else if (isNew) events.select(0);
    },
  };
}

function addressOf({ position, payload_offset: offset }) {
  return offset === undefined ? `@${position}` : `@${position}+${offset}`;
}

function eventLine({ position, payload_offset: offset, type, size, info }) {
  return element("span", { class: "event-line" }, element("span", { class: "dim" }, `${offset === undefined ? position : `  +${offset}`} `),
    element("span", { class: "name" }, type), ` ${size} `, element("span", { class: "dim" }, info));
}

function fieldLine({ level, name, text, error }) {
  const made = element("span", { class: "field-line" }, element("span", { class: "name" }, name), " ",
    element("span", { class: "value" }, text ?? ""), error ? element("span", { class: "bad" }, ` ! ${error}`) : null);
  made.style.paddingLeft = `${level * 14}px`;
  return made;
}

/** Yields a node and all below it, with their levels. */
function* flat(node, level) {
  yield { ...node, level };
  for (const child of node.children ?? []) yield* flat(child, level + 1);
}
