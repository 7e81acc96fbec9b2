/** Builds the HTTP application; listening and stopping are in main.ts. */
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError } from '../domain/errors.ts';
import { mostOpenFiles } from '../lib/files/open-files.ts';
import { createSerialIds, opaqueId } from '../lib/ids.ts';
import { startRequestSpan } from '../lib/tracing.ts';
import { createApiRequestHook } from './api-request-hook.ts';
import type { AppDeps } from './app-deps.ts';
import { parseJsonBodies } from './body/long-json.ts';
import { followWork } from './client-signal.ts';
import { connectionLimit, limitConnections, mayBeProxy } from './connections-by-network.ts';
import { registerConsole } from './console/console.ts';
import { createErrorHandler, sendError } from './error-handler.ts';
import { registerOpenApi } from './openapi.ts';
import { createRestrictedResources } from './restricted-resources.ts';
import './operation.ts';
import './request.ts';
import { registerScratch } from './body/scratch.ts';
import { logRequests } from './request-log.ts';
import { inOrder } from './requests-in-order.ts';
import { registerApiRoutes } from './routes/api-routes.ts';
import { registerCharacterPage } from './routes/characters.ts';
import { registerFileRoutes } from './routes/files.ts';
import { registerHealthRoutes } from './routes/health.ts';
import { registerPaymentWebhook } from './routes/payments.ts';
import { registerWatchPage } from './routes/watch.ts';
import { closeUnread } from './unread-responses.ts';

const plainBodyBytes = 1024 * 1024;

export const buildApp = (deps: AppDeps): FastifyInstance => {
  const { logger, trustProxy: trusted } = deps;
  const nextSerial = createSerialIds();
  const app = Fastify({
    logger: false,
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: plainBodyBytes,
    genReqId: () => `req_${nextSerial()}`,
    serverFactory: (framework) => {
      const { handle, responses } = inOrder(framework);
      const server = createServer(
        {
          // Node would answer a request without a Host itself, not in our error format.
          requireHostHeader: false,
          keepAliveTimeout: 75_000,
          requestTimeout: deps.uploads.totalMs,
          headersTimeout: deps.uploads.idleMs,
          // Node checks for slow senders only at this interval.
          connectionsCheckingInterval: Math.min(5000, deps.uploads.idleMs),
        },
        handle,
      );
      closeUnread(server, responses, deps.uploads.idleMs);
      limitConnections(server, {
        most: connectionLimit(mostOpenFiles()),
        isFree: (address) => mayBeProxy(address, trusted),
      });
      return server;
    },
    // A stream that is made for HEAD is read to its end after the response is over.
    exposeHeadRoutes: false,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply.header('x-request-id', `req_${opaqueId()}`), new ApiError('endpoint_not_found'));
    },
    routerOptions: { maxParamLength: 1000 },
  });
  // Node would answer an unknown Expect header with a 417 itself; it is ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.decorateRequest('caller', null as never);
  app.decorateRequest('identifyAgain', null as never);
  app.decorateRequest('modelId', undefined);
  app.decorateRequest('errorCode', undefined);
  app.decorateRequest('servedRoute', undefined);
  app.decorateRequest('createdTaskId', undefined);
  app.setErrorHandler(createErrorHandler(logger));
  app.setNotFoundHandler(() => {
    throw new ApiError('endpoint_not_found');
  });
  app.removeAllContentTypeParsers();
  parseJsonBodies(app);
  // Left in the stream: the handler reads it within its own limits.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  registerScratch(app, deps.scratchDir);
  followWork(app);
  registerOpenApi(app, deps.version);

  const logRequest = logRequests(logger, deps.requestStats.record, deps.requestLog.record);
  // One hook, in callback style: with three of them a status read took 6 % longer.
  app.addHook('onRequest', (request, reply, done) => {
    const span = startRequestSpan(request);
    logRequest(request, reply, span);
    reply.header('x-request-id', request.id);
    // Closes the connection, so that the client's next request goes to another process and none is sent into a closing
    // connection.
    if (deps.isShuttingDown()) reply.header('connection', 'close');
    // Refuses unknown paths before reading the body.
    const refusal = request.is404 ? new ApiError('endpoint_not_found') : undefined;
    if (span) span.run(() => done(refusal));
    else done(refusal);
  });

  registerHealthRoutes(app, deps);
  registerFileRoutes(app, deps);
  registerCharacterPage(app, deps);
  registerPaymentWebhook(app, deps);
  registerWatchPage(app, deps);
  void app.register(async (api) => {
    const identify = ({ headers, ip }: FastifyRequest) => deps.access.authenticate(headers.authorization, ip);
    api.addHook(
      'onRequest',
      createApiRequestHook({
        identify,
        rateLimiter: deps.rateLimiter,
        limits: deps.limits,
        refusalOf: createRestrictedResources(deps),
      }),
    );
    registerApiRoutes(api, deps);
  });
  registerConsole(app, deps);
  return app;
};

/** Input that never became a request: invalid HTTP, oversized headers, a slow sender. Uses the same error format. */
const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(
    new ApiError('invalid_request', {
      message: 'The HTTP request is malformed or arrived too slowly.',
    }).toBody(),
  );
  socket.end(
    `HTTP/1.1 400 ${STATUS_CODES[400]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-request-id: req_${opaqueId()}\r\nx-should-retry: false\r\nconnection: close\r\n\r\n${body}`,
  );
};
