import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { ApiError } from '../../src/domain/errors.ts';
import { openRaw } from '../robustness/raw-http.ts';
import { createFakeSpeechEngine } from '../support/fake-audio-engines.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

type Line = Record<string, unknown> & { msg: string; requestId?: string; path?: string; status?: number };

test('logs', async (t) => {
  const written: string[] = [];
  const logger = pino({ level: 'debug', base: undefined }, { write: (line: string) => written.push(line) });
  const speech = createFakeSpeechEngine();
  const service = await startTestService(t, { overrides: { logger, engines: { speech } } });
  const lines = () => written.map((line) => JSON.parse(line) as Line);
  const lineOf = async (response: Response): Promise<Line> => {
    const requestId = response.headers.get('x-request-id');
    const own = () => lines().filter((line) => line.msg === 'request' && line.requestId === requestId);
    await waitFor(() => own().length > 0);
    assert.equal(own().length, 1, 'one line a request');
    return own()[0]!;
  };
  const prompt = 'unmistakable purple walrus';

  await t.test('one line a request with id, account, model, status and time', async () => {
    const response = await service.postJson('/v1/video/create', { model: 'alpha3', prompt });
    const line = await lineOf(response);
    assert.deepEqual(
      [line.account, line.model, line.status, line.method, line.path],
      ['default', 'alpha3', 200, 'POST', '/v1/video/create'],
    );
    assert.equal(typeof line.ms, 'number');
    const { id } = (await response.json()) as { id: string };
    const done = await service.finished(id);
    const file = await fetch(String(done.video_url));
    await file.arrayBuffer();
    assert.equal((await lineOf(file)).status, 200);
  });

  await t.test('the time includes what the client waited', async () => {
    speech.hold();
    const spoken = service.postJson('/v1/audio/speech', {
      model: 'tts-1',
      input: 'two words',
      voice: 'nova',
    });
    const asked = speech.jobs.length;
    await waitFor(() => speech.jobs.length > asked);
    const startedMs = performance.now();
    await waitFor(() => performance.now() - startedMs > 30);
    const heldMs = performance.now() - startedMs;
    speech.release();
    const response = await spoken;
    await response.arrayBuffer();
    const { ms } = await lineOf(response);
    // Written with one decimal.
    assert.ok(Number(ms) >= heldMs - 0.1, `${ms} ms of ${heldMs} ms`);
  });

  await t.test('errors carry their code; a remix its model', async () => {
    const refused = await service.postJson('/v1/video/create', { model: 'alpha3', prompt: 5 });
    assert.deepEqual(
      [(await lineOf(refused)).error, (await lineOf(refused)).status],
      ['invalid_parameter', 400],
    );
    const nobody = await service.request('/v1/models', { key: 'unmistakable-unknown-key' });
    assert.deepEqual([(await lineOf(nobody)).account, (await lineOf(nobody)).status], [undefined, 401]);
    const source = await service.createTask({ prompt });
    const remix = await service.postJson(`/v1/videos/${source}/remix`, { prompt });
    assert.equal((await lineOf(remix)).model, 'beta-2');
  });

  await t.test('a client that leaves before the end has its line too', async () => {
    const count = async () =>
      ((await (await service.request('/v1/videos?limit=100')).json()) as { data: object[] }).data.length;
    const before = await count();
    service.video.hold();
    const leaving = new AbortController();
    const body = { model: 'beta-2', messages: [{ role: 'user', content: prompt }] };
    const init = { signal: leaving.signal };
    const stream = await service.postJson('/v1/chat/completions', { ...body, stream: true }, init);
    const silent = assert.rejects(service.postJson('/v1/chat/completions', body, init));
    await waitFor(async () => (await count()) === before + 2);
    leaving.abort();
    await silent;
    assert.deepEqual([(await lineOf(stream)).status, (await lineOf(stream)).left], [200, true]);
    await waitFor(() =>
      lines().some(({ status, left, model }) => status === 499 && left && model === 'beta-2'),
    );
    service.video.release();
  });

  await t.test('no key, prompt or signature in any line, also when things fail', async () => {
    service.video.failWith(() => new ApiError('upstream_error', { cause: new Error('engine fault') }));
    await service.finished(await service.createTask({ prompt }));
    service.video.failWith(() => new Error('engine bug'));
    await service.finished(await service.createTask({ prompt }));
    service.video.failWith(undefined);
    const form = { model: 'beta-2', prompt, seconds: '4', size: '480x480', metadata: '{"a":"walrus"}' };
    await service.postForm('/v1/videos', form);
    const speech = { model: 'tts-1', input: prompt, voice: 'nova', response_format: 'pcm' };
    await (await service.postJson('/v1/audio/speech', speech)).arrayBuffer();
    await service.postJson('/v1/chat/completions', {
      model: 'beta-2',
      messages: [{ role: 'user', content: prompt }],
    });
    const tampered = await fetch(`${service.url}/files/videos/x?expires=9&signature=unmistakable-signature`);
    await lineOf(tampered);
    const watched = await fetch(`${service.url}/watch/unmistakable/video.mp4`);
    assert.equal((await lineOf(watched)).path, '/watch/*/video.mp4');
    for (const [path, logged] of [
      ['/%77atch/unmistakable', '/watch/*'],
      ['/w%61tch/unmistakable/poster.webp', '/watch/*/poster.webp'],
      ['/%57atch/unmistakable', '/watch/*'],
      ['//watch/unmistakable', '/watch/*'],
      ['/watch/unmistakable/typo', '/watch/*'],
      ['/prefix/watch/unmistakable', '/watch/*'],
      [`/${'long'.repeat(3000)}`, `/${'long'.repeat(3000)}`.slice(0, 500) + '…'],
      ['/v1/videos/beta-2%3Ax', '/v1/videos/beta-2%3Ax'],
    ] as const)
      assert.equal((await lineOf(await fetch(service.url + path))).path, logged);
    // As a client of a proxy sends it.
    const asked = await openRaw(service.url);
    await asked.send('GET http://x/watch/unmistakable HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [, requestId] = /x-request-id: (\S+)/i.exec(await asked.closed)!;
    await waitFor(() => lines().some((line) => line.requestId === requestId));
    assert.equal(lines().find((line) => line.requestId === requestId)!.path, '/watch/*');
    assert.ok(lines().some(({ msg }) => msg === 'making a video failed'));
    const all = written.join('');
    for (const secret of [firstKey, 'unmistakable', 'walrus', 'signature=', 'Bearer'])
      assert.ok(!all.includes(secret), secret);
  });
});
