// What bytes are read as where the program is not at hand: by types of a fixed size, which are made of the spec, and as text.
import { TYPES } from "./types.js";

const MOST_HEX = 64;
const MOST_TEXT = 4096;
const TEXTS = [["text, utf8mb4", "utf-8"], ["text, latin1", "windows-1252"]];

/** Returns pairs of a type and of what the bytes are then. */
export function readingsOf(bytes) {
  if (bytes.length === 0) return [];
  const numbers = TYPES.filter(({ size }) => size === bytes.length).map((type) => [type.label, valueText(type, bytes)]);
  const texts = TEXTS.map(([label, encoding]) => [label, decoded(bytes.subarray(0, MOST_TEXT), encoding)]);
  return [...numbers, ...texts, ["BINARY, BLOB", hexText(bytes)]];
}

function valueText({ read, hasBits, size }, bytes) {
  const members = read(bytes);
  const text = calendarText(members) ?? String(members.value ?? members.raw);
  return hasBits ? `${text} = 0b${members.value.toString(2).padStart(8 * size, "0")}` : text;
}

/** Returns the text of a date, a time or both; null for what has none of their members. */
function calendarText({ year, month, day, hour, minute, second, hours, minutes, seconds, is_negative: isNegative, micros }) {
  const fraction = micros ? `.${String(micros).padStart(6, "0")}` : "";
  const two = (number) => String(number).padStart(2, "0");
  const clock = (...parts) => parts.map(two).join(":") + fraction;
  if (year !== undefined) {
    const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
    return hour === undefined ? date : `${date} ${clock(hour, minute, second)}`;
  }
  if (hours !== undefined) return `${isNegative ? "-" : ""}${clock(hours, minutes, seconds)}`;
  if (seconds !== undefined) return new Date(Number(seconds) * 1000).toISOString().replace(".000Z", `${fraction}Z`);
  return null;
}

function decoded(bytes, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return "—";
  }
}

function hexText(bytes) {
  const digits = [...bytes.subarray(0, MOST_HEX)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return bytes.length > MOST_HEX ? `${digits}…` : digits;
}
