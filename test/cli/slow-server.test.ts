import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { createConnection } from '../../src/cli/client/connection.ts';
import type { CommandContext } from '../../src/cli/command.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { writeServerFile } from '../../src/running-server.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('a server that runs and answers late is waited for; no second one is started beside it', async (t) => {
  const dataDir = temporaryFolder(t);
  let asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => asked.resolve(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeServerFile(dataDir, { url, startedBy: 'serve' }, { warn: assert.fail });
  const context = {
    loadClientSettings: () => ({
      apiKey: 'key',
      serverUrl: null,
      loginPath: join(dataDir, 'login.json'),
      terminal: {},
    }),
    // A service could not be started with this.
    loadConfig: async () => ({ dataDir }),
  } as unknown as CommandContext;
  const connect = (signal: AbortSignal, healthTimeoutMs?: number) =>
    createConnection(context, {
      needsWorker: false,
      say: () => {},
      signal,
      ...(healthTimeoutMs !== undefined && { healthTimeoutMs }),
    }).target();
  const { signal } = new AbortController();

  await assert.rejects(connect(signal, 50), {
    exitCode: exitCodes.server,
    message: /runs but does not respond/,
  });

  asked = Promise.withResolvers();
  const target = connect(signal);
  (await asked.promise).end('{}');
  assert.deepEqual(await target, { url, key: 'key' });

  asked = Promise.withResolvers();
  const interrupt = new AbortController();
  const stopped = connect(interrupt.signal);
  await asked.promise;
  interrupt.abort(new Error('Interrupted.'));
  await assert.rejects(stopped, /Interrupted/);
});
