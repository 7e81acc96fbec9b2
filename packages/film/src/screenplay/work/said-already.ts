/** Whether the same sentence tells what is done more fully. */

import type { Event } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import type { DraftThing } from '../../understand/draft.ts';
import { assuringVerbs, causingVerbs } from '../../world/verb-senses.ts';
import type { Shown } from '../shown.ts';

/** They tell how or to what end something is done: "working together to save lives", "controlling the flames". */
const ofWork = new Set(['work', 'control', 'protect', 'save', 'manage', 'serve', 'fight', 'battle']);

const isUnseenEnd = (cast: Shown['cast'], { verb, objects }: Event): boolean =>
  ofWork.has(verb.split(' ')[0]!) &&
  !objects.some((one) => cast[one]?.is === 'thing' || cast[one]?.is === 'place');

/** "Wiping the counter, cleaning": work at nothing is the work at something that the same sentence tells. */
export const isSaidAlready = ({ facts, cast }: Shown, event: Event, agent: number, action: Action): boolean =>
  (event.objects.length === 0 || isUnseenEnd(cast, event)) &&
  event.instruments.length === 0 &&
  event.at.length + event.to.length + event.path.length === 0 &&
  (['work', 'rub', 'sweep', 'build', 'reach'].includes(action) || ofWork.has(event.verb.split(' ')[0]!)) &&
  facts.events.some(
    (other) =>
      other !== event &&
      other.step === event.step &&
      other.agents.includes(agent) &&
      other.objects.some((one) => facts.entities[one]?.noun !== undefined) &&
      !assuringVerbs.has(other.verb),
  );

/** "Flies across, reaching the other end": neither a thing nor a place is reached, only the end of the way. */
export const endsWay = ({ facts, cast }: Shown, { verb, objects, agents, step }: Event): boolean =>
  arriving.has(verb) &&
  objects.length > 0 &&
  objects.every((one) => cast[one]?.is !== 'thing' && cast[one]?.is !== 'place') &&
  facts.events.some(
    (other) =>
      other.step === step && !arriving.has(other.verb) && other.agents.some((one) => agents.includes(one)),
  );
const arriving = new Set(['reach', 'arrive at', 'arrive', 'hit', 'get to', 'touch']);

/** "Makes the flowers grow": what they do is told, and what else the doer does. */
export const onlyCauses = ({ facts }: Shown, event: Event): boolean =>
  causingVerbs.has(event.verb) &&
  event.objects.length > 0 &&
  event.objects.every(
    (one) =>
      facts.changes.some(({ entity, step }) => entity === one && step === event.step) ||
      facts.events.some(({ agents, step }) => agents.includes(one) && step === event.step),
  );

/** "Kisses her, leaving a mark": who leaves a thing behind goes on with what is done. */
export const leavesTrace = ({ facts, cast }: Shown, verb: string, objects: number[], step: number): boolean =>
  verb === 'leave' &&
  facts.events.some((other) => other.verb !== 'leave' && other.step === step) &&
  objects.some((one) => {
    const done = cast[one];
    return done?.is === 'thing' ? !['building', 'person'].includes(done.noun.nature) : done?.is !== 'place';
  });

/** "Shakes hands while holding a suitcase": what is in the hand is seen there, and the other act is what is done. */
export const onlyCarries = (thing: DraftThing) => {
  const isHeld = (object: number | null) =>
    thing.ties.some(({ kind, to }) => kind === 'holding' && to === object);
  const others = thing.acts.filter(({ action, object }) => action !== 'hold' || !isHeld(object));
  if (others.length > 0) thing.acts = others;
};
