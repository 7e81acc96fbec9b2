/** Processor time of other processes: says whether they work, however busy the machine is. */
import { readdirSync, readFileSync } from 'node:fs';
import { waitFor } from '../wait-for.ts';

/** Of all threads that live. */
export const cpuSeconds = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
    } catch {
      return sum;
    }
  }, 0);

/** Waits until the process rests, and says how long it still worked. */
export const secondsUntilAtRest = async (pid: number): Promise<number> => {
  const before = cpuSeconds(pid);
  let last = before;
  let calm = 0;
  await waitFor(
    () => {
      const now = cpuSeconds(pid);
      // A thread that watches for the parent's death wakes up now and then.
      calm = now - last < 0.005 ? calm + 1 : 0;
      last = now;
      return calm >= 5;
    },
    { everyMs: 50 },
  );
  return last - before;
};

export const isSceneProcess = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('video-process');
  } catch {
    return false;
  }
};
