import type { Character } from '../domain/character.ts';
import type { Connection, Database } from './database.ts';
import { columnsOf, fieldsOf } from './row-fields.ts';
import type { CharactersTable } from './schema.ts';
import { isUniqueViolation } from './unique-violation.ts';

const toCharacter = ({ look: appearance, ...row }: CharactersTable): Character => ({
  ...fieldsOf(row),
  isPrivate: row.is_private === 1,
  appearance,
});

export const createCharacters = (db: Database) => ({
  async find(id: string, connection: Connection = db): Promise<Character | undefined> {
    const row = await connection.selectFrom('characters').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toCharacter(row);
  },

  async listByUsernames(accountId: string, usernames: string[]): Promise<Character[]> {
    if (usernames.length === 0) return [];
    const rows = await db
      .selectFrom('characters')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('username', 'in', usernames)
      .execute();
    return rows.map(toCharacter);
  },

  async hasAsMany(accountId: string, count: number): Promise<boolean> {
    const rows = await db
      .selectFrom('characters')
      .select('id')
      .where('account_id', '=', accountId)
      .limit(count)
      .execute();
    return rows.length >= count;
  },

  async listByAccount(accountId: string): Promise<Character[]> {
    const rows = await db
      .selectFrom('characters')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1000)
      .execute();
    return rows.map(toCharacter);
  },

  async existing(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db.selectFrom('characters').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map((row) => row.id));
  },

  async delete(accountId: string, id: string): Promise<Character | undefined> {
    const row = await db
      .deleteFrom('characters')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
    return row && toCharacter(row);
  },

  /** Undefined when the account has no such character, false when the username is taken. */
  async rename(accountId: string, id: string, username: string): Promise<Character | false | undefined> {
    const renamed = db
      .updateTable('characters')
      .set({ username })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll();
    try {
      const row = await renamed.executeTakeFirst();
      return row && toCharacter(row);
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },

  /** False when the username is taken. */
  async insert(connection: Connection, { appearance: look, ...character }: Character): Promise<boolean> {
    const result = await connection
      .insertInto('characters')
      .values({ ...columnsOf(character), look })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
export type Characters = ReturnType<typeof createCharacters>;
