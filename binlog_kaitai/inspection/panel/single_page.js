// The page of `inspect --html`: the events of a log, with all their data inside of the page.
import { fieldOf, parseAddress } from "./addresses.js";
import { element } from "./elements.js";
import { LogEvent } from "./fields.js";
import { inspector } from "./inspector.js";
import { grouped } from "./numbers.js";
import { readingsOf } from "./readings.js";
import { virtualList } from "./virtual_list.js";

const ROW = 20;
const SIGNS = { right: "✓", wrong: "✗", "": " " };
const byId = (id) => document.getElementById(id);

const { events: given, texts } = JSON.parse(byId("data").textContent);
const events = given.map((event) => new LogEvent(event, texts));
let shown = events;
let current = null;

const panel = inspector({
  rowHeight: ROW,
  read: readingsOf,
  onPick: (field) => history.replaceState(null, "", `#${encodeURIComponent(field.path)}`),
});
const list = virtualList({
  label: "Events", rowHeight: ROW, render: eventLine, onSelect: (event) => show(event),
  fetch: (from, to) => shown.slice(from, to),
});

function eventLine(event) {
  const { number, position, size, type, text, error, checksum } = event;
  const title = `events[${number}] ${type}, ${size} bytes at ${position}${checksum ? `, checksum ${checksum}` : ""}\n${error ?? text}`;
  return element("span", { class: event === panel.marked() ? "event-line compared" : "event-line", title },
    element("span", { class: checksum === "wrong" ? "bad" : "dim" }, `${SIGNS[checksum]} ${String(position).padStart(8)} `),
    element("span", { class: error ? "bad" : "name" }, type.replace(/_EVENT$/, "")),
    element("span", { class: error ? "bad" : "dim" }, `  ${error ?? text}`));
}

function show(event, field = event.root) {
  panel.show(event, field);
  choose(event);
}

/** Marks an event in the list. */
function choose(event) {
  current = event;
  if (shown.includes(event)) list.choose(shown.indexOf(event));
}

/** Returns the event and the field at an address; undefined where there is none, null for a text that is none. */
function at(text) {
  const address = parseAddress(text);
  if (address === null) return null;
  const { number, position } = address;
  const event = events.find((one) => (number === undefined ? one.position === Number(position) : one.number === number));
  const field = event && fieldOf(event.root, address);
  return field && { event, field };
}

function filter() {
  const words = byId("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  shown = events.filter(({ number, position, type, text, error }) => {
    const line = `${position} events[${number}] ${type} ${text} ${error ?? ""}`.toLowerCase();
    return words.every((word) => line.includes(word));
  });
  list.show(shown.length);
  if (current !== null) choose(current);
  byId("count").textContent = `${grouped(shown.length)} of ${grouped(events.length)}`;
}

/** Looks for a text, bytes or an address; again, for the next place. */
function search() {
  const text = byId("search").value;
  if (text === "") return;
  const addressed = at(text);
  if (addressed) show(addressed.event, addressed.field);
  byId("found").textContent = addressed ? "found" : addressed === undefined ? "not found" : findBytes(text);
}

function findBytes(text) {
  const start = Math.max(events.indexOf(current), 0);
  for (let step = 0; step <= events.length; step += 1) {
    const event = events[(start + step) % events.length];
    const found = panel.find(text, event);
    if (found === null) continue;
    choose(event);
    return `at ${found}`;
  }
  return "not found";
}

function mark() {
  const marked = panel.marked() === current ? null : current;
  panel.compareWith(marked);
  byId("mark").textContent = marked === null ? "Mark to compare" : `Compared with events[${marked.number}]`;
  list.redraw();
}

/** Shows what the address of the page names: a link to one field. */
function follow() {
  const found = at(decodeURIComponent(location.hash.slice(1)));
  if (found) show(found.event, found.field);
  return Boolean(found);
}

const KEYS = { "/": () => byId("search").focus(), f: () => byId("filter").focus(), m: mark };
document.addEventListener("keydown", (event) => {
  if (event.target.tagName === "INPUT") {
    if (event.key === "Escape") event.target.blur();
  } else if (event.key in KEYS) {
    event.preventDefault();
    KEYS[event.key]();
  }
});
byId("left").append(list.element);
byId("middle").append(...panel.fields);
byId("right").append(...panel.bytes);
byId("details").append(...panel.details);
byId("filter").addEventListener("input", filter);
byId("mark").addEventListener("click", mark);
byId("next").addEventListener("click", search);
byId("search").addEventListener("keydown", ({ key }) => { if (key === "Enter") search(); });
byId("theme").addEventListener("click", () => document.documentElement.classList.toggle("dark"));
document.documentElement.classList.toggle("dark", matchMedia("(prefers-color-scheme: dark)").matches);
addEventListener("hashchange", follow);
filter();
if (!follow() && events.length > 0) show(events[0]);
list.element.focus();
