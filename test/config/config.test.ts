import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { test } from 'node:test';
import { ConfigError, loadConfig } from '../../src/config/config.ts';
import { settings } from '../../src/config/settings.ts';
import { parseS3Url } from '../../src/lib/storage-url.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.errors;
  }
  return assert.fail('no mistake found');
};

test('with nothing set: the defaults', () => {
  const config = loadConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.port, 8080);
  assert.ok(isAbsolute(config.dataDir));
  assert.deepEqual(config.roles, ['api', 'worker']);
  assert.equal(config.publicUrl, null);
  assert.equal(config.databaseUrl, null);
  assert.equal(config.bootstrapKey, null);
  assert.equal(config.trustProxy, false);
  assert.equal(config.allowPrivateUrls, false);
  assert.equal(config.defaultRequestsPerMinute, 600);
  assert.deepEqual(config.blockedTerms, []);
});

test('the environment is read into types; an empty variable counts as unset', () => {
  const config = loadConfig({
    KINORA_PORT: '0',
    KINORA_ROLES: 'worker',
    KINORA_PUBLIC_URL: 'https://media.example',
    KINORA_DATABASE_URL: 'postgres://db.example/kinora',
    KINORA_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    KINORA_ALLOW_PRIVATE_URLS: '1',
    KINORA_BLOCKED_TERMS: 'one, two words ,',
    KINORA_RESTRICTED: 'chat,audio',
    KINORA_ALERT_SPEND_CREDITS: '10',
    KINORA_PAYMENT_CREDITS_PER_UNIT: '0.5',
    KINORA_HOST: '',
  });
  assert.equal(config.port, 0);
  assert.deepEqual(config.roles, ['worker']);
  assert.deepEqual(config.trustProxy, ['10.0.0.0/8', '127.0.0.1']);
  assert.equal(config.allowPrivateUrls, true);
  assert.deepEqual(config.blockedTerms, ['one', 'two words']);
  assert.deepEqual(config.restrictedResources, ['chat', 'audio']);
  assert.equal(config.alertSpendCredits, 10);
  assert.equal(config.paymentCreditsPerUnit, 0.5);
  assert.equal(config.host, '127.0.0.1');
});

test('every mistake is listed at once, by the name of its setting', () => {
  const mistakes = mistakesOf({
    KINORA_PORT: '99999',
    KINORA_ROLES: 'cook',
    KINORA_PUBLIC_URL: 'media.example',
    KINORA_ALLOW_PRIVATE_URLS: 'maybe',
    KINORA_BOOTSTRAP_KEY: 'short',
    KINORA_QUEUE_LIMIT: '-1',
    KINORA_LOG_LEVEL: 'loud',
  });
  assert.equal(mistakes.length, 7);
  for (const name of [
    'PORT',
    'ROLES',
    'PUBLIC_URL',
    'ALLOW_PRIVATE_URLS',
    'BOOTSTRAP_KEY',
    'QUEUE_LIMIT',
    'LOG_LEVEL',
  ])
    assert.ok(
      mistakes.some((mistake) => mistake.startsWith(`KINORA_${name}: expected `)),
      name,
    );
  assert.ok(mistakesOf({ KINORA_ROLES: ',' })[0]!.includes('at least one'));
});

test('the environment overrides the file, and mistakes in the file are reported too', (t) => {
  const folder = temporaryFolder(t);
  const path = join(folder, 'kinora.config.json');
  const written = (content: unknown) => {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return { KINORA_CONFIG: path };
  };
  const config = loadConfig({
    ...written({ port: 9000, host: '0.0.0.0', blockedTerms: ['x'], prices: { 'beta-2': 0.5 } }),
    KINORA_PORT: '9001',
  });
  assert.deepEqual([config.port, config.host, config.blockedTerms], [9001, '0.0.0.0', ['x']]);
  assert.deepEqual(config.prices, { 'beta-2': 500_000 });

  assert.match(mistakesOf(written({ prot: 9000 }))[0]!, /unknown setting "prot"/);
  assert.match(mistakesOf(written({ prices: { gamma: 1 } }))[0]!, /gamma/);
  // The price of a model is set once, by its id.
  assert.match(mistakesOf(written({ prices: { 'sora-2': 1 } }))[0]!, /sora-2/);
  assert.match(mistakesOf(written({ prices: { 'beta-2': -1 } }))[0]!, /price/);
  assert.match(mistakesOf(written('[]'))[0]!, /JSON object/);
  assert.equal(mistakesOf(written('{')).length, 1);
  assert.equal(mistakesOf({ KINORA_CONFIG: join(folder, 'missing.json') }).length, 1);
});

test('transcription weights are chosen by model, and mistakes are reported', () => {
  const withFile = (content: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'kinora-config-'));
    try {
      const path = join(folder, 'kinora.config.json');
      writeFileSync(path, JSON.stringify(content));
      return loadConfig({ KINORA_CONFIG: path, KINORA_ENGINE_IDLE_SECONDS: '0' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const config = withFile({ listenWeights: { 'listen-1': 'small' } });
  assert.deepEqual(config.listenWeights, { 'listen-1': 'small' });
  assert.equal(config.engineIdleSeconds, 0);
  assert.throws(() => withFile({ listenWeights: { 'tts-1': 'small' } }), /transcription model/);
  assert.throws(() => withFile({ listenWeights: { 'listen-1': 'huge' } }), /base or small/);
});

test('whose forwarded headers count: a number of proxies, addresses, or private networks', () => {
  const trusted = (value: string) => loadConfig({ KINORA_TRUST_PROXY: value }).trustProxy;
  assert.equal(trusted('1'), 1);
  assert.equal(trusted('0'), false);
  assert.equal(trusted('false'), false);
  assert.deepEqual(trusted('true'), ['loopback', 'linklocal', 'uniquelocal']);
  assert.deepEqual(trusted('loopback, 203.0.113.7'), ['loopback', '203.0.113.7']);
  for (const wrong of ['yes', '33', 'proxy.example', '10.0.0.0/33'])
    assert.throws(() => trusted(wrong), /KINORA_TRUST_PROXY: expected/);
});

test('model aliases: on by default, extended, removed, off', (t) => {
  const folder = temporaryFolder(t);
  const written = (modelAliases: unknown) => {
    const path = join(folder, 'kinora.json');
    writeFileSync(path, JSON.stringify({ modelAliases }));
    return { KINORA_CONFIG: path };
  };
  assert.equal(loadConfig({}).modelAliases['whisper-1'], 'listen-1');
  assert.deepEqual(loadConfig({ KINORA_MODEL_ALIASES: 'false' }).modelAliases, {});
  assert.deepEqual(loadConfig(written(false)).modelAliases, {});
  const { modelAliases } = loadConfig(written({ 'my-voice': 'tts-1', 'sora-2': null }));
  assert.equal(modelAliases['my-voice'], 'tts-1');
  assert.equal(modelAliases['sora-2'], undefined);
  assert.equal(modelAliases['sora-2-pro'], 'beta-2-pro');
  for (const wrong of [{ 'a b': 'tts-1' }, { 'tts-1': 'tts-1-hd' }, { voice: 'sora-2' }, { voice: 1 }, ['x']])
    assert.equal(mistakesOf(written(wrong)).length, 1, JSON.stringify(wrong));
});

test('a bucket: what its URL says, and what is wrong with it', () => {
  const bucket = 's3://media/kinora/a?endpoint=http%3A%2F%2F127.0.0.1%3A9000&region=eu-1&path_style=true';
  assert.equal(loadConfig({ KINORA_STORAGE_URL: bucket }).storageUrl, bucket);
  assert.deepEqual(parseS3Url(bucket), {
    bucket: 'media',
    prefix: 'kinora/a/',
    endpoint: 'http://127.0.0.1:9000',
    region: 'eu-1',
    pathStyle: true,
    create: false,
  });
  assert.equal(parseS3Url('s3://media').prefix, '');
  assert.equal(parseS3Url('s3://media/').prefix, '');
  for (const [url, expected] of [
    ['s3://', /a bucket/],
    ['s3://Media_1', /a bucket/],
    ['s3://key:secret@media', /no credentials in the URL/],
    ['s3://media/a%20b', /a prefix/],
    ['s3://media?endpoint=127.0.0.1', /an endpoint/],
    ['s3://media?path_style=yes', /path_style=true or false/],
    ['s3://media?pathstyle=true', /not "pathstyle"/],
    ['https://media.example', /beginning file: or s3:/],
  ] as const)
    assert.match(mistakesOf({ KINORA_STORAGE_URL: url }).join(), expected, url);
  assert.match(mistakesOf({ KINORA_STORAGE_LINKS: 'presigned' }).join(), /only a bucket/);
  assert.equal(
    loadConfig({ KINORA_STORAGE_LINKS: 'presigned', KINORA_STORAGE_URL: 's3://media' }).storageLinks,
    'presigned',
  );
});

test('the README names every variable', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const variables = Object.values(settings).flatMap(({ env }) => env ?? []);
  assert.ok(variables.length > 30);
  assert.deepEqual(
    variables.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});
