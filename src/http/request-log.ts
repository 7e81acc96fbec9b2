/** One line a request: who asked for what, how it ended, how long it took. Never a key, a prompt or a signature. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { createLineWriter, type Logger } from '../lib/logger.ts';
import { measure } from '../lib/measurements.ts';
import type { RequestSpan } from '../lib/tracing.ts';

type RequestLine = {
  id: string;
  method: string;
  url: string;
  caller: Caller | null;
  modelId?: string | undefined;
  status: number;
  errorCode?: ErrorCode | undefined;
  /** The client went before it had the whole answer. */
  hasLeft?: boolean;
  tookMs: number;
};

/** What proxies write for a request whose client did not wait for any answer. */
const unansweredStatus = 499;

const createRequestLog = (logger: Logger): ((line: RequestLine) => void) => {
  const writeLine = createLineWriter(logger);
  const whoIs = createWho();
  return ({ id, method, url, caller, modelId, status, errorCode, hasLeft, tookMs }) => {
    // The query may hold a signature. Ids and codes are ours and need no escaping.
    const query = url.indexOf('?');
    const path = JSON.stringify(query === -1 ? url : url.slice(0, query));
    const who = caller ? whoIs(caller) : '';
    const model = modelId === undefined ? '' : `,"model":"${modelId}"`;
    const error = errorCode === undefined ? '' : `,"error":"${errorCode}"`;
    const left = hasLeft ? ',"left":true' : '';
    const ms = Math.round(tookMs * 10) / 10;
    writeLine(
      `"requestId":"${id}","method":"${method}","path":${path}${who}${model},"status":${status}${error}${left},"ms":${ms},"msg":"request"`,
    );
  };
};

/** The same few callers ask again and again, and a line joined of fewer pieces is written faster. */
const createWho = (): ((caller: Caller) => string) => {
  const known = new WeakMap<Caller, string>();
  return (caller) => {
    let who = known.get(caller);
    if (who === undefined) {
      who = `,"account":${JSON.stringify(caller.account.name)},"key":"${caller.key.id}"`;
      known.set(caller, who);
    }
    return who;
  };
};

/** By the response's close and not Fastify's onResponse, which never comes for a client that left before the end. */
export const logRequests = (logger: Logger, record: (status: number, tookMs: number) => void) => {
  const log = createRequestLog(logger);
  return (request: FastifyRequest, { raw }: FastifyReply, span: RequestSpan | undefined): void => {
    const startedMs = performance.now();
    raw.on('close', () => {
      const { id, method, url, caller, modelId, errorCode } = request;
      const status = raw.headersSent ? raw.statusCode : unansweredStatus;
      const tookMs = performance.now() - startedMs;
      log({
        id,
        method,
        url,
        caller,
        modelId,
        status,
        errorCode,
        hasLeft: !raw.writableFinished,
        tookMs,
      });
      // An event handler: what is thrown here would end the process.
      try {
        record(status, tookMs);
        const route = request.routeOptions.url ?? 'unmatched';
        measure('request', { method, route, status, seconds: tookMs / 1000 });
        span?.end(route, status);
      } catch (error) {
        logger.error({ err: error }, 'the figures of a request were not kept');
      }
    });
  };
};
