/** Pictures of creates and remixes: only as many as the account can pay, and those of a remix copied by the storage. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { parseS3Url } from '../../src/lib/storage-url.ts';
import { accountLimits } from '../../src/services/account-limits.ts';
import { createS3BlobStore } from '../../src/storage/s3.ts';
import { signIn } from '../support/console/client.ts';
import { expectError } from '../support/expect-error.ts';
import { makeImage } from '../support/media-fixtures.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

/** A service with a video of a picture, which is not made yet, and remixes of it. */
const startWithPicture = async (t: TestContext, storageUrl: string | null, balance: number) => {
  const png = readFileSync(await makeImage(temporaryFolder(t), 'png'));
  const service = await startTestService(t, { config: { storageUrl, roles: ['api'] } });
  const paying = await service.createKey({ account: 'paying', balance });
  const create = () =>
    service.postForm(
      '/v1/videos',
      {
        model: 'beta-2',
        prompt: 'the clouds begin to move',
        seconds: '4',
        size: '1280x720',
        input_reference: new Blob([png], { type: 'image/png' }),
      },
      { key: paying },
    );
  const created = await create();
  assert.equal(created.status, 200);
  const { id } = (await created.json()) as { id: string };
  const remix = () =>
    service.postJson(`/v1/videos/${encodeURIComponent(id)}/remix`, { prompt: 'at night' }, { key: paying });
  return { service, paying, id, png, create, remix };
};

/** Twelve remixes at once, of which the account can pay for a few. */
const remixAtOnce = async (t: TestContext, storageUrl: string, onCreated = () => {}) => {
  const { service, png, remix } = await startWithPicture(t, storageUrl, 3_000_000);
  onCreated();
  const remixes = await Promise.all(Array.from({ length: 12 }, remix));
  const statuses = remixes.map(({ status }) => status).toSorted();
  const made = statuses.filter((status) => status === 200).length;
  assert.ok(made > 0 && statuses.includes(402), String(statuses));
  const { balance, held } = await service.store.accountAdmin.showAccount('paying');
  assert.equal(balance, 3_000_000 - held);
  assert.ok(balance! < held / (made + 1), 'as many as the money is enough for');
  return { made, png };
};

test('many remixes at once copy no more pictures than are paid for, and none through the service', async (t) => {
  const server = await startS3Server(t);
  const url = server.urlOf('media', '&create=true');
  const { made } = await remixAtOnce(t, url, () => {
    server.requests.length = 0;
  });
  const copies = server.requests.filter((line) => line.startsWith('PUT') && line.includes('image-0'));
  assert.equal(copies.length, made);
  assert.deepEqual(
    server.requests.filter((line) => line.startsWith('GET') && line.includes('image-0')),
    [],
  );
});

test('many creates with pictures at once look at and store no more of them than are paid for', async (t) => {
  const server = await startS3Server(t);
  const { create } = await startWithPicture(t, server.urlOf('media', '&create=true'), 3_000_000);
  server.requests.length = 0;
  const created = await Promise.all(Array.from({ length: 12 }, create));
  const made = created.filter(({ status }) => status === 200).length;
  assert.ok(made > 0 && made < created.length, `${made} made`);
  // A picture is looked at before it is stored.
  const stored = server.requests.filter((line) => line.startsWith('PUT') && line.includes('image-0'));
  assert.equal(stored.length, made);
});

test('remixes with pictures are counted among the large uploads of their account', async (t) => {
  const server = await startS3Server(t);
  const { remix } = await startWithPicture(t, server.urlOf('media', '&create=true'), 1_000_000_000);
  const copies: ServerResponse[] = [];
  server.setFault(({ headers }, response) => {
    const isCopy = headers['x-amz-copy-source'] !== undefined;
    if (isCopy) copies.push(response);
    return isCopy;
  });
  const begun = Array.from({ length: accountLimits.uploads }, remix);
  await waitFor(() => copies.length === accountLimits.uploads);
  server.setFault(undefined);
  const refused = await remix();
  assert.equal(refused.status, 429);
  await expectError(refused, 'rate_limit_exceeded');
  for (const response of copies) response.destroy();
  for (const { status } of await Promise.all(begun)) assert.equal(status, 200);
});

test('pictures of videos that fail before they are begun are kept for nobody', async (t) => {
  const { service, paying, id, create, remix } = await startWithPicture(t, null, 100_000_000);
  const inputs = join(service.dataDir, 'files', 'inputs');
  const stored = () => (existsSync(inputs) ? readdirSync(inputs).length : 0);
  for (let made = 0; made < 3; made += 1) assert.equal((await remix()).status, 200);
  assert.equal(stored(), 4);
  const deleted = await service.request(`/v1/videos/${id}`, { method: 'DELETE', key: paying });
  assert.equal(deleted.status, 200);
  assert.equal(stored(), 0, 'neither of the deleted video nor of the remixes that failed with it');

  const cancelled = (await (await create()).json()) as { id: string };
  assert.equal(stored(), 1);
  const operator = await signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });
  assert.equal((await operator.send('POST', `operator/tasks/${cancelled.id}/cancel`)).status, 200);
  assert.equal(stored(), 0);
  const { balance, held } = await service.store.accountAdmin.showAccount('paying');
  assert.deepEqual([balance, held], [100_000_000, 0]);
});

test('the pictures that were sent for a video count among its files', async (t) => {
  const service = await startTestService(t);
  const png = readFileSync(await makeImage(temporaryFolder(t), 'png'));
  const fields = { model: 'beta-2', prompt: 'the clouds move', seconds: '4', size: '1280x720' };
  const picture = { input_reference: new Blob([png], { type: 'image/png' }) };
  const { id } = (await (await service.postForm('/v1/videos', { ...fields, ...picture })).json()) as {
    id: string;
  };
  assert.equal((await service.finished(id)).status, 'completed');
  const files = join(service.dataDir, 'files');
  const stored = readdirSync(files, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(id.split(':')[1]!),
  );
  const bytes = stored.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const rows = service.store.db.selectFrom('video_tasks').select('files_bytes').where('id', '=', id);
  assert.equal((await rows.executeTakeFirstOrThrow()).files_bytes, bytes);
  assert.ok(stored.length === 4 && bytes > png.length);
});

const realUrl = process.env.KINORA_TEST_S3_URL;
test('the same on a real server', { skip: realUrl === undefined && 'no KINORA_TEST_S3_URL' }, async (t) => {
  const url = realUrl!.replace('?', `/${randomBytes(6).toString('hex')}?`);
  const { made, png } = await remixAtOnce(t, `${url}&create=true`);
  const store = await createS3BlobStore({ location: parseS3Url(url) });
  const found: string[] = [];
  for await (const { key } of store.list('inputs/')) found.push(key);
  assert.equal(found.length, made + 1);
  for (const key of found) {
    assert.deepEqual(await buffer(await store.read(key)), png);
    await store.delete(key);
  }
  await store.close();
});
