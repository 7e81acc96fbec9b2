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

const renamed = (values: object, rename: (name: string) => string): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]));

export const fieldsOf = <Row extends object>(row: Row) =>
  renamed(row, fieldName) as {
    [Name in keyof Row as CamelCase<Name> & string]: Row[Name];
  };

export const columnsOf = <Fields extends object>(fields: Fields) =>
  renamed(fields, (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as {
    [Name in keyof Fields as SnakeCase<Name>]: Fields[Name];
  };
