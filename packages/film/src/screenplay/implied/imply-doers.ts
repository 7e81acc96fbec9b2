/** "Squeezing a lemon into salad", "honey being poured": what hands do has somebody who does it, seen from near. */

import type { Event, Facts } from '../../facts/facts.ts';
import { newEntity } from '../../facts/new-entity.ts';
import type { Action } from '../../scene/actions.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isHoldable } from '../../understand/nouns/uses.ts';
import { findDrawable } from '../find-drawable.ts';
import { groundVerb } from '../ground-verb.ts';

/** Done by hands, so that they are to be seen; what is cut or cooked has close views of its own. */
const byHand = new Set<Action>([
  'pour',
  'work',
  'rub',
  'wash',
  'sweep',
  'paint',
  'write',
  'iron',
  'plant',
  'water',
  'reach',
  'open',
  'carry',
  'pet',
  'stir',
  'hold',
  'build',
  'break',
  'brush_teeth',
  'knit',
  'lift',
]);

const doer = newEntity('person');

const isOfHands = (
  { entities }: Facts,
  { verb, objects, lacksDoer, agents, isNegated, to, path }: Event,
): boolean => {
  const [object] = objects;
  if (!lacksDoer || agents.length > 0 || isNegated || object === undefined) return false;
  const { noun: name } = entities[object]!;
  // "Over grilled fish": what is alive elsewhere would swim about the hands.
  const isOverLiving = [...to, ...path].some(({ entities: all }) =>
    all.some((one) => living.has(findDrawable(entities[one]!.noun)?.noun.nature ?? 'prop')),
  );
  if (isOverLiving) return false;
  const noun = findDrawable(name)?.noun ?? null;
  const { action } = groundVerb(verb, findDrawable('person')?.noun ?? null, { noun, name });
  return byHand.has(action) || (action === 'chop' && noun !== null && noun.nature !== 'food');
};

/** "A kettle pours into a cup": it is in a hand, and what runs out of it may be unsaid. */
const asVessel = (facts: Facts, event: Event, person: number, water: number): Event | null => {
  const [vessel, another] = event.agents;
  if (event.verb.split(' ')[0] !== 'pour' || vessel === undefined || another !== undefined) return null;
  const places = [...event.to, ...event.path].filter(({ entities }) => entities.length > 0);
  const noun = findDrawable(facts.entities[vessel]!.noun)?.noun ?? null;
  const isHeld = noun !== null && (noun.nature === 'prop' || noun.nature === 'food') && isHoldable(noun);
  if (!isHeld || places.length === 0 || event.isNegated) return null;
  return {
    ...event,
    agents: [person],
    objects: event.objects.length > 0 ? event.objects : [water],
    from: [{ kind: 'at', entities: [vessel] }],
  };
};

/** The same facts, with one more entity where somebody has to be there. */
export const implyDoers = (read: Facts): Facts => {
  const first = read.entities.length;
  const poured = read.events.map((event) => asVessel(read, event, first, first + 1));
  const facts = poured.some(Boolean)
    ? {
        ...read,
        entities: [...read.entities, doer, { ...doer, noun: 'water', head: 'water' }],
        events: read.events.map((event, at) => poured[at] ?? event),
      }
    : read;
  const done = facts.events.filter((event) => isOfHands(facts, event));
  if (done.length === 0) return facts;
  const at = facts.entities.length;
  const { camera } = facts.picture;
  return {
    ...facts,
    entities: [...facts.entities, doer],
    events: facts.events.map((event) => (done.includes(event) ? { ...event, agents: [at] } : event)),
    picture: { ...facts.picture, camera: { ...camera, shot: camera.shot ?? 'close_up' } },
  };
};
