import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fewFrames } from '../../process/kinora-process.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { openAi, startRoutedService, upstreamKey } from './routed-service.ts';
import { sendJson } from './upstream-server.ts';
import { startVideoServer } from './video-server.ts';

const program = fileURLToPath(new URL('../../../bin/kinora.js', import.meta.url));

test('GET /v1/models shows the kind of engine of each model, and nothing else about it', async (t) => {
  const service = await startRoutedService(
    t,
    { 'secret-name': openAi('http://10.9.8.7:1234') },
    { 'beta-2': [{ upstream: 'secret-name', model: 'hidden-model' }, { engine: 'local' }] },
  );
  const response = await service.request('/v1/models');
  const body = await response.text();
  const { data } = JSON.parse(body) as { data: { id: string; served_by: string[] }[] };
  const kinds = Object.fromEntries(data.map(({ id, served_by }) => [id, served_by]));
  assert.deepEqual(kinds['beta-2'], ['openai-compatible', 'local']);
  assert.deepEqual(kinds['tts-1'], ['local']);
  assert.doesNotMatch(body, /secret-name|hidden-model|10\.9\.8\.7/);
});

test('kinora models lists routes and tries them', async (t) => {
  const gpu = await startVideoServer(t);
  const folder = temporaryFolder(t);
  const path = join(folder, 'kinora.config.json');
  writeFileSync(
    path,
    JSON.stringify({
      upstreams: {
        gpu: openAi(gpu.url),
        wrong: openAi(`${gpu.url}/elsewhere`),
        gone: openAi('http://127.0.0.1:1'),
        missing: { type: 'ai-sdk', package: '@ai-sdk/not-installed' },
        there: { type: 'ai-sdk', package: '@ai-sdk/fal', keyEnv: 'UPSTREAM_KEY' },
        videoless: { type: 'ai-sdk', package: '@ai-sdk/groq', keyEnv: 'UPSTREAM_KEY' },
        sdk: {
          type: 'ai-sdk',
          package: '@ai-sdk/openai',
          baseUrl: `${gpu.url}/v1`,
          keyEnv: 'UPSTREAM_KEY',
        },
      },
      routes: {
        'beta-2': [
          { upstream: 'gpu', model: 'wan-2.2', weight: 2 },
          { upstream: 'gpu', model: 'other' },
          { upstream: 'wrong', model: 'x' },
          { upstream: 'gone', model: 'x' },
          { upstream: 'missing', model: 'x' },
          { upstream: 'there', model: 'x' },
          { upstream: 'videoless', model: 'x' },
          { engine: 'local' },
        ],
        'tts-1-hd': [
          { upstream: 'gpu', model: 'wan-2.2' },
          { upstream: 'sdk', model: 'voice' },
        ],
        'omni-transcribe': [
          { upstream: 'gpu', model: 'ears' },
          { upstream: 'sdk', model: 'ears' },
          { upstream: 'sdk', model: 'wrong-name' },
        ],
      },
    }),
  );
  const run = async (...words: string[]) => {
    const env = {
      ...process.env,
      ...fewFrames,
      KINORA_CONFIG: path,
      KINORA_DATA_DIR: folder,
      KINORA_ENGINE_THREADS: '1',
      UPSTREAM_KEY: upstreamKey,
    };
    const child = spawn(process.execPath, [program, 'models', ...words], { env });
    const exited = once(child, 'exit');
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    assert.doesNotMatch(stdout + stderr, new RegExp(upstreamKey));
    return { stdout, stderr, code: (await exited)[0] as number };
  };
  type Row = { model: string; route: string; check: string; seconds: number };

  await t.test('every route is listed', async () => {
    const { stdout, code } = await run();
    assert.equal(code, 0);
    assert.match(stdout, /^model\s+kind\s+order\s+route/);
    assert.match(stdout, /omni-audio-preview\s+chat\s+1\s+local/);
    const unknown = await run('beta-9');
    assert.equal(unknown.code, 2);
    assert.match(unknown.stderr, /no model "beta-9"/);
  });

  await t.test(
    'each upstream is asked, the video engine draws, and what fails makes the command fail',
    async () => {
      const { stdout, code } = await run('beta-2', '--check', '--json');
      const rows = JSON.parse(stdout) as Row[];
      assert.deepEqual(
        rows.map(({ route, check }) => [route, check.split(/[:,]/)[0]]),
        [
          ['gpu/wan-2.2', 'ok'],
          ['gpu/other', 'answers'],
          ['wrong/x', 'fails'],
          ['gone/x', 'fails'],
          ['missing/x', 'fails'],
          ['there/x', 'ok'],
          ['videoless/x', 'fails'],
          ['local', 'ok'],
        ],
      );
      assert.match(rows.find(({ route }) => route === 'missing/x')!.check, /package_not_installed/);
      assert.match(rows.at(-1)!.check, /a second of video, \d+ bytes/);
      assert.ok(rows.at(-1)!.seconds > 0);
      assert.equal(code, 1);
    },
  );

  await t.test('voices and ears elsewhere say and hear something small, each once', async () => {
    const wav = readFileSync(makeAudio(folder, 'wav'));
    gpu.answers['POST /v1/audio/speech'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' });
      response.end(wav);
    };
    gpu.answers['POST /v1/audio/transcriptions'] = async (request, response) =>
      (await request.form()).get('model') === 'ears'
        ? sendJson(response, 200, { text: 'hm', language: 'english', duration: 1, segments: [] })
        : sendJson(response, 404, { error: { message: 'no such model', code: 'model_not_found' } });
    const { stdout, code } = await run('tts-1-hd', 'omni-transcribe', '--check', '--json');
    assert.deepEqual(
      (JSON.parse(stdout) as Row[]).map(({ route, check }) => [route, check]),
      [
        ['gpu/ears', 'ok: transcript of 1 s of silence: "hm"'],
        ['sdk/ears', 'ok: transcript of 1 s of silence: "hm"'],
        ['sdk/wrong-name', 'fails: misconfigured (404, model_not_found)'],
        ['gpu/wan-2.2', `ok: ${(wav.length / 48_000).toFixed(1)} s of speech`],
        ['sdk/voice', 'ok: 1.0 s of speech'],
      ],
    );
    assert.equal(code, 1);
    assert.deepEqual([gpu.count('POST', /speech/), gpu.count('POST', /transcriptions/)], [2, 3]);
    assert.equal(gpu.count('POST', /videos/), 0);
  });

  await t.test('voice and ears of this machine', async () => {
    const { stdout, stderr, code } = await run('tts-1', 'listen-1', '--check', '--json');
    const told = Object.fromEntries((JSON.parse(stdout) as Row[]).map(({ model, check }) => [model, check]));
    assert.equal(code, 0, stdout + stderr);
    assert.match(told['tts-1']!, /^ok: [\d.]+ s of speech$/);
    assert.match(told['listen-1']!, /^ok: the text ".*(three|3).*" of a recording$/i);
  });
});
