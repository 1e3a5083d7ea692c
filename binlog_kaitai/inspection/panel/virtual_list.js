// A list of any number of rows, of which only those in sight are there.
import { element } from "./elements.js";

const TALLEST = 8_000_000; // pixels that every browser can scroll through
const AT_ONCE = 100;
const MOST_KEPT = 50; // parts of so many rows that are kept

/**
 * Returns a list: {element, show(count), redraw(count), select(index), choose(index), scrollTo(index), selected()}.
 * `fetch(from, to)` gives or promises rows, `render(row, index)` makes what is shown of one. `onSelect(row, index, target)`
 * is told which was chosen, and what of it was clicked; `onHover(row, event)` over which the pointer is, or null;
 * `onKey(key, row)` says whether it has done what a key asks for.
 */
export function virtualList({ label, rowHeight, fetch, render, onSelect, onHover, onKey = () => false }) {
  const room = element("div", { class: "room" });
  const rows = element("div", { class: "rows" });
  const list = element("div", { class: "list", role: "listbox", tabindex: "0", "aria-label": label }, room);
  room.append(rows);
  let count = 0;
  let chosen = -1;
  let version = 0;
  let parts = new Map();

  function height() {
    return Math.min(count * rowHeight, TALLEST);
  }

  /** Where the list is, in pixels of all rows: more than there are to scroll where rows are many. */
  function position() {
    const toScroll = height() - list.clientHeight;
    const most = Math.max(count * rowHeight - list.clientHeight, 0);
    return toScroll > 0 ? Math.min((list.scrollTop / toScroll) * most, most) : 0;
  }

  function scrollTo(pixels) {
    const most = count * rowHeight - list.clientHeight;
    if (most > 0) list.scrollTop = (pixels / most) * (height() - list.clientHeight);
  }

  function row(index) {
    return parts.get(Math.floor(index / AT_ONCE))?.rows?.[index % AT_ONCE];
  }

  function need(part) {
    if (parts.has(part)) return;
    const found = fetch(part * AT_ONCE, Math.min((part + 1) * AT_ONCE, count));
    const entry = { rows: Array.isArray(found) ? found : null };
    if (parts.size >= MOST_KEPT) parts.delete(parts.keys().next().value);
    parts.set(part, entry);
    if (entry.rows === null) wait(found, part, entry);
  }

  async function wait(promised, part, entry) {
    const asked = version;
    try {
      entry.rows = await promised;
    } catch {
      parts.delete(part);
      return;
    }
    if (asked === version) draw();
  }

  function draw() {
    const at = position();
    const first = Math.floor(at / rowHeight);
    const last = Math.min(first + Math.ceil(list.clientHeight / rowHeight) + 1, count);
    for (let part = Math.floor(first / AT_ONCE); part * AT_ONCE < last; part += 1) need(part);
    rows.style.transform = `translateY(${list.scrollTop - (at % rowHeight)}px)`;
    const shown = [];
    for (let index = first; index < last; index += 1) shown.push(line(index));
    rows.replaceChildren(...shown);
    if (chosen >= first && chosen < last) list.setAttribute("aria-activedescendant", `${label}-${chosen}`);
    else list.removeAttribute("aria-activedescendant");
  }

  function line(index) {
    const found = row(index);
    const made = element("div", {
      class: index === chosen ? "line chosen" : "line", role: "option", id: `${label}-${index}`,
      "aria-selected": index === chosen ? "true" : "false", "aria-setsize": count, "aria-posinset": index + 1,
      data: { index },
    }, found === undefined ? element("span", { class: "dim" }, "…") : render(found, index));
    made.style.height = `${rowHeight}px`;
    return made;
  }

  /** Marks a row as the one that is chosen, and has it in sight. */
  function choose(index) {
    if (count === 0) return;
    chosen = Math.max(0, Math.min(index, count - 1));
    bringIntoSight(chosen);
    draw();
  }

  /** Scrolls as little as it takes to a row that is next to those in sight, and has another one in the middle. */
  function bringIntoSight(index) {
    const top = index * rowHeight;
    const bottom = top + rowHeight - list.clientHeight;
    const at = position();
    if (top >= at && bottom <= at) return;
    const isNear = top >= at - rowHeight && bottom <= at + rowHeight;
    scrollTo(isNear ? (top < at ? top : bottom) : Math.max((top + bottom) / 2, 0));
  }

  async function select(index, target = null) {
    if (count === 0) return;
    choose(index);
    const [asked, of] = [chosen, version];
    const found = row(asked) ?? (await fetch(asked, asked + 1))[0];
    if (asked === chosen && of === version) onSelect(found, asked, target);
  }

  const inSight = () => Math.max(Math.floor(list.clientHeight / rowHeight) - 1, 1);
  const KEYS = {
    ArrowDown: () => chosen + 1,
    ArrowUp: () => chosen - 1,
    PageDown: () => chosen + inSight(),
    PageUp: () => chosen - inSight(),
    Home: () => 0,
    End: () => count - 1,
  };
  /** Takes the line under the pointer: lines may be made anew between its going down and up. */
  function lineAt({ target, clientY }) {
    const line = target.closest(".line");
    if (line !== null) return Number(line.dataset.index);
    return Math.floor((position() + clientY - list.getBoundingClientRect().top) / rowHeight);
  }

  list.addEventListener("click", (event) => select(lineAt(event), event.target));
  if (onHover !== undefined) {
    list.addEventListener("mousemove", (event) => onHover(row(lineAt(event)) ?? null, event));
    list.addEventListener("mouseleave", (event) => onHover(null, event));
  }
  list.addEventListener("keydown", (event) => {
    if (onKey(event.key, row(chosen))) event.preventDefault();
    const to = KEYS[event.key];
    if (to === undefined) return;
    event.preventDefault();
    select(to());
  });
  list.addEventListener("scroll", () => requestAnimationFrame(draw));
  new ResizeObserver(draw).observe(list);

  return {
    element: list,
    /** Shows so many rows, from the first one. */
    show(number) {
      version += 1;
      count = number;
      chosen = -1;
      parts = new Map();
      room.style.height = `${height()}px`;
      list.scrollTop = 0;
      draw();
    },
    /** Shows rows that have changed, so many now, without moving the list. */
    redraw(number = count) {
      version += 1;
      count = number;
      parts = new Map();
      room.style.height = `${height()}px`;
      draw();
    },
    select,
    choose,
    scrollTo(index) {
      bringIntoSight(index);
      draw();
    },
    selected: () => chosen,
  };
}
