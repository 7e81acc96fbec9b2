/** Requests nobody in their right mind sends, by the thousand: by schema, byte by byte, and around damaged media. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { audioFixtures, makeAudio, makeImage, makeVideo } from '../support/media-fixtures.ts';
import { firstKey } from '../support/service.ts';
import { consoleRoutes } from './console-routes.ts';
import { fieldPart, filePart, joinParts, multipartType } from './odd-multipart.ts';
import { type OddRequest, oddRequest, type Route } from './odd-requests.ts';
import { openRaw, splitAnswers } from './raw-http.ts';

const answerWithinMs = 60_000;
const connections = 32;
const batch = 64;

type Answer = { status: number; type: string; retryAfter: string | undefined; text: string };
export type FuzzKind = 'schema' | 'bytes' | 'media';
export type FuzzResult = {
  sent: Record<FuzzKind, number>;
  statuses: Record<number, number>;
  faults: string[];
};

/** mulberry32: small, seeded, and good enough to choose bytes. */
const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
};
type Random = ReturnType<typeof createRandom>;

const interesting = [0, 1, 9, 10, 13, 0x20, 0x22, 0x2c, 0x3a, 0x5b, 0x7b, 0x7f, 0x80, 0xff];

/** Flips, overwrites, doubles, cuts out and cuts off; a few places, or many. */
const mutate = (random: Random, original: Buffer, other: Buffer): Buffer => {
  let bytes = Buffer.from(original);
  const changes = 2 ** random.below(7);
  for (let change = 0; change < changes && bytes.length > 0; change += 1) {
    // Headers of files and requests are where most is decided.
    const at = random.below(random.next() < 0.5 ? Math.min(bytes.length, 256) : bytes.length);
    switch (random.below(change === 0 ? 7 : 4)) {
      case 0:
        bytes[at]! ^= 1 << random.below(8);
        break;
      case 1:
        bytes[at] = random.pick(interesting);
        break;
      case 2:
        bytes[at] = random.below(256);
        break;
      case 3:
        bytes.fill(random.pick([0, 0xff]), at, Math.min(bytes.length, at + random.pick([2, 4, 8])));
        break;
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(64))]);
        break;
      case 5:
        bytes = Buffer.concat([bytes.subarray(0, at), other.subarray(random.below(other.length))]);
        break;
      case 6:
        bytes = bytes.subarray(0, at);
        break;
    }
  }
  return bytes;
};

const makeMedia = async (folder: string) => {
  const sounds = audioFixtures.map((kind) => readFileSync(makeAudio(folder, kind)));
  const pictures: Buffer[] = [];
  for (const kind of ['png', 'jpeg', 'webp', 'gif'] as const)
    pictures.push(readFileSync(await makeImage(folder, kind)));
  const video = readFileSync(makeVideo(folder, { seconds: 1, width: 64, height: 36, framesPerSecond: 4 }));
  return { sounds: [...sounds, video], pictures: [...pictures, video] };
};

const post = (path: string, contentType: string, body: Buffer): OddRequest => ({
  method: 'POST',
  path,
  headers: { authorization: 'right', 'content-type': contentType, 'content-length': String(body.length) },
  body,
});

const mediaRequest = (random: Random, media: Awaited<ReturnType<typeof makeMedia>>): OddRequest => {
  const sound = () => mutate(random, random.pick(media.sounds), random.pick(media.sounds));
  switch (random.below(4)) {
    case 0:
      return post(
        '/v1/videos',
        multipartType,
        joinParts([
          fieldPart('model', 'beta-2'),
          fieldPart('prompt', 'a boat'),
          fieldPart('seconds', '4'),
          fieldPart('size', '480x480'),
          filePart(
            'input_reference',
            mutate(random, random.pick(media.pictures), random.pick(media.pictures)),
          ),
        ]),
      );
    case 1: {
      const data = sound().toString('base64') || 'AAAA';
      const content = [
        { type: 'text', text: 'What is it?' },
        { type: 'input_audio', input_audio: { data, format: random.pick(['wav', 'mp3']) } },
      ];
      const body = { model: 'omni-audio-preview', messages: [{ role: 'user', content }] };
      return post('/v1/chat/completions', 'application/json', Buffer.from(JSON.stringify(body)));
    }
    default:
      return post(
        random.pick(['/v1/audio/transcriptions', '/v1/audio/translations']),
        multipartType,
        joinParts([
          fieldPart('model', 'listen-large-v3'),
          fieldPart('response_format', random.pick(['json', 'srt', 'verbose_json'])),
          filePart('file', sound()),
        ]),
      );
  }
};

const withKey = (headers: Record<string, string>) =>
  headers.authorization === 'right' ? { ...headers, authorization: `Bearer ${firstKey}` } : headers;

/** The console's API takes a session in the key's place. */
const signedIn = (odd: OddRequest, cookie: string | undefined): OddRequest => {
  const { authorization, ...headers } = odd.headers;
  return cookie && authorization === 'right' && odd.path.startsWith('/console')
    ? { ...odd, headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' } }
    : odd;
};

const send = (base: string, agent: Agent, { method, path, headers, body }: OddRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const outgoing = httpRequest({
      hostname,
      port,
      path,
      method,
      headers: withKey(headers),
      agent,
      timeout: answerWithinMs,
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      const type = incoming.headers['content-type'] ?? '';
      // A stream of events may stay open for as long as somebody listens.
      if (type.startsWith('text/event-stream')) {
        outgoing.destroy();
        return resolve({ status: incoming.statusCode!, type, retryAfter: undefined, text: '' });
      }
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode!,
          type,
          retryAfter: incoming.headers['retry-after'],
          text: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    outgoing.end(body);
  });

const asBytes = ({ method, path, headers, body = Buffer.alloc(0) }: OddRequest): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\n${Object.entries(withKey(headers))
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
      'latin1',
    ),
    body,
  ]);

const sendBytes = async (base: string, bytes: Buffer): Promise<string> => {
  const raw = await openRaw(base);
  const giveUp = setTimeout(() => raw.socket.destroy(new Error('no end')), answerWithinMs);
  raw.socket.end(bytes);
  raw.socket.on('data', () => {
    if (/content-type: text\/event-stream/i.test(raw.received())) raw.socket.destroy();
  });
  try {
    return withoutEvents(await raw.closed);
  } finally {
    clearTimeout(giveUp);
  }
};

/** What follows the head of a stream of events is no answer of its own. */
const withoutEvents = (text: string): string => {
  const stream = text.search(/content-type: text\/event-stream/i);
  return stream === -1 ? text : text.slice(0, text.indexOf('\r\n\r\n', stream) + 4);
};

/** Overload is told with a time to wait; anything else above 499 is a fault of ours. */
const isFault = ({ status, retryAfter }: { status: number; retryAfter: string | undefined }): boolean =>
  status >= 500 && !(status === 503 && retryAfter !== undefined);

const hasShape = ({ status, type, text }: Answer, method: string): boolean => {
  if (status < 400 || status === 416 || method === 'HEAD') return true;
  try {
    const { error } = JSON.parse(text) as { error: Record<string, unknown> };
    return (
      /^application\/json/.test(type) && typeof error.code === 'string' && typeof error.message === 'string'
    );
  } catch {
    return false;
  }
};

export const fuzz = async (options: {
  url: string;
  ids: string[];
  /** Of a session in the console. */
  cookie?: string;
  requests: number;
  seed: number;
  /** How many of a hundred are of each kind; the rest is by schema. */
  shares?: { bytes: number; media: number };
  onProgress?: (sent: number) => void;
}): Promise<FuzzResult> => {
  const { url, ids, requests, shares = { bytes: 15, media: 10 } } = options;
  const random = createRandom(options.seed);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-fuzz-'));
  const media = await makeMedia(folder);
  rmSync(folder, { recursive: true });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes: Route[] = Object.entries(paths).flatMap(([path, verbs]) =>
    // Deleting would take away what the others ask for.
    Object.keys(verbs).flatMap((verb) => (verb === 'delete' ? [] : [{ method: verb.toUpperCase(), path }])),
  );
  if (options.cookie) routes.push(...consoleRoutes);
  const result: FuzzResult = { sent: { schema: 0, bytes: 0, media: 0 }, statuses: {}, faults: [] };
  const note = (kind: FuzzKind, what: string, status: number, fault: boolean) => {
    result.sent[kind] += 1;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (fault && result.faults.length < 100) result.faults.push(`${kind}: ${what} -> ${status}`);
  };

  const sendOdd = async (kind: FuzzKind, odd: OddRequest) => {
    const what = `${odd.method} ${odd.path.slice(0, 200)}`;
    try {
      const answer = await send(url, agent, odd);
      const told = answer.status < 400 ? '' : answer.text.slice(0, 300);
      note(kind, `${what} ${told}`, answer.status, isFault(answer) || !hasShape(answer, odd.method));
    } catch (error) {
      // A body cut short by a length that says more is cut off by either side.
      note(
        kind,
        `${what} ${(error as Error).message}`,
        0,
        /in time|ECONNREFUSED/.test((error as Error).message),
      );
    }
  };
  const sendMutated = async (odd: OddRequest) => {
    const bytes = mutate(random, asBytes(odd), asBytes(mediaRequest(random, media)));
    try {
      const text = await sendBytes(url, bytes);
      const answers = text === '' ? [] : splitAnswers(text);
      const last = answers.at(-1)?.status ?? 0;
      const fault = answers.some(({ status, headers }) =>
        isFault({ status, retryAfter: /retry-after: (\d+)/i.exec(headers)?.[1] }),
      );
      note('bytes', `${odd.method} ${odd.path} ${text.slice(0, 300)}`, last, fault);
    } catch (error) {
      note('bytes', (error as Error).message, 0, /ECONNREFUSED/.test((error as Error).message));
    }
  };

  // Kept: to build what one draws from costs more than a thousand draws.
  const oddRequests = routes.map((route) => oddRequest(route, ids));
  function* schemaRequests(): Generator<OddRequest> {
    for (let round = 0; ; round += 1)
      yield* fc.sample(oddRequests[round % routes.length]!, { numRuns: batch, seed: options.seed + round });
  }
  const drawn = schemaRequests();
  let sent = 0;
  const sendNext = (): Promise<void> => {
    const draw = random.below(100);
    if (draw < shares.media) return sendOdd('media', mediaRequest(random, media));
    const odd = signedIn(drawn.next().value as OddRequest, options.cookie);
    return draw < shares.media + shares.bytes ? sendMutated(odd) : sendOdd('schema', odd);
  };
  /** Many side by side, so that a slow answer holds up nobody but itself. */
  const sendInTurn = async () => {
    while (sent < requests) {
      sent += 1;
      options.onProgress?.(sent);
      await sendNext();
    }
  };

  try {
    await Promise.all(Array.from({ length: connections }, sendInTurn));
  } finally {
    agent.destroy();
  }
  return result;
};
