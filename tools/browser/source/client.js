// The page's side of the worker that runs the program: calls and their answers, progress, stopping.

export class Stopped extends Error {}

/** Returns what calls the worker. `onProgress` is told what is being done: {name, done} with `done` from 0 to 1, or null. */
export function createClient(onProgress) {
  let worker = null;
  let last = 0;
  let opened = null;
  let pending = new Map();

  function start() {
    // Of a blob, the worker is held to the policy of this page: it cannot talk to anybody either.
    const module = JSON.stringify(new URL("worker.js", import.meta.url).href);
    const address = URL.createObjectURL(new Blob([`import ${module};`], { type: "text/javascript" }));
    const made = new Worker(address, { type: "module" });
    made.addEventListener("message", ({ data }) => answered(data));
    made.addEventListener("error", (event) => end(new Error(event.message || "the program cannot be loaded")));
    return made;
  }

  function answered({ id, progress, error, result }) {
    if (progress !== undefined) {
      onProgress(progress);
      return;
    }
    const call = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) onProgress(null);
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error));
  }

  function end(error) {
    worker?.terminate();
    worker = null;
    const calls = pending;
    pending = new Map();
    onProgress(null);
    for (const call of calls.values()) call.reject(error);
  }

  function post(method, args) {
    worker ??= start();
    last += 1;
    const id = last;
    worker.postMessage({ id, method, args });
    return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
  }

  function call(method, ...args) {
    if (worker === null && opened !== null) post("open", opened).catch(() => {});
    return post(method, args);
  }

  return {
    /** Loads the program, before anything is asked of it. */
    load: () => call("load"),
    /** Gives the program logs, which it then reads piece by piece. Returns their paths. */
    open(files) {
      opened = [files];
      return post("open", opened);
    },
    /** Runs a command under a name, up to `most` bytes of output. Returns {status, said, is_whole}. */
    run: (name, args, most) => call("run", name, args, most),
    /** Returns what is in logs of which all is sound: {ledgers, stats, minutes}; else null. */
    firstLook: (args) => call("firstLook", args),
    /** Returns all that a command has printed. */
    text: (name) => call("text", name),
    /** Returns how many lines a command has printed. */
    count: (name) => call("count", name),
    /** Returns some lines of a command, each of them JSON. */
    lines: (name, from, to) => call("lines", name, from, to),
    /** Returns some lines of `changes` as what is shown of them. */
    changes: (name, from, to) => call("changes", name, from, to),
    /** Keeps the lines of a command that have all words. Returns how many. */
    keep: (name, words) => call("keep", name, words),
    /** Returns what `inspect` has of an event: {data, said}. */
    event: (args) => call("event", args),
    /** Returns what bytes are read as: pairs of a type and a text. */
    readings: (digits) => call("readings", digits),
    /** Takes a file that a command has printed, or has written: returns it as a `Blob`, and it is empty then. */
    take: (name) => call("take", name),
    /** Ends what the program is doing; it is started anew for the next call. */
    stop: () => end(new Stopped("stopped")),
  };
}
