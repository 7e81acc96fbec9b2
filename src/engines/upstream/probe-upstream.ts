/** Asks a server what it has: a request that costs nothing. */
import type { Upstream } from '../../domain/route.ts';
import { readJsonObject, TransportError } from '../../lib/http/http-client.ts';
import { clientFor } from './openai/server.ts';
import { failureOf } from './upstream-failure.ts';

const probeTimeoutMs = 10_000;
const maxModels = 500;

export type UpstreamProbe = {
  isOk: boolean;
  /** For the operator; no words of the server, which could repeat a key. */
  message: string;
  /** The names of its models, where it lists them. */
  models: string[];
};

export const probeUpstream = async (upstream: Upstream, userAgent: string): Promise<UpstreamProbe> => {
  if (upstream.type === 'ai-sdk') return failed('is a provider package: its routes are checked one by one');
  const client = clientFor(upstream, userAgent);
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const path = upstream.type === 'comfyui' ? '/system_stats' : '/models';
  const startedMs = performance.now();
  try {
    const response = await client.request(path, { signal, idleTimeoutMs: probeTimeoutMs });
    if (response.status < 200 || response.status > 299) throw await failureOf(response, signal);
    const { data } = await readJsonObject(response, signal);
    const models = namesIn(data);
    const ms = Math.round(performance.now() - startedMs);
    const has = upstream.type === 'comfyui' ? '' : ` and lists ${models.length} models`;
    return { isOk: true, message: `answers in ${ms} ms${has}`, models };
  } catch (error) {
    return failed(reasonOf(error));
  } finally {
    await client.close();
  }
};

const failed = (message: string): UpstreamProbe => ({ isOk: false, message, models: [] });

const namesIn = (data: unknown): string[] =>
  (Array.isArray(data) ? data : [])
    .map((model) => (model as { id?: unknown } | null)?.id)
    .filter((id): id is string => typeof id === 'string' && id.length <= 200)
    .slice(0, maxModels);

const reasonOf = (error: unknown): string => {
  if (error instanceof TransportError) {
    if (error.code === 'forbidden_address')
      return 'has a private address: name it in the config file, or set KINORA_ALLOW_PRIVATE_UPSTREAMS';
    if (error.kind === 'malformed') return 'answers, but not in the form of this type';
    return error.kind === 'timeout'
      ? 'does not answer in time'
      : `does not answer (${error.code ?? error.kind})`;
  }
  const { status } = error as { status?: number };
  if (status === 401 || status === 403) return `refuses the key (status ${status})`;
  if (status === 404) return 'has no such path (status 404): is /v1 missing in the address?';
  return status === undefined ? 'refuses the request' : `answers with status ${status}`;
};
