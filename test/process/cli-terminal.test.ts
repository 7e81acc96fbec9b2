/** The view of a person at a terminal: a bar, help, and completion by the shell. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Command, CommandContext } from '../../src/cli/command.ts';
import { createProgram, forEachCommand } from '../../src/cli/program.ts';
import { afterTest } from '../support/after-test.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { bin, runCli } from './cli-process.ts';
import { cleanEnvironment } from './kinora-process.ts';

const controlCharacter = '\u001b';
const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;
const makeFolder = (t: { after(done: () => void): void }): string => {
  const folder = temporaryFolder(t);
  return folder;
};

test("a start prints an operator's sign-in link to a terminal alone", {
  skip: !hasProgram('script'),
}, async (t) => {
  const printedBy = async (program: string, words: string[]): Promise<string> => {
    const started = spawn(program, words, {
      env: { ...cleanEnvironment(), KINORA_DATA_DIR: temporaryFolder(t), KINORA_PORT: '0' },
      detached: true,
    });
    const ended = once(started, 'close');
    let printed = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    afterTest(t, async () => {
      process.kill(-started.pid!, 'SIGKILL');
      await ended;
    });
    await waitFor(() => printed.includes('Your first API key'));
    return printed;
  };
  const [terminal, pipe] = await Promise.all([
    printedBy('script', ['-qec', `'${process.execPath}' '${bin}' serve`, '/dev/null']),
    printedBy(process.execPath, [bin, 'serve']),
  ]);
  assert.match(terminal, /\/console\/#link=kinlink_\w+/);
  assert.doesNotMatch(pipe, /kinlink_/);
  assert.match(pipe, /"npx kinora console link" prints a sign-in link/);
});

test('on a terminal a bar is redrawn, and Ctrl-C typed there detaches', {
  skip: !hasProgram('script'),
}, async (t) => {
  const service = await startTestService(t);
  const cwd = makeFolder(t);
  service.video.hold();
  const command = `'${process.execPath}' '${bin}' video 'a held one' -o held.mp4`;
  const terminal = spawn('script', ['-qec', command, '/dev/null'], {
    cwd,
    env: { ...process.env, KINORA_DATA_DIR: service.dataDir, XDG_CONFIG_HOME: cwd, TERM: 'xterm' },
  });
  const ended = once(terminal, 'close');
  let seen = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => (seen += text));
  const eraseLine = '\r\u001b[K';
  const isBar = (line: string) => /^Making the video [█░]{24} +\d+ %/.test(line);
  await waitFor(() => seen.split(eraseLine).filter(isBar).length > 1);
  terminal.stdin.write('\u0003');
  await ended;
  assert.equal(terminal.exitCode, 130);
  assert.match(seen, /Detached\. .*\r\nTo watch it again: kinora videos watch beta-2:\w+\r\n$/s);
});

test('a terminal that shows pictures shows the newest frame above the bar, and erases it', {
  skip: !hasProgram('script'),
}, async (t) => {
  const service = await startTestService(t);
  const cwd = makeFolder(t);
  service.video.preview(
    await sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } })
      .webp()
      .toBuffer(),
  );
  const seenOn = async (terminal: Record<string, string>, name: string): Promise<string> => {
    service.video.hold();
    const command = `stty rows 40 cols 100; '${process.execPath}' '${bin}' video 'a red one' -o ${name}.mp4`;
    const started = spawn('script', ['-qec', command, '/dev/null'], {
      cwd,
      env: {
        ...cleanEnvironment(),
        KINORA_DATA_DIR: service.dataDir,
        XDG_CONFIG_HOME: cwd,
        ...terminal,
      },
    });
    const ended = once(started, 'close');
    let seen = '';
    started.stdout.setEncoding('utf8').on('data', (text: string) => (seen += text));
    const wanted = name === 'plain' ? ['Making the video'] : [`${controlCharacter}_Ga=T`, '1337;File='];
    await waitFor(() => wanted.some((text) => seen.includes(text)));
    service.video.release();
    await ended;
    assert.equal(started.exitCode, 0, seen);
    return seen;
  };
  const kitty = await seenOn({ TERM: 'xterm-kitty' }, 'kitty');
  const [fields, data] = kitty.split(`${controlCharacter}_G`)[1]!.split(controlCharacter)[0]!.split(';');
  assert.match(fields!, /^a=T,f=100,/);
  assert.equal((await sharp(Buffer.from(data!, 'base64')).metadata()).format, 'png');
  assert.ok(kitty.lastIndexOf('a=d') > kitty.lastIndexOf('a=T'), 'erased at the end');

  const iterm = await seenOn({ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'iterm');
  const inline = iterm.split('1337;File=inline=1;')[1]!.split('\u0007')[0]!.split(':')[1]!;
  assert.equal((await sharp(Buffer.from(inline, 'base64')).metadata()).width, 64);

  const plain = await seenOn({ TERM: 'xterm' }, 'plain');
  assert.ok(!plain.includes(`${controlCharacter}_G`) && !plain.includes('1337;File='));
});

test('every command has a description, examples that name it, and --json', async () => {
  const program = await createProgram({ version: '0' } as CommandContext);
  const pathOf = (command: Command): string =>
    command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
  const paths: string[] = [];
  forEachCommand(program, (command) => {
    const path = pathOf(command);
    paths.push(path);
    assert.notEqual(command.description(), '', path);
    if (command.commands.length > 0) return;
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    assert.match(help, new RegExp(`Examples:\n[\\s\\S]*${path}`), path);
    // The service writes a log.
    if (path !== 'kinora serve') assert.match(help, /--json/, path);
  });
  assert.ok(paths.length > 20);
});

/** Written as kinora.SHELL to a folder of its own. */
const completionScript = async (t: { after(done: () => void): void }, shell: string) => {
  const cwd = makeFolder(t);
  const { stdout, code } = await runCli(['completion', shell], { dataDir: cwd, cwd });
  assert.equal(code, 0);
  const path = join(cwd, `kinora.${shell}`);
  writeFileSync(path, stdout);
  return { path, cwd };
};

test('bash completes commands, options and their values', async (t) => {
  const { path, cwd } = await completionScript(t, 'bash');
  const complete = (...words: string[]): string[] => {
    const program = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kinora; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', program, path, 'kinora', ...words], {
      cwd,
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    return stdout.split('\n').filter((word) => word !== '');
  };
  assert.deepEqual(complete('vid'), ['video', 'videos']);
  assert.deepEqual(complete('videos', ''), ['list', 'show', 'watch', 'delete', 'open']);
  assert.deepEqual(complete('videos', 'watch', '--ou'), ['--output']);
  assert.deepEqual(complete('say', 'hello', '--voice', 'n'), ['nova']);
  assert.deepEqual(complete('video', 'x', '-m', 'sora-2-p'), ['sora-2-pro', 'sora-2-pro-2025-10-06']);
  assert.deepEqual(complete('transcribe', 'kinora.b'), ['kinora.bash']);
  assert.deepEqual(complete('completion', ''), ['bash', 'zsh', 'fish']);
});

test('zsh completes the same', { skip: !hasProgram('zsh') && 'zsh is not installed' }, async (t) => {
  const { path, cwd } = await completionScript(t, 'zsh');
  // The completion system's suggestions are printed instead.
  const program = `
    compdef() { : }
    compadd() { shift; print -l -- "$@" }
    _describe() { print -l -- "\${(@P)2}" }
    _files() { print -l -- *(N) }
    source "$0"; words=("$@"); CURRENT=$#; _kinora`;
  const complete = (...words: string[]): string[] => {
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', program, path, 'kinora', ...words], {
      cwd,
      encoding: 'utf8',
    });
    assert.equal(stderr, '');
    return stdout.split('\n').filter((word) => word !== '');
  };
  const offered = complete('vid').map((line) => line.split(':')[0]!);
  assert.ok(offered.includes('video') && offered.includes('videos') && !offered.includes('list'));
  assert.deepEqual(
    complete('videos', '').map((line) => line.split(':')[0]),
    ['list', 'show', 'watch', 'delete', 'open'],
  );
  assert.ok(complete('videos', 'watch', '--ou').some((line) => line.startsWith('--output:')));
  assert.ok(complete('say', 'hello', '--voice', 'n').includes('nova'));
  assert.deepEqual(complete('transcribe', 'kin'), ['kinora.zsh']);
});

test('fish completes the same', { skip: !hasProgram('fish') && 'fish is not installed' }, async (t) => {
  const { path, cwd } = await completionScript(t, 'fish');
  const complete = (line: string): string[] => {
    const { stdout, stderr } = spawnSync(
      'fish',
      ['--no-config', '-c', `source ${path}; complete -C '${line}'`],
      {
        cwd,
        encoding: 'utf8',
        env: { ...process.env, HOME: cwd, XDG_CONFIG_HOME: cwd, XDG_DATA_HOME: cwd },
      },
    );
    assert.equal(stderr, '');
    return stdout.split('\n').flatMap((shown) => shown.split('\t')[0] || []);
  };
  assert.deepEqual(complete('kinora vid').toSorted(), ['video', 'videos']);
  assert.deepEqual(complete('kinora videos ').toSorted(), ['delete', 'list', 'open', 'show', 'watch']);
  assert.deepEqual(complete('kinora videos watch --ou'), ['--output']);
  assert.deepEqual(complete('kinora say hello --voice n'), ['nova']);
  assert.deepEqual(complete('kinora transcribe kinora.f'), ['kinora.fish']);
});
