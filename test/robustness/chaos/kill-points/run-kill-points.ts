/**
 * Kills with SIGKILL at random statements, calls and system calls of a service with data, of starts, upgrades, backups,
 * restores and moves, on both databases. A store that was killed over is used again at once, by the same command, and in
 * the end everything that was in it is there, once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WithAfter } from '../../../support/after-test.ts';
import { createRandom } from '../../random.ts';
import { countPoints, drawPoint, type PointCounts, runUntilKilled } from './killed-process.ts';
import { createOperations, type Operation } from './operations.ts';
import { createServing } from './serving.ts';
import { createStores, type DatabaseKind } from './stores.ts';

export type KillPointsOptions = {
  seed: number;
  kills: number;
  databases?: DatabaseKind[];
  /** Words that the names of operations contain; all without. */
  only?: string;
  onEvent?: (text: string) => void;
};

/** A killed store is killed over again, up to so often before it is looked at; a service more often. */
const triesOf = ({ name }: Operation): number => (name.startsWith('service') ? 12 : 3);

export const runKillPoints = async (options: KillPointsOptions) => {
  const { seed, kills, databases = ['SQLite', 'Postgres'], only = '', onEvent = () => {} } = options;
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-kills-'));
  const cleanups: (() => unknown)[] = [];
  const t: WithAfter = { after: (clean) => void cleanups.push(clean) };
  const faults: string[] = [];
  const killed: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  const figures = { kills: 0, stores: 0, endedBeforeTheirPoint: 0 };
  const counts = new Map<string, PointCounts>();

  const countOnce = async (operation: Operation): Promise<PointCounts> => {
    const known = counts.get(operation.name);
    if (known) return known;
    const attempt = await operation.begin();
    const found = await countPoints(attempt.command(), join(folder, 'count'));
    await attempt.verify(true);
    await attempt.remove();
    counts.set(operation.name, found);
    onEvent(`${operation.name}: ${JSON.stringify(found)}`);
    return found;
  };

  const killOver = async (operation: Operation): Promise<void> => {
    const points: string[] = [];
    try {
      const found = await countOnce(operation);
      const attempt = await operation.begin();
      let isDone = false;
      for (let turn = 1 + Math.floor(random.next() * triesOf(operation)); turn > 0 && !isDone; turn -= 1) {
        const point = drawPoint(random, found);
        points.push(`${point.kind} ${point.at} of ${found[point.kind]}`);
        const { isKilled } = await runUntilKilled(attempt.command(), point);
        if (isKilled) {
          figures.kills += 1;
          killed[operation.name] = (killed[operation.name] ?? 0) + 1;
          kinds[point.kind] = (kinds[point.kind] ?? 0) + 1;
        } else figures.endedBeforeTheirPoint += 1;
        isDone = !isKilled && !operation.name.startsWith('service');
      }
      await attempt.verify(isDone);
      figures.stores += 1;
      await attempt.remove();
    } catch (error) {
      // The store stays, to be looked at.
      faults.push(`${operation.name}, killed at ${points.join(', ')}: ${(error as Error).stack}`);
      onEvent(faults.at(-1)!);
    }
  };

  try {
    const stores = await createStores(t, folder);
    const all = createOperations(stores, databases);
    for (const kind of databases) all.push(await createServing(t, stores, kind));
    const operations = all.filter(({ name }) => name.includes(only));
    for (let round = 0; figures.kills < kills && faults.length < 10; round += 1) {
      const operation = operations[round % operations.length]!;
      await killOver(operation);
      onEvent(`${figures.kills} kills, ${operation.name}`);
    }
    return { ...figures, killed, kinds, leftDatabases: await stores.leftDatabases(), faults };
  } finally {
    for (const clean of cleanups.reverse()) await clean();
    if (faults.length === 0) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
};
