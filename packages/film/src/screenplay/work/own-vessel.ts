/** "Fills her cup", "pours water into a friend's glass": whose it is holds it out to be filled. */

import type { Event } from '../../facts/facts.ts';
import { type DraftAct, newAct } from '../../understand/draft.ts';
import { isHoldable } from '../../understand/nouns/uses.ts';
import { addTie, isPerson, type Shown, shownAs } from '../shown.ts';

export const holdOwnVessel = (shown: Shown, event: Event, doer: number, act: DraftAct) => {
  const { facts, things } = shown;
  if (act.action !== 'pour' || !isPerson(things[doer]!)) return;
  for (const entity of [...event.to.flatMap(({ entities }) => entities), ...event.objects]) {
    const owner = facts.entities[entity]!.owner;
    const [vessel, holder] = [shownAs(shown, entity), owner === null ? undefined : shownAs(shown, owner)];
    if (vessel === undefined || holder === undefined || holder === doer || vessel === holder) continue;
    if (!isPerson(things[holder]!) || !isHoldable(things[vessel]!.noun)) continue;
    act.object = vessel;
    things[vessel]!.ties = [];
    things[doer]!.ties = things[doer]!.ties.filter(({ to }) => to !== vessel);
    addTie(things[doer]!, { kind: 'facing', to: holder });
    addTie(things[holder]!, { kind: 'holding', to: vessel });
    if (things[holder]!.acts.length === 0)
      things[holder]!.acts.push({ ...newAct('hold', 'hold'), object: vessel });
  }
};
