import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { openEventStream } from '../support/event-stream.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/run-command.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

test('two processes on one Postgres: events resume at the other, webhooks are delivered by either', async (t) => {
  const storage = temporaryFolder(t);
  const config = {
    databaseUrl: await createPostgresDatabase(),
    storageUrl: pathToFileURL(storage).href,
    allowPrivateUrls: true,
    videoConcurrency: 2,
  };
  const [one, other] = await Promise.all([startTestService(t, { config }), startTestService(t, { config })]);
  const receiver = await startWebhookReceiver(t);
  const { secret } = JSON.parse(
    await runCommand(one, ['webhooks', 'add', '--account', 'default', '--url', receiver.url(), '--json']),
  ) as { secret: string };

  await t.test('a stream that was cut at one goes on at the other', async () => {
    for (const { video } of [one, other]) video.hold();
    const id = await one.createTask();
    const path = `/v1/videos/${id}/events`;
    const stream = await openEventStream(one.request, path);
    await waitFor(() => stream.statuses().includes('processing'));
    await stream.leave();
    const resumed = await openEventStream(other.request, path, stream.lastId());
    for (const { video } of [one, other]) video.release();
    await resumed.ended;
    assert.equal(resumed.statuses().at(-1), 'completed');
    assert.ok(!resumed.events.some((event) => stream.events.some(({ id }) => id === event.id)), 'none twice');
    assert.equal((await one.request(path, { headers: { 'last-event-id': resumed.lastId() } })).status, 204);
  });

  await t.test('an account hears at one of what was made at the other', async () => {
    const stream = await openEventStream(one.request, '/v1/events');
    await waitFor(() => stream.lastId() !== '');
    const id = await other.createTask();
    const isHeard = () => stream.events.some(({ data }) => data.id === id && data.status === 'completed');
    await waitFor(isHeard);
    await stream.leave();
    const missed = await one.createTask();
    await one.finished(missed);
    const resumed = await openEventStream(other.request, '/v1/events', stream.lastId());
    await waitFor(() => resumed.events.some(({ data }) => data.id === missed && data.status === 'completed'));
    await resumed.leave();
  });

  await t.test('every webhook arrives, and no two processes send one at once', async () => {
    receiver.received.length = 0;
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other).createTask()),
    );
    // Those of the videos before may still come.
    const told = () =>
      receiver
        .eventsAt('/hook')
        .map(({ data }) => data.id)
        .filter((id) => ids.includes(id));
    await waitFor(() => told().length >= ids.length);
    for (const { body, headers } of receiver.received) new Webhook(secret).verify(body, headers);
    assert.deepEqual(told().toSorted(), ids.toSorted());
  });
});
