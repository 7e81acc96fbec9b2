/** Postgres for tests: one server for all of a file, or one of a test's own to be treated badly. */
import { after, type TestContext } from 'node:test';
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

/** The URL of an empty database. The server starts with the first one. */
export const createPostgresDatabase = async (): Promise<string> => {
  server ??= startServer();
  return addDatabase((await server).url);
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
