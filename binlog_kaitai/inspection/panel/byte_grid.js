// Bytes in rows of sixteen, in hexadecimal and as text, some of them marked.
import { element, isNarrow } from "./elements.js";
import { virtualList } from "./virtual_list.js";

const PER_LINE = isNarrow ? 8 : 16;

/**
 * Returns {element, show(bytes, {base, isInflated}), mark(start, end), hover(start, end)}. Told are: `onPick(place)` of a
 * byte that was clicked, `onHover(place)` over which the pointer is, or null, and `onRange(start, end)` of bytes over
 * which it was drawn.
 */
export function byteGrid({ rowHeight, onPick, onHover, onRange }) {
  let bytes = new Uint8Array();
  let space = { base: 0, isInflated: false };
  let marked = [0, 0];
  let hovered = [0, 0];
  let down = null;
  const list = virtualList({
    label: "Bytes", rowHeight, render: line, onSelect() {},
    fetch: (from, to) => Array.from({ length: to - from }, (_, number) => firstLine() + from + number),
    onHover: (_, { target }) => onHover(placeOf(target)),
  });
  list.element.addEventListener("mousedown", ({ target }) => { down = placeOf(target); });
  list.element.addEventListener("mouseup", ({ target }) => {
    const up = placeOf(target);
    const from = down;
    down = null;
    if (from === null || up === null) return;
    if (from === up) onPick(up);
    else onRange(Math.min(from, up), Math.max(from, up) + 1);
  });

  function firstLine() {
    return Math.floor(space.base / PER_LINE);
  }

  function line(number) {
    const first = number * PER_LINE;
    const places = Array.from({ length: PER_LINE }, (_, column) => first + column);
    return element("span", { class: "hex" },
      element("span", { class: "dim" }, `${space.isInflated ? "+" : ""}${first}`.padStart(9), " "),
      places.map((place) => byte(place, digits, "   ")), " ",
      places.map((place) => byte(place, letter, " ")));
  }

  function byte(place, form, nothing) {
    const value = bytes[place - space.base];
    if (value === undefined) return nothing;
    const kind = isIn(place, marked) ? "byte marked" : isIn(place, hovered) ? "byte hover" : "byte";
    return element("span", { class: kind, data: { at: place } }, form(value));
  }

  return {
    element: list.element,
    show(given, about) {
      bytes = given;
      space = about;
      marked = hovered = [0, 0];
      list.show(Math.ceil((space.base + Math.max(bytes.length, 1)) / PER_LINE) - firstLine());
    },
    mark(start, end) {
      marked = [start, end];
      list.scrollTo(Math.floor(start / PER_LINE) - firstLine());
    },
    hover(start, end) {
      if (start === hovered[0] && end === hovered[1]) return;
      hovered = [start, end];
      list.redraw();
    },
  };
}

function placeOf({ dataset }) {
  return dataset?.at === undefined ? null : Number(dataset.at);
}

function isIn(place, [start, end]) {
  return place >= start && place < end;
}

function digits(value) {
  return `${value.toString(16).padStart(2, "0")} `;
}

function letter(value) {
  return value >= 32 && value < 127 ? String.fromCharCode(value) : "·";
}
