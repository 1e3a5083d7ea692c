// Numbers and times as people read them.

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** Returns a count with its digits in groups. */
export function grouped(number) {
  return Number(number).toLocaleString("en");
}

/** Returns a count and what is counted: "1 row", "2 rows". */
export function counted(number, one, many = `${one}s`) {
  return `${grouped(number)} ${Number(number) === 1 ? one : many}`;
}

/** Returns a size in the unit that fits. */
export function size(bytes) {
  let unit = 0;
  let value = bytes;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

/** Returns a moment without what ISO 8601 has for programs. */
export function moment(text) {
  return text === null || text === undefined ? "" : text.replace("T", " ").replace("Z", "");
}

/** Returns the sum of the rows of all operations. */
export function rowsOf(counts) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
