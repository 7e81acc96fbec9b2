import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { BlobNotFound, type BlobStore } from '../../src/storage/blob-store.ts';
import { afterTest } from '../support/after-test.ts';

const mp4 = { contentType: 'video/mp4' };
const key = 'videos/beta-2:task_01.a/video.mp4';

const badKeys = [
  '',
  '/',
  '/etc/passwd',
  'videos/../../etc/passwd',
  '..',
  'videos/./a',
  'videos//a',
  'videos/a/',
  'videos/.hidden',
  'videos/a.',
  'videos/a:',
  'videos\\a',
  'videos/a\u0000.mp4',
  'videos/%2e%2e/a',
  'videos/a b',
  'videos/ä',
  `videos/${'a'.repeat(129)}`,
  Array.from({ length: 300 }, () => 'a').join('/'),
];

export const makeFolder = async (t: TestContext, parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, 'kinora-blobs-'));
  afterTest(t, () => rm(folder, { recursive: true, force: true }));
  return folder;
};

const bytesOf = async (store: BlobStore, name: string, range?: { start: number; end: number }) =>
  collect(await store.read(name, range));

/** Copies each chunk: the next one may be in its place. */
const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
};

const keysOf = async (store: BlobStore, prefix?: string) => {
  const keys: string[] = [];
  for await (const { key: found } of store.list(prefix)) keys.push(found);
  return keys.sort();
};

/** The duties of every home of blobs. `makeStore` gives an empty one, cleaned up after the test. */
export const blobStoreSuite = (name: string, makeStore: (t: TestContext) => Promise<BlobStore>) => {
  describe(`blob store: ${name}`, () => {
    test('a file is taken over and read back', async (t) => {
      const store = await makeStore(t);
      const folder = await makeFolder(t);
      const bytes = randomBytes(300_000);
      await writeFile(join(folder, 'made.mp4'), bytes);
      const beforeMs = Date.now();
      const info = await store.put(key, join(folder, 'made.mp4'), mp4);
      assert.deepEqual(await readdir(folder), []);
      assert.equal(info.sizeBytes, bytes.length);
      assert.match(info.etag, /^"[\w-]+"$/);
      assert.ok(Math.abs(info.modifiedMs - beforeMs) < 60_000);
      assert.deepEqual(await store.stat(key), info);
      assert.ok(bytes.equals(await bytesOf(store, key)));
    });

    test('a put that fails leaves the source and no blob', async (t) => {
      const store = await makeStore(t);
      const folder = await makeFolder(t);
      await assert.rejects(store.put(key, join(folder, 'absent.mp4'), mp4), { code: 'ENOENT' });
      await writeFile(join(folder, 'made.mp4'), 'video');
      await assert.rejects(store.put('../made.mp4', join(folder, 'made.mp4'), mp4), TypeError);
      assert.equal(await readFile(join(folder, 'made.mp4'), 'utf8'), 'video');
      assert.deepEqual(await keysOf(store), []);
    });

    test('bytes are kept, empty ones too', async (t) => {
      const store = await makeStore(t);
      await store.putBytes('scenes/a.json', Buffer.from('{}'), { contentType: 'application/json' });
      await store.putBytes('scenes/empty', new Uint8Array(), { contentType: 'text/plain' });
      assert.equal((await bytesOf(store, 'scenes/a.json')).toString(), '{}');
      assert.equal((await store.stat('scenes/empty'))?.sizeBytes, 0);
      assert.equal((await bytesOf(store, 'scenes/empty')).length, 0);
    });

    test('ranges include both ends and stop at the end of the blob', async (t) => {
      const store = await makeStore(t);
      await store.putBytes(key, Buffer.from('0123456789'), mp4);
      assert.equal((await bytesOf(store, key, { start: 0, end: 0 })).toString(), '0');
      assert.equal((await bytesOf(store, key, { start: 3, end: 6 })).toString(), '3456');
      assert.equal((await bytesOf(store, key, { start: 8, end: 99 })).toString(), '89');
      await assert.rejects(store.read(key, { start: 5, end: 4 }), RangeError);
      await assert.rejects(store.read(key, { start: -1, end: 4 }), RangeError);
    });

    test('replacing a blob changes its etag, and a reader keeps the bytes it began with', async (t) => {
      const store = await makeStore(t);
      const first = await store.putBytes(key, Buffer.alloc(500_000, 'a'), mp4);
      const reading = await store.read(key);
      const second = await store.putBytes(key, Buffer.alloc(500_000, 'b'), mp4);
      assert.notEqual(first.etag, second.etag);
      assert.equal((await store.stat(key))?.etag, second.etag);
      // Not deepEqual: the difference of two long buffers takes gigabytes to write.
      assert.ok(Buffer.alloc(500_000, 'a').equals(await collect(reading)));
      assert.ok(Buffer.alloc(500_000, 'b').equals(await bytesOf(store, key)));
    });

    test('writers of one key never show a mixture', async (t) => {
      const store = await makeStore(t);
      const bodies = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000 + index, String(index)));
      await store.putBytes(key, bodies[0]!, mp4);
      const writes = Promise.all(bodies.map((body) => store.putBytes(key, body, mp4)));
      for (let reads = 0; reads < 20; reads += 1) {
        const seen = await bytesOf(store, key);
        assert.ok(bodies.some((body) => body.equals(seen)));
      }
      await writes;
    });

    test('a copy is made to a path', async (t) => {
      const store = await makeStore(t);
      const folder = await makeFolder(t);
      await store.putBytes(key, Buffer.from('video'), mp4);
      await store.copyTo(key, join(folder, 'copy.mp4'));
      assert.equal(await readFile(join(folder, 'copy.mp4'), 'utf8'), 'video');
      await writeFile(join(folder, 'copy.mp4'), 'changed');
      assert.equal((await bytesOf(store, key)).toString(), 'video');
    });

    test('a copy has the same bytes and outlives what it was made of', async (t) => {
      const store = await makeStore(t);
      await store.putBytes(key, Buffer.from('video'), mp4);
      await store.copy(key, 'videos/copy/video.mp4');
      await store.delete(key);
      assert.equal((await bytesOf(store, 'videos/copy/video.mp4')).toString(), 'video');
      assert.deepEqual(await keysOf(store), ['videos/copy/video.mp4']);
    });

    test('what is not there is not found', async (t) => {
      const store = await makeStore(t);
      const folder = await makeFolder(t);
      await store.putBytes(key, Buffer.from('video'), mp4);
      for (const absent of ['videos/other/video.mp4', 'videos', 'videos/beta-2:task_01.a', `${key}/more`]) {
        assert.equal(await store.stat(absent), undefined, absent);
        await assert.rejects(store.read(absent), BlobNotFound);
        await assert.rejects(store.copy(absent, 'videos/copy/video.mp4'), BlobNotFound);
        await assert.rejects(store.copyTo(absent, join(folder, 'copy')), BlobNotFound);
        await store.delete(absent);
      }
      assert.deepEqual(await readdir(folder), []);
      assert.deepEqual(await keysOf(store), [key]);
    });

    test('delete takes one blob and may be repeated', async (t) => {
      const store = await makeStore(t);
      await store.putBytes('videos/a/video.mp4', Buffer.from('1'), mp4);
      await store.putBytes('videos/a/thumbnail.webp', Buffer.from('2'), { contentType: 'image/webp' });
      await store.delete('videos/a/video.mp4');
      await store.delete('videos/a/video.mp4');
      assert.deepEqual(await keysOf(store), ['videos/a/thumbnail.webp']);
      await store.putBytes('videos/a/video.mp4', Buffer.from('3'), mp4);
      assert.equal((await bytesOf(store, 'videos/a/video.mp4')).toString(), '3');
    });

    test('deletePrefix takes a folder and not its namesakes', async (t) => {
      const store = await makeStore(t);
      const names = ['videos/a/1', 'videos/a/b/2', 'videos/ab/3', 'videos/x:1/4', 'uploads/a/5'];
      for (const each of names) await store.putBytes(each, Buffer.from('x'), mp4);
      await store.deletePrefix('videos/a/');
      await store.deletePrefix('videos/a/');
      await store.deletePrefix('videos/ab/3/');
      assert.deepEqual(await keysOf(store), ['uploads/a/5', 'videos/ab/3', 'videos/x:1/4']);
      await store.deletePrefix('videos/x:1/');
      assert.deepEqual(await keysOf(store, 'videos/'), ['videos/ab/3']);
      for (const bad of ['', '/', 'videos', 'videos/a', '../', 'videos/../', '../store/'])
        await assert.rejects(store.deletePrefix(bad), TypeError, bad);
    });

    test('list tells key, size and time, under a prefix or everywhere', async (t) => {
      const store = await makeStore(t);
      const { modifiedMs } = await store.putBytes(key, Buffer.from('video'), mp4);
      await store.putBytes('videos/beta-2/other.mp4', Buffer.from('other'), mp4);
      const listed = [];
      for await (const blob of store.list('videos/beta-2:task_01.a/')) listed.push(blob);
      assert.deepEqual(listed, [{ key, sizeBytes: 5, modifiedMs }]);
      assert.deepEqual(await keysOf(store), ['videos/beta-2/other.mp4', key]);
      assert.deepEqual(await keysOf(store, 'uploads/'), []);
      assert.throws(() => store.list('../'), TypeError);
      assert.throws(() => store.list('videos'), TypeError);
    });

    test('keys that could lead elsewhere are refused by every method', async (t) => {
      const store = await makeStore(t);
      const folder = await makeFolder(t);
      await writeFile(join(folder, 'source'), 'x');
      for (const bad of badKeys) {
        await assert.rejects(store.put(bad, join(folder, 'source'), mp4), TypeError, bad);
        await assert.rejects(store.putBytes(bad, Buffer.from('x'), mp4), TypeError, bad);
        await assert.rejects(store.stat(bad), TypeError, bad);
        await assert.rejects(store.read(bad), TypeError, bad);
        await assert.rejects(store.copyTo(bad, join(folder, 'copy')), TypeError, bad);
        await assert.rejects(store.delete(bad), TypeError, bad);
      }
      assert.deepEqual(await readdir(folder), ['source']);
    });

    test('puts and deletes side by side in one folder do not hinder each other', async (t) => {
      const store = await makeStore(t);
      const putAndDelete = async (writer: number) => {
        for (let round = 0; round < 25; round += 1) {
          const own = `videos/a/b/${writer}-${round}`;
          await store.putBytes(own, Buffer.from('x'), mp4);
          assert.equal((await store.stat(own))?.sizeBytes, 1);
          await store.delete(own);
        }
      };
      await Promise.all([1, 2, 3, 4].map(putAndDelete));
      assert.deepEqual(await keysOf(store), []);
    });
  });
};
