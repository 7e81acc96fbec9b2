import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `changed`: what a column of a copy is, in SQL, where `n` is its number from 1. */
export const copyTask = (
  database: DatabaseSync,
  id: string,
  count: number,
  changed: Record<string, string>,
): void => {
  const columns = database
    .prepare('select name from pragma_table_info(?)')
    .all('video_tasks')
    .map(({ name }) => String(name));
  database.exec(
    `with recursive counter(n) as (select 1 union all select n + 1 from counter where n < ${count})
     insert into video_tasks (${columns.join()})
     select ${columns.map((column) => changed[column] ?? column).join()} from counter, video_tasks where id = '${id}'`,
  );
};

/** Any number of copies of a completed video, with its picture: straight into the database of a running service. */
export const copyVideos = (dataDir: string, id: string, count: number): void => {
  const database = new DatabaseSync(join(dataDir, 'kinora.db'), { timeout: 10_000 });
  const idOf = (number: number) => `beta-2:copy${String(number).padStart(20, '0')}`;
  try {
    copyTask(database, id, count, {
      id: "'beta-2:copy' || printf('%020d', n)",
      created_ms: 'created_ms - n * 60000',
      prompt: "prompt || ' ' || n",
    });
  } finally {
    database.close();
  }
  const folder = (videoId: string) => join(dataDir, 'files', 'videos', encodeURIComponent(videoId));
  for (let number = 1; number <= count; number++) {
    mkdirSync(folder(idOf(number)), { recursive: true });
    linkSync(join(folder(id), 'thumbnail.webp'), join(folder(idOf(number)), 'thumbnail.webp'));
  }
};
