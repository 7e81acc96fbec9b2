/** Work for a video is done in its account's turns. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import sharp from 'sharp';
import type { VideoEngine } from '../../src/engines/engine.ts';
import { createFakeVideoEngine } from '../support/fake-video-engine.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

test('the engine is told whose video it makes', async (t) => {
  const fake = createFakeVideoEngine();
  const accounts: (string | undefined)[] = [];
  const video: VideoEngine = {
    generate: (job, call) => {
      accounts.push(call.accountId);
      return fake.generate(job, call);
    },
  };
  const service = await startTestService(t, { overrides: { engines: { video } } });
  const key = await service.createKey({ account: 'rash', balance: 1_000_000_000 });
  const id = await service.createTask({}, key);
  assert.equal((await service.finished(id, key)).status, 'completed');
  assert.deepEqual(accounts, [(await service.store.accountAdmin.showAccount('rash')).id]);
});

test('videos whose pictures are fetched do not all go before another account', async (t) => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  const server = createServer(async (_, response) => {
    asked += 1;
    await gate.promise;
    response.setHeader('content-type', 'image/png').end(png);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const image = `http://127.0.0.1:${(server.address() as AddressInfo).port}/red.png`;
  const service = await startTestService(t, { config: { allowPrivateUrls: true, videoConcurrency: 1 } });
  const many = await service.createKey({ account: 'many', balance: 10_000_000_000 });
  const one = await service.createKey({ account: 'one', balance: 10_000_000_000 });
  service.video.hold();
  for (let index = 0; index < 12; index += 1)
    await service.createTask({ prompt: `many ${index}`, images: [image] }, many);
  // One that gave its place away, and one that keeps it.
  await waitFor(() => asked >= 2);
  const id = await service.createTask({ prompt: 'one' }, one);
  gate.resolve();
  await waitFor(() => service.video.jobs.length > 0);
  service.video.release();
  assert.equal((await service.finished(id, one)).status, 'completed');
  const order = service.video.jobs.map(({ prompt }) => prompt);
  assert.ok(order.indexOf('one') <= 3, order.join(', '));
});
