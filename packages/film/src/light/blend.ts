/** Every number between those of two values of one shape; what is no number changes half-way. */
export const blend = <T>(a: T, b: T, share: number): T => {
  if (typeof a === 'number' && typeof b === 'number') return (a + (b - a) * share) as T;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.map((one, index) => blend(one, b[index], share)) as T;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return share < 0.5 ? a : b;
  return Object.fromEntries(
    Object.entries(a).map(([name, value]) => [
      name,
      blend(value, (b as Record<string, unknown>)[name], share),
    ]),
  ) as T;
};
