// node dump.cjs PARSER MEMBERS LOG...: every member of every object of each log, a line each (see ../members.py)
"use strict";
const fs = require("fs");
const path = require("path");
const KaitaiStream = require("kaitai-struct/KaitaiStream"); // of tools/node_modules, by NODE_PATH

const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
const readMembers = (file) => new Map(fs.readFileSync(file, "utf8").trimEnd().split("\n").map((line) => {
  const [name, members] = line.split("\t");
  return [name, members ? members.split(",") : []];
}));

const lines = [];
const [parser, table, ...logs] = process.argv.slice(2);
const members = readMembers(table);

function token(value) {
  if (typeof value === "string") return `x${Buffer.from(value).toString("hex")}`;
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString("hex")}`;
  if (typeof value === "boolean") return value ? "1" : "0";
  return Number.isInteger(value) ? BigInt(value).toString() : `f${value}`;
}

function dump(place, value) {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) value.forEach((item, index) => dump(`${place}[${index}]`, item));
  else if (typeof value === "object" && !(value instanceof Uint8Array)) {
    for (const name of members.get(value.constructor.name)) dump(`${place}.${name}`, value[camel(name)]);
  } else lines.push(`${place}\t${token(value)}`);
}

const module_ = require(path.resolve(parser));
const MysqlBinlog = module_.MysqlBinlog || module_;
for (const log of logs) {
  lines.push(`log\t${log}`);
  const bytes = fs.readFileSync(log);
  dump("", new MysqlBinlog(new KaitaiStream(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))));
}
process.stdout.write(`${lines.join("\n")}\n`);
