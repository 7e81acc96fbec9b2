import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sendPreview } from '../../src/http/send-preview.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createFileBlobStore } from '../../src/storage/files.ts';
import { afterTest } from '../support/after-test.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('a still that is replaced between the question for its size and the reading arrives whole', async (t) => {
  const blobs = await createFileBlobStore({ rootDir: temporaryFolder(t) });
  const task = {
    id: 'beta-2:abc',
    status: 'processing',
    progress: 40,
    route: 'local',
    startedAt: 1,
    expectedEndMs: null,
  };
  const options = { contentType: 'image/webp' };
  const key = `videos/${task.id}/preview.webp`;
  await blobs.putBytes(key, Buffer.alloc(900, 1), options);
  const replaced: Pick<BlobStore, 'stat' | 'read'> = {
    read: blobs.read,
    async stat(asked) {
      const found = await blobs.stat(asked);
      await blobs.putBytes(asked, Buffer.alloc(100, 2), options);
      return found;
    },
  };
  const limits = { acquire: () => () => {} };
  const app = fastify();
  afterTest(t, () => app.close());
  const deps = { blobs: replaced, limits } as unknown as Parameters<typeof sendPreview>[2];
  app.get('/still', (request: FastifyRequest, reply: FastifyReply) =>
    sendPreview(request, reply, deps, task as Parameters<typeof sendPreview>[3]),
  );
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/still`;
  const answer = await fetch(url);
  const bytes = await answer.arrayBuffer();
  assert.equal(Number(answer.headers.get('content-length')), bytes.byteLength);
  assert.ok(bytes.byteLength === 900 || bytes.byteLength === 100);
  await blobs.delete(key);
  assert.equal((await fetch(url)).status, 204);
});
