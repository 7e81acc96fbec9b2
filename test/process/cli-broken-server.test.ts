/** Commands on a server that is busy, breaks off, or has no events: repeats, what was downloaded so far, exit codes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { afterTest } from '../support/after-test.ts';
import { firstKey, startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { runHere, startCli } from './cli-process.ts';

/** True when it has answered itself; otherwise the service does. */
type Interference = (request: IncomingMessage, response: ServerResponse) => boolean;
/** Called with the service's own answer before it goes on. */
type Cut = (request: IncomingMessage, response: ServerResponse) => number;

test('commands on a server with faults', async (t) => {
  const service = await startTestService(t);
  const target = new URL(service.url);
  const cwd = temporaryFolder(t);
  let interfere: Interference = () => false;
  let bytesOf: Cut = () => Number.POSITIVE_INFINITY;
  let seen: IncomingMessage[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming);
    if (interfere(incoming, outgoing)) return;
    const options = { host: target.hostname, port: target.port, path: incoming.url };
    const upstream = forward({ ...options, method: incoming.method, headers: incoming.headers }, (answer) => {
      let left = bytesOf(incoming, outgoing);
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        const part = chunk.subarray(0, left);
        left -= part.length;
        if (left > 0) outgoing.write(part);
        else outgoing.write(part, () => outgoing.destroy());
      });
      answer.on('end', () => outgoing.end());
      answer.on('error', () => outgoing.destroy());
      outgoing.on('close', () => answer.destroy());
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = {
    dataDir: join(cwd, 'none'),
    cwd,
    env: { KINORA_SERVER_URL: url, KINORA_API_KEY: firstKey },
  };
  const begin = (faults: { interfere?: Interference; bytesOf?: Cut } = {}) => {
    seen = [];
    interfere = faults.interfere ?? (() => false);
    bytesOf = faults.bytesOf ?? (() => Number.POSITIVE_INFINITY);
  };
  const refuse = (response: ServerResponse, status: number, code: string): true => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify({ error: { message: 'Come back later.', code } }));
    return true;
  };

  await t.test('busy to the end: three repeats and exit code 7', async () => {
    begin({ interfere: (_request, response) => refuse(response, 429, 'rate_limit_exceeded') });
    const { code, stderr } = await runHere(['videos', 'list', '--json'], options);
    assert.equal(code, 7, stderr);
    assert.deepEqual(JSON.parse(stderr).error, {
      message: 'Come back later.',
      code: 'rate_limit_exceeded',
      exit_code: 7,
    });
    assert.equal(seen.length, 4);
  });

  await t.test('a create that got no answer is repeated, made and charged once', async () => {
    const creates = () => seen.filter(({ method }) => method === 'POST').length;
    begin({
      interfere: ({ method }, response) =>
        method === 'POST' && creates() === 1 ? refuse(response, 503, 'overloaded') : false,
      // The second create reaches the service; its answer is lost.
      bytesOf: ({ method }) => (method === 'POST' && creates() === 2 ? 1 : Number.POSITIVE_INFINITY),
    });
    const { code, stderr } = await runHere(['video', 'made once', '-o', 'once.mp4'], options);
    assert.equal(code, 0, stderr);
    assert.equal(creates(), 3);
    assert.equal(service.video.jobs.filter(({ prompt }) => prompt === 'made once').length, 1);
  });

  await t.test('a download that breaks off goes on where it stopped', async () => {
    const cutAt = 1000;
    begin({ bytesOf: ({ url }) => (url!.includes('/content') ? cutAt : Number.POSITIVE_INFINITY) });
    const { stdout, code, stderr } = await runHere(
      ['video', 'in pieces', '-o', 'pieces.mp4', '--json'],
      options,
    );
    assert.equal(code, 0, stderr);
    const ranges = seen.filter(({ url }) => url!.includes('/content')).map(({ headers }) => headers.range);
    assert.ok(ranges.length > 2, 'it was cut more than once');
    assert.deepEqual(
      ranges,
      ranges.map((_, index) => (index === 0 ? undefined : `bytes=${index * cutAt}-`)),
    );
    const { id } = JSON.parse(stdout) as { id: string };
    const whole = await service.request(`/v1/videos/${id}/content`, { headers: { accept: 'video/mp4' } });
    assert.deepEqual(readFileSync(join(cwd, 'pieces.mp4')), Buffer.from(await whole.arrayBuffer()));
  });

  await t.test('a video is followed by its events; a server without them is asked', async () => {
    const watch = async (name: string) => {
      service.video.hold();
      const watching = startCli(['video', name, '-o', `${name}.mp4`], options);
      await watching.said(/Making the video/);
      service.video.release();
      const { code, stderr } = await watching.ended;
      assert.equal(code, 0, stderr);
      return (pattern: RegExp) => seen.filter(({ url }) => pattern.test(url!)).length;
    };
    begin();
    const followed = await watch('followed');
    assert.equal(followed(/\/events$/), 1);
    assert.ok(followed(/^\/v1\/videos\/[^/]+$/) <= 2, 'asked before the events and after them');
    begin({
      interfere: ({ url }, response) => (/\/events$/.test(url!) ? refuse(response, 404, 'not_found') : false),
    });
    const asked = await watch('asked');
    assert.equal(asked(/\/events$/), 1);
    assert.ok(asked(/^\/v1\/videos\/[^/]+$/) >= 2);
  });
});
