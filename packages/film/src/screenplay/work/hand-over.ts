/** Things that are put somewhere, given to somebody, climbed or loaded: who does it stays beside them. */

import type { Event, Location } from '../../facts/facts.ts';
import { limits, type Tie } from '../../scene/scene.ts';
import { type DraftAct, type DraftThing, newAct } from '../../understand/draft.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { isClimbed, isHanded, isHoldable } from '../../understand/nouns/uses.ts';
import { givingVerbs, movingVerbs, mutualGiving } from '../../world/verb-senses.ts';
import { addTie, firstTie, isPerson, type Shown, shownAs } from '../shown.ts';
import { isConveying } from './conveyance.ts';

/** "Puts food on the grill", "loads boxes into a car": what is put goes there, not the one who does it. */
export const isPut = (event: Event): boolean =>
  placesPut(event).length > 0 &&
  event.objects.length > 0 &&
  event.agents.length > 0 &&
  movingVerbs.has(event.verb.split(' ')[0]!);

const placesPut = ({ to, path, at, verb }: Event): Location[] => [
  ...to,
  ...path.filter(({ kind }) => kind === 'over'),
  // "Hangs a picture on the wall".
  ...(bringing.has(verb.split(' ')[0]!) ? at.filter(({ kind }) => kind === 'on' || kind === 'in') : []),
];
const bringing = new Set(['hang', 'put', 'place', 'set', 'lay', 'stack', 'pin', 'stick', 'mount', 'insert']);

/** A house or a mountain is no place that hands put things on. */
const isReached = ({ noun }: DraftThing) =>
  noun !== null &&
  (!vehicles.has(noun.nature) || noun.nature === 'road_vehicle') &&
  !living.has(noun.nature) &&
  noun.nature !== 'landform' &&
  (noun.nature !== 'building' || noun.base === 'wall');

/** Of several one is in the hand, and the others are where they are put already. */
const oneOf = ({ things }: Shown, object: number, where: Tie, doers: number): number => {
  const thing = things[object]!;
  thing.ties = [];
  if (!thing.plural && (thing.count ?? 1) < 2) return object;
  if (doers > 1 || vehicles.has(things[where.to]!.noun?.nature ?? 'prop')) {
    thing.count = doers;
    return object;
  }
  if (things.length >= limits.things) return object;
  addTie(thing, where.kind === 'over' ? { kind: 'on', to: where.to } : where);
  return things.push({ ...thing, count: 1, plural: false, ties: [], acts: [], isImplied: true }) - 1;
};

type HandOver = (shown: Shown, event: Event, doer: number, object: number | undefined, act: DraftAct) => void;

export const putThere: HandOver = (shown, event, doer, object, act) => {
  const { things } = shown;
  const where = firstTie(shown, doer, placesPut(event));
  if (!where || object === undefined || where.to === object) return;
  const thing = things[doer]!;
  const isLoaded = vehicles.has(things[where.to]!.noun?.nature ?? 'prop');
  const isHeld =
    isHoldable(things[object]!.noun) || (isLoaded && things[object]!.noun?.nature === 'furniture');
  if (living.has(things[where.to]!.noun?.nature ?? 'prop')) {
    // Upon somebody: it is still in the hands that reach out.
    Object.assign(act, { action: 'reach', object: where.to });
    thing.ties = thing.ties.filter(({ to }) => to !== object);
    addTie(thing, { kind: isHeld ? 'holding' : 'with', to: object });
    addTie(thing, { kind: 'facing', to: where.to });
    return;
  }
  if (act.action === 'carry' && !isHeld) return;
  const target = things[where.to]!;
  // A figure is put into a seat, not into the hold.
  if (isLoaded && !isHeld) return;
  const hasHands = isPerson(thing) || isHanded(thing.noun);
  if (
    isHeld &&
    hasHands &&
    act.action !== 'pour' &&
    act.action !== 'plant' &&
    isReached(target) &&
    (where.kind === 'on' || where.kind === 'in' || where.kind === 'over')
  ) {
    const held = oneOf(shown, object, where, thing.count ?? (thing.plural ? 2 : 1));
    Object.assign(act, {
      action: where.kind === 'in' || isLoaded ? 'put_in' : 'put_on',
      object: where.to,
      instrument: held,
      goal: null,
    });
    thing.ties = thing.ties.filter(({ to }) => to !== object && to !== where.to);
    addTie(thing, { kind: 'holding', to: held });
    addTie(thing, { kind: 'facing', to: where.to });
    return;
  }
  addTie(things[object]!, where.kind === 'over' ? { kind: 'on', to: where.to } : where);
  thing.ties = thing.ties.filter(({ to, kind }) => to !== object || kind !== 'holding');
  addTie(thing, { kind: 'facing', to: where.to });
};

/** "Hands her a cup", "they exchange keys": hands meet over what is given. */
export const giveByHand: HandOver = (shown, event, doer, object, act) => {
  const { things } = shown;
  const thing = things[doer]!;
  const first = event.verb.split(' ')[0]!;
  if (!givingVerbs.has(first) || !isPerson(thing) || object === undefined) return;
  if (!isHoldable(things[object]!.noun)) return;
  const isPair = (thing.count ?? 1) === 2 || event.agents.length === 2;
  const other = event.recipients
    .map((one) => shownAs(shown, one))
    .find((one) => one !== undefined && one !== doer && isPerson(things[one]!));
  const fed = event.recipients
    .map((one) => shownAs(shown, one))
    .find((one) => one !== undefined && one !== doer && !isPerson(things[one]!));
  if (other === undefined && fed !== undefined) {
    Object.assign(act, { action: 'feed', object: fed, instrument: object });
    addTie(thing, { kind: 'holding', to: object });
    return;
  }
  if (other === undefined && !(isPair && mutualGiving.has(first))) return;
  Object.assign(act, { action: 'give', object: other ?? null });
  addTie(thing, { kind: 'holding', to: object });
  const given = things[object]!;
  if (other === undefined) {
    // Each has one where things are exchanged; what is passed is one.
    given.count =
      first === 'pass' || first === 'share' ? 1 : Math.min(2, given.count ?? (given.plural ? 2 : 1));
    given.plural = false;
    return;
  }
  const taker = things[other]!;
  if (taker.acts.length < limits.acts) taker.acts.push({ ...act, object: doer, instrument: null });
};

/** "They hold a ladder while the other climbs": it is what is climbed. */
export const climbable = ({ things }: Shown, doer: number): number | undefined => {
  const found = things.findIndex(({ noun }, index) => index !== doer && isClimbed(noun));
  return found < 0 ? undefined : found;
};

const boarding = new Set(['get', 'step', 'climb', 'exit', 'board', 'alight']);

/** Doors are open and wheels are off: a car that is loaded or mended stands still. */
export const parkUsed = (shown: Shown, event: Event) => {
  const verb = event.verb.split(' ')[0]!;
  // "Gets out of a helicopter", "steps into a taxi".
  const isBoarding = boarding.has(verb) && event.at.length === 0;
  if (isConveying(verb) || (event.objects.length === 0 && !isBoarding)) return;
  for (const { entities } of [...event.to, ...event.from, ...event.at])
    for (const entity of entities) {
      const to = shownAs(shown, entity);
      const thing = to === undefined ? undefined : shown.things[to];
      if (thing && thing.acts.length === 0 && vehicles.has(thing.noun?.nature ?? 'prop'))
        thing.acts.push({ ...newAct('stand', 'stand') });
    }
};
