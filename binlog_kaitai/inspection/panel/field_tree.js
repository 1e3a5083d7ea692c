// The fields of an event as a tree, parts of which are opened and closed.
import { element } from "./elements.js";
import { virtualList } from "./virtual_list.js";

const INDENT = 14;

/** Returns {element, show(root), pick(field), hover(field)}; `onPick` and `onHover` are told of fields. */
export function fieldTree({ rowHeight, onPick, onHover }) {
  let root = null;
  let shown = [];
  let picked = null;
  let hovered = null;
  const list = virtualList({
    label: "Fields", rowHeight, onHover,
    render: (field) => fieldLine(field, field === hovered),
    fetch: (from, to) => shown.slice(from, to),
    onSelect(field, index, target) {
      const isToggle = field === picked || target?.closest(".twisty");
      if (target !== null && isToggle) toggle(field, !field.isOpen);
      onPick(field);
    },
    onKey: (key, field) => field !== undefined && (KEYS[key]?.(field) ?? false),
  });

  const KEYS = {
    ArrowRight(field) {
      if (field.isLeaf) return true;
      if (field.isOpen) onPick(field.parts[0]);
      else toggle(field, true);
      return true;
    },
    ArrowLeft(field) {
      if (!field.isLeaf && field.isOpen) toggle(field, false);
      else if (field.parent !== null) onPick(field.parent);
      return true;
    },
  };

  function toggle(field, isOpen) {
    field.isOpen = isOpen;
    listAnew();
  }

  function listAnew() {
    shown = [...inSight(root)];
    list.redraw(shown.length);
  }

  return {
    element: list.element,
    show(given) {
      root = given;
      picked = hovered = null;
      shown = [...inSight(root)];
      list.show(shown.length);
    },
    pick(field) {
      picked = field;
      field.reveal();
      listAnew();
      list.choose(shown.indexOf(field));
    },
    hover(field) {
      if (field === hovered) return;
      hovered = field;
      list.redraw();
    },
  };
}

/** Yields a field and what is open below it. */
function* inSight(field) {
  yield field;
  if (field.isOpen && !field.isLeaf) for (const part of field.parts) yield* inSight(part);
}

function fieldLine(field, isHovered) {
  const sign = field.isLeaf ? " " : field.isOpen ? "▾" : "▸";
  const kind = field.isUnknown ? "odd" : field.isGroup ? "dim" : "name";
  const made = element("span", { class: isHovered ? "field-line hover" : "field-line", title: `${field.path}\n${field.said.doc}` },
    element("span", { class: field.isLeaf ? "dim" : "dim twisty" }, `${sign} `),
    element("span", { class: kind }, field.parent === null ? field.event.type : field.step),
    field.text ? element("span", { class: "value" }, ` ${field.text}`) : null,
    field.error ? element("span", { class: "bad" }, ` ${field.error}`) : null);
  made.style.paddingLeft = `${field.depth * INDENT}px`;
  return made;
}
