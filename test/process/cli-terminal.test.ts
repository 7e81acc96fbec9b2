/** What a person at a terminal sees: a bar, help, and completion by the shell. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Command, CommandContext } from '../../src/cli/command.ts';
import { createProgram, forEachCommand } from '../../src/cli/program.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';
import { bin, runCli } from './cli-process.ts';

const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0;
const makeFolder = (t: { after(done: () => void): void }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-cli-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

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
  await waitFor(() => seen.split(eraseLine).filter(isBar).length > 1, { timeoutMs: 60_000 });
  terminal.stdin.write('\u0003');
  await ended;
  assert.equal(terminal.exitCode, 130);
  assert.match(seen, /Detached\. .*\r\nTo watch it again: kinora videos watch beta-2:\w+\r\n$/s);
});

test('every command has a description, examples that name it, and --json', () => {
  const program = createProgram({ version: '0' } as CommandContext);
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

test('bash completes commands, options and their values; zsh and fish read their scripts', async (t) => {
  const cwd = makeFolder(t);
  const scriptOf = async (shell: string) => {
    const { stdout, code } = await runCli(['completion', shell], { dataDir: cwd, cwd });
    assert.equal(code, 0);
    const path = join(cwd, `kinora.${shell}`);
    writeFileSync(path, stdout);
    return path;
  };
  const [bash, zsh, fish] = await Promise.all(['bash', 'zsh', 'fish'].map(scriptOf));
  const complete = (...words: string[]): string[] => {
    const program = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kinora; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', program, bash!, 'kinora', ...words], {
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

  if (hasProgram('zsh')) assert.equal(spawnSync('zsh', ['-n', zsh!]).status, 0);
  if (hasProgram('fish')) assert.equal(spawnSync('fish', ['--no-execute', fish!]).status, 0);
  for (const path of [zsh!, fish!]) assert.match(readFileSync(path, 'utf8'), /kinora videos watch/);
});
