/** One line a request: who asked for what, how it ended, how long it took. Never a key, a prompt or a signature. */
import type { FastifyInstance } from 'fastify';
import { createLineWriter, type Logger } from '../lib/logger.ts';

export const registerRequestLog = (app: FastifyInstance, logger: Logger): void => {
  const writeLine = createLineWriter(logger);
  app.addHook('onResponse', (request, reply, done) => {
    const { caller, modelId, errorCode } = request;
    // The query may hold a signature. Ids and codes are ours and need no escaping.
    const path = JSON.stringify(request.url.split('?', 1)[0]);
    const who = caller ? `,"account":${JSON.stringify(caller.account.name)},"key":"${caller.key.id}"` : '';
    const model = modelId === undefined ? '' : `,"model":"${modelId}"`;
    const error = errorCode === undefined ? '' : `,"error":"${errorCode}"`;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    writeLine(
      `"requestId":"${request.id}","method":"${request.method}","path":${path}${who}${model},"status":${reply.statusCode}${error},"ms":${ms},"msg":"request"`,
    );
    done();
  });
};
