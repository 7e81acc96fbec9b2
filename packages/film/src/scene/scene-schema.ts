/** The shape of a Scene as a JSON schema: what is stored is checked against it. */

import { actionNames } from './actions.ts';
import { bodyRegions } from './body-regions.ts';
import { garmentNames } from './garments.ts';
import { becomings, strokeNames } from './handling.ts';
import { placeDetailNames } from './place-details.ts';
import { placeLookSchema } from './place-look.ts';
import { placeParts } from './place-part.ts';
import { placeToneSchema } from './place-tone.ts';
import {
  angleNames,
  cameraMoves,
  changeProperties,
  directionNames,
  effectNames,
  limits,
  moodNames,
  placeNames,
  regionNames,
  screenSides,
  seasons,
  shotNames,
  sizeNames,
  styleNames,
  tieNames,
  timesOfDay,
  weatherNames,
} from './scene.ts';
import { allOf, listOf, oneOf, oneOrNull, orNull, type Schema, shape, text } from './schema.ts';

const pace: Schema = { type: 'number', minimum: limits.minPace, maximum: limits.maxPace };
const colour = shape({ name: text(40), hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' } });
const index: Schema = { type: 'integer', minimum: 0, maximum: limits.things - 1 };

export const cameraSchema = shape({
  move: oneOf(cameraMoves),
  shot: oneOf(shotNames),
  angle: oneOf(angleNames),
  speed: pace,
  isTimelapse: { type: 'boolean' },
  subject: orNull(index),
});

export const personSchema = shape({
  sex: oneOrNull(['female', 'male']),
  age: oneOrNull(['baby', 'child', 'adult', 'old']),
  hair: orNull(colour),
});

export const garmentSchema = shape({ name: oneOf(garmentNames), colour: orNull(colour) });
export const tieSchema = shape({ kind: oneOf(tieNames), to: index });
const share: Schema = { type: 'number', minimum: 0, maximum: 1 };
const handlingSchema = shape({
  stroke: oneOf(strokeNames),
  becomes: oneOrNull(becomings),
  base: orNull(text(40)),
  isLaid: { type: 'boolean' },
  tone: orNull({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
});
export const actSchema = shape(
  {
    action: oneOf(actionNames),
    object: orNull(index),
    instrument: orNull(index),
    part: oneOf(bodyRegions),
    handling: handlingSchema,
    direction: oneOrNull(directionNames),
    pace,
    goal: orNull(tieSchema),
    source: orNull(tieSchema),
    begin: share,
    end: share,
  },
  ['part', 'handling', 'goal', 'source', 'begin', 'end'],
);
const changeFields: Record<string, Schema> = {
  property: oneOf(changeProperties),
  to: text(80),
  count: { type: 'integer', minimum: 1, maximum: limits.count },
  colour: orNull(colour),
  from: orNull(text(80)),
  fromColour: orNull(colour),
  part: text(80),
  begin: share,
  end: share,
};
const openChangeFields = ['count', 'colour', 'from', 'fromColour', 'part'] as const;
export const changeSchema = shape(changeFields, openChangeFields);
const placeChangeSchema = shape({ of: oneOf(placeParts), ...changeFields }, openChangeFields);

export const settingSchema = shape(
  {
    place: oneOf(placeNames),
    isStated: { type: 'boolean' },
    backdrop: oneOrNull(placeNames),
    region: oneOrNull(regionNames),
    details: allOf(placeDetailNames),
    look: placeLookSchema,
    tone: placeToneSchema,
    changes: listOf(placeChangeSchema, limits.changes),
  },
  ['details', 'look', 'tone', 'changes'],
);

export const thingSchema = shape(
  {
    name: text(80),
    kit: orNull(text(80)),
    art: orNull({ type: 'string', pattern: '^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$' }),
    count: { type: 'integer', minimum: 1, maximum: limits.count },
    colour: orNull(colour),
    material: orNull(text(40)),
    size: oneOf(sizeNames),
    person: orNull(personSchema),
    wears: listOf(garmentSchema, limits.wears),
    traits: listOf(text(80), limits.traits),
    ties: listOf(tieSchema, limits.ties),
    acts: listOf(actSchema, limits.acts),
    screenSide: oneOrNull(screenSides),
    changes: listOf(changeSchema, limits.changes),
    character: orNull({ type: 'string', pattern: '^[\\w.-]{1,64}$' }),
    filling: colour,
    lookSeed: { type: 'integer', minimum: 0, maximum: 0xffffffff },
    isImplied: { type: 'boolean' },
  },
  ['screenSide', 'filling', 'changes', 'lookSeed'],
);

export const sceneSchema = shape({
  version: oneOf([3]),
  setting: settingSchema,
  timeOfDay: oneOf(timesOfDay),
  season: oneOrNull(seasons),
  weather: allOf(weatherNames, 1),
  mood: oneOrNull(moodNames),
  palette: listOf(colour, limits.palette),
  style: oneOf(styleNames),
  camera: cameraSchema,
  pace,
  things: listOf(thingSchema, limits.things),
  effects: allOf(effectNames),
  notDrawn: listOf(text(80), limits.notDrawn),
});
