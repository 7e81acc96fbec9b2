/** Runs `work` repeatedly, each time `ms` after the end of the last run. `work` handles its own errors. */
export const createRepeater = (
  ms: number,
  work: () => Promise<void>,
  { keepsProcessAlive = false }: { keepsProcessAlive?: boolean } = {},
) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = work();
      void running.then(() => timer && schedule());
    }, ms);
    if (!keepsProcessAlive) timer.unref();
  };
  return {
    start: schedule,
    /** Waits for a run in progress. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
};
