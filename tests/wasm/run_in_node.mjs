// Runs commands of the program in Python of a browser, under Node, and prints what each did as a line of JSON.
// Arguments: the folder of Pyodide, the archive of the program, the folder of the page's modules, that of the logs.
// Standard input: a JSON array of commands, each an array of arguments.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const allCommands = JSON.parse(readFileSync(0, "utf-8"));
const [pyodideFolder, archive, modulesFolder, logsFolder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/program" });
for (const name of ["commands.py", "aes_ciphers.py"]) python.FS.writeFile(`/program/${name}`, readFileSync(`${modulesFolder}/${name}`));
python.FS.mkdirTree(logsFolder);
python.FS.mount(python.FS.filesystems.NODEFS, { root: logsFolder }, logsFolder);
python.FS.mkdirTree("/run");
python.FS.chdir("/run");
python.runPython("import sys; sys.path.insert(0, '/program')");
const { forPython } = await import(pathToFileURL(`${modulesFolder}/aes.js`).href);
python.pyimport("aes_ciphers").install(forPython());
const commands = python.pyimport("commands");

const output = "/run/output";
for (const args of allCommands) {
  const done = commands.run(python.toPy(args), output);
  const out = Buffer.from(python.FS.readFile(output)).toString("base64");
  console.log(JSON.stringify({ status: done.status, said: done.said, out }));
}
