/** What the acts of a prompt are done to, and by whom. */

import type { Facts } from '../../facts/facts.ts';
import { set } from './nouns.ts';
import { isActOfPart } from './verbs.ts';

const pushingVerbs = set('kick, throw, hit, toss, shoot, hurl, fling, push, launch, bowl, strike');

/** What an act is done to; "opens and closes its wings" says it once for both. */
export const objectOf = (own: Facts['events'], n: number, { entities }: Facts): string | null => {
  const said = own[n]!.objects[0];
  if (said !== undefined) return entities[said]!.head;
  const shared = own[n + 1]?.objects[0];
  const head = shared === undefined ? null : entities[shared]!.head;
  return head !== null && isActOfPart(own[n]!.verb, head) ? head : null;
};

/** Noun of what kicks or throws it: away from there it flies. */
export const pusherOf = (index: number, { events, entities }: Facts): string | null => {
  const pusher = events.find(
    ({ objects, verb }) => objects.includes(index) && pushingVerbs.has(verb.split(' ')[0]!),
  )?.agents[0];
  return pusher === undefined ? null : entities[pusher]!.noun;
};

const landingVerbs = set('land, alight, settle, perch, touch down, come down, fly down');

/** The entity on which something comes down, where it does; on a hand or a head it is on somebody. */
export const landingOf = (index: number, { events, entities }: Facts): number | null => {
  const event = events.find(({ agents, verb }) => agents.includes(index) && landingVerbs.has(verb));
  const places = event ? [...event.to, ...event.at] : [];
  const goals = [...places.flatMap((place) => place.entities), ...(event?.objects ?? [])];
  const goal = goals.find((one) => one !== index);
  const owner = goal === undefined ? null : entities[goal]!.partOf;
  return owner !== null && owner !== index ? owner : (goal ?? null);
};
