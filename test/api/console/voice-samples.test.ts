/** Samples of voices: heard without charge, spoken once by the own engine, and never by another server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routingOf } from '../../engines/upstream/routed-service.ts';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { startTestService } from '../../support/service.ts';

test('a sample costs nothing and is spoken once, however many ask', async (t) => {
  const speech = createFakeSpeechEngine();
  let spoken = 0;
  const counted = {
    ...speech,
    speak: (...args: Parameters<typeof speech.speak>) => {
      spoken += 1;
      return speech.speak(...args);
    },
  };
  const routing = routingOf(
    { house: { type: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1' } },
    { 'tts-1-hd': [{ upstream: 'house', model: 'm' }] },
  );
  const service = await startTestService(t, {
    config: { routing },
    overrides: { engines: { speech: counted } },
  });
  const key = await service.createKey({ account: 'poor', balance: 0 });
  const client = await signIn(service, { key });
  const ask = (path: string) => client.request(`voices/${path}`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('tts-1/nova')));
  for (const answer of answers) {
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'audio/mpeg');
    assert.ok((await answer.arrayBuffer()).byteLength > 500);
  }
  assert.equal(spoken, 1);
  assert.equal((await ask('tts-1/nova?language=zh')).status, 200);
  assert.equal(spoken, 2, 'each language once');
  assert.equal((await service.store.accounts.findByName('poor'))!.spent, 0);

  await expectError(await ask('tts-1/nobody'), 'endpoint_not_found');
  await expectError(await ask('beta-2/nova'), 'model_not_found', 'model');
  await expectError(await ask('tts-1-hd/nova'), 'endpoint_not_found');
  await expectError(await ask('tts-1/nova?language=xx'), 'invalid_parameter', 'language');
  assert.equal(spoken, 2);
});
