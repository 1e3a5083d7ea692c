// Compiles the modules of an archive for the Python that will run them, which then starts sooner: compiled modules take
// the place of their sources.
// Arguments: the folder of Pyodide, the archive, other modules to put into it, as a JSON object of their texts by name;
// the archive to write.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideFolder, archive, others, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/program" });
for (const [name, text] of Object.entries(JSON.parse(others))) python.FS.writeFile(`/program/${name}`, text);
python.runPython(`
import compileall, os, pathlib, py_compile, zipfile
compileall.compile_dir("/program", quiet=2, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
for path in pathlib.Path("/program").rglob("*.py*"):
    if path.suffix != ".pyc":
        path.unlink()
with zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED) as packed:
    for folder, _, names in sorted(os.walk("/program")):
        for name in sorted(names):
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                packed.writestr(zipfile.ZipInfo(os.path.relpath(path, "/program")), file.read(), zipfile.ZIP_DEFLATED)
`);
writeFileSync(target, python.FS.readFile("/compiled.zip"));
