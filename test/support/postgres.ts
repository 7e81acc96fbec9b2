/** Postgres for tests: one server for all of a file, or one of a test's own to be treated badly. */
import { after, type TestContext } from 'node:test';
import pg from 'pg';
import { openDatabase } from '../../src/db/database.ts';
import { afterTest } from './after-test.ts';
import {
  addDatabase,
  hasEnded,
  type PostgresServer,
  processesOf,
  startServer,
  stopServer,
} from './postgres-server.ts';
import { waitFor } from './wait-for.ts';

let server: Promise<PostgresServer> | undefined;
let migrated: Promise<string> | undefined;

/** The URL of an empty database. The server starts with the first one. */
export const createEmptyPostgresDatabase = async (): Promise<string> => {
  server ??= startServer();
  return addDatabase((await server).url);
};

const migrate = async (): Promise<string> => {
  const postgresUrl = await createEmptyPostgresDatabase();
  const db = await openDatabase({ postgresUrl });
  await db.destroy();
  // Postgres copies no database that somebody is connected to, and a connection is closed a moment after its client.
  await waitFor(() => hasNoConnections(postgresUrl));
  return postgresUrl;
};

const hasNoConnections = async (url: string): Promise<boolean> => {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') });
  await client.connect();
  const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
  await client.end();
  return rows.length === 0;
};

/** The URL of a database with every migration applied: a copy, since to migrate takes four times as long. */
export const createPostgresDatabase = async (): Promise<string> => {
  migrated ??= migrate();
  const source = await migrated;
  return addDatabase((await server!).url, source);
};

/** A server of the test's own, to be treated badly. */
export const startPostgres = async (t: Pick<TestContext, 'after'>) => {
  let running = await startServer();
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(running.postgres.pid!)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // One of its processes ended since they were listed; the others get the signal all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  afterTest(t, async () => {
    signal('SIGCONT');
    await stopServer(running);
  });
  return {
    port: () => running.port,
    url: await addDatabase(running.url),
    /** It keeps its connections and answers nothing. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** It is killed, and started again with the same data, at another port. */
    async crash(): Promise<void> {
      signal('SIGKILL');
      await waitFor(() => hasEnded(running.postgres));
      running.guardian.kill('SIGKILL');
      await waitFor(() => hasEnded(running.guardian));
      running = await running.again();
    },
    /** It ends in good order, and another one with the same data listens at another port. */
    async failOver(): Promise<void> {
      running.postgres.kill('SIGINT');
      await waitFor(() => hasEnded(running.postgres));
      running.guardian.kill('SIGKILL');
      await waitFor(() => hasEnded(running.guardian));
      running = await running.again();
    },
  };
};

after(async () => {
  if (server) await stopServer(await server);
});
