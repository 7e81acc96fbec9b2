/** Runs migrations, one process at a time; safe beside processes of another release. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartError } from '../../lib/start-error.ts';
import type { Schema } from '../schema.ts';
import { KinoraSqliteAdapter } from '../sqlite/dialect.ts';
import { repairHalfMigrated } from '../sqlite/half-migrated.ts';

type Migrations = Record<string, Migration>;

/** Part of the name of a migration that processes of the previous release cannot work with. */
const breakingWord = '-breaking-';

const appliedMigrations = async (db: Kysely<Schema>): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * During a rolling upgrade, and after a rollback, an older process finds migrations it does not know. Migrations only
 * add, so it can work with them; but Kysely refuses a database with unknown migrations.
 */
const withUnknown = (known: Migrations, applied: string[]): Migrations => {
  const last = Object.keys(known).toSorted().at(-1) ?? '';
  const unknown = applied.filter((name) => !(name in known) && name > last);
  const breaking = unknown.find((name) => name.includes(breakingWord));
  if (breaking !== undefined)
    throw new StartError(
      `The database was changed by a later release (${breaking}) that this one cannot work with. Start that release, or restore a backup.`,
    );
  return { ...known, ...Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }])) };
};

/** The first pending migration may have been interrupted in a release that migrated SQLite statement by statement. */
const repair = async (db: Kysely<Schema>, known: Migrations): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof KinoraSqliteAdapter)) return;
  await db.transaction().execute(async (transaction) => {
    const { pending } = await migrationState(transaction, known);
    if (pending[0] !== undefined) await repairHalfMigrated(transaction, known, pending[0]);
  });
};

/** Undefined: nothing is pending. */
const migratorOf = async (db: Kysely<Schema>, known: Migrations): Promise<Migrator | undefined> => {
  const applied = await appliedMigrations(db);
  const migrations = withUnknown(known, applied);
  // Without a write: every command opens the database, also while another process writes.
  if (Object.keys(known).every((name) => applied.includes(name))) return undefined;
  await repair(db, known);
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Kysely compares the order of names with that of the times at which they ran; a clock that was set back between
    // two upgrades would close the database for good.
    allowUnorderedMigrations: true,
  });
};

/** One transaction on either database: a process killed at any moment leaves all of it or nothing. */
export const migrateToLatest = async (db: Kysely<Schema>, known: Migrations): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const migrator = await migratorOf(db, known);
    if (!migrator) return;
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    // A later release may have migrated between our check and our lock.
    if (attempt === 2 || !/is missing$/.test((error as Error).message)) throw error;
  }
};

/** Up to the schema of that migration. */
export const migrateTo = async (db: Kysely<Schema>, known: Migrations, name: string): Promise<void> => {
  const { error } = (await (await migratorOf(db, known))?.migrateTo(name)) ?? {};
  if (error) throw error;
};

type MigrationState = { applied: string[]; pending: string[] };

export const migrationState = async (db: Kysely<Schema>, known: Migrations): Promise<MigrationState> => {
  const applied = await appliedMigrations(db);
  return {
    applied,
    pending: Object.keys(known)
      .filter((name) => !applied.includes(name))
      .toSorted(),
  };
};
