/** Where in line tasks stand, by samples: for estimating a task's place without counting. */
import { sql } from 'kysely';
import { type Database, withValues } from './database.ts';

export type LineSample = { queueTurn: number; createdMs: number; place: number };

/** Numbering a whole line is quick while it is short; one of 100,000 takes 85 ms, in which nobody else is answered. */
const widestNumberedStep = 10;

const inLine = sql<boolean>`status in ('pending', 'processing') and waits_for is null`;

export const createLineSamples = (db: Database) => {
  const selectBehind = db
    .selectFrom('video_tasks')
    .select(['queue_turn', 'created_ms', 'id'])
    .where(inLine)
    .where(sql<boolean>`(queue_turn, created_ms, id) > (${0}, ${0}, ${''})`)
    .orderBy('queue_turn')
    .orderBy('created_ms')
    .orderBy('id')
    .limit(1)
    .offset(0)
    .compile();

  const number = async (step: number): Promise<LineSample[]> => {
    const { rows } = await sql<{ queue_turn: number; created_ms: number; place: number }>`
      select queue_turn, created_ms, place from (
        select queue_turn, created_ms, row_number() over (order by queue_turn, created_ms, id) as place
        from video_tasks where ${inLine}
      ) as line where place % ${sql.lit(step)} = 0 or place = 1 order by place`.execute(db);
    return rows.map((row) => ({
      queueTurn: row.queue_turn,
      createdMs: row.created_ms,
      place: Number(row.place),
    }));
  };

  /** From sample to sample, a short query each. */
  const walk = async (step: number): Promise<LineSample[]> => {
    const samples: LineSample[] = [];
    let last = { queue_turn: -1, created_ms: 0, id: '' };
    for (let place = 1, skipped = 0; ; place += step, skipped = step - 1) {
      const { rows } = await db.executeQuery(
        withValues(selectBehind, [last.queue_turn, last.created_ms, last.id, 1, skipped]),
      );
      if (!rows[0]) return samples;
      last = rows[0];
      samples.push({ queueTurn: last.queue_turn, createdMs: last.created_ms, place });
    }
  };

  /** The front and then about every `step`-th place, in order. */
  return (step: number): Promise<LineSample[]> => (step <= widestNumberedStep ? number(step) : walk(step));
};
