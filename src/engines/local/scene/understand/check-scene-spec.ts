/** Is this JSON a SceneSpec? For specs that were stored, and for those a language model wrote. */

import { findCircle } from './break-circles.ts';
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
  type SceneSpec,
  seasons,
  shotNames,
  sizeNames,
  styleNames,
  timesOfDay,
  weatherNames,
} from './scene-spec.ts';

type Check = (value: unknown, path: string, mistakes: string[]) => void;

const that =
  (expected: string, holds: (value: unknown) => boolean): Check =>
  (value, path, mistakes) => {
    if (!holds(value)) mistakes.push(`${path} must be ${expected}`);
  };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneOf = (names: readonly string[]) =>
  that(`one of ${names.join(', ')}`, (value) => typeof value === 'string' && names.includes(value));
const number = (least: number, most: number) =>
  that(
    `a number from ${least} to ${most}`,
    (value) => typeof value === 'number' && value >= least && value <= most,
  );
const text = (pattern: RegExp, expected: string) =>
  that(expected, (value) => typeof value === 'string' && pattern.test(value));
const orNull =
  (check: Check): Check =>
  (value, path, mistakes) => {
    if (value !== null) check(value, path, mistakes);
  };
const listOf =
  (check: Check, most: number, least = 0): Check =>
  (value, path, mistakes) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      mistakes.push(`${path} must be a list of ${least} to ${most} entries`);
      return;
    }
    for (const [index, entry] of value.entries()) check(entry, `${path}[${index}]`, mistakes);
  };
const shape =
  (fields: Record<string, Check>): Check =>
  (value, path, mistakes) => {
    if (!isRecord(value)) {
      mistakes.push(`${path || 'scene'} must be an object`);
      return;
    }
    const prefix = path ? `${path}.` : '';
    for (const [name, check] of Object.entries(fields)) check(value[name], `${prefix}${name}`, mistakes);
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name)) mistakes.push(`${prefix}${name} is not a field of a scene`);
    }
  };

const colour = shape({
  name: text(/^.{1,40}$/su, 'a name'),
  hex: text(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb'),
});
const pace = number(limits.minPace, limits.maxPace);
const whole = (least: number, most: number) =>
  that(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );

const subject = shape({
  name: text(/^.{1,80}$/su, 'a name'),
  art: orNull(text(/^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$/, 'code points in hexadecimal joined by -')),
  count: whole(1, limits.count),
  colour: orNull(colour),
  size: oneOf(sizeNames),
  action: oneOf(actionNames),
  direction: orNull(oneOf(directionNames)),
  pace,
  relation: orNull(shape({ to: whole(0, limits.subjects - 1), kind: oneOf(relationNames) })),
  character: orNull(text(/^[\w.-]{1,64}$/, 'a username')),
});

const scene = shape({
  version: that('1', (value) => value === 1),
  place: oneOf(placeNames),
  backdrop: orNull(oneOf(placeNames)),
  timeOfDay: oneOf(timesOfDay),
  season: orNull(oneOf(seasons)),
  weather: listOf(oneOf(weatherNames), weatherNames.length, 1),
  mood: orNull(oneOf(moodNames)),
  palette: listOf(colour, 8),
  style: oneOf(styleNames),
  camera: shape({
    move: oneOf(cameraMoves),
    shot: oneOf(shotNames),
    angle: oneOf(angleNames),
    speed: pace,
    timelapse: that('true or false', (value) => typeof value === 'boolean'),
  }),
  pace,
  subjects: listOf(subject, limits.subjects),
  extras: listOf(oneOf(extraNames), extraNames.length),
  notDrawn: listOf(text(/^.{1,80}$/su, 'text'), limits.notDrawn),
});

const checkReferences = (spec: SceneSpec, mistakes: string[]) => {
  for (const [index, { art, character, relation }] of spec.subjects.entries()) {
    const path = `subjects[${index}]`;
    if (art === null && character === null) mistakes.push(`${path} needs art or character`);
    if (relation && (relation.to === index || relation.to >= spec.subjects.length)) {
      mistakes.push(`${path}.relation.to must be the index of another subject`);
    }
  }
  if (mistakes.length === 0 && findCircle(spec.subjects) !== null) {
    mistakes.push('subjects must not relate to each other in a circle');
  }
};

export const checkSceneSpec = (value: unknown): { spec: SceneSpec } | { mistakes: string[] } => {
  const mistakes: string[] = [];
  scene(value, '', mistakes);
  if (mistakes.length === 0) checkReferences(value as SceneSpec, mistakes);
  return mistakes.length === 0 ? { spec: value as SceneSpec } : { mistakes };
};
