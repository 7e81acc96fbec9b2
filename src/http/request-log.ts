/** One log line per request: caller, route, outcome, duration. Never a key, a prompt or a signature. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { isKept, type RequestRecord } from '../domain/log/request-record.ts';
import { createLineWriter, type Logger } from '../lib/logger.ts';
import { isMeasured, measure } from '../lib/measurements.ts';
import type { RequestSpan } from '../lib/tracing.ts';

type RequestLine = {
  id: string;
  method: string;
  url: string;
  caller: Caller | null;
  modelId?: string | undefined;
  status: number;
  errorCode?: ErrorCode | undefined;
  /** The client left before the response was complete. */
  hasLeft?: boolean;
  tookMs: number;
};

/** The status that proxies log for a client that left before any response. */
const unansweredStatus = 499;

/** The query may hold a signature; the word behind /watch/ opens a shared video. */
const loggedPath = (url: string): string => {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return path.startsWith('/watch/') ? path.replace(/^\/watch\/[^/]*/, '/watch/*') : path;
};

const createRequestLog = (logger: Logger): ((line: RequestLine) => void) => {
  const writeLine = createLineWriter(logger);
  const callerFields = createCallerFields();
  return ({ id, method, url, caller, modelId, status, errorCode, hasLeft, tookMs }) => {
    // Ids and codes are ours and need no escaping.
    const path = JSON.stringify(loggedPath(url));
    const fields = caller ? callerFields(caller) : '';
    const model = modelId === undefined ? '' : `,"model":"${modelId}"`;
    const error = errorCode === undefined ? '' : `,"error":"${errorCode}"`;
    const left = hasLeft ? ',"left":true' : '';
    const ms = Math.round(tookMs * 10) / 10;
    writeLine(
      `"requestId":"${id}","method":"${method}","path":${path}${fields}${model},"status":${status}${error}${left},"ms":${ms},"msg":"request"`,
    );
  };
};

/** Cached: the same few callers repeat, and a line joined of fewer pieces is written faster. */
const createCallerFields = (): ((caller: Caller) => string) => {
  const known = new WeakMap<Caller, string>();
  return (caller) => {
    let fields = known.get(caller);
    if (fields === undefined) {
      fields = `,"account":${JSON.stringify(caller.account.name)},"key":"${caller.key.id}"`;
      known.set(caller, fields);
    }
    return fields;
  };
};

const isJson = (contentType: unknown): boolean =>
  typeof contentType === 'string' && contentType.startsWith('application/json');

/** As the API has it, also where the console asked. */
const pathOf = (request: FastifyRequest): string =>
  (request.routeOptions.url ?? 'unmatched').replace(/^\/console\/api/, '');

type KeptRequest = Omit<RequestRecord, 'id' | 'createdMs'>;

/** Only requests of a caller: what is refused before belongs to no account. */
const keepRequest = (
  request: FastifyRequest,
  { status, tookMs }: { status: number; tookMs: number },
  keep: (record: KeptRequest) => void,
): void => {
  const { id, method, caller } = request;
  if (!caller || !isKept(method, status)) return;
  keep({
    requestId: id,
    accountId: caller.account.id,
    keyId: caller.key.id,
    method,
    path: pathOf(request),
    model: request.modelId ?? null,
    route: request.servedRoute ?? null,
    status,
    error: request.errorCode ?? null,
    tookMs: Math.round(tookMs),
    reference: request.createdTaskId ?? id,
  });
};

/** By the response's close and not Fastify's onResponse, which is never called for a client that left early. */
export const logRequests = (
  logger: Logger,
  record: (status: number, tookMs: number | null) => void,
  keep: (record: KeptRequest) => void,
) => {
  const log = createRequestLog(logger);
  return (request: FastifyRequest, reply: FastifyReply, span: RequestSpan | undefined): void => {
    const { raw } = reply;
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
      // An exception in an event handler would end the process.
      try {
        record(status, isJson(reply.getHeader('content-type')) ? tookMs : null);
        keepRequest(request, { status, tookMs }, keep);
        // Fastify builds a new object for `routeOptions` at each read.
        if (!span && !isMeasured('request')) return;
        const route = request.routeOptions.url ?? 'unmatched';
        measure('request', { method, route, status, seconds: tookMs / 1000 });
        span?.end(route, status);
      } catch (error) {
        logger.error({ err: error }, 'the statistics of a request were not recorded');
      }
    });
  };
};
