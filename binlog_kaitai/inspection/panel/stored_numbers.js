// Numbers out of bytes, as the fields of the spec say: what is made of the spec for the page calls these.

/** Returns the number in some bytes; `kind` is "u", "s" or "f". */
export function storedNumber(bytes, at, size, kind, isLittle) {
  if (kind === "f") {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, size);
    return size === 4 ? view.getFloat32(0, isLittle) : view.getFloat64(0, isLittle);
  }
  let value = 0n;
  for (let number = 0; number < size; number += 1) {
    value = (value << 8n) | BigInt(bytes[isLittle ? at + size - 1 - number : at + number]);
  }
  return kind === "s" ? BigInt.asIntN(8 * size, value) : value;
}

/** Returns some bits of a number. */
export function storedBits(bytes, at, size, shift, width, isLittle) {
  return (storedNumber(bytes, at, size, "u", isLittle) >> BigInt(shift)) & ((1n << BigInt(width)) - 1n);
}
