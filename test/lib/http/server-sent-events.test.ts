import assert from 'node:assert/strict';
import test from 'node:test';
import { assertGrowth } from '../../../packages/film/test/support/cpu-time.ts';
import { endOfEvents, readServerSentEvents } from '../../../src/lib/http/server-sent-events.ts';

const stream = [
  'event: status\ndata: {"n":1}\n\n',
  'event: preview\ndata: {"n":2}\n\ndata: {"n":3}\n\n',
  'event: status\r\ndata: {"n":4}\r\n\r\nevent: deleted\nda',
  'ta: {"n":5}\n\n',
];

const read = async (only?: string, parts = stream) => {
  async function* chunks() {
    for (const part of parts) yield Buffer.from(part);
  }
  const found: unknown[] = [];
  for await (const event of readServerSentEvents(chunks(), only))
    found.push(event === endOfEvents ? 'end' : event.n);
  return found;
};

test('events of one name are read, others and unnamed ones passed over', async () => {
  assert.deepEqual(await read('status'), [1, 4]);
  assert.deepEqual(await read('message'), [3]);
  assert.deepEqual(await read(), [1, 2, 3, 4, 5]);
});

test('[DONE] ends the stream', async () => {
  assert.deepEqual(await read(undefined, ['data: {"n":1}\n\ndata: [DONE]\n\ndata: {"n":2}\n\n']), [1, 'end']);
});

test('a long line in small pieces takes time in proportion to its length', async () => {
  const readPieces = async (length: number) => {
    const text = `data: {"n":1,"text":"${'a'.repeat(length)}"}\n\n`;
    assert.deepEqual(await read(undefined, text.match(/.{1,8}/gs)!), [1]);
  };
  // Eight times the line: 8 times the work when it grows with the length, 64 times when with its square.
  await assertGrowth({ part: () => readPieces(100_000), whole: () => readPieces(800_000), times: 24 });
});

test('a server that sends nothing but lines leaves time to others', async () => {
  const count = 30;
  for (const line of ['\n', ':\n', 'data: {"n":1}\n\n']) {
    const part = Buffer.from(line.repeat(1_000));
    async function* chunks() {
      for (let n = 0; n < count; n += 1) yield part;
    }
    let turns = 0;
    let isRead = false;
    const turn = () => {
      turns += 1;
      if (!isRead) setImmediate(turn);
    };
    setImmediate(turn);
    for await (const _ of readServerSentEvents(chunks()));
    isRead = true;
    assert.ok(turns >= count, `${JSON.stringify(line)}: ${turns}`);
  }
});

test('a stream without end is ended', async () => {
  const part = Buffer.from(`:${'a'.repeat(100_000)}\n`.repeat(10));
  let megabytes = 0;
  async function* chunks() {
    for (; megabytes < 200; megabytes += 1) yield part;
  }
  await assert.rejects(
    async () => {
      for await (const _ of readServerSentEvents(chunks()));
    },
    { kind: 'too_large' },
  );
  assert.ok(megabytes < 140, `${megabytes} MB`);
});
