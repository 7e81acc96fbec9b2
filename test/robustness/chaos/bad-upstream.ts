/** A provider on a bad day: it makes videos and speech, and every so often fails in one of the ways providers do. */
import type { ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type Respond, sendJson } from '../../engines/upstream/upstream-server.ts';
import { startVideoServer, videoBytes } from '../../engines/upstream/video-server.ts';
import type { Random } from '../random.ts';

const misbehaviours: Record<string, (response: ServerResponse) => unknown> = {
  'server error': (response) => sendJson(response, 500, { error: { message: 'oops' } }),
  overloaded: (response) => sendJson(response, 429, { error: { message: 'slow' } }, { 'retry-after': '1' }),
  'no json': (response) => sendJson(response, 200, '<html>Bad gateway</html>'),
  'wrong json': (response) => sendJson(response, 200, { id: 7, status: ['what'], progress: 'all' }),
  reset: (response) => response.destroy(),
  'breaks off': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.write('{"id":"vid');
    setTimeout(() => response.destroy(), 50);
  },
};

export const startBadUpstream = async (t: Pick<TestContext, 'after'>, random: Random) => {
  const server = await startVideoServer(t, {
    video: videoBytes(10, { width: 1280, height: 720 }),
    pollsToFinish: 2,
  });
  const short = videoBytes(4, { width: 480, height: 480 });
  const sendLong = server.answers['GET /v1/videos/*/content']!;
  server.answers['GET /v1/videos/*/content'] = (request, response, id) => {
    if (server.jobs.get(id!)?.fields.size !== '480x480') return sendLong(request, response, id);
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': short.length });
    response.end(short);
  };
  const steer = { isBad: true };
  let misbehaved = 0;
  server.answers['POST /v1/audio/speech'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav' });
    response.end(silentWav(1));
  };
  for (const [route, respond] of Object.entries(server.answers))
    server.answers[route] = (async (request, response, ...found) => {
      const draw = random.next();
      if (!steer.isBad || draw < 0.6) return respond(request, response, ...found);
      misbehaved += 1;
      if (draw < 0.7) await delay(3000);
      // Done, and its answer lost.
      if (draw < 0.75) await respond(request, { ...response, writeHead() {}, end() {} } as never, ...found);
      return misbehaviours[random.pick(Object.keys(misbehaviours))!]!(response);
    }) satisfies Respond;
  return { url: server.url, steer, count: () => misbehaved };
};

const silentWav = (seconds: number): Buffer => {
  const [rate, bytes] = [24_000, seconds * 24_000 * 2];
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, bytes],
  ] as const)
    wav.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.write('data', 36, 'latin1');
  return wav;
};
