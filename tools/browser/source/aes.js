// AES, for encrypted logs: the browser's own gives its answers later, and Python does not wait. See `aes_ciphers.py`.

const BLOCK = 16;
const ROUND = 4; // words of the key of a round
const PLACES = [0, 3, 2, 1];
const POLYNOMIAL = 0x11b;
const AFFINE = 0x63;

const { boxes, encrypting, decrypting } = makeTables();
let known = { key: "", forward: null, backward: null };

/** Multiplies in the field of AES. */
function product(a, b) {
  let sum = 0;
  for (let power = a, left = b; left > 0; left >>= 1) {
    if (left & 1) sum ^= power;
    power = power & 0x80 ? (power << 1) ^ POLYNOMIAL : power << 1;
  }
  return sum;
}

function makeBoxes() {
  const forward = new Uint8Array(256);
  const backward = new Uint8Array(256);
  for (let value = 0; value < 256; value += 1) {
    let inverse = 0;
    while (value > 0 && product(value, inverse) !== 1) inverse += 1;
    let found = AFFINE;
    for (let turn = 0; turn < 5; turn += 1) found ^= ((inverse << turn) | (inverse >> (8 - turn))) & 0xff;
    forward[value] = found;
    backward[found] = value;
  }
  return { forward, backward };
}

/** Returns the four tables of a direction: what a byte in each place of a column makes of the column. */
function columnTables(box, factors) {
  return [0, 1, 2, 3].map((place) => Uint32Array.from(box, (value) => {
    const column = factors.map((factor) => product(value, factor));
    return [0, 1, 2, 3].reduce((word, at) => (word << 8) | column[(at - place + 4) % 4], 0) >>> 0;
  }));
}

function makeTables() {
  const found = makeBoxes();
  return { boxes: found, encrypting: columnTables(found.forward, [2, 1, 1, 3]), decrypting: columnTables(found.backward, [14, 9, 13, 11]) };
}

function substituted(word) {
  return mixed(boxes.forward, word, word, word, word) >>> 0;
}

/** Returns the keys of all rounds, of a key of 16, 24 or 32 bytes. */
function roundKeys(key) {
  const size = key.length / 4;
  const words = new Uint32Array(ROUND * (size + 7));
  const bytes = new DataView(key.buffer, key.byteOffset, key.length);
  for (let at = 0; at < size; at += 1) words[at] = bytes.getUint32(4 * at);
  for (let at = size, constant = 1; at < words.length; at += 1) {
    let word = words[at - 1];
    if (at % size === 0) {
      word = substituted((word << 8) | (word >>> 24)) ^ (constant << 24);
      constant = product(constant, 2);
    } else if (size > 6 && at % size === 4) word = substituted(word);
    words[at] = words[at - size] ^ word;
  }
  return words;
}

/**
 * Returns the same for decryption: last round first, and but for the first and last with their columns mixed back. The
 * second and the fourth column change places, in blocks, too: so that rows are shifted as they are to encrypt.
 */
function turnedKeys(words) {
  const turned = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[words.length - ROUND * (Math.floor(at / ROUND) + 1) + PLACES[at % ROUND]];
    const isMiddle = at >= ROUND && at < words.length - ROUND;
    turned[at] = isMiddle ? [24, 16, 8, 0].reduce((sum, shift, place) => sum ^ decrypting[place][boxes.forward[(word >>> shift) & 0xff]], 0) : word;
  }
  return turned;
}

function keysOf(key) {
  const text = key.join();
  if (known.key !== text) {
    const forward = roundKeys(key);
    known = { key: text, forward, backward: turnedKeys(forward) };
  }
  return known;
}

/** Takes a block of four words, in place, through all rounds. */
function transform(state, words, [t0, t1, t2, t3], box) {
  let a = state[0] ^ words[0];
  let b = state[1] ^ words[1];
  let c = state[2] ^ words[2];
  let d = state[3] ^ words[3];
  const end = words.length - ROUND;
  for (let at = ROUND; at < end; at += ROUND) {
    const e = t0[a >>> 24] ^ t1[(b >>> 16) & 0xff] ^ t2[(c >>> 8) & 0xff] ^ t3[d & 0xff] ^ words[at];
    const f = t0[b >>> 24] ^ t1[(c >>> 16) & 0xff] ^ t2[(d >>> 8) & 0xff] ^ t3[a & 0xff] ^ words[at + 1];
    const g = t0[c >>> 24] ^ t1[(d >>> 16) & 0xff] ^ t2[(a >>> 8) & 0xff] ^ t3[b & 0xff] ^ words[at + 2];
    d = t0[d >>> 24] ^ t1[(a >>> 16) & 0xff] ^ t2[(b >>> 8) & 0xff] ^ t3[c & 0xff] ^ words[at + 3];
    a = e;
    b = f;
    c = g;
  }
  state[0] = words[end] ^ mixed(box, a, b, c, d);
  state[1] = words[end + 1] ^ mixed(box, b, c, d, a);
  state[2] = words[end + 2] ^ mixed(box, c, d, a, b);
  state[3] = words[end + 3] ^ mixed(box, d, a, b, c);
}

function mixed(box, a, b, c, d) {
  return (box[a >>> 24] << 24) | (box[(b >>> 16) & 0xff] << 16) | (box[(c >>> 8) & 0xff] << 8) | box[d & 0xff];
}

function load(state, view, at) {
  for (let column = 0; column < 4; column += 1) state[column] = view.getUint32(at + 4 * column);
}

/** Encrypts bytes in place, each block by itself. */
export function encryptBlocks(key, data) {
  const state = new Uint32Array(4);
  const { forward } = keysOf(key);
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  for (let at = 0; at + BLOCK <= data.length; at += BLOCK) {
    load(state, view, at);
    transform(state, forward, encrypting, boxes.forward);
    for (let column = 0; column < 4; column += 1) view.setUint32(at + 4 * column, state[column]);
  }
}

/** Decrypts bytes in place by CBC: each block is changed by the one before it, the first by `iv`. */
export function decryptChain(key, iv, data) {
  const [state, before, own] = [new Uint32Array(4), new Uint32Array(4), new Uint32Array(4)];
  const { backward } = keysOf(key);
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  load(before, new DataView(iv.buffer, iv.byteOffset, iv.length), 0);
  for (let at = 0; at + BLOCK <= data.length; at += BLOCK) {
    load(own, view, at);
    for (let column = 0; column < 4; column += 1) state[column] = own[PLACES[column]];
    transform(state, backward, decrypting, boxes.backward);
    for (let column = 0; column < 4; column += 1) view.setUint32(at + 4 * column, state[PLACES[column]] ^ before[column]);
    before.set(own);
  }
}

/** Decrypts or encrypts bytes in place by CTR: with encrypted numbers from `counter` on, of which `offset` bytes are used. */
export function applyCounter(key, counter, offset, data) {
  const [state, number] = [new Uint32Array(4), new Uint32Array(4)];
  const { forward } = keysOf(key);
  load(number, new DataView(counter.buffer, counter.byteOffset, counter.length), 0);
  for (let at = -offset; at < data.length; at += BLOCK) {
    state.set(number);
    transform(state, forward, encrypting, boxes.forward);
    const [from, stop] = [Math.max(at, 0), Math.min(at + BLOCK, data.length)];
    for (let place = from; place < stop; place += 1) data[place] ^= state[(place - at) >> 2] >>> (24 - 8 * ((place - at) & 3));
    for (let column = 3; column >= 0; column -= 1) {
      number[column] += 1;
      if (number[column] !== 0) break;
    }
  }
}

/** Returns the functions for Python, whose buffers are changed in place. */
export function forPython() {
  const onBuffers = (act) => (...given) => {
    const views = given.map((value) => (typeof value === "number" ? value : value.getBuffer("u8")));
    try {
      act(...views.map((view) => view.data ?? view));
    } finally {
      for (const view of views) view.release?.();
    }
  };
  return { encrypt_blocks: onBuffers(encryptBlocks), decrypt_chain: onBuffers(decryptChain), apply_counter: onBuffers(applyCounter) };
}
