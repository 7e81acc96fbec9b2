/** OpenAPI 3.1, collected from the routes as they are registered. */
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { errorTable } from '../domain/errors.ts';
import type { OpenApiOperation } from './operation.ts';
import { errorBody } from './schemas/common.ts';

export const registerOpenApi = (app: FastifyInstance, version: string): void => {
  const paths: Record<string, Record<string, unknown>> = {};

  app.addHook('onRoute', ({ method, url, config }) => {
    const operation = config?.operation;
    // The console serves the same routes under its own path.
    if (!operation || url.startsWith('/console/')) return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    for (const verb of [method].flat()) {
      if (verb === 'HEAD') continue;
      paths[path] = { ...paths[path], [verb.toLowerCase()]: describe(verb, path, operation) };
    }
  });

  app.get('/openapi.json', async () => ({
    openapi: '3.1.0',
    info: {
      title: 'Kinora',
      version,
      description: 'Video generation, speech-to-text, translation, text-to-speech and audio chat.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorBody },
    },
  }));
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
  ...(operation.body && { requestBody: { required: true, content: contents(operation.body) } }),
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
