/** Commands that use a server, against a listening service with steered engines. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { signIn } from '../support/console/client.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../support/fake-audio-engines.ts';
import { makeAudio, makeImage } from '../support/media-fixtures.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { cliIn, runHere, startCli } from './cli-process.ts';

const isMp4 = (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp';

test('commands on the server of the data folder', async (t) => {
  const transcription = createFakeTranscriptionEngine();
  const speech = createFakeSpeechEngine();
  const chat = createFakeChatEngine();
  const service = await startTestService(t, {
    overrides: { engines: { transcription, speech, chat } },
    config: { blockedTerms: ['forbiddenword'], videoConcurrency: 4 },
  });
  const { dataDir, video } = service;
  const cwd = temporaryFolder(t);
  const at = (name: string) => join(cwd, name);
  const { run, ok } = cliIn({ dataDir, cwd }, runHere);
  const alone = cliIn({ dataDir, cwd });
  const made = async (...words: string[]) => JSON.parse((await ok(['video', ...words, '--json'])).stdout);
  // The key that commands share is made by the first of them.
  const first = await alone.ok(['video', 'A lighthouse at dusk']);
  const image = await makeImage(cwd, 'png');

  await t.test('a video is made, downloaded whole and named by its prompt; steps are lines', async () => {
    assert.equal(first.stdout, 'a-lighthouse-at-dusk.mp4\n');
    assert.ok(isMp4(readFileSync(at('a-lighthouse-at-dusk.mp4'))));
    assert.match(first.stderr, /^Video beta-2:\w+\n/);
    assert.match(first.stderr, /Downloading 100 %\n$/);
    assert.ok(!first.stderr.includes('\r'));
    assert.deepEqual(
      readdirSync(cwd).filter((name) => name.endsWith('.part')),
      [],
    );
    for (const name of ['server.json', 'terminal.key'])
      assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  });

  await t.test('options reach the engine by whichever form of the API takes them', async () => {
    const [styled, tall, alpha, large, piped] = await Promise.all([
      made(
        'a styled one',
        '-s',
        '480x480',
        '-d',
        '8',
        '--style',
        'noir',
        '--no-watermark',
        '-i',
        image,
        '-o',
        'a.mp4',
      ),
      made('a tall one', '--model', 'alpha3', '--aspect-ratio', '9:16', '-o', 'b.mp4'),
      made('an alpha one', '--model', 'alpha_3_1-fast', '-d', '3', '-i', image, '-o', 'c.mp4'),
      made(
        'a large one',
        '--model',
        'sora-2-pro',
        '--size',
        'large',
        '--orientation',
        'portrait',
        '-d',
        '15',
        '-o',
        'd.mp4',
      ),
      alone.run(['video', '-', '-o', '-', '-q'], { stdin: 'a prompt by standard input' }),
    ]);
    const jobOf = (prompt: RegExp) => video.jobs.find((job) => prompt.test(job.prompt))!;
    const shape = ({ seconds, width, height }: ReturnType<typeof jobOf>) => [seconds, width, height];
    const noir = jobOf(/styled/);
    assert.deepEqual(
      [...shape(noir), noir.style, noir.watermark, noir.images.length],
      [8, 480, 480, 'noir', false, 1],
    );
    assert.deepEqual(shape(jobOf(/tall/)), [8, 720, 1280]);
    assert.deepEqual([...shape(jobOf(/alpha/)), jobOf(/alpha/).images.length], [3, 1280, 720, 1]);
    assert.deepEqual(shape(jobOf(/large/)), [15, 1080, 1920]);
    for (const { status, file } of [styled, tall, alpha, large]) {
      assert.equal(status, 'completed');
      assert.ok(isMp4(readFileSync(at(file))));
    }
    assert.ok(isMp4(piped.bytes) && piped.stderr === '');
    const remixed = await made('make it night', '--remix', styled.id, '-o', 'e.mp4');
    assert.match(remixed.id, /:remix-/);
    assert.equal(remixed.seconds, 8);
  });

  await t.test('videos list, show, delete, open', async () => {
    const list = JSON.parse((await ok(['videos', 'list', '--limit', '3', '--json'])).stdout) as {
      id: string;
    }[];
    assert.equal(list.length, 3);
    const [{ id }, other] = list as [{ id: string }, { id: string }];
    mkdirSync(at('bin'));
    writeFileSync(at('bin/xdg-open'), `#!/bin/sh\ncp "$1" '${at('opened.mp4')}'\n`);
    chmodSync(at('bin/xdg-open'), 0o755);
    const env = { PATH: `${at('bin')}:${process.env.PATH}` };
    const [shown, table, opened, deleted] = await Promise.all([
      ok(['videos', 'show', id]),
      ok(['videos', 'list', '--status', 'completed']),
      alone.ok(['videos', 'open', id], { env }),
      ok(['videos', 'delete', other.id]),
    ]);
    assert.match(shown.stdout, /^id +beta-2:remix/);
    for (const line of [
      /^prompt +make it night$/m,
      /^seed +\d+$/m,
      /^cost +[\d.]+ credits$/m,
      /^remix of +beta-2:/m,
      /^created +[A-Z][a-z]{2} \d\d \d\d:\d\d$/m,
      /^made in +\d+ s$/m,
    ])
      assert.match(shown.stdout, line);
    assert.match(table.stdout, /^id +status +created\n {2}prompt\n/);
    assert.ok(table.stdout.split('\n').every((line) => line.length <= 80));
    assert.ok(isMp4(readFileSync(at('opened.mp4'))));
    rmSync(join(opened.stdout.trim(), '..'), { recursive: true });
    assert.equal(deleted.stdout, `Deleted ${other.id}\n`);
    assert.equal((await run(['videos', 'show', other.id])).code, 6);
  });

  await t.test('Ctrl-C leaves the video to the server and says how to watch it again', async () => {
    video.hold();
    const watching = startCli(['video', 'a slow one', '-o', 'slow.mp4'], { dataDir, cwd });
    await watching.said(/Making the video/);
    watching.child.kill('SIGINT');
    const { code, stderr } = await watching.ended;
    assert.equal(code, 130);
    const [, command] = /To watch it again: kinora (videos watch \S+)\n$/.exec(stderr) ?? [];
    assert.ok(command, stderr);
    assert.ok(!readdirSync(cwd).includes('slow.mp4'));
    video.release();
    await ok([...command.split(' '), '-o', 'slow.mp4']);
    assert.ok(isMp4(readFileSync(at('slow.mp4'))));
  });

  await t.test('transcribe and translate: text, subtitles, several at once, standard input', async () => {
    for (const name of ['one.wav', 'two.wav']) makeAudio(cwd, 'wav', { name });
    const sound = readFileSync(at('one.wav'));
    writeFileSync(at('broken.wav'), 'no sound');
    const [plain, subtitles, both, piped, json, some] = await Promise.all([
      ok(['transcribe', 'one.wav']),
      ok(['transcribe', 'one.wav', '-o', 'one.srt', '--language', 'en']),
      ok(['translate', 'one.wav', 'two.wav', '--format', 'vtt', '-o', 'texts/']),
      alone.ok(['transcribe', '-'], { stdin: sound }),
      ok(['transcribe', 'one.wav', '--model', 'omni-transcribe', '--json']),
      run(['transcribe', 'broken.wav', 'two.wav']),
    ]);
    const words = 'Hello there. How are you?';
    assert.equal(plain.stdout, `${words}\n`);
    assert.equal(piped.stdout, `${words}\n`);
    assert.equal(subtitles.stdout, 'one.srt\n');
    assert.match(readFileSync(at('one.srt'), 'utf8'), /^1\n00:00:00,000 --> /);
    assert.equal(both.stdout, 'texts/one.vtt\ntexts/two.vtt\n');
    assert.match(readFileSync(at('texts/two.vtt'), 'utf8'), /^WEBVTT/);
    assert.deepEqual(JSON.parse(json.stdout), { file: 'one.wav', text: words });
    assert.equal(some.code, 3);
    assert.match(some.stderr, /broken\.wav: .*\n1 of 2 recordings failed\./s);
    assert.match(some.stdout, /==> two\.wav <==\nHello there/);
    assert.deepEqual([...new Set(transcription.jobs.map((job) => job.task))].toSorted(), [
      'transcribe',
      'translate',
    ]);
  });

  await t.test('say: to a file, from and to a pipe; ask: in words and spoken', async () => {
    const [file, piped, nothing, answer, spoken] = await Promise.all([
      ok(['say', 'Good morning', '-o', 'hello.wav', '--voice', 'nova', '--speed', '1.1']),
      ok(['say'], { stdin: 'from a pipe\n' }),
      run(['say'], { stdin: '  ' }),
      ok(['ask', 'one.wav', 'What is it?']),
      ok(['ask', 'one.wav', '-', '-o', 'answer.wav', '--json'], { stdin: 'What is it?' }),
    ]);
    assert.equal(file.stdout, 'hello.wav\n');
    assert.equal(readFileSync(at('hello.wav')).subarray(0, 4).toString(), 'RIFF');
    const job = speech.jobs.find(({ input }) => input === 'Good morning')!;
    assert.deepEqual([job.voice, job.speed], ['nova', 1.1]);
    assert.ok(piped.bytes.length > 100 && speech.jobs.some(({ input }) => input === 'from a pipe'));
    assert.equal(nothing.code, 2);
    assert.equal(answer.stdout, 'It is a tone.\n');
    assert.equal(JSON.parse(spoken.stdout).answer, 'It is a tone.');
    assert.equal(readFileSync(at('answer.wav')).subarray(0, 4).toString(), 'RIFF');
    assert.doesNotMatch(answer.stderr, /models pull/);
  });

  await t.test('ask: a weak answer names the model to install, beside the answer', async () => {
    const hint = 'The recording was hard to understand: `kinora models pull whisper-medium` (0.8 GB).';
    chat.answerWith('The recording does not say.', hint);
    const [answer, spoken, json] = await Promise.all([
      ok(['ask', 'one.wav', 'Who called?']),
      ok(['ask', 'one.wav', 'Who called?', '-o', 'weak.wav']),
      ok(['ask', 'one.wav', 'Who called?', '--json']),
    ]);
    chat.answerWith('It is a tone.');
    for (const { stdout, stderr } of [answer, spoken]) {
      assert.equal(stdout, 'The recording does not say.\n');
      assert.ok(stderr.endsWith(`${hint}\n`), stderr);
    }
    assert.equal(JSON.parse(json.stdout).hint, hint);
    assert.equal(json.stderr, '');
  });

  await t.test(
    'say: a text longer than a request takes is spoken in parts and joined, in every format',
    async () => {
      // Long words: the stand-in speaks a tenth of a second for each.
      const sentence =
        'Notwithstanding misunderstandings, internationalisation characteristically perseveres. ';
      const text = sentence.repeat(105).trim();
      const before = speech.jobs.length;
      const [pcm, wav, mp3, flac, opus] = await Promise.all(
        ['pcm', 'wav', 'mp3', 'flac', 'opus'].map((format) => ok(['say', '-f', format], { stdin: text })),
      );
      const jobs = speech.jobs.slice(before);
      assert.equal(jobs.length, 5 * 3);
      assert.ok(
        jobs.length > 0 &&
          jobs.every(({ input }) => input.length <= 4096 && /^Notwith.*perseveres\.$/s.test(input)),
      );
      // A tenth of a second a word, 24,000 samples of two bytes a second.
      const words = text.split(' ').length;
      assert.equal(pcm!.bytes.length, words * 4800);
      assert.equal(wav!.bytes.length, 44 + words * 4800);
      for (const [name, { bytes }] of Object.entries({ mp3: mp3!, flac: flac!, opus: opus! })) {
        writeFileSync(at(`long.${name}`), bytes);
        const { duration } = JSON.parse(
          (await ok(['transcribe', `long.${name}`, '--format', 'verbose_json'])).stdout,
        );
        assert.ok(Math.abs(duration - words / 10) < 0.5, `${name}: ${duration} s`);
      }
    },
  );

  await t.test('models: the prices and routes in force, those set in the console too', async () => {
    const wanted = { role: 'operator' as const, name: 'prices', expiresAt: null };
    const { secret } = await service.store.operatorTokens.add(wanted);
    const operator = await signIn(service, { token: secret });
    const set = await operator.send('PUT', 'operator/prices', { prices: { 'tts-1': 42 } });
    assert.equal(set.status, 200);
    const priceOf = async (model: string) =>
      JSON.parse((await ok(['models', model, '--json'])).stdout)[0].price;
    assert.equal(await priceOf('tts-1'), 42);
    const provider = { name: 'provider', type: 'openai-compatible', base_url: 'https://media.example/v1' };
    assert.ok((await operator.send('POST', 'operator/upstreams', { ...provider, key: 'sk-provider' })).ok);
    const routes = [{ upstream: 'provider', model: 'voice-9', weight: 3 }, { engine: 'local' }];
    assert.ok((await operator.send('PUT', 'operator/routes/tts-1', { routes })).ok);
    const listed = await ok(['models', 'tts-1', 'tts-1-hd', '--json']);
    assert.deepEqual(
      JSON.parse(listed.stdout).map((row: Record<string, unknown>) => [row.route, row.type, row.source]),
      [
        ['provider/voice-9', 'openai-compatible', 'console'],
        ['local', 'local', 'console'],
        ['local', 'local', 'default'],
      ],
    );
    assert.ok((await operator.send('DELETE', 'operator/routes/tts-1')).ok);
  });

  await t.test('login: the key is checked, kept for this user alone, and used until logout', async () => {
    const key = await service.createKey({ account: 'elsewhere' });
    const home = mkdtempSync(join(cwd, 'home-'));
    const other = { cwd: home, dataDir: join(home, 'none') };
    const wrong = await run(['login', service.url], { ...other, stdin: 'sk-wrong\n' });
    assert.equal(wrong.code, 4);
    assert.deepEqual(readdirSync(home), []);
    await ok(['login', `${service.url}/v1/`], { ...other, stdin: `${key}\n` });
    assert.equal(statSync(join(home, 'kinora/login.json')).mode & 0o777, 0o600);
    assert.equal((await ok(['videos', 'list'], other)).stdout, 'None.\n');
    const elsewhere = await run(['videos', 'list', '--server', 'http://127.0.0.1:9'], other);
    assert.equal(elsewhere.code, 4, 'the key goes to no other server');
    await ok(['logout'], other);
    assert.deepEqual(readdirSync(join(home, 'kinora')), []);
  });

  await t.test('the exit code says what went wrong', async () => {
    const mistyped = await run(['vidoes']);
    assert.equal(mistyped.code, 2);
    assert.match(mistyped.stderr, /Did you mean videos\?/);
    // Shells ask it; people have no use for it.
    assert.doesNotMatch(mistyped.stderr, /kinora complete |kinora help/);
    const poor = await service.createKey({ account: 'poor', balance: 0 });
    const codes = await Promise.all([
      alone.run(['video', 'x', '--style', 'plaid']),
      run(['video', 'x', '--model', 'alpha3', '--seconds', '4']),
      run(['video', 'a forbiddenword']),
      run(['video', 'x'], { env: { KINORA_API_KEY: 'sk-not-a-key' } }),
      run(['video', 'x'], { env: { KINORA_API_KEY: poor } }),
      run(['video', 'x', '--model', 'gamma']),
      alone.run(['videos', 'list', '--server', 'http://127.0.0.1:9', '--json'], {
        env: { KINORA_API_KEY: poor },
      }),
      run(['video', 'x', '-o', 'no/such/folder/x.mp4']),
      run(['transcribe', 'missing.wav']),
    ]);
    assert.deepEqual(
      codes.map(({ code }) => code),
      [2, 2, 3, 4, 5, 6, 8, 10, 10],
    );
    assert.match(codes[1]!.stderr, /^--seconds is not an option of alpha3\.\nUsage: kinora video/);
    assert.equal(codes[4]!.stderr, 'The balance is too low for this request.\n');
    const { error } = JSON.parse(codes[6]!.stderr) as { error: { message: string; exit_code: number } };
    assert.equal(error.exit_code, 8);
    video.failWith(() => new Error('the engine broke'));
    const failed = await run(['video', 'a failing one', '-o', 'failed.mp4']);
    video.failWith(undefined);
    assert.equal(failed.code, 9, failed.stderr);
    assert.match(failed.stderr, /Nothing was charged/);
    assert.ok(!readdirSync(cwd).includes('failed.mp4'));
  });
});

test('a wait goes on through a restart of the server', async (t) => {
  const cwd = temporaryFolder(t);
  const dataDir = join(cwd, 'data');
  const before = await startTestService(t, { dataDir });
  before.video.hold();
  const waiting = startCli(['video', 'a patient one', '-o', 'patient.mp4'], { dataDir, cwd });
  await waiting.said(/Making the video/);
  await before.stop();
  await waiting.said(/The server cannot be reached/);
  const after = await startTestService(t, { dataDir });
  const { code, stderr } = await waiting.ended;
  assert.equal(code, 0, stderr);
  assert.ok(isMp4(readFileSync(join(cwd, 'patient.mp4'))));
  await waitFor(() => after.video.jobs.length === 1);
});
