/**
 * npm run chaos -- --minutes 30 --seed 1 [--cluster], or -- --points --kills 1000 --seed 1: prints what happened, exits
 * with 1 when the books are not right afterwards.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    /** Five processes on Postgres and S3 instead of one on SQLite and files. */
    cluster: { type: 'boolean', default: false },
    /** Kills at random statements and system calls of start, service, upgrade, backup, restore and move instead. */
    points: { type: 'boolean', default: false },
    /** Of those, the ones whose name contains this, e.g. "restore on Postgres". */
    only: { type: 'string', default: '' },
    /** Open at once, over all accounts. */
    videos: { type: 'string', default: '6' },
    /** Seconds between one misfortune and the next, at most. */
    pause: { type: 'string', default: '2.5' },
    /** Kills of the service while it serves requests, at least: the run continues until there were that many. */
    kills: { type: 'string', default: '0' },
  },
});

/** With mounts of its own it can have a disk that it may fill. */
const runWithOwnMounts = (): number | null | undefined => {
  if (process.env.CHAOS_MAY_MOUNT !== undefined) return undefined;
  if (spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status !== 0) return undefined;
  const words = [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const env = { ...process.env, CHAOS_MAY_MOUNT: '1' };
  return spawnSync('unshare', ['-rm', ...words], { stdio: 'inherit', env }).status ?? 1;
};

const startedMs = performance.now();
const onEvent = (text: string) =>
  process.stderr.write(`${Math.round((performance.now() - startedMs) / 1000)} s: ${text}\n`);

const runPoints = async (): Promise<number> => {
  const { runKillPoints } = await import('../test/robustness/chaos/kill-points/run-kill-points.ts');
  const [seed, kills] = [Number(values.seed), Number(values.kills)];
  const { faults, ...figures } = await runKillPoints({ seed, kills, only: values.only, onEvent });
  process.stdout.write(`${JSON.stringify({ seed, ...figures, faults }, null, 2)}\n`);
  return faults.length === 0 ? 0 : 1;
};

/** The cluster's brings a Postgres for tests, which says at its end that no tests were run. */
const load = async () =>
  values.cluster
    ? (await import('../test/robustness/chaos/run-cluster-chaos.ts')).runClusterChaos
    : (await import('../test/robustness/chaos/run-chaos.ts')).runChaos;

const run = async (): Promise<number> => {
  const { faults, errors, ...figures } = await (await load())({
    seconds: Number(values.minutes) * 60,
    seed: Number(values.seed),
    openVideos: Number(values.videos),
    kills: Number(values.kills),
    pauseMs: [200, Number(values.pause) * 1000],
    onEvent,
  });
  if (faults.length > 0) for (const line of [...new Set(errors)]) process.stderr.write(`${line}\n`);
  process.stdout.write(
    `${JSON.stringify({ seed: values.seed, minutes: values.minutes, ...figures, faults }, null, 2)}\n`,
  );
  return faults.length === 0 ? 0 : 1;
};

process.exitCode = values.points
  ? await runPoints()
  : ((values.cluster ? undefined : runWithOwnMounts()) ?? (await run()));
