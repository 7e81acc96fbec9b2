/** Values shared by the processes of one installation. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, Database } from './database.ts';

export const createSettings = (db: Database) => ({
  async find(name: string): Promise<string | undefined> {
    const found = db.selectFrom('settings').select('value').where('name', '=', name);
    return (await found.executeTakeFirst())?.value;
  },

  /** The stored value, or the proposed one when there was none: two processes that start at once get the same value. */
  async getOrInsert(name: string, proposed: string): Promise<string> {
    await db
      .insertInto('settings')
      .values({ name, value: proposed })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.find(name))!;
  },

  async set(connection: Connection, name: string, value: string): Promise<void> {
    await connection
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },

  /** Only if the stored value is still the one that was read; undefined: there was none. */
  async replace(
    connection: Connection,
    name: string,
    read: string | undefined,
    value: string,
  ): Promise<boolean> {
    if (read === undefined) {
      const inserted = await connection
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
    }
    const { numUpdatedRows } = await connection
      .updateTable('settings')
      .set({ value })
      .where('name', '=', name)
      .where('value', '=', read)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  },

  /** For a number that only grows: never overwritten by a smaller one. */
  /** Numbers by the rest of their name. */
  async findNumbers(prefix: string): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('settings')
      .select(['name', 'value'])
      .where(sql<boolean>`substr(name, 1, ${sql.lit(prefix.length)}) = ${prefix}`)
      .execute();
    return new Map(rows.map(({ name, value }) => [name.slice(prefix.length), Number(value)]));
  },

  async raise(name: string, value: number): Promise<void> {
    await db
      .insertInto('settings')
      .values({ name, value: String(value) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value: String(value) })
          .where(sql<boolean>`cast(settings.value as bigint) < ${value}`),
      )
      .execute();
  },
});
export type Settings = ReturnType<typeof createSettings>;

export const linkSecretSetting = 'link_secret';

/** Names an installation by its database, which alone has the secret of its links; copies of it have the same name. */
export const installationIdOf = async (settings: Pick<Settings, 'find'>): Promise<string> =>
  createHash('sha256')
    .update((await settings.find(linkSecretSetting)) ?? '')
    .digest('hex')
    .slice(0, 16);

const storageRoundsSetting = 'storage_rounds';
/** Two processes may be at it at once: the mark in the storage has then any of the last. */
const keptRounds = 4;

/** The last rounds in which files without a row were looked for, as the mark in the storage names them. */
export const createStorageRounds = (db: Database, settings: Settings) => ({
  /** Whether this database, and not one it is a copy of, was the last to use the storage with this mark. */
  async isKnown(round: string): Promise<boolean> {
    return ((await settings.find(storageRoundsSetting)) ?? '').split(' ').includes(round);
  },

  /** False where another process begins one at this moment. */
  async begin(round: string): Promise<boolean> {
    const read = await settings.find(storageRoundsSetting);
    const rounds = [...(read?.split(' ') ?? []), round].slice(-keptRounds).join(' ');
    return settings.replace(db, storageRoundsSetting, read, rounds);
  },
});
export type StorageRounds = ReturnType<typeof createStorageRounds>;
