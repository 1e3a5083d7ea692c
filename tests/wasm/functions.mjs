// Functions of the page that need no page. Argument: the folder of its modules.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const module = (name) => import(pathToFileURL(`${process.argv[2]}/${name}`).href);
const { fieldOf, parseAddress } = await module("panel/addresses.js");
const { indexOfBytes, wantedBytes } = await module("panel/byte_search.js");
const { differences } = await module("panel/comparison.js");
const { LogEvent } = await module("panel/fields.js");
const { rangeOf, transactionOf } = await module("changes.js");
const { filterArguments } = await module("filters.js");
const { counted, moment, size } = await module("panel/numbers.js");
const { grouping, place } = await module("overview.js");
const { openProgram, optionOf } = await module("program.js");


assert.deepEqual([size(0), size(999), size(9057), size(123456789)], ["0 bytes", "999 bytes", "9.1 kB", "123 MB"]);
assert.deepEqual([counted(1, "row"), counted(1234, "row")], ["1 row", "1,234 rows"]);
assert.deepEqual([moment("2026-11-21T00:22:07Z"), moment(null)], ["2026-11-21 00:22:07", ""]);

assert.deepEqual(filterArguments({ table: " shop.a, shop.b", where: "id = 5", to: "" }),
  ["--table", "shop.a", "--table", "shop.b", "--where", "id = 5"]);
assert.deepEqual(filterArguments({ operation: ["insert", "delete"], server: "1 2,", rows: " 10 ", gtid: " " }),
  ["--operation", "insert", "--operation", "delete", "--server-id", "1", "--server-id", "2", "--min-rows", "10"]);
assert.deepEqual(rangeOf({ position: 158, end_position: 365 }), ["--start-position", "158", "--stop-position", "365"]);
const of = (source) => transactionOf({ source: { gtid: null, xid: null, position: 2448, ...source } }).join(" ");
assert.deepEqual([of({ gtid: "0-1-2", xid: 18 }), of({ xid: 18 }), of({})], ["--include-gtids 0-1-2", "--xid 18", "--transaction 2448"]);

const hour = (number, bytes) => [`2026-11-21T0${number}:00:00Z`, { transactions: 1, rows: { insert: 2, delete: 1 }, bytes }];
const found = grouping([hour(0, 10), hour(3, 5)], 3_600_000);
assert.deepEqual(found.map(({ bytes, rows }) => [bytes, rows]), [[10, 3], [0, 0], [0, 0], [5, 3]]);
assert.deepEqual([found[0].from, found.at(-1).to], ["2026-11-21T00:00:00Z", "2026-11-21T04:00:00Z"]);
assert.equal(grouping([hour(0, 10), hour(3, 5)], 3_600_000, 2).length, 2);

assert.equal(place("a:1.binlog", "a:1.binlog:7821 QUERY_EVENT: wrong"), "@7821");
assert.equal(place("a.binlog", "a.binlog: not a binary log"), null);

const asked = [];
const program = openProgram({ run: (...call) => asked.push(call) }, ["a.binlog", "-b"], ["--schema", "names.sql"]);
program.run("x", ["changes", "--links"]);
program.run("x", ["changes"], "a.binlog", 10);
assert.deepEqual(asked, [
  ["x", ["changes", "--links", "--schema", "names.sql", "--", "a.binlog", "./-b"], undefined],
  ["x", ["changes", "--schema", "names.sql", "--", "a.binlog"], 10],
]);

const { number, position, offset, path } = parseAddress(" @12328+77.body.rows[0] ");
assert.deepEqual([number, position, offset, path], [undefined, "12328", "77", ".body.rows[0]"]);
assert.equal(parseAddress("events[x]"), null);

assert.deepEqual([...wantedBytes("0x64 6F")], [100, 111]);
assert.deepEqual([...wantedBytes("0x6")], [48, 120, 54]);
assert.deepEqual([indexOfBytes(wantedBytes("aab aab"), wantedBytes("aab"), 1), indexOfBytes(wantedBytes("aa"), wantedBytes("aab"))], [4, -1]);
assert.equal(indexOfBytes(wantedBytes("aa"), wantedBytes("")), -1);

const leaf = (step, start, text) => [step, start, 2, text, 0, 0, 0, 0, []];
const event = (texts) => new LogEvent({
  number: "3", position: 10, spaces: [{ base: 10, inflated: false, data: btoa("abcdef") }],
  tree: JSON.stringify(["[3]", 10, 6, "", 0, 0, 0, 0, [
    leaf("`a.b`", 10, texts[0]), ["list", 12, 4, "", 0, 0, 0, 0, [["[0] to [1]", 12, 4, "", 0, 2, 0, 0, JSON.stringify([leaf("[0]", 12, texts[1]), leaf("[1]", 14, texts[2])])]]],
  ]]),
}, ["a type\nits name\nwhat\nit is"]);
const one = event(["a", "b", "c"]);
assert.equal(fieldOf(one.root, parseAddress("@10.list[1]")).path, "events[3].list[1]");
assert.equal(fieldOf(one.root, parseAddress("@10.`a.b`")).text, "a");
assert.equal(fieldOf(one.root, parseAddress("@10.nothing[1]")), undefined);
assert.equal(one.root.at(0, 15).path, "events[3].list[1]");
assert.equal(one.root.at(0, 16), null);
assert.deepEqual(one.root.said, { type: "a type", serverName: "its name", doc: "what\nit is" });
assert.deepEqual([...one.slice(0, 14, 99)], [101, 102]);
assert.deepEqual(differences(one.root, event(["a", "b", "x"]).root).rows.map((row) => [row.path, row.texts]), [["list[1]", ["c", "x"]]]);

const names = ["schema.sql", "columns.JSON", "keys.txt", "keyring", "mysql-bin.000001", "keycloak-bin.000003", "keys.enc"];
assert.deepEqual(names.map(optionOf), ["--schema", "--schema", "--keys", "--keys", undefined, undefined, "--keys"]);
