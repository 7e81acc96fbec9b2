/** What /openapi.json says of a route; its schemas are the ones the route validates with. */
import type { TSchema } from 'typebox';

export type OpenApiOperation = {
  summary: string;
  tag: 'Video' | 'Audio' | 'Chat' | 'Service';
  query?: TSchema;
  /** An Idempotency-Key makes it safe to repeat. */
  takesIdempotencyKey?: true;
  /** A stream of events that can be resumed. */
  takesLastEventId?: true;
  /** By content type; several schemas are alternatives. */
  body?: Record<string, TSchema[]>;
  response: Record<string, TSchema[]>;
  needsKey: boolean;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OpenApiOperation;
  }
}
