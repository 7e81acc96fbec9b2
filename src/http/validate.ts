/** Validates client input against a schema; the first error becomes an ApiError that names the parameter. */

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { ApiError, invalidParameter, missingParameter } from '../domain/errors.ts';
import { formatPath, parsePointer } from '../lib/value-path.ts';

const ajv = new Ajv({
  strict: false,
  allowUnionTypes: true,
  discriminator: true,
  formats: { binary: true },
  // Checking our own schemas would be most of the first request.
  meta: false,
  validateSchema: false,
});

export type Fields = Record<string, unknown>;

/** Ten times what any endpoint takes: thousands of fields would be copied and checked one by one. */
const maxFields = 256;

export const requireObject = (body: unknown): Fields => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('invalid_request', { message: 'The request body must be a JSON object.' });
  }
  if (Object.keys(body).length > maxFields)
    throw new ApiError('invalid_request', { message: `The request body has more than ${maxFields} fields.` });
  return body as Fields;
};

/** Null and blank text count as absent: a required parameter is then missing, an optional one not set. */
export const presentFields = (fields: Fields): Fields => {
  const present: Fields = Object.create(null);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    present[name] = storable(name, value);
  }
  return present;
};

/** Of a query string. */
export const queryFields = ({ query }: { query: unknown }): Fields => presentFields(query as Fields);

/** The same where null has a meaning of its own. */
export const storableFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(name, value)]));

export const nestingRead = 6;

/**
 * Refuses NUL, which Postgres cannot store, and replaces lone surrogates, which no database stores. Values below the
 * depth of our schemas are dropped: 100,000 levels can be parsed without recursion but not serialised.
 */
const storable = (name: string, value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalidParameter(name, 'must not contain NUL characters');
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === nestingRead) return undefined;
  if (Array.isArray(value)) return value.map((item) => storable(name, item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, storable(name, item, depth + 1)]),
  );
};

/**
 * Returns what the schema names and nothing else: what a handler spreads into a query must not bring fields of the
 * client's own.
 */
export const createValidator = <T extends TSchema>(schema: T) => {
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : undefined;
  // Compiled on first use: all of them would be a tenth of the start.
  let check: ValidateFunction | undefined;
  return (fields: Fields): Static<T> => {
    check ??= ajv.compile(schema);
    if (!check(fields)) throw toApiError(check.errors![0]!);
    return (names ? namedFields(fields, names) : fields) as Static<T>;
  };
};

const namedFields = (fields: Fields, names: string[]): Fields => {
  const named: Fields = Object.create(null);
  for (const name of names) if (fields[name] !== undefined) named[name] = fields[name];
  return named;
};

const toApiError = (error: ErrorObject): ApiError => {
  const path = parsePointer(error.instancePath);
  if (error.keyword === 'required') path.push(error.params.missingProperty);
  const [param = ''] = path;
  if (error.keyword === 'required') return missingParameter(param, formatPath(path));
  return invalidParameter(param, describe(error), formatPath(path));
};

const typeNames: Record<string, string> = { number: 'a number', integer: 'a whole number' };

const describe = ({ keyword, params, message }: ErrorObject): string => {
  switch (keyword) {
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'not':
      return 'is not supported by this model';
    case 'discriminator':
      return `${params.tag} must name a kind of block that this model accepts`;
    case 'type':
      return `must be ${String(params.type)
        .split(',')
        .map((type) => typeNames[type] ?? type)
        .join(' or ')}`;
    case 'maxItems':
      return `accepts at most ${params.limit} item${params.limit === 1 ? '' : 's'} with this model`;
    case 'minimum':
      return `must be ${params.limit} or more`;
    case 'maximum':
      return `must be ${params.limit} or less`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    default:
      return message ?? 'is not valid';
  }
};
