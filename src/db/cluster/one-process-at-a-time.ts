/**
 * Work of one name that one process at a time does, of those that share a database: others wait until it has ended there,
 * or that process.
 */
import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createRepeater } from '../../lib/repeater.ts';
import type { ClusterJobs } from './cluster-jobs.ts';

/** Of a process that is killed the name is free after this. */
const leaseMs = 15_000;
const renewMs = 5_000;
const minPauseMs = 100;
const maxPauseMs = 1_000;

export const createOneProcessAtATime =
  (jobs: Pick<ClusterJobs, 'claim' | 'done' | 'release'>, nodeId: string) =>
  async <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    const claimed = `work ${hash('sha256', name)}`;
    for (let pauseMs = minPauseMs; !(await jobs.claim(claimed, nodeId, leaseMs)); ) {
      await delay(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    }
    // If it cannot be renewed, another process may begin too: of two responses one is stored.
    const renewing = createRepeater(renewMs, () => jobs.done(claimed, nodeId, leaseMs).catch(() => {}));
    renewing.start();
    try {
      return await work();
    } finally {
      await renewing.stop();
      await jobs.release(claimed, nodeId).catch(() => {});
    }
  };
export type OneProcessAtATime = ReturnType<typeof createOneProcessAtATime>;
