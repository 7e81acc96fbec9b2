/**
 * Threads that draw the same film need the same baked pixels: each bakes a part of them and takes the rest from the others.
 * All threads bake in the same order, so the number of a piece tells whose it is and where it lies.
 */

export type Bakehouse = { arena: SharedArrayBuffer; member: number; members: number };

const maxPieces = 64;
const headerBytes = maxPieces * 4;
const alignment = 64;
/** Longer than any piece takes; after that a thread bakes it itself. */
const patienceMs = 30_000;

/** Untouched pages of it cost nothing. */
export const createArena = (width: number, height: number) =>
  new SharedArrayBuffer(headerBytes + Math.ceil(width * height * 4 * 16));

let house: Bakehouse | undefined;
let [piece, offset] = [0, headerBytes];

/** For the pieces baked from now on; undefined: alone. */
export const bakeTogether = (bakehouse: Bakehouse | undefined) => {
  house = bakehouse;
  [piece, offset] = [0, headerBytes];
};

/** `fill` must not draw on chance that other code draws on too: in other threads it does not run. */
export const bakePixels = (
  sizeBytes: number,
  fill: (pixels: Uint8ClampedArray) => void,
): Uint8ClampedArray => {
  const own = new Uint8ClampedArray(sizeBytes);
  const [number, start] = [piece, offset];
  piece += 1;
  offset += Math.ceil(sizeBytes / alignment) * alignment;
  if (!house || house.members < 2 || number >= maxPieces || offset > house.arena.byteLength) {
    fill(own);
    return own;
  }
  const flags = new Int32Array(house.arena, 0, maxPieces);
  const shared = new Uint8ClampedArray(house.arena, start, sizeBytes);
  if (number % house.members === house.member) {
    fill(own);
    shared.set(own);
    Atomics.store(flags, number, 1);
    Atomics.notify(flags, number);
  } else if (Atomics.wait(flags, number, 0, patienceMs) === 'timed-out') fill(own);
  else own.set(shared);
  return own;
};
