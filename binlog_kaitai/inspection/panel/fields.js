// The parts of events, as `inspect --html` writes them: made of its data when they are first asked for.

const IS_UNKNOWN = 1;
const IS_GROUP = 2;
const IS_COLUMN = 4;

/** One field of an event, or a part that has fields. */
export class Field {
  constructor(given, parent, event) {
    [this.step, this.start, this.size, this.text, this.space, this.flags, this.about, this.error, this.given] = given;
    this.parent = parent;
    this.event = event;
    this.isOpen = false;
    this.made = null;
  }

  /** The first address after it. */
  get end() {
    return this.start + this.size;
  }

  get isUnknown() {
    return Boolean(this.flags & IS_UNKNOWN);
  }

  /** Whether it is some items of a long list, which are made when it is opened. */
  get isGroup() {
    return Boolean(this.flags & IS_GROUP);
  }

  get isColumn() {
    return Boolean(this.flags & IS_COLUMN);
  }

  get isLeaf() {
    return this.given.length === 0;
  }

  get depth() {
    return this.parent === null ? 0 : this.parent.depth + 1;
  }

  /** The parts, groups of items among them. */
  get parts() {
    if (this.made === null) {
      const given = typeof this.given === "string" ? JSON.parse(this.given) : this.given;
      this.made = given.map((part) => new Field(part, this, this.event));
    }
    return this.made;
  }

  /** The parts, with the items of groups in place of the groups. */
  get members() {
    return this.parts.flatMap((part) => (part.isGroup ? part.parts : [part]));
  }

  /** The address, as the program takes it. */
  get path() {
    if (this.parent === null) return `events${this.step}`;
    if (this.isGroup) return this.parent.path;
    return this.parent.path + (this.step.startsWith("[") ? this.step : `.${this.step}`);
  }

  /** What the spec says of it: {type, serverName, doc}. */
  get said() {
    const [type, serverName, ...doc] = this.isGroup ? ["", ""] : this.event.texts[this.about].split("\n");
    return { type, serverName, doc: doc.join("\n") };
  }

  has(space, place) {
    return this.space === space && place >= this.start && place < this.end;
  }

  /** Returns the field below it that a byte belongs to, or null. */
  at(space, place) {
    for (const part of this.parts) {
      const found = part.isLeaf ? (part.has(space, place) ? part : null) : part.at(space, place);
      if (found !== null) return found;
    }
    return null;
  }

  /** Opens all that it is in, so that it can be seen. */
  reveal() {
    for (let part = this.parent; part !== null; part = part.parent) part.isOpen = true;
  }
}

/** An event: `number`, `position`, `size`, `type`, `text`, `error`, and whether its `checksum` is right. */
export class LogEvent {
  constructor({ tree, spaces, ...about }, texts) {
    Object.assign(this, about);
    this.texts = texts;
    this.tree = tree;
    this.spaces = spaces.map(({ data, base, inflated }) => ({ base, isInflated: inflated, given: data, made: null }));
    this.made = null;
  }

  /** The event as a field, with the rows of one that has rows open. */
  get root() {
    if (this.made === null) {
      this.made = new Field(JSON.parse(this.tree), null, this);
      open(this.made);
    }
    return this.made;
  }

  /** Returns the bytes that addresses of a space count in, as far as they are there. */
  bytes(space) {
    const found = this.spaces[space];
    found.made ??= Uint8Array.from(atob(found.given), (letter) => letter.charCodeAt(0));
    return found.made;
  }

  /** Returns the bytes between two addresses of a space. */
  slice(space, start, end) {
    const { base } = this.spaces[space];
    return this.bytes(space).subarray(Math.max(0, start - base), Math.max(0, end - base));
  }
}

function open(root) {
  root.isOpen = true;
  for (const part of root.parts) {
    part.isOpen = part.step !== "header" && part.step !== "footer";
    const rows = part.parts.find(({ step }) => step === "rows");
    if (rows === undefined) continue;
    rows.isOpen = true;
    const [first] = rows.parts;
    if (first === undefined || first.isGroup) continue;
    first.isOpen = true;
    for (const image of first.parts) image.isOpen = true;
  }
}
