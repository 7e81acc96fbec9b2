import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspectStore, startKinora } from '../../process/kinora-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, routedEnvironment } from './routed-service.ts';
import { startUpstream } from './upstream-server.ts';

test('kill -9 the moment an answer ends: it is charged, and the one still being made is not', async (t) => {
  const upstream = await startUpstream(t, {
    'POST /v1/audio/speech': (request, response) => {
      // The answer to this one never comes.
      if (request.json().input === 'Wait.') return;
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(2000, 1));
    },
  });
  const dataDir = temporaryFolder(t);
  const routed = routedEnvironment(
    dataDir,
    { it: openAi(upstream.url) },
    { 'tts-1': [{ upstream: 'it', model: 'tts' }] },
  );
  const env = { ...routed, KINORA_ROLES: 'api' };
  const kinora = await startKinora(t, dataDir, env);
  const speak = (input: string) =>
    kinora.request('/v1/audio/speech', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'tts-1', input, voice: 'nova' }),
    });

  const unanswered = speak('Wait.').catch(() => 'cut off');
  await waitFor(() => upstream.received.length === 1);
  const answered = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await speak('Hello there.');
      assert.equal((await response.arrayBuffer()).byteLength, 2000);
      return response.headers.get('x-request-id')!;
    }),
  );
  kinora.signal('SIGKILL');
  await kinora.ended;
  assert.equal(await unanswered, 'cut off');

  const { account, chargesOf, ledgerSum } = await inspectStore(dataDir);
  for (const id of answered) assert.equal(chargesOf(id), 1);
  assert.ok(account.spent > 0);
  assert.equal(account.spent % answered.length, 0);
  // The amount set aside for the other comes back when its time is over.
  assert.ok(account.held > 0);
  assert.equal(ledgerSum, -account.spent - account.held);
});
