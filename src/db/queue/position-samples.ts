/** Samples of pending tasks and their positions, for estimating a position without counting. */
import { sql } from 'kysely';
import { inDialectOf } from '../capabilities.ts';
import { type Database, withValues } from '../database.ts';
import { fieldsOf } from '../row-fields.ts';

/** `position` counts from 1 among the pending tasks. */
export type PositionSample = { queueTurn: number; createdMs: number; position: number };

/**
 * SQLite blocks the event loop: numbering 100,000 tasks takes 85 ms. Up to this step all are numbered in one query,
 * above it each sample is a short query of its own.
 */
const widestNumberedStep = 10;

const isPending = sql<boolean>`status = 'pending' and waits_for is null`;

export const createPositionSamples = (db: Database) => {
  const isElsewhere = inDialectOf(db, { SQLite: false, Postgres: true });
  const isOneQueryBest = (step: number) => isElsewhere || step <= widestNumberedStep;
  const selectBehind = db
    .selectFrom('video_tasks')
    .select(['queue_turn', 'created_ms', 'id'])
    .where(isPending)
    .where(sql<boolean>`(queue_turn, created_ms, id) > (${0}, ${0}, ${''})`)
    .orderBy('queue_turn')
    .orderBy('created_ms')
    .orderBy('id')
    .limit(1)
    .offset(0)
    .compile();

  const number = async (step: number): Promise<PositionSample[]> => {
    const { rows } = await sql<{ queue_turn: number; created_ms: number; position: number }>`
      select queue_turn, created_ms, position from (
        select queue_turn, created_ms, row_number() over (order by queue_turn, created_ms, id) as position
        from video_tasks where ${isPending}
      ) as numbered where position % ${sql.lit(step)} = 0 or position = 1 order by position`.execute(db);
    return rows.map((row) => ({ ...fieldsOf(row), position: Number(row.position) }));
  };

  const walk = async (step: number): Promise<PositionSample[]> => {
    const samples: PositionSample[] = [];
    let last = { queue_turn: -1, created_ms: 0, id: '' };
    for (let position = 1, skipped = 0; ; position += step, skipped = step - 1) {
      const { rows } = await db.executeQuery(
        withValues(selectBehind, [last.queue_turn, last.created_ms, last.id, 1, skipped]),
      );
      if (!rows[0]) return samples;
      last = rows[0];
      samples.push({ queueTurn: last.queue_turn, createdMs: last.created_ms, position });
    }
  };

  /** The first task and then about every `step`-th one, in order. */
  return (step: number): Promise<PositionSample[]> => (isOneQueryBest(step) ? number(step) : walk(step));
};
