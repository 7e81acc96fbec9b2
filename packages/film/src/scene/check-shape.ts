/** Holds a value against a schema and says what is wrong. */

import type { Schema } from './schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value that is no object and no list must be; undefined when it is. */
const mistakeIn = (value: unknown, schema: Schema): string | undefined => {
  if ('enum' in schema)
    return schema.enum.some((one) => one === value) ? undefined : `one of ${schema.enum.join(', ')}`;
  if (!('type' in schema)) return undefined;
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false';
  if (schema.type === 'number' || schema.type === 'integer') {
    const isNumber = schema.type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
    const holds = isNumber && (value as number) >= schema.minimum && (value as number) <= schema.maximum;
    const kind = schema.type === 'integer' ? 'a whole number' : 'a number';
    return holds ? undefined : `${kind} from ${schema.minimum} to ${schema.maximum}`;
  }
  if (schema.type !== 'string') return undefined;
  if ('pattern' in schema) {
    const holds = typeof value === 'string' && new RegExp(schema.pattern).test(value);
    return holds ? undefined : `text like ${schema.pattern}`;
  }
  const length = typeof value === 'string' ? [...value].length : -1;
  const holds = length >= schema.minLength && length <= schema.maxLength;
  return holds ? undefined : `text of ${schema.minLength} to ${schema.maxLength} characters`;
};

/** `what` names the whole in mistakes: "scene". */
export const checkShape = (
  value: unknown,
  schema: Schema,
  path: string,
  mistakes: string[],
  what: string,
): void => {
  if ('anyOf' in schema) {
    if (value !== null) checkShape(value, schema.anyOf[0], path, mistakes, what);
  } else if ('type' in schema && schema.type === 'object') {
    if (!isRecord(value)) return void mistakes.push(`${path || what} must be an object`);
    const prefix = path ? `${path}.` : '';
    for (const [name, field] of Object.entries(schema.properties))
      if (value[name] !== undefined || schema.required.includes(name))
        checkShape(value[name], field, `${prefix}${name}`, mistakes, what);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(schema.properties, name))
        mistakes.push(`${prefix}${name} is not a field of the ${what}`);
  } else if ('type' in schema && schema.type === 'array') {
    const { minItems, maxItems } = schema;
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
      return void mistakes.push(`${path} must be a list of ${minItems} to ${maxItems} entries`);
    for (const [index, entry] of value.entries())
      checkShape(entry, schema.items, `${path}[${index}]`, mistakes, what);
  } else {
    const expected = mistakeIn(value, schema);
    if (expected) mistakes.push(`${path} must be ${expected}`);
  }
};
