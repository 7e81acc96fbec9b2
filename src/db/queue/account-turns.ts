/**
 * Assigns turns, the fair-queue sequence numbers of an account's tasks: ascending, and never below the turn being
 * served.
 */
import { sql } from 'kysely';
import { type Connection, type Database, withValues } from '../database.ts';

export const createAccountTurns = (db: Database) => {
  const takeTurn = db
    .updateTable('accounts')
    .set({ queue_turn: sql<number>`case when queue_turn > ${0} then queue_turn + 1 else ${0} + 1 end` })
    .where('id', '=', '')
    .returning('queue_turn')
    .compile();

  return {
    async nextTurn(connection: Connection, accountId: string, servedTurn: number): Promise<number> {
      const { rows } = await connection.executeQuery(
        withValues(takeTurn, [servedTurn, servedTurn, accountId]),
      );
      return rows[0]!.queue_turn;
    },
  };
};
