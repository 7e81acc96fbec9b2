/** Pictures of a remix: copied by the storage, and only for as many remixes as the account can pay. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { makeImage } from '../support/media-fixtures.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('many remixes at once copy no more pictures than are paid for, and none through the service', async (t) => {
  const png = readFileSync(await makeImage(temporaryFolder(t), 'png'));
  const server = await startS3Server(t);
  const service = await startTestService(t, {
    config: { storageUrl: server.urlOf('media', '&create=true'), roles: ['api'] },
  });
  const paying = await service.createKey({ account: 'pays-for-three', balance: 3_000_000 });
  const created = await service.postForm(
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
  assert.equal(created.status, 200);
  const { id } = (await created.json()) as { id: string };
  server.requests.length = 0;
  const remixes = await Promise.all(
    Array.from({ length: 12 }, () =>
      service.postJson(`/v1/videos/${encodeURIComponent(id)}/remix`, { prompt: 'at night' }, { key: paying }),
    ),
  );
  const statuses = remixes.map(({ status }) => status).toSorted();
  const copies = server.requests.filter((line) => line.startsWith('PUT') && line.includes('image-0'));
  assert.equal(copies.length, statuses.filter((status) => status === 200).length);
  assert.ok(copies.length > 0 && statuses.includes(402), String(statuses));
  assert.deepEqual(
    server.requests.filter((line) => line.startsWith('GET') && line.includes('image-0')),
    [],
  );
  const { balance, held } = await service.store.accountAdmin.showAccount('pays-for-three');
  const price = held / (copies.length + 1);
  assert.equal(balance, 3_000_000 - held);
  assert.ok(balance! < price, 'as many as the money is enough for');
});
