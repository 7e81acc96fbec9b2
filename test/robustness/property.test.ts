/** Many requests no sane client sends: each is answered, in shape, and the service is none the worse. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { ApiError } from '../../src/domain/errors.ts';
import { afterTest } from '../support/after-test.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';
import { type OddRequest, oddRequest, type Route } from './fuzz/odd-requests.ts';

const seed = 20_251_109;
const batchSize = 16;
const answerWithinMs = 60_000;

type Answer = { status: number; requestId: string | undefined; type: string; text: string };

const send = (base: string, agent: Agent, odd: OddRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method, path, body } = odd;
    const headers = { ...odd.headers };
    if (headers.authorization === 'right') headers.authorization = `Bearer ${firstKey}`;
    const { hostname, port } = new URL(base);
    const outgoing = httpRequest({ hostname, port, path, method, headers, agent, timeout: answerWithinMs });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      const type = incoming.headers['content-type'] ?? '';
      const requestId = incoming.headers['x-request-id'] as string | undefined;
      const answer = () =>
        resolve({ status: incoming.statusCode!, requestId, type, text: Buffer.concat(chunks).toString() });
      // A stream of events stays open for as long as somebody listens.
      if (type.startsWith('text/event-stream')) {
        answer();
        outgoing.destroy();
        return;
      }
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', answer);
    });
    outgoing.end(body);
  });

const isMissingEngine = ({ status, text }: Answer) => status === 503 && text.includes('engine is installed');

const check = (odd: OddRequest, answer: Answer): void => {
  const told = `${odd.method} ${odd.path.slice(0, 200)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
  assert.ok(answer.status < 500 || isMissingEngine(answer), told);
  assert.match(answer.requestId ?? 'none', /^req_\w+$/, told);
  if (answer.status < 400 || answer.status === 416 || odd.method === 'HEAD') return;
  assert.match(answer.type, /^application\/json/, told);
  const { error } = JSON.parse(answer.text) as { error: Record<string, unknown> };
  for (const field of ['message', 'type', 'code'] as const) assert.equal(typeof error[field], 'string', told);
  assert.ok(error.param === undefined || typeof error.param === 'string', told);
  assert.doesNotMatch(String(error.message), /node_modules|\.ts:|SQLITE|kinora-/, told);
};

test('bad input of any kind gets a 4xx in the error shape', async (t) => {
  const service = await startTestService(t, {
    overrides: { engines: { transcription: null, speech: null, chat: null } },
  });
  const create = async () => {
    const response = await service.postJson('/v1/video/create', { model: 'beta-2', prompt: 'x', images: [] });
    const { id } = (await response.json()) as { id: string };
    return service.finished(id);
  };
  const completed = await create();
  assert.equal(completed.status, 'completed');
  service.video.failWith(() => new ApiError('content_policy_violation'));
  const failed = await create();
  const ids = [completed.id, failed.id].map(String);

  const { paths } = (await (await service.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const documented: Route[] = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => ({ method: verb.toUpperCase(), path })),
  );
  assert.ok(documented.length >= 15);
  const video = new URL(String(completed.video_url));
  const routes: Route[] = [
    ...documented,
    { method: 'GET', path: `${video.pathname}${video.search}` },
    { method: 'GET', path: '/files/{id}' },
    { method: 'GET', path: '/characters/{username}' },
    { method: 'POST', path: '/{id}' },
    { method: 'GET', path: '/v1/{id}/{id}' },
    // Last, because it deletes what the others ask for.
  ].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

  const agent = new Agent({ keepAlive: true, maxSockets: batchSize });
  afterTest(t, () => agent.destroy());
  let sent = 0;
  for (const [index, route] of routes.entries()) {
    await t.test(`${route.method} ${route.path.split('?')[0]}`, async () => {
      const batches = fc.array(oddRequest(route, ids), { minLength: batchSize, maxLength: batchSize });
      await fc.assert(
        fc.asyncProperty(batches, async (batch) => {
          sent += batch.length;
          await Promise.all(batch.map(async (odd) => check(odd, await send(service.url, agent, odd))));
        }),
        {
          seed: seed + index,
          numRuns: route.method === 'POST' ? 6 : 4,
          interruptAfterTimeLimit: 20_000,
          markInterruptAsFailure: false,
        },
      );
    });
  }

  await t.test('and the service is none the worse', async () => {
    assert.ok(sent > 1000, `${sent} requests`);
    assert.equal((await service.request('/healthz')).status, 200);
    assert.equal((await service.request('/readyz')).status, 200);
    service.video.failWith(undefined);
    assert.equal((await create()).status, 'completed');
    await waitFor(() => readdirSync(join(service.dataDir, 'kinora-tmp')).length === 0);
  });
});
