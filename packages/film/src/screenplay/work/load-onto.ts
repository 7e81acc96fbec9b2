/** "A truck hauls pumpkins": what a vehicle carries is in it while it drives. */

import type { Event } from '../../facts/facts.ts';
import type { DraftAct } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { travelOf } from '../../understand/settle/suit-action.ts';
import { addTie, type Shown, shownAs } from '../shown.ts';

const conveying = new Set(['haul', 'carry', 'transport', 'deliver', 'bring', 'convey', 'ferry', 'cart']);
const asLoad = new Set(['prop', 'food', 'plant', 'instrument', 'furniture']);

/** Whether it is the load of the one who goes; the act is then that of going. */
export const loadOnto = (
  { things, ...rest }: Shown,
  { verb, objects }: Event,
  doer: number,
  act: DraftAct,
): boolean => {
  const { noun } = things[doer]!;
  if (!noun || !vehicles.has(noun.nature) || !conveying.has(verb)) return false;
  const loads = objects.flatMap((one) => shownAs({ things, ...rest }, one) ?? []);
  const isLoad = loads.every((one) => {
    const nature = things[one]!.noun?.nature ?? 'building';
    return !living.has(nature) && asLoad.has(nature);
  });
  if (loads.length === 0 || !isLoad) return false;
  for (const one of loads) addTie(things[one]!, { kind: 'in', to: doer });
  // In a closed box nothing of it would be seen.
  const open = noun.kit === 'truck' ? findNoun('pickup truck') : undefined;
  if (open) things[doer]!.noun = { ...open, name: noun.name };
  Object.assign(act, { action: travelOf(noun), object: null });
  return true;
};
