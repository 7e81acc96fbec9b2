/** What a language model is told when it describes a scene: the schema of its answer, with our words in it. */

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

const oneOf = (names: readonly string[]) => ({ enum: names });
const orNull = (names: readonly string[]) => ({ enum: [...names, null] });
const listOf = (names: readonly string[], minItems = 0) => ({ type: 'array', items: oneOf(names), minItems });
const pace = { type: 'number', minimum: limits.minPace, maximum: limits.maxPace };
const shape = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const colour = shape({ name: { type: 'string' }, hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' } }, [
  'name',
  'hex',
]);

/** Without `version`, `art` and `notDrawn`, which are ours to fill in; what is left out the rules read from the prompt. */
export const writtenSceneSchema = shape(
  {
    place: oneOf(placeNames),
    backdrop: orNull(placeNames),
    timeOfDay: oneOf(timesOfDay),
    season: orNull(seasons),
    weather: listOf(weatherNames, 1),
    mood: orNull(moodNames),
    palette: { type: 'array', items: colour, maxItems: 8 },
    style: oneOf(styleNames),
    camera: shape(
      {
        move: oneOf(cameraMoves),
        shot: oneOf(shotNames),
        angle: oneOf(angleNames),
        speed: pace,
        timelapse: { type: 'boolean' },
      },
      [],
    ),
    pace,
    subjects: {
      type: 'array',
      maxItems: limits.subjects,
      items: shape(
        {
          name: { type: 'string' },
          count: { type: 'integer', minimum: 1, maximum: limits.count },
          colour: { anyOf: [colour, { type: 'null' }] },
          size: oneOf(sizeNames),
          action: oneOf(actionNames),
          direction: orNull(directionNames),
          pace,
          relation: {
            anyOf: [
              shape({ to: { type: 'integer' }, kind: oneOf(relationNames) }, ['to', 'kind']),
              { type: 'null' },
            ],
          },
          character: { type: ['string', 'null'] },
        },
        ['name'],
      ),
    },
    extras: listOf(extraNames),
  },
  ['place', 'timeOfDay', 'weather', 'camera', 'subjects'],
);

export const writingTask = `Describe the scene of the short film that the user asks for as one JSON object, and answer with that object alone.
Every thing to be seen is a subject: "name" is one common English noun in the singular ("dog", "sailboat"), "action" what it does, "relation" its relation to the subject at index "to" (not to itself, no circles). Places, weather, light and what "extras" lists are no subjects. "@name" in the prompt is a character: a subject with "character": "name". Keep what the prompt says; choose what it leaves open so that the film looks good.
The object must satisfy this JSON schema:
${JSON.stringify(writtenSceneSchema)}`;
