/** JSON that is cheap to send and expensive to parse. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runKinora, startKinora } from '../process/kinora-process.ts';
import { expectError } from '../support/expect-error.ts';
import { cpuSeconds } from '../support/process/cpu-use.ts';
import { peakMegabytes, residentMegabytes } from '../support/process/process-memory.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const requests = 15;
const bombBytes = 7_900_000;

const fill = (unit: string) => unit.repeat(Math.ceil(bombBytes / unit.length)).slice(0, -1);
const bombs: Record<string, string> = {
  'empty arrays': `[${fill('[],')}]`,
  'empty objects': `[${fill('{},')}]`,
  numbers: `[${fill('0,')}]`,
  'empty strings': `[${fill('"",')}]`,
  names: `{${Array.from({ length: 600_000 }, (_, index) => `"n${index}":0`).join(',')}}`,
  levels: `${'['.repeat(bombBytes / 2)}${']'.repeat(bombBytes / 2)}`,
};

/** Refused while they arrive, they take a quarter at most; parsed, they would take several times as much. */
const maxCpuRatio = 1;

test('millions of values cost no more than any other refused request', async (t) => {
  const dataDir = temporaryFolder(t);
  const kinora = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const keys: string[] = [];
  // More than one: the uploads of an account are limited.
  for (const account of ['poor', 'poorer', 'poorest']) {
    const made = await runKinora(['keys', 'create', '--json', '--account', account, '--balance', '1000'], {
      KINORA_DATA_DIR: dataDir,
    });
    keys.push((JSON.parse(made.stdout) as { key: string }).key);
  }
  const post = (path: string, body: string | Buffer<ArrayBuffer>, by = 0) =>
    kinora.request(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys[by % keys.length]}`,
        'content-type': 'application/json',
        'x-stainless-lang': 'js',
      },
      body,
    });

  /** Sends it many times at once, while /healthz is requested without a pause. */
  const measure = async (messages: string) => {
    const body = Buffer.from(`{"model":"omni-audio-preview","messages":${messages}}`);
    const [cpuBefore, residentBefore] = [cpuSeconds(kinora.pid), residentMegabytes(kinora.pid)];
    let isOver = false;
    const watch = async () => {
      while (!isOver) assert.equal((await kinora.request('/healthz')).status, 200);
    };
    const watching = watch();
    const responses = await Promise.all(
      Array.from({ length: requests }, (_, by) => post('/v1/chat/completions', body, by)),
    ).finally(() => {
      isOver = true;
    });
    await watching;
    for (const response of responses) await expectError(response, 'invalid_request');
    return {
      cpuMs: ((cpuSeconds(kinora.pid) - cpuBefore) * 1000) / requests,
      megabytes: (peakMegabytes(kinora.pid) - residentBefore) / requests,
    };
  };

  // A string of the same length is read and refused too, and has no values to parse.
  const refused = await measure(`"${'a'.repeat(bombBytes)}"`);
  for (const [name, bomb] of Object.entries(bombs)) {
    await t.test(`${requests} chats of ${name} at once`, async () => {
      const { cpuMs, megabytes } = await measure(bomb);
      const ratio = cpuMs / refused.cpuMs;
      t.diagnostic(`${name}: ${ratio.toFixed(2)} of a string's CPU time, ${megabytes.toFixed(1)} MB each`);
      assert.ok(ratio < maxCpuRatio, `${cpuMs} ms each, a string takes ${refused.cpuMs}`);
      assert.ok(megabytes < 10, `${megabytes} MB each`);
    });
  }

  await t.test('on every route that takes JSON', async () => {
    for (const path of [
      '/v1/video/create',
      '/v1/videos',
      '/v1/videos/beta-2:none/remix',
      '/beta/v1/characters',
      '/v1/audio/speech',
    ])
      await expectError(
        await post(path, `{"model":"tts-1","images":[${'[],'.repeat(100_000)}[]]}`),
        'invalid_request',
      );
    const fields = Array.from({ length: 9_000 }, (_, index) => `"n${index}":0`).join(',');
    await expectError(await post('/v1/video/create', `{"model":"beta-2",${fields}}`), 'invalid_request');
    await expectError(await post('/v1/nowhere', bombs['empty arrays']!), 'endpoint_not_found');
  });
});
