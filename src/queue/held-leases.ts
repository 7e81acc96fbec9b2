/**
 * Renews the leases of running tasks and notices lost ones: the task was deleted, or another worker has it. One
 * statement for all of them: renewed every third of the lease time, and checked in between.
 */
import type { VideoTasks } from '../db/video-tasks.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { createRepeater } from '../lib/repeater.ts';

/** A delete stops a running video within a second, whichever process received it. */
const maxCheckMs = 700;

export const createHeldLeases = (deps: {
  tasks: Pick<VideoTasks, 'readLeaseClock' | 'extendLeases' | 'findHeld' | 'find'>;
  clock: Clock;
  logger: Logger;
  owner: string;
  leaseMs: number;
  runningIds: () => string[];
  onLost: (id: string, reason: 'taken' | 'deleted') => void;
}) => {
  const { tasks, clock, logger, owner, leaseMs } = deps;
  const checkMs = Math.min(maxCheckMs, leaseMs / 3);
  /** By the database's clock: its last response, and since when it has responded without a long gap. */
  let databaseReachable: { sinceMs: number; lastMs: number } | undefined;
  let extendedAtMs = Number.NEGATIVE_INFINITY;

  const recordDatabaseTime = async () => {
    const nowMs = await tasks.readLeaseClock();
    const isFirst = !databaseReachable || nowMs - databaseReachable.lastMs > leaseMs / 2;
    databaseReachable = { sinceMs: isFirst ? nowMs : databaseReachable!.sinceMs, lastMs: nowMs };
  };

  const check = async () => {
    await recordDatabaseTime();
    const ids = deps.runningIds();
    if (ids.length === 0) return;
    const isDue = clock.elapsedMs() - extendedAtMs >= leaseMs / 3 - checkMs / 2;
    const held = isDue ? await tasks.extendLeases(ids, owner, leaseMs) : await tasks.findHeld(ids, owner);
    if (isDue) extendedAtMs = clock.elapsedMs();
    for (const id of ids) if (!held.has(id)) deps.onLost(id, (await tasks.find(id)) ? 'taken' : 'deleted');
  };

  const repeater = createRepeater(
    checkMs,
    () => check().catch((error) => logger.warn({ err: error }, 'leases were not renewed')),
    { keepsProcessAlive: true },
  );

  return {
    start: repeater.start,
    stop: repeater.stop,

    /**
     * Leases that expired before this time belong to dead workers. Undefined for a while after the database was
     * unavailable: then leases expired because nobody could renew them, and their owners get the first chance.
     */
    lostBeforeMs: (): number | undefined =>
      databaseReachable && databaseReachable.lastMs - databaseReachable.sinceMs >= leaseMs / 2
        ? databaseReachable.lastMs
        : undefined,
  };
};
