/** Counts by key. Keys with a count of 0 are not kept. */
export const createCounter = <Key>() => {
  const counts = new Map<Key, number>();
  const countOf = (key: Key): number => counts.get(key) ?? 0;
  return {
    of: countOf,
    add(key: Key, change: number): void {
      const count = countOf(key) + change;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
    keys: (): Key[] => [...counts.keys()],
    total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),
    atLeast: (limit: number): Key[] => [...counts].flatMap(([key, count]) => (count >= limit ? [key] : [])),
    /** The key with the highest count. */
    highest: (): Key | undefined => [...counts].sort((a, b) => b[1] - a[1])[0]?.[0],
    clear: (): void => counts.clear(),
  };
};
export type Counter<Key> = ReturnType<typeof createCounter<Key>>;
