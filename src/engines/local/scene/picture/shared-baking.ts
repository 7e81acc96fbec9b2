/**
 * Threads that draw the same film need the same baked pixels: each piece is baked in parts by whoever is free.
 * All threads bake the same pieces in the same order, so the number of a piece tells where it lies.
 */

/** Shared by the threads of one film: whether it was given up, how far its pieces are, and their pixels. */
export type Bakehouse = { control: SharedArrayBuffer; arena: SharedArrayBuffer };

/** Why a film that nobody wants any more is not composed to its end. */
export class FilmAbandoned extends Error {
  override name = 'FilmAbandoned';
}

const maxPieces = 64;
const alignment = 64;
const linesPerPart = 24;
/** Between two looks at whether the film was given up. */
const patienceMs = 50;

const takenAt = (piece: number) => 1 + piece * 2;
const doneAt = (piece: number) => 2 + piece * 2;

/** Untouched pages of the arena cost nothing; a thread alone needs none. */
export const createBakehouse = (width: number, height: number, threads: number): Bakehouse => ({
  control: new SharedArrayBuffer((1 + maxPieces * 2) * Int32Array.BYTES_PER_ELEMENT),
  arena: new SharedArrayBuffer(threads > 1 ? width * height * 4 * 16 : 0),
});

export const abandon = ({ control }: Pick<Bakehouse, 'control'>) =>
  Atomics.store(new Int32Array(control), 0, 1);

let control = new Int32Array(new SharedArrayBuffer(4));
let arena = new SharedArrayBuffer(0);
let [piece, offset] = [0, 0];

/** For the pieces baked from now on. */
export const bakeTogether = (house: Bakehouse) => {
  control = new Int32Array(house.control);
  arena = house.arena;
  [piece, offset] = [0, 0];
};

/** The film is composed: lets go of what was shared for it, but still hears when it is given up. */
export const stopBaking = () => {
  arena = new SharedArrayBuffer(0);
};

/** Wherever a thread may stop. */
export const checkAbandoned = () => {
  if (Atomics.load(control, 0) === 1) throw new FilmAbandoned();
};

/**
 * Each of `parts` is worked on by one thread, whichever is free, and all see the bytes once all parts are done.
 * A part must not depend on another, nor on chance that others draw on: who does which differs from film to film.
 * Undefined where nothing is shared and all parts were this thread's own.
 */
export const shareOut = (
  sizeBytes: number,
  parts: number,
  work: (part: number, shared: Uint8ClampedArray | undefined) => void,
): Uint8ClampedArray | undefined => {
  const [number, start] = [piece, offset];
  piece += 1;
  offset += Math.ceil(sizeBytes / alignment) * alignment;
  if (number >= maxPieces || offset > arena.byteLength) {
    for (let part = 0; part < parts; part += 1) {
      checkAbandoned();
      work(part, undefined);
    }
    return undefined;
  }
  const shared = new Uint8ClampedArray(arena, start, sizeBytes);
  const take = () => Atomics.add(control, takenAt(number), 1);
  for (let part = take(); part < parts; part = take()) {
    checkAbandoned();
    work(part, shared);
    if (Atomics.add(control, doneAt(number), 1) === parts - 1) Atomics.notify(control, doneAt(number));
  }
  for (let done = 0; done < parts; done = Atomics.load(control, doneAt(number))) {
    checkAbandoned();
    Atomics.wait(control, doneAt(number), done, patienceMs);
  }
  return shared;
};

/** `fill` paints lines `from` to `to`. */
export const bakePixels = (
  sizeBytes: number,
  lines: number,
  fill: (pixels: Uint8ClampedArray, from: number, to: number) => void,
): Uint8ClampedArray<ArrayBuffer> => {
  let own: Uint8ClampedArray<ArrayBuffer> | undefined;
  const shared = shareOut(sizeBytes, Math.ceil(lines / linesPerPart), (part, bytes) => {
    own ??= new Uint8ClampedArray(bytes ? 0 : sizeBytes);
    fill(bytes ?? own, part * linesPerPart, Math.min(lines, (part + 1) * linesPerPart));
  });
  return shared ? new Uint8ClampedArray(shared) : own!;
};
