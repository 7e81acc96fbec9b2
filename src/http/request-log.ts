/** One log line per request: caller, route, outcome, duration. Never a key, a prompt or a signature. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { isKept, type RequestRecord, unansweredStatus } from '../domain/log/request-record.ts';
import { createLineWriter, type Logger } from '../lib/logger.ts';
import { isMeasured, measure } from '../lib/measurements.ts';
import type { RequestSpan } from '../lib/tracing.ts';

type RequestLine = {
  id: string;
  method: string;
  path: string;
  caller: Caller | null;
  modelId?: string | undefined;
  status: number;
  errorCode?: ErrorCode | undefined;
  /** The client left before the response was complete. */
  hasLeft?: boolean;
  tookMs: number;
};

/** A path that may be one of a shared video, however it is spelt, behind a prefix or with the host before it. */
const mayNameShared = /%|\/watch|^[^/]/i;
const sharedRoute = /^\/watch\/:secret/;

const namesShared = (path: string): boolean => {
  try {
    return /\/watch/i.test(decodeURIComponent(path));
  } catch {
    return true;
  }
};

/** Longer than any path of ours: strangers would fill the disk with 16 KB a request. */
const mostPathCharacters = 500;

const shortened = (path: string): string =>
  path.length > mostPathCharacters ? `${path.slice(0, mostPathCharacters)}…` : path;

/**
 * The query may hold a signature. The word behind /watch/ opens a shared video: such a path is logged as the pattern of
 * its route, by which it was found whatever its spelling, and not at all where a mistyped one has no route.
 */
const loggedPath = (request: FastifyRequest): string => {
  const query = request.url.indexOf('?');
  const path = query === -1 ? request.url : request.url.slice(0, query);
  if (!mayNameShared.test(path)) return shortened(path);
  const { url: route } = request.routeOptions;
  if (route !== undefined) return sharedRoute.test(route) ? route.replace(':secret', '*') : shortened(path);
  return namesShared(path) ? '/watch/*' : shortened(path);
};

const createRequestLog = (logger: Logger): ((line: RequestLine) => void) => {
  const writeLine = createLineWriter(logger);
  const callerFields = createCallerFields();
  return ({ id, method, path, caller, modelId, status, errorCode, hasLeft, tookMs }) => {
    // Ids and codes are ours and need no escaping.
    const pathText = JSON.stringify(path);
    const fields = caller ? callerFields(caller) : '';
    const model = modelId === undefined ? '' : `,"model":"${modelId}"`;
    const error = errorCode === undefined ? '' : `,"error":"${errorCode}"`;
    const left = hasLeft ? ',"left":true' : '';
    const ms = Math.round(tookMs * 10) / 10;
    writeLine(
      `"requestId":"${id}","method":"${method}","path":${pathText}${fields}${model},"status":${status}${error}${left},"ms":${ms},"msg":"request"`,
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
      const { id, method, caller, modelId, errorCode } = request;
      const status = raw.headersSent ? raw.statusCode : unansweredStatus;
      const tookMs = performance.now() - startedMs;
      log({
        id,
        method,
        path: loggedPath(request),
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
