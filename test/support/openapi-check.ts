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
