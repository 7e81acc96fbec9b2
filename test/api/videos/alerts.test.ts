/** Alerts through webhooks: much spent in a day, many failures in an hour; each once, to those that asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';

type Alert = { id: string; type: string; data: { account: string; value: number; limit: number } };

for (const database of ['SQLite', 'Postgres'] as const)
  test(`spend and failures on ${database}`, async (t) => {
    const receiver = await startWebhookReceiver(t);
    const service = await startTestService(t, {
      config: {
        allowPrivateUrls: true,
        alertSpendCredits: 0.001,
        alertFailures: 2,
        databaseUrl: database === 'Postgres' ? await createPostgresDatabase() : null,
      },
      // Rounds follow each other soon: what comes only once does so in spite of them.
      overrides: { engines: { speech: createFakeSpeechEngine() }, sweepEveryMs: 300 },
    });
    const key = await service.createKey({ account: 'acme', balance: 100_000_000 });
    const add = (account: string, path: string, events?: string[]) =>
      service.store.webhookAdmin.add({ account, url: receiver.url(path), ...(events && { events }) });
    await add('acme', '/own', ['alert.spend']);
    await add('acme', '/all-videos');
    await add('default', '/operator', ['alert.spend', 'alert.failures']);
    await service.createKey({ account: 'else', balance: 0 });
    await add('else', '/else', ['alert.spend', 'alert.failures']);
    const alertsAt = (path: string) => receiver.eventsAt(path) as unknown as Alert[];

    service.video.failWith(() => new Error('the engine broke'));
    for (const _ of [1, 2]) await service.finished(await service.createTask({}, key), key);
    await waitFor(() => alertsAt('/operator').length === 1);
    const [failures] = alertsAt('/operator');
    assert.equal(failures!.type, 'alert.failures');
    assert.deepEqual([failures!.data.account, failures!.data.value, failures!.data.limit], ['acme', 2, 2]);

    const speech = { model: 'tts-1', voice: 'nova', input: 'Good morning. '.repeat(100) };
    await (await service.postJson('/v1/audio/speech', speech, { key })).arrayBuffer();
    await waitFor(() => alertsAt('/own').length === 1 && alertsAt('/operator').length === 2);
    const spend = alertsAt('/own')[0]!;
    assert.equal(spend.type, 'alert.spend');
    assert.ok(spend.data.value >= 0.001 && spend.data.account === 'acme');

    // More of both, and rounds in between: nothing comes twice.
    await (await service.postJson('/v1/audio/speech', speech, { key })).arrayBuffer();
    await service.finished(await service.createTask({}, key), key);
    const before = await service.store.webhooks.deliveries.list({ limit: 100 });
    assert.equal(before.filter(({ type }) => type.startsWith('alert.')).length, 3);
    assert.deepEqual(alertsAt('/else'), []);
    assert.ok(receiver.eventsAt('/all-videos').every(({ type }) => type === 'video.failed'));
  });
