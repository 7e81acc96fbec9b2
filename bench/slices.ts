/** Baseline and subject in short alternating slices, so that whatever else the machine does falls on both alike. */

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const alternate = async <T>(
  rounds: number,
  baseline: () => Promise<T>,
  subject: () => Promise<T>,
): Promise<{ baseline: T[]; subject: T[] }> => {
  const taken = { baseline: [] as T[], subject: [] as T[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.baseline.push(await baseline());
    taken.subject.push(await subject());
  }
  return taken;
};

/** Prints the verdict and makes the process fail when the bar does not hold. */
export const checkBar = (
  name: string,
  value: number,
  bar: { atLeast: number } | { atMost: number },
): void => {
  const holds = 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
  const limit = 'atLeast' in bar ? `at least ${bar.atLeast}` : `at most ${bar.atMost}`;
  console.log(`${holds ? 'PASS' : 'FAIL'}  ${name}: ${value.toFixed(2)} (bar: ${limit})`);
  if (!holds) process.exitCode = 1;
};
