// What can be taken away: files that the program writes of what is wanted.
import { element, message } from "./panel/elements.js";
import { filterArguments } from "./filters.js";
import { size } from "./panel/numbers.js";

const WRITTEN = "/answers/written";

const FILES = [
  { name: "undo.sql", title: "Undo script", text: "What undoes the chosen changes, last one first.", args: ({ options }) => ["undo", ...options], hasOptions: "--across-ddl" },
  { name: "changes.sql", title: "SQL script", text: "The changes as statements that a client can run again.", args: ({ options }) => ["sql", "--as", "statements", ...options], hasOptions: "--rows-only" },
  { name: "changes.jsonl", title: "JSON lines", text: "Each changed row as a JSON object.", args: () => ["changes", "--with-query"] },
  { name: "carved.binlog", title: "Carved log", text: "A small log with the chosen transactions, for mysqlbinlog and bug reports.", args: () => ["carve", "--overwrite", "-o", WRITTEN], isWritten: true },
  { name: "redacted.binlog", title: "Redacted log", text: "The same, all strings replaced by others of the same size; the key gives the same again.", args: ({ key }) => ["carve", "--overwrite", "--redact-text", ...(key ? ["--redact-key", key] : []), "-o", WRITTEN], isWritten: true, hasKey: true },
];

/** Returns {element, show(program)}; `filter()` tells what is wanted. */
export function takeAwayView(filter) {
  let program = null;
  const wanted = element("p", { class: "dim" });
  const view = element("section", { class: "take-away", "aria-label": "Take away" }, wanted, element("div", { class: "offers" }, FILES.map(offer)));

  function offer({ name, title, text, args, isWritten, hasKey, hasOptions }) {
    const said = element("div", { class: "said-of-file", role: "status" });
    const key = hasKey ? element("input", { type: "password", placeholder: "key (optional)", "aria-label": "Key of the replacement values", autocomplete: "off" }) : null;
    const options = hasOptions ? element("input", { type: "text", placeholder: `more options, such as ${hasOptions}`, "aria-label": "More options of the command", spellcheck: "false" }) : null;
    const given = () => ({ key: key?.value, options: (options?.value ?? "").split(/\s+/).filter(Boolean) });
    const make = async () => {
      said.replaceChildren("…");
      try {
        const done = await program.run("output", [...args(given()), ...filterArguments(filter())]);
        const made = done.status === 0 ? await program.take(isWritten ? "written" : "output") : null;
        if (made?.size > 0) save(made, name);
        said.replaceChildren(made === null ? "" : element("p", { class: "message good" }, `${name}: ${size(made.size)}`),
          done.said ? message(done.said.trimEnd(), done.status ? "bad" : "dim") : "");
      } catch (error) {
        said.replaceChildren(message(error.message));
      }
    };
    return element("article", { class: "offer" }, element("h3", {}, title), element("p", {}, text), key, options,
      element("button", { type: "button", class: "main", on: { click: make } }, `Make ${name}`), said);
  }

  return {
    element: view,
    show(given) {
      program = given;
      const args = filterArguments(filter());
      wanted.textContent = args.length > 0 ? `Of what the filters let through: ${args.join(" ")}` : "Of the whole logs; filters of the view before choose less.";
    },
  };
}

function save(made, name) {
  const address = URL.createObjectURL(made);
  const link = element("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
