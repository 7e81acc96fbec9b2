/**
 * Clients poll: most requests read a task's status. One that is plain in every way is answered here, before the
 * framework, for half of what the framework's way costs. Anything else, and whatever is not a 200, goes that way, which
 * begins anew: nothing has been counted, written or sent by then. Both ways answer alike; a test compares them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../domain/account.ts';
import { openAiVideoView, speaksOpenAi } from '../domain/openai-dialect.ts';
import type { VideoTask } from '../domain/video-task.ts';
import { taskStatusView, type ViewContext, videoStatusView } from '../domain/video-views.ts';
import type { AppDeps } from './app-deps.ts';
import type { RequestLine } from './request-log.ts';

type Found = Awaited<ReturnType<AppDeps['videos']['read']>>;
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
  const arePlain = deps.restrictedResources.length === 0 && (deps.trustProxy === false || links.areFixed);

  const viewOf = (task: VideoTask, { url, headers }: IncomingMessage, context: ViewContext): object => {
    if (url!.startsWith(queryStart)) return taskStatusView(task, context);
    if (speaksOpenAi(headers)) return openAiVideoView(task, { ...context, expiresAt: deps.expiresAt });
    return videoStatusView(task, context);
  };

  return (framework: Listener): Listener => {
    if (!arePlain) return framework;

    const answer = (
      request: IncomingMessage,
      response: ServerResponse,
      caller: Caller,
      found: Found,
    ): void => {
      const startedMs = performance.now();
      const rate = rateLimiter.take(caller.key);
      if (!rate.allowed) {
        framework(request, response);
        return;
      }
      const context = links({ protocol: 'http', host: request.headers.host ?? '' });
      context.outlook = found.outlook;
      const body = JSON.stringify(viewOf(found.task, request, context));
      const requestId = nextId();
      const bodyBytes = Buffer.byteLength(body);
      response.writeHead(200, {
        'x-request-id': requestId,
        'x-ratelimit-limit': rate.limit,
        'x-ratelimit-remaining': rate.remaining,
        'x-ratelimit-reset': rate.resetAt,
        'content-type': 'application/json; charset=utf-8',
        'content-length': bodyBytes,
      });
      response.end(body, bodyBytes === body.length ? 'latin1' : 'utf8');
      const tookMs = performance.now() - startedMs;
      log({ id: requestId, method: 'GET', url: request.url!, caller, status: 200, tookMs });
    };

    const read = (request: IncomingMessage, response: ServerResponse, id: string, caller: Caller): void => {
      // A key bound to addresses is refused here, where no address is given, and looked at there.
      if (access.refusal(caller) !== undefined) {
        framework(request, response);
        return;
      }
      const known = videos.recall(caller, id);
      if (known) answer(request, response, caller, known);
      else
        videos.read(caller, id).then(
          (found) => answer(request, response, caller, found),
          () => framework(request, response),
        );
    };

    return (request, response) => {
      const id = request.method === 'GET' ? idIn(request.url!) : undefined;
      if (id === undefined || isDraining()) {
        framework(request, response);
        return;
      }
      const caller = access.identify(request.headers.authorization);
      if (!(caller instanceof Promise)) read(request, response, id, caller);
      else
        caller.then(
          (loaded) => read(request, response, id, loaded),
          () => framework(request, response),
        );
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
