import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from './routed-service.ts';
import { startUpstream } from './upstream-server.ts';

test('sound without an end is cut off where no voice takes so long for the text', async (t) => {
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'tts-1': [{ upstream: 'gpu', model: 'kokoro' }] },
  );
  const part = Buffer.alloc(1_000_000, 1);
  let sent = 0;
  // Ends far beyond the limit, so that the test ends without one too.
  function* parts() {
    for (; sent < 100; sent += 1) yield part;
  }
  gpu.answers['POST /v1/audio/speech'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    return pipeline(Readable.from(parts()), response);
  };
  const response = await service.postJson('/v1/audio/speech', {
    model: 'tts-1',
    input: 'Hello.',
    voice: 'nova',
  });
  await assert.rejects(response.bytes());
  assert.ok(sent < 50, `${sent} MB`);
  await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).held === 0);
});
