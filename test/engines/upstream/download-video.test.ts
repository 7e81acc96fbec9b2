import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { downloadVideo } from '../../../src/engines/upstream/download-video.ts';
import { UpstreamFailure } from '../../../src/engines/upstream/upstream-failure.ts';
import { createHttpClient } from '../../../src/lib/http/http-client.ts';
import { createSafeFetch } from '../../../src/lib/safe-fetch.ts';
import { afterTest } from '../../support/after-test.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Received, type Respond, sendJson, startUpstream } from './upstream-server.ts';

const folder = temporaryFolder({ after });
const video = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
video.writeUInt32BE(16, 0);
video.write('ftyp', 4);
video.writeUInt32BE(video.length - 16, 16);
video.write('mdat', 20);

/** More than one read of the connection. */
const manyReads = 120_000;
/** The place where the download under test is stored. */
let target = '';

/** Hangs up when more than `from` bytes are stored: what came with the break itself would be lost with it. */
const sendAndHangUp = async (response: ServerResponse, part: Buffer, from: number) => {
  response.write(part);
  await waitFor(() => (statSync(target, { throwIfNoEntry: false })?.size ?? 0) > from);
  response.socket?.end();
};

const rangeOf = ({ headers }: Received): number =>
  Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);

/** Sends the asked range, as much of it as `limit` allows, and then hangs up. */
const sendPart = (request: Received, response: ServerResponse, limit: number, etag = '"one"') => {
  const from = rangeOf(request);
  const rest = video.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    'content-type': 'video/mp4',
    'content-length': rest.length,
    etag,
    ...(from > 0 && { 'content-range': `bytes ${from}-${video.length - 1}/${video.length}` }),
  });
  if (rest.length <= limit) return response.end(rest);
  return sendAndHangUp(response, rest.subarray(0, limit), from);
};

const setUp = async (t: Parameters<typeof startUpstream>[0], answer: Respond, allowPrivate = false) => {
  const server = await startUpstream(t, { 'GET /v1/videos/x/content': answer });
  const client = createHttpClient({
    baseUrl: `${server.url}/v1`,
    userAgent: 'test',
    headers: () => ({ authorization: 'Bearer secret' }),
  });
  afterTest(t, () => client.close());
  const toPath = join(folder, `video-${Math.random()}`);
  target = toPath;
  const probe = async (path: string) => {
    if (!readFileSync(path).equals(video)) throw new ApiError('invalid_file_format');
  };
  const tools = { safeFetch: createSafeFetch({ allowPrivate }), probe, maxBytes: 1_000_000, retryMs: 0.01 };
  const signal = AbortSignal.timeout(120_000);
  return { server, run: () => downloadVideo(tools, client, '/videos/x/content', toPath, { signal }) };
};

const failsWith = (code: string) => (error: unknown) =>
  error instanceof UpstreamFailure && error.code === code;

test('a download that breaks off goes on where it stopped', async (t) => {
  const { server, run } = await setUp(t, (request, response) => sendPart(request, response, manyReads));
  await run();
  const ranges = server.received.map(rangeOf);
  assert.ok(ranges.length >= 3, String(ranges));
  assert.ok(
    ranges.every((from, index) => from >= (ranges[index - 1] ?? 0)),
    String(ranges),
  );
  assert.ok(ranges.at(-1)! > 0);
  assert.equal(server.received.at(-1)?.headers['if-range'], '"one"');
});

test('it starts again when the server supports no ranges or has another file', async (t) => {
  let asked = 0;
  const { server, run } = await setUp(t, (_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': video.length });
    if (asked === 1) return sendAndHangUp(response, video.subarray(0, manyReads), 0);
    response.end(video);
  });
  await run();
  assert.equal(server.received.length, 2);
});

test('a server that is restarted while a finished video is fetched is waited for', async (t) => {
  let asked = 0;
  const { run } = await setUp(t, (request, response) => {
    asked += 1;
    if (asked <= 12) return asked % 2 ? response.destroy() : sendJson(response, 502, 'bad gateway');
    sendPart(request, response, Number.POSITIVE_INFINITY);
  });
  await run();
  assert.equal(asked, 13);
});

test('overload and errors of the moment are borne', async (t) => {
  let asked = 0;
  const { run } = await setUp(t, (request, response) => {
    asked += 1;
    if (asked === 1) return sendJson(response, 429, {}, { 'retry-after': '0' });
    if (asked === 2) return sendJson(response, 503, 'starting');
    sendPart(request, response, Number.POSITIVE_INFINITY);
  });
  await run();
});

test('slow bytes arrive', async (t) => {
  const { run } = await setUp(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(video.subarray(sent, sent + 30_000));
      sent += 30_000;
      if (sent >= video.length) {
        clearInterval(timer);
        response.end();
      }
    }, 5);
  });
  await run();
});

test('a wrong range, an endless body, a cut file and a page instead of a video are refused', async (t) => {
  const wrongRange = await setUp(t, (request, response) => {
    if (rangeOf(request) === 0) return sendPart(request, response, manyReads);
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 5-9/10' }).end('12345');
  });
  await assert.rejects(wrongRange.run(), failsWith('wrong_range'));

  const endless = await setUp(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    const pour = () => {
      while (!response.destroyed && response.write(video));
      response.once('drain', pour);
    };
    pour();
  });
  await assert.rejects(endless.run(), failsWith('too_large'));

  for (const cutAt of [1000, video.length - 1]) {
    const cut = await setUp(t, (_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', connection: 'close' });
      response.end(video.subarray(0, cutAt));
    });
    await assert.rejects(cut.run(), failsWith('incomplete_video'));
  }

  const page = await setUp(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  });
  await assert.rejects(page.run(), failsWith('no_video'));
});

test('a link or redirect on the same server is followed with the key; on another public one without', async (t) => {
  const storage = await startUpstream(t, {
    'GET /bucket/video.mp4': (_, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);
    },
  });
  const elsewhere = `${storage.url}/bucket/video.mp4`;

  const linked = await setUp(t, (_, response) => sendJson(response, 200, { video_url: elsewhere }), true);
  await linked.run();
  const redirected = await setUp(
    t,
    (_, response) => response.writeHead(302, { location: elsewhere }).end(),
    true,
  );
  await redirected.run();
  assert.deepEqual(
    storage.received.map(({ headers }) => headers.authorization),
    [undefined, undefined],
  );

  const own = await setUp(t, (_, response) =>
    response.writeHead(302, { location: '/files/video.mp4' }).end(),
  );
  own.server.answers['GET /files/video.mp4'] = (request, response) =>
    sendPart(request, response, Number.POSITIVE_INFINITY);
  await own.run();
  assert.equal(own.server.received[1]?.headers.authorization, 'Bearer secret');
});

test('a link or redirect to a private address is refused, and so is a loop', async (t) => {
  const inside = await startUpstream(t, {
    'GET /secret': (_, response) => {
      response.end('internal');
    },
  });
  const linked = await setUp(t, (_, response) => sendJson(response, 200, { url: `${inside.url}/secret` }));
  await assert.rejects(linked.run(), failsWith('forbidden_address'));
  const redirected = await setUp(t, (_, response) =>
    response.writeHead(302, { location: `${inside.url}/secret` }).end(),
  );
  await assert.rejects(redirected.run(), failsWith('forbidden_address'));
  assert.equal(inside.received.length, 0);

  const loop = await setUp(t, (_, response) =>
    response.writeHead(302, { location: '/v1/videos/x/content' }).end(),
  );
  await assert.rejects(loop.run(), failsWith('redirects'));
});
