import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { LeftUnread } from '../../../src/domain/engine-failure.ts';
import { collectGarbage } from '../../../src/engines/local/collect-garbage.ts';
import { createUnreadSpeech } from '../../../src/engines/routing/unread-speech.ts';
import { createSpool, type Spooled } from '../../../src/lib/files/spool.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from './routed-service.ts';
import { startUpstream } from './upstream-server.ts';

const megabyte = 1_000_000;

test('a listener that does not read keeps nobody else from a server, and gets all when it does', async (t) => {
  const gpu = await startUpstream(t);
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'tts-1': [{ upstream: 'gpu', model: 'kokoro', concurrency: 1 }] },
  );
  // More than all sockets in between hold.
  const megabytes = 25;
  gpu.answers['POST /v1/audio/speech'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav' });
    const parts = Array.from({ length: megabytes }, (_, index) => Buffer.alloc(megabyte, index));
    return pipeline(Readable.from(parts), response);
  };
  const speak = async (account: string) => {
    const key = await service.createKey({ account, balance: 1_000_000_000 });
    const body = { model: 'tts-1', input: 'Hello. '.repeat(20), voice: 'nova', response_format: 'wav' };
    return service.postJson('/v1/audio/speech', body, { key });
  };
  const unread = await speak('asleep');
  assert.equal(unread.status, 200);
  const read = await speak('awake');
  assert.equal(read.status, 200);
  for (const response of [read, unread]) {
    const bytes = await response.bytes();
    assert.equal(bytes.length, megabytes * megabyte);
    for (let index = 0; index < megabytes; index += 1) assert.equal(bytes[index * megabyte], index);
  }
  const abandoned = await speak('gone');
  await abandoned.body!.cancel();
  const scratch = join(service.config.dataDir, 'kinora-tmp');
  const speeches = () =>
    readdirSync(scratch, { recursive: true }).filter((name) => String(name).includes('speech-'));
  await waitFor(() => speeches().length === 0);
});

test('of what waits for its reader little is in memory', async (t) => {
  const folder = temporaryFolder(t);
  const spool = createSpool(join(folder, 'spool'), 2 * megabyte);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const reads = [];
  for (let index = 0; index < 20; index += 1) reads.push(await spool.put(Buffer.alloc(megabyte, index)));
  assert.deepEqual(readdirSync(folder), ['spool']);
  // Buffers are given back by another thread.
  await waitFor(() => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers - before < 10 * megabyte;
  });
  for (const [index, read] of reads.entries()) {
    let length = 0;
    for await (const bytes of read!()) {
      assert.equal(bytes.at(-1), index);
      length += bytes.length;
    }
    assert.equal(length, megabyte);
  }
  await spool.close();
  assert.deepEqual(readdirSync(folder), []);
});

test('bytes that come one by one are few pieces, and all of them are read', async (t) => {
  const spool = createSpool(join(temporaryFolder(t), 'spool'), 10_000);
  const reads: Spooled[] = [];
  const put = async (byte: number) => {
    const read = await spool.put(Buffer.of(byte), true);
    if (read) reads.push(read);
  };
  const all: number[] = [];
  const readAll = async () => {
    for (const read of reads.splice(0)) for await (const bytes of read()) all.push(...bytes);
  };
  for (let n = 0; n < 200; n += 1) await put(n);
  assert.ok(reads.length < 30, `${reads.length}`);
  await readAll();
  for (let n = 200; n < 400; n += 1) await put(n % 256);
  await readAll();
  assert.deepEqual(
    all,
    Array.from({ length: 400 }, (_, n) => n % 256),
  );
  await spool.close();
});

test('an account that listens to nothing begins nothing more, and what it has begun waits for no listener', async (t) => {
  const speeches = createUnreadSpeech(temporaryFolder(t), 3 * megabyte);
  const { signal } = new AbortController();
  const made: number[] = [];
  const speak = async (megabytes: number, expected = megabytes) => {
    const room = await speeches.untilRoom('deaf', expected * megabyte, signal);
    async function* make() {
      for (let done = 0; done < megabytes; done += 1) {
        made.push(megabytes);
        yield Buffer.alloc(megabyte);
      }
    }
    const rest = make();
    return speeches.follow({ first: await rest.next(), rest, share: () => undefined, room, signal });
  };
  const mayBegin = async (account: string, expected: number) => {
    const left = new AbortController();
    const begun = speeches.untilRoom(account, expected * megabyte, left.signal).then(
      (room) => {
        room.end();
        return true;
      },
      () => false,
    );
    await setImmediate();
    left.abort();
    return begun;
  };

  const whole = await speak(2);
  await whole.made;
  assert.equal(await mayBegin('deaf', 2), false);
  assert.equal(await mayBegin('other', 2), true);
  const odd = await speak(20, 1);
  const { length: before } = made;
  const listener = odd.heard(() => {});
  await assert.rejects(odd.made, LeftUnread);
  const { length: after } = made;
  assert.ok(after < 8, `${after} MB are made, ${before} of them at once`);
  assert.equal(await mayBegin('deaf', 1), false);

  let heard = 0;
  const hear = async (speech: AsyncIterable<Uint8Array>) => {
    for await (const bytes of speech) heard += bytes.length;
  };
  await assert.rejects(hear(listener), LeftUnread, 'once all that is there was read');
  await hear(whole.heard(() => {}));
  assert.equal(heard, (after - 1) * megabyte);
  assert.equal(await mayBegin('deaf', 3), true);
});

test('what is read as it is made goes on, whatever else is unread', async (t) => {
  const speeches = createUnreadSpeech(temporaryFolder(t), megabyte);
  const { signal } = new AbortController();
  const room = await speeches.untilRoom('keen', 1, signal);
  room.add(5 * megabyte);
  let read = Promise.withResolvers<void>();
  async function* make() {
    for (let done = 0; done < 20; done += 1) {
      yield Buffer.alloc(megabyte / 10);
      await read.promise;
      read = Promise.withResolvers();
    }
  }
  const rest = make();
  const speech = speeches.follow({ first: await rest.next(), rest, share: () => undefined, room, signal });
  let bytes = 0;
  for await (const part of speech.heard(() => {})) {
    bytes += part.length;
    read.resolve();
  }
  assert.equal(bytes, 2 * megabyte);
});
