/** Work for a video is done in its account's turns. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VideoEngine } from '../../src/engines/engine.ts';
import { createFakeVideoEngine } from '../support/fake-video-engine.ts';
import { startTestService } from '../support/service.ts';

test('the engine is told whose video it makes', async (t) => {
  const fake = createFakeVideoEngine();
  const accounts: (string | undefined)[] = [];
  const video: VideoEngine = {
    generate: (job, call) => {
      accounts.push(call.accountId);
      return fake.generate(job, call);
    },
  };
  const service = await startTestService(t, { overrides: { engines: { video } } });
  const key = await service.createKey({ account: 'rash', balance: 1_000_000_000 });
  const id = await service.createTask({}, key);
  assert.equal((await service.finished(id, key)).status, 'completed');
  assert.deepEqual(accounts, [(await service.store.accountAdmin.showAccount('rash')).id]);
});
