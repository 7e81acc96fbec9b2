/** The shape of Facts as a JSON schema: what is stored is checked against it, and language models are told it. */

import {
  angleNames,
  cameraMoves,
  directionNames,
  moodNames,
  shotNames,
  styleNames,
  timesOfDay,
} from '../scene/scene.ts';
import {
  listOf,
  type ObjectSchema,
  oneOf,
  oneOrNull,
  orNull,
  type Schema,
  shape,
  text,
} from '../scene/schema.ts';
import { viewSides } from '../scene/stated-view.ts';
import { attributeKinds, changeProperties, relationKinds } from './facts.ts';

/** Most entries of each list, and characters of each word. */
export type FactLimits = { entries: number; characters: number };

/** What the longest prompt can say. */
export const storedLimits: FactLimits = { entries: 12_000, characters: 32_000 };

export type FactSchemas = Record<
  'entity' | 'relation' | 'event' | 'change' | 'camera' | 'picture' | 'speech',
  ObjectSchema
>;

const yesOrNo: Schema = { type: 'boolean' };

export const factSchemas = ({ entries, characters }: FactLimits): FactSchemas => {
  const word = text(characters);
  const index: Schema = { type: 'integer', minimum: 0, maximum: entries - 1 };
  const indexes = listOf(index, entries);
  const step: Schema = { type: 'integer', minimum: 0, maximum: entries };
  const listed = (items: Schema) => listOf(items, entries);
  const locations = listed(shape({ kind: oneOf(relationKinds), entities: indexes }));
  const camera = shape(
    {
      moves: listed(oneOf(cameraMoves)),
      shot: oneOrNull(shotNames),
      angle: oneOrNull(angleNames),
      side: oneOf(viewSides),
      subject: orNull(index),
      pace: oneOrNull(['slow', 'fast']),
    },
    ['side'],
  );
  return {
    entity: shape(
      {
        noun: word,
        head: word,
        count: orNull({ type: 'integer', minimum: 0, maximum: 1_000_000 }),
        isMany: yesOrNo,
        attributes: listed(shape({ kind: oneOf(attributeKinds), value: word })),
        wears: indexes,
        partOf: orNull(index),
        owner: orNull(index),
        character: orNull(word),
        isNew: yesOrNo,
        isName: yesOrNo,
      },
      ['isNew', 'isName'],
    ),
    relation: shape({
      kind: oneOf(relationKinds),
      subject: index,
      objects: indexes,
      frame: oneOf(['viewer', 'thing', 'screen']),
      step,
    }),
    event: shape(
      {
        verb: word,
        agents: indexes,
        objects: indexes,
        instruments: indexes,
        recipients: indexes,
        from: locations,
        to: locations,
        path: locations,
        at: locations,
        direction: oneOrNull(directionNames),
        manner: listed(word),
        isNegated: yesOrNo,
        lacksDoer: yesOrNo,
        step,
      },
      ['lacksDoer'],
    ),
    change: shape({
      entity: orNull(index),
      property: oneOf(changeProperties),
      from: orNull(word),
      to: orNull(word),
      toEntity: orNull(index),
      step,
    }),
    camera,
    picture: shape(
      {
        times: listed(oneOf(timesOfDay)),
        seasons: listed(word),
        weather: listed(word),
        regions: listed(word),
        mood: oneOrNull(moodNames),
        style: oneOrNull(styleNames),
        palette: listed(word),
        camera,
        isTimelapse: yesOrNo,
        isSlowMotion: yesOrNo,
        pace: { type: 'number', minimum: 0.25, maximum: 4 },
      },
      ['pace'],
    ),
    speech: shape({ speaker: orNull(index), words: word, step }),
  };
};

export const factsSchema = (limits: FactLimits): ObjectSchema => {
  const { entity, relation, event, change, picture, speech } = factSchemas(limits);
  const listed = (items: Schema) => listOf(items, limits.entries);
  return shape({
    version: oneOf([1]),
    entities: listed(entity),
    relations: listed(relation),
    events: listed(event),
    changes: listed(change),
    picture,
    speech: listed(speech),
    words: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    unread: listed(text(limits.characters)),
  });
};
