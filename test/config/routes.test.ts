import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inspect } from 'node:util';
import { ConfigError, loadConfig } from '../../src/config/config.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder({ after });

const load = (file: unknown, env: Record<string, string> = {}) => {
  const path = join(folder, 'kinora.config.json');
  writeFileSync(path, JSON.stringify(file));
  return loadConfig({ KINORA_CONFIG: path, ...env });
};

const mistakesOf = (file: unknown, env: Record<string, string> = {}): string[] => {
  try {
    load(file, env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.errors.map((mistake) => mistake.replace(/^.*?kinora\.config\.json: /, ''));
  }
  return [];
};

test('routes and upstreams are read with their defaults', () => {
  writeFileSync(join(folder, 'key.txt'), 'from-a-file\n');
  const { routing } = load(
    {
      upstreams: {
        gpu: { type: 'openai-compatible', baseUrl: 'http://10.0.0.7:8000/v1/', keyEnv: 'GPU_KEY' },
        veo: { type: 'ai-sdk', package: '@ai-sdk/google', keyFile: 'key.txt' },
      },
      routes: {
        'beta-2': [
          {
            upstream: 'gpu',
            model: 'wan-2.2',
            timeoutSeconds: 60,
            weight: 3,
            concurrency: 2,
            price: 0.25,
            limits: { maxSeconds: 8, sizes: ['1280x720'], requestsPerMinute: 10 },
          },
          { upstream: 'veo', model: 'veo-3.1', weight: 1, options: { google: { enhance: true } } },
          { engine: 'local' },
        ],
        'listen-1': [{ engine: 'local', model: 'listen-large-v3' }],
      },
    },
    { GPU_KEY: 'top-secret' },
  );
  const { gpu, veo } = routing.upstreams;
  assert.ok(gpu?.type === 'openai-compatible' && veo?.type === 'ai-sdk');
  assert.equal(gpu.baseUrl, 'http://10.0.0.7:8000/v1');
  assert.equal(gpu.key?.reveal(), 'top-secret');
  assert.equal(veo.key?.reveal(), 'from-a-file');
  assert.deepEqual(
    routing.routes['beta-2']?.map((route) => [route.name, route.weight, route.concurrency]),
    [
      ['gpu/wan-2.2', 3, 2],
      ['veo/veo-3.1', 1, null],
      ['local', null, null],
    ],
  );
  assert.deepEqual(
    routing.routes['beta-2']?.map((route) => route.price),
    [250_000, null, null],
  );
  assert.deepEqual(routing.routes['beta-2']?.[0]?.limits, {
    maxSeconds: 8,
    sizes: ['1280x720'],
    maxCharacters: null,
    maxUploadBytes: null,
    requestsPerMinute: 10,
  });
  assert.equal(routing.routes['listen-1']?.[0]?.model, 'listen-large-v3');
  assert.doesNotMatch(JSON.stringify(routing) + inspect(routing, { depth: 9 }), /top-secret|from-a-file/);
});

test('without a config file everything is local', () => {
  assert.deepEqual(loadConfig({}).routing, { upstreams: {}, routes: {} });
});

test('every mistake is reported with its path, and no key is shown', () => {
  const mistakes = mistakesOf(
    {
      upstreams: {
        local: { type: 'openai-compatible', baseUrl: 'http://a/v1' },
        noType: { baseUrl: 'http://a/v1' },
        badUrl: { type: 'openai-compatible', baseUrl: 'ftp://a' },
        userInUrl: { type: 'openai-compatible', baseUrl: 'http://user:hunter2@a/v1' },
        noUrl: { type: 'comfyui' },
        noKey: { type: 'openai-compatible', baseUrl: 'http://a', keyEnv: 'NOT_SET' },
        twoKeys: { type: 'openai-compatible', baseUrl: 'http://a', keyEnv: 'SET', keyFile: 'key.txt' },
        badPackage: { type: 'ai-sdk', package: '../evil' },
        clearKey: { type: 'openai-compatible', baseUrl: 'http://a', apiKey: 'hunter2' },
        comfy: { type: 'comfyui', baseUrl: 'http://a' },
        good: { type: 'openai-compatible', baseUrl: 'http://a' },
      },
      routes: {
        'no-such-model': [{ engine: 'local' }],
        'tts-1': [],
        'beta-2': [
          { upstream: 'nobody', model: 'x' },
          { upstream: 'good' },
          { upstream: 'good', model: 'x', weight: -1, timeoutSeconds: 'soon' },
          { upstream: 'comfy', workflow: 'missing.json' },
          { engine: 'local', upstream: 'good' },
          { engine: 'remote' },
          {},
        ],
        'listen-1': [
          { upstream: 'comfy', model: 'x' },
          { engine: 'local', model: 'tts-1' },
          { upstream: 'good', model: 'x' },
          { upstream: 'good', model: 'x' },
        ],
      },
    },
    { SET: 'hunter2' },
  );
  assert.deepEqual(
    mistakes.map((mistake) => mistake.split(': ')[0]),
    [
      'upstreams.local',
      'upstreams.noType.type',
      'upstreams.badUrl.baseUrl',
      'upstreams.userInUrl.baseUrl',
      'upstreams.noUrl.baseUrl',
      'upstreams.badPackage.package',
      'upstreams.clearKey',
      'routes.tts-1',
      'routes.beta-2[2].weight',
      'routes.beta-2[2].timeoutSeconds',
      'routes.beta-2[5].engine',
      'upstreams.noKey.keyEnv',
      'upstreams.twoKeys.keyFile',
      'routes',
      'routes.beta-2[0].upstream',
      'routes.beta-2[1].model',
      'routes.beta-2[3].workflow',
      'routes.beta-2[4].upstream',
      'routes.beta-2[6].engine',
      'routes.listen-1[0].upstream',
      'routes.listen-1[1].model',
      'routes.listen-1[3]',
    ],
  );
  assert.doesNotMatch(mistakes.join('\n'), /hunter2/);
});

test('prices and limits that make no sense are named by their path', () => {
  const mistakes = mistakesOf({
    upstreams: { good: { type: 'openai-compatible', baseUrl: 'http://a' } },
    routes: {
      'beta-2': [
        { upstream: 'good', model: 'a', price: -1 },
        { upstream: 'good', model: 'b', price: 'free', limits: { sizes: ['large'] } },
        { upstream: 'good', model: 'c', limits: { maxUploadBytes: 5, maxSecond: 1 } },
        { upstream: 'good', model: 'd', limits: [1] },
        { engine: 'local', concurrency: 1.5, limits: { requestsPerMinute: 0.5 } },
      ],
      'tts-1': [
        { engine: 'local', limits: { maxSeconds: 5 } },
        { upstream: 'good', model: 'a', formats: ['mp3', 'midi'], speed: 'fast', translator: 'gpt' },
      ],
      'beta-2-pro': [
        { upstream: 'good', model: 'a', makes: { seconds: ['4'], sizes: [] }, formats: ['mp3'] },
        { engine: 'local', makes: { seconds: [4] } },
      ],
    },
  });
  assert.deepEqual(mistakes, [
    'routes.beta-2[0].price: expected a number from 0 to 1000000',
    'routes.beta-2[1].price: expected a number from 0 to 1000000',
    'routes.beta-2[1].limits.sizes[0]: expected a size such as 1280x720',
    'routes.beta-2[2].limits: unknown field "maxSecond", did you mean "maxSeconds"?',
    'routes.beta-2[3].limits: expected an object',
    'routes.beta-2[4].concurrency: expected a whole number from 1 to 10000',
    'routes.beta-2[4].limits.requestsPerMinute: expected a whole number from 1 to 1000000',
    'routes.tts-1[1].formats[1]: expected one of mp3, opus, aac, flac, wav, pcm',
    'routes.tts-1[1].speed: expected one of send, stretch',
    'routes.beta-2-pro[0].makes.seconds[0]: expected a number from 0.1 to 3600',
    'routes.beta-2-pro[0].makes.sizes: expected a list of sizes such as 1280x720',
    'routes.beta-2[2].limits.maxUploadBytes: expected one of maxSeconds, sizes, maxCharacters, requestsPerMinute for a video model',
    'routes.tts-1[0].limits.maxSeconds: expected one of maxCharacters, requestsPerMinute for a speech model',
    'routes.tts-1[1].translator: only allowed for transcription models',
    'routes.beta-2-pro[0].formats: only allowed for speech models',
    'routes.beta-2-pro[1].makes: only allowed for routes to an upstream',
  ]);
});

test('what would fail at every call, or mean nothing where it stands, is named at the start', () => {
  const server = { type: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' };
  const file = {
    upstreams: {
      lines: { ...server, keyEnv: 'TWO_LINES' },
      letters: { ...server, keyEnv: 'LETTERS' },
      header: { ...server, headers: { 'X Y': 'z', 'Content-Length': '5' } },
      fine: { ...server, keyEnv: 'FINE', headers: { 'X-Team': 'videos and sound' } },
    },
    routes: {
      'tts-1': [{ upstream: 'fine', model: 'x', voices: { bob: 'y' }, audio: 'send' }],
      'listen-1': [{ upstream: 'fine', model: 'x', translator: 'y', speed: 'stretch' }],
      'beta-2': [{ upstream: 'fine', model: 'x', workflow: 'docs/comfyui/wan-text-to-video.json' }],
    },
  };
  const mistakes = mistakesOf(file, { TWO_LINES: 'one\ntwo', LETTERS: 'schlüssel', FINE: 'sk-1' });
  assert.deepEqual(
    mistakes.map((mistake) => mistake.split(':')[0]),
    [
      'upstreams.header.headers.X Y',
      'upstreams.header.headers.Content-Length',
      'routes.tts-1[0].voices',
      'upstreams.lines.keyEnv',
      'upstreams.letters.keyEnv',
      'routes.tts-1[0].audio',
      'routes.listen-1[0].speed',
      'routes.listen-1[0].translator',
      'routes.beta-2[0].workflow',
    ],
  );
  assert.doesNotMatch(mistakes.join(), /schlüssel|one\ntwo/);
});

test('a misspelled name is reported with the most similar known one', () => {
  const mistakes = mistakesOf({
    prot: 9000,
    queuelimit: 5,
    colour: 'red',
    prices: { beta2: 1 },
    upstreams: { gpu: { type: 'openai-compatible', baseURL: 'http://a' } },
    routes: { listen1: [{ engine: 'local' }] },
  });
  assert.deepEqual(mistakes, [
    'unknown setting "prot", did you mean "port"?',
    'unknown setting "queuelimit", did you mean "queueLimit"?',
    'unknown setting "colour"',
    'prices: unknown model "beta2", did you mean "beta-2"?',
    'upstreams.gpu.baseUrl: expected a URL',
    'upstreams.gpu: unknown field "baseURL", did you mean "baseUrl"?',
    'routes: unknown model "listen1", did you mean "listen-1"?',
  ]);
});

test('null counts as absent, and mistakes of several kinds are in one list', () => {
  const { routing, port } = load({
    port: null,
    sceneWriter: null,
    upstreams: { gpu: { type: 'kinora', baseUrl: 'http://a', keyEnv: null, headers: null } },
    routes: {
      'tts-1': [{ upstream: 'gpu', model: 'x', speed: null, voices: null, limits: null, engine: null }],
    },
  });
  assert.equal(port, 8080);
  assert.equal(routing.routes['tts-1']?.[0]?.name, 'gpu/x');
  const both = mistakesOf({ port: 'x', upstreams: 5, routes: [] }, { KINORA_QUEUE_LIMIT: 'many' });
  assert.deepEqual(both, [
    'port: expected a whole number from 0 to 65535',
    'KINORA_QUEUE_LIMIT: expected a whole number from 1 to 10000000',
    'upstreams: expected an object',
    'routes: expected an object',
  ]);
});
