/** Signing in to the console: what opens a session, what ends it, and from where it may be used. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../../src/lib/clock.ts';
import { openRaw } from '../../robustness/raw-http.ts';
import { clockAhead } from '../../support/clock.ts';
import { cookieOf, postSession, sameOrigin, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const linkOf = (service: TestService): string => new URL(service.consoleLink).hash.replace('#link=', '');

const exchange = async (service: TestService): Promise<void> => {
  await expectError(await postSession(service, { key: 'kin_wrong' }), 'invalid_api_key');
  await expectError(await postSession(service, { token: 'kintoken_wrong' }), 'invalid_session');
  await expectError(await postSession(service, { link: 'kinlink_wrong' }), 'invalid_session');
  await expectError(await postSession(service, {}), 'missing_parameter', 'key');
  await expectError(await postSession(service, { other: [1] }), 'missing_parameter', 'key');
  await expectError(await postSession(service, { key: firstKey, link: 'x' }), 'invalid_parameter', 'link');

  const byKey = await signIn(service, { key: firstKey });
  const { role, account } = await byKey.get<{ role: string; account: { name: string } }>('session');
  assert.deepEqual([role, account.name], ['account', 'default']);

  // Of those who come with the same link at once, one is let in.
  const link = linkOf(service);
  const answers = await Promise.all([1, 2, 3].map(() => postSession(service, { link })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 401, 401]);
  const cookie = cookieOf(answers.find(({ status }) => status === 204)!)!;
  const operator = await fetch(`${service.url}/console/api/session`, { headers: { cookie } });
  const shown = (await operator.json()) as { role: string; account: { name: string } };
  assert.deepEqual([shown.role, shown.account.name], ['operator', 'default']);
};

/** The response to a body of which not a byte is sent. */
const announce = async ({ url }: TestService, target: string, bytes: number): Promise<string> => {
  const raw = await openRaw(url);
  await raw.send(
    `${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  await waitFor(() => /\r\n\r\n\{/.test(raw.received()));
  raw.socket.destroy();
  return raw.received();
};

/** Of a hundred and one the oldest ends; those of operators, which work with a key too, do not count. */
const limitSessions = async (service: TestService): Promise<void> => {
  const key = await service.createKey({ account: 'many' });
  const first = await signIn(service, { key });
  const { key: shown } = await first.get<{ key: { id: string } }>('session');
  const created_at = Math.floor(Date.now() / 1000) + 10;
  const session = { api_key_id: shown.id, token_id: null, created_at, expires_at: created_at + 1000 };
  for (let index = 0; index < 99; index += 1)
    await service.store.sessions.insert({ ...session, hash: `hash ${index}`, role: 'account' });
  const operator = { ...session, hash: 'operator', role: 'operator' as const, created_at: 0 };
  await service.store.sessions.insert(operator);
  assert.equal((await first.request('session')).status, 200);
  const second = await signIn(service, { key });
  await expectError(await first.request('session'), 'invalid_session');
  assert.equal((await second.request('session')).status, 200);
  const left = await service.store.db
    .selectFrom('console_sessions')
    .select('hash')
    .where('api_key_id', '=', shown.id)
    .execute();
  assert.equal(left.length, 101);
  assert.ok(left.some(({ hash }) => hash === 'operator'));
};

test('keys, tokens and links against sessions', async (t) => {
  const service = await startTestService(t);
  await exchange(service);

  await t.test('no cache keeps what was read with a session', async () => {
    const { request } = await signIn(service, { key: firstKey });
    for (const path of ['v1/videos', 'v1/account', 'library', 'session'])
      assert.equal((await request(path)).headers.get('cache-control'), 'no-store', path);
    const events = await request('v1/events');
    await events.body!.cancel();
    assert.equal(events.headers.get('cache-control'), 'no-store');
  });

  await t.test('what a browser keeps of a video is for the session that read it', async () => {
    const { request } = await signIn(service, { key: firstKey });
    const id = await service.createTask();
    await service.finished(id);
    const { headers } = await request(`v1/videos/${id}/content?variant=thumbnail`);
    assert.match(headers.get('cache-control')!, /^private/);
    assert.match(headers.get('vary')!, /\bcookie\b/);
  });

  await t.test('the cookie is for this host and hidden from scripts', async () => {
    const response = await postSession(service, { key: firstKey });
    assert.match(
      response.headers.get('set-cookie')!,
      /^kinora_session=kinsession_[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
  });

  await t.test('the store has no secret of a session', async () => {
    const { cookie } = await signIn(service, { key: firstKey });
    const rows = await service.store.db.selectFrom('console_sessions').selectAll().execute();
    assert.ok(rows.length > 0);
    assert.ok(!JSON.stringify(rows).includes(cookie.split('=')[1]!));
  });

  await t.test('a session may not be opened or used from another site', async () => {
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ];
    const { cookie, request } = await signIn(service, { key: firstKey });
    for (const headers of elsewhere) {
      await expectError(await postSession(service, { key: firstKey }, headers), 'access_denied');
      const response = await fetch(`${service.url}/console/api/v1/videos/x`, {
        method: 'DELETE',
        headers: { cookie, ...headers },
      });
      await expectError(response, 'access_denied');
    }
    const unsaid = await fetch(`${service.url}/console/api/v1/videos/x`, {
      method: 'DELETE',
      headers: { cookie },
    });
    await expectError(unsaid, 'access_denied');
    const origin = await fetch(`${service.url}/console/api/v1/videos/x`, {
      method: 'DELETE',
      headers: { cookie, origin: service.url },
    });
    await expectError(origin, 'video_not_found');
    assert.equal((await request('session')).status, 200);
  });

  await t.test('/v1 knows no cookies, /console/api no keys', async () => {
    const { cookie } = await signIn(service, { key: firstKey });
    const api = await fetch(`${service.url}/v1/models`, { headers: { cookie, ...sameOrigin } });
    await expectError(api, 'missing_api_key');
    await expectError(await service.request('/console/api/v1/models'), 'invalid_session');
  });

  await t.test('signing out ends it', async () => {
    const { cookie, request } = await signIn(service, { key: firstKey });
    const response = await fetch(`${service.url}/console/session`, {
      method: 'DELETE',
      headers: { cookie, ...sameOrigin },
    });
    assert.equal(response.status, 204);
    assert.match(response.headers.get('set-cookie')!, /Max-Age=0/);
    await expectError(await request('session'), 'invalid_session');
  });

  await t.test('revoking the key ends its sessions, suspending the account closes them', async () => {
    const key = await service.createKey({ account: 'gone' });
    const client = await signIn(service, { key });
    await service.store.accountAdmin.setSuspended('gone', true);
    await expectError(await client.request('v1/models'), 'account_suspended');
    await service.store.accountAdmin.setSuspended('gone', false);
    assert.equal((await client.request('v1/models')).status, 200);
    const { id } = (await client.get<{ key: { id: string } }>('session')).key;
    await service.store.accountAdmin.revokeKey(id);
    await expectError(await client.request('v1/models'), 'invalid_session');
    await expectError(await client.request('session'), 'invalid_session');
  });

  await t.test('a revoked token ends its sessions, signing out all ends the rest', async () => {
    const wanted = { role: 'viewer', name: 'wall screen', expiresAt: null } as const;
    const { id, secret } = await service.store.operatorTokens.add(wanted);
    const viewer = await signIn(service, { token: secret });
    assert.equal((await viewer.get('session')).role, 'viewer');
    await expectError(await viewer.request('v1/models'), 'access_denied');
    await service.store.operatorTokens.revoke(id);
    await expectError(await viewer.request('session'), 'invalid_session');
    await expectError(await postSession(service, { token: secret }), 'invalid_session');

    const other = await signIn(service, { key: firstKey });
    assert.ok((await service.store.operatorTokens.signOutAll()) >= 1);
    await expectError(await other.request('session'), 'invalid_session');
  });

  await t.test('attempts are limited by address', async () => {
    const limited = await startTestService(t);
    const attempts = [];
    for (let count = 0; count < 31; count += 1)
      attempts.push((await postSession(limited, { key: 'kin_guess' })).status);
    assert.deepEqual([attempts[0], attempts.at(-1)], [401, 429]);
    const unread = await announce(limited, 'POST /console/session', 100);
    assert.match(unread, /^HTTP\/1.1 429 /, 'before the body is read');
  });

  await t.test('what anybody may send is small, or refused unread', async () => {
    for (const target of ['POST /console/session', 'POST /console/signup', 'DELETE /console/session'])
      assert.match(await announce(service, target, 9000), /^HTTP\/1.1 400 .*too large/s, target);
  });
});

test('a session slides while it is used, and a link lasts ten minutes', async (t) => {
  let aheadMs = 0;
  const clock = clockAhead(() => aheadMs);
  const service = await startTestService(t, { overrides: { clock } });
  aheadMs += 601_000;
  await expectError(await postSession(service, { link: linkOf(service) }), 'invalid_session');
  const client = await signIn(service, { key: firstKey });
  for (let hour = 0; hour < 20; hour += 4) {
    aheadMs += 4 * 3_600_000;
    const response = await client.request('session');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('set-cookie')!, /Max-Age=43200/);
  }
  aheadMs += 12 * 3_600_000 + 1000;
  await expectError(await client.request('session'), 'invalid_session');
});

test('behind a proxy with TLS the cookie is bound to the host', async (t) => {
  const service = await startTestService(t, { config: { trustProxy: ['loopback'] } });
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'kinora.example' };
  const response = await postSession(
    service,
    { key: firstKey },
    { ...forwarded, origin: 'https://kinora.example' },
  );
  assert.match(response.headers.get('set-cookie')!, /^__Host-kinora=.*; Path=\/; .*; Secure$/);
  const cookie = cookieOf(response)!;
  const shown = await fetch(`${service.url}/console/api/session`, { headers: { cookie, ...forwarded } });
  assert.equal(shown.status, 200);
});

test('the same on Postgres', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const service = await startTestService(t, { config: { databaseUrl } });
  await exchange(service);
  await limitSessions(service);
});

test('a key has a limited number of sessions', async (t) => limitSessions(await startTestService(t)));

test('requests of all sessions of an account are counted together', async (t) => {
  const clock = { ...systemClock, elapsedMs: () => 0 };
  const service = await startTestService(t, { overrides: { clock } });
  const [one, two] = await Promise.all(['one', 'two'].map((account) => service.createKey({ account })));
  const sessions = await Promise.all([one, one, two].map((key) => signIn(service, { key: key! })));
  const statuses: number[] = [];
  const askUntil = async (session: (typeof sessions)[number], most: number) => {
    for (let count = 0; count < most; count += 1)
      statuses.push(
        (await fetch(`${service.url}/console/api/session`, { headers: { cookie: session.cookie } })).status,
      );
  };
  await Promise.all([0, 1, 0, 1].map((index) => askUntil(sessions[index]!, 601)));
  assert.equal(statuses.filter((status) => status === 200).length, 2400);
  assert.equal(statuses.filter((status) => status === 429).length, 4);
  assert.equal((await sessions[2]!.request('session')).status, 200, 'another account');
});

test('an account sees its own things alone', async (t) => {
  const service = await startTestService(t);
  const [one, two] = await Promise.all(['one', 'two'].map((account) => service.createKey({ account })));
  const id = await service.createTask({}, one);
  const [first, second] = await Promise.all([one, two].map((key) => signIn(service, { key: key! })));
  assert.equal((await first!.request(`v1/videos/${id}`)).status, 200);
  await expectError(await second!.request(`v1/videos/${id}`), 'video_not_found');
  const made = await second!.send('POST', 'v1/video/create', {
    model: 'beta-2',
    prompt: 'a kite',
    images: [],
  });
  assert.equal(made.status, 200);
  const { data } = await second!.get<{ data: { id: string }[] }>('v1/videos');
  assert.deepEqual(
    data.map((video) => video.id),
    [((await made.json()) as { id: string }).id],
  );
});
