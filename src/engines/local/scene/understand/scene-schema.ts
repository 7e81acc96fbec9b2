/** The shape of a SceneSpec as a JSON schema: what is stored is checked against it, and language models are told it. */

import {
  actionNames,
  angleNames,
  cameraMoves,
  directionNames,
  extraNames,
  limits,
  moodNames,
  placeNames,
  relationNames,
  seasons,
  shotNames,
  sizeNames,
  styleNames,
  timesOfDay,
  weatherNames,
} from './scene-spec.ts';

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

const oneOf = (names: readonly (string | number | null)[]): Schema => ({ enum: names });
const oneOrNull = (names: readonly string[]): Schema => ({ enum: [...names, null] });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema, maxItems: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
const allOf = (names: readonly string[], least = 0) => listOf(oneOf(names), names.length, least);
const text = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
const shape = (properties: Record<string, Schema>): ObjectSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const pace: Schema = { type: 'number', minimum: limits.minPace, maximum: limits.maxPace };
const colour = shape({ name: text(40), hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' } });

export const cameraSchema = shape({
  move: oneOf(cameraMoves),
  shot: oneOf(shotNames),
  angle: oneOf(angleNames),
  speed: pace,
  timelapse: { type: 'boolean' },
});

export const subjectSchema = shape({
  name: text(80),
  art: orNull({ type: 'string', pattern: '^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$' }),
  count: { type: 'integer', minimum: 1, maximum: limits.count },
  colour: orNull(colour),
  size: oneOf(sizeNames),
  action: oneOf(actionNames),
  direction: oneOrNull(directionNames),
  pace,
  relation: orNull(
    shape({
      to: { type: 'integer', minimum: 0, maximum: limits.subjects - 1 },
      kind: oneOf(relationNames),
    }),
  ),
  character: orNull({ type: 'string', pattern: '^[\\w.-]{1,64}$' }),
});

export const sceneSchema = shape({
  version: oneOf([1]),
  place: oneOf(placeNames),
  backdrop: oneOrNull(placeNames),
  timeOfDay: oneOf(timesOfDay),
  season: oneOrNull(seasons),
  weather: allOf(weatherNames, 1),
  mood: oneOrNull(moodNames),
  palette: listOf(colour, 8),
  style: oneOf(styleNames),
  camera: cameraSchema,
  pace,
  subjects: listOf(subjectSchema, limits.subjects),
  extras: allOf(extraNames),
  notDrawn: listOf(text(80), limits.notDrawn),
});
