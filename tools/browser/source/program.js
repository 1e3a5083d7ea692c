// The program with its logs: commands as the views run them.

/** Bytes of the lists of transactions, and of changes or events, that are kept, so that those of any log fit into memory. */
export const MOST_TRANSACTIONS = 148 << 20;
export const MOST_LISTED = 24 << 20;

const OPTIONS = [["--keys", /key[^.]*(\.[a-z]\w*)?$/i], ["--schema", /\.(sql|json)$/i]];

/** Returns the option that takes a file which is no log, by its name: table definitions, or keys; undefined for a log. */
export function optionOf(name) {
  return OPTIONS.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Returns commands over the logs that were opened, with options that all of them are given. */
export function openProgram(client, logs, given) {

  function withLogs([command, ...args], only = logs) {
    const files = Array.isArray(only) ? only : [only];
    return [command, ...args, ...given, "--", ...files.map((name) => (name.startsWith("-") ? `./${name}` : name))];
  }

  return {
    logs,
    /** Returns what `verify`, `stats` and `stats --by minute` print of logs of which all is sound; else null. */
    firstLook: () => client.firstLook(withLogs(["look"]).slice(1)),
    /** Runs a command over all logs, or over one. */
    run: (name, args, only, most) => client.run(name, withLogs(args, only), most),
    /** Runs a command whose logs are among its arguments. */
    runOn: (name, [command, ...args]) => client.run(name, [command, ...given, ...args]),
    text: client.text,
    count: client.count,
    lines: client.lines,
    changes: client.changes,
    keep: client.keep,
    take: client.take,
    /** Returns an event of a log, which has an address: {data, said}. */
    event: (file, address) => client.event(withLogs(["inspect"], [file, address])),
    readings: client.readings,
    /** Returns the JSON that a command prints; `found` is null where it has printed none. */
    async json(name, args) {
      const { said, status } = await client.run(name, withLogs(args));
      const text = await client.text(name);
      return { found: text === "" ? null : JSON.parse(text), said, status };
    },
    /** Returns the lines of JSON that a command prints. */
    async jsonLines(name, args) {
      const { said, status } = await client.run(name, withLogs(args));
      const text = await client.text(name);
      return { found: text.split("\n").filter(Boolean).map((line) => JSON.parse(line)), said, status };
    },
  };
}
