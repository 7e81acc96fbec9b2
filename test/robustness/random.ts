/** Numbers that a seed repeats. */
export type Random = { next(): number; pick<T>(items: readonly T[]): T | undefined };

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] };
};
