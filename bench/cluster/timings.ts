/**
 * How soon work is picked up, a delete stops it and a killed worker's task goes on. One `api` and the workers are
 * processes of their own on one Postgres; videos come from a server in this process that keeps its answers back. Picking
 * up is timed by the database's clock alone: from the commit of the create to the commit of the claim.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { sendJson, startUpstream } from '../../test/engines/upstream/upstream-server.ts';
import { startKinora, startWorker } from '../../test/process/kinora-process.ts';
import { waitFor } from '../../test/support/wait-for.ts';
import { removeFolder, temporaryFolder } from '../processes.ts';
import { checkBar, median } from '../slices.ts';
import { startDurablePostgres } from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 60);
const takeovers = Number(process.env.TAKEOVERS ?? 3);
/** The second has a route with slots that all processes share, which a worker asks for before it claims. */
const models = ['beta-2', 'beta-2-pro'] as const;
/** Processes compile their code and open their connections in these. */
const warmUpRounds = 5;

/** Which transaction created, claimed and deleted each task: their commits have times of the database. */
const recordCommits = `
  create table commits (task_id text, event text, transaction xid8 default pg_current_xact_id());
  create function record_commit() returns trigger language plpgsql as $$ begin
    insert into commits (task_id, event)
    values (case when tg_op = 'DELETE' then old.id else new.id end, case when tg_op = 'UPDATE' then 'CLAIM' else tg_op end);
    return null;
  end $$;
  create trigger record_create after insert or delete on video_tasks for each row execute function record_commit();
  create trigger record_claim after update on video_tasks for each row
    when (new.lease_owner is not null and old.lease_owner is distinct from new.lease_owner) execute function record_commit();`;

const percentile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1]!;

const cleanups: (() => unknown)[] = [];
const t = { after: (cleanup: () => unknown) => cleanups.push(cleanup) } as unknown as TestContext;
const folder = temporaryFolder();
t.after(() => removeFolder(folder));
const folderOf = (name: string): string => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};

/** Notes when it was given each job and when its client went away. */
const startHeldVideos = async () => {
  const times = { startedMs: [] as number[], followedMs: [] as number[], stoppedMs: [] as number[] };
  const { url } = await startUpstream(t, {
    'POST /v1/videos': (_, response) => {
      times.startedMs.push(performance.now());
      sendJson(response, 200, { id: `video_${times.startedMs.length}`, object: 'video', status: 'queued' });
    },
    'GET /v1/videos/*': (_, response) => {
      times.followedMs.push(performance.now());
      response.on('close', () => times.stoppedMs.push(performance.now()));
    },
  });
  return { url, times };
};

try {
  const postgres = await startDurablePostgres({ track_commit_timestamp: 'on' });
  t.after(() => postgres.stop());
  const databaseUrl = await postgres.addDatabase();
  const { url, times } = await startHeldVideos();
  const configPath = join(folder, 'kinora.config.json');
  const upstream = { type: 'openai-compatible', baseUrl: `${url}/v1`, pollSeconds: 0.01 };
  const routes = {
    'beta-2': [{ upstream: 'videos', model: 'm' }],
    'beta-2-pro': [{ upstream: 'limited', model: 'm', concurrency: 4 }],
  };
  writeFileSync(configPath, JSON.stringify({ upstreams: { videos: upstream, limited: upstream }, routes }));
  const env = {
    KINORA_DATABASE_URL: databaseUrl,
    KINORA_STORAGE_URL: pathToFileURL(folderOf('files')).href,
    KINORA_CONFIG: configPath,
    KINORA_ALLOW_PRIVATE_URLS: 'true',
  };
  const api = await startKinora(t, folderOf('api'), { ...env, KINORA_ROLES: 'api' });
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  t.after(() => db.end());
  await db.query(recordCommits);
  let workersStarted = 0;
  const addWorker = () => startWorker(t, folderOf(`worker-${workersStarted++}`), env);
  let worker = addWorker();

  const begin = async (model: string = models[0]): Promise<string> => {
    const before = times.followedMs.length;
    const id = await api.createVideo('a red balloon', model === 'beta-2' ? {} : { model, seconds: '10' });
    await waitFor(() => times.followedMs.length === before + 1, { everyMs: 1, timeoutMs: 60_000 });
    return id;
  };
  /** Milliseconds until its connection to the server of the videos was closed. */
  const remove = async (id: string): Promise<number> => {
    const before = times.stoppedMs.length;
    const askedMs = performance.now();
    const response = await api.request(`/v1/videos/${id}`, { method: 'DELETE' });
    await response.arrayBuffer();
    await waitFor(() => times.stoppedMs.length > before, { everyMs: 1, timeoutMs: 60_000 });
    return times.stoppedMs[before]! - askedMs;
  };

  const ids: Record<string, string[]> = { [models[0]]: [], [models[1]]: [] };
  const [begunMs, stoppedMs]: [number[], number[]] = [[], []];
  for (let round = -warmUpRounds; round < rounds; round += 1)
    for (const model of models) {
      const askedMs = performance.now();
      const id = await begin(model);
      const tookMs = times.startedMs.at(-1)! - askedMs;
      const stopMs = await remove(id);
      if (round < 0) continue;
      ids[model]!.push(id);
      begunMs.push(tookMs);
      stoppedMs.push(stopMs);
    }
  const pickUps = async (model: string): Promise<number[]> => {
    const { rows } = await db.query<{ ms: number }>(
      `select extract(epoch from pg_xact_commit_timestamp(claimed.transaction::xid) - pg_xact_commit_timestamp(created.transaction::xid))::float8 * 1000 as ms
     from commits created join commits claimed using (task_id)
     where created.event = 'INSERT' and claimed.event = 'CLAIM' and task_id = any ($1)`,
      [ids[model]],
    );
    return rows.map(({ ms }) => ms);
  };
  const [pickedUpMs, limitedMs] = [await pickUps(models[0]), await pickUps(models[1])];
  const describe = (values: number[]) =>
    `median ${median(values).toFixed(1)} ms, p95 ${percentile(values, 0.95).toFixed(1)} ms, slowest ${Math.max(...values).toFixed(1)} ms of ${values.length}`;
  console.log(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
  console.log(`commit of the create to commit of the claim: ${describe(pickedUpMs)}`);
  console.log(`the same where processes share slots of the upstream: ${describe(limitedMs)}`);
  console.log(`create asked for to the worker's call of the upstream: ${describe(begunMs)}`);
  console.log(`delete asked for to the call given up: ${describe(stoppedMs)}`);
  checkBar('new work picked up by a free worker, ms, p95', percentile(pickedUpMs, 0.95), { atMost: 50 });
  checkBar('a running video stopped by a delete, ms, slowest', Math.max(...stoppedMs), { atMost: 1000 });

  const tookOverSeconds: number[] = [];
  for (let round = 0; round < takeovers; round += 1) {
    const id = await begin();
    const next = addWorker();
    // It has made itself known, so it is ready to take over.
    await waitFor(
      async () => (await db.query('select from nodes where last_seen_ms > 0')).rowCount! >= round + 3,
      {
        timeoutMs: 60_000,
      },
    );
    const before = times.followedMs.length;
    const killedMs = performance.now();
    worker.signal('SIGKILL');
    await waitFor(() => times.followedMs.length === before + 1, { everyMs: 5, timeoutMs: 120_000 });
    tookOverSeconds.push((times.followedMs.at(-1)! - killedMs) / 1000);
    worker = next;
    await remove(id);
  }
  console.log(
    `takeovers after SIGKILL: ${tookOverSeconds.map((seconds) => seconds.toFixed(1)).join(', ')} s`,
  );
  checkBar("a killed worker's task followed by another, seconds, slowest", Math.max(...tookOverSeconds), {
    atMost: 15,
  });
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
