/** The facts that a language model wrote, checked and completed. */

import { checkFacts } from '../facts/check-facts.ts';
import type { Change, Entity, Event, Facts, PictureFacts, Relation } from '../facts/facts.ts';
import { headOf, newEntity } from '../facts/new-entity.ts';
import { newEvent } from '../facts/new-event.ts';
import { checkShape } from '../scene/check-shape.ts';
import { writtenSchema } from './writing-task.ts';

type Written = {
  entities: (Partial<Entity> & { noun: string })[];
  relations?: (Omit<Relation, 'frame' | 'step'> & Partial<Relation>)[];
  events?: (Partial<Event> & { verb: string })[];
  changes?: (Partial<Change> & Pick<Change, 'entity' | 'property' | 'to'>)[];
  picture?: Partial<Omit<PictureFacts, 'camera'>> & { camera?: Partial<PictureFacts['camera']> };
};

const entityOf = (written: Written['entities'][number], usernames: readonly string[]): Entity => {
  const noun = written.noun.toLowerCase();
  const asked = written.character?.toLowerCase();
  return {
    ...newEntity(noun),
    ...written,
    noun,
    head: headOf(noun),
    character: usernames.find((name) => name.toLowerCase() === asked) ?? null,
  };
};

/** What the picture is, where the model leaves it out: as we read it; `subject` is an index of other entities. */
const pictureOf = (
  { camera, ...picture }: NonNullable<Written['picture']>,
  own: PictureFacts,
): PictureFacts => ({
  ...own,
  ...picture,
  camera: { ...own.camera, subject: null, ...camera },
});

/** Undefined when it is not what was asked for; `own` is what we read in the prompt ourselves. */
export const readWrittenFacts = (
  text: string,
  own: Facts,
  usernames: readonly string[],
): Facts | undefined => {
  let written: Written;
  try {
    written = JSON.parse(text) as Written;
  } catch {
    return undefined;
  }
  const mistakes: string[] = [];
  checkShape(written, writtenSchema, '', mistakes, 'facts');
  if (mistakes.length > 0 || written.entities.length === 0) return undefined;
  const { entities, relations = [], events = [], changes = [], picture = {} } = written;
  const facts: Facts = {
    version: 1,
    entities: entities.map((entity) => entityOf(entity, usernames)),
    relations: relations.map((relation) => ({ frame: 'viewer', step: 0, ...relation })),
    events: events.map((event) => ({ ...newEvent(event.verb, 0), ...event, verb: event.verb.toLowerCase() })),
    changes: changes.map((change) => ({ from: null, toEntity: null, step: 0, ...change })),
    picture: pictureOf(picture, own.picture),
    speech: own.speech.map((speech) => ({ ...speech, speaker: null })),
    words: own.words,
    unread: [],
  };
  const checked = checkFacts(facts);
  return 'facts' in checked ? checked.facts : undefined;
};
