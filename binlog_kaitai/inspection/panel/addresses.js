// Addresses of events and their fields: events[34].body.rows[0].after.total, @4691, @12328+77.

const ADDRESS = /^(?:events\[(?<number>\d+)\]|@(?<position>\d+)(?:\+(?<offset>\d+))?)(?<path>.*)$/s;
const STEP = /\[(?:\d+)\]|\.?(`(?:[^`]|``)+`|[^.[\]`]+)/g;

/** Returns {number, position, offset, path} of an address, those that are missing as undefined; null for another text. */
export function parseAddress(text) {
  return ADDRESS.exec(text.trim())?.groups ?? null;
}

/** Returns the field at an address of an event: at a path, or in the event at an offset of its payload; else undefined. */
export function fieldOf(root, { offset, path }) {
  let found = offset === undefined ? root : inPayload(root, Number(offset));
  for (const [whole, name] of path.matchAll(STEP)) {
    found = found?.members.find(({ step }) => step === (name ?? whole));
  }
  return found;
}

function inPayload(root, offset) {
  const events = member(member(root, "body"), "events");
  return events?.members.find((event) => offset >= event.start && offset < event.end);
}

function member(field, name) {
  return field?.members.find(({ step }) => step === name);
}
