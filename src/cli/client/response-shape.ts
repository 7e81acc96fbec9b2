/** The shape of a server's response. Written by hand because importing a schema library delays every command. */

/** The response does not have the shape; the message says where and what was expected. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse';

  constructor(path: string, expected: string) {
    super(`${path === '' ? 'it' : path} is not ${expected}`);
  }
}

/** Returns the value as it is, fields that no shape names included. */
export type Shape<T> = (value: unknown, path?: string) => T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

const shape =
  <T>(expected: string, isIt: (value: unknown) => value is T): Shape<T> =>
  (value, path = '') => {
    if (!isIt(value)) throw new UnexpectedResponse(path, expected);
    return value;
  };

export const string = shape('a string', (value) => typeof value === 'string');
export const nonEmptyString = shape(
  'a string',
  (value): value is string => typeof value === 'string' && value !== '',
);
/** It becomes a word of a command that is shown to be copied. */
export const identifier = shape(
  'an id',
  (value): value is string => typeof value === 'string' && /^[\w.:/@+=~-]{1,200}$/.test(value),
);
export const number = shape('a number', (value) => typeof value === 'number');
export const boolean = shape('true or false', (value) => typeof value === 'boolean');
export const literalOf = <T extends string>(...words: T[]): Shape<T> =>
  shape(`one of ${words.join(', ')}`, (value): value is T => words.includes(value as T));

export const anything: Shape<unknown> = (value) => value;

export const orNull =
  <T>(inner: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : inner(value, path);

/** Absent or null. */
export const optional =
  <T>(inner: Shape<T>): Shape<T | null | undefined> =>
  (value, path) =>
    value === undefined || value === null ? value : inner(value, path);

/** More than any list of ours has, and few enough to be compared with each other. */
const mostItems = 10_000;

export const arrayOf =
  <T>(inner: Shape<T>): Shape<T[]> =>
  (value, path = '') => {
    if (!Array.isArray(value)) throw new UnexpectedResponse(path, 'a list');
    if (value.length > mostItems) throw new UnexpectedResponse(path, `a list of at most ${mostItems}`);
    for (const [index, item] of value.entries()) inner(item, `${path}[${index}]`);
    return value;
  };

/** The names that any of the alternatives has. */
type NamesOf<Response> = Response extends unknown ? keyof Response : never;
/** The type that a field has in one of the alternatives. */
type FieldOf<Response, Name> = Response extends unknown
  ? Name extends keyof Response
    ? Response[Name]
    : never
  : never;

/** A field that may be undefined may be absent. */
type Read<Fields> = {
  [Name in keyof Fields as undefined extends Shaped<Fields[Name]> ? never : Name]: Shaped<Fields[Name]>;
} & {
  [Name in keyof Fields as undefined extends Shaped<Fields[Name]> ? Name : never]?: Shaped<Fields[Name]>;
};

/**
 * An object with these fields of a response: a name that its schema does not have, or a type that the schema's field
 * can never have, does not compile. Fields may be absent that the schema promises.
 */
export const someFieldsOf =
  <Response>() =>
  <Fields extends { [Name in keyof Fields]: Name extends NamesOf<Response> ? Shape<unknown> : never }>(
    fields: Fields & {
      [Name in keyof Fields]: FieldOf<Response, Name> extends Shaped<Fields[Name]> ? unknown : never;
    },
  ): Shape<Read<Fields>> =>
  (value, path = '') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new UnexpectedResponse(path, 'an object');
    for (const [name, inner] of Object.entries<Shape<unknown>>(fields))
      inner((value as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`);
    return value as Read<Fields>;
  };
