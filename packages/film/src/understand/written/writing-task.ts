/** What a language model is told when it describes a scene: the schema of its answer, with our words in it. */

import { limits } from '../../scene/scene.ts';
import {
  actSchema,
  cameraSchema,
  personSchema,
  sceneSchema,
  settingSchema,
  thingSchema,
} from '../../scene/scene-schema.ts';
import type { ObjectSchema, Schema } from '../../scene/schema.ts';

/** Of the fields that are not ours to fill in, only these must be there: the rules read the others from the prompt. */
const tell = (
  schema: ObjectSchema,
  ours: string[],
  required: string[],
  told: Record<string, Schema> = {},
): ObjectSchema => {
  const fields = Object.entries({ ...schema.properties, ...told });
  const properties = Object.fromEntries(fields.filter(([name]) => !ours.includes(name)));
  return { ...schema, properties, required };
};
const listOf = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, minItems: 0, maxItems });

const writtenThing = tell(thingSchema, ['kit', 'art', 'lookSeed', 'isImplied'], ['name'], {
  person: { anyOf: [tell(personSchema, [], []), { type: 'null' }] },
  acts: listOf(tell(actSchema, [], ['action']), limits.acts),
});

const writtenScene = tell(
  sceneSchema,
  ['version', 'notDrawn'],
  ['setting', 'timeOfDay', 'weather', 'camera', 'things'],
  {
    setting: tell(settingSchema, ['isStated', 'details'], ['place']),
    camera: tell(cameraSchema, [], []),
    things: listOf(writtenThing, limits.things),
  },
);

export const writingTask = `Describe the scene of the short film that the user asks for as one JSON object, and answer with that object alone.
Every thing to be seen is an entry of "things", the main subject first: "name" is one common English noun in the singular ("dog", "sailboat"). "ties" say how it stands to the thing at index "to" ("on" a table, "riding" a horse, "holding" an umbrella; not to itself, no circles). "acts" are what it does, in order, with the indexes of what it is done to ("object") and with ("instrument"). Clothes are "wears" of their person and never things. Places, weather, light and what "effects" lists are no things. "@name" in the prompt is a character: a thing with "character": "name". Keep what the prompt says; choose what it leaves open so that the film looks good.
The object must satisfy this JSON schema:
${JSON.stringify(writtenScene)}`;
