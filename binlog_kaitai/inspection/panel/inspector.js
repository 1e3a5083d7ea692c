// An event as fields and bytes side by side: what is picked in one is marked in the other.
import { byteGrid } from "./byte_grid.js";
import { nextPlace, wantedBytes } from "./byte_search.js";
import { comparison } from "./comparison.js";
import { aboutField, readingsTable, rowTable } from "./details.js";
import { element } from "./elements.js";
import { fieldTree } from "./field_tree.js";
import { grouped } from "./numbers.js";

/**
 * Returns {fields, bytes, details, show(event), pick(field), find(text, event), compareWith(event), marked()}.
 * `read(bytes, field)` gives or promises what bytes are read as; `onPick(field)` is told which field was picked.
 */
export function inspector({ rowHeight, read, onPick = () => {} }) {
  let event = null;
  let picked = null;
  let space = 0;
  let marked = null;
  let place = null;
  const address = element("div", { class: "strip address-of-field" });
  const extent = element("div", { class: "strip extent" });
  const [about, readings, row, compared] = ["about", "readings", "row", "differences"].map((name) => element("div", { class: name }));
  const tree = fieldTree({ rowHeight, onPick: pick, onHover: hover });
  const grid = byteGrid({
    rowHeight,
    onPick: (at) => pick(fieldAt(at) ?? event.root),
    onHover: (at) => hover(at === null ? null : fieldAt(at)),
    onRange(start, end) {
      grid.mark(start, end);
      showReadings(event.slice(space, start, end), null);
    },
  });

  function fieldAt(at) {
    return event.root.at(space, at);
  }

  function hover(field) {
    tree.hover(field);
    if (field?.space === space) grid.hover(field.start, field.end);
    else grid.hover(0, 0);
    address.textContent = (field ?? picked)?.path ?? "";
  }

  function showSpace(number) {
    space = number;
    const { base, isInflated } = event.spaces[space];
    const bytes = event.bytes(space);
    grid.show(bytes, event.spaces[space]);
    const range = `${grouped(base)} to ${grouped(base + bytes.length)}`;
    extent.textContent = isInflated ? `inflated bytes ${range}, of the event at ${event.position}` : `bytes ${range} of the log`;
  }

  function pick(field) {
    picked = field;
    if (field.space !== space) showSpace(field.space);
    tree.pick(field);
    grid.mark(field.start, field.end);
    address.textContent = field.path;
    about.replaceChildren(...aboutField(field));
    row.replaceChildren(...rowTable(field));
    showReadings(event.slice(space, field.start, field.end), field);
    onPick(field);
  }

  async function showReadings(bytes, field) {
    const found = read(bytes, field);
    const asked = picked;
    const rows = Array.isArray(found) ? found : await found;
    if (asked === picked) readings.replaceChildren(...readingsTable(bytes.length, rows));
  }

  function compare() {
    compared.replaceChildren(...(marked === null || event === null ? [] : comparison(marked, event, pick)));
  }

  return {
    fields: [address, tree.element],
    bytes: [extent, grid.element],
    details: [about, readings, row, compared],
    /** Shows an event, and picks a field of it. */
    show(given, field = given.root) {
      if (event !== given) {
        event = given;
        tree.show(event.root);
        showSpace(0);
        compare();
      }
      pick(field);
    },
    /** Finds the next place of bytes in an event, and shows it there. Returns where it is, or null. */
    find(text, given) {
      const after = place?.text === text && place.event === given ? place : null;
      const found = nextPlace(given, wantedBytes(text), after);
      place = null;
      if (found === null) return null;
      const { base, isInflated } = given.spaces[found.space];
      const at = base + found.at;
      this.show(given, given.root.at(found.space, at) ?? given.root);
      place = { ...found, text, event: given };
      return `${isInflated ? "+" : ""}${at}`;
    },
    /** Marks an event, to which others are compared; null ends it. */
    compareWith(given) {
      marked = given;
      compare();
    },
    marked: () => marked,
  };
}
