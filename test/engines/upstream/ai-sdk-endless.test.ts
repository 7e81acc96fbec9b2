/** A provider that sends without end costs its own request, not the service's memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UpstreamRoute } from '../../../src/domain/route.ts';
import { textJob } from '../../../src/engines/engine.ts';
import { type AiSdkTools, createAiSdkRoute } from '../../../src/engines/upstream/ai-sdk/ai-sdk-route.ts';
import { limitFetch } from '../../../src/engines/upstream/ai-sdk/limited-fetch.ts';
import { Secret } from '../../../src/lib/secret.ts';
import { type Respond, sendJson, startUpstream } from './upstream-server.ts';

const mostMb = 128;
const route = { model: 'any', timeoutMs: 60_000, options: {}, translator: null, voices: {} };

/** Ends far beyond the limit, so that a test without it ends too. */
const endless = (type: string, part: Uint8Array) => {
  const sent = { mb: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.mb += part.length / 1048576;
      if (sent.mb > mostMb * 2) controller.close();
      else controller.enqueue(part);
    },
  });
  const response = new Response(body, { headers: { 'content-type': type } });
  const engine = createAiSdkRoute(
    {
      type: 'ai-sdk',
      package: '@ai-sdk/openai',
      baseUrl: null,
      settings: {},
      key: new Secret('key'),
      pollMs: 1_000,
    },
    route as unknown as UpstreamRoute,
    'public',
    { userAgent: 'test', providerFetch: async () => response } as unknown as AiSdkTools,
  );
  return { engine, sent };
};

const assertCutOff = ({ mb }: { mb: number }) => assert.ok(mb >= mostMb && mb < mostMb + 8, `${mb} MB`);

const { signal } = new AbortController();
const job = textJob('any', { instructions: '', text: 'hello' }, { temperature: null, maxTokens: null });

test('endless JSON', async () => {
  const { engine, sent } = endless('application/json', Buffer.alloc(1048576, ' '));
  await assert.rejects(engine.chat!.reply(job, { signal }), { name: 'UpstreamFailure' });
  assertCutOff(sent);
});

test('JSON of millions of values', async () => {
  const { engine, sent } = endless('application/json', Buffer.from('[],'.repeat(300_000)));
  await assert.rejects(engine.chat!.reply(job, { signal }), { name: 'UpstreamFailure' });
  assert.ok(sent.mb < 16, `${sent.mb} MB`);
});

test('an endless stream of events', async () => {
  const event = `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'any', choices: [{ index: 0, delta: { content: 'a'.repeat(1_000_000) }, finish_reason: null }] })}\n\n`;
  const { engine, sent } = endless('text/event-stream', Buffer.from(event));
  await assert.rejects(engine.chat!.reply(job, { signal, onText() {} }), { name: 'UpstreamFailure' });
  assertCutOff(sent);
});

test('endless sound', async () => {
  const { engine, sent } = endless('audio/wav', new Uint8Array(1048576));
  const speech = { model: 'any', input: 'hello', voice: 'alloy', speed: 1, instructions: null };
  const spoken = engine.speech!.speak(speech, { signal })[Symbol.asyncIterator]();
  await assert.rejects(spoken.next(), { name: 'UpstreamFailure' });
  assertCutOff(sent);
});

test('redirects lead to the same server alone', async (t) => {
  const other = await startUpstream(t, { 'GET /other': (_, response) => sendJson(response, 200, {}) });
  const own = await startUpstream(t);
  const redirect =
    (status: number, location: string): Respond =>
    (_, response) =>
      response.writeHead(status, { location }).end();
  const fetch = limitFetch(globalThis.fetch);
  const headers = { 'x-api-key': 'secret', authorization: 'Bearer secret' };
  own.answers['POST /moved'] = redirect(308, '/here');
  own.answers['GET /moved'] = redirect(302, `${own.url}/here`);
  own.answers['POST /here'] = (request, response) => sendJson(response, 200, request.json());
  own.answers['GET /here'] = (request, response) => sendJson(response, 200, [request.headers['x-api-key']]);
  const posted = await fetch(`${own.url}/moved`, { method: 'POST', headers, body: '{"a":1}' });
  assert.deepEqual(await posted.json(), { a: 1 });
  assert.deepEqual(await (await fetch(new URL(`${own.url}/moved`), { headers })).json(), ['secret']);

  for (const [status, location] of [
    [307, `${other.url}/other`],
    [302, `${other.url}/other`],
    [302, 'http://169.254.169.254/latest'],
    [307, '/elsewhere'],
    [307, 'http://['],
  ] as const) {
    own.answers['POST /elsewhere'] = redirect(status, location);
    own.answers['GET /elsewhere'] = redirect(status, location);
    for (const init of [{ method: 'POST', body: '{}' }, {}])
      await assert.rejects(fetch(`${own.url}/elsewhere`, { ...init, headers }), { code: 'redirects' });
  }
  assert.equal(other.received.length, 0);
});
