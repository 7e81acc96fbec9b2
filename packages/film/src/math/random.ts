/** Repeatable random numbers. */

export type Random = () => number;

/** Numbers in 0..1 (mulberry32): the same seed gives the same sequence everywhere. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A seed for one part of the film, so that parts do not share a sequence. */
export const seedFor = (seed: number, name: string): number => {
  let hash = seed >>> 0;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  return hash >>> 0;
};

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
