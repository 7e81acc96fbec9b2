/** A service with data that is killed while it starts, takes videos, makes them and ends; and started again. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../../../src/config/config.ts';
import { startVideoServer, videoBytes } from '../../../engines/upstream/video-server.ts';
import type { WithAfter } from '../../../support/after-test.ts';
import { firstKey, startTestService } from '../../../support/service.ts';
import { waitFor } from '../../../support/wait-for.ts';
import { checkBooks, checkSqliteFile, videosIn } from '../check-books.ts';
import type { Attempt, Operation } from './operations.ts';
import { type DatabaseKind, type Stores, tasksInStore } from './stores.ts';

const creatingMs = 20_000;
const workingMs = 1500;

/** Answers that tell a client to send it again. */
const againStatuses = [409, 429, 503];

/** Creates of one account: those without an answer are sent again with their key until there is one. */
const createClient = () => {
  const answered = new Map<string, string>();
  const open = new Set<string>();
  const faults: string[] = [];
  let made = 0;
  const send = async (url: string, key: string): Promise<void> => {
    const response = await fetch(`${url}/v1/video/create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${firstKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ model: 'beta-2', prompt: `a boat, ${key}`, images: [] }),
      signal: AbortSignal.timeout(creatingMs),
    });
    const text = await response.text();
    if (againStatuses.includes(response.status)) return;
    if (!response.ok) return void faults.push(`${key}: ${response.status} ${text}`);
    const { id } = JSON.parse(text) as { id: string };
    if ((answered.get(key) ?? id) !== id) faults.push(`${key} is ${answered.get(key)} and ${id}`);
    answered.set(key, id);
    open.delete(key);
  };
  return {
    faults,
    answered,
    keys: () => made,
    addOne() {
      made += 1;
      open.add(`key-${made}`);
    },
    hasOpen: () => open.size > 0,
    async sendOpen(url: string): Promise<void> {
      // And one that was answered: the answer is the same.
      const known = [...answered.keys()].at(-1);
      for (const key of [...open, ...(known ? [known] : [])]) await send(url, key).catch(() => {});
    },
  };
};

const writeRoutes = (dataDir: string, upstreamUrl: string): string => {
  const path = join(dataDir, 'kinora.config.json');
  const upstream = { type: 'openai-compatible', baseUrl: `${upstreamUrl}/v1`, pollSeconds: 0.2 };
  writeFileSync(
    path,
    JSON.stringify({
      upstreams: { videos: upstream },
      routes: { 'beta-2': [{ upstream: 'videos', model: 'm', concurrency: 4 }] },
    }),
  );
  return path;
};

export const createServing = async (t: WithAfter, stores: Stores, kind: DatabaseKind): Promise<Operation> => {
  const upstream = await startVideoServer(t as never, {
    video: videoBytes(10, { width: 64, height: 36 }),
    pollsToFinish: 1,
  });
  const begin = async (): Promise<Attempt> => {
    const place = await stores.filled(kind);
    const env = { ...place.env, KINORA_CONFIG: writeRoutes(place.dataDir, upstream.url) };
    const client = createClient();
    return {
      command: () => ({
        words: ['serve'],
        env,
        async use(url) {
          client.addOne();
          await client.sendOpen(url);
          await delay(workingMs);
        },
      }),
      async verify() {
        const cleanups: (() => unknown)[] = [];
        const own: WithAfter = { after: (clean) => void cleanups.push(clean) };
        const config = { ...loadConfig(env), drainSeconds: 0, shutdownDelaySeconds: 0 };
        const service = await startTestService(own, { dataDir: place.dataDir, config });
        try {
          await waitFor(async () => {
            await client.sendOpen(service.url);
            return !client.hasOpen();
          });
          const openTasks = () =>
            service.store.db
              .selectFrom('video_tasks')
              .select('id')
              .where('status', 'in', ['pending', 'processing'])
              .execute();
          await waitFor(async () => (await openTasks()).length === 0, { everyMs: 100 });
          const accepted = [...client.answered.values()];
          assert.equal(new Set(accepted).size, client.keys(), 'one task for each key');
          const tasks = accepted.map((id) => ({ id, status: 'completed', isDeleted: false }));
          const { faults, leftOver } = await checkBooks(service.store, videosIn(place.dataDir), tasks);
          const { count } = await service.store.db
            .selectFrom('video_tasks')
            .select((select) => select.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow();
          assert.deepEqual([...client.faults, ...faults, ...leftOver], []);
          assert.equal(Number(count), tasksInStore + client.keys(), 'and no other task');
          if (kind === 'SQLite') assert.deepEqual(await checkSqliteFile(service.store), []);
        } finally {
          for (const clean of cleanups.reverse()) await clean();
        }
      },
      remove: place.remove,
    };
  };
  return { name: `service on ${kind}`, begin };
};
