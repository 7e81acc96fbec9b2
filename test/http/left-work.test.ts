/** Work that goes on when its client has left counts until it ends. */
import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import Fastify, { type FastifyReply } from 'fastify';
import type { Caller } from '../../src/domain/account.ts';
import { followWork, whenOver } from '../../src/http/client-signal.ts';
import { createErrorHandler } from '../../src/http/error-handler.ts';
import { sendEvents } from '../../src/http/sse.ts';
import { accountLimits, createAccountLimits } from '../../src/services/account-limits.ts';
import { openRaw } from '../robustness/raw-http.ts';
import { afterTest, type WithAfter } from '../support/after-test.ts';
import { signIn } from '../support/console/client.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const most = accountLimits.readings;
const caller = { account: { id: 'one' }, key: { requestsPerMinute: null } } as Caller;

/** A service whose work goes on until it is let go, however its clients leave. */
const startWork = async (t: WithAfter) => {
  const limits = createAccountLimits();
  const count = (reply: FastifyReply) => whenOver(reply, limits.acquire(caller, 'readings'));
  const [hooks, works]: [(() => void)[], (() => void)[]] = [[], []];
  const waitIn = (list: (() => void)[]) => new Promise<void>((resolve) => list.push(resolve));
  const app = Fastify();
  followWork(app);
  app.setErrorHandler(createErrorHandler({ error: () => {} } as never));
  app.get('/work', async (_request, reply) => {
    count(reply);
    await waitIn(works);
    return 'done';
  });
  app.get('/events', async (_request, reply) => {
    count(reply);
    async function* events() {
      yield 'first';
      await waitIn(works);
    }
    return sendEvents(reply, events(), { done: false });
  });
  app.get('/after-hook', { onRequest: () => waitIn(hooks) }, async () => waitIn(works));
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterTest(t, async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    hooks,
    works,
    mayBegin: (): boolean => {
      try {
        limits.acquire(caller, 'readings')();
        return true;
      } catch {
        return false;
      }
    },
    /** Asks, and leaves once `isThere`. */
    async leave(path: string, isThere: () => boolean): Promise<void> {
      const raw = await openRaw(url);
      await raw.send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await waitFor(isThere);
      raw.socket.destroy();
      await waitFor(async () => (await connections()) === 0);
    },
  };
};

for (const path of ['/work', '/events'])
  test(`${path}: one that leaves and comes again has no more under way than one that stays`, async (t) => {
    const { url, works, leave, mayBegin } = await startWork(t);
    for (let begun = 1; begun <= most; begun += 1) await leave(path, () => works.length === begun);
    const raw = await openRaw(url);
    await raw.send(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await waitFor(() => raw.received() !== '' || works.length > most);
    assert.match(raw.received(), /^HTTP\/1.1 429/);
    raw.socket.destroy();
    for (const end of works) end();
    await waitFor(mayBegin);
  });

test('a request is not begun for a client that has left', async (t) => {
  const { hooks, works, leave } = await startWork(t);
  await leave('/after-hook', () => hooks.length === 1);
  hooks[0]!();
  await leave('/work', () => works.length > 0);
  assert.equal(works.length, 1);
});

test('downloads from a storage that does not answer stay few, however their clients leave', async (t) => {
  const storage = await startS3Server(t);
  const config = { storageUrl: storage.urlOf('media', '&create=true') };
  const service = await startTestService(t, { config });
  const { video_url: link } = await service.finished(await service.createTask());
  const { pathname, search } = new URL(String(link));
  const unanswered: ServerResponse[] = [];
  storage.setFault(({ key }, response) => key.endsWith('video.mp4') && unanswered.push(response) > 0);
  let refused = 0;
  for (let sent = 1; sent <= accountLimits.downloads + 5; sent += 1) {
    const raw = await openRaw(service.url);
    await raw.send(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await waitFor(() => raw.received() !== '' || unanswered.length + refused === sent);
    if (raw.received().startsWith('HTTP/1.1 429')) refused += 1;
    raw.socket.destroy();
  }
  assert.deepEqual([unanswered.length, refused], [accountLimits.downloads, 5]);
  storage.setFault(undefined);
  for (const response of unanswered) response.writeHead(404).end();
  await waitFor(async () => (await fetch(String(link))).status === 200);
});

test('an archive of files that stand still in the middle is left with its client', async (t) => {
  const storage = await startS3Server(t);
  const config = { storageUrl: storage.urlOf('media', '&create=true') };
  const service = await startTestService(t, { config });
  const id = await service.createTask();
  await service.finished(id);
  const key = await service.createKey();
  const { cookie } = await signIn(service, { key });
  let open = 0;
  storage.setFault(({ method, key }, response) => {
    if (method !== 'GET' || !key.endsWith('video.mp4')) return false;
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    response.writeHead(200, { 'content-length': 100_000 }).write('abc');
    return true;
  });
  const path = `/console/api/library/archive?ids=${id}`;
  const raw = await openRaw(service.url);
  await raw.send(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
  await waitFor(() => open === 1 && raw.received().includes('abc'));
  raw.socket.destroy();
  await waitFor(() => open === 0);
});
