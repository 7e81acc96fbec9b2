/** The value types of the configuration: each describes in plain words what it expects. */
import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** For checks a schema cannot express: true, or what was expected (false: the schema's description). */
export type Check<T> = (value: T) => boolean | string;

export const text = Type.String({ pattern: '^[^\\u0000]+$', expected: 'a string' });
export const textWhere = (expected: string, check: Check<string>) => Type.String({ expected, check });
export const flag = Type.Boolean({ expected: 'true or false' });
export const number = (minimum: number, maximum: number) =>
  Type.Number({ minimum, maximum, expected: `a number from ${minimum} to ${maximum}` });
export const integer = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, expected: `a whole number from ${minimum} to ${maximum}` });

export const oneOf = <const T extends readonly string[]>(
  values: T,
  expected = `one of ${values.join(', ')}`,
) => Type.Unsafe<T[number]>({ type: 'string', enum: values, expected });

export const listOf = <T extends TSchema>(item: T, expected = 'a list', minItems = 0) =>
  Type.Array(item, { expected, minItems });

export const urlOf = (...protocols: string[]) =>
  textWhere(`a URL beginning ${protocols.join(' or ')}`, (value) =>
    protocols.includes(URL.parse(value)?.protocol ?? ''),
  );

/** Exactly these fields. `noun`: what an unknown one is called. */
export const objectOf = <T extends TProperties>(fields: T, noun = 'field') =>
  Type.Object(fields, { additionalProperties: false, expected: 'an object', noun });

/** Any of the listed names, all with the same type of value. */
export const byName = <T extends TSchema>(names: readonly string[], value: T, noun: string) =>
  Type.Unsafe<Record<string, Static<T>>>(
    objectOf(Object.fromEntries(names.map((name) => [name, Type.Optional(value)])), noun),
  );

export const anyObject = Type.Unsafe<Record<string, unknown>>({ type: 'object', expected: 'an object' });

/** Null counts as absent. */
export const optional = <T extends TSchema>(value: T) =>
  Type.Optional(
    Type.Unsafe<Static<T> | null>({
      ...value,
      nullable: true,
      ...('enum' in value && { enum: [...(value.enum as string[]), null] }),
    }),
  );
