/**
 * The service under mixed load by several accounts while it and its engines are killed, its store is locked and clients
 * leave. Afterwards the books are checked: every task that was accepted ended once, nothing is held, charged twice or
 * charged for nothing, and no file is left over.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/config.ts';
import { openStore } from '../../src/store.ts';
import { type KinoraProcess, startKinora } from '../process/kinora-process.ts';
import { residentMegabytes } from '../support/process-memory.ts';
import { waitFor } from '../support/wait-for.ts';

const accounts = ['ada', 'ben', 'cy'];
const prompts = [
  'a red balloon over the sea',
  'a boat on a lake at dawn',
  '气球飞过大海',
  'snow falls on a village',
];
const lockMs = 3000;
const firstHarm = ['service', 'lock', 'engine'];
const laterHarm = ['service', 'service', 'service', 'engine', 'engine', 'lock'];

export type ChaosOptions = {
  seconds: number;
  seed: number;
  /** Videos that each account has open at most. */
  openVideos?: number;
  onEvent?: (text: string) => void;
};

const createRandom = (seed: number) => {
  let state = seed >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { next, pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]! };
};

export const runChaos = async ({ seconds, seed, openVideos = 2, onEvent = () => {} }: ChaosOptions) => {
  const random = createRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-chaos-'));
  const cleanups: (() => unknown)[] = [];
  const t = { after: (cleanup: () => unknown) => cleanups.push(cleanup) } as unknown as TestContext;
  const faults: string[] = [];
  const counts = { serviceKills: 0, engineKills: 0, locks: 0, left: 0, requests: 0, refused: 0, accepted: 0 };
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  const keys = new Map<string, string>();
  for (const account of accounts)
    keys.set(account, (await store.accountAdmin.createKey({ account, balance: 1e12 })).key);
  let kinora: KinoraProcess = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '2' });
  const megabytesBefore = residentMegabytes(kinora.pid);
  const endsMs = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > endsMs;
  /** Accepted tasks, and whether anybody asked to delete them. */
  const tasks = new Map<string, { account: string; isDeleted: boolean }>();

  /** Undefined when the service was killed under it. */
  const ask = async (
    account: string,
    path: string,
    init: RequestInit = {},
  ): Promise<Response | undefined> => {
    counts.requests += 1;
    try {
      const response = await fetch(kinora.url + path, {
        ...init,
        headers: { authorization: `Bearer ${keys.get(account)}`, ...init.headers },
      });
      if (response.status >= 500) {
        const text = await response.clone().text();
        if (response.status !== 503)
          faults.push(`${init.method ?? 'GET'} ${path}: ${response.status} ${text}`);
        counts.refused += 1;
      }
      return response;
    } catch {
      return undefined;
    }
  };
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  const createVideo = async (account: string) => {
    const form = new FormData();
    const fields = { model: 'beta-2', prompt: random.pick(prompts), seconds: '4', size: '480x480' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await ask(account, '/v1/videos', { method: 'POST', body: form });
    const body = (await response?.json().catch(() => undefined)) as { id?: string } | undefined;
    if (!response?.ok || body?.id === undefined) return;
    counts.accepted += 1;
    tasks.set(body.id, { account, isDeleted: false });
  };
  const idsOf = (account: string) =>
    [...tasks].filter(([, task]) => task.account === account && !task.isDeleted).map(([id]) => id);
  const isOpen = store.db
    .selectFrom('video_tasks')
    .select('id')
    .where('status', 'in', ['pending', 'processing']);
  const countOpen = async () => (await isOpen.execute()).length;

  const actions: ((account: string) => Promise<unknown>)[] = [
    async (account) =>
      (await countOpen()) < openVideos * accounts.length ? createVideo(account) : undefined,
    async (account) => ask(account, `/v1/videos/${idsOf(account).at(-1) ?? 'none'}`).then((r) => r?.text()),
    async (account) => ask(account, '/v1/videos').then((response) => response?.text()),
    async (account) => ask(account, '/v1/models').then((response) => response?.text()),
    async (account) => {
      const id = random.pick(idsOf(account));
      if (id === undefined || random.next() > 0.3) return;
      tasks.get(id)!.isDeleted = true;
      await ask(account, `/v1/videos/${id}`, { method: 'DELETE' });
    },
    async (account) => {
      // By chance it leaves before the end.
      const leave = new AbortController();
      const timer = setTimeout(() => leave.abort(), random.next() * 2000);
      const response = await ask(account, '/v1/audio/speech', {
        ...json({ model: 'tts-1', voice: 'alloy', input: 'Good morning. The coffee is ready.' }),
        signal: leave.signal,
      });
      await response?.arrayBuffer().catch(() => {
        counts.left += 1;
      });
      clearTimeout(timer);
    },
  ];
  const load = async (account: string) => {
    while (!isOver()) {
      await random
        .pick(actions)(account)
        .catch(() => {});
      await delay(20 + random.next() * 100);
    }
  };

  /** What the service itself said went wrong, to tell of with the faults. */
  const errors: string[] = [];
  const noteErrors = () => {
    for (const line of kinora.output.stdout().split('\n'))
      if (line.includes('making a video failed')) errors.push(line.slice(0, 600));
  };
  const restart = async () => {
    kinora.signal('SIGKILL');
    await kinora.ended;
    noteErrors();
    kinora = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '2' });
  };
  const harm = async () => {
    for (let round = 0; !isOver(); round += 1) {
      await delay(500 + random.next() * 3000);
      // One of each first, so that a short run has all of them.
      const kind = firstHarm[round] ?? random.pick(laterHarm);
      if (kind === 'service') {
        counts.serviceKills += 1;
        onEvent('the service is killed');
        await restart();
      } else if (kind === 'engine') {
        const engine = random.pick(kinora.childPids());
        if (engine === undefined) continue;
        counts.engineKills += 1;
        onEvent('an engine is killed');
        try {
          process.kill(engine, 'SIGKILL');
        } catch {}
      } else {
        counts.locks += 1;
        onEvent('the store is locked');
        const foreign = new DatabaseSync(join(dataDir, 'kinora.db'), { timeout: 1000 });
        try {
          foreign.exec('begin immediate');
          await delay(lockMs);
          foreign.exec('rollback');
        } catch {
        } finally {
          foreign.close();
        }
      }
    }
  };

  const checkBooks = async () => {
    const { db } = store;
    const rows = new Map(
      (await db.selectFrom('video_tasks').selectAll().execute()).map((row) => [row.id, row]),
    );
    for (const [id, { isDeleted }] of tasks) {
      const row = rows.get(id);
      if (!row && !isDeleted) faults.push(`${id} is lost`);
      if (row?.error_code === 'internal_error') faults.push(`${id} failed: ${row.error_message}`);
    }
    const ledger = await db.selectFrom('ledger').selectAll().execute();
    const charges = new Map<string, number[]>();
    for (const { kind, reference, amount } of ledger)
      if (kind === 'charge') charges.set(reference!, [...(charges.get(reference!) ?? []), -amount]);
    for (const [reference, amounts] of charges)
      if (amounts.length > 1) faults.push(`${reference} was charged ${amounts.length} times`);
    for (const row of rows.values()) {
      const [charged = 0] = charges.get(row.id) ?? [];
      const due = row.status === 'completed' ? row.charged : 0;
      if (charged !== due) faults.push(`${row.id} is ${row.status} and was charged ${charged}, not ${due}`);
      const hasVideo = existsSync(
        join(dataDir, 'files', 'videos', row.id.replaceAll(':', '%3A'), 'video.mp4'),
      );
      if (hasVideo !== (row.status === 'completed'))
        faults.push(`${row.id} is ${row.status}, video: ${hasVideo}`);
    }
    for (const account of await store.accountAdmin.listAccounts()) {
      const sum = await store.ledger.sum(account.id);
      if (account.balance !== null && sum !== account.balance)
        faults.push(`${account.name}: the ledger does not sum`);
    }
    const folders = existsSync(join(dataDir, 'files', 'videos'))
      ? readdirSync(join(dataDir, 'files', 'videos'))
      : [];
    for (const name of folders)
      if (!rows.has(name.replaceAll('%3A', ':'))) faults.push(`files of ${name} are left over`);
    return { completed: [...rows.values()].filter(({ status }) => status === 'completed').length };
  };

  try {
    await Promise.all([...accounts.map(load), harm()]);
    onEvent('the load has ended');
    await waitFor(async () => (await countOpen()) === 0, { timeoutMs: 600_000, everyMs: 200 }).catch(() =>
      faults.push('some tasks do not end'),
    );
    await waitFor(() => readdirSync(join(dataDir, 'tmp')).length === 0, { timeoutMs: 60_000 }).catch(() =>
      faults.push('files are left in tmp'),
    );
    const megabytes = { before: megabytesBefore, after: residentMegabytes(kinora.pid) };
    const { completed } = await checkBooks();
    noteErrors();
    if (faults.length > 0) faults.push(...errors);
    return { faults, counts, completed, megabytes };
  } finally {
    await store.close();
    for (const cleanup of cleanups) await cleanup();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
