/** Parts of a video, and the whole several times in a row. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createMedia } from '../../../src/engines/media/media.ts';
import { afterTest } from '../../support/after-test.ts';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { firstKey, startTestService } from '../../support/service.ts';

test('a video is trimmed and looped as asked, with its size', async (t) => {
  const service = await startTestService(t);
  const media = createMedia({ processes: 1 });
  afterTest(t, media.close);
  const studio = await signIn(service, { key: firstKey });
  const id = await service.createTask({ prompt: 'a red ball on white' });
  await service.finished(id);
  const cut = async (query: string) => {
    const response = await studio.request(`videos/${id}/cut?${query}`);
    assert.equal(response.status, 200, query);
    assert.equal(response.headers.get('content-type'), 'video/mp4');
    const path = join(service.dataDir, 'cut.mp4');
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    return media.probeVideo(path);
  };
  const whole = await cut('');
  const part = await cut('start=1&end=2.5');
  assert.ok(Math.abs(part.durationSeconds - 1.5) < 0.15, `${part.durationSeconds} s`);
  assert.deepEqual([part.width, part.height], [whole.width, whole.height]);
  const looped = await cut('start=0.5&end=1.5&times=3');
  assert.ok(Math.abs(looped.durationSeconds - 3) < 0.2, `${looped.durationSeconds} s`);

  const refused = async (query: string, param: string) =>
    expectError(await studio.request(`videos/${id}/cut?${query}`), 'invalid_parameter', param);
  await refused('start=2&end=1', 'end');
  await refused('start=3000', 'end');
  await refused('times=11', 'times');
  await refused('start=x', 'start');
  const stranger = await signIn(service, { key: await service.createKey({ account: 'stranger' }) });
  await expectError(await stranger.request(`videos/${id}/cut`), 'video_not_found');
});

test('cuts are for accounts with money, a few in a minute', async (t) => {
  const service = await startTestService(t, { ownMedia: true });
  const cutBy = async (key: string) => {
    const studio = await signIn(service, { key });
    return studio.request('videos/x/cut');
  };
  const broke = await service.createKey({ account: 'broke', balance: 0 });
  await expectError(await cutBy(broke), 'insufficient_balance');
  const key = await service.createKey({ account: 'eager', balance: 1_000_000 });
  const second = await service.createKey({ account: 'eager' });
  for (let n = 0; n < 6; n += 1) await expectError(await cutBy(n % 2 ? key : second), 'video_not_found');
  await expectError(await cutBy(key), 'rate_limit_exceeded');
  await expectError(await cutBy(second), 'rate_limit_exceeded');
  const other = await service.createKey({ account: 'other', balance: 1_000_000 });
  await expectError(await cutBy(other), 'video_not_found');
});
