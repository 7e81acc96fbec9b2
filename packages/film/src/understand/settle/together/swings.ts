/** Swings: who sits on them, and who pushes. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { acts, add, countOf, does, isPerson, nounOf } from '../draft-things.ts';

const isSwing = (draft: Draft, at: number) => /^(?:swing|swings|swing set)$/.test(nounOf(draft.things[at]!));

/** "A father pushing his daughter on a swing": she sits on it, and he stands behind her. */
export const pushSwing = (draft: Draft) => {
  const swing = draft.things.findIndex((_, at) => isSwing(draft, at));
  if (swing < 0) return;
  const pusher = draft.things.find(
    (thing) => isPerson(thing) && (acts(thing, 'push') || does(thing, /^push/)),
  );
  const sitter =
    draft.things.find((thing) => isPerson(thing) && thing !== pusher) ??
    (pusher ? draft.things[add(draft, 'child', { isImplied: true })] : undefined);
  if (!pusher || !sitter) {
    sitTwo(draft, swing);
    return;
  }
  draft.things[swing]!.acts = [newAct('swing', 'swing')];
  draft.things[swing]!.ties = draft.things[swing]!.ties.filter(({ to }) => !isPerson(draft.things[to]!));
  sitter.ties = [{ kind: 'on', to: swing }];
  sitter.acts = [newAct('swing', 'swing')];
  sitter.acts[0]!.object = swing;
  pusher.ties = [
    ...pusher.ties.filter(({ to }) => to !== swing && draft.things[to] !== sitter),
    { kind: 'following', to: swing },
  ];
  pusher.acts = [{ ...newAct('push', 'push'), object: draft.things.indexOf(sitter) }];
  addOnce(pusher.traits, 'pushes a swing');
  sitTwo(draft, swing);
};

/** Two who swing have two seats, in one frame. */
const sitTwo = (draft: Draft, swing: number) => {
  const riders = draft.things.filter(({ ties }) =>
    ties.some(({ to, kind }) => to === swing && kind !== 'following'),
  );
  const seats = riders.reduce((sum, thing) => sum + countOf(thing), 0);
  const frame = draft.things[swing]!;
  if (seats > 1 && frame.noun?.name === 'swing') frame.noun = { ...findNoun('swings')!, name: 'swing' };
  if (seats < 3 && frame.plural) Object.assign(frame, { count: 1, plural: false });
};
