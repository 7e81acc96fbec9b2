/** Whether every accepted task ended once, the money is right and no file is left over. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../../../src/store.ts';
import type { LoadTask } from '../mixed-load.ts';

/** A failure that the load itself brings about: the source of a remix was deleted. */
const expectedFailures = ['source_failed'];

/** The files of finished videos, by task id. */
export type KeptVideos = { has(id: string): boolean; list(): string[] };

export const videosIn = (dataDir: string): KeptVideos => {
  const folder = join(dataDir, 'files', 'videos');
  return {
    has: (id) => existsSync(join(folder, id.replaceAll(':', '%3A'), 'video.mp4')),
    list: () => (existsSync(folder) ? readdirSync(folder).map((name) => name.replaceAll('%3A', ':')) : []),
  };
};

export const checkSqliteFile = async ({ db }: Store): Promise<string[]> => {
  const { rows: damage } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return damage[0]?.integrity_check === 'ok' ? [] : [`the database is damaged: ${JSON.stringify(damage)}`];
};

export const checkBooks = async (store: Store, videos: KeptVideos, accepted: LoadTask[]) => {
  const { db } = store;
  const faults: string[] = [];
  const rows = await db.selectFrom('video_tasks').selectAll().execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const deletions = new Set(
    (await db.selectFrom('deleted_tasks').select('id').execute()).map(({ id }) => id),
  );
  const missing = accepted.filter(({ id }) => !known.has(id));
  for (const { id, isDeleted } of missing) if (!isDeleted || !deletions.has(id)) faults.push(`${id} is lost`);

  const ledger = await db.selectFrom('ledger').selectAll().execute();
  const charges = new Map<string, number[]>();
  for (const { kind, reference, amount } of ledger)
    if (kind === 'charge') charges.set(reference!, [...(charges.get(reference!) ?? []), -amount]);
  for (const [reference, amounts] of charges)
    if (amounts.length > 1) faults.push(`${reference} was charged ${amounts.length} times`);

  for (const row of rows) {
    if (row.status === 'failed' && !expectedFailures.includes(row.error_code ?? ''))
      faults.push(
        `${row.id} failed after ${row.attempts} attempts and ${row.losses} losses: ${row.error_code} ${row.error_message}`,
      );
    const [charged = 0] = charges.get(row.id) ?? [];
    const due = row.status === 'completed' ? row.charged : 0;
    if (charged !== due) faults.push(`${row.id} is ${row.status} and was charged ${charged}, not ${due}`);
    const hasVideo = videos.has(row.id);
    if (hasVideo !== (row.status === 'completed'))
      faults.push(`${row.id} is ${row.status}, video: ${hasVideo}`);
  }
  for (const account of await store.accountAdmin.listAccounts()) {
    const sum = await store.ledger.sum(account.id);
    if (account.balance !== null && sum !== account.balance)
      faults.push(`${account.name}: the ledger does not sum`);
    const holds = await db
      .selectFrom('holds')
      .select('amount')
      .where('account_id', '=', account.id)
      .execute();
    const open = holds.reduce((all, { amount }) => all + amount, 0);
    if (account.held !== open) faults.push(`${account.name}: ${account.held} is held, not ${open}`);
  }
  const leftOver = videos.list().filter((id) => !known.has(id));
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const madeHere = rows.filter(
    ({ status, route }) => status === 'completed' && (route ?? 'local') === 'local',
  );
  return {
    faults,
    accepted: accepted.length,
    /** Accepted, deleted by their owner, and recorded as deleted. */
    deleted: missing.filter(({ id, isDeleted }) => isDeleted && deletions.has(id)).length,
    tasks: rows.length,
    /** Of all accepted ones, also those that were deleted afterwards. */
    charged: accepted.filter(({ id }) => charges.has(id)).length,
    completed: count('completed'),
    madeHere: madeHere.length,
    failed: count('failed'),
    leftOver,
  };
};
