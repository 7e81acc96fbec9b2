/** Somebody to whom something is done, and of whom nothing else is said, answers it. */

import { limits } from '../../scene/scene.ts';
import { type DraftAct, type DraftThing, newAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { actionIn, professions } from '../../world/usual-actions.ts';
import { answers } from '../../world/verbs/answers.ts';
import { isPerson, type Shown } from '../shown.ts';

const isAlive = (thing: DraftThing | undefined): boolean =>
  thing !== undefined && (isPerson(thing) || living.has(thing.noun?.nature ?? 'prop'));

/** The one it is done to: its object, or the one it is said, given or thrown to. */
const partnerOf = (things: readonly DraftThing[], doer: number, act: DraftAct): number | null => {
  const faced = things[doer]!.ties.find(({ kind, to }) => kind === 'facing' && isAlive(things[to]))?.to;
  // A fish that is thrown is in the hand.
  const isThrown =
    act.action === 'throw' &&
    things[doer]!.ties.some(({ kind, to }) => kind === 'holding' && to === act.object);
  const found = isAlive(things[act.object ?? -1]) && !isThrown ? act.object : (faced ?? null);
  return found === doer ? null : found;
};

const isFree = ({ acts }: DraftThing, { begin, end }: DraftAct): boolean =>
  acts.every(({ action }) => action === null || action === 'stand') ||
  (begin !== undefined &&
    acts.every((one) => one.begin !== undefined && (one.end! <= begin || one.begin! >= end!)));

export const answerActs = ({ things }: Shown): void => {
  for (const [doer, thing] of things.entries()) {
    if (!isPerson(thing) || (thing.count ?? 1) > 1) continue;
    for (const act of thing.acts) {
      const answer = act.action ? answers.get(act.action) : undefined;
      const partner = answer && !act.part ? partnerOf(things, doer, act) : null;
      if (!answer || partner === null) continue;
      const other = things[partner]!;
      const action = isPerson(other) ? answer.person : answer.animal;
      // Those who dance or fence with somebody do it to each other.
      if (action === act.action && act.object === null) act.object = partner;
      // A boxer who is spoken to goes on boxing.
      if (action === 'nod' && actionIn(professions, other.noun?.name)) continue;
      if (!action || !isFree(other, act) || other.acts.length >= limits.acts) continue;
      const { begin, end } = act;
      other.acts = [
        ...other.acts.filter(({ action: one }) => one !== 'stand' && one !== null),
        { ...newAct(action, action), object: doer, ...(begin !== undefined && { begin, end }) },
      ];
    }
  }
};
