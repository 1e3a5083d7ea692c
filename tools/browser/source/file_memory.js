// How the worker reads the logs that were dropped, and what memory that takes.

const PIECE = 4 << 20;
const LITTER = 32 << 20;
const LEAST = 1 << 16;
const GROWTH = 1.5;

/** Has a log that is read on and on read in large pieces, for each takes its time; `onRead` is told of the bytes. */
export function readInPieces(files, onRead) {
  const reader = new FileReaderSync();
  let held = { node: null, start: 0, bytes: new Uint8Array() };
  let unused = 0;

  function piece(node, position, length) {
    const isNext = held.node === node && position === held.start + held.bytes.length;
    const stop = position + (isNext ? Math.max(length, PIECE) : length);
    held = { node, start: position, bytes: new Uint8Array(reader.readAsArrayBuffer(node.contents.slice(position, stop))) };
    unused += held.bytes.length;
    if (unused < LITTER) return;
    unused = 0;
    collect();
  }

  files.stream_ops.read = ({ node }, buffer, offset, length, position) => {
    if (position >= node.size) return 0;
    const isHeld = held.node === node && position >= held.start && position < held.start + held.bytes.length;
    if (!isHeld) piece(node, position, length);
    const found = held.bytes.subarray(position - held.start, position - held.start + length);
    buffer.set(found, offset);
    onRead(found.length);
    return found.length;
  };
}

/**
 * Has JavaScript look for pieces that nobody holds any more. It counts objects, of which they are few, and not their
 * bytes: without this, a page that reads logs takes a gigabyte.
 */
function collect() {
  new Array(LITTER / 8).fill(0.5);
}

/** Has the files that commands write grow where they are, without a copy of what they have. */
export function growInPlace(files) {
  const copy = files.expandFileStorage;
  files.expandFileStorage = (node, wanted) => {
    const { contents } = node;
    const isAlone = contents.length > 0 && contents.byteLength === contents.buffer.byteLength;
    if (!isAlone || contents.buffer.transfer === undefined) copy(node, wanted);
    else if (contents.length < wanted) {
      const room = Math.max(wanted, LEAST, Math.floor(contents.length * GROWTH));
      node.contents = new Uint8Array(contents.buffer.transfer(room));
    }
  };
}
