/** Fields our hooks add to Fastify's request. */
import type { Caller } from '../domain/account.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of api-request-hook.ts before any handler runs. */
    caller: Caller;
    /** For responses that stay open: throws when the caller is no longer authorised. */
    identifyAgain: () => MaybePromise<Caller>;
    /** For the log line. */
    modelId: string | undefined;
    errorCode: ErrorCode | undefined;
    /** For the request log: the route that served it, and the video it created. */
    servedRoute: string | undefined;
    createdTaskId: string | undefined;
    scratchDir(): Promise<string>;
  }
}
