/** Seeded draws, and bytes that are damaged by them. */

/** mulberry32: small, seeded, and good enough to choose bytes. */
export const createFuzzRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
};
export type FuzzRandom = ReturnType<typeof createFuzzRandom>;

const interesting = [0, 1, 9, 10, 13, 0x20, 0x22, 0x2c, 0x3a, 0x5b, 0x7b, 0x7f, 0x80, 0xff];

/** Flips, overwrites, doubles, cuts out and cuts off; a few places, or many. */
export const mutateBytes = (random: FuzzRandom, original: Buffer, other: Buffer): Buffer => {
  let bytes = Buffer.from(original);
  const changes = 2 ** random.below(7);
  for (let change = 0; change < changes && bytes.length > 0; change += 1) {
    // Headers of files and requests are where most is decided.
    const at = random.below(random.next() < 0.5 ? Math.min(bytes.length, 256) : bytes.length);
    switch (random.below(change === 0 ? 7 : 4)) {
      case 0:
        bytes[at]! ^= 1 << random.below(8);
        break;
      case 1:
        bytes[at] = random.pick(interesting);
        break;
      case 2:
        bytes[at] = random.below(256);
        break;
      case 3:
        bytes.fill(random.pick([0, 0xff]), at, Math.min(bytes.length, at + random.pick([2, 4, 8])));
        break;
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(64))]);
        break;
      case 5:
        bytes = Buffer.concat([bytes.subarray(0, at), other.subarray(random.below(other.length))]);
        break;
      case 6:
        bytes = bytes.subarray(0, at);
        break;
    }
  }
  return bytes;
};
