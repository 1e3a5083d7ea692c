// Bytes that are looked for.

/** Returns the bytes that a text stands for: its own in UTF-8, or those that it gives in hexadecimal, 0x64 6f. */
export function wantedBytes(text) {
  const digits = /^0x((?:[0-9a-f]{2}\s*)+)$/i.exec(text.trim());
  if (digits === null) return new TextEncoder().encode(text);
  return Uint8Array.from(digits[1].match(/[0-9a-f]{2}/gi), (pair) => Number.parseInt(pair, 16));
}

/** Returns where bytes are in others, from a place on, or -1. */
export function indexOfBytes(all, wanted, from = 0) {
  if (wanted.length === 0) return -1;
  for (let at = all.indexOf(wanted[0], from); at >= 0; at = all.indexOf(wanted[0], at + 1)) {
    if (at + wanted.length > all.length) return -1;
    if (wanted.every((byte, number) => all[at + number] === byte)) return at;
  }
  return -1;
}

/** Returns the next place that bytes have in an event: {space, at}, after another such place if one is given; or null. */
export function nextPlace(event, wanted, after = null) {
  for (let space = after?.space ?? 0; space < event.spaces.length; space += 1) {
    const at = indexOfBytes(event.bytes(space), wanted, space === after?.space ? after.at + 1 : 0);
    if (at >= 0) return { space, at };
  }
  return null;
}
