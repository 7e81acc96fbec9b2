/**
 * Clients poll: most requests read a task's status. One that is plain in every way is answered before Fastify's router,
 * hooks and reply, by the same functions. Anything else, and whatever is not a 200, is left to the framework, which
 * begins anew: nothing has been counted, written or sent by then.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../domain/account.ts';
import { chain } from '../lib/maybe-promise.ts';
import type { AppDeps } from './app-deps.ts';
import { rateHeaders } from './authenticate.ts';
import { noteArrival, type RequestLine } from './request-log.ts';
import { createStatusAnswers } from './status-answers.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const queryStart = '/v1/video/query?id=';
const videoStart = '/v1/videos/';

export const createStatusReads = (
  deps: Pick<
    AppDeps,
    | 'access'
    | 'rateLimiter'
    | 'videos'
    | 'links'
    | 'isDraining'
    | 'trustProxy'
    | 'restrictedResources'
    | 'expiresAt'
  >,
  { nextId, log }: { nextId: () => string; log: (line: RequestLine) => void },
) => {
  const { access, rateLimiter, videos, links, isDraining } = deps;
  const answers = createStatusAnswers(deps);
  const arePlain = deps.restrictedResources.length === 0 && (deps.trustProxy === false || links.areFixed);

  /** False: nothing was sent. */
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
    found: Awaited<ReturnType<typeof videos.read>>,
    startedMs: number,
  ): boolean => {
    const { url, headers } = request;
    const reached = { protocol: 'http', host: headers.host ?? '', headers };
    const view = url!.startsWith(queryStart)
      ? answers.ofTask(found, reached)
      : answers.ofVideo(found, reached);
    const body = JSON.stringify(view);
    const rate = rateLimiter.take(caller.key);
    if (!rate.allowed) return false;
    const id = nextId();
    const bodyBytes = Buffer.byteLength(body);
    response.writeHead(200, {
      'x-request-id': id,
      ...rateHeaders(rate),
      'content-type': 'application/json; charset=utf-8',
      'content-length': bodyBytes,
    });
    response.end(body, bodyBytes === body.length ? 'latin1' : 'utf8');
    log({ id, method: 'GET', url: url!, caller, status: 200, tookMs: performance.now() - startedMs });
    return true;
  };

  return (framework: Listener): Listener => {
    if (!arePlain) return framework;
    return (request, response) => {
      const id = request.method === 'GET' ? idIn(request.url!) : undefined;
      if (id === undefined || isDraining()) {
        framework(request, response);
        return;
      }
      const startedMs = performance.now();
      const beginAnew = () => {
        if (response.headersSent) {
          response.destroy();
          return;
        }
        noteArrival(request, startedMs);
        framework(request, response);
      };
      // Behind a proxy only the framework knows the client's address; a key bound to addresses is refused without one.
      const address = deps.trustProxy === false ? (request.socket.remoteAddress ?? '') : '';
      try {
        const answered = chain(access.authenticate(request.headers.authorization, address), (caller) =>
          chain(videos.read(caller, id), (found) => answer(request, response, caller, found, startedMs)),
        );
        if (answered instanceof Promise) answered.then((isSent) => isSent || beginAnew(), beginAnew);
        else if (!answered) beginAnew();
      } catch {
        beginAnew();
      }
    };
  };
};

const idIn = (url: string): string | undefined => {
  const start = url.startsWith(queryStart) ? queryStart : videoStart;
  // What follows a slash is another route's.
  if (!url.startsWith(start) || url.includes('/', start.length)) return undefined;
  const at = url.indexOf('%3A', start.length);
  return at === -1 ? url.slice(start.length) : `${url.slice(start.length, at)}:${url.slice(at + 3)}`;
};
