/** "Sits down", "gets up", "wakes up": the posture before a change of posture is seen first. */

import { limits } from '../../scene/scene.ts';
import { type DraftAct, type DraftThing, newAct, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living } from '../../understand/nouns/nature.ts';
import { isSeat } from '../../understand/nouns/uses.ts';
import { type Posture, type PostureChange, postureChanges } from '../../world/verbs/postures.ts';
import { isPerson, type Shown } from '../shown.ts';

/** Share of its time before the posture changes. */
const before = 0.35;

const carrying = new Set(['on', 'in', 'riding', 'driving']);

/** Where somebody rests of whom nothing says it. */
const usualRest: Record<string, string> = { sit: 'chair', sleep: 'bed' };

const isBed = ({ noun }: DraftThing) => /\bbed$|mattress|hammock|crib/.test(noun?.base ?? '');

/** What it rests on: said of it, named besides, or implied. */
const restOf = ({ things }: Shown, thing: DraftThing, posture: string | null): number | undefined => {
  const tied = thing.ties.find(({ kind, to }) => carrying.has(kind) && isSeat(things[to]?.noun ?? null));
  if (tied) return tied.to;
  if (thing.ties.some(({ kind }) => carrying.has(kind))) return undefined;
  const named = things.findIndex(
    (one) => isSeat(one.noun) && ((posture !== 'sleep' && posture !== 'lie') || isBed(one)),
  );
  const noun = named >= 0 ? undefined : findNoun(usualRest[posture ?? ''] ?? '');
  if (named < 0 && (!noun || things.length >= limits.things)) return undefined;
  const rest = named >= 0 ? named : things.push({ ...newThing(noun!.name, noun!), isImplied: true }) - 1;
  if (named < 0) things[rest]!.count = thing.count;
  return rest;
};

const postureBefore = ({ from }: PostureChange, rest: DraftThing | undefined, isAlive: boolean): Posture =>
  // A bed is not sat on before one gets up from it, and an animal has no chair.
  from === 'sit' && ((rest && isBed(rest)) || isAlive) ? 'lie' : from;

const changeOf = ({ verb, direction }: DraftAct): PostureChange | undefined =>
  postureChanges.get(verb) ?? postureChanges.get(`${verb} ${direction ?? ''}`);

const tieTo = (thing: DraftThing, at: number): void => {
  thing.ties = [{ kind: 'on', to: at }, ...thing.ties.filter(({ to }) => to !== at)];
};

/** "Watches a match and stands up": whatever is done before, it is done on the seat. */
const beginOnSeat = (shown: Shown, thing: DraftThing): void => {
  const rising = thing.acts.findIndex((act) => changeOf(act)?.from === 'sit');
  const isElsewhere = thing.acts
    .slice(0, rising)
    .some(({ action }) => action === 'lie' || action === 'sleep');
  if (rising < 1 || isElsewhere || thing.ties.some(({ kind }) => carrying.has(kind))) return;
  const at = restOf(shown, thing, 'sit');
  if (at !== undefined) tieTo(thing, at);
};

/** In a tent or a hut nobody would be seen on the ground. */
const isUnderRoof = ({ things }: Shown, thing: DraftThing): boolean =>
  thing.ties.some(({ kind, to }) => kind === 'in' && things[to]?.noun?.nature === 'building') ||
  thing.ties.some(({ kind, to }) => kind === 'in' && /tent|hut|cave/.test(things[to]?.noun?.base ?? ''));

export const changePosture = (shown: Shown, thing: DraftThing): void => {
  const [act] = thing.acts;
  const change = act && changeOf(act);
  const person = isPerson(thing);
  const isAnimal = !person && living.has(thing.noun?.nature ?? 'prop');
  if (person && !change) beginOnSeat(shown, thing);
  if (!change || !(person || isAnimal)) return;
  // "Wakes its owner".
  const isDoneTo = living.has(shown.things[act.object ?? -1]?.noun?.nature ?? 'prop');
  if (act.source || act.goal || isDoneTo || isUnderRoof(shown, thing)) return;
  if (act.begin === undefined && thing.acts.length > 1) return;
  const rests = change.from === 'stand' ? act.action : change.from;
  const at = person && !isOnGround(shown, act) ? restOf(shown, thing, rests) : seatUnder(shown, thing);
  const rest = at === undefined ? undefined : shown.things[at];
  const from = postureBefore(change, rest, isAnimal);
  if (at !== undefined) tieTo(thing, at);
  const [begin, end] = [act.begin ?? 0, act.end ?? 1];
  const moment = begin + (end - begin) * before;
  const action = (person && change.to) || act.action;
  const goal = at !== undefined && from === 'stand' ? { goal: { kind: 'on' as const, to: at } } : {};
  const first = { ...newAct(from, from), begin, end: moment };
  const after = { ...act, ...goal, action, begin: moment, end };
  thing.acts = [first, after, ...thing.acts.slice(1)].slice(0, limits.acts);
};

/** "Sits down on the grass": where it is done is said. */
const isOnGround = ({ facts }: Shown, { verb, action }: DraftAct): boolean =>
  action === 'kneel' ||
  facts.events.some((event) => event.verb === verb && event.at.some(({ kind }) => kind === 'on'));

const seatUnder = ({ things }: Shown, thing: DraftThing): number | undefined =>
  thing.ties.find(({ kind, to }) => carrying.has(kind) && isSeat(things[to]?.noun ?? null))?.to;
