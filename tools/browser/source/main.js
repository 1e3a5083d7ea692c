// The page: logs are dropped, views show what is in them.
import { bytesView } from "./bytes.js";
import { changesView } from "./changes.js";
import { Stopped, createClient } from "./client.js";
import { button, element, message } from "./panel/elements.js";
import { size } from "./panel/numbers.js";
import { overview } from "./overview.js";
import { openProgram, optionOf } from "./program.js";
import { takeAwayView } from "./take_away.js";

const byId = (id) => document.getElementById(id);
const NAMES = {
  load: "Loading the program", look: "Checking and counting", stats: "Counting", verify: "Checking", transactions: "Listing transactions",
  changes: "Reading changes", events: "Listing events", inspect: "Reading bytes", undo: "Writing the undo",
  sql: "Writing SQL", carve: "Writing a log",
};

const client = createClient(showProgress);
const changes = changesView(go, say);
const VIEWS = {
  overview: { title: "Overview", view: overview(go) },
  changes: { title: "Changes", view: changes },
  bytes: { title: "Bytes", view: bytesView() },
  take: { title: "Take away", view: takeAwayView(changes.filter) },
};
let program = null;
const shown = new Set();

function showProgress(progress) {
  byId("work").hidden = progress === null;
  if (progress === null) return;
  if (progress.name !== null) byId("doing").textContent = `${NAMES[progress.name]} …`;
  byId("progress").value = progress.done;
}

/** Says something for some seconds. */
function say(text, kind = "bad") {
  const made = message(text, `toast ${kind}`);
  document.body.append(made);
  setTimeout(() => made.remove(), kind === "bad" ? 10_000 : 3_000);
}

/** Leads to a view, which shows what is given. */
async function go(name, values) {
  const at = name === "transaction" ? "changes" : name;
  for (const [other, { view, tab }] of Object.entries(VIEWS)) {
    view.element.hidden = other !== at;
    tab.setAttribute("aria-selected", String(other === at));
    tab.tabIndex = other === at ? 0 : -1;
  }
  try {
    const { view } = VIEWS[at];
    if (name === "transaction") await view.showTransaction(program, values);
    else if (at !== "overview" || !shown.has(program)) {
      if (at === "overview") shown.add(program);
      await view.show(program, values);
    }
  } catch (error) {
    if (error instanceof Stopped) shown.delete(program);
    say(error instanceof Stopped ? "Stopped." : error.message, error instanceof Stopped ? "dim" : "bad");
  }
}

let logs = [];
const others = new Map();

/** Opens logs, or gives those that are open table definitions or keys. */
async function open(files) {
  const given = [...files].filter(({ name }) => optionOf(name) === undefined);
  for (const file of files) if (!given.includes(file)) others.set(optionOf(file.name), file);
  if (given.length > 0) logs = given;
  if (logs.length === 0) {
    say(`Give a log, too: ${[...others.values()].map(({ name }) => name).join(", ")} has table definitions or keys.`);
    return;
  }
  try {
    await client.open([...logs, ...others.values()]);
  } catch (error) {
    say(error.message);
    return;
  }
  logs.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  program = openProgram(client, logs.map((file) => file.name), [...others].flatMap(([option, { name }]) => [option, name]));
  byId("logs").replaceChildren(...logs.slice(0, 3).map((file) => element("span", { class: "log" }, `${file.name} `, element("span", { class: "dim" }, size(file.size)))),
    logs.length > 3 ? ` and ${logs.length - 3} more ` : "", ...[...others.values()].map(({ name }) => element("span", { class: "log dim" }, name)),
    button("Other logs", () => location.reload()),
    button("Add names or keys", () => byId("choose").click(), { title: "Table definitions (.sql, .json), or the keys of encrypted logs" }));
  byId("start").hidden = true;
  byId("tabs").hidden = byId("views").hidden = false;
  await go("overview");
}

function makeTabs() {
  const names = Object.keys(VIEWS);
  names.forEach((name, number) => {
    const { title, view } = VIEWS[name];
    const tab = button(title, () => go(name), { role: "tab", id: `tab-${name}`, "aria-controls": `view-${name}` });
    tab.addEventListener("keydown", ({ key }) => {
      const to = { ArrowRight: number + 1, ArrowLeft: number - 1 }[key];
      if (to === undefined) return;
      const next = names[(to + names.length) % names.length];
      go(next);
      VIEWS[next].tab.focus();
    });
    VIEWS[name].tab = tab;
    view.element.id = `view-${name}`;
    view.element.setAttribute("role", "tabpanel");
    view.element.setAttribute("aria-labelledby", tab.id);
    view.element.hidden = true;
    byId("tabs").append(tab);
    byId("views").append(view.element);
  });
}

async function showSamples() {
  const samples = await (await fetch("samples/samples.json")).json();
  byId("samples").append(...samples.map(({ name, about }) => element("li", {}, button(name, async () => {
    const data = await (await fetch(`samples/${encodeURIComponent(name)}`)).blob();
    await open([new File([data], name)]);
  }, { class: "link" }), element("span", { class: "dim" }, ` ${about}`))));
}

function listenForFiles() {
  byId("choose").addEventListener("change", ({ target }) => open(target.files));
  addEventListener("dragover", (event) => {
    event.preventDefault();
    byId("drop").classList.add("over");
  });
  addEventListener("dragleave", () => byId("drop").classList.remove("over"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    byId("drop").classList.remove("over");
    if (event.dataTransfer.files.length > 0) open(event.dataTransfer.files);
  });
}

function setTheme(isDark) {
  document.documentElement.classList.toggle("dark", isDark);
}

byId("stop").addEventListener("click", () => client.stop());
byId("theme").addEventListener("click", () => setTheme(!document.documentElement.classList.contains("dark")));
setTheme(matchMedia("(prefers-color-scheme: dark)").matches);
makeTabs();
listenForFiles();
showSamples();
client.load().catch((error) => say(`The program cannot be loaded: ${error.message}`));
