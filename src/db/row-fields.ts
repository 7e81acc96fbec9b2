/**
 * Columns are named in snake_case; the fields of our types have the same names in camelCase. Video tasks, which are read
 * far more often than anything else, are converted field by field in video-task-row.ts.
 */

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

const fieldNames = new Map<string, string>();
const fieldName = (column: string): string => {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  fieldNames.set(column, name);
  return name;
};

export const fieldsOf = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value])) as {
    [Name in keyof Row as CamelCase<Name> & string]: Row[Name];
  };

/** Flags are stored as 0 or 1, lists and objects as JSON. */
type Stored<Value> = Value extends boolean ? number : Value extends object ? string : Value;
export type ColumnsOf<Fields> = { [Name in keyof Fields as SnakeCase<Name>]: Stored<Fields[Name]> };

const stored = (value: unknown): unknown => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

export const columnsOf = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      stored(value),
    ]),
  ) as ColumnsOf<Fields>;
