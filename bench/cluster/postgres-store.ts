/** A Postgres with its usual durability, and accounts, keys and tasks in it. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { addDatabase, processesOf, startServer, stopServer } from '../../test/support/postgres-server.ts';
import { processUsage } from '../process-usage.ts';

/** Below 1 for a quicker, rougher run. */
export const scale = Number(process.env.SCALE ?? 1);

const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  shared_buffers: '128MB',
};

export const startDurablePostgres = async (settings: Record<string, string> = {}) => {
  const server = await startServer({ ...durable, ...settings });
  return {
    addDatabase: () => addDatabase(server.url),
    pid: server.postgres.pid!,
    cpuSeconds: (): number => postgresCpuSeconds(server.postgres.pid!),
    stop: () => stopServer(server),
  };
};

/** CPU seconds of the connections that a server has seen end, which its own counter of children has in ticks of 10 ms. */
const endedCpuSeconds = (serverPid: number): number => {
  const stat = readFileSync(`/proc/${serverPid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
};

/** CPU seconds of all processes of a server. */
export const postgresCpuSeconds = (serverPid: number): number =>
  processesOf(serverPid).reduce((sum, pid) => {
    try {
      return sum + processUsage(pid).cpuSeconds;
    } catch {
      return sum;
    }
  }, endedCpuSeconds(serverPid));

const open = (databaseUrl: string, dataDir: string) =>
  openStore(
    loadConfig({
      KINORA_DATA_DIR: dataDir,
      KINORA_DATABASE_URL: databaseUrl,
      // Copying 100,000 rows is one statement.
      KINORA_DATABASE_STATEMENT_SECONDS: '600',
    }),
  );

/** A paying account each, with a key that no rate limit stops; returns the keys. */
export const addAccounts = async (databaseUrl: string, dataDir: string, count: number): Promise<string[]> => {
  const store = await open(databaseUrl, dataDir);
  try {
    const keys = Array.from({ length: count }, (_, index) => `a-key-for-the-benchmark-${index}`);
    for (const [index, secret] of keys.entries())
      await store.accountAdmin.createKey({
        account: `account-${index}`,
        balance: 1e15,
        requestsPerMinute: 1e9,
        secret,
      });
    return keys;
  } finally {
    await store.close();
  }
};

/** `count` pending copies of a task that was really created, and one completed. Returns its id and one in the middle. */
export const copyTask = async (databaseUrl: string, dataDir: string, id: string, count: number) => {
  const store = await open(databaseUrl, dataDir);
  try {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'video_tasks'`.execute(store.db);
    const columns = rows.map(({ column_name }) => column_name);
    const changed: Record<string, string> = {
      id: `'alpha3:' || lpad(n::text, 24, '0')`,
      queue_turn: 'n',
      created_ms: 'created_ms + n',
    };
    await sql
      .raw(
        `insert into video_tasks (${columns.join()})
         select ${columns.map((column) => changed[column] ?? column).join()}
         from video_tasks, generate_series(1, ${count + 1}) as n where id = '${id}'`,
      )
      .execute(store.db);
    const idOf = (index: number) => `alpha3:${String(index).padStart(24, '0')}`;
    await sql`update video_tasks set status = 'completed', progress = 100, completed_at = 1, started_at = 1
      where id = ${idOf(count + 1)}`.execute(store.db);
    await sql`update accounts set queue_turn = ${count + 1}`.execute(store.db);
    await sql`analyze`.execute(store.db);
    return { completedId: idOf(count + 1), pendingId: idOf(Math.ceil(count / 2)) };
  } finally {
    await store.close();
  }
};

const createBody = JSON.stringify({ model: 'alpha3', prompt: 'A lighthouse above the sea at dusk' });

export const createRequest = (key: string): string =>
  `POST /v1/video/create HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${createBody.length}\r\n\r\n${createBody}`;

export const readRequest = (key: string, taskId: string): string =>
  `GET /v1/video/query?id=${encodeURIComponent(taskId)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\n\r\n`;

export const createOne = async (port: number, key: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}/v1/video/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: createBody,
  });
  return ((await response.json()) as { id: string }).id;
};
