import assert from 'node:assert/strict';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { exactLength, parseRange } from '../../src/http/send-blob.ts';

test('one range of bytes is cut to the file', () => {
  for (const [header, start, end] of [
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 99],
    ['bytes=10-19', 10, 19],
    ['bytes=90-1000', 90, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-1000', 0, 99],
    [' bytes=5-5 ', 5, 5],
  ] as const)
    assert.deepEqual(parseRange(header, 100), { start, end }, header);
});

test('what begins beyond the end cannot be satisfied', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])
    assert.equal(parseRange(header, 100), 'unsatisfiable', header);
  assert.equal(parseRange('bytes=0-', 0), 'unsatisfiable');
  assert.equal(parseRange('bytes=-5', 0), 'unsatisfiable');
});

test('anything else gets the whole file', () => {
  for (const header of [
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'items=0-1',
    'bytes=a-b',
    `bytes=${'9'.repeat(40)}-`,
  ])
    assert.equal(parseRange(header, 100), 'whole', header);
});

test('a storage that sends more or less than the file has breaks the answer off', async () => {
  const send = (...chunks: string[]) =>
    buffer(pipeline(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), exactLength(6), () => {})).then(
      String,
    );
  assert.equal(await send('abc', 'def'), 'abcdef');
  await assert.rejects(send('abc', 'defHTTP/1.1 200 OK'), /more than the file has/);
  await assert.rejects(send('abc'), /less than the file has/);
});
