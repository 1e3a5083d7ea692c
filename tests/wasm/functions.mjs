// Functions of the page that need no page.
import assert from "node:assert/strict";

import { rangeOf } from "../../tools/browser/source/changes.js";
import { filterArguments } from "../../tools/browser/source/filters.js";
import { counted, moment, size } from "../../tools/browser/source/numbers.js";
import { grouping, place } from "../../tools/browser/source/overview.js";
import { openProgram } from "../../tools/browser/source/program.js";

assert.deepEqual([size(0), size(999), size(9057), size(123456789)], ["0 bytes", "999 bytes", "9.1 kB", "123 MB"]);
assert.deepEqual([counted(1, "row"), counted(1234, "row")], ["1 row", "1,234 rows"]);
assert.deepEqual([moment("2026-11-21T00:22:07Z"), moment(null)], ["2026-11-21 00:22:07", ""]);

assert.deepEqual(filterArguments({ table: " shop.a, shop.b", where: "id = 5", to: "" }),
  ["--table", "shop.a", "--table", "shop.b", "--where", "id = 5"]);
assert.deepEqual(rangeOf({ position: 158, bytes: 207 }), ["--start-position", "158", "--stop-position", "365"]);

const hour = (number, bytes) => [`2026-11-21T0${number}:00:00Z`, { transactions: 1, rows: { insert: 2, delete: 1 }, bytes }];
const found = grouping([hour(0, 10), hour(3, 5)], 3_600_000);
assert.deepEqual(found.map(({ bytes, rows }) => [bytes, rows]), [[10, 3], [0, 0], [0, 0], [5, 3]]);
assert.deepEqual([found[0].from, found.at(-1).to], ["2026-11-21T00:00:00Z", "2026-11-21T04:00:00Z"]);
assert.equal(grouping([hour(0, 10), hour(3, 5)], 3_600_000, 2).length, 2);

assert.equal(place("a:1.binlog", "a:1.binlog:7821 QUERY_EVENT: wrong"), "@7821");
assert.equal(place("a.binlog", "a.binlog: not a binary log"), null);

const asked = [];
const program = openProgram({ run: (...call) => asked.push(call) }, ["a.binlog", "-b"], "names.sql");
program.run("x", ["changes", "--links"]);
program.run("x", ["changes"], "a.binlog", 10);
assert.deepEqual(asked, [
  ["x", ["changes", "--links", "--schema", "names.sql", "--", "a.binlog", "./-b"], undefined],
  ["x", ["changes", "--schema", "names.sql", "--", "a.binlog"], 10],
]);
