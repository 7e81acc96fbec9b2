/** Processor time of this thread so far: other processes, and other threads of this one, add nothing to it. */
export const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The least of a few runs, or the first that is short enough: whatever disturbs a run only adds to it. */
export const leastCpuMs = async (run: () => unknown, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5 && least >= enough; n += 1) {
    const before = threadCpuMs();
    await run();
    least = Math.min(least, threadCpuMs() - before);
  }
  return least;
};
