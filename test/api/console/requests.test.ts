/** The request log: every request with its outcome, route and cost; of all for operators, of one's own for accounts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConsoleClient, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { firstKey, startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

type Row = {
  method: string;
  path: string;
  status: number;
  model: string | null;
  route: string | null;
  error: string | null;
  ms: number;
  credits: number;
  video: string | null;
  account?: string;
};
type Page = { data: Row[]; next_cursor: string | null };

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

test('requests are kept with status, time, model, route, cost and error', async (t) => {
  const service = await startTestService(t, { overrides: { engines: { speech: createFakeSpeechEngine() } } });
  const key = await service.createKey({ account: 'acme', balance: 100_000_000 });
  const speech = { model: 'tts-1', voice: 'nova', input: 'Good morning.' };
  const spoken = await service.postJson('/v1/audio/speech', speech, { key });
  await spoken.arrayBuffer();
  await service.postJson('/v1/audio/speech', { ...speech, voice: 'nobody' }, { key });
  const id = await service.createTask({}, key);
  await waitFor(async () => {
    const read = await service.request(`/v1/videos/${encodeURIComponent(id)}`, { key });
    return ((await read.json()) as { status: string }).status === 'completed';
  });
  await service.request('/v1/videos/unknown', { key });
  await service.request('/v1/models', { key: 'sk-nobody' });
  await service.createTask({}, firstKey);
  const operator = await operatorOf(service);
  const list = (query = '') => operator.get<Page>(`operator/requests?account=acme${query}`);

  await t.test(
    'what changed something or failed is there, newest first; successful reads are not',
    async () => {
      const { data } = await list();
      assert.deepEqual(
        data.map(({ method, path, status, error }) => [method, path, status, error]),
        [
          ['GET', '/v1/videos/:id', 404, 'video_not_found'],
          ['POST', '/v1/video/create', 200, null],
          ['POST', '/v1/audio/speech', 400, 'invalid_parameter'],
          ['POST', '/v1/audio/speech', 200, null],
        ],
      );
      const [, video, , speechRow] = data as [Row, Row, Row, Row];
      assert.deepEqual([video.model, video.route, video.video], ['beta-2', 'local', id]);
      assert.deepEqual([speechRow.model, speechRow.route, speechRow.video], ['tts-1', 'local', null]);
      assert.ok(data.every(({ ms, account }) => ms >= 0 && account === 'acme'));
    },
  );

  await t.test('the cost is what the ledger says', async () => {
    const { data } = await list();
    const { data: totals } = await operator.get<{ data: { kind: string; credits: number }[] }>(
      'operator/totals?account=acme',
    );
    const charged = totals.find(({ kind }) => kind === 'charge')!.credits;
    assert.ok(charged < 0);
    const sum = data.reduce((total, { credits }) => total + credits, 0);
    assert.ok(Math.abs(sum + charged) < 1e-6, `${sum} and ${charged}`);
    assert.ok(data.every(({ status, credits }) => (status === 200 ? credits > 0 : credits === 0)));
  });

  await t.test('filters, pages and CSV', async () => {
    assert.equal((await list('&outcome=failed')).data.length, 2);
    assert.equal((await list('&model=tts-1')).data.length, 2);
    assert.equal((await list('&error=video_not_found')).data.length, 1);
    assert.equal((await list('&to=1000')).data.length, 0);
    const first = await list('&limit=3');
    assert.equal(first.data.length, 3);
    const rest = await list(`&limit=3&cursor=${first.next_cursor}`);
    assert.deepEqual([rest.data.length, rest.next_cursor], [1, null]);
    const csv = await (await operator.request('operator/requests.csv?account=acme')).text();
    const lines = csv.trimEnd().split('\r\n');
    assert.equal(lines.length, 5);
    assert.match(
      lines[0]!,
      /^id,time,request_id,key,method,path,model,route,status,error,milliseconds,credits/,
    );
    assert.match(lines[4]!, /POST,\/v1\/audio\/speech,tts-1,local,200,,\d+,[\d.]+,,acme$/);
    await expectError(
      await operator.request('operator/requests.csv?outcome=odd'),
      'invalid_parameter',
      'outcome',
    );
  });

  await t.test('an account sees its own, whatever it asks for', async () => {
    const account = await signIn(service, { key });
    const { data } = await account.get<Page>('requests?account=default');
    assert.equal(data.length, 4);
    assert.ok(data.every((row) => row.account === undefined));
    const csv = await (await account.request('requests.csv?account=default')).text();
    assert.equal(csv.trimEnd().split('\r\n').length, 5);
    await expectError(await account.request('operator/requests'), 'access_denied');
  });
});

test('with requestLogDays 0 nothing is kept', async (t) => {
  const service = await startTestService(t, { config: { requestLogDays: 0 } });
  await service.createTask();
  const { data } = await (await operatorOf(service)).get<Page>('operator/requests');
  assert.deepEqual(data, []);
});
