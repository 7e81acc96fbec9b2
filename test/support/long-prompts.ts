/** Copies of a finished video with the longest prompts, straight into the database: an account with a long history. */
import type { Database } from '../../src/db/database.ts';

export const copyWithLongPrompts = async (db: Database, id: string, count: number): Promise<string[]> => {
  const row = await db.selectFrom('video_tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, n) => ({
    ...row,
    id: `${id}-${String(n).padStart(4, '0')}`,
    prompt: `${'a long story '.repeat(2_400)} of ${n % 2 === 0 ? 'foxes' : 'owls'}`,
    created_ms: row.created_ms + n + 1,
    changed_us: row.changed_us + n + 1,
  }));
  for (const copy of copies) await db.insertInto('video_tasks').values(copy).execute();
  return copies.map((copy) => copy.id);
};
