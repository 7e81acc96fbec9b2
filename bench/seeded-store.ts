/** A store with one paying account, a limited key and any number of tasks, all copies of one that was really created. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadConfig } from '../src/config/config.ts';
import { openStore } from '../src/store.ts';
import { copyTask } from '../test/support/copy-videos.ts';
import { startKinora } from './processes.ts';

export const key = 'a-key-for-the-benchmark';

const createKey = async (dataDir: string): Promise<void> => {
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  try {
    await store.accountAdmin.createKey({
      account: 'default',
      balance: 1e15,
      requestsPerMinute: 1e9,
      secret: key,
    });
  } finally {
    await store.close();
  }
};

const createTask = async (dataDir: string): Promise<string> => {
  const kinora = await startKinora(dataDir);
  try {
    const response = await fetch(`http://127.0.0.1:${kinora.port}/v1/video/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: createBody,
    });
    return ((await response.json()) as { id: string }).id;
  } finally {
    await kinora.stop();
  }
};

/** One task in line, the given number of copies behind it, and one completed. */
const addTasks = (dataDir: string, id: string, pendingTasks: number) => {
  const database = new DatabaseSync(join(dataDir, 'kinora.db'));
  try {
    const completed = pendingTasks + 1;
    copyTask(database, id, completed, {
      id: "'alpha3:' || printf('%024d', n)",
      queue_turn: 'n',
      created_ms: 'created_ms + n',
    });
    const idOf = (index: number) => `alpha3:${String(index).padStart(24, '0')}`;
    database
      .prepare(`update video_tasks set status = 'completed', progress = 100, completed_at = 1 where id = ?`)
      .run(idOf(completed));
    database.prepare('update accounts set queue_turn = ?').run(completed);
    return { completedId: idOf(completed), pendingId: idOf(Math.ceil(pendingTasks / 2)) };
  } finally {
    database.close();
  }
};

/** Returns the ids of the completed task and of one in the middle of the line. */
export const seedStore = async (dataDir: string, pendingTasks: number) => {
  await createKey(dataDir);
  return addTasks(dataDir, await createTask(dataDir), pendingTasks);
};

export const readRequest = (taskId: string): string =>
  `GET /v1/video/query?id=${encodeURIComponent(taskId)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\n\r\n`;

const createBody = JSON.stringify({ model: 'alpha3', prompt: 'A lighthouse above the sea at dusk' });
export const createRequest = `POST /v1/video/create HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${createBody.length}\r\n\r\n${createBody}`;
