/** A listening service on an empty data folder, with engines, clock and settings of the test's choosing. */
import { readdirSync, readFileSync } from 'node:fs';
import { after } from 'node:test';
import { type Config, loadConfig } from '../../src/config/config.ts';
import type { Overrides } from '../../src/context.ts';
import { createMedia, type Media } from '../../src/engines/media/media.ts';
import { type StartOptions, startService } from '../../src/main.ts';
import type { NewKey } from '../../src/services/account-admin.ts';
import { openStore } from '../../src/store.ts';
import { afterTest, type WithAfter } from './after-test.ts';
import { createFakeVideoEngine, type FakeVideoEngine } from './fake-video-engine.ts';
import { addMigratedSqlite } from './migrated-sqlite.ts';
import { checkPublished } from './openapi-check.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { pauseMs } from './wait-for.ts';

export const firstKey = 'first-key-of-the-test';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Programs other than tests have nothing that would close what is shared. */
const isTest = process.execArgv.includes('--test') || process.env.NODE_TEST_CONTEXT !== undefined;

let mediaOfAll: Media | undefined;
if (isTest) after(() => mediaOfAll?.close());

/** One for all services of this process: to start its programs takes as long as many a test. */
const sharedMedia = (): Media => {
  mediaOfAll ??= createMedia({ processes: 2 });
  return mediaOfAll;
};

export const startTestService = async (
  t: WithAfter,
  options: {
    config?: Partial<Config>;
    overrides?: Overrides;
    start?: StartOptions;
    dataDir?: string;
    realVideo?: boolean;
    /** Media processes of its own, which end with it. */
    ownMedia?: boolean;
  } = {},
) => {
  const dataDir = options.dataDir ?? temporaryFolder(t);
  if (options.dataDir === undefined) await addMigratedSqlite(dataDir);
  const config: Config = {
    ...loadConfig({
      KINORA_PORT: '0',
      KINORA_DATA_DIR: dataDir,
      KINORA_LOG_LEVEL: 'silent',
      KINORA_BOOTSTRAP_KEY: firstKey,
    }),
    drainSeconds: 0,
    shutdownDelaySeconds: 0,
    // Threads that wait for each other use up the cores of the tests beside them.
    engineThreads: 1,
    ...options.config,
  };
  const video: FakeVideoEngine = createFakeVideoEngine();
  const engines = { ...(!options.realVideo && { video }), ...options.overrides?.engines };
  const media = isTest && !options.ownMedia ? sharedMedia() : undefined;
  const overrides = { ...(media && { media }), ...options.overrides, engines };
  const service = await startService(config, '0.0.0-test', overrides, options.start);
  const store = await openStore(config);
  const url = service.url!;
  let stopped = false;

  const request = async (path: string, init: RequestInit & { key?: string | null } = {}) => {
    const { key = firstKey, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (key !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${key}`);
    const response = await fetch(url + path, { ...rest, headers });
    return checkPublished(url, rest.method ?? 'GET', path, response);
  };

  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await store.close();
    await service.stop();
  };
  afterTest(t, stop);

  const postJson = (path: string, body: unknown, init: RequestInit & { key?: string | null } = {}) =>
    request(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    /** Processes that were started for engines or media. */
    enginePids: (): number[] => {
      const tasks = readdirSync('/proc/self/task');
      const children = tasks.flatMap((task) =>
        readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '),
      );
      return children.filter((pid) => pid !== '').map(Number);
    },
    url,
    metricsUrl: `http://127.0.0.1:${service.metricsPort}/metrics`,
    dataDir,
    config,
    store,
    /** As the start prints it. */
    consoleLink: service.consoleLink!,
    video,
    request,
    stop,
    postJson,
    postForm: (
      path: string,
      fields: Record<string, string | Blob>,
      init: RequestInit & { key?: string | null } = {},
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return request(path, { method: 'POST', ...init, body: form });
    },
    /** Makes a key (and its account when new) and returns the secret. */
    createKey: async ({ expiresAt, periodEndsAt, ...options }: Partial<NewKey> = {}): Promise<string> => {
      const wanted = { account: 'default', ...options };
      const { id, key } = await store.accountAdmin.createKey(wanted);
      // An end that has passed cannot be asked for.
      if (expiresAt !== undefined) await store.apiKeys.update(id, { expiresAt });
      if (periodEndsAt !== undefined) {
        const account = await store.accountAdmin.showAccount(wanted.account);
        await store.accounts.update(account.id, { periodEndsAt });
      }
      return key;
    },
    /** Creates a task by /v1/video/create and returns its id. */
    async createTask(fields: Record<string, unknown> = {}, key = firstKey): Promise<string> {
      const body = { model: 'beta-2', prompt: 'a red balloon', images: [], ...fields };
      const response = await postJson('/v1/video/create', body, { key });
      const answer = (await response.json()) as { id?: string };
      if (answer.id === undefined) throw new Error(`no task: ${JSON.stringify(answer)}`);
      return answer.id;
    },
    /** Polls a task until it is completed or failed. */
    async finished(id: string, key = firstKey): Promise<Record<string, unknown> & { status: string }> {
      const beganMs = Date.now();
      for (;;) {
        const response = await request(`/v1/video/query?id=${encodeURIComponent(id)}`, { key });
        const task = (await response.json()) as Record<string, unknown> & { status: string };
        if (!response.ok || task.status === 'completed' || task.status === 'failed') return task;
        await new Promise((resolve) => setTimeout(resolve, pauseMs(Date.now() - beganMs)));
      }
    },
  };
};
