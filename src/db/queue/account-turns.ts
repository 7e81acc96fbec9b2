/**
 * Assigns turns, the fair-queue sequence numbers of an account's tasks in a lane: ascending, and never below the turn
 * being served there.
 */
import { type CompiledQuery, sql } from 'kysely';
import type { Lane } from '../../domain/video/lane.ts';
import { capabilitiesOf } from '../capabilities.ts';
import { type Connection, type Database, withValues } from '../database.ts';

/** A remix that waits no longer. */
export type Released = { id: string; accountId: string; model: string };

export const createAccountTurns = (db: Database) => {
  // Turns are taken after the account is locked, as in a create of one statement, so that two cannot deadlock.
  const lock = capabilitiesOf(db).locksRows ? sql`for no key update` : sql``;

  // Compiled once; the values are placeholders. Postgres does not guess the types of values that are only added.
  const takeStatement = sql<{ turn: number }>`
    insert into account_turns (account_id, lane, turn)
    select id, cast(${''} as text), cast(${0} as bigint) + cast(${0} as bigint) from (
      select id from accounts where id = ${''} ${lock}) as account where true
    on conflict (account_id, lane) do update set turn = cast(${0} as bigint) + case
      when account_turns.turn > cast(${0} as bigint) then account_turns.turn else cast(${0} as bigint) end
    returning turn`.compile(db);
  const copyStatement = sql`
    update accounts set queue_turn = taken.turn
    from (select turn from account_turns where account_id = ${''} and lane = ${''}) as taken
    where id = ${''} and queue_turn < taken.turn`.compile(db);

  const takeQueries = (accountId: string, { name, servedTurn }: Lane, count: number) => ({
    take: withValues(takeStatement, [name, servedTurn, count, accountId, count, servedTurn, servedTurn]),
    // Processes of the release before number all lanes as one.
    copy: withValues(copyStatement, [accountId, name, accountId]),
  });

  /** As many turns as that, in the order of the account; returns the last. */
  const takeTurns = async (
    connection: Connection,
    accountId: string,
    lane: Lane,
    count: number,
  ): Promise<number> => {
    const { take, copy } = takeQueries(accountId, lane, count);
    const { rows } = await connection.executeQuery(take);
    await connection.executeQuery(copy);
    return rows[0]!.turn;
  };

  return {
    /** For precompiled transactions. */
    nextTurnQueries(accountId: string, lane: Lane): CompiledQuery[] {
      const { take, copy } = takeQueries(accountId, lane, 1);
      return [take, copy];
    },

    nextTurn: (connection: Connection, accountId: string, lane: Lane): Promise<number> =>
      takeTurns(connection, accountId, lane, 1),

    /** The turn that a remix would have now, for its estimate: it takes one when it no longer waits for its source. */
    async likelyTurn(connection: Connection, accountId: string, { name, servedTurn }: Lane): Promise<number> {
      const row = await connection
        .selectFrom('account_turns')
        .select('turn')
        .where('account_id', '=', accountId)
        .where('lane', '=', name)
        .executeTakeFirst();
      return Math.max(row?.turn ?? 0, servedTurn) + 1;
    },

    /** Whether remixes wait for this source. */
    async hasWaiting(sourceId: string): Promise<boolean> {
      const row = await db
        .selectFrom('video_tasks')
        .select('id')
        .where('waits_for', '=', sourceId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Some of those that wait, oldest first. Before money is locked, as all rows of tasks. */
    async stopWaitingFor(connection: Connection, sourceId: string, limit: number): Promise<Released[]> {
      const rows = await connection
        .updateTable('video_tasks')
        .set({ waits_for: null })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('video_tasks')
            .select('id')
            .where('waits_for', '=', sourceId)
            .orderBy('created_ms')
            .orderBy('id')
            .limit(limit),
        )
        .where('waits_for', '=', sourceId)
        .returning(['id', 'account_id', 'model'])
        .execute();
      return rows.map(({ id, account_id, model }) => ({ id, accountId: account_id, model }));
    },

    /**
     * Remixes get turns when their source is made: those that they could have had when they were created were served
     * meanwhile, and all of them would be before everybody else's.
     */
    async numberReleased(
      connection: Connection,
      released: readonly Released[],
      laneOf: (model: string) => Lane,
    ): Promise<void> {
      const groups = Map.groupBy(released, ({ accountId, model }) =>
        JSON.stringify([accountId, laneOf(model).name]),
      );
      for (const group of groups.values()) {
        const { accountId, model } = group[0]!;
        const last = await takeTurns(connection, accountId, laneOf(model), group.length);
        await sql`
          update video_tasks set queue_turn = cast(${last - group.length} as bigint) + numbered.position
          from (
            select id as numbered_id, row_number() over (order by created_ms, id) as position from video_tasks
            where id in (${sql.join(group.map(({ id }) => id))})
          ) as numbered
          where id = numbered_id`.execute(connection);
      }
    },
  };
};
