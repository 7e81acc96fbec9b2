/** "Helps her carry a box": both carry it. "Helps him put on a coat": the helper puts it on him. */

import type { Event, Facts } from '../../facts/facts.ts';
import { garmentOf, isBodyPart } from '../meanings.ts';
import { isConveying } from './conveyance.ts';

const helps = new Set(['help', 'assist', 'aid']);
const dressing = new Set(['put on', 'wear', 'don', 'try on', 'pull on', 'slip on', 'get into']);

type Deed = { help: Event; deed: Event; helped: number };

const deedOf = ({ events }: Facts, help: Event): Deed | null => {
  const [helped] = help.objects;
  if (!helps.has(help.verb) || help.isNegated || helped === undefined) return null;
  const deed = events.find(
    ({ step, agents, isNegated, verb }) =>
      step === help.step &&
      !isNegated &&
      // One bicycle is ridden by one.
      !isConveying(verb) &&
      agents.includes(helped) &&
      !agents.some((one) => help.agents.includes(one)),
  );
  return deed ? { help, deed, helped } : null;
};

/** Clothes that the deed is done to; null: the body or nothing of the kind. */
const garmentIn = ({ entities }: Facts, { objects }: Event): number | null =>
  objects.find((one) => garmentOf(entities[one]!.noun) !== undefined) ?? null;

const isOfBody = ({ entities }: Facts, { objects }: Event): boolean =>
  objects.some((one) => entities[one]!.partOf !== null || isBodyPart(entities[one]!.head));

/** The same facts, with the help told as what helpers do. */
export const withHelpers = (facts: Facts): Facts => {
  const deeds = facts.events.flatMap((event) => deedOf(facts, event) ?? []);
  if (deeds.length === 0) return facts;
  const entities = [...facts.entities];
  const events = facts.events.flatMap((event): Event[] => {
    const asHelp = deeds.find(({ help }) => help === event);
    const asDeed = deeds.find(({ deed }) => deed === event);
    if (asHelp) {
      const { deed, helped } = asHelp;
      const garment = garmentIn(facts, deed);
      if (garment === null) return isOfBody(facts, deed) ? [event] : [];
      // In the hands that reach out to the other.
      if (dressing.has(deed.verb)) return [{ ...event, instruments: [garment] }];
      // The shoes that are tied are on the feet.
      const wearer = entities[helped]!;
      entities[helped] = { ...wearer, wears: [...wearer.wears, garment] };
      return [{ ...deed, agents: event.agents }];
    }
    if (!asDeed || isOfBody(facts, event)) return [event];
    if (garmentIn(facts, event) !== null) return [];
    return [{ ...event, agents: [...asDeed.help.agents, ...event.agents] }];
  });
  return { ...facts, entities, events };
};
