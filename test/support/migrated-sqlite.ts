/** A fresh SQLite database with every migration applied: copied, since to migrate is a third of a service's start. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/db/database.ts';

let migrated: Promise<Buffer> | undefined;

const migrate = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-'));
  const sqlitePath = join(folder, 'kinora.db');
  const db = await openDatabase({ sqlitePath });
  await db.destroy();
  const bytes = readFileSync(sqlitePath);
  rmSync(folder, { recursive: true });
  return bytes;
};

/** The path of the database in this folder. */
export const addMigratedSqlite = async (folder: string): Promise<string> => {
  migrated ??= migrate();
  const path = join(folder, 'kinora.db');
  writeFileSync(path, await migrated);
  return path;
};
