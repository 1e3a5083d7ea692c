// How the worker reads the logs that were dropped, and what memory that takes.

const PIECE = 4 << 20;
const LEAST = 1 << 16;
const STEP = 1 << 20;
const MOST = 2 ** 30;

/** Has a log that is read on and on read in large pieces, for each takes its time; `onRead` is told of the bytes. */
export function readInPieces(files, onRead) {
  const reader = new FileReaderSync();
  let held = { node: null, start: 0, bytes: new Uint8Array() };

  function piece(node, position, length) {
    const isNext = held.node === node && position === held.start + held.bytes.length;
    const stop = position + (isNext ? Math.max(length, PIECE) : length);
    letGo(held.bytes.buffer);
    held = { node, start: position, bytes: new Uint8Array(reader.readAsArrayBuffer(node.contents.slice(position, stop))) };
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
 * Gives back the memory of a piece at once: it is sent to a port that nobody has. JavaScript, which counts objects, of
 * which they are few, would keep hundreds of megabytes; to cut a buffer down (`transfer(0)`) gives nothing back.
 */
function letGo(buffer) {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

/** Has the files that commands write grow where they are, without a copy, and give back what they do not need. */
export function growInPlace(files) {
  const { expandFileStorage: expand, resizeFileStorage: resize } = files;

  files.expandFileStorage = (node, wanted) => {
    if (wanted < LEAST || wanted > MOST) expand(node, wanted);
    else if (node.contents.buffer.resizable) {
      if (wanted > node.contents.length) node.contents.buffer.resize(roomFor(wanted));
    } else {
      const made = new Uint8Array(new ArrayBuffer(roomFor(wanted), { maxByteLength: MOST }));
      made.set(node.contents.subarray(0, node.usedBytes));
      node.contents = made;
    }
  };

  files.resizeFileStorage = (node, wanted) => {
    if (!node.contents.buffer.resizable || wanted > node.contents.length) {
      resize(node, wanted);
      return;
    }
    node.contents.buffer.resize(wanted);
    node.usedBytes = wanted;
  };
}

function roomFor(bytes) {
  return Math.min(Math.ceil(bytes / STEP) * STEP, MOST);
}

/** Returns a file that a command has written as a `Blob`, made of pieces: a whole copy of it may not fit into memory. */
export function blobOf({ contents, usedBytes }) {
  const pieces = [];
  for (let start = 0; start < usedBytes; start += PIECE) {
    const piece = contents.slice(start, Math.min(start + PIECE, usedBytes));
    pieces.push(new Blob([piece]));
    letGo(piece.buffer);
  }
  return new Blob(pieces);
}
