/** Operations on a whole database: a consistent snapshot, its size, a temporary second database. */
import { sql } from 'kysely';
import { StartError } from '../../lib/start-error.ts';
import { inDialectOf } from '../capabilities.ts';
import { type Connection, connectDatabase, type Database, type DatabaseLocation } from '../database.ts';

/** All reads see the state at the start, however long it takes. */
export const inSnapshot = <T>(db: Database, read: (snapshot: Connection) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

export const databaseBytes = async (db: Database): Promise<number> => {
  const size = inDialectOf(db, {
    Postgres: sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`,
    SQLite: sql<{
      bytes: number;
    }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
  });
  return Number((await size.execute(db)).rows[0]!.bytes);
};

/** An empty database on the same server, dropped when `use` returns. */
export const withScratchDatabase = async <T>(
  location: DatabaseLocation,
  name: string,
  use: (scratch: DatabaseLocation) => Promise<T>,
): Promise<T> => {
  if (!('postgresUrl' in location)) throw new TypeError('Only a Postgres server has several databases');
  await using server = await connectDatabase(location);
  const url = new URL(location.postgresUrl);
  url.pathname = `/${name}`;
  await sql`create database ${sql.id(name)}`.execute(server).catch((error) => {
    throw new StartError(
      `Could not create a temporary database (${(error as Error).message}). Grant this user CREATEDB.`,
      { cause: error },
    );
  });
  try {
    return await use({ ...location, postgresUrl: url.href });
  } finally {
    await sql`drop database ${sql.id(name)}`.execute(server);
  }
};
