/** Parts of schemas that requests, responses and events share. */
import { type TSchema, type TUnsafe, Type } from 'typebox';

/** An enum and not a union of constants: the error then lists the allowed values. */
export const oneOf = <const T extends readonly (string | number)[]>(
  values: T,
  options: object = {},
): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: values,
    ...options,
  });

export const unixTime = (description: string) =>
  Type.Integer({ description: `${description} (Unix seconds)` });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
