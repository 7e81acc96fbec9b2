/** "A side view of a horse", "over the shoulder of a painter": the side from which the filmed thing is looked at. */

import { statedViews } from '../../scene/stated-view.ts';
import { wholeOf } from '../cast-entity.ts';
import type { Shown } from '../shown.ts';

export const turnToView = ({ facts, cast, things, thingOf }: Shown): void => {
  const { side, subject } = facts.picture.camera;
  const filmed = things[thingOf.get(wholeOf(cast, subject ?? -1) ?? -1) ?? 0];
  if (!side || !filmed) return;
  // Which way it goes is said by the side it is seen from.
  for (const act of filmed.acts)
    if (act.direction === 'toward' || act.direction === 'away') act.direction = null;
  filmed.traits.push(statedViews[side]);
};
