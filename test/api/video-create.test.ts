import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestService } from '../support/service.ts';

test('POST /v1/video/create', async (t) => {
  const service = await startTestService(t);

  await t.test('makes a task that ends completed with a link that opens', async () => {
    const response = await service.postJson('/v1/video/create', { model: 'alpha3', prompt: 'a red balloon' });
    assert.equal(response.status, 200);
    const created = (await response.json()) as Record<string, unknown>;
    assert.match(String(created.id), /^alpha3:[a-z0-9]+$/);
    assert.equal(created.status, 'pending');
    assert.equal(created.enhanced_prompt, 'a red balloon');
    const done = await service.finished(String(created.id));
    assert.equal(done.status, 'completed');
    const video = await fetch(String(done.video_url));
    assert.equal(video.headers.get('content-type'), 'video/mp4');
    assert.ok((await video.arrayBuffer()).byteLength > 500);
  });
});
