/** Limits of unpaid concurrent work per account. */
import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import pg from 'pg';
import { accountLimits } from '../../src/services/account-limits.ts';
import { openRaw, type RawConnection } from '../robustness/raw-http.ts';
import { afterTest } from '../support/after-test.ts';
import { signIn } from '../support/console/client.ts';
import { expectError } from '../support/expect-error.ts';
import { createFakeChatEngine, createFakeSpeechEngine } from '../support/fake-audio-engines.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

test('spoken replies that nobody reads are few, and let go', async (t) => {
  const [chat, speech] = [createFakeChatEngine(), createFakeSpeechEngine()];
  speech.neverEnd(true);
  const service = await startTestService(t, {
    config: { uploadIdleSeconds: 8 },
    overrides: { engines: { chat, speech } },
  });
  const key = await service.createKey({ account: 'mute', balance: 100_000_000 });
  const body = JSON.stringify({
    model: 'omni-audio-preview',
    modalities: ['text', 'audio'],
    audio: { voice: 'alloy', format: 'pcm16' },
    messages: [{ role: 'user', content: 'Tell me a story.' }],
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'same' };
  const ask = () => service.request('/v1/chat/completions', { method: 'POST', key, headers, body });
  const whole = await (await ask()).text();
  const head = Object.entries({ ...headers, host: 'x', authorization: `Bearer ${key}` });
  const unread: RawConnection[] = [];
  const askUnread = async () => {
    const connection = await openRaw(service.url);
    connection.socket.once('data', () => connection.socket.pause());
    unread.push(connection);
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    await connection.send(
      `POST /v1/chat/completions HTTP/1.1\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await waitFor(() => connection.socket.bytesRead > 0);
  };
  await Promise.all(Array.from({ length: accountLimits.spokenReplies }, askUnread));
  await expectError(await ask(), 'rate_limit_exceeded');
  // They read nothing, so they are disconnected.
  let again = await ask();
  await waitFor(async () => {
    if (again.status === 429) again = await ask();
    return again.status === 200;
  });
  assert.equal(await again.text(), whole);
  for (const { socket } of unread) socket.destroy();
});

test('limits per account', async (t) => {
  const service = await startTestService(t, { config: { allowPrivateUrls: true } });
  const poor = await service.createKey({ account: 'poor', balance: 1 });
  const rich = await service.createKey({ account: 'rich' });
  const statusesOf = async (responses: Response[]) => {
    const counts: Record<number, number> = {};
    for (const response of responses) {
      counts[response.status] = (counts[response.status] ?? 0) + 1;
      if (response.status === 429) {
        assert.ok(response.headers.get('retry-after'));
        await expectError(response, 'rate_limit_exceeded');
      } else await response.body?.cancel();
    }
    return counts;
  };

  await t.test(
    'clips fetched: thirty at once open two downloads, and another account has its own',
    async () => {
      const open = new Set<ServerResponse>();
      const server = createServer((_, response) => {
        open.add(response);
        response.writeHead(200, { 'content-length': 200_000_000 });
        response.write('x');
      }).listen(0, '127.0.0.1');
      afterTest(t, () => {
        server.closeAllConnections();
        server.close();
      });
      await new Promise((resolve) => server.once('listening', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/clip.mp4`;
      const fetchClip = (key: string) => service.postJson('/beta/v1/characters', { url }, { key });
      const refused: Response[] = [];
      const all = Array.from({ length: 30 }, () =>
        fetchClip(poor).then((response) => {
          refused.push(response);
          return response;
        }),
      );
      await waitFor(() => refused.length === 30 - accountLimits.clips && open.size === accountLimits.clips);
      assert.deepEqual(await statusesOf([...refused]), { 429: 30 - accountLimits.clips });
      const other = fetchClip(rich);
      await waitFor(() => open.size === accountLimits.clips + 1);
      for (const response of open) response.destroy();
      await Promise.all([...all, other]);
      open.clear();
      const again = fetchClip(poor);
      await waitFor(() => open.size === 1);
      for (const response of open) response.destroy();
      assert.equal((await again).status, 400, 'what has ended counts no more');
    },
  );

  await t.test('large uploads', async () => {
    const begin = async (key: string) => {
      const raw = await openRaw(service.url);
      await raw.send(
        `POST /v1/audio/transcriptions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n\r\n--b\r\n`,
      );
      return raw;
    };
    const connections: RawConnection[] = [];
    for (let count = 0; count < accountLimits.uploads; count += 1) connections.push(await begin(rich));
    // In order on the event loop: the refused ones came after those.
    let last = await begin(rich);
    await waitFor(async () => {
      if (last.received() !== '') return true;
      connections.push(last);
      last = await begin(rich);
      return false;
    });
    assert.match(last.received(), /^HTTP\/1\.1 429 /);
    assert.match(last.received(), /rate_limit_exceeded/);
    for (const raw of [...connections, last]) raw.socket.destroy();
    await Promise.all([...connections, last].map(({ closed }) => closed));
    await waitFor(async () => {
      const whole = { model: 'listen-1', file: new Blob([new Uint8Array(2_000_000)]) };
      const { status } = await service.postForm('/v1/audio/transcriptions', whole, { key: rich });
      return status !== 429;
    });
  });

  await t.test('large uploads to the console', async () => {
    // An account of its own: uploads of the others may not have ended yet.
    const { cookie } = await signIn(service, { key: await service.createKey({ account: 'painter' }) });
    const begin = async (path: string) => {
      const raw = await openRaw(service.url);
      await raw.send(
        `POST /console/api/${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n\r\n--b\r\n`,
      );
      return raw;
    };
    const connections: RawConnection[] = [];
    // Pictures are read ten times a minute, so half of the uploads are others.
    for (let count = 0; count < accountLimits.uploads + 1; count += 1)
      connections.push(await begin(count % 2 === 0 ? 'picture-reading' : 'v1/audio/transcriptions'));
    const refused = () => connections.filter((raw) => raw.received().startsWith('HTTP/1.1 429 '));
    await waitFor(() => refused().length > 0);
    assert.equal(refused().length, 1);
    assert.match(refused()[0]!.received(), /uploads in progress/);
    for (const raw of connections) raw.socket.destroy();
    await Promise.all(connections.map(({ closed }) => closed));
  });

  await t.test('open streams', async () => {
    service.video.hold();
    afterTest(t, () => service.video.release());
    const leave = new AbortController();
    const follow = () =>
      service.postJson(
        '/v1/chat/completions',
        { model: 'beta-2', stream: true, messages: [{ role: 'user', content: 'a kite' }] },
        { key: rich, signal: leave.signal },
      );
    const responses = await Promise.all(Array.from({ length: accountLimits.streams + 5 }, follow));
    const counts = responses.map(({ status }) => status);
    assert.deepEqual(
      [counts.filter((status) => status === 200).length, counts.filter((status) => status === 429).length],
      [accountLimits.streams, 5],
    );
    leave.abort();
    await waitFor(async () => (await service.request('/v1/models', { key: rich })).status === 200);
  });

  await t.test('requests of all kinds, and none for the key of the operator', async () => {
    // A DELETE with a body is read like any other.
    const kinds = ['POST /v1/audio/speech', 'DELETE /v1/videos/video_1', 'DELETE /beta/v1/characters/char_1'];
    let sent = 0;
    const silent = async (key: string) => {
      const raw = await openRaw(service.url);
      afterTest(t, () => raw.socket.destroy());
      sent += 1;
      await raw.send(
        `${kinds[sent % kinds.length]} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
      );
      return raw;
    };
    const busy = await service.createKey({ account: 'busy' });
    const open: RawConnection[] = [];
    for (let count = 0; count < accountLimits.requests + 1; count += 1) open.push(await silent(busy));
    await waitFor(() => open.some((raw) => raw.received().includes(' 429 ')));
    assert.equal(open.filter((raw) => raw.received() !== '').length, 1);
    const answer = await service.postJson('/v1/audio/speech', {});
    assert.equal(answer.status, 400, 'another account does not notice');
    const free = await service.createKey({ account: 'operator', requestsPerMinute: 0 });
    const unbound: RawConnection[] = [];
    for (let count = 0; count < accountLimits.requests + 10; count += 1) unbound.push(await silent(free));
    assert.equal((await service.request('/v1/models', { key: free })).status, 200);
    assert.equal(unbound.filter((raw) => raw.received() !== '').length, 0);
  });
});

test('lists of an account are read one after another, over all its sessions', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const service = await startTestService(t, { config: { databaseUrl } });
  const [one, two] = await Promise.all(['one', 'two'].map((account) => service.createKey({ account })));
  const [first, second, other] = await Promise.all(
    [one, one, two].map((key) => signIn(service, { key: key! })),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  afterTest(t, () => client.end());
  const waiting = async (): Promise<number> => {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows.length;
  };
  const api = (path: string) => () => service.request(path, { key: one! });
  const lists: Record<string, [table: string, ...(() => Promise<Response>)[]]> = {
    tags: ['video_labels', () => first!.request('tags'), () => second!.request('tags')],
    characters: ['characters', () => first!.request('characters'), () => second!.request('characters')],
    'characters of the API': ['characters', api('/beta/v1/characters')],
  };
  for (const [name, [table, ...asks]] of Object.entries(lists))
    await t.test(name, async () => {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      const answers: Response[] = [];
      const all = Array.from({ length: accountLimits.lists + 6 }, async (_, index) => {
        answers.push(await asks[index % asks.length]!());
      });
      await waitFor(() => answers.length === 6);
      assert.deepEqual(
        answers.map(({ status }) => status),
        answers.map(() => 429),
      );
      await waitFor(async () => (await waiting()) > 0);
      assert.equal(await waiting(), 1, 'queries under way');
      const another = other!.request(table === 'characters' ? 'characters' : 'tags');
      await waitFor(async () => (await waiting()) === 2);
      await client.query('commit');
      await Promise.all([...all, another]);
      assert.equal(answers.filter(({ status }) => status === 200).length, accountLimits.lists);
    });
});
