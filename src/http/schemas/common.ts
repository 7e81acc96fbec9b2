/** Shared parts of schemas. */
import { type TSchema, type TUnsafe, Type } from 'typebox';

export const text = (description: string, options: object = {}) =>
  Type.String({ minLength: 1, description, ...options });

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

/** In a form all values are text. */
export const formFlag = (description: string) => oneOf(['true', 'false'] as const, { description });

/** A file part. Handlers put this marker in place of the file before validating. */
export const file = (description: string) => Type.String({ format: 'binary', description });
export const fileMarker = '(file)';

/** A parameter this model does not accept. */
export const refused = () => Type.Unsafe<undefined>({ not: {} });

export const unixTime = (description: string) =>
  Type.Integer({ description: `${description} (Unix seconds)` });

export const errorBody = Type.Object({
  error: Type.Object({
    message: Type.String(),
    type: Type.String(),
    code: Type.String(),
    param: Type.Optional(Type.String()),
  }),
});

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
