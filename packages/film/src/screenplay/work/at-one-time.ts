/** What one body does at one time: it stands, sits or looks while its hands and legs do something else. */

import { postures } from '../../scene/action-groups.ts';
import type { Action } from '../../scene/actions.ts';
import type { DraftAct, DraftThing } from '../../understand/draft.ts';
import { addTie, isPerson } from '../shown.ts';

const beside = new Set<Action | null>([...postures, 'nod', 'shine', 'hold']);
const stillVerbs = new Set(
  'stand, wait, stay, pause, linger, lean, rest against, stand still, line up, gather, assemble, idle, pose, perch'.split(
    ', ',
  ),
);
/** Done with the head, and seen only where nothing else is done. */
const searching = new Set(
  'search, search for, look for, look around, look back, look away, peek, look through'.split(', '),
);
const carrying = new Set(['on', 'in', 'riding', 'driving']);

const isSameTime = (a: DraftAct, b: DraftAct): boolean => a.begin === b.begin && a.end === b.end;

const isSeated = ({ ties, traits }: DraftThing): boolean =>
  ties.some(({ kind }) => carrying.has(kind)) || traits.includes('on the ground');

/** Whether the body does it by how it is placed while another act goes on. */
const goesOn = (thing: DraftThing, { action, verb, goal, source }: DraftAct): boolean => {
  if (goal || source) return false;
  if (action === 'stand') return stillVerbs.has(verb);
  if (action === 'sit') return isPerson(thing) && /^(?:sit|seat|lounge|relax)$/.test(verb) && isSeated(thing);
  if (action === 'nod') return /^(?:listen|hear)\b/.test(verb);
  return action === 'look' && !searching.has(verb);
};

export const joinActs = (thing: DraftThing): void => {
  const kept = thing.acts.filter((act) => {
    const others = thing.acts.filter((one) => one !== act && isSameTime(one, act));
    const isBusy = others.some(
      ({ action }) => !beside.has(action) || (act.action === 'stand' && action === 'look'),
    );
    return !(isBusy && goesOn(thing, act));
  });
  for (const { action, object } of thing.acts)
    if (action === 'look' && object !== null && !kept.some((one) => one.object === object))
      if (!thing.ties.some(({ to }) => to === object)) addTie(thing, { kind: 'facing', to: object });
  thing.acts = kept;
};
