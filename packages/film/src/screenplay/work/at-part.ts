/** "Lifts her chin", "ties his shoes", "pats a friend on the back": hands are at one part of somebody else. */

import type { Event } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import type { BodyRegion } from '../../scene/body-regions.ts';
import { type DraftAct, newAct } from '../../understand/draft.ts';
import { bodyRegion, isLowRegion } from '../../world/body-parts.ts';
import { addTie, isPerson, type Shown, shownAs } from '../shown.ts';

/** Done by hands that are at what it is done to; of the others the action says where hands are. */
const byHand = new Set<Action>([
  'reach',
  'work',
  'tie_shoes',
  'rub',
  'lift',
  'open',
  'pull',
  'put_on',
  'wash',
  'paint',
  'pet',
  'build',
]);

type Touched = { person: number; region: BodyRegion };

/** The part that is touched and its person: said with the place first, as "a hat on his head" is at the head. */
const touched = (shown: Shown, event: Event, doer: number): Touched | null => {
  const { facts, things } = shown;
  const other = (entity: number): number | undefined => {
    const at = shownAs(shown, entity);
    return at !== undefined && at !== doer && isPerson(things[at]!) ? at : undefined;
  };
  const [object] = event.objects;
  const done = object === undefined ? undefined : other(object);
  const places = [...event.to, ...event.from, ...event.at].flatMap(({ entities }) => entities);
  for (const entity of [...places, ...event.objects]) {
    const region = bodyRegion(facts.entities[entity]!.noun);
    // "Taps a boy on the shoulder": the boy's.
    const person = places.includes(entity) && done !== undefined ? done : other(entity);
    const owner = facts.entities[entity]!.owner;
    const whose = person ?? (owner === null ? undefined : other(owner));
    if (region && whose !== undefined) return { person: whose, region };
  }
  // "Puts a coat on her".
  const dressed = places.map(other).find((one) => one !== undefined);
  const worn = object === undefined ? undefined : bodyRegion(facts.entities[object]!.noun);
  return dressed !== undefined && worn ? { person: dressed, region: worn } : null;
};

export const touchPart = (shown: Shown, event: Event, doer: number, act: DraftAct) => {
  const { things } = shown;
  if (!isPerson(things[doer]!) || (things[doer]!.count ?? 1) > 1 || !byHand.has(act.action ?? 'stand'))
    return;
  const found = touched(shown, event, doer);
  if (!found) return;
  const patient = things[found.person]!;
  act.object = found.person;
  act.part = found.region;
  // A child whose chin is lifted is not in the arms.
  things[doer]!.ties = things[doer]!.ties.filter(({ to }) => to !== found.person);
  addTie(things[doer]!, { kind: 'facing', to: found.person });
  if (isLowRegion(found.region)) {
    act.action = 'kneel';
    if (patient.acts.length === 0) patient.acts.push(newAct('sit', 'sit'));
  } else if (act.action !== 'rub') act.action = 'reach';
};
