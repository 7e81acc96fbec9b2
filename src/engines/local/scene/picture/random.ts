/** Chance that comes out the same for the same seed. */

export type Random = () => number;

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const between = (random: Random, least: number, most: number) => least + (most - least) * random();

export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!;

/** A stream of its own for each part of a picture, so that changing one part leaves the others alone. */
export const branch = (seed: number, name: string): Random => {
  let value = 0x811c9dc5 ^ seed;
  for (const letter of name) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return createRandom(value >>> 0);
};
