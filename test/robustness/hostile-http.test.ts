/** Senders that are slow, broken, oversized or gone: each gets an answer in shape or a closed connection, and leaves nothing. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { accountLimits } from '../../src/services/account-limits.ts';
import { afterTest } from '../support/after-test.ts';
import { createFakeSpeechEngine, createFakeTranscriptionEngine } from '../support/fake-audio-engines.ts';
import { firstKey, startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';
import { fieldPart, filePart, joinParts, multipartType } from './odd-multipart.ts';
import { openRaw, type RawConnection, splitAnswers } from './raw-http.ts';

const authorization = `Authorization: Bearer ${firstKey}`;
const megabyte = 1024 * 1024;

const assertShape = (text: string, code: string) => {
  const [answer] = splitAnswers(text);
  assert.match(answer!.headers, /x-request-id: req_\w+/i);
  const { error } = JSON.parse(answer!.body) as { error: { code: string } };
  assert.equal(error.code, code, text);
};

const scratch = (service: TestService) => readdirSync(join(service.dataDir, 'kinora-tmp'));
const scratchEmpties = (service: TestService) => waitFor(() => scratch(service).length === 0);

const uploadHead = (path: string, lengthBytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: ${multipartType}\r\nContent-Length: ${lengthBytes}\r\n\r\n`;

const hearing = (bytes: Buffer) => joinParts([fieldPart('model', 'listen-1'), filePart('file', bytes)]);
const video = (bytes: Buffer) =>
  joinParts([
    fieldPart('model', 'beta-2'),
    fieldPart('prompt', 'x'),
    fieldPart('seconds', '4'),
    fieldPart('size', '480x480'),
    filePart('input_reference', bytes),
  ]);

test('senders and listeners who take their time', async (t) => {
  const speech = {
    async *speak() {
      for (let count = 0; count < 1000; count += 1) yield new Uint8Array(64_000);
    },
  };
  const service = await startTestService(t, {
    config: { uploadIdleSeconds: 1, uploadTimeoutSeconds: 3 },
    overrides: { engines: { transcription: null, speech, chat: null } },
  });
  const { url } = service;
  const alive = async () => assert.equal((await service.request('/healthz')).status, 200);

  await t.test('headers that never end are cut off in time', async () => {
    const raw = await openRaw(url);
    await raw.send('GET /healthz HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => void raw.send('X-Slow: 1\r\n'), 200);
    const text = await raw.closed.finally(() => clearInterval(drip));
    assertShape(text, 'invalid_request');
    await alive();
  });

  await t.test('a listener who reads nothing is cut off in time, and the speaker is free', async () => {
    const body = JSON.stringify({ model: 'tts-1', voice: 'alloy', input: 'hello', response_format: 'pcm' });
    const raw = await openRaw(url);
    afterTest(t, () => raw.socket.destroy());
    raw.socket.once('data', () => raw.socket.pause());
    await raw.send(
      `POST /v1/audio/speech HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await waitFor(() => raw.received().startsWith('HTTP/1.1 200'));
    await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).held === 0);
    await alive();
  });

  await t.test('an upload that stalls is cut off in time and leaves no file', async () => {
    const body = hearing(Buffer.alloc(200_000));
    const raw = await openRaw(url);
    await raw.send(uploadHead('/v1/audio/transcriptions', body.length));
    await raw.send(body.subarray(0, 150_000));
    await waitFor(() => scratch(service).length === 1);
    await waitFor(() => raw.received().includes('\r\n\r\n{'));
    assertShape(raw.received(), 'invalid_request');
    raw.socket.destroy();
    await scratchEmpties(service);
    await alive();
  });

  await t.test('an upload that never ends is cut off in time', async () => {
    const raw = await openRaw(url);
    await raw.send(uploadHead('/v1/audio/transcriptions', 10_000_000));
    await raw.send(hearing(Buffer.alloc(1000)).subarray(0, 500));
    const drip = setInterval(() => void raw.send('x'), 200);
    const text = await raw.closed.finally(() => clearInterval(drip));
    assertShape(text, 'invalid_request');
    await scratchEmpties(service);
  });

  await t.test('a JSON body that never comes is cut off in time', async () => {
    const raw = await openRaw(url);
    await raw.send(
      `POST /v1/video/create HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"model"`,
    );
    assertShape(await raw.closed, 'invalid_request');
  });
});

test('downloads that nobody reads are bounded, and let go after a while', async (t) => {
  const service = await startTestService(t, { config: { uploadIdleSeconds: 4 } });
  const key = await service.createKey({ account: 'slow' });
  const id = await service.createTask({}, key);
  const task = await service.finished(id, key);
  // More than the buffers between us take.
  truncateSync(
    join(service.dataDir, 'files', 'videos', id.replaceAll(':', '%3A'), 'video.mp4'),
    16 * megabyte,
  );
  const { pathname, search } = new URL(String(task.video_url));
  const paths = { 'with a key': `/v1/videos/${id}/content?variant=video`, 'by a link': pathname + search };
  for (const [name, path] of Object.entries(paths)) {
    const open: RawConnection[] = [];
    for (let count = 0; count < accountLimits.downloads + 1; count += 1) {
      const raw = await openRaw(service.url);
      afterTest(t, () => raw.socket.destroy());
      raw.socket.once('data', () => raw.socket.pause());
      await raw.send(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`);
      open.push(raw);
    }
    await waitFor(() => open.every((raw) => raw.received() !== ''));
    assert.equal(open.filter((raw) => raw.received().startsWith('HTTP/1.1 429')).length, 1, name);
  }
  for (const path of Object.values(paths))
    await waitFor(
      async () => (await service.request(path, { headers: { range: 'bytes=0-0' }, key })).status === 206,
      { everyMs: 200 },
    );
});

test('hostile HTTP', async (t) => {
  const speech = createFakeSpeechEngine();
  const service = await startTestService(t, {
    overrides: { engines: { transcription: createFakeTranscriptionEngine(), speech, chat: null } },
  });
  const { url } = service;
  const alive = async () => assert.equal((await service.request('/healthz')).status, 200);

  await t.test('headers beyond the limit', async () => {
    const raw = await openRaw(url);
    await raw.send(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Big: ${'b'.repeat(40_000)}\r\n\r\n`);
    assertShape(await raw.closed, 'invalid_request');
  });

  await t.test('headers of traces and of requests that are broken, long or many change nothing', async () => {
    const [id, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const pairs = Array.from({ length: 180 }, (_, n) => `k${n}=v`).join(',');
    for (const headers of [
      ...['', '00', `00-${'0'.repeat(32)}-${span}-01`, `ff-${id}-${span}-01`, `00-${id}-${span}-01-x`].map(
        (value) => `traceparent: ${value}`,
      ),
      `traceparent: 00-${id}-${span}-01\r\ntraceparent: 00-${id}-${span}-00`,
      `traceparent: 00-${id}-${span}-01\r\ntracestate: ${pairs}\r\nbaggage: ${pairs}`,
      `tracestate: ${'a'.repeat(15_000)}`,
      'x-request-id: "},{"requestId":"req_forged',
      `x-request-id: ${'r'.repeat(15_000)}`,
      Array.from({ length: 900 }, (_, n) => `h${n}: 1`).join('\r\n'),
      Array.from({ length: 900 }, () => 'x-request-id: 1').join('\r\n'),
    ]) {
      const raw = await openRaw(url);
      await raw.send(
        `GET /v1/videos HTTP/1.1\r\nHost: x\r\n${authorization}\r\nConnection: close\r\n${headers}\r\n\r\n`,
      );
      const text = await raw.closed;
      assert.match(text, /^HTTP\/1.1 200 /, headers.slice(0, 80));
      assert.match(text, /x-request-id: req_\w+\r\n/i);
    }
  });

  await t.test('an upload broken off leaves no file', async () => {
    for (const end of ['destroy', 'end'] as const) {
      const body = video(Buffer.alloc(200_000));
      const raw = await openRaw(url);
      await raw.send(uploadHead('/v1/videos', body.length));
      await raw.send(body.subarray(0, 150_000));
      await waitFor(() => scratch(service).length === 1);
      raw.socket[end]();
      await raw.closed;
      await scratchEmpties(service);
    }
    await alive();
  });

  await t.test('what could be read as two requests in two ways is refused', async () => {
    const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const head = `POST /v1/video/create HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json\r\n`;
    for (const smuggled of [
      `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${get}`,
      `${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd${get}`,
      `${head}Transfer-Encoding: identity, chunked, x\r\n\r\n0\r\n\r\n${get}`,
      `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${get}`,
      `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${get}`,
      `${head}Content-Length: -1\r\n\r\n${get}`,
      `${head}Content-Length: 0x10\r\n\r\n${get}`,
      `${head}X: a\r\n b\r\nContent-Length: +2\r\n\r\n{}${get}`,
      `GET / HTTP/1.1\r\nHost: x\r\nX: a\nY: b\r\rZ: c\r\n\r\n${get}`,
      `GET\0 / HTTP/1.1\r\n\r\n${get}`,
      '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]) {
      const raw = await openRaw(url);
      await raw.send(Buffer.from(smuggled, 'latin1'));
      const answers = splitAnswers(await raw.closed);
      assert.ok(answers.length <= 1, smuggled);
      if (answers[0]) assertShape(`${answers[0].headers}\r\n\r\n${answers[0].body}`, 'invalid_request');
    }
    await alive();
  });

  await t.test('requests in a row on one connection are answered in order', async () => {
    const raw = await openRaw(url);
    const read = (id: string) =>
      `GET /v1/video/query?id=${id} HTTP/1.1\r\nHost: x\r\n${authorization}\r\n\r\n`;
    await raw.send(
      `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${read('a')}${read('b')}GET /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const answers = splitAnswers(await raw.closed);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 404, 404, 404],
    );
    assert.match(answers[3]!.body, /endpoint_not_found/);
    assert.equal(new Set(answers.map(({ headers }) => /x-request-id: (\w+)/.exec(headers)![1])).size, 4);
  });

  await t.test('hundreds of requests in one packet, of what needs no key, close the connection', async () => {
    const raw = await openRaw(url);
    await raw.send('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1500));
    await waitFor(() => raw.socket.destroyed || raw.socket.bytesRead > 50_000_000);
    assert.ok(splitAnswers(await raw.closed).length <= 101);
    await alive();
  });

  await t.test('no Host, HTTP/1.0, an absolute target', async () => {
    for (const line of [
      'GET /healthz HTTP/1.0\r\n\r\n',
      'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
    ]) {
      const raw = await openRaw(url);
      await raw.send(line);
      assert.equal(splitAnswers(await raw.closed)[0]!.status, 200);
    }
    const raw = await openRaw(url);
    await raw.send('GET http://elsewhere.example/healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    assert.ok([200, 404].includes(splitAnswers(await raw.closed)[0]!.status));
  });

  await t.test('one byte too many: audio is file_too_large, an image invalid_image', async () => {
    for (const [path, body, code] of [
      ['/v1/audio/transcriptions', hearing(Buffer.alloc(25 * megabyte + 1)), 'file_too_large'],
      ['/v1/audio/translations', hearing(Buffer.alloc(25 * megabyte + 1)), 'file_too_large'],
      ['/v1/audio/transcriptions', hearing(Buffer.alloc(25 * megabyte)), 'invalid_file_format'],
      ['/v1/videos', video(Buffer.alloc(20 * megabyte + 1)), 'invalid_image'],
    ] as const) {
      const response = await service.request(path, {
        method: 'POST',
        headers: { 'content-type': multipartType },
        body: new Uint8Array(body),
      });
      const { error } = (await response.json()) as { error: { code: string } };
      assert.deepEqual([response.status, error.code], [400, code]);
    }
    await scratchEmpties(service);
  });

  await t.test('ten uploads of 25 MB at once stay on disk', async () => {
    const residentMegabytes = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1024;
    const body = hearing(Buffer.alloc(25 * megabyte));
    const before = residentMegabytes();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMegabytes());
    }, 20);
    const upload = async () => {
      const raw = await openRaw(url);
      await raw.send(uploadHead('/v1/audio/transcriptions', body.length));
      for (let at = 0; at < body.length; at += 65_536) await raw.send(body.subarray(at, at + 65_536));
      await waitFor(() => raw.received().includes('invalid_file_format'));
      raw.socket.destroy();
    };
    await Promise.all(Array.from({ length: 10 }, upload)).finally(() => clearInterval(watch));
    await scratchEmpties(service);
    // Held in memory they would take 250 MB; the senders' own share is in here too.
    assert.ok(peak - before < 200, `${Math.round(peak - before)} MB more`);
  });

  await t.test('a listener who leaves mid-stream stops the speaker', async () => {
    speech.hold();
    const input = 'word '.repeat(200).trim();
    const body = JSON.stringify({ model: 'tts-1', voice: 'alloy', input, response_format: 'pcm' });
    const raw = await openRaw(url);
    await raw.send(
      `POST /v1/audio/speech HTTP/1.1\r\nHost: x\r\n${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await waitFor(() => raw.received().startsWith('HTTP/1.1 200'));
    raw.socket.destroy();
    await waitFor(async () => (await service.store.accountAdmin.showAccount('default')).held === 0);
    speech.release();
    await scratchEmpties(service);
    await alive();
  });
});
