import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Reads 4 KB of random bytes at a time: a call for a few bytes costs as much. */
const pool = Buffer.alloc(4096);
let used = pool.length;

const randomByte = (): number => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used]!;
  used += 1;
  return byte;
};

/** Lower-case letters and digits only, so it can stand in a path, a file name and a URL unescaped. */
export const opaqueId = (length = 24): string => {
  let id = '';
  while (id.length < length) {
    const byte = randomByte();
    // 252 is the largest multiple of 36 in a byte: higher values would bias the result.
    if (byte < 252) id += alphabet[byte % 36];
  }
  return id;
};

/** Unique, and a hundred times cheaper than a random id: for ids that need not be unguessable. */
export const createSerialIds = (): (() => string) => {
  const start = opaqueId(12);
  let count = 0;
  return () => {
    count += 1;
    return start + count.toString(36).padStart(6, '0');
  };
};

let lastMs = 0;
let serial = 0;

/** Sorts before every time-ordered id made at this time or later. */
export const earliestIdAt = (ms: number): string => Math.max(0, ms).toString(36).padStart(9, '0');

/** Sorts by creation time, also within a millisecond of one process: a B-tree appends such rows at its right edge. */
export const timeOrderedId = (nowMs: number): string => {
  serial = nowMs === lastMs ? serial + 1 : 0;
  lastMs = nowMs;
  return earliestIdAt(nowMs) + serial.toString(36).padStart(3, '0') + opaqueId(9);
};
