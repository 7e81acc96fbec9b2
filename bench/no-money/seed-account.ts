/** An account that has spent all its money: thousands of videos with the longest prompts, remixes, characters, a key. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { startKinora } from '../processes.ts';

export const key = 'a-key-without-money';
const videos = 5_000;
const characters = 1_000;
const longPrompt = 'a fox and a red ball on a beach while it rains, then '.repeat(700).slice(0, 32_000);
const metadata = JSON.stringify({ notes: Array.from({ length: 1_000 }, (_, n) => `note ${n}`) });
/** As large as the longest video of the largest size. */
const videoBytes = 20 * 1024 * 1024;

/** Of requests that were paid while there was money. */
export const knownKey = 'known';

export type SeededAccount = { videoId: string; newestVideoId: string; characterId: string };

const createAccount = async (dataDir: string): Promise<void> => {
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  try {
    await store.accountAdmin.createKey({
      account: 'broke',
      balance: 1e9,
      requestsPerMinute: 1e9,
      secret: key,
    });
  } finally {
    await store.close();
  }
};

/** Really made, so that its row has all that a row can have; quickly, so its prompt is a short one. */
const makeVideo = async (dataDir: string): Promise<string> => {
  const kinora = await startKinora(dataDir, { KINORA_ROLES: 'api,worker' }, 'any');
  const url = `http://127.0.0.1:${kinora.port}/v1/videos`;
  const headers = { authorization: `Bearer ${key}` };
  const body = new FormData();
  const fields = { model: 'beta-2', prompt: 'a red ball on white', seconds: '4', size: '480x480' };
  for (const [name, value] of Object.entries({ ...fields, metadata })) body.append(name, value);
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    const { id } = (await response.json()) as { id: string };
    for (;;) {
      const answer = await fetch(`${url}/${encodeURIComponent(id)}`, { headers });
      const { status } = (await answer.json()) as { status: string };
      if (status === 'completed') return id;
      if (status !== 'pending' && status !== 'processing') throw new Error(`the video is ${status}`);
      await delay(200);
    }
  } finally {
    await kinora.stop();
  }
};

const copyRows = (dataDir: string, id: string): SeededAccount => {
  const database = new DatabaseSync(join(dataDir, 'kinora.db'));
  const columnsOf = (table: string) =>
    database
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
  const copy = (table: string, count: number, changed: Record<string, string>, where: string) => {
    const columns = columnsOf(table);
    database.exec(
      `with recursive counter(n) as (select 1 union all select n + 1 from counter where n < ${count})
       insert into ${table} (${columns}) select ${columns.map((column) => changed[column] ?? column)}
       from counter, ${table} where ${where}`,
    );
  };
  database.prepare('update video_tasks set prompt = ?, enhanced_prompt = ?').run(longPrompt, longPrompt);
  const idOf = (n: number) => `beta-2:task_${String(n).padStart(32, '0')}`;
  try {
    copy(
      'video_tasks',
      videos,
      {
        id: "'beta-2:task_' || printf('%032d', n)",
        created_ms: 'created_ms + n',
        changed_us: 'changed_us + n',
        remix_of: `case when n % 5 = 0 then '${id}' end`,
      },
      `id = '${id}'`,
    );
    const { id: accountId } = database.prepare("select id from accounts where name = 'broke'").get()!;
    const characterId = 'char_000000000000000000000000';
    database
      .prepare(
        'insert into characters (id, account_id, username, source, picture_key, is_private, created_at)' +
          " values (?, ?, 'someone', ?, ?, 0, 1)",
      )
      .run(characterId, accountId!, id, `characters/${characterId}/picture.png`);
    copy(
      'characters',
      characters,
      { id: "'char_' || printf('%024d', n)", username: "'someone' || n" },
      `id = '${characterId}'`,
    );
    database
      .prepare(
        "insert into idempotency (account_id, key, request_hash, response, created_at) values (?, ?, 'another', '{}', ?)",
      )
      .run(accountId!, knownKey, Math.floor(Date.now() / 1000));
    database.exec("update accounts set balance = 0 where name = 'broke'");
    return { videoId: id, newestVideoId: idOf(videos), characterId };
  } finally {
    database.close();
  }
};

export const seedAccount = async (dataDir: string): Promise<SeededAccount> => {
  await createAccount(dataDir);
  const id = await makeVideo(dataDir);
  const account = copyRows(dataDir, id);
  writeFileSync(
    join(dataDir, 'files', 'videos', id.replaceAll(':', '%3A'), 'video.mp4'),
    Buffer.alloc(videoBytes),
  );
  const picture = join(dataDir, 'files', 'characters', account.characterId, 'picture.png');
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, Buffer.alloc(2 * 1024 * 1024));
  return account;
};
