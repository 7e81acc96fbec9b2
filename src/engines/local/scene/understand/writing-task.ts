/** What a language model is told when it describes a scene: the schema of its answer, with our words in it. */

import { cameraSchema, type ObjectSchema, type Schema, sceneSchema, subjectSchema } from './scene-schema.ts';
import { limits } from './scene-spec.ts';

/** Of the fields that are not ours to fill in, only these must be there: the rules read the others from the prompt. */
const tell = (
  schema: ObjectSchema,
  ours: string[],
  required: string[],
  told: Record<string, Schema> = {},
) => {
  const fields = Object.entries({ ...schema.properties, ...told });
  const properties = Object.fromEntries(fields.filter(([name]) => !ours.includes(name)));
  return { ...schema, properties, required };
};

const writtenSubject = tell(subjectSchema, ['art'], ['name']);

const writtenScene = tell(
  sceneSchema,
  ['version', 'notDrawn'],
  ['place', 'timeOfDay', 'weather', 'camera', 'subjects'],
  {
    camera: tell(cameraSchema, [], []),
    subjects: { type: 'array', items: writtenSubject, minItems: 0, maxItems: limits.subjects },
  },
);

export const writingTask = `Describe the scene of the short film that the user asks for as one JSON object, and answer with that object alone.
Every thing to be seen is a subject: "name" is one common English noun in the singular ("dog", "sailboat"), "action" what it does, "relation" its relation to the subject at index "to" (not to itself, no circles). Places, weather, light and what "extras" lists are no subjects. "@name" in the prompt is a character: a subject with "character": "name". Keep what the prompt says; choose what it leaves open so that the film looks good.
The object must satisfy this JSON schema:
${JSON.stringify(writtenScene)}`;
