/**
 * OpenAPI 3.1 of the routes, collected as they are registered and described when a document is first asked for: the
 * API, and the console's own.
 */
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { errorTable } from '../domain/errors.ts';
import { errorResponse } from '../domain/responses/error-responses.ts';
import { type OpenApiOperation, page } from './operation.ts';

/** The beginning of routes of the console's own API; it also serves the routes of the API, described once, without it. */
const consolePrefix = '/console/api';

type Route = { verb: string; path: string; operation: OpenApiOperation };

type Paths = Record<string, Record<string, unknown>>;

const describeAll = (routes: readonly Route[]): Paths => {
  const paths: Paths = {};
  for (const { verb, path, operation } of routes)
    paths[path] = { ...paths[path], [verb.toLowerCase()]: describe(verb, path, operation) };
  return paths;
};

export const registerOpenApi = (app: FastifyInstance, version: string): void => {
  const routes: Route[] = [];
  const consoleRoutes: Route[] = [];

  app.addHook('onRoute', ({ method, url, config }) => {
    const operation = config?.operation;
    const isConsole = operation?.tag === 'Console';
    if (!operation || (!isConsole && url.startsWith(consolePrefix))) return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const verb of [method].flat())
      if (verb !== 'HEAD') (isConsole ? consoleRoutes : routes).push({ verb, path, operation });
  });

  const documentOf = (title: string, description: string, described: readonly Route[], key: object) => ({
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: describeAll(described),
    components: { securitySchemes: { key }, schemas: { Error: errorResponse } },
  });

  /** Written once: it costs milliseconds, and needs no key. */
  const serve = (url: string, makeDocument: () => object): void => {
    let written: Buffer | undefined;
    app.get(url, page, async (_request, reply) => {
      written ??= Buffer.from(JSON.stringify(makeDocument()));
      return reply.type('application/json; charset=utf-8').send(written);
    });
  };
  serve('/openapi.json', () =>
    documentOf(
      'Kinora',
      'Video generation, speech-to-text, translation, text-to-speech and audio chat.',
      routes,
      { type: 'http', scheme: 'bearer' },
    ),
  );
  serve('/console/openapi.json', () =>
    documentOf(
      'Kinora console',
      'What the pages of the console ask for besides the API, which they also reach under /console/api.',
      consoleRoutes,
      { type: 'apiKey', in: 'cookie', name: 'kinora_session' },
    ),
  );
};

/** For client generators: GET /v1/videos/{id} is getVideosId. */
const operationId = (verb: string, path: string): string =>
  verb.toLowerCase() +
  path
    .replace(/^\/v1(?=\/)/, '')
    .replaceAll(/[^a-z0-9]+([a-z0-9]?)/gi, (_, letter: string) => letter.toUpperCase());

const describe = (verb: string, path: string, operation: OpenApiOperation) => ({
  operationId: operationId(verb, path),
  summary: operation.summary,
  tags: [operation.tag],
  security: operation.needsNoKey ? [] : [{ key: [] }],
  parameters: [
    ...pathParameters(path),
    ...queryParameters(operation.query),
    ...(operation.takesIdempotencyKey ? [idempotencyKey] : []),
    ...(operation.takesLastEventId ? [lastEventId] : []),
  ],
  ...(operation.body && { requestBody: { required: true, content: contents(operation.body()) } }),
  responses: {
    200: { description: 'Done', content: contents(operation.response) },
    ...(operation.takesLastEventId && { 204: { description: 'You have seen the last event' } }),
    default: {
      description: `An error; code is one of ${Object.keys(errorTable).join(', ')}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

const header = (name: string, description: string, schema: object = {}) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
});
const idempotencyKey = header(
  'Idempotency-Key',
  'The same key and body give the same response for 24 hours',
  { minLength: 1, maxLength: 255 },
);
const lastEventId = header(
  'Last-Event-ID',
  'The id of the last event received: the stream continues from there',
);

const contents = (byType: Record<string, TSchema[]>) =>
  Object.fromEntries(
    Object.entries(byType).map(([type, schemas]) => {
      const [only] = schemas;
      return [type, only === undefined ? {} : { schema: schemas.length === 1 ? only : { anyOf: schemas } }];
    }),
  );

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (schema: TSchema | undefined) => {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
};
