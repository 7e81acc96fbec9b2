/** The requests that a submit will send: for each model the fields of its own schema. */
import type { JsonSchema, Model } from '../../api/types.ts';
import { sizeText } from '../../parts/data/format.ts';
import { numberOf } from '../../parts/data/number-text.ts';
import { say, sayList } from '../../parts/text/say.ts';
import type { Draft } from './draft/draft.ts';

export type Order = {
  model: Model;
  fields: Record<string, unknown>;
};

/** Shown by their own components, not as fields. */
const apart = new Set(['model', 'prompt']);
/** Initial choices where the schema requires a value and has no default. */
const usual: Record<string, unknown[]> = { size: ['1280x720', '16x9'], seconds: ['4', 4] };
const usualSeconds = '4';

export const firstModel = (models: Model[]): Model | undefined =>
  models.find(({ create }) => create.path.endsWith('/videos')) ?? models[0];

export const isRefused = (schema: JsonSchema): boolean => schema.not !== undefined;
export const isFile = (schema: JsonSchema): boolean => schema.format === 'binary';
export const isImages = (name: string, schema: JsonSchema): boolean =>
  isFile(schema) || (name === 'images' && schema.type === 'array');
export const isFlag = ({ type, enum: values }: JsonSchema): boolean =>
  type === 'boolean' || (values?.length === 2 && values.includes('true') && values.includes('false'));

/** A second image changes the endpoint of a create, and with it the fields. */
export const withForm = (model: Model, imageCount: number): Model =>
  imageCount > 1 && model.create_json ? { ...model, create: model.create_json } : model;

export const propertiesOf = ({ create }: Model): [string, JsonSchema][] =>
  Object.entries(create.schema.properties ?? {}).filter(
    ([name, schema]) => !apart.has(name) && !isRefused(schema),
  );

export const isRequired = ({ create }: Model, name: string): boolean =>
  create.schema.required?.includes(name) ?? false;

/** The default that a schema's description gives: "Default true". */
const saidDefault = ({ description }: JsonSchema): boolean => /default true/i.test(description ?? '');

export const defaultOf = (model: Model, name: string, schema: JsonSchema): unknown => {
  if (schema.default !== undefined) return schema.default;
  if (isFlag(schema)) return schema.type === 'boolean' ? saidDefault(schema) : String(saidDefault(schema));
  if (!isRequired(model, name)) return undefined;
  if (schema.enum)
    return usual[name]?.find((value) => schema.enum!.includes(value as string)) ?? schema.enum[0];
  return name === 'seconds' ? usualSeconds : undefined;
};

const fits = (schema: JsonSchema, value: unknown): boolean => {
  if (value === undefined || value === '') return false;
  if (schema.enum) return schema.enum.includes(value as string);
  if (schema.type === 'boolean') return typeof value === 'boolean';
  return true;
};

type Orientation = 'landscape' | 'portrait' | 'square';

/** Of 1280x720, 9:16, portrait; null when an option is about something else. */
const orientationOf = (option: unknown): Orientation | null => {
  const text = String(option);
  if (text === 'landscape' || text === 'portrait') return text;
  const [width, height] = (/^(\d+)[x:](\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (!width || !height) return null;
  return width === height ? 'square' : width > height ? 'landscape' : 'portrait';
};

export const isTall = (option: unknown): boolean => orientationOf(option) === 'portrait';

/** The subject of a field under whichever name its model has for it, so that it is asked once for several models. */
export const subjectOf = (name: string, schema: JsonSchema): string => {
  if (name === 'seconds' || name === 'duration') return 'length';
  return schema.enum?.length && schema.enum.every((option) => orientationOf(option) !== null)
    ? 'shape'
    : name;
};

/** The value that was entered for another model's field of the same subject, as this model names it. */
const translated = (name: string, schema: JsonSchema, values: Record<string, unknown>): unknown => {
  const subject = subjectOf(name, schema);
  if (subject === 'length') return values[name === 'seconds' ? 'duration' : 'seconds'];
  if (subject !== 'shape') return undefined;
  const wanted = ['size', 'aspect_ratio', 'orientation']
    .filter((other) => other !== name)
    .map((other) => orientationOf(values[other]))
    .find((orientation) => orientation !== null);
  return schema.enum!.find((option) => orientationOf(option) === wanted);
};

const typedFor = (schema: JsonSchema, value: unknown): unknown =>
  schema.enum?.find((option) => String(option) === String(value)) ?? value;

/** The value sent for a model: what the user entered if the model accepts it, otherwise its default. */
export const effectiveValue = (
  model: Model,
  name: string,
  schema: JsonSchema,
  { values }: Draft,
): unknown => {
  const own = typedFor(schema, values[name]);
  const entered = fits(schema, own) ? own : typedFor(schema, translated(name, schema, values));
  if (!fits(schema, entered)) return defaultOf(model, name, schema);
  return schema.type === 'integer' || schema.type === 'number' ? numberOf(String(entered)) : entered;
};

export const orderOf = (model: Model, draft: Draft, images: Record<string, File[]>): Order => {
  const fields: Record<string, unknown> = { model: model.id, prompt: draft.prompt.trim() };
  for (const [name, schema] of propertiesOf(model)) {
    if (isImages(name, schema)) {
      const files = (images.images ?? []).slice(0, isFile(schema) ? 1 : schema.maxItems);
      if (files.length > 0) fields[name] = isFile(schema) ? files[0] : files;
      else if (isRequired(model, name) && !isFile(schema)) fields[name] = [];
      continue;
    }
    const value = effectiveValue(model, name, schema, draft);
    if (value !== undefined) fields[name] = value;
  }
  return { model, fields };
};

/** Shown with the price: 1280x720, 4 s. */
export const outlineOf = ({ model, fields }: Order): string => {
  const size = fields.size ?? fields.aspect_ratio ?? fields.orientation;
  const seconds = fields.seconds ?? fields.duration ?? model.durations?.[0];
  return sayList([
    size !== undefined && sizeText(String(size)),
    seconds !== undefined && say('{count} s', { count: String(seconds) }),
  ]);
};

/** The fields that determine the price: all but files. */
export const pricedFields = ({ fields }: Order): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => !(value instanceof Blob) && !(Array.isArray(value) && value[0] instanceof Blob),
    ),
  );
