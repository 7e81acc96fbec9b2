import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import pino from 'pino';
import { afterTest } from '../support/after-test.ts';
import { openEventStream } from '../support/event-stream.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const createLog = () => {
  const lines: { waitedFor?: string; open?: unknown }[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { lines, logger };
};

const openSocket = async (t: TestContext, url: string, text: string) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  afterTest(t, () => socket.destroy());
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  return { answer: () => answer, closed };
};

test('a shutdown ends whatever is open', async (t) => {
  const receiver = await startWebhookReceiver(t, () => {});
  const { lines, logger } = createLog();
  const service = await startTestService(t, { config: { allowPrivateUrls: true }, overrides: { logger } });
  const authorization = `Authorization: Bearer ${firstKey}`;

  const told = await service.createTask({ callback_url: receiver.url() });
  await service.finished(told);
  await waitFor(() => receiver.received.length === 1);

  service.video.hold();
  const held = await service.createTask();
  await waitFor(() => service.video.jobs.length === 2);
  const waiting = await service.createTask();
  const streams = await Promise.all(
    ['/v1/events', `/v1/videos/${encodeURIComponent(held)}/events`].map((path) =>
      openEventStream(service.request, path),
    ),
  );
  const chat = await service.postJson('/v1/chat/completions', {
    model: 'beta-2',
    stream: true,
    messages: [{ role: 'user', content: 'a lighthouse at dusk' }],
  });
  const silent = await openSocket(t, service.url, '');
  const idle = await openSocket(t, service.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await waitFor(() => idle.answer().includes('200 OK'));
  const head = `POST /v1/audio/transcriptions HTTP/1.1\r\nHost: x\r\n${authorization}\r\n`;
  const upload = await openSocket(
    t,
    service.url,
    `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\n`,
  );
  const header = await openSocket(t, service.url, 'POST /v1/videos HTTP/1.1\r\nHost');

  await service.stop();
  await Promise.all([...streams.map(({ ended }) => ended), chat.text().catch(() => {})]);
  await Promise.all([silent, idle, upload, header].map(({ closed }) => closed));
  assert.deepEqual(
    lines.filter(({ waitedFor }) => waitedFor !== undefined),
    [],
    'nothing was waited for in vain',
  );

  const after = await startTestService(t, { dataDir: service.dataDir });
  assert.equal((await after.finished(held)).status, 'completed');
  assert.equal((await after.finished(waiting)).status, 'completed');
  await after.stop();
});

test('a video whose engine does not stop is named and left for the next start', async (t) => {
  const { lines, logger } = createLog();
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const deaf = {
    generate() {
      resolve();
      return new Promise<never>(() => {});
    },
  };
  const service = await startTestService(t, {
    overrides: { logger, engines: { video: deaf } },
    start: { shutdownStepMs: 200 },
  });
  const id = await service.createTask();
  await begun;
  await service.stop();
  const late = lines.filter(({ waitedFor }) => waitedFor !== undefined);
  assert.deepEqual(
    late.map(({ waitedFor, open }) => ({ waitedFor, open })),
    [{ waitedFor: 'running videos', open: [id] }],
  );
  const after = await startTestService(t, { dataDir: service.dataDir });
  assert.equal((await after.finished(id)).status, 'completed');
  await after.stop();
});
