/** The OpenAPI description of a route; its schemas are those the route validates with. */
import type { FastifyContextConfig } from 'fastify';
import type { TSchema } from 'typebox';

export type OpenApiOperation = {
  summary: string;
  tag: 'Video' | 'Audio' | 'Chat' | 'Service' | 'Console';
  query?: TSchema;
  /** An Idempotency-Key makes it safe to repeat. */
  takesIdempotencyKey?: true;
  /** A resumable event stream. */
  takesLastEventId?: true;
  /** By content type; several schemas are alternatives. Made when the document is asked for: those of all models are many. */
  body?: () => Record<string, TSchema[]>;
  /** By content type, too. */
  response: Record<string, TSchema[]>;
  needsNoKey?: true;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OpenApiOperation;
  }
}

/** The options of a route of the console's own API, which answers with JSON. */
export const consoleOperation = (summary: string, response: TSchema) =>
  documented({ summary, tag: 'Console', response: { 'application/json': [response] } });

/** The options of a route with this description. One that answers with JSON alone, and so whole, answers HEAD too. */
export const documented = (operation: OpenApiOperation, config: FastifyContextConfig = {}) => ({
  config: { ...config, operation },
  exposeHeadRoute: Object.keys(operation.response).every((type) => type === 'application/json'),
});

/** The options of a page: it is made whole. */
export const page = { exposeHeadRoute: true };
