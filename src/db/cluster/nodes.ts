/** The processes that share a database, and when each last sent a heartbeat by the database's clock. */
import { sql } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';

/** Longer than the heartbeat interval of a live process; after it, whatever the process held is given to others. */
export const nodeLostAfterMs = 15_000;
const forgottenAfterMs = 3600_000;

export type Node = {
  id: string;
  roles: string;
  version: string;
  /** Names of settings that should be the same everywhere, with a fingerprint of each value. */
  settings: Record<string, string>;
  workerSlots: number;
};

export const createNodes = (db: Database, clock: Clock) => {
  const { nowMs } = createDatabaseClock(db, clock);
  const isAlive = (lostAfterMs: number) => sql<boolean>`last_seen_ms > ${nowMs()} - ${lostAfterMs}`;

  return {
    /**
     * Heartbeat, to be called periodically: a process that stops calling it is considered dead. Returns the time by the
     * database's clock.
     */
    async touch(node: Node): Promise<number> {
      const seen = {
        roles: node.roles,
        version: node.version,
        settings: JSON.stringify(node.settings),
        worker_slots: node.workerSlots,
        last_seen_ms: nowMs(),
      };
      const { last_seen_ms: databaseMs } = await db
        .insertInto('nodes')
        .values({ id: node.id, started_ms: nowMs(), ...seen })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
        .returning('last_seen_ms')
        .executeTakeFirstOrThrow();
      return databaseMs;
    },

    async listAlive(): Promise<Node[]> {
      const rows = await db.selectFrom('nodes').selectAll().where(isAlive(nodeLostAfterMs)).execute();
      return rows.map((row) => ({
        id: row.id,
        roles: row.roles,
        version: row.version,
        settings: JSON.parse(row.settings),
        workerSlots: row.worker_slots,
      }));
    },

    /** Called at shutdown, so that others do not count on this process until its heartbeat expires. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('nodes').where('id', '=', id).execute();
    },

    async deleteLost(): Promise<void> {
      await db
        .deleteFrom('nodes')
        .where(sql<boolean>`not ${isAlive(forgottenAfterMs)}`)
        .execute();
    },
  };
};
export type Nodes = ReturnType<typeof createNodes>;
