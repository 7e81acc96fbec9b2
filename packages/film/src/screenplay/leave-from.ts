/** What "from", "off" and "out of" show: where the one who leaves, looks out, takes or falls was before. */

import type { Action } from '../scene/actions.ts';
import type { Tie, TieKind } from '../scene/scene.ts';
import { addOnce, type DraftAct, type DraftThing, newAct } from '../understand/draft.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { drops, flees } from '../world/verb-senses.ts';

export type Leaving = {
  doer: DraftThing;
  act: DraftAct;
  /** What it is done to, if anything. */
  object: DraftThing | null;
  /** The number of the one who leaves among the things. */
  doerAt: number;
  /** The thing that is left, and its number. */
  left: DraftThing;
  at: number;
  /** "Out of", rather than "from" or "off". */
  isInside: boolean;
};

/** Seen there while it is done: "peeks out of a box", "waves from a balcony". */
const stays = new Set<Action>([
  'look',
  'wave',
  'talk',
  'sing',
  'phone',
  'stand',
  'sit',
  'lie',
  'clap',
  'laugh',
  'point',
  'read',
]);
/** These take a thing along. */
const takes = new Set<Action>(['carry', 'hold', 'lift', 'pull', 'reach', 'open', 'throw', 'stir']);

const natureOf = ({ noun }: DraftThing) => noun?.nature ?? 'prop';
const isTree = ({ noun }: DraftThing) => /(?:^| )tree$/.test(noun?.name ?? '');
const isHouse = (thing: DraftThing) => natureOf(thing) === 'building';
const isCraft = (thing: DraftThing) => natureOf(thing) === 'aircraft' || natureOf(thing) === 'spacecraft';

/** How the one who stays there stands to it. */
const placeAt = (left: DraftThing, isInside: boolean): TieKind => {
  if (isHouse(left) || vehicles.has(natureOf(left))) return 'in_front_of';
  return isInside ? 'in' : 'beside';
};

const tieOnce = (thing: DraftThing, tie: Tie) => {
  if (!thing.ties.some(({ to }) => to === tie.to)) thing.ties.push(tie);
};

/** Shows what is left; false where the way itself shows it. */
export const leaveFrom = ({ doer, doerAt, act, object, left, at, isInside }: Leaving): boolean => {
  const [verb] = act.verb.split(' ');
  const isAway = flees.has(act.verb) || flees.has(verb!);
  if (isAway && living.has(natureOf(left))) {
    Object.assign(act, { action: 'flee', object: at, source: null });
    doer.ties = [...doer.ties.filter(({ to }) => to !== at), { kind: 'fleeing', to: at }];
    // One that is run from and does nothing else runs after them.
    if (left.acts.length === 0) left.acts.push({ ...newAct('chase', 'chase'), object: doerAt });
    return true;
  }
  const host: Tie = { kind: isInside && !isHouse(left) ? 'in' : 'on', to: at };
  if (object && drops.has(verb!)) {
    tieOnce(object, host);
    return true;
  }
  if (act.action === 'hang') {
    tieOnce(doer, { kind: 'under', to: at });
    act.object ??= at;
    return true;
  }
  // "Jumps out of a plane": below it, in the air.
  if (isCraft(left) && ['jump', 'fall', 'dive', 'fly', 'float'].includes(act.action ?? '')) {
    tieOnce(doer, { kind: 'under', to: at });
    act.action = 'fly';
    return true;
  }
  if (act.action === 'fall' || (act.action === 'pop' && !isHouse(left))) {
    tieOnce(doer, host);
    act.object ??= at;
    return true;
  }
  if (object === null && act.action !== null && stays.has(act.action)) {
    tieOnce(doer, { kind: placeAt(left, isInside), to: at });
    return true;
  }
  if (isInside && isHouse(left) && natureOf(doer) === 'person') {
    tieOnce(doer, { kind: 'in_front_of', to: at });
    act.direction ??= 'toward';
    addOnce(left.traits, 'come out of');
    return true;
  }
  if (object && isInside && act.action !== null && takes.has(act.action)) {
    // A rabbit that is pulled out of a hat is led nowhere.
    for (const tie of doer.ties) if (tie.kind === 'leading') tie.kind = 'holding';
    tieOnce(object, host);
    return true;
  }
  // "Rescues kittens from a tree": they are up there, and the hands reach for them.
  if (object && natureOf(left) === 'plant' && act.action !== null && takes.has(act.action)) {
    doer.ties = doer.ties.filter((tie) => tie.kind !== 'holding');
    tieOnce(doer, { kind: 'facing', to: at });
    tieOnce(object, { kind: 'on', to: at });
    act.action = 'reach';
    // In the crown of a whole tree no animal would be found.
    const bough = living.has(natureOf(object)) && isTree(left) ? findNoun('tree branch') : undefined;
    if (bough) left.noun = { ...bough, name: left.name };
    return true;
  }
  return false;
};
