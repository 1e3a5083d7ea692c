// Prints what the modules of the page of `inspect --html` read bytes as.
// Arguments: the folder of the modules. Standard input: a JSON array of texts in base64. Output: for each, an object of readings.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { readingsOf } = await import(pathToFileURL(`${process.argv[2]}/readings.js`).href);
const given = JSON.parse(readFileSync(0, "utf-8"));
const found = given.map((text) => Object.fromEntries(readingsOf(new Uint8Array(Buffer.from(text, "base64")))));
process.stdout.write(JSON.stringify(found));
