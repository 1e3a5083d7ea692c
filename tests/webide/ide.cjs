// Runs in the page of the Kaitai Web IDE (tests/webide/ide.py): drops files onto it and reads its object tree.
"use strict";
window.binlogTest = (() => {
  const app = () => window.kaitaiIde.app;
  const handler = () => app().ui.parsedDataTreeHandler;

  // Drop a file; `read` is what the page's own drop handler gives to `addNewFiles`.
  function drop(name, base64) {
    const raw = atob(base64);
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(bytes);
    const read = (mode) => Promise.resolve(mode === "arrayBuffer" ? bytes.buffer : text);
    return app().addNewFiles([{ file: new File([bytes], name), read }]);
  }

  const isCompiled = (parser) => app().ui.genCodeDebugViewer.getValue().includes(`var ${parser} = `);

  const load = (id) => new Promise((done) => {
    const tree = handler().jstree;
    if (tree.is_loaded(id)) done(tree.get_node(id));
    else tree.load_node(id, () => done(tree.get_node(id)));
  });

  // The node at the end of a path, its children loaded; as a click on each of them would do.
  async function node(path) {
    let found = await load("#");
    for (let depth = 1; depth <= path.length; depth++) {
      const id = ["inputField", ...path.slice(0, depth)].join("-");
      if (!found.children.includes(id)) return null;
      found = await load(id);
    }
    return found;
  }

  const plain = (html) => {
    const holder = document.createElement("div");
    holder.innerHTML = html;
    return holder.textContent.trim();
  };

  const line = (found) => plain(found.text);

  // The lines below a node, as a person reads them.
  async function lines(path) {
    const found = await node(path);
    return found && found.children.map((id) => line(handler().jstree.get_node(id)));
  }

  // A node of tree.cjs, of what the page's worker has exported.
  function pack(item) {
    const place = [item.start ?? null, item.end ?? null, item.ioOffset ?? null, value(item)];
    return item.type === "Object" ? [...place, plain(handler().reprObject(item)), []] : place;
  }

  function value(item) {
    if (item.type === "Array") return item.arrayItems.map(pack);
    if (item.type === "TypedArray") return { bytes: Array.from(item.bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
    if (item.type === "Object") {
      const fields = Object.entries(item.object.fields).map(([name, field]) => [name, pack(field)]);
      return { class: item.object.class, fields: Object.fromEntries(fields) };
    }
    const number = item.primitiveValue;
    if (typeof number === "number" && (!Number.isFinite(number) || Object.is(number, -0))) {
      return { number: Object.is(number, -0) ? "-0.0" : String(number) };
    }
    return item.type === "Undefined" ? null : number ?? null;
  }

  // The images of a rows event: of each cell its line in the tree, and its node.
  async function rows(path) {
    const found = await node(path);
    const images = [];
    for (const id of found ? found.children : []) {
      const index = id.split("-").pop();
      const cells = await node([...path, index, "cells"]);
      images.push(cells.children.map((cell) => {
        const shown = handler().jstree.get_node(cell);
        return [line(shown), pack(handler().getNodeData(shown).exported)];
      }));
    }
    return images;
  }

  // Select what is at the end of a path, with another node at the top of the tree's window.
  async function show(path, top) {
    await node(path);
    await handler().activatePath(path);
    document.getElementById(["inputField", ...top].join("-")).scrollIntoView();
  }

  // What a click has selected: the id of a node, and the first and the last byte.
  const selected = () => handler().jstree.get_selected()[0] ?? null;
  const selectedBytes = () => [app().ui.hexViewer.selectionStart, app().ui.hexViewer.selectionEnd];

  // The element of a byte, scrolled to.
  function cell(offset) {
    const viewer = app().ui.hexViewer;
    viewer.scrollbox.scrollTop(Math.max(0, Math.floor(offset / viewer.bytesPerLine) - 3) * viewer.rowHeight);
    viewer.scrollbox.trigger("scroll");
    return [...document.querySelectorAll("#hexViewer .hexcell")].find((found) => found.dataOffset === offset);
  }

  // The lines that are seen with a sign, and its words.
  const signs = () => [...document.querySelectorAll("#parsedDataTree a > i.glyphicon")].map((sign) => [
    sign.parentElement.textContent.trim(), sign.title,
  ]);

  return { drop, isCompiled, lines, rows, show, selected, selectedBytes, cell, signs };
})();
