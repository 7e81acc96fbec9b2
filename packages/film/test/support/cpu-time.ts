/** Processor time of this thread so far: other processes, and other threads of this one, add nothing to it. */
export const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Some kernels count processor time in steps of 4 ms: shorter work is measured over several runs. */
const measurableMs = 30;
const mostRuns = 32;

const cpuMsOf = async (run: () => unknown): Promise<number> => {
  const before = threadCpuMs();
  let [runs, total] = [0, 0];
  while (runs < mostRuns && total < measurableMs) {
    await run();
    runs += 1;
    total = threadCpuMs() - before;
  }
  return total / runs;
};

/** The least of a few measurements, or the first that is short enough: whatever disturbs a run only adds to it. */
export const leastCpuMs = async (run: () => unknown, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5 && least >= enough; n += 1) least = Math.min(least, await cpuMsOf(run));
  return least;
};
