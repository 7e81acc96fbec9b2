/** Postgres has committed what ends a response, and the connection breaks before it says so. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { afterTest } from '../support/after-test.ts';
import { createFakeChatEngine, createFakeTranscriptionEngine } from '../support/fake-audio-engines.ts';
import { makeAudio } from '../support/media-fixtures.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

/** Breaks a connection when the commit after the first statement of this text is answered. */
const startLossyProxy = async (t: TestContext, databaseUrl: string, text: string) => {
  const { port } = new URL(databaseUrl);
  let isLost = false;
  const server = createServer((near) => {
    const far = connect({ port: Number(port), host: '127.0.0.1' });
    let isCommitting = false;
    near.on('data', (chunk) => {
      if (chunk.includes(text)) isCommitting = true;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!isLost && isCommitting && chunk.includes('COMMIT')) {
        isLost = true;
        near.destroy();
      } else near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => server.close());
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return { url: url.href, isLost: () => isLost };
};

const requests = {
  'a transcription': (service: TestService, t: TestContext) => {
    const recording = readFileSync(makeAudio(temporaryFolder(t), 'wav'));
    return service.postForm('/v1/audio/transcriptions', { model: 'listen-1', file: new Blob([recording]) });
  },
  'a chat': (service: TestService) =>
    service.postJson('/v1/chat/completions', {
      model: 'omni-audio-preview',
      messages: [{ role: 'user', content: 'Good morning' }],
    }),
};

for (const [what, ask] of Object.entries(requests))
  test(`${what} is answered and charged once, though the answer to its charge is lost`, async (t) => {
    const proxy = await startLossyProxy(t, await createPostgresDatabase(), 'delete from "holds"');
    const engines = { transcription: createFakeTranscriptionEngine(), chat: createFakeChatEngine() };
    const service = await startTestService(t, {
      config: { databaseUrl: proxy.url },
      overrides: { engines },
    });
    const response = await ask(service, t);
    assert.equal(response.status, 200, await response.clone().text());
    assert.ok(proxy.isLost());
    await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).held === 0);
    const { db } = service.store;
    const charges = await db.selectFrom('ledger').select('amount').where('kind', '=', 'charge').execute();
    assert.equal(charges.length, 1);
  });
