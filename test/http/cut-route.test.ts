/** A cut of a video is a file of its own until it is sent. */
import { readdir, truncate, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { ConsoleSession } from '../../src/domain/console.ts';
import { registerCutRoute } from '../../src/http/console/studio/cut.ts';
import { createErrorHandler } from '../../src/http/error-handler.ts';
import { accountLimits, createAccountLimits } from '../../src/services/account-limits.ts';
import { openRaw } from '../robustness/raw-http.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

/** More than a connection holds. */
const cutBytes = 24_000_000;
const request = 'GET /videos/x/cut HTTP/1.1\r\nHost: x\r\n\r\n';

const writeCut = async (path: string) => {
  await writeFile(path, '');
  await truncate(path, cutBytes);
};

const startCuts = async (
  t: Parameters<typeof afterTest>[0],
  idleMs: number,
  make: (folder: string, path: string) => Promise<void> = (_, path) => writeCut(path),
) => {
  const scratchDir = temporaryFolder(t);
  const app = Fastify();
  const key = { requestsPerMinute: null };
  app.decorateRequest('session', null as never);
  app.addHook('onRequest', async (asked) => {
    asked.session = { caller: { account: { id: 'one' }, key } } as ConsoleSession;
  });
  app.setErrorHandler(createErrorHandler({ error: () => {} } as never));
  registerCutRoute(app, {
    scratchDir,
    uploads: { idleMs, totalMs: 60_000 } as never,
    limits: createAccountLimits(),
    fundsCheck: { require: async () => {}, refusalOf: async () => undefined },
    // This tests how many are sent at once.
    addressLimiter: { take: () => ({ allowed: true }) } as never,
    cutVideo: async (_caller, _id, _cut, { scratchDir: folder }) => {
      const path = join(folder, 'cut.mp4');
      await make(folder, path);
      return path;
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterTest(t, async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return { scratchDir, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
};

test('a cut that nobody reads is given up with its file', async (t) => {
  const { scratchDir, url } = await startCuts(t, 300);
  const unread = await openRaw(url);
  unread.socket.pause();
  await unread.send(request);
  await waitFor(async () => (await readdir(scratchDir)).length === 1);
  await waitFor(async () => (await readdir(scratchDir)).length === 0);
  unread.socket.destroy();
});

test('one account has a limited number of cuts being sent', async (t) => {
  const { url } = await startCuts(t, 60_000);
  const unread = await Promise.all(
    Array.from({ length: accountLimits.downloads }, async () => {
      const raw = await openRaw(url);
      raw.socket.pause();
      await raw.send(request);
      return raw;
    }),
  );
  await waitFor(async () => (await fetch(`${url}/videos/x/cut`)).status === 429);
  for (const { socket } of unread) socket.destroy();
  await waitFor(async () => (await fetch(`${url}/videos/x/cut`)).status === 200);
});

test('a cut that is still written when its client has left is removed too', async (t) => {
  let isWriting = true;
  const { scratchDir, url } = await startCuts(t, 60_000, async (folder) => {
    // As a process that was told to stop: files appear while the folder is removed.
    for (let n = 0; isWriting; n += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, part) =>
          writeFile(join(folder, `${n}-${part}`), 'x').catch((error) => {
            if (error.code !== 'ENOENT') throw error;
            isWriting = false;
          }),
        ),
      );
    throw new Error('stopped');
  });
  const left = await openRaw(url);
  await left.send(request);
  await waitFor(async () => (await readdir(scratchDir)).length === 1);
  left.socket.destroy();
  setTimeout(() => {
    isWriting = false;
  }, 500);
  await waitFor(async () => (await readdir(scratchDir)).length === 0);
});
