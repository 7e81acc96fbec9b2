/** Where the part of somebody is that another has hands on. */

import type { AnchorName } from '../../../kits/model.ts';
import { positionOf } from '../../../math/matrix.ts';
import { add, addScaled, normalize, type Vec3 } from '../../../math/vector.ts';
import type { BodyRegion } from '../../../scene/body-regions.ts';
import type { Actor } from '../../actor.ts';
import type { ModelInstance } from '../model-instance.ts';
import { sideOfHand } from './offered-hand.ts';

/** Where a part of somebody is: an anchor of the figure and, in its heights, up and to its front. */
const regions: Record<BodyRegion, { anchor: AnchorName; up: number; ahead: number }> = {
  chin: { anchor: 'mouth', up: -0.035, ahead: 0.02 },
  face: { anchor: 'mouth', up: 0.03, ahead: 0.02 },
  head: { anchor: 'top', up: 0, ahead: 0 },
  hair: { anchor: 'top', up: -0.04, ahead: -0.05 },
  neck: { anchor: 'neck', up: -0.05, ahead: 0.06 },
  chest: { anchor: 'neck', up: -0.12, ahead: 0.09 },
  shoulder: { anchor: 'shoulder', up: 0.03, ahead: -0.02 },
  back: { anchor: 'back', up: -0.02, ahead: -0.04 },
  hand: { anchor: 'handLeft', up: 0.03, ahead: 0.01 },
  knee: { anchor: 'footLeft', up: 0.2, ahead: 0.04 },
  foot: { anchor: 'footLeft', up: 0.03, ahead: 0.04 },
};

export const partOf = ({ thing }: Actor): BodyRegion | undefined => thing.acts.find(({ part }) => part)?.part;

/** In the world; null: no part is named. */
export const pointOfPart = (
  doer: Actor,
  target: Actor,
  posed: ModelInstance,
  actors: readonly Actor[],
): Vec3 | null => {
  const part = partOf(doer);
  const region = part && target.thing.person ? regions[part] : undefined;
  const anchor = region && posed.anchor(part === 'hand' ? sideOfHand(target, actors) : region.anchor);
  if (!region || !anchor) return null;
  const tall = target.size[1];
  const front = normalize([anchor[2]!, 0, anchor[10]!]);
  return addScaled(add(positionOf(anchor), [0, region.up * tall, 0]), front, region.ahead * tall);
};
