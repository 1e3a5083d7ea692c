// Runs the script of a page of `inspect --html` without a browser, and prints what it reads given bytes as.
// Arguments: the page. Standard input: a JSON array of texts in base64. Output: for each, an object of readings.
"use strict";
const fs = require("fs"), vm = require("vm");

const page = fs.readFileSync(process.argv[2], "utf-8");
const scripts = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
const data = scripts.find(one => one[1].includes('id="data"'))[2];
const script = scripts.find(one => !one[1].includes('id="data"'))[2];

// Stands for all that a browser has.
const nothing = new Proxy(function () {}, {
  get: (_, name) => name === Symbol.toPrimitive ? () => 0 : name === Symbol.iterator ? function* () {} : nothing,
  set: () => true,
  apply: () => nothing,
  construct: () => nothing,
});
const around = { atob, TextDecoder, TextEncoder, document: new Proxy({}, {
  get: (_, name) => name === "getElementById" ? id => id === "data" ? { textContent: data } : nothing : nothing,
}) };
for (const name of ["window", "history", "location", "ResizeObserver", "matchMedia"]) around[name] = nothing;
around.decodeURIComponent = () => "";
const wanted = JSON.parse(fs.readFileSync(0, "utf-8"));
around.wanted = wanted.map(text => new Uint8Array(Buffer.from(text, "base64")));
vm.createContext(around);
const found = vm.runInContext(`${script}\nJSON.stringify(wanted.map(b => Object.fromEntries(readingsOf(b))))`, around);
process.stdout.write(found);
