// Runs the program: Python, its package, and the logs, which are read piece by piece from the files that were dropped.
import { forPython } from "./aes.js";
import { blobOf, growInPlace, readInPieces } from "./file_memory.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";

const LOGS = "/logs";
const OFTEN = 100;
let python = null;
let answers = null;
let total = 0;
let done = 0;
let lastShown = 0;

function show(name, part = 0) {
  lastShown = performance.now();
  postMessage({ progress: { name, done: part } });
}

async function load() {
  show("load");
  const folder = new URL("./", import.meta.url);
  const archive = fetch(new URL("program.zip", folder)).then((response) => response.arrayBuffer());
  python = await loadPyodide({ indexURL: new URL("pyodide/", folder).href });
  python.unpackArchive(await archive, "zip", { extractDir: "/program" });
  python.runPython("import sys; sys.path.insert(0, '/program')");
  python.pyimport("aes_ciphers").install(forPython());
  answers = python.pyimport("answers").Answers();
  await useOnce(new URL("samples/mysql-9.7-shop.binlog", folder));
  const { MEMFS, WORKERFS } = python.FS.filesystems;
  readInPieces(WORKERFS, countRead);
  growInPlace(MEMFS);
}

/** Takes the first look, so that all that it imports is there when a log is dropped. */
async function useOnce(sample) {
  const path = answers.path("sample");
  python.FS.writeFile(path, new Uint8Array(await (await fetch(sample)).arrayBuffer()));
  answers.first_look(python.toPy([path]));
}

/** Counts what is read of logs, so that the page can show how far a command is. */
function countRead(bytes) {
  done += bytes;
  if (performance.now() - lastShown > OFTEN && total > 0) show(null, Math.min(done / total, 1));
}

function begin([command]) {
  done = 0;
  show(command);
}

const METHODS = {
  load() {},

  open(files) {
    const { FS } = python;
    if (FS.analyzePath(LOGS).exists) FS.unmount(LOGS);
    else FS.mkdir(LOGS);
    FS.mount(FS.filesystems.WORKERFS, { files }, LOGS);
    FS.chdir(LOGS);
    total = files.reduce((sum, file) => sum + file.size, 0);
    return files.map((file) => file.name);
  },

  run(name, args, most) {
    begin(args);
    const limits = most === undefined ? [] : [most];
    return JSON.parse(answers.run(name, python.toPy(args), ...limits));
  },

  firstLook(args) {
    begin(["look"]);
    return JSON.parse(answers.first_look(python.toPy(args)));
  },

  text: (name) => answers.text(name),
  count: (name) => answers.count(name),
  lines: (name, from, to) => JSON.parse(answers.lines(name, from, to)),
  changes: (name, from, to) => JSON.parse(answers.changes(name, from, to)),
  keep: (name, words) => answers.keep(name, words),

  event(args) {
    begin(args);
    return JSON.parse(answers.event(python.toPy(args)));
  },

  readings: (digits) => JSON.parse(answers.readings(digits)),

  take(name) {
    const path = answers.path(name);
    const taken = blobOf(python.FS.lookupPath(path).node);
    python.FS.truncate(path, 0);
    return taken;
  },
};

let before = Promise.resolve();
addEventListener("message", ({ data: { id, method, args } }) => {
  before = before.then(async () => {
    try {
      if (python === null) await load();
      postMessage({ id, result: METHODS[method](...args) });
    } catch (error) {
      postMessage({ id, error: String(error?.message ?? error) });
    }
  });
});
