// A list of any number of rows, of which only those in sight are there.
import { element } from "./elements.js";

const TALLEST = 8_000_000; // pixels that every browser can scroll through
const AT_ONCE = 100;

/**
 * Returns a list: {element, show(count), select(index), selected()}.
 * `fetch(from, to)` promises rows, `render(row, index)` makes what is shown of one, `onSelect(row, index)` is told which
 * was chosen.
 */
export function virtualList({ label, rowHeight, fetch, render, onSelect }) {
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

  async function need(part) {
    if (parts.has(part)) return;
    const entry = { rows: null };
    const asked = version;
    parts.set(part, entry);
    try {
      entry.rows = await fetch(part * AT_ONCE, Math.min((part + 1) * AT_ONCE, count));
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

  async function select(index) {
    if (count === 0) return;
    chosen = Math.max(0, Math.min(index, count - 1));
    const top = chosen * rowHeight;
    const at = position();
    if (top < at) scrollTo(top);
    else if (top + rowHeight > at + list.clientHeight) scrollTo(top + rowHeight - list.clientHeight);
    draw();
    const [asked, of] = [chosen, version];
    const found = row(asked) ?? (await fetch(asked, asked + 1))[0];
    if (asked === chosen && of === version) onSelect(found, asked);
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

  list.addEventListener("click", (event) => select(lineAt(event)));
  list.addEventListener("keydown", (event) => {
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
    select,
    selected: () => chosen,
  };
}
