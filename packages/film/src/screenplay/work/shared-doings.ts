/** What one does for another or after another: a door held for somebody who goes through, a chair for somebody to sit on, a thing picked up that another dropped. */

import type { Entity, Event, Facts } from '../../facts/facts.ts';
import { isSeat } from '../../understand/nouns/uses.ts';
import { drops, picksUp } from '../../world/verb-senses.ts';
import { findDrawable } from '../find-drawable.ts';
import { withHelpers } from './helpers.ts';

const nounOf = ({ noun }: Entity) => findDrawable(noun)?.noun ?? null;
const isPassage = ({ head }: Entity) => /^(?:door|gate|doorway|entrance)$/.test(head);
const isSomebody = (entity: Entity) => nounOf(entity)?.nature === 'person';

const keeping = new Set(['hold', 'keep', 'push', 'pull', 'prop', 'swing']);

/** "Holds a door open": it is opened and stays so. */
const asOpening = ({ entities }: Facts, event: Event): Event => {
  const [object] = event.objects;
  const kept = object === undefined ? undefined : entities[object];
  const isOpen = kept?.attributes.some(({ kind, value }) => kind === 'state' && value === 'open') ?? false;
  return kept && isPassage(kept) && isOpen && keeping.has(event.verb) ? { ...event, verb: 'open' } : event;
};

/** "While the other walks through", "for her to sit on": the preposition at the end means what another has at hand. */
const withStranded = ({ entities, events }: Facts, event: Event): Event => {
  const [verb, last] = event.verb.split(' ');
  const hasPlace = event.objects.length + event.to.length + event.at.length + event.path.length > 0;
  if (hasPlace || (last !== 'through' && last !== 'in' && last !== 'on')) return event;
  const fits = (entity: Entity) => (last === 'through' ? isPassage(entity) : isSeat(nounOf(entity)));
  const meant = events
    .filter((one) => one.step <= event.step && !one.agents.some((agent) => event.agents.includes(agent)))
    .flatMap(({ objects }) => objects)
    .findLast((one) => fits(entities[one]!));
  if (meant === undefined) return event;
  return { ...event, verb: verb!, to: [{ kind: last === 'through' ? 'through' : 'on', entities: [meant] }] };
};

/** "Opens the door for her": she goes through. */
const passingFor = ({ entities, events }: Facts, event: Event): Event[] => {
  const [door] = event.objects;
  if (event.verb !== 'open' || door === undefined || !isPassage(entities[door]!)) return [];
  return event.recipients.flatMap((one): Event[] =>
    isSomebody(entities[one]!) && !events.some(({ agents }) => agents.includes(one))
      ? [
          {
            ...event,
            verb: 'walk',
            agents: [one],
            objects: [],
            recipients: [],
            manner: [],
            to: [{ kind: 'through', entities: [door] }],
          },
        ]
      : [],
  );
};

/** What leads to the other comes first: a door is open before somebody goes through, and a thing falls before it is picked up. */
const isAfter = (event: Event, before: Event): boolean => {
  const [goal] = event.to;
  if (goal?.kind === 'through')
    return before.verb === 'open' && goal.entities.some((one) => before.objects.includes(one));
  return (
    picksUp.has(event.verb) &&
    drops.has(before.verb) &&
    event.objects.some((one) => before.objects.includes(one))
  );
};

const inOrder = (events: readonly Event[]): Event[] => {
  const late = events.filter((event) =>
    events.some(
      (before) =>
        before.step === event.step &&
        isAfter(event, before) &&
        !before.agents.some((one) => event.agents.includes(one)),
    ),
  );
  if (late.length === 0) return [...events];
  const first = Math.min(...late.map(({ step }) => step));
  return events.map((event) =>
    late.includes(event) || event.step > first ? { ...event, step: event.step + 1 } : event,
  );
};

/** What stands for a thing that is only said to be something. */
const anything = (facts: Facts): Facts =>
  facts.entities.some(({ noun }) => noun === 'something')
    ? {
        ...facts,
        entities: facts.entities.map((entity, index) => {
          if (entity.noun !== 'something') return entity;
          const isMeasured = facts.events.some(
            ({ verb, objects }) => verb === 'measure' && objects.includes(index),
          );
          const noun = isMeasured ? 'table' : 'book';
          return { ...entity, noun, head: noun };
        }),
      }
    : facts;

export const tellSharedDoings = (said: Facts): Facts => {
  const facts = withHelpers(anything(said));
  const told = facts.events.map((event) => asOpening(facts, withStranded(facts, event)));
  const events = inOrder(told.flatMap((event) => [event, ...passingFor({ ...facts, events: told }, event)]));
  const isSame = events.length === facts.events.length && events.every((one, n) => one === facts.events[n]);
  return isSame ? facts : { ...facts, events };
};
