/** Validates the configuration against its schema and reports every error with its path. */

import { Ajv, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { formatPath, parsePointer } from '../lib/value-path.ts';
import type { Check } from './values.ts';

export type Path = readonly (string | number)[];

export type ConfigErrors = ReturnType<typeof createConfigErrors>;

/** `showPath`: how a path is shown to the operator, who may have set it by a variable. */
export const createConfigErrors = (showPath: (setting: string, path: string) => string) => {
  const found: { path: Path; message: string }[] = [];
  const startsWith = (path: Path, start: Path) =>
    start.every((part, index) => String(path[index]) === String(part));
  const add = (path: Path, sentence: string, shown = path) => {
    const message = `${showPath(String(path[0]), formatPath(shown))}: ${sentence}`;
    if (!found.some((other) => other.message === message)) found.push({ path, message });
  };
  return {
    hasAt: (path: Path) =>
      found.some((error) => error.path.length === path.length && startsWith(error.path, path)),
    /** At the path itself or below it. */
    hasBelow: (path: Path) => found.some((error) => startsWith(error.path, path)),
    /** One error per path: later ones may be consequences of the first. */
    invalid(path: Path, sentence: string): undefined {
      if (!this.hasBelow(path)) add(path, sentence);
    },
    expected(path: Path, what: string): undefined {
      this.invalid(path, `expected ${what}`);
    },
    /** For the fields of the object at this path. */
    within(path: Path) {
      return {
        expected: (field: string, what: string) => this.expected([...path, field], what),
        invalid: (field: string, sentence: string) => this.invalid([...path, field], sentence),
      };
    },
    unknown(parent: Path, name: string, noun: string, known: readonly string[]): undefined {
      const near = nearest(name, known);
      const hint = near === undefined ? '' : `, did you mean "${near}"?`;
      add([...parent, name], `unknown ${noun} "${name}"${hint}`, parent);
    },
    list: () => found.map(({ message }) => message),
    found: (): readonly { path: Path; message: string }[] => found,
  };
};

/** Edit distance between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 0; column < b.length; column++)
      next.push(
        Math.min(row[column]! + (letter === b[column] ? 0 : 1), row[column + 1]! + 1, next[column]! + 1),
      );
    row = next;
  }
  return row[b.length]!;
};

const nearest = (name: string, known: readonly string[]): string | undefined => {
  const bound = Math.max(2, Math.floor(name.length / 3));
  const ranked = known
    .map((word) => ({ word, changes: distance(name.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.changes - b.changes);
  return ranked[0] && ranked[0].changes <= bound ? ranked[0].word : undefined;
};

const runCheck: SchemaValidateFunction = (check: Check<unknown>, value: unknown, parentSchema) => {
  const answer = check(value);
  const params = typeof answer === 'string' ? { expected: answer } : {};
  runCheck.errors = [{ keyword: 'check', params, ...(parentSchema && { parentSchema }) }];
  return answer === true;
};

type Annotated = {
  expected?: string;
  noun?: string;
  properties?: Record<string, Annotated>;
  /** For a schema whose `properties` has only those that are given. */
  knownFields?: string[];
};

const report = (errors: ConfigErrors, error: ErrorObject): void => {
  const path = parsePointer(error.instancePath);
  if (error.schemaPath.includes('/propertyNames/')) path.push(String(error.data));
  const { params } = error;
  const {
    expected,
    noun = 'field',
    properties = {},
    knownFields = Object.keys(properties),
  } = error.parentSchema as Annotated;
  switch (error.keyword) {
    // The error in the name itself is reported instead.
    case 'propertyNames':
      return;
    case 'additionalProperties':
      errors.unknown(path, params.additionalProperty, noun, knownFields);
      return;
    case 'required':
    case 'discriminator': {
      const name = params.missingProperty ?? params.tag;
      errors.expected([...path, name], properties[name]?.expected ?? 'a value');
      return;
    }
    default:
      errors.expected(path, params.expected ?? expected ?? error.message);
  }
};

const createAjv = () =>
  new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    discriminator: true,
    // The schemas are ours; checking them would take longer than checking a configuration.
    meta: false,
    validateSchema: false,
  }).addKeyword({ keyword: 'check', validate: runCheck });

/**
 * Reports and removes invalid values, so that later code finds only values of the right type. Only the schemas of the
 * fields that are given are compiled, once for the same fields: all of them took a quarter of a second of CPU.
 */
export const createFilter = (schema: TSchema & { properties: Record<string, TSchema> }) => {
  const known = Object.entries(schema.properties);
  const knownFields = known.map(([name]) => name);
  const compiled = new Map<string, ValidateFunction>();
  const compileFor = (given: [string, TSchema][]): ValidateFunction => {
    const names = given.map(([name]) => name).join();
    const found = compiled.get(names);
    if (found) return found;
    const used = { ...schema, properties: Object.fromEntries(given), required: [], knownFields };
    const validate = createAjv().compile(used);
    compiled.set(names, validate);
    return validate;
  };
  return <T extends object>(value: T, errors: ConfigErrors): T => {
    const validate = compileFor(known.filter(([name]) => Object.hasOwn(value, name)));
    if (!validate(value)) for (const error of validate.errors ?? []) report(errors, error);
    return removeInvalid(value, [], errors) as T;
  };
};

const removeInvalid = (value: unknown, path: Path, errors: ConfigErrors): unknown => {
  if (errors.hasAt(path)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const valid = Object.entries(value).map(
    ([name, item]) => [name, removeInvalid(item, [...path, name], errors)] as const,
  );
  return Array.isArray(value) ? valid.map(([, item]) => item) : Object.fromEntries(valid);
};
