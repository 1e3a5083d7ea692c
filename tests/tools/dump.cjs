// Prints what the JavaScript made from the spec reads in logs, one value a line; test_targets.py prints the same in Python.
//   node dump.cjs PARSER PLAN LOG...     PLAN: {"TypeName": ["member", ...]} as JSON, names as JavaScript has them
"use strict";
const fs = require("fs");
const KaitaiStream = require("kaitai-struct/KaitaiStream");

const [, , parser, planFile, ...logs] = process.argv;
const { MysqlBinlog } = require(parser);
const plan = JSON.parse(fs.readFileSync(planFile, "utf8"));
const lines = [];

function number(value) {
  if (Number.isSafeInteger(value)) return String(value);
  if (Number.isInteger(value)) return value < 0 ? "beyond -" : "beyond +";
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString("hex");
}

function visit(value, name) {
  if (value === undefined || value === null) return;
  if (typeof value === "number") lines.push(`${name} ${number(value)}`);
  else if (typeof value === "string") lines.push(`${name} ${JSON.stringify(value)}`);
  else if (typeof value === "boolean") lines.push(`${name} ${value}`);
  else if (value instanceof Uint8Array) lines.push(`${name} ${Buffer.from(value).toString("hex")}`);
  else if (Array.isArray(value)) value.forEach((item) => visit(item, name));
  else object(value, name);
}

function object(value, name) {
  const type = value.constructor.name;
  lines.push(`${name} ${type}`);
  for (const member of plan[type]) visit(value[member], member);
}

for (const log of logs) object(new MysqlBinlog(new KaitaiStream(fs.readFileSync(log))), "log");
fs.writeSync(1, lines.join("\n") + "\n");
