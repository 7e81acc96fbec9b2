/**
 * Backfills `remarks`: videos completed before migration 006 have what was not drawn, and how long they are, in their
 * scene alone.
 */
import { type Kysely, sql } from 'kysely';

type Row = { id: string; scene: string };

const rowsAtOnce = 200;

const remarksOf = (scene: string): string | null => {
  try {
    const { notDrawn, madeSeconds } = JSON.parse(scene) as { notDrawn?: unknown; madeSeconds?: unknown };
    const words = Array.isArray(notDrawn) ? notDrawn.filter((word) => typeof word === 'string') : [];
    if (words.length === 0 && typeof madeSeconds !== 'number') return null;
    return JSON.stringify({
      ...(words.length > 0 && { notDrawn: words }),
      ...(typeof madeSeconds === 'number' && { actualSeconds: madeSeconds }),
    });
  } catch {
    return null;
  }
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, scene from video_tasks
      where id > ${last} and status = 'completed' and remarks is null
        and (scene like '%"notDrawn":["%' or scene like '%"madeSeconds":%')
      order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { id, scene } of rows) {
      const remarks = remarksOf(scene);
      if (remarks !== null)
        await sql`update video_tasks set remarks = ${remarks} where id = ${id}`.execute(db);
    }
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)!.id;
  }
};
