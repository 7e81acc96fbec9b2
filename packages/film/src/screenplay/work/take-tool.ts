/** The usual tool in the hand of a person who works at a thing, where none is named. */

import type { Event } from '../../facts/facts.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftAct, newThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { workToolFor } from '../../world/work-tools.ts';
import { addTie, isPerson, type Shown, shownAs } from '../shown.ts';

export const takeTool = (shown: Shown, { verb, instruments }: Event, doer: number, act: DraftAct) => {
  const { things } = shown;
  const worked = act.object === null ? undefined : things[act.object];
  const row = worked?.noun ? workToolFor(verb, worked.noun) : null;
  if (
    !row ||
    !isPerson(things[doer]!) ||
    instruments.some((one) => shownAs(shown, one) !== undefined) ||
    things.length >= limits.things
  )
    return;
  const noun = findNoun(row.tool);
  if (!noun) return;
  Object.assign(act, { action: row.action, instrument: things.length });
  addTie(things[doer]!, { kind: 'holding', to: things.length });
  things.push({ ...newThing(noun.name, noun), count: things[doer]!.count, isImplied: true });
};
