/** Requests nobody in their right mind sends, by the thousand: by schema, byte by byte, and around damaged media. */
import { Agent, request as httpRequest } from 'node:http';
import { firstKey } from '../../support/service.ts';
import { openRaw, splitAnswers } from '../raw-http.ts';
import { consoleRoutes, type Spare } from './console-routes.ts';
import { createMediaRequests } from './media-requests.ts';
import { createFuzzRandom, mutateBytes } from './mutate-bytes.ts';
import type { OddRequest, Route } from './odd-requests.ts';
import { createRequestPool } from './request-pool.ts';

const answerWithinMs = 60_000;
const connections = 32;

type Answer = { status: number; type: string; retryAfter: string | undefined; text: string };
export type FuzzKind = 'schema' | 'bytes' | 'media';
export type FuzzResult = {
  sent: Record<FuzzKind, number>;
  statuses: Record<number, number>;
  faults: string[];
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

/** The words with which a fault is repeated. */
const tell = ({ method, path, headers, body }: OddRequest): string =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 400)} ${body?.toString('latin1', 0, 200) ?? ''}`;

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

/** The data behind the head of a stream of events are no answer of their own. */
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
  /** Cookies of sessions in the console: of an account, of operators. */
  sessions?: string[];
  spare?: Spare;
  requests: number;
  seed: number;
  /** How many of a hundred are of each kind; the rest is by schema. */
  shares?: { bytes: number; media: number };
  onProgress?: (sent: number) => void;
}): Promise<FuzzResult> => {
  const { url, ids, requests, seed, sessions = [], shares = { bytes: 15, media: 10 } } = options;
  const random = createFuzzRandom(seed);
  const media = await createMediaRequests(random, seed, ids);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const routes: Route[] = Object.entries(paths).flatMap(([path, verbs]) =>
    // Deleting would take away what the others ask for.
    Object.keys(verbs).flatMap((verb) => (verb === 'delete' ? [] : [{ method: verb.toUpperCase(), path }])),
  );
  if (options.spare) routes.push(...consoleRoutes(options.spare));
  const result: FuzzResult = { sent: { schema: 0, bytes: 0, media: 0 }, statuses: {}, faults: [] };
  const note = (kind: FuzzKind, what: string, status: number, fault: boolean) => {
    result.sent[kind] += 1;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (fault && result.faults.length < 100) result.faults.push(`${kind}: ${what} -> ${status}`);
  };

  const sendOdd = async (kind: FuzzKind, odd: OddRequest) => {
    const what = tell(odd);
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
    const bytes = mutateBytes(
      random,
      asBytes(odd),
      random.next() < 0.1 ? asBytes(next('media')) : asBytes(next('schema')),
    );
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

  const nextBySchema = createRequestPool({ routes, ids, requests, seed, random });
  const next = (kind: 'schema' | 'media'): OddRequest =>
    signedIn(
      kind === 'media' ? media.next() : nextBySchema(),
      sessions.length === 0 ? undefined : random.pick(sessions),
    );
  let sent = 0;
  const sendNext = (): Promise<void> => {
    const draw = random.below(100);
    if (draw < shares.media) return sendOdd('media', next('media'));
    return draw < shares.media + shares.bytes
      ? sendMutated(next('schema'))
      : sendOdd('schema', next('schema'));
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
    media.close();
  }
  return result;
};
