import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createLogOutput } from '../../src/lib/log-output.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

test('a pipe that is not read takes what fits; later lines are dropped, counted and reported', async (t) => {
  const path = join(temporaryFolder(t), 'pipe');
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  afterTest(t, () => [reader, writer].map(closeSync));
  const output = createLogOutput(writer, (lines, code) => `dropped ${lines} ${code}\n`);
  const lines = 40_000;
  const rest = 'x'.repeat(90);
  for (let index = 0; index < lines; index += 1) output.write(`${index} ${rest}\n`);

  let text = '';
  const buffer = Buffer.alloc(1 << 16);
  const readAll = () => {
    try {
      for (let bytes = 1; bytes > 0; ) {
        bytes = readSync(reader, buffer);
        text += buffer.toString('utf8', 0, bytes);
      }
    } catch {
      // Empty for now.
    }
  };
  await waitFor(() => {
    output.write(`after ${rest}\n`);
    readAll();
    return text.includes('dropped') && text.includes('\nafter');
  });
  const read = text.trimEnd().split('\n');
  const dropped = read.filter((line) => line.startsWith('dropped')).map((line) => line.split(' '));
  const kept = read.filter((line) => /^\d+ x{90}$/.test(line));
  const others = read.filter((line) => !/^(\d+|after) x{90}$|^dropped \d+ EAGAIN$/.test(line));
  assert.deepEqual(others, [], 'all lines are whole');
  assert.ok(kept.length > 5000 && kept.length < lines, `${kept.length} kept`);
  assert.ok(kept.length + Number(dropped[0]![1]) >= lines, `${kept.length} kept, ${dropped[0]} dropped`);
});

test('lines of several bytes a character, and lines longer than the buffer, are written whole and in order', async (t) => {
  const path = join(temporaryFolder(t), 'log');
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT);
  afterTest(t, () => closeSync(file));
  const output = createLogOutput(file, () => assert.fail('nothing is dropped'));
  const lines = ['short', '雨'.repeat(30_000), 'é'.repeat(100_000), '🦊'.repeat(50), 'last'];
  for (const line of lines) output.write(`${line}\n`);
  await waitFor(() => readFileSync(path, 'utf8').endsWith('last\n'));
  assert.deepEqual(readFileSync(path, 'utf8').trimEnd().split('\n'), lines);
});
