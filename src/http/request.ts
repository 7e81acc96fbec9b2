/** What our hooks add to Fastify's request. */
import type { Caller } from '../domain/account.ts';
import type { ErrorCode } from '../domain/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by authenticate before any handler runs. */
    caller: Caller;
    /** For the log line. */
    modelId: string | undefined;
    errorCode: ErrorCode | undefined;
    scratchDir(): Promise<string>;
  }
}
