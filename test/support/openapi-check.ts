/** Holds real answers and bodies against what /openapi.json promises of them. */
import assert from 'node:assert/strict';
import { Ajv } from 'ajv';

type Schema = { properties?: Record<string, unknown>; required?: string[]; anyOf?: Schema[] };
type Content = Record<string, { schema?: Schema }>;
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        security: object[];
        parameters: { name: string; in: string; required: boolean; schema: object }[];
        requestBody?: { required: boolean; content: Content };
        responses: Record<string, { description: string; content: Content }>;
      }
    >
  >;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};

const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });

const operationOf = (document: OpenApiDocument, operation: string) => {
  const [method = '', path = ''] = operation.split(' ');
  const found = document.paths[path]?.[method.toLowerCase()];
  assert.ok(found, `${operation} is not in the document`);
  return found;
};

export const createOpenApiCheck = async (url: string) => {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
  return {
    document,

    /** The answer fits one of the operation's schemas and has no field that schema does not name. */
    answer(operation: string, body: object): void {
      const { schema } = operationOf(document, operation).responses['200']!.content['application/json']!;
      assert.ok(schema);
      const fits = (schema.anyOf ?? [schema]).filter(
        (option) =>
          ajv.validate(option, body) && Object.keys(body).every((name) => name in (option.properties ?? {})),
      );
      assert.ok(fits.length > 0, `${operation} answered ${JSON.stringify(body)}`);
    },

    /** Whether the document says this body is taken. */
    takes(operation: string, contentType: string, body: unknown): boolean {
      const { schema } = operationOf(document, operation).requestBody!.content[contentType]!;
      assert.ok(schema);
      return ajv.validate(schema, body);
    },
  };
};
export type OpenApiCheck = Awaited<ReturnType<typeof createOpenApiCheck>>;

/** Deep: unknown fields fail wherever the schema names fields. */
const withoutUnknown = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutUnknown);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withoutUnknown(value)]),
  );
  return 'properties' in schema ? { ...inner, additionalProperties: false } : inner;
};

type Validator = ((body: unknown) => boolean) & { errors?: unknown };
type Published = {
  find: (method: string, path: string, contentType: string) => Validator | undefined;
  validateError: Validator;
};

const readPublished = async (documentUrl: string): Promise<Published> => {
  const document = (await (await fetch(documentUrl)).json()) as OpenApiDocument;
  const strict = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      content: responses['200']?.content ?? {},
    })),
  );
  const compiled = new Map<string, Validator>();
  return {
    find(method, path, contentType) {
      const found = operations.find(({ pattern }) => pattern.test(`${method} ${path}`));
      const schema = found?.content[contentType]?.schema;
      if (!schema) return undefined;
      const key = `${found.name} ${contentType}`;
      const validate = compiled.get(key) ?? strict.compile(withoutUnknown(schema) as object);
      compiled.set(key, validate);
      return validate;
    },
    validateError: strict.compile(withoutUnknown(document.components.schemas.Error) as object),
  };
};

/** The same for every service of a process: what differs by configuration is in request bodies. */
const published = new Map<string, Promise<Published>>();
const publishedAt = (url: string, path: string): Promise<Published> => {
  const reading = published.get(path) ?? readPublished(url + path);
  published.set(path, reading);
  return reading;
};

/** The data of each event, as its blocks arrive. */
const eventCheck = (check: (data: string) => void): TransformStream<Uint8Array, Uint8Array> => {
  const decoder = new TextDecoder();
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks)
        for (const line of block.split('\n'))
          if (line.startsWith('data: ') && line !== 'data: [DONE]') check(line.slice('data: '.length));
      controller.enqueue(chunk);
    },
  });
};

/**
 * Holds a response of the API or of the console's API against its published schema, each event of a stream included.
 * Returns the response to read.
 */
export const checkPublished = async (
  url: string,
  method: string,
  path: string,
  response: Response,
): Promise<Response> => {
  const [contentType = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isStream = contentType === 'text/event-stream';
  const [pathname = ''] = path.split('?');
  const apiPath = pathname.replace(/^\/console\/api(?=\/(v1|beta)\/)/, '');
  const isConsole = apiPath.startsWith('/console/api/');
  if (!isConsole && !/^\/(v1|beta|healthz|readyz)\b/.test(apiPath)) return response;
  if ((!isStream && contentType !== 'application/json') || method === 'HEAD') return response;

  const { find, validateError } = await publishedAt(
    url,
    isConsole ? '/console/openapi.json' : '/openapi.json',
  );
  const validate = response.ok ? find(method, apiPath, contentType) : validateError;
  assert.ok(validate, `${method} ${path} answers with ${contentType}, which is not published`);
  const check = (text: string): void =>
    assert.ok(
      validate(JSON.parse(text)),
      `${method} ${path} answered ${text.slice(0, 2000)}: ${JSON.stringify(validate.errors)}`,
    );
  if (!isStream) {
    check(await response.clone().text());
    return response;
  }
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(eventCheck(check)), { status, statusText, headers });
};
