/** The contents of a store, in a form that is equal on both databases. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/db/schema.ts';

/** The rows of each table and a hash of them. Of the settings only what no running service changes. */
export const contentsOf = async ({ db }: { db: Kysely<Schema> }): Promise<Record<string, string>> => {
  const contents: Record<string, string> = {};
  for (const name of ['accounts', 'api_keys', 'ledger', 'video_tasks', 'settings', 'audit_log']) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    const lines = rows
      .filter((row) => name !== 'settings' || row.name === 'link_secret')
      .map((row) => JSON.stringify(Object.entries(row).toSorted()).replaceAll('\\u0000', '\ufffd'));
    const hash = createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
    contents[name] = `${lines.length} rows ${hash}`;
  }
  return contents;
};

/** Stored files by their path, without those being written. */
export const filesUnder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => !name.split('/').some((word) => word.startsWith('.')))
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
