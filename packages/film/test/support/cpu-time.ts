import assert from 'node:assert/strict';

/** Processor time of this thread so far: other processes, and other threads of this one, add nothing to it. */
export const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Some kernels count processor time in steps of 4 ms: shorter work is measured over several runs. */
const measurableMs = 30;
const mostRuns = 32;

/** Of one run, as the average over as many as can be measured. */
export const cpuMsOf = async (run: () => unknown): Promise<number> => {
  const before = threadCpuMs();
  let [runs, total] = [0, 0];
  while (runs < mostRuns && total < measurableMs) {
    await run();
    runs += 1;
    total = threadCpuMs() - before;
  }
  return total / runs;
};

const attempts = 5;

/** The least of a few measurements, or the first that is short enough: whatever disturbs a run only adds to it. */
export const leastCpuMs = async (run: () => unknown, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < attempts && least >= enough; n += 1) least = Math.min(least, await cpuMsOf(run));
  return least;
};

/** At most how many times as long as a part of the work all of it takes, beside some milliseconds. */
type Growth = { part: () => unknown; whole: () => unknown; times: number; extraMs?: number };

/** Measures again, up to a few times, while the whole seems to take too long. It goes first: the part then runs compiled. */
export const assertGrowth = async (
  { part, whole, times, extraMs = 10 }: Growth,
  what = '',
): Promise<void> => {
  let [wholeMs, partMs, most] = [Infinity, Infinity, 0];
  for (let n = 0; n < attempts && wholeMs >= most; n += 1) {
    wholeMs = Math.min(wholeMs, await cpuMsOf(whole));
    partMs = Math.min(partMs, await cpuMsOf(part));
    most = times * partMs + extraMs;
  }
  assert.ok(wholeMs < most, `${what} ${partMs} ms for a part and ${wholeMs} ms for the whole`);
};
