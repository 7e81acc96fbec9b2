import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startFilmServer } from './film-server.ts';
import { openAi, startRoutedService, upstreamKey } from './routed-service.ts';

const program = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));

test('GET /v1/models tells what kind of engine serves each model, and no more', async (t) => {
  const service = await startRoutedService(
    t,
    { 'secret-name': openAi('http://10.9.8.7:1234') },
    { 'beta-2': [{ upstream: 'secret-name', model: 'hidden-model' }, { engine: 'local' }] },
  );
  const response = await service.request('/v1/models');
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: { id: string; served_by: string[] }[] };
  const kinds = Object.fromEntries(data.map(({ id, served_by }) => [id, served_by]));
  assert.deepEqual(kinds['beta-2'], ['openai-compatible', 'local']);
  assert.deepEqual(kinds['tts-1'], ['local']);
  assert.doesNotMatch(text, /secret-name|hidden-model|10\.9\.8\.7/);
});

test('kinora models lists every route and checks each upstream', async (t) => {
  const gpu = await startFilmServer(t);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-'));
  t.after(() => rmSync(folder, { recursive: true }));
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
      },
      routes: {
        'beta-2': [
          { upstream: 'gpu', model: 'wan-2.2', weight: 2 },
          { upstream: 'gpu', model: 'other' },
          { upstream: 'wrong', model: 'x' },
          { upstream: 'gone', model: 'x' },
          { upstream: 'missing', model: 'x' },
          { upstream: 'there', model: 'x' },
          { engine: 'local' },
        ],
      },
    }),
  );
  const run = async (...words: string[]) => {
    const env = { ...process.env, KINORA_CONFIG: path, KINORA_DATA_DIR: folder, UPSTREAM_KEY: upstreamKey };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'models', ...words], { env });
    assert.doesNotMatch(stdout, new RegExp(upstreamKey));
    return stdout;
  };
  const rows = JSON.parse(await run('--check', '--json')) as {
    model: string;
    route: string;
    check: string;
  }[];
  assert.deepEqual(
    rows.filter(({ model }) => model === 'beta-2').map(({ route, check }) => [route, check.split(/[:,]/)[0]]),
    [
      ['gpu/wan-2.2', 'ok'],
      ['gpu/other', 'answers'],
      ['wrong/x', 'fails'],
      ['gone/x', 'fails'],
      ['missing/x', 'fails'],
      ['there/x', 'ok'],
      ['local', 'here'],
    ],
  );
  assert.match(rows.find(({ route }) => route === 'missing/x')!.check, /package_not_installed/);
  assert.match(await run(), /^model\s+kind\s+order\s+route/);
});
