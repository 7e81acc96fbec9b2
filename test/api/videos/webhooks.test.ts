import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import OpenAI from 'openai';
import { Webhook } from 'standardwebhooks';
import { AdminError, ApiError } from '../../../src/domain/errors.ts';
import { afterTest } from '../../support/after-test.ts';
import { clockAhead } from '../../support/clock.ts';
import { expectError } from '../../support/expect-error.ts';
import { runCommand } from '../../support/run-command.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Received, startWebhookReceiver } from '../../support/webhook-receiver.ts';

type Delivery = {
  id: string;
  event: string;
  endpoint: string | null;
  status: string;
  attempts: number;
  answer: number | null;
  error: string | null;
  next: string | null;
};
type Endpoint = { id: string; secret: string };

const openAi = new OpenAI({ apiKey: 'unused', baseURL: 'http://127.0.0.1:1' });

/** By the functions of both official packages. */
const verified = async ({ body, headers }: Received, secret: string) => {
  const event = (await openAi.webhooks.unwrap(body, headers, secret)) as {
    type: string;
    data: { id: string };
  };
  assert.deepEqual(new Webhook(secret).verify(body, headers), event);
  return event;
};

const commands = (service: TestService) => {
  const json = async <T>(...words: string[]) =>
    JSON.parse(await runCommand(service, ['webhooks', ...words, '--json'])) as T;
  return {
    json,
    add: (url: string, ...words: string[]) =>
      json<Endpoint>('add', '--account', 'default', '--url', url, ...words),
    deliveriesTo: (id: string) => json<Delivery[]>('deliveries', '--endpoint', id),
  };
};

test('webhooks', async (t) => {
  let aheadMs = 0;
  const service = await startTestService(t, {
    config: { allowPrivateUrls: true, videoConcurrency: 2 },
    overrides: { clock: clockAhead(() => aheadMs) },
  });
  const { json, add, deliveriesTo } = commands(service);
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  /** Requests that wait for a response: one that timed out makes room for another. */
  const silent = { open: 0, most: 0 };
  const receiver = await startWebhookReceiver(t, ({ path }, response) => {
    if (path === '/silent') {
      silent.open += 1;
      silent.most = Math.max(silent.most, silent.open);
      return void response.once('close', () => {
        silent.open -= 1;
      });
    }
    const { status = 200, headers = {} } = answers.get(path) ?? {};
    response.writeHead(status, headers).end();
  });
  const endpointFor = async (t: TestContext, path: string, ...words: string[]) => {
    const endpoint = await add(receiver.url(path), ...words);
    afterTest(t, () => json('remove', endpoint.id));
    return endpoint;
  };
  const makeVideo = async (fields: Record<string, unknown> = {}) => {
    const id = await service.createTask(fields);
    await service.finished(id);
    return id;
  };

  await t.test(
    'tell of completed and failed videos, signed so that the official clients take them',
    async (t) => {
      const { secret } = await endpointFor(t, '/both');
      const completed = await makeVideo();
      service.video.failWith(() => new ApiError('invalid_image', { message: 'no picture' }));
      const failed = await makeVideo();
      service.video.failWith(undefined);
      await waitFor(() => receiver.at('/both').length === 2);
      const events = await Promise.all(receiver.at('/both').map((one) => verified(one, secret)));
      assert.deepEqual(
        events.map(({ type, data }) => [type, data.id]),
        [
          ['video.completed', completed],
          ['video.failed', failed],
        ],
      );
      const [one] = receiver.at('/both');
      const body = JSON.parse(one!.body);
      assert.deepEqual(Object.keys(body), ['id', 'object', 'created_at', 'type', 'data']);
      assert.deepEqual([body.id, body.object], [one!.headers['webhook-id'], 'event']);
      await assert.rejects(verified({ ...one!, body: one!.body.replace('completed', 'failed') }, secret));
      const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
      await assert.rejects(verified(one!, other));
    },
  );

  await t.test('only the events an endpoint asked for', async (t) => {
    const { id } = await endpointFor(t, '/failed-only', '--events', 'video.failed');
    await endpointFor(t, '/all');
    await makeVideo();
    await waitFor(() => receiver.at('/all').length === 1);
    assert.deepEqual(await deliveriesTo(id), []);
  });

  await t.test('a callback_url of any create is called, signed with the secret of the account', async () => {
    const { secret } = await json<{ secret: string }>('secret', 'default');
    const callback = (path: string) => ({ callback_url: receiver.url(path) });
    const post = async (response: Promise<Response>) =>
      ((await (await response).json()) as { id: string }).id;
    const form = { model: 'beta-2', prompt: 'a red balloon', seconds: '4', size: '480x480' };
    const source = await post(service.postForm('/v1/videos', { ...form, ...callback('/form') }));
    await service.finished(source);
    const client = new OpenAI({ apiKey: 'first-key-of-the-test', baseURL: `${service.url}/v1` });
    const ids = {
      '/form': source,
      '/beta': await makeVideo(callback('/beta')),
      '/alpha': await makeVideo({ model: 'alpha3', images: undefined, ...callback('/alpha') }),
      '/openai': (await client.videos.create({ model: 'sora-2', prompt: 'a fox', ...callback('/openai') }))
        .id,
      '/remix': await post(
        service.postJson(`/v1/videos/${source}/remix`, { prompt: 'at night', ...callback('/remix') }),
      ),
    };
    await service.finished(await post(service.postJson(`/v1/videos/${source}/remix`, { prompt: 'at dawn' })));
    for (const [path, id] of Object.entries(ids)) {
      await waitFor(() => receiver.at(path).length > 0);
      assert.equal((await verified(receiver.at(path)[0]!, secret)).data.id, id);
    }
    assert.equal(receiver.at('/form').length, 1, 'a remix does not inherit it');
    for (const callback_url of ['ftp://example.com', 'nonsense', 'http://user:word@example.com/', 7])
      await expectError(
        await service.postJson('/v1/video/create', {
          model: 'beta-2',
          prompt: 'x',
          images: [],
          callback_url,
        }),
        'invalid_parameter',
        'callback_url',
      );
  });

  await t.test('tried again after 5 seconds, with a new signature and the same id', async (t) => {
    const { id, secret } = await endpointFor(t, '/later');
    answers.set('/later', { status: 500 });
    await makeVideo();
    await waitFor(async () => (await deliveriesTo(id))[0]?.attempts === 1);
    const [waiting] = await deliveriesTo(id);
    assert.deepEqual([waiting!.status, waiting!.answer], ['pending', 500]);
    answers.delete('/later');
    aheadMs += 6000;
    await waitFor(async () => (await deliveriesTo(id))[0]?.status === 'delivered');
    const [first, second] = receiver.at('/later');
    assert.equal(first!.headers['webhook-id'], second!.headers['webhook-id']);
    assert.notEqual(first!.headers['webhook-signature'], second!.headers['webhook-signature']);
    await verified(second!, secret);
  });

  await t.test('Retry-After is honoured', async (t) => {
    const { id } = await endpointFor(t, '/busy');
    answers.set('/busy', { status: 503, headers: { 'retry-after': '3600' } });
    await makeVideo();
    await waitFor(async () => (await deliveriesTo(id))[0]?.attempts === 1);
    const waitMs = Date.parse((await deliveriesTo(id))[0]!.next!) - (Date.now() + aheadMs);
    assert.ok(waitMs > 3_000_000 && waitMs <= 3_601_000, `${waitMs}`);
  });

  await t.test('410 ends the endpoint', async (t) => {
    const { id } = await endpointFor(t, '/gone');
    answers.set('/gone', { status: 410 });
    await makeVideo();
    await waitFor(async () => (await deliveriesTo(id))[0]?.status === 'failed');
    const listed = await json<{ id: string; ended: string | null }[]>('list', '--account', 'default');
    assert.notEqual(listed.find((endpoint) => endpoint.id === id)!.ended, null);
    await makeVideo();
    assert.equal((await deliveriesTo(id)).length, 1);
  });

  await t.test('a receiver that never answers holds up nobody else', async (t) => {
    await endpointFor(t, '/silent');
    await endpointFor(t, '/quick');
    const ids = await Promise.all(Array.from({ length: 8 }, () => makeVideo()));
    await waitFor(() => receiver.at('/quick').length === ids.length && silent.most > 0);
    assert.ok(silent.most <= 7, `${silent.most} at once`);
  });

  await t.test('after a rotation both secrets hold for a day', async (t) => {
    const { id, secret } = await endpointFor(t, '/rotated');
    const { secret: next } = await json<Endpoint>('rotate', id);
    await makeVideo();
    await waitFor(() => receiver.at('/rotated').length === 1);
    const [during] = receiver.at('/rotated');
    await verified(during!, secret);
    await verified(during!, next);
  });

  await t.test('the command line: test, deliveries, redeliver, mistakes', async (t) => {
    const { id, secret } = await endpointFor(t, '/tested');
    const tested = await json<{ delivered: boolean; status: number }>('test', id);
    assert.deepEqual([tested.delivered, tested.status], [true, 200]);
    assert.equal((await verified(receiver.at('/tested')[0]!, secret)).type, 'webhook.test');
    answers.set('/tested', { status: 404 });
    assert.equal((await json<{ delivered: boolean }>('test', id)).delivered, false);
    answers.delete('/tested');

    await makeVideo();
    await waitFor(async () => (await deliveriesTo(id))[0]?.status === 'delivered');
    const [delivery] = await deliveriesTo(id);
    const before = receiver.at('/tested').length;
    assert.deepEqual(await json('redeliver', delivery!.id), { redelivered: 1 });
    await waitFor(() => receiver.at('/tested').length === before + 1);
    assert.equal(receiver.at('/tested').at(-1)!.headers['webhook-id'], delivery!.event);
    assert.match(await runCommand(service, ['webhooks', 'deliveries']), /whd_/);
    assert.match(await runCommand(service, ['webhooks', 'list']), /whe_/);

    for (const words of [
      ['add', '--account', 'nobody', '--url', 'https://example.com'],
      ['add', '--account', 'default', '--url', 'file:///etc/passwd'],
      ['add', '--account', 'default', '--url', 'https://example.com', '--events', 'video.born'],
      ['remove', 'whe_none'],
      ['rotate', 'whe_none'],
      ['test', 'whe_none'],
      ['redeliver', 'whd_none'],
      ['secret', 'nobody'],
    ])
      await assert.rejects(json(...words), AdminError, words.join(' '));
    const many = await Promise.all(
      Array.from({ length: 20 }, () => add('https://example.com/x').catch(() => null)),
    );
    await assert.rejects(add('https://example.com/x'), /which is the maximum/);
    for (const endpoint of many) if (endpoint) await json('remove', endpoint.id);
  });
});

test('a webhook that could not be delivered survives the process', async (t) => {
  const dataDir = temporaryFolder(t);
  const config = { allowPrivateUrls: true };
  const receiver = await startWebhookReceiver(t, (_, response) => {
    response.writeHead(isUp ? 200 : 503).end();
  });
  let isUp = false;
  const first = await startTestService(t, { dataDir, config });
  const { secret } = await commands(first).add(receiver.url());
  const id = await first.createTask();
  await first.finished(id);
  await waitFor(() => receiver.received.length > 0);
  await first.stop();
  isUp = true;
  const clock = clockAhead(() => 10_000);
  await startTestService(t, { dataDir, config, overrides: { clock } });
  await waitFor(() => receiver.received.length > 1);
  assert.equal((await verified(receiver.received.at(-1)!, secret)).data.id, id);
});

test('webhooks call no private address unless the operator allows it', async (t) => {
  const service = await startTestService(t);
  const receiver = await startWebhookReceiver(t);
  const { add, deliveriesTo } = commands(service);
  const { id } = await add(receiver.url());
  await service.finished(await service.createTask());
  await waitFor(async () => (await deliveriesTo(id))[0]?.attempts === 1);
  const [delivery] = await deliveriesTo(id);
  assert.match(delivery!.error!, /Only public addresses/);
  assert.equal(receiver.received.length, 0);
});
