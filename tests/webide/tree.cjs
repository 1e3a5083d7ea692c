// The object tree of binary logs as the Kaitai Web IDE shows it, without a browser.
//   node tree.cjs PARSER.js SPEC.json LOG...
// PARSER.js is the spec compiled to JavaScript in debug mode, SPEC.json its YAML tree. One line of JSON each:
//   {"log": PATH, "event": N, "node": NODE}            every event of the log
//   {"log": PATH, "events": N, "error": TEXT or null}  then its end
//   {"templates": {CLASS: {PATH: [resolved, not]}}}    at last, what became of the paths in the representations
// NODE is [start, end, offset, VALUE] and for an object also its text in the tree and the names of the instances that it
// showed only on a click; start and end count from the start of the stream, which is at `offset` of the file.
// VALUE: number, boolean, string, null (no value), {"bytes": HEX}, {"number": TEXT}, {"error": TEXT}, an array of NODE,
// or {"class": NAME, "fields": {NAME: NODE}}.
//
// What the Web IDE does: it reads the root, then shows fields, value instances, and instances that were computed on the
// way. Others, and those with `-webide-parse-mode: lazy`, stay closed until they are clicked. Here all are, in the end.
"use strict";
const fs = require("fs");
const path = require("path");
const zlib = require("zlib");
const KaitaiStream = require("kaitai-struct/KaitaiStream"); // of tools/node_modules, by NODE_PATH

// Node may return a view into a larger buffer. The IDE's zlib returns bytes of their own, whose offset is 0.
KaitaiStream.zlib = { inflateSync: (data) => new Uint8Array(zlib.inflateSync(data)) };

const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name) => name.split("_").map((word, i) => (i ? upper(word) : word)).join("");
const className = (name) => name.split("_").map(upper).join("");
const has = (object, name) => Object.prototype.hasOwnProperty.call(object, name);

const isOpen = (instance, mode) => mode === "eager" || ("value" in instance && mode !== "lazy");

// Of each class: what is open from the start, and the representation.
function describe(spec) {
  const types = {};
  for (const [name, type] of [[spec.meta.id, spec], ...Object.entries(spec.types)]) {
    const instances = Object.entries(type.instances || {});
    const open = instances.filter(([, instance]) => isOpen(instance, instance["-webide-parse-mode"]));
    types[className(name)] = {
      instances: instances.map(([id]) => camel(id)),
      open: new Set(open.map(([id]) => camel(id))),
      text: type["-webide-representation"],
    };
  }
  return types;
}

class Tree {
  constructor(spec) {
    this.types = describe(spec);
    this.templates = {};
  }

  // A node as it is before any click.
  node(value, debug) {
    const place = debug || {};
    const node = { value, debug: place };
    if (Array.isArray(value)) node.items = value.map((item, i) => this.node(item, place.arr && place.arr[i]));
    else if (value && typeof value === "object" && !(value instanceof Uint8Array)) this.members(node, value);
    return node;
  }

  members(node, object) {
    const own = new Set([...Object.keys(object), ...Object.keys(object._debug)].filter((name) => name[0] !== "_"));
    node.class = object.constructor.name;
    node.fields = {};
    node.closed = [];
    for (const name of own) node.fields[name] = this.node(object[name], object._debug[name]);
    const { instances, open } = this.types[node.class];
    for (const name of instances) {
      if (open.has(name) || has(object, `_m_${name}`)) node.fields[name] = this.instance(object, name);
      else node.closed.push(name);
    }
  }

  instance(object, name) {
    for (const isLast of [false, true]) { // the IDE asks once more, and gets what was read
      try {
        const value = object[name];
        return this.node(value, object._debug[`_m_${name}`]);
      } catch (error) {
        if (isLast) return { debug: object._debug[`_m_${name}`] || {}, error: String(error) };
      }
    }
  }

  // The texts of all nodes that are open, then the same for what each click opens.
  open(node, parent) {
    this.adopt(node, parent);
    this.write(node);
    this.click(node);
    return node;
  }

  children(node) {
    return node.items || Object.values(node.fields || {});
  }

  write(node) {
    if (node.fields) node.text = this.text(node);
    this.children(node).forEach((child) => this.write(child));
  }

  // An item of an array has the array's parent.
  adopt(node, parent) {
    node.parent = parent;
    this.children(node).forEach((child) => this.adopt(child, node.items ? parent : node));
  }

  click(node) {
    this.children(node).forEach((child) => this.click(child));
    for (const name of node.closed || []) node.fields[name] = this.open(this.instance(node.value, name), node);
  }

  text(node) {
    const template = this.types[node.class].text || "";
    return template.replace(/{(.*?)}/g, (_, inner) => this.part(node, ...inner.split(":")));
  }

  part(node, steps, format) {
    const found = steps.split(".").reduce(follow, node);
    const counts = (this.templates[node.class] = this.templates[node.class] || {});
    counts[steps] = counts[steps] || [0, 0];
    const absent = !found || (found.value === undefined && !found.error);
    counts[steps][absent ? 1 : 0] += 1;
    return found ? this.shown(found, format) : "";
  }

  shown(node, format) {
    const { value } = node;
    const between = format && format.startsWith("sep=") ? format.slice(4) : ", ";
    if (node.items) return node.items.map((item) => this.text(item)).join(between); // items that are no objects throw
    if (node.fields && format === "flags") return flagsText(node.fields);
    if (node.fields) return this.text(node);
    if (value === undefined) return "<no value>";
    if (value instanceof Uint8Array) return bytesText(value, format);
    const name = node.debug.enumName && this.enumName(node.debug.enumName, value);
    if (name) return name;
    if (!Number.isInteger(value) || format === "dec") return String(value);
    return `${value < 0 ? "-" : ""}0x${Math.abs(value).toString(16).toUpperCase()}`;
  }

  enumName(enumeration, value) {
    return enumeration.split(".").reduce((at, name) => at[name], this.parser)[value];
  }

  json(node) {
    const { start, end, ioOffset } = node.debug;
    const place = [start ?? null, end ?? null, ioOffset ?? null, this.jsonValue(node)];
    return node.fields ? [...place, node.text, node.closed] : place;
  }

  jsonValue(node) {
    const { value } = node;
    if (node.error) return { error: node.error };
    if (node.items) return node.items.map((item) => this.json(item));
    if (node.fields) {
      const fields = Object.entries(node.fields).map(([name, child]) => [name, this.json(child)]);
      return { class: node.class, fields: Object.fromEntries(fields) };
    }
    if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString("hex") };
    if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) {
      return { number: Object.is(value, -0) ? "-0.0" : String(value) };
    }
    return value ?? null;
  }
}

function follow(node, step) {
  if (step === "this") return node;
  return node && node.fields && (step === "_parent" ? node.parent : node.fields[camel(step)]);
}

function flagsText(fields) {
  return Object.keys(fields).filter((name) => fields[name].value === true).join("|") || "🚫";
}

function bytesText(bytes, format) {
  const hex = Buffer.from(bytes).toString("hex");
  if (format === "uuid" && bytes.length === 16) return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  if (format === "hex") return `0x${hex}`;
  if (format === "str") return `"${Buffer.from(bytes).toString("latin1")}"`;
  return `[${[...bytes.slice(0, 8)].join(", ")}${bytes.length > 8 ? ", ..." : ""}]`;
}

function readLog(tree, Parser, log) {
  const bytes = fs.readFileSync(log);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const root = new Parser(new KaitaiStream(buffer, 0));
  let error = null;
  try {
    root._read();
  } catch (failure) {
    error = String(failure);
  }
  const node = tree.node(root, { start: 0, end: buffer.byteLength, ioOffset: 0 });
  const events = node.fields.events ? node.fields.events.items : [];
  tree.adopt(node);
  tree.write(node);
  events.forEach((event, i) => {
    tree.click(event);
    print({ log, event: i, node: tree.json(event) });
    event.fields = {}; // the line was all that is wanted of it
  });
  print({ log, events: events.length, error });
}

function print(line) {
  let rest = Buffer.from(JSON.stringify(line) + "\n");
  while (rest.length) rest = rest.subarray(fs.writeSync(1, rest));
}

function main([parser, spec, ...logs]) {
  const tree = new Tree(JSON.parse(fs.readFileSync(spec, "utf8")));
  tree.parser = require(path.resolve(parser));
  for (const log of logs) readLog(tree, tree.parser.MysqlBinlog, log);
  print({ templates: tree.templates });
}

main(process.argv.slice(2));
