/** The part of JSON schema that scenes and facts are described in. */

export type ObjectSchema = {
  type: 'object';
  properties: Record<string, Schema>;
  required: string[];
  additionalProperties: false;
};
export type Schema =
  | ObjectSchema
  | { enum: readonly (string | number | null)[] }
  | { type: 'number' | 'integer'; minimum: number; maximum: number }
  | { type: 'boolean' }
  | { type: 'string'; minLength: number; maxLength: number }
  | { type: 'string'; pattern: string }
  | { type: 'array'; items: Schema; minItems: number; maxItems: number }
  | { anyOf: [Schema, { type: 'null' }] };

export const oneOf = (names: readonly (string | number | null)[]): Schema => ({ enum: names });
export const oneOrNull = (names: readonly string[]): Schema => ({ enum: [...names, null] });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
export const allOf = (names: readonly string[], least = 0) => listOf(oneOf(names), names.length, least);
export const text = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
export const shape = (
  properties: Record<string, Schema>,
  optional: readonly string[] = [],
): ObjectSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
