/** Webhooks and models as operators manage them in the console. */
import assert from 'node:assert/strict';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findCatalogueModel } from '../../../src/engines/local/models/catalogue.ts';
import { startHub } from '../../engines/local/models/hub-server.ts';
import { afterTest } from '../../support/after-test.ts';
import { type ConsoleClient, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });

test('webhooks: added, tested, given a new secret, sent again and removed', async (t) => {
  const receiver = await startWebhookReceiver(t, ({ path }, response) => {
    response.statusCode = path === '/gone' ? 410 : 200;
    response.end();
  });
  const service = await startTestService(t, { config: { allowPrivateUrls: true } });
  const operator = await operatorOf(service);
  const post = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const response = await operator.send('POST', path, body);
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as T;
  };
  type Secret = { id: string; secret: string; previous_valid_until: number | null };
  const made = await post<Secret>('operator/webhooks', { account: 'default', url: receiver.url() });
  assert.match(made.secret, /^whsec_/);
  const list = () =>
    operator.get<{ data: { id: string; url: string; events: string[] }[] }>('operator/webhooks');
  const [listed] = (await list()).data;
  assert.deepEqual([listed!.id, listed!.events.length], [made.id, 2]);
  assert.ok(!JSON.stringify(await list()).includes(made.secret), 'the secret is answered once');

  assert.deepEqual(await post(`operator/webhooks/${made.id}/test`), {
    delivered: true,
    status: 200,
    error: null,
  });
  const rotated = await post<Secret>(`operator/webhooks/${made.id}/rotate`);
  assert.notEqual(rotated.secret, made.secret);
  assert.ok(rotated.previous_valid_until! > Date.now() / 1000);

  const id = await service.createTask();
  await waitFor(() => receiver.eventsAt('/hook').some(({ data }) => data.id === id));
  type Delivery = { id: string; status: string; attempts: number; account: string; url: string };
  const deliveries = (query = '') =>
    operator.get<{ data: Delivery[] }>(`operator/webhooks/deliveries${query}`);
  await waitFor(async () => (await deliveries('?status=delivered')).data.length === 1);
  const [delivery] = (await deliveries(`?endpoint=${made.id}&account=default`)).data;
  assert.deepEqual([delivery!.account, delivery!.url], ['default', receiver.url()]);
  assert.deepEqual(await post(`operator/webhooks/deliveries/${delivery!.id}/redeliver`), { count: 1 });
  await waitFor(() => receiver.eventsAt('/hook').filter(({ data }) => data.id === id).length === 2);
  assert.equal((await operator.send('DELETE', `operator/webhooks/${made.id}`)).status, 200);
  assert.deepEqual((await list()).data, []);
  await expectError(await operator.send('POST', 'operator/webhooks/whe_none/rotate', {}), 'invalid_request');
  await expectError(
    await operator.send('POST', 'operator/webhooks', { account: 'default', url: 'file:///etc/passwd' }),
    'invalid_request',
  );
  const { data: audit } = await operator.get<{ data: { action: string; subject: string }[] }>(
    'operator/audit',
  );
  assert.deepEqual(
    audit
      .filter(({ action }) => action.startsWith('webhook.'))
      .map(({ action, subject }) => [action, subject]),
    [
      ['webhook.remove', 'default'],
      ['webhook.rotate', 'default'],
      ['webhook.add', 'default'],
    ],
  );
});

test('models: installed with progress, checked, removed; a hub without them is told', async (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, 'weights');
  writeFileSync(file, Buffer.alloc(200_000, 7));
  const medium = findCatalogueModel('whisper-medium')!;
  const hub = await startHub(
    Object.fromEntries(
      medium.files.map(({ repository, revision, path }) => [
        `${repository}/resolve/${revision}/${path}`,
        { path: file },
      ]),
    ),
  );
  afterTest(t, () => hub.close());
  const modelsDir = join(folder, 'models');
  const service = await startTestService(t, { config: { modelHubUrl: hub.url, modelsDir } });
  const operator = await operatorOf(service);
  type Model = {
    name: string;
    state: string;
    size_bytes: number;
    job: { status: string; bytes: number; total_bytes: number | null; error: string | null } | null;
  };
  const read = async (name: string): Promise<Model> =>
    (await operator.get<{ data: Model[] }>('operator/models')).data.find((model) => model.name === name)!;
  const send = async (method: string, path: string) => {
    const response = await operator.send(
      method,
      `operator/models/${path}`,
      method === 'POST' ? {} : undefined,
    );
    assert.equal(response.status, 200, await response.clone().text());
  };
  const ended = (name: string) => waitFor(async () => (await read(name)).job?.status !== 'running');

  assert.equal((await read('whisper-medium')).state, 'available');
  await send('POST', 'whisper-medium/pull');
  await ended('whisper-medium');
  const installed = await read('whisper-medium');
  assert.deepEqual([installed.state, installed.job?.error], ['installed', null]);
  assert.equal(installed.job!.bytes, 200_000);
  assert.equal(installed.size_bytes, medium.files.length * 200_000);

  await send('POST', 'whisper-medium/verify');
  await ended('whisper-medium');
  assert.equal((await read('whisper-medium')).job?.status, 'done');
  appendFileSync(join(modelsDir, 'whisper-medium', medium.files[0]!.name), 'x');
  await send('POST', 'whisper-medium/verify');
  await ended('whisper-medium');
  assert.match((await read('whisper-medium')).job!.error!, /^Damaged: /);

  await send('DELETE', 'whisper-medium');
  assert.equal((await read('whisper-medium')).state, 'available');
  assert.ok(!existsSync(join(modelsDir, 'whisper-medium')));

  await send('POST', 'whisper-large-v3-turbo/pull');
  await ended('whisper-large-v3-turbo');
  const failed = await read('whisper-large-v3-turbo');
  assert.equal(failed.job?.status, 'failed');
  assert.match(failed.job!.error!, /could not be had/);
  await expectError(await operator.send('POST', 'operator/models/unknown/pull', {}), 'invalid_request');
  await expectError(await operator.send('DELETE', 'operator/models/whisper-medium'), 'invalid_request');
  await expectError(
    await operator.send('POST', 'operator/models/whisper-medium/stop', {}),
    'invalid_request',
  );
});
