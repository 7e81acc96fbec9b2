/** Short ways to ask and change the things of a draft. */

import type { Action } from '../../scene/actions.ts';
import { limits, type TieKind } from '../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

export const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;
export const countOf = ({ count, plural }: DraftThing) => count ?? (plural ? 4 : 1);
export const nounOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
/** Of the past and of tales. */
export const isFighter = ({ noun, name }: DraftThing) =>
  /viking|roman|legion|spartan|samurai|knight|crusader|skeleton|orc|goblin|warrior|barbarian|ninja|gladiator/.test(
    noun?.name ?? name,
  );
export const does = ({ acts }: DraftThing, pattern: RegExp) => acts.some(({ verb }) => pattern.test(verb));
export const acts = ({ acts: own }: DraftThing, ...actions: Action[]) =>
  own.some(({ action }) => action !== null && actions.includes(action));

export const add = (draft: Draft, noun: string, change: Partial<DraftThing> = {}): number => {
  const found = findNoun(noun);
  if (!found || draft.things.length >= limits.things) return -1;
  draft.things.push({ ...newThing(found.name, found), ...change });
  return draft.things.length - 1;
};

export const findOrAdd = (draft: Draft, noun: string, pattern: RegExp): number => {
  const known = draft.things.findIndex((thing) => !isPerson(thing) && pattern.test(nounOf(thing)));
  return known >= 0 ? known : add(draft, noun, { isImplied: true });
};

export const retie = (thing: DraftThing, kind: TieKind, to: number) => {
  thing.ties = [...thing.ties.filter((tie) => tie.to !== to), { kind, to }];
};

/** Of a group one does what the others watch: the rest become a thing of their own. */
export const splitOff = (draft: Draft, thing: DraftThing, action: Action): number => {
  const rest = countOf(thing) - 1;
  if (rest < 1 || draft.things.length >= limits.things) return -1;
  thing.count = 1;
  thing.plural = false;
  draft.things.push({
    ...thing,
    count: rest,
    plural: rest > 1,
    ties: [],
    acts: [newAct(action, action)],
    traits: [...thing.traits],
    wears: [...thing.wears],
  });
  return draft.things.length - 1;
};
