/** A server that speaks the OpenAI interface, and what every call to it has in common. */
import type { Upstream, UpstreamRoute } from '../../../domain/route.ts';
import type { HttpBody } from '../../../lib/http/http-body.ts';
import {
  createHttpClient,
  type HttpAnswer,
  type HttpClient,
  type HttpRequest,
  readJsonObject,
} from '../../../lib/http/http-client.ts';
import { failureOf } from '../upstream-failure.ts';

export type HttpUpstream = Extract<Upstream, { baseUrl: string; headers: Record<string, string> }>;

export const clientFor = (upstream: HttpUpstream, userAgent: string): HttpClient => {
  const { key } = upstream;
  return createHttpClient({
    baseUrl: upstream.baseUrl,
    userAgent,
    headers: () => ({ ...(key && { authorization: `Bearer ${key.reveal()}` }), ...upstream.headers }),
  });
};

export type Server = {
  client: HttpClient;
  route: UpstreamRoute;
  kind: 'openai-compatible' | 'kinora';
  pollMs: number;
  /** The upstream's words that must not reach a user, and ours for them. */
  hide: Record<string, string>;
};

type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: HttpBody;
  headers?: Record<string, string>;
  signal: AbortSignal;
  idleTimeoutMs?: number;
  ifStale?: HttpRequest['ifStale'];
};

/** An answer of status 2xx; every other is thrown as what it means. */
export const ask = async ({ client, route, hide }: Server, path: string, call: Call): Promise<HttpAnswer> => {
  const answer = await client.request(path, { idleTimeoutMs: route.timeoutMs, ...call });
  if (answer.status < 200 || answer.status > 299) throw await failureOf(answer, call.signal, hide);
  return answer;
};

export const askJson = async (server: Server, path: string, call: Call): Promise<Record<string, unknown>> =>
  readJsonObject(await ask(server, path, call), call.signal);

/** The route's time for the whole of a call. */
export const withDeadline = (signal: AbortSignal, { timeoutMs }: UpstreamRoute): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
