import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { collectGarbage } from '../../../src/engines/local/collect-garbage.ts';
import { createUnreadSpeech } from '../../../src/engines/routing/unread-speech.ts';
import { createSpool } from '../../../src/lib/files/spool.ts';
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
  collectGarbage();
  const grown = process.memoryUsage().arrayBuffers - before;
  assert.ok(grown < 10 * megabyte, `${grown} bytes`);
  for (const [index, read] of reads.entries()) {
    let length = 0;
    for await (const bytes of read()) {
      assert.equal(bytes.at(-1), index);
      length += bytes.length;
    }
    assert.equal(length, megabyte);
  }
  await spool.close();
  assert.deepEqual(readdirSync(folder), []);
});

test('an account that listens to nothing begins nothing more', async (t) => {
  const speeches = createUnreadSpeech(temporaryFolder(t), 3 * megabyte);
  const { signal } = new AbortController();
  let made = 0;
  async function* make() {
    for (; made < 20; made += 1) yield Buffer.alloc(megabyte);
  }
  const rest = make();
  const own = { share: () => made / 20, accountId: 'deaf', signal };
  const speech = speeches.follow({ first: await rest.next(), rest, ...own });
  const listener = speech.heard(() => {});
  await listener.next();
  const mayBegin = (account: string) =>
    Promise.race([speeches.untilRoom(account, signal).then(() => true), setImmediate(false)]);
  await waitFor(async () => !(await mayBegin('deaf')));
  assert.equal(await mayBegin('other'), true);
  assert.ok(made < 6, `${made} MB`);
  const begun = speeches.untilRoom('deaf', signal);
  for await (const _ of listener);
  await begun;
  await speech.made;
  assert.equal(made, 20);
});
