/** Which processes share the database with this one, and whether their settings are the same. */
import { createHash } from 'node:crypto';
import type { Node, Nodes } from '../db/cluster/nodes.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { createRepeater } from '../lib/repeater.ts';

/** A third of the time after which a process without heartbeat is considered dead. */
const touchMs = 5000;
/** A heartbeat that takes longer tells too little about the database's clock. */
const promptMs = 1000;

/** A fingerprint, which can be compared without revealing the value: settings hold provider keys. */
export const fingerprints = (settings: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      createHash('sha256')
        .update(JSON.stringify(value) ?? 'undefined')
        .digest('hex')
        .slice(0, 16),
    ]),
  );

export const createClusterMembership = (deps: {
  nodes: Nodes;
  node: Node;
  /** After this a process without heartbeat is dead. */
  lostAfterMs: number;
  clock: Clock;
  logger: Logger;
}) => {
  const { nodes, node, clock, logger } = deps;
  let others: Node[] = [];
  let logged = '';
  let failedAtMs = Number.NEGATIVE_INFINITY;
  /** The database's clock at the monotonic time 0 of this process. */
  let databaseStartMs: number | undefined;

  /** Settings that differ from some other process, or that it does not know. */
  const differences = (): string[] =>
    Object.entries(node.settings)
      .filter(([name, print]) => others.some(({ settings }) => settings[name] !== print))
      .map(([name]) => name);

  const reportDifferences = () => {
    const names = differences();
    if (names.join() === logged) return;
    logged = names.join();
    if (names.length > 0)
      logger.warn(
        { settings: names, nodes: others.map(({ id }) => id) },
        'other processes on this database have different settings',
      );
    else logger.info('all processes on this database have the same settings again');
  };

  const touch = async () => {
    const sentMs = clock.elapsedMs();
    const databaseMs = await nodes.touch(node);
    const tookMs = clock.elapsedMs() - sentMs;
    if (databaseStartMs === undefined || tookMs < promptMs)
      databaseStartMs = databaseMs - sentMs - tookMs / 2;
    others = (await nodes.listAlive()).filter(({ id }) => id !== node.id);
    reportDifferences();
  };

  const repeater = createRepeater(touchMs, () =>
    touch().catch((error) => {
      failedAtMs = clock.elapsedMs();
      logger.warn({ err: error }, 'could not save the heartbeat of this process');
    }),
  );

  return {
    /** Number of processes that accept requests, this one included if it does. */
    apiNodes: (): number =>
      Math.max(1, [node, ...others].filter(({ roles }) => roles.split(',').includes('api')).length),
    /** Number of all processes. */
    nodes: (): number => others.length + 1,

    /** The time that all processes agree on, whatever their machines say. */
    clock: {
      elapsedMs: clock.elapsedMs,
      nowMs: () =>
        databaseStartMs === undefined ? clock.nowMs() : Math.round(databaseStartMs + clock.elapsedMs()),
    } satisfies Clock,

    /** False just after the database was unavailable, when others may not have reached it again. */
    knowsLostNodes: (): boolean => clock.elapsedMs() - failedAtMs > deps.lostAfterMs,

    /** For the operator. */
    warnings(): string[] {
      const names = differences();
      if (names.length === 0) return [];
      return [`Other processes on this database have other settings: ${names.join(', ')}.`];
    },

    async start(): Promise<void> {
      await touch();
      repeater.start();
    },

    async stop(): Promise<void> {
      await repeater.stop();
      await nodes.remove(node.id).catch(() => {});
    },
  };
};
