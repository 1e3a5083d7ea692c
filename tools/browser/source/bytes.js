// The bytes of one event beside what they mean: the list of events, and what `inspect --html` shows of each.
import { button, element, message } from "./panel/elements.js";
import { fieldOf, parseAddress } from "./panel/addresses.js";
import { LogEvent } from "./panel/fields.js";
import { inspector } from "./panel/inspector.js";
import { counted, grouped } from "./panel/numbers.js";
import { virtualList } from "./panel/virtual_list.js";
import { MOST_LISTED } from "./program.js";

const LINE = 24;
const MOST_READ = 4096;
const PAUSE = 300;

/** Returns {element, show(program, {file, address})}. */
export function bytesView() {
  let program = null;
  let file = null;
  let current = null;
  let timer = 0;
  const panel = inspector({ rowHeight: LINE, read: (bytes) => program.readings(hexText(bytes.subarray(0, MOST_READ))), onPick: (field) => { address.value = field.path; } });
  const events = virtualList({
    label: "Events", rowHeight: LINE, render: eventLine, onSelect: (found) => open(addressOf(found)),
    fetch: (from, to) => program.lines("events", from, to),
  });
  const said = element("div", { class: "said-of-event" });
  const logs = element("select", { "aria-label": "Log", on: { change: () => list(logs.value) } });
  const address = element("input", { type: "search", "aria-label": "Address of a field, or bytes of the event", placeholder: "@4691, events[34].header, text, or 0x64 6f", spellcheck: "false" });
  const compared = button("Mark to compare", mark, { title: "Mark this event, to see in what others differ from it" });
  const words = element("input", { type: "search", "aria-label": "Find events", placeholder: "Find events: type, text, position", spellcheck: "false", on: { input: findSoon } });
  const count = element("span", { class: "dim", role: "status" });
  const goTo = element("form", { class: "address", on: { submit: (event) => {
    event.preventDefault();
    find(address.value);
  } } }, logs, address, element("button", { type: "submit" }, "Show"), compared);
  const view = element("section", { class: "bytes", "aria-label": "Bytes" }, goTo, said,
    element("div", { class: "columns three" }, element("div", { class: "left" }, element("div", { class: "strip" }, words, count), events.element),
      element("div", { class: "middle" }, panel.fields), element("div", { class: "right" }, panel.bytes)),
    element("div", { class: "details" }, panel.details));

  async function list(name) {
    file = name;
    logs.value = name;
    const { is_whole: isWhole } = await program.run("events", ["events", "--format", "jsonl", "--mode", "permissive"], name, MOST_LISTED);
    const listed = await program.count("events");
    said.replaceChildren(isWhole ? "" : message(`The first ${grouped(listed)} events are listed; others are shown by their address.`, "dim"));
    await findEvents();
  }

  function findSoon() {
    clearTimeout(timer);
    timer = setTimeout(findEvents, PAUSE);
  }

  /** Lists the events that have all words. */
  async function findEvents() {
    const found = await program.keep("events", words.value);
    count.textContent = counted(found, "event");
    events.show(found);
  }

  /** Shows what is asked for: an address, or the next place of bytes in the event. */
  async function find(text) {
    if (parseAddress(text) !== null) await open(text.trim());
    else if (current !== null) {
      const place = panel.find(text, current.event);
      said.replaceChildren(place === null ? message(`${text}: not found in this event`, "dim") : "");
      address.value = text;
    }
  }

  /** Shows an event, and a part of it: `@4691.body.rows[0]`. */
  async function open(wanted) {
    const parsed = parseAddress(wanted);
    const ofEvent = wanted.slice(0, wanted.length - (parsed?.path.length ?? 0));
    if (current?.file !== file || current.address !== ofEvent) {
      const { data, said: text } = await program.event(file, ofEvent);
      const [given] = data?.events ?? [];
      said.replaceChildren(given === undefined ? message(text) : "");
      if (given === undefined) return;
      current = { file, address: ofEvent, event: new LogEvent(given, data.texts) };
    }
    panel.show(current.event, fieldOf(current.event.root, parsed) ?? current.event.root);
  }

  function mark() {
    if (current === null) return;
    const marked = panel.marked() === null ? current.event : null;
    panel.compareWith(marked);
    compared.textContent = marked === null ? "Mark to compare" : `Compared with events[${marked.number}]`;
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

function hexText(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function addressOf({ position, payload_offset: offset }) {
  return offset === undefined ? `@${position}` : `@${position}+${offset}`;
}

function eventLine({ position, payload_offset: offset, type, size, info }) {
  return element("span", { class: "event-line" }, element("span", { class: "dim" }, `${offset === undefined ? position : `  +${offset}`} `),
    element("span", { class: "name" }, type), ` ${size} `, element("span", { class: "dim" }, info));
}
