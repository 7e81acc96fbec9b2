/** What is dropped or knocked over falls by itself. */

import type { Event } from '../../facts/facts.ts';
import { limits } from '../../scene/scene.ts';
import { type DraftAct, newAct } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { travelOf } from '../../understand/settle/suit-action.ts';
import { drops } from '../../world/verb-senses.ts';
import { isPerson, type Shown } from '../shown.ts';

/** "Drops a plate", "knocks over a vase": it falls, and who drops it goes on as before. */
export const dropObject = (shown: Shown, { verb }: Event, doer: number, act: DraftAct, object: number) => {
  const { things } = shown;
  const thing = things[object]!;
  if (!drops.has(verb.split(' ')[0]!) || living.has(thing.noun?.nature ?? 'prop')) return;
  const { noun } = things[doer]!;
  if (noun?.nature === 'aircraft') thing.ties = [...thing.ties, { kind: 'under', to: doer }];
  if (noun?.nature === 'aircraft') things[doer]!.ties = things[doer]!.ties.filter(({ to }) => to !== object);
  if (act.action === 'fall') act.action = isPerson(things[doer]!) ? 'reach' : travelOf(things[doer]!.noun);
  if (thing.acts.length < limits.acts)
    thing.acts.push({
      ...newAct('fall', 'fall'),
      ...(act.begin !== undefined && { begin: act.begin, end: act.end }),
    });
};
