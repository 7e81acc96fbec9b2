import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFileBlobStore } from '../../src/storage/files.ts';
import { clockAt } from '../support/clock.ts';
import { blobStoreSuite, makeFolder } from './blob-store-suite.ts';

blobStoreSuite('files', async (t) => createFileBlobStore({ rootDir: await makeFolder(t) }));

const plain = { contentType: 'text/plain' };

test('files: nothing but blobs stays behind, and no name needs a colon', async (t) => {
  const rootDir = await makeFolder(t);
  const store = await createFileBlobStore({ rootDir });
  await store.putBytes('videos/a:b/c.txt', Buffer.from('x'), plain);
  assert.deepEqual(await readdir(join(rootDir, 'videos')), ['a%3Ab']);
  assert.deepEqual(await readdir(join(rootDir, '.parts')), []);
  await store.delete('videos/a:b/c.txt');
  assert.deepEqual(await readdir(rootDir), ['.parts']);
});

test('files: a blob outlives the store that made it', async (t) => {
  const rootDir = await makeFolder(t);
  const made = await (await createFileBlobStore({ rootDir })).putBytes('a/b', Buffer.from('x'), plain);
  assert.deepEqual(await (await createFileBlobStore({ rootDir })).stat('a/b'), made);
});

test('files: the time of a blob is when it was put', async (t) => {
  const rootDir = await makeFolder(t);
  const folder = await makeFolder(t);
  const store = await createFileBlobStore({ rootDir, clock: clockAt(() => 1_700_000_000_123) });
  await writeFile(join(folder, 'old'), 'x');
  await utimes(join(folder, 'old'), 1, 1);
  assert.equal((await store.put('a/b', join(folder, 'old'), plain)).modifiedMs, 1_700_000_000_123);
});

test('files: a copy takes no room, and is not what replaces the first', async (t) => {
  const rootDir = await makeFolder(t);
  const store = await createFileBlobStore({ rootDir });
  await store.putBytes('a/first', Buffer.from('x'), plain);
  await store.copy('a/first', 'a/copy');
  await store.copy('a/first', 'a/copy');
  assert.equal((await stat(join(rootDir, 'a', 'first'))).nlink, 2);
  assert.deepEqual(await readdir(join(rootDir, '.parts')), []);
  await store.putBytes('a/first', Buffer.from('other'), plain);
  assert.equal(await readFile(join(rootDir, 'a', 'copy'), 'utf8'), 'x');
});

test('files: parts that a crash left are removed on the next start, fresh ones are not', async (t) => {
  const rootDir = await makeFolder(t);
  await mkdir(join(rootDir, '.parts'));
  await writeFile(join(rootDir, '.parts', 'old'), 'x');
  await writeFile(join(rootDir, '.parts', 'fresh'), 'x');
  const { mtimeMs } = await stat(join(rootDir, '.parts', 'fresh'));
  const dayAndMore = (25 * 3600 * 1000 - 1) / 1000;
  // As a system puts it into the folders that it shares.
  await mkdir(join(rootDir, '.parts', 'index', 'of'), { recursive: true });
  for (const name of ['old', 'index'])
    await utimes(join(rootDir, '.parts', name), mtimeMs / 1000 - dayAndMore, mtimeMs / 1000 - dayAndMore);
  const store = await createFileBlobStore({ rootDir, clock: clockAt(() => mtimeMs) });
  assert.deepEqual((await readdir(join(rootDir, '.parts'))).toSorted(), ['fresh', 'index']);
  for await (const { key } of store.list()) assert.fail(key);
});

test('files: links and pipes in a folder that others may write are no blobs, and nobody waits for them', async (t) => {
  const rootDir = await makeFolder(t);
  const outside = await makeFolder(t);
  const store = await createFileBlobStore({ rootDir });
  await writeFile(join(outside, 'secret'), 'x');
  await mkdir(join(rootDir, 'a'));
  await symlink(join(outside, 'secret'), join(rootDir, 'a', 'link'));
  execFileSync('mkfifo', [join(rootDir, 'a', 'pipe')]);
  for (const key of ['a/link', 'a/pipe']) {
    assert.equal(await store.stat(key), undefined);
    const absent = { name: 'BlobNotFound' };
    await assert.rejects(store.read(key), absent);
    await assert.rejects(store.copy(key, 'a/copy'), absent);
    await assert.rejects(store.copyTo(key, join(outside, 'copy')), absent);
  }
  for await (const { key } of store.list()) assert.fail(key);
});

test('files: what others left in the root is not listed', async (t) => {
  const rootDir = await makeFolder(t);
  const store = await createFileBlobStore({ rootDir });
  await mkdir(join(rootDir, 'lost+found'));
  await writeFile(join(rootDir, 'lost+found', 'a'), 'x');
  await writeFile(join(rootDir, '.DS_Store'), 'x');
  for await (const { key } of store.list()) assert.fail(key);
});

test('files: a root that cannot be written is an error at the start', async (t) => {
  const folder = await makeFolder(t);
  await writeFile(join(folder, 'file'), '');
  await assert.rejects(createFileBlobStore({ rootDir: join(folder, 'file', 'root') }), {
    name: 'StartError',
  });
});

const otherDisk = '/dev/shm';
const deviceOf = async (path: string) => (await stat(path).catch(() => undefined))?.dev;
const sameDisk = [undefined, await deviceOf(tmpdir())].includes(await deviceOf(otherDisk));

test('files: a source on another disk is taken over too', {
  skip: sameDisk && 'one disk only',
}, async (t) => {
  const rootDir = await makeFolder(t);
  const source = join(await makeFolder(t, otherDisk), 'made');
  await writeFile(source, 'video');
  const store = await createFileBlobStore({ rootDir });
  await store.put('a/b', source, plain);
  assert.equal(await readFile(join(rootDir, 'a', 'b'), 'utf8'), 'video');
  await assert.rejects(stat(source), { code: 'ENOENT' });
  assert.deepEqual(await readdir(join(rootDir, '.parts')), []);
});
