/** Things that a prompt leaves unsaid join the scene, and what is worked at lies on a table or bench. */

import { limits } from '../../scene/scene.ts';
import { type DraftThing, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import type { Shown } from '../shown.ts';

export const addThing = (
  { things }: Shown,
  name: string,
  change: Partial<DraftThing> = {},
): number | null => {
  const noun = findNoun(name);
  if (!noun || things.length >= limits.things) return null;
  return things.push({ ...newThing(noun.name, noun), isImplied: true, ...change }) - 1;
};

/** The workpiece lies on a table or bench, unless it is said to be elsewhere. */
export const layOn = (shown: Shown, doer: number, worked: number, on: string) => {
  const { things } = shown;
  const lying = things[worked]!;
  const known = lying.ties.find(({ kind }) => kind === 'on');
  const named = things.findIndex(
    ({ noun }) => noun?.base === on || /table|desk|bench|counter/.test(noun?.base ?? ''),
  );
  const at = known?.to ?? (named >= 0 && named !== doer ? named : addThing(shown, on));
  if (at === null) return;
  if (!known) lying.ties = [{ kind: 'on', to: at }];
};
