/** The examples as users run them, each a process of its own against a listening service. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { afterTest } from './support/after-test.ts';
import { createFakeSpeechEngine, createFakeTranscriptionEngine } from './support/fake-audio-engines.ts';
import { firstKey, startTestService } from './support/service.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { waitFor } from './support/wait-for.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));
const folder = temporaryFolder({ after });

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const unless = (program: string) => (isInstalled(program) ? false : `${program} is not installed`);

const start = (url: string, [program, ...words]: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(program!, words, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', KINORA_URL: url, KINORA_KEY: firstKey, ...env },
  });

const run = async (url: string, words: string[], env?: Record<string, string>) => {
  const child = start(url, words, env);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout!), text(child.stderr!), exited]);
  return { stdout, stderr, code };
};

const isMp4 = (path: string): boolean => readFileSync(path).toString('latin1', 4, 8) === 'ftyp';

test('the examples', async (t) => {
  const speech = createFakeSpeechEngine();
  const transcription = createFakeTranscriptionEngine();
  const service = await startTestService(t, { overrides: { engines: { speech, transcription } } });

  await t.test('none is left out here', () => {
    assert.deepEqual(readdirSync(examples).toSorted(), [
      'README.md',
      'browser',
      'make-video.mjs',
      'make_video.py',
      'speak-and-transcribe.sh',
    ]);
  });

  for (const [name, program, file] of [
    ['Node', process.execPath, 'make-video.mjs'],
    ['Python', 'python3', 'make_video.py'],
  ] as const) {
    await t.test(`${name}: a video, and the error of a wrong key`, { skip: unless(program) }, async () => {
      const path = join(folder, `${name}.mp4`);
      const words = [program, join(examples, file), `a kite by ${name}`, path];
      const made = await run(service.url, words);
      assert.equal(made.code, 0, made.stderr);
      assert.ok(isMp4(path));
      assert.equal(service.video.jobs.at(-1)!.prompt, `a kite by ${name}`);
      const refused = await run(service.url, words, { KINORA_KEY: 'nobody' });
      assert.notEqual(refused.code, 0);
      assert.match(refused.stderr, /invalid_api_key/);
    });
  }

  await t.test(
    'shell: speech and its transcript, whatever is in the text',
    { skip: unless('curl') },
    async () => {
      const path = join(folder, 'speech.mp3');
      const said = 'Say "hello", C:\\kite.';
      const made = await run(service.url, ['sh', join(examples, 'speak-and-transcribe.sh'), said, path]);
      assert.equal(made.code, 0, made.stderr);
      assert.equal(speech.jobs.at(-1)!.input, said);
      assert.ok(readFileSync(path).length > 100);
      assert.match(made.stdout, /Hello there\. How are you\?/);
    },
  );

  await t.test(
    'browser: its server hands out the page and hands on the calls, and keeps the key',
    async (t) => {
      const server = start(service.url, [process.execPath, join(examples, 'browser/server.mjs')], {
        PORT: '0',
      });
      const exited = new Promise((resolve) => server.once('exit', resolve));
      afterTest(t, async () => {
        server.kill();
        await exited;
      });
      let printed = '';
      server.stdout!.setEncoding('utf8').on('data', (more: string) => (printed += more));
      await waitFor(() => printed.includes('\n'));
      const url = printed.trim();
      const page = await (await fetch(url)).text();
      assert.match(page, /<video /);
      assert.ok(!page.includes(firstKey));
      const created = await fetch(`${url}create`, { method: 'POST', body: 'a kite by the page' });
      assert.equal(created.status, 200);
      const { id } = (await created.json()) as { id: string };
      const status = async () =>
        (await (await fetch(`${url}status?id=${encodeURIComponent(id)}`)).json()) as {
          status: string;
          video_url: string;
        };
      await waitFor(async () => (await status()).status === 'completed');
      assert.equal((await fetch((await status()).video_url)).status, 200);
      assert.equal((await fetch(`${url}status?id=unknown`)).status, 404);
      assert.equal((await fetch(`${url}elsewhere`)).status, 404);
    },
  );
});
