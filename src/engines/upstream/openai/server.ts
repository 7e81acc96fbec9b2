/** A server with the OpenAI API, and what all calls to it have in common. */
import type { Upstream, UpstreamRoute } from '../../../domain/route.ts';
import { startDeadline } from '../../../lib/deadline.ts';
import {
  createHttpClient,
  type HttpClient,
  type HttpRequest,
  type HttpResponse,
  readJsonObject,
  stateLimits,
} from '../../../lib/http/http-client.ts';
import type { ChatEngine } from '../../engine.ts';
import { failureOf } from '../upstream-failure.ts';

export type HttpUpstream = Extract<Upstream, { baseUrl: string; headers: Record<string, string> }>;

export const clientFor = (upstream: HttpUpstream, userAgent: string): HttpClient => {
  const { key } = upstream;
  return createHttpClient({
    baseUrl: upstream.baseUrl,
    userAgent,
    publicOnly: upstream.publicOnly,
    headers: () => ({ ...(key && { authorization: `Bearer ${key.reveal()}` }), ...upstream.headers }),
  });
};

export type Server = {
  client: HttpClient;
  route: UpstreamRoute;
  kind: 'openai-compatible' | 'kinora';
  pollMs: number;
  /** Upstream names that must not reach a user, and our replacements. */
  secretsToRedact: Record<string, string>;
};

/** Without a limit of its own, the route's applies. */
type Call = Omit<HttpRequest, 'idleTimeoutMs'> & { idleTimeoutMs?: number };

/** A 2xx response; every other is thrown as the matching error. */
export const ask = async (
  { client, route, secretsToRedact }: Server,
  path: string,
  call: Call,
): Promise<HttpResponse> => {
  const response = await client.request(path, { idleTimeoutMs: route.timeoutMs, ...call });
  if (response.status < 200 || response.status > 299)
    throw await failureOf(response, call.signal, secretsToRedact);
  return response;
};

/** Of a job. */
export const askJson = async (server: Server, path: string, call: Call): Promise<Record<string, unknown>> =>
  readJsonObject(await ask(server, path, call), call.signal, stateLimits);

/** At four or five tokens a second, the longest reply. */
export const longestReplyMs = 3_600_000;

/**
 * The route's time limit for a reply that comes whole, and for each wait for the next words of one that is streamed: a
 * long reply that was cut off in its last third would have been sent and not charged.
 */
export const replyDeadline = (
  { signal, onText }: Parameters<ChatEngine['reply']>[1],
  route: UpstreamRoute,
) => {
  const { timeoutMs } = route;
  const deadline = startDeadline(signal, timeoutMs, Math.max(timeoutMs, longestReplyMs));
  return {
    signal: deadline.signal,
    onText:
      onText &&
      ((delta: string): void => {
        deadline.renew();
        onText(delta);
      }),
    [Symbol.dispose]: deadline[Symbol.dispose],
  };
};

/** The route's time limit for a whole call. */
export const withDeadline = (signal: AbortSignal, { timeoutMs }: UpstreamRoute): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
