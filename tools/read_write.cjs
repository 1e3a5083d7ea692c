// Turns the compiler's read-write mode on: node --require ./read_write.cjs ksc.cjs compile python SPEC OUTDIR
// The compiler has that mode (`ksc --read-write`), but the `compile` of its npm package takes no option for it. This
// changes the settings that `compile` makes when the package is loaded: no reading in the constructor, substreams of
// their own, read-write. A package whose settings look different is refused.
"use strict";
const fs = require("fs");
const Module = require("module");

const SETTINGS = "_RuntimeConfig((!debug), debug, false, true, false,";
const READ_WRITE = "_RuntimeConfig(false, debug, false, false, true,";

const load = Module._extensions[".js"];
Module._extensions[".js"] = (module, filename) => {
  if (!filename.endsWith("kaitai-struct-compiler.js")) return load(module, filename);
  const parts = fs.readFileSync(filename, "utf8").split(SETTINGS);
  if (parts.length !== 2) throw new Error("kaitai-struct-compiler makes its settings elsewhere: change tools/read_write.cjs");
  return module._compile(parts.join(READ_WRITE), filename);
};
