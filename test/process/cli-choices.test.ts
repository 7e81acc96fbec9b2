/** The decisions of a command before the work: the file, the model, the number of videos; and what it asks a server for. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createFakeSpeechEngine } from '../support/fake-audio-engines.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { bin, cliIn, runHere } from './cli-process.ts';

const hasScript = spawnSync('which', ['script']).status === 0;

test('choices of a command', { timeout: 300_000 }, async (t) => {
  const speech = createFakeSpeechEngine();
  const service = await startTestService(t, { overrides: { engines: { speech } } });
  const { dataDir, video } = service;
  const cwd = temporaryFolder(t);
  const at = (name: string) => join(cwd, name);
  const { run, ok } = cliIn({ dataDir, cwd }, runHere);
  const alone = cliIn({ dataDir, cwd });
  const firstId = JSON.parse((await ok(['video', 'a first one', '-o', 'first.mp4', '--json'])).stdout).id;

  await t.test(
    'an existing file is replaced only with --overwrite, and nothing is paid for before',
    async () => {
      writeFileSync(at('kept.mp4'), 'kept');
      writeFileSync(at('kept.mp3'), 'kept');
      const before = video.jobs.length;
      const [refused, spoken] = await Promise.all([
        alone.run(['video', 'x', '-o', 'kept.mp4']),
        run(['say', 'x', '-o', 'kept.mp3']),
      ]);
      assert.equal(refused.code, 10);
      assert.equal(refused.stderr, 'kept.mp4 exists. To replace it, add --overwrite.\n');
      assert.equal(spoken.code, 10);
      assert.equal(readFileSync(at('kept.mp4'), 'utf8'), 'kept');
      assert.equal(video.jobs.length, before);
      assert.equal(speech.jobs.length, 0);
      await ok(['videos', 'watch', firstId, '-o', 'kept.mp4', '--overwrite']);
      assert.notEqual(readFileSync(at('kept.mp4'), 'latin1').slice(0, 4), 'kept');
    },
  );

  await t.test('a wrong extension and an unknown model get a suggestion', async () => {
    const [avi, txt, format, model, voice, odd] = await Promise.all([
      run(['video', 'x', '-o', 'x.avi']),
      run(['say', 'x', '-o', 'x.txt']),
      run(['say', 'x', '-o', 'x.mp3', '--format', 'wav']),
      run(['video', 'x', '--model', 'beta2']),
      run(['say', 'x', '-o', 'y.mp3', '--model', 'tts1']),
      run(['video', 'x', '--model', 'something-else']),
    ]);
    assert.equal(avi.code, 2);
    assert.match(avi.stderr, /^x\.avi: Videos are MP4 files, not \.avi\. Use -o x\.mp4\.\n/);
    assert.match(txt.stderr, /^x\.txt: Speech is written as mp3,.* Use -o x\.mp3\.\n/);
    assert.match(format.stderr, /^x\.mp3: Speech is written as wav, not \.mp3\. Use -o x\.wav\.\n/);
    assert.deepEqual([model.code, voice.code, odd.code], [6, 6, 6]);
    assert.equal(model.stderr, 'There is no model "beta2". Did you mean beta-2?\n');
    assert.equal(voice.stderr, 'There is no model "tts1". Did you mean tts-1?\n');
    assert.match(odd.stderr, /"kinora models" lists those of the server/);
  });

  await t.test('--variants makes several, --play opens what was made', async () => {
    mkdirSync(at('bin'));
    writeFileSync(at('bin/xdg-open'), `#!/bin/sh\necho "$1" >> '${at('played')}'\n`);
    chmodSync(at('bin/xdg-open'), 0o755);
    const env = { PATH: `${at('bin')}:${process.env.PATH}` };
    const before = video.jobs.length;
    const made = await alone.ok(['video', 'a varied one', '--variants', '2', '-o', 'v.mp4', '--play'], {
      env,
    });
    assert.equal(made.stdout, 'v-1.mp4\nv-2.mp4\n');
    const seeds = video.jobs.slice(before).map(({ seed }) => seed);
    assert.equal(new Set(seeds).size, 2);
    assert.equal(readFileSync(at('played'), 'utf8'), 'v-1.mp4\nv-2.mp4\n');
    await ok(['video', 'a seeded one', '--seed', '7', '--variants', '2', '-o', 's.mp4']);
    assert.deepEqual(
      video.jobs.flatMap(({ prompt, seed }) => (prompt === 'a seeded one' ? [seed] : [])).toSorted(),
      [7, 8],
    );
    await ok(['video', 'an alpha one', '--model', 'alpha3', '--seed', '4294967290', '-o', 'alpha.mp4']);
    assert.equal(video.jobs.find(({ prompt }) => prompt === 'an alpha one')?.seed, 4_294_967_290);
    assert.equal((await run(['video', 'x', '--seed', 'x'])).code, 2);
    assert.equal((await run(['video', 'x', '--variants', '2', '-o', '-'])).code, 2);
    assert.equal((await run(['video', 'x', '--variants', '0'])).code, 2);
  });

  await t.test('balance, characters and models as the server has them', async () => {
    const key = await service.createKey({ account: 'acme', balance: 12_500_000, quota: 2_000_000 });
    const env = { KINORA_API_KEY: key };
    const [balance, unlimited, none, missing, models, one, routes] = await Promise.all([
      ok(['balance'], { env }),
      ok(['balance', '--json']),
      ok(['characters', 'list']),
      run(['characters', 'delete', 'nobody']),
      ok(['models', '--server', service.url], { env }),
      ok(['models', 'sora-2', '--server', service.url], { env }),
      ok(['models', '--routes']),
    ]);
    assert.match(balance.stdout, /^account +acme\nbalance +12\.5 credits\nheld +0 credits\n/);
    assert.match(balance.stdout, /^this key +0 of 2 credits used$/m);
    assert.equal(JSON.parse(unlimited.stdout).balance, null);
    assert.equal(none.stdout, 'None.\n');
    assert.equal(missing.code, 6);
    assert.match(models.stdout, /^model +price +per +also\n/);
    assert.match(routes.stdout, /^model +kind +order +route +source +price\n/);
    for (const line of routes.stdout.split('\n')) assert.ok(line.length <= 80, line);
    assert.match(one.stdout, /^sora-2 +[\d.]+ +second of video +beta-2$/m);
  });

  await t.test('shells complete ids of videos, colons included, and models of the server', async () => {
    const script = (await ok(['completion', 'bash'])).stdout;
    writeFileSync(at('kinora.bash'), script);
    writeFileSync(at('bin/kinora'), `#!/bin/sh\nexec '${process.execPath}' '${bin}' "$@"\n`);
    chmodSync(at('bin/kinora'), 0o755);
    // Not spawnSync: the service that is asked runs in this process.
    const complete = async (line: string): Promise<string[]> => {
      const program = `source kinora.bash; COMP_LINE=$1; COMP_POINT=\${#1}; _kinora; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const shell = spawn('bash', ['-c', program, 'bash', line], {
        cwd,
        env: {
          ...process.env,
          PATH: `${at('bin')}:${process.env.PATH}`,
          KINORA_DATA_DIR: dataDir,
          XDG_CONFIG_HOME: cwd,
        },
      });
      const [stdout, stderr] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
      assert.equal(stderr, '');
      return stdout.split('\n').filter((word) => word !== '');
    };
    // Bash keeps what stands before the colon.
    const tail = firstId.slice('beta-2:'.length);
    assert.deepEqual(await complete(`kinora videos show ${firstId.slice(0, -4)}`), [tail]);
    assert.deepEqual(await complete(`kinora video "a remix" --remix ${firstId.slice(0, -4)}`), [tail]);
    assert.ok((await complete('kinora videos show ')).includes(firstId));
    assert.ok((await complete('kinora video x -m sora-2-p')).includes('sora-2-pro'));
    const offline = await run(['complete', 'videos'], { dataDir: at('nothing-here') });
    assert.equal(offline.code, 8);
    assert.ok(!existsSync(at('nothing-here/kinora.db')), 'no service was started');
  });

  await t.test('on a terminal it is a question', { skip: !hasScript }, async () => {
    const command = `'${process.execPath}' '${bin}' videos watch ${firstId} -o asked.avi`;
    writeFileSync(at('asked.mp4'), 'kept');
    const terminal = spawn('script', ['-qec', command, '/dev/null'], {
      cwd,
      env: { ...process.env, KINORA_DATA_DIR: dataDir, XDG_CONFIG_HOME: cwd, TERM: 'xterm' },
    });
    const ended = once(terminal, 'close');
    let seen = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (seen += text));
    await waitFor(() => seen.includes('Write asked.mp4? [Y/n]'));
    terminal.stdin.write('\n');
    await waitFor(() => seen.includes('asked.mp4 exists. Replace it? [y/N]'));
    terminal.stdin.write('n\n');
    await ended;
    assert.equal(terminal.exitCode, 10, seen);
    assert.match(seen, /Nothing was written\./);
    assert.equal(readFileSync(at('asked.mp4'), 'utf8'), 'kept');
  });
});
