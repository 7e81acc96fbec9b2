/** Every route of the console's own API with names and bodies that no page sends: a refusal in the error shape, never a 5xx. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConsoleClient, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

const named: [string, string][] = [
  ['GET', 'videos/ID'],
  ['GET', 'characters/ID/picture'],
  ['DELETE', 'characters/ID'],
  ['DELETE', 'keys/ID'],
  ['GET', 'operator/accounts/ID'],
  ['PATCH', 'operator/accounts/ID'],
  ['POST', 'operator/accounts/ID/credit'],
  ['PATCH', 'operator/keys/ID'],
  ['DELETE', 'operator/keys/ID'],
  ['GET', 'operator/tasks/ID'],
  ['GET', 'operator/tasks/ID/content'],
  ['POST', 'operator/tasks/ID/cancel'],
  ['POST', 'operator/tasks/ID/retry'],
];
const oddNames = ['%00', 'a%00', '%ff', '%zz', '..%2f..%2f', "'--", '__proto__', 'x'.repeat(999)];
const lists = ['library', 'operator/tasks', 'operator/ledger', 'operator/ledger.csv', 'operator/audit'];
const oddQueries = ['cursor=%00', 'search=%00', 'account=%00', 'model=%00', 'reference=%00', 'subject=%00'];
/** Fit for one route or another, so that each gets further than its schema. */
const oddBodies = ['{"name":"a\\u0000b"}', '{"name":"\\ud800"}', '{"suspended":true}', '{"credits":1}', '[]'];

/** Longer than what is kept in memory. */
const longBody = JSON.stringify({ name: 'a'.repeat(50_000) });

const expectRefused = async (response: Response, what: string): Promise<void> => {
  const text = await response.text();
  assert.ok(response.status >= 400 && response.status < 500, `${what}: ${response.status} ${text}`);
  assert.ok(JSON.parse(text).error.code, what);
};

test('odd names and bodies are refused by every route, on Postgres too', async (t) => {
  const service = await startTestService(t, { config: { databaseUrl: await createPostgresDatabase() } });
  const operator = await operatorOf(service);
  const headers = { 'content-type': 'application/json' };
  for (const [method, path] of named)
    for (const name of oddNames)
      for (const body of method === 'PATCH' || method === 'POST' ? oddBodies : [undefined]) {
        const filled = path.replace('ID', name);
        const init = body === undefined ? { method } : { method, headers, body };
        await expectRefused(await operator.request(filled, init), `${method} ${filled} ${body}`);
      }
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
    for (const path of ['operator/keys/none', 'operator/accounts/none', 'operator/prices', 'keys/none'])
      await expectRefused(
        await operator.request(path, { method, headers, body: longBody }),
        `${method} ${path}`,
      );
  for (const path of lists)
    for (const query of oddQueries) {
      const response = await operator.request(`${path}?${query}`);
      await response.text();
      assert.ok(response.status < 500, `${path}?${query}: ${response.status}`);
    }
  const { id } = (await operator.get<{ key: { id: string } }>('session')).key;
  await expectError(
    await operator.send('PATCH', `operator/keys/${id}`, { name: 'a\0b' }),
    'invalid_parameter',
    'name',
  );
});

test('fields of a query that a list does not name never reach its filter', async (t) => {
  const service = await startTestService(t);
  const task = await service.createTask();
  const operator = await operatorOf(service);
  const client = await signIn(service, { key: firstKey });
  for (const query of [
    'id=a&id=b',
    'id=none',
    'remixOf=none',
    'accountId=none',
    'isFavourite=true&isFavourite=x',
  ])
    for (const [who, path] of [
      [client, 'library'],
      [operator, 'operator/tasks'],
    ] as const) {
      const { data } = await who.get<{ data: { id: string }[] }>(`${path}?${query}`);
      assert.deepEqual(
        data.map(({ id }) => id),
        [task],
        `${path}?${query}`,
      );
    }
});

test('a price is asked for with anything', async (t) => {
  const service = await startTestService(t);
  const client = await signIn(service, { key: firstKey });
  const task = await service.createTask();
  const bodies = [
    { path: 'v1/videos/%zz/remix', body: {} },
    { path: 'v1/videos/%00/remix', body: {} },
    { path: `v1/videos/${task}/remix`, body: { prompt: 'x', size: { toString: 1 } } },
    { path: `v1/videos/${task}/remix`, body: { prompt: { toString: 1 } } },
    { path: 'v1/audio/speech', body: { model: 'tts-1', input: { toString: 1 } } },
    { path: 'v1/videos', body: { model: { toString: 1 } } },
  ];
  for (const body of bodies)
    await expectRefused(await client.send('POST', 'price', body), JSON.stringify(body));
  const seconds = { path: 'v1/audio/transcriptions', body: { model: 'whisper-1', seconds: { toString: 1 } } };
  assert.equal((await client.send('POST', 'price', seconds)).status, 200);
});

test('no account can shut the operators out', async (t) => {
  const service = await startTestService(t);
  // A holder of a key of the first account can give another the name that the operators' own has.
  await service.createKey({ name: 'console', cidrs: ['192.0.2.1'] });
  const operator = await operatorOf(service);
  assert.equal((await operator.request('v1/models')).status, 200);

  // The studio closes with its account, not what opens it again.
  const suspend = (suspended: boolean) => operator.send('PATCH', 'operator/accounts/default', { suspended });
  assert.equal((await suspend(true)).status, 200);
  await expectError(await operator.request('v1/models'), 'access_denied');
  assert.equal((await operator.get('session')).account, null);
  assert.equal((await suspend(false)).status, 200);
  assert.equal((await operator.request('v1/models')).status, 200);

  const client = await signIn(service, { key: firstKey });
  const { data } = await client.get<{ data: { id: string; name: string | null }[] }>('keys');
  for (const { id, name } of data)
    if (name === 'console') assert.equal((await client.send('DELETE', `keys/${id}`)).status, 200);
  assert.equal((await operator.request('operator/accounts')).status, 200);
  await expectError(await operator.request('v1/models'), 'access_denied');
});
