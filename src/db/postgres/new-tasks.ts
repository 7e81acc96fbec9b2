/**
 * A create in one round trip: hold, ledger row, task and stored response are one statement, which writes all or
 * nothing. Creates that would wait for each other, for a connection or for the row of their account, share a statement
 * and its commit.
 */
import { CompiledQuery } from 'kysely';
import { maxAccountMicro } from '../../domain/money.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { timeOrderedId } from '../../lib/ids.ts';
import { type Database, withValues } from '../database.ts';
import type { NewTask, NewTaskConflict } from '../queue/new-task.ts';
import { columns, toRow } from '../video-task-row.ts';
import { createBatcher } from './batching.ts';

/** Limits how long the first of a batch waits for its response. */
const maxGroup = 64;
/** More batches would only wait for each other's account rows and for the same disk. */
const maxConcurrentBatches = 4;

/**
 * Keys are locked before accounts, as in every hold, and both in the order of their ids, so that two of these
 * statements cannot deadlock. With the locks held it is known which account lacks what, and nothing changes that before
 * the commit. Creates whose Idempotency-Key is taken are skipped; the others get turns in the order of `position`.
 */
const statement = CompiledQuery.raw(`
with task as materialized (
  select * from json_populate_recordset(null::video_tasks, $1::json)
), extra as materialized (
  select * from json_to_recordset($2::json) as extra (
    position bigint, task_id text, account_id text, ledger_id text, key text, request_hash text, response text,
    replace_before bigint, replace_hash text, lane text, served_turn bigint)
), keys as materialized (
  select id, quota, quota_used from api_keys where id in (select api_key_id from task) order by id
  for no key update
), account as materialized (
  select id, balance, held, spent from accounts
  where id in (select account_id from task) and (select count(*) from keys) > 0 order by id
  for no key update
), shortfall as materialized (
  select wanted.account_id,
    exists (
      select 1 from (
        select api_key_id, sum(held) as amount from task where task.account_id = wanted.account_id group by api_key_id
      ) as of_key left join keys on keys.id = of_key.api_key_id
      where keys.id is null or keys.quota_used + of_key.amount > keys.quota
    ) as quota,
    account.id is null
      or coalesce(account.balance < wanted.amount, account.held + account.spent + wanted.amount > $4::bigint) as balance
  from (select account_id, sum(held) as amount from task group by account_id) as wanted
  left join account on account.id = wanted.account_id
), stored_response as (
  insert into idempotency (account_id, key, request_hash, response, created_at)
  select extra.account_id, extra.key, extra.request_hash, extra.response, $3::bigint
  from extra join shortfall on shortfall.account_id = extra.account_id
  where extra.key is not null and not shortfall.quota and not shortfall.balance
  on conflict (account_id, key) do update
    set request_hash = excluded.request_hash, response = excluded.response, created_at = excluded.created_at
    where exists (
      select 1 from extra where extra.account_id = excluded.account_id and extra.key = excluded.key
        and (idempotency.created_at < extra.replace_before or idempotency.request_hash = extra.replace_hash))
  returning account_id, key
), accepted as materialized (
  select task.*, extra.position, extra.ledger_id, extra.lane, extra.served_turn,
    row_number() over (partition by task.account_id, extra.lane order by extra.position) as number
  from task
  join extra on extra.task_id = task.id
  join shortfall on shortfall.account_id = task.account_id
  where not shortfall.quota and not shortfall.balance
    and (extra.key is null or (extra.account_id, extra.key) in (select account_id, key from stored_response))
), wanted_turns as (
  select account_id, lane, count(*) as turns, max(served_turn) as served_turn from accepted group by account_id, lane
), last_turn as (
  insert into account_turns (account_id, lane, turn)
  select account_id, lane, served_turn + turns from wanted_turns
  on conflict (account_id, lane) do update set turn = (
    select wanted.turns + greatest(wanted.served_turn, account_turns.turn) from wanted_turns as wanted
    where wanted.account_id = excluded.account_id and wanted.lane = excluded.lane)
  returning account_id, lane, turn
), numbered as (
  select accepted.*, last_turn.turn - wanted_turns.turns + accepted.number as turn
  from accepted join wanted_turns using (account_id, lane) join last_turn using (account_id, lane)
), held_on_keys as (
  update api_keys set quota_used = quota_used + wanted.amount
  from (select api_key_id, sum(held) as amount from accepted group by api_key_id) as wanted
  where api_keys.id = wanted.api_key_id
), held_on_accounts as (
  update accounts
  set balance = balance - wanted.amount, held = held + wanted.amount,
    queue_turn = greatest(queue_turn, wanted.turn)
  from (
    select account_id, sum(held) as amount, max(turn) as turn from numbered group by account_id
  ) as wanted
  where accounts.id = wanted.account_id
), recorded as (
  insert into ledger (id, account_id, api_key_id, kind, amount, reference, created_at, model)
  select ledger_id, account_id, api_key_id, 'hold', -held, id, $3::bigint, model from accepted
), inserted as (
  insert into video_tasks (${columns.join(', ')})
  select ${columns.map((column) => (column === 'queue_turn' ? 'turn' : column)).join(', ')} from numbered
)
select shortfall.quota, shortfall.balance, accepted.id is null as is_left_out
from extra
join shortfall on shortfall.account_id = extra.account_id
left join accepted on accepted.position = extra.position
order by extra.position`);

type OutcomeRow = { quota: boolean; balance: boolean; is_left_out: boolean };

const shortfallOf = ({ quota, balance, is_left_out }: OutcomeRow): NewTaskConflict | undefined => {
  if (quota) return 'quota';
  if (balance) return 'balance';
  return is_left_out ? 'key' : undefined;
};

/** JSON would carry a lone surrogate as an escape, which Postgres refuses. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' && !value.isWellFormed() ? value.toWellFormed() : value;

export const createNewTaskStatement = (db: Database, clock: Clock) => {
  const insertTogether = async (tasks: NewTask[]): Promise<(NewTaskConflict | undefined)[]> => {
    const nowMs = clock.nowMs();
    const extras = tasks.map(({ task, lane, storedResponse }, position) => ({
      position,
      task_id: task.id,
      account_id: task.accountId,
      ledger_id: timeOrderedId(nowMs),
      lane: lane.name,
      served_turn: lane.servedTurn,
      ...(storedResponse && {
        key: storedResponse.key,
        request_hash: storedResponse.requestHash,
        response: storedResponse.response,
        replace_before: storedResponse.replaceable?.before,
        replace_hash: storedResponse.replaceable?.requestHash,
      }),
    }));
    const { rows } = await db.executeQuery(
      withValues(statement as CompiledQuery<OutcomeRow>, [
        JSON.stringify(
          tasks.map(({ task }) => toRow(task)),
          wellFormed,
        ),
        JSON.stringify(extras, wellFormed),
        unixSeconds(nowMs),
        maxAccountMicro,
      ]),
    );
    return rows.map(shortfallOf);
  };

  /**
   * If an account lacks money for all of its tasks in a batch, they are retried one by one, so that only those it
   * cannot afford are refused.
   */
  const run = async (tasks: NewTask[]): Promise<(NewTaskConflict | undefined)[]> => {
    const shortfalls = await insertTogether(tasks);
    const inGroup = Map.groupBy(tasks, ({ task }) => task.accountId);
    for (const [index, newTask] of tasks.entries()) {
      const isAlone = inGroup.get(newTask.task.accountId)!.length === 1;
      if (shortfalls[index] !== undefined && shortfalls[index] !== 'key' && !isAlone)
        shortfalls[index] = (await insertTogether([newTask]))[0];
    }
    return shortfalls;
  };

  return {
    /**
     * One statement, for tasks of different Idempotency-Keys. Where an account lacks money for all of its tasks, none
     * of them is written.
     */
    insertTogether,

    insert: createBatcher<NewTask, NewTaskConflict | undefined>({
      maxConcurrent: maxConcurrentBatches,
      startBatch() {
        let size = 0;
        const keys = new Set<string>();
        return ({ task, storedResponse }) => {
          const key = storedResponse && `${task.accountId} ${storedResponse.key}`;
          // One statement cannot write the same key twice.
          if (size === maxGroup || (key && keys.has(key))) return false;
          if (key) keys.add(key);
          size += 1;
          return true;
        };
      },
      run,
    }),
  };
};
