/** Tries the migrations of this release on a copy: how long they take and how much disk space. */
import { randomUUID } from 'node:crypto';
import { mkdtempDisposable, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createTableCopy } from '../db/copy/copy-tables.ts';
import { isSameMoney, readMoneyTotals } from '../db/copy/money-totals.ts';
import { databaseBytes, inSnapshot, withScratchDatabase } from '../db/copy/whole-database.ts';
import { connectDatabase, type Database, type DatabaseLocation } from '../db/database.ts';
import { migrations } from '../db/migrations/list.ts';
import { migrateTo, migrationState } from '../db/migrations/migrate.ts';
import { snapshotSqlite } from '../db/sqlite/snapshot.ts';
import { StartError } from '../lib/start-error.ts';
import { locationOf, requireSqlite } from './locations.ts';

type UpgradeCheck = {
  applied: string | null;
  pending: { migration: string; seconds: number }[];
  copy_seconds: number;
  bytes_before: number;
  bytes_after: number;
  money_equal: boolean;
};

const secondsSince = (startedMs: number): number => Math.round(performance.now() - startedMs) / 1000;

/** Migrates the database at `location`, one migration after the other. */
const migrateCopy = async (
  location: DatabaseLocation,
  fill: (copy: Database) => Promise<void>,
): Promise<Omit<UpgradeCheck, 'applied'>> => {
  const startedMs = performance.now();
  await using copy = await connectDatabase(location);
  await fill(copy);
  const copySeconds = secondsSince(startedMs);
  const bytesBefore = await databaseBytes(copy);
  const money = await readMoneyTotals(copy);
  const pending = [];
  for (const migration of (await migrationState(copy, migrations)).pending) {
    const migrationMs = performance.now();
    await migrateTo(copy, migrations, migration);
    pending.push({ migration, seconds: secondsSince(migrationMs) });
  }
  return {
    pending,
    copy_seconds: copySeconds,
    bytes_before: bytesBefore,
    bytes_after: await databaseBytes(copy),
    money_equal: isSameMoney(money, await readMoneyTotals(copy)),
  };
};

const checkSqliteUpgrade = async (config: Config) => {
  const path = requireSqlite(config);
  const { size } = await stat(path);
  const { bavail, bsize } = await statfs(config.dataDir);
  // The copy, and what a migration that rewrites a table needs in addition.
  if (bavail * bsize < size * 3)
    throw new StartError(
      `The check needs ${Math.ceil((size * 3) / 1e6)} MB of free space in ${config.dataDir}, but only ${Math.floor((bavail * bsize) / 1e6)} MB are free.`,
    );
  await using scratch = await mkdtempDisposable(join(config.dataDir, 'upgrade-check-'));
  const copyPath = join(scratch.path, 'kinora.db');
  snapshotSqlite(path, copyPath);
  return await migrateCopy({ sqlitePath: copyPath }, async () => {});
};

/** In a temporary database on the same server. */
const checkPostgresUpgrade = (source: Database, location: DatabaseLocation, applied: string | null) =>
  withScratchDatabase(location, `kinora_upgrade_check_${randomUUID().slice(0, 8)}`, (scratch) =>
    migrateCopy(scratch, async (copy) => {
      if (applied === null) return;
      await migrateTo(copy, migrations, applied);
      await inSnapshot(source, async (snapshot) => {
        const tables = await createTableCopy(snapshot, copy);
        await tables.copy();
        await tables.verify({ hasMarker: false });
      });
    }),
  );

export const checkUpgrade = async (config: Config): Promise<UpgradeCheck> => {
  const location = locationOf(config);
  await using source = await connectDatabase(location);
  const state = await migrationState(source, migrations);
  const applied = state.applied.filter((name) => name in migrations).at(-1) ?? null;
  const checked =
    config.databaseUrl === null
      ? await checkSqliteUpgrade(config)
      : await checkPostgresUpgrade(source, location, applied);
  return { applied, ...checked };
};
