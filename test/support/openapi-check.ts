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

/** The same for every service of a process: what differs by configuration is in request bodies. */
let validators: Promise<{ method: string; path: RegExp; validate: Validator }[]> | undefined;
let validateError: Validator | undefined;

const readValidators = async (url: string) => {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
  const strict = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
  validateError = strict.compile(withoutUnknown(document.components.schemas.Error) as object);
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => {
      const schema = responses['200']?.content['application/json']?.schema;
      return schema === undefined
        ? []
        : [
            {
              method: method.toUpperCase(),
              path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
              validate: strict.compile(withoutUnknown(schema) as object),
            },
          ];
    }),
  );
};

/** Holds a JSON response against the published schema of its operation, or of errors. */
export const checkPublished = async (url: string, method: string, path: string, response: Response) => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || !/^\/v1\/(video|models)/.test(path) || method === 'HEAD') return;
  validators ??= readValidators(url);
  const known = await validators;
  const text = await response.clone().text();
  const body: unknown = JSON.parse(text);
  const [pathname = ''] = path.split('?');
  const found = known.find((each) => each.method === method && each.path.test(pathname));
  const validate = response.ok ? found?.validate : validateError;
  if (!validate) return;
  assert.ok(
    validate(body),
    `${method} ${path} answered ${text.slice(0, 2000)}: ${JSON.stringify(validate.errors)}`,
  );
};
