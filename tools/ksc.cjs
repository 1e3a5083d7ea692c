// Drives the Kaitai Struct compiler as a library.
//   node ksc.cjs tree SPEC...                           the YAML tree of each spec on stdout, one line of JSON each
//   node ksc.cjs compile LANGUAGE SPEC OUTDIR [--debug] the parser for LANGUAGE; prints the files written
// YAML is read with the JSON schema: `on` and `yes` stay words, and both uses see the same tree.
"use strict";
const fs = require("fs");
const path = require("path");
const yaml = require("js-yaml");
const compiler = require("kaitai-struct-compiler");

function load(file) {
  return yaml.load(fs.readFileSync(file, "utf8"), { schema: yaml.JSON_SCHEMA, filename: path.basename(file) });
}

function writeAll(files, outdir) {
  for (const name of Object.keys(files).sort()) {
    const target = path.join(outdir, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, files[name]);
    console.log(name);
  }
}

async function compile(language, spec, outdir, debug) {
  const importer = { importYaml: (name) => Promise.reject(new Error(`the spec must not import anything (${name})`)) };
  writeAll(await compiler.compile(language, load(spec), importer, debug), outdir);
}

async function main([command, ...rest]) {
  const debug = rest.includes("--debug");
  const words = rest.filter((word) => word !== "--debug");
  if (command === "tree" && words.length) for (const spec of words) console.log(JSON.stringify(load(spec)));
  else if (command === "compile" && words.length === 3) await compile(...words, debug);
  else throw new Error("usage: ksc.cjs tree SPEC... | compile LANGUAGE SPEC OUTDIR [--debug]");
}

function fail(error) {
  console.error(String((error && error.message) || error).slice(0, 2000));
  process.exit(1);
}

process.on("uncaughtException", fail); // the compiler throws some errors outside its promise
main(process.argv.slice(2)).catch(fail);
