/** The contents of a film, asked before it is made; and seeds that make the same film again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PromptReading } from '../../../src/domain/responses/studio-responses.ts';
import { seedOf } from '../../../src/domain/video-task.ts';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { firstKey, startTestService } from '../../support/service.ts';

test('a prompt is read: things, place, what cannot be shown, suggestions', async (t) => {
  const service = await startTestService(t);
  const studio = await signIn(service, { key: firstKey });
  const read = async (body: unknown) => {
    const response = await studio.send('POST', 'prompt-reading', body);
    assert.equal(response.status, 200);
    return (await response.json()) as PromptReading;
  };
  const { beats, not_drawn, suggestions } = await read({ prompt: 'a black dog and a zorblax on a beach' });
  assert.equal(beats[0]!.place, 'beach');
  assert.ok(beats[0]!.things.some(({ name }) => name === 'black dog'));
  assert.deepEqual(not_drawn, ['zorblax']);
  assert.ok(suggestions.includes('at sunset'));
  const german = await read({ prompt: 'Ein roter Fuchs läuft durch den Schnee' });
  assert.deepEqual([german.is_other_language, german.suggestions], [true, []]);
  const noir = await read({ prompt: 'a dog at night', style: 'noir', seconds: 4 });
  assert.equal(noir.beats[0]!.style, 'noir');
  assert.ok(!noir.suggestions.includes('at sunset'));
  assert.equal(noir.is_other_language, false);

  await expectError(
    await studio.send('POST', 'prompt-reading', { prompt: ' ' }),
    'missing_parameter',
    'prompt',
  );
  const long = { prompt: 'a'.repeat(4001) };
  await expectError(await studio.send('POST', 'prompt-reading', long), 'invalid_parameter', 'prompt');
});

test('prompts are read two at a time for an account, sixty in a minute, and six for one without money', async (t) => {
  const service = await startTestService(t);
  const readerOf = async (account: string, balance: number) => {
    const studio = await signIn(service, { key: await service.createKey({ account, balance }) });
    const read = () => studio.send('POST', 'prompt-reading', { prompt: 'a dog' });
    const allowed = async (times: number) => {
      for (let n = 0; n < times; n += 1) assert.equal((await read()).status, 200);
    };
    return { read, allowed };
  };
  const broke = await readerOf('broke', 0);
  // The process of prompts is not there yet: they wait for it together.
  const together = await Promise.all([broke.read(), broke.read(), broke.read(), broke.read()]);
  assert.deepEqual(together.map(({ status }) => status).toSorted(), [200, 200, 429, 429]);
  await broke.allowed(4);
  await expectError(await broke.read(), 'rate_limit_exceeded');
  const payer = await readerOf('payer', 1_000_000);
  await payer.allowed(60);
  await expectError(await payer.read(), 'rate_limit_exceeded');
});

test('a given seed is used, shown and repeated; without one it follows from the id', async (t) => {
  const service = await startTestService(t);
  const studio = await signIn(service, { key: firstKey });
  type Details = { parameters: { seed: number }; request: { body: Record<string, unknown> } };
  const details = (id: string) => studio.get<Details>(`videos/${id}`);
  const post = async (path: string, body: object) =>
    (await (await service.postJson(path, body)).json()) as { id: string };

  const plain = await post('/v1/video/create', { model: 'alpha3', prompt: 'a red ball on white' });
  assert.equal((await details(plain.id)).parameters.seed, seedOf(plain.id));
  assert.equal((await details(plain.id)).request.body.seed, undefined);

  for (const model of ['alpha3', 'beta-2-pro']) {
    const body = { model, prompt: 'a red ball on white', images: [], seed: 4_294_967_295 };
    const { id } = await post('/v1/video/create', body);
    assert.equal((await details(id)).parameters.seed, 4_294_967_295, model);
    await service.finished(id);
    assert.equal(service.video.jobs.findLast(({ taskId }) => taskId === id)!.seed, 4_294_967_295);
  }
  const form = { model: 'beta-2', prompt: 'a red ball on white', seconds: '4', size: '480x480' };
  const made = await service.postForm('/v1/videos', { ...form, seed: '7' });
  const { id } = (await made.json()) as { id: string };
  const { parameters, request } = await details(id);
  assert.deepEqual([parameters.seed, request.body.seed], [7, '7']);
  for (const seed of ['-1', '4294967296', 'x'])
    await expectError(await service.postForm('/v1/videos', { ...form, seed }), 'invalid_parameter', 'seed');
});
