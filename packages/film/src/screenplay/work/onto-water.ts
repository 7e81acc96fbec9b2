/** "A leaf falls onto a pond": what is said to come down on water does, where the water is the place itself. */

import type { Event } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import { addOnce } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';
import { hasWaterSurface } from '../../world/waters.ts';
import type { Shown } from '../shown.ts';

const comesDown = new Set<Action | null>(['fall', 'land', 'roll', 'bounce']);
const kinds = new Set<string>(['on', 'in', 'inside']);

export const landOnWater = ({ cast, things }: Shown, event: Event, doer: number, action: Action | null) => {
  const thing = things[doer]!;
  if (!comesDown.has(action) || living.has(thing.noun?.nature ?? 'prop')) return;
  const isOnWater = [...event.to, ...event.at].some(({ kind, entities: [one] }) => {
    const place = one === undefined ? undefined : cast[one];
    return kinds.has(kind) && place?.is === 'place' && hasWaterSurface(place.place);
  });
  if (isOnWater) addOnce(thing.traits, 'lands on water');
};
