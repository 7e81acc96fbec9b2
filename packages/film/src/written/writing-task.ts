/** What a language model is told when it writes the facts of a video: the schema of its answer, with examples. */

import { attributeKinds } from '../facts/facts.ts';
import { factSchemas } from '../facts/facts-schema.ts';
import { listOf, type ObjectSchema, type Schema, shape } from '../scene/schema.ts';

const writtenLimits = { entries: 40, characters: 80 };

/** Only what is named must be there; what is left out is usual. */
const need = (schema: ObjectSchema, required: string[], ours: string[] = []): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !ours.includes(name))),
  required,
});

const schemas = factSchemas(writtenLimits);
const listed = (items: Schema) => listOf(items, writtenLimits.entries);

const picture = need(schemas.picture, []);
picture.properties.camera = need(schemas.camera, []);

export const writtenSchema = shape(
  {
    entities: listed(need(schemas.entity, ['noun'], ['head'])),
    relations: listed(need(schemas.relation, ['kind', 'subject', 'objects'])),
    events: listed(need(schemas.event, ['verb', 'agents'])),
    changes: listed(need(schemas.change, ['entity', 'property', 'to'])),
    picture,
  },
  ['relations', 'events', 'changes', 'picture'],
);

export const writtenExamples: { prompt: string; facts: object }[] = [
  {
    prompt:
      'An old man in a red coat feeds three pigeons on a bench at dawn, then he falls asleep. Slow zoom in.',
    facts: {
      entities: [
        { noun: 'man', attributes: [{ kind: 'age', value: 'old' }], wears: [1] },
        { noun: 'coat', attributes: [{ kind: 'colour', value: 'red' }] },
        { noun: 'pigeon', count: 3 },
        { noun: 'bench' },
        { noun: 'park' },
      ],
      relations: [
        { kind: 'on', subject: 0, objects: [3] },
        { kind: 'in', subject: 0, objects: [4] },
      ],
      events: [
        { verb: 'feed', agents: [0], objects: [2] },
        { verb: 'sleep', agents: [0], step: 1 },
      ],
      picture: { times: ['dawn'], mood: 'calm', camera: { moves: ['zoom_in'], pace: 'slow' } },
    },
  },
  {
    prompt:
      '@kim walks from left to right past a shop while it snows, and the lantern above the door turns blue',
    facts: {
      entities: [
        { noun: 'person', character: 'kim' },
        { noun: 'shop' },
        { noun: 'lantern' },
        { noun: 'door', partOf: 1 },
        { noun: 'street' },
      ],
      relations: [
        { kind: 'above', subject: 2, objects: [3] },
        { kind: 'on', subject: 0, objects: [4] },
      ],
      events: [{ verb: 'walk', agents: [0], direction: 'right', path: [{ kind: 'near', entities: [1] }] }],
      changes: [{ entity: 2, property: 'colour', to: 'blue' }],
      picture: { weather: ['snow'], seasons: ['winter'], times: ['night'] },
    },
  },
];

const example = ({ prompt, facts }: (typeof writtenExamples)[number]) =>
  `Prompt: ${prompt}\nAnswer: ${JSON.stringify(facts)}`;

export const writingTask = `Write down what is seen in the short film that the user asks for as one JSON object, and answer with that object alone.
"entities" are all people, animals, things, clothes and places to be seen, the main subject first; the others are named by their index in this list. "noun" is one common English noun in the singular ("dog", "space station"); "count" is their number, null where it is open. What is said of one is an attribute: ${attributeKinds.join(', ')}. Clothes are entities in "wears" of who wears them, parts are entities with "partOf". "@name" in the prompt is a character: an entity with "character": "name".
"relations" say where one is as the viewer sees it, and in which place the film is ("in" a forest, "on" a beach). "events" are what somebody does: "verb" in its base form, "agents" those who do it, "objects" what it is done to. "step" is 0 for what happens first, 1 for what happens after that. "changes" are what becomes different by itself.
"picture" holds hour, season, weather, mood, style and camera. Keep what the prompt says; choose what it leaves open so that the film looks good.
The object must satisfy this JSON schema:
${JSON.stringify(writtenSchema)}
${writtenExamples.map(example).join('\n')}`;
