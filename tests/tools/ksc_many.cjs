// Runs ksc.cjs for many specs in one process, because the compiler is slow only until it is warm.
//   node ksc_many.cjs KSC_CJS JSON    JSON: an array with the words of each call
"use strict";
const [, , path, calls] = process.argv;
const driver = require.resolve(path);
process.setMaxListeners(0); // each call adds its handler
for (const words of JSON.parse(calls)) {
  process.argv = [...process.argv.slice(0, 2), ...words];
  delete require.cache[driver];
  require(driver);
}
