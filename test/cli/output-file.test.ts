import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { standardOutput, writeOutput } from '../../src/cli/client/output-file.ts';
import type { CommandContext } from '../../src/cli/command.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { asWav, wavHeader } from '../../src/engines/media/wav.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const written: string[] = [];
const stdout = new Writable({
  write(chunk, _, done) {
    written.push(String(chunk));
    done();
  },
}) as unknown as CommandContext['stdout'];
const write = (path: string, text = 'new') => writeOutput({ stdout }, path, [Buffer.from(text)]);

const folderWith = (t: TestContext) => {
  const folder = temporaryFolder(t);
  const at = (...names: string[]) => join(folder, ...names);
  const left = () => readdirSync(folder).filter((name) => name.endsWith('.part'));
  return { at, left };
};

test('an output file: new, existing, through a link, beside a link to nothing', async (t) => {
  const { at, left } = folderWith(t);
  writeFileSync(at('old'), 'old');
  mkdirSync(at('videos'));
  writeFileSync(at('videos', 'one'), 'old');
  symlinkSync(at('videos', 'one'), at('latest'));
  symlinkSync(at('nothing', 'there'), at('dangling'));
  for (const name of [
    'fresh',
    'old',
    'latest',
    'dangling',
    'videos/../x',
    '\u202e\u001b[2J',
    'x'.repeat(255),
  ]) {
    await write(at(name));
    assert.equal(readFileSync(at(name), 'utf8'), 'new', name);
  }
  assert.equal(readlinkSync(at('latest')), at('videos', 'one'));
  assert.equal(readFileSync(at('videos', 'one'), 'utf8'), 'new');
  assert.ok(!existsSync(at('nothing')));
  await write(standardOutput, 'to standard output');
  assert.deepEqual(written, ['to standard output']);
  assert.deepEqual(left(), []);
});

test('a device or a pipe is written to and never replaced', async (t) => {
  const { at } = folderWith(t);
  symlinkSync('/dev/null', at('null'));
  await write(at('null'));
  assert.equal(readlinkSync(at('null')), '/dev/null');
  assert.ok(lstatSync('/dev/null').isCharacterDevice());
  execFileSync('mkfifo', [at('pipe')]);
  const reading = readFile(at('pipe'), 'utf8');
  await write(at('pipe'), 'through the pipe');
  assert.equal(await reading, 'through the pipe');
  assert.ok(lstatSync(at('pipe')).isFIFO());
});

test('what cannot be written is said in a sentence, and nothing is left', async (t) => {
  const { at, left } = folderWith(t);
  mkdirSync(at('folder'));
  writeFileSync(at('file'), 'old');
  for (const [path, reason] of [
    [at('folder'), /it is a folder/],
    [at('absent', 'x'), /there is no such file or folder/],
    [at('file', 'x'), /not a folder/],
    [at('x'.repeat(256)), /too long/i],
  ] as const)
    await assert.rejects(write(path), { exitCode: exitCodes.file, message: reason });
  async function* breaking() {
    yield Buffer.from('half');
    throw new Error('the connection broke');
  }
  await assert.rejects(writeOutput({ stdout }, at('file'), breaking()), /connection broke/);
  assert.equal(readFileSync(at('file'), 'utf8'), 'old');
  assert.deepEqual(left(), []);
});

test('a WAV file that was streamed gets its lengths, any other file stays as it is', async (t) => {
  const { at } = folderWith(t);
  const chunks = async function* () {
    yield* asWav([Buffer.alloc(480), Buffer.alloc(20)]);
  };
  await writeOutput({ stdout }, at('speech.wav'), chunks());
  const written = readFileSync(at('speech.wav'));
  assert.deepEqual(written, Buffer.concat([wavHeader(500), Buffer.alloc(500)]));
  for (const other of ['RIFF', `RIFF${'x'.repeat(60)}`, '']) {
    await write(at('other.wav'), other);
    assert.equal(readFileSync(at('other.wav'), 'utf8'), other);
  }
});
