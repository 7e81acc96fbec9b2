/** First do no damage: what cannot be filled well stays where it is, or goes only as far as its rim is filled well. */

import type { buildLayers } from '../../layers/build-layers.ts';
import type { Picture } from '../../picture.ts';
import { partsOf } from '../../puppet/body.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import { mayBeShort, shortWays } from '../motion/motions.ts';
import { boxOfMask, motionsOf } from '../motion/mover-motions.ts';
import { type CutOut, leavesPlace } from './choose-cuts.ts';
import { uncoveredBy } from './uncovered-by.ts';

type Layers = ReturnType<typeof buildLayers>;

/** Each costs a fill of the picture. */
const mostTried = 4;

/** Below this what fills the place of a thing is seen as a patch. */
const leastFill = 0.65;

/** Of what is under a thing, that is sky where it hangs in the air. */
const leastAir = 0.5;

const isInAir = ({ sky }: SeenPicture, mask: CutOut['mask']): boolean => {
  if (!sky) return false;
  const { left, right, bottom } = boxOfMask(mask);
  const { width, height, values } = sky.mask;
  const y = Math.min(height - 1, Math.round((bottom + 0.03) * height));
  let [sum, count] = [0, 0];
  for (let x = Math.floor(left * width); x < right * width; x += 1) {
    sum += values[y * width + x]!;
    count += 1;
  }
  return sum > count * leastAir;
};

/** An animal that stands with folded wings would slide through the air. */
const fliesWithoutWings = (seen: SeenPicture, picture: Picture, { movers, mask }: CutOut): boolean =>
  movers.some((mover) => {
    const { isFlying, nature, travel } = mover.wish;
    if (!isFlying || nature !== 'animal' || travel === null || isInAir(seen, mask)) return false;
    const at = { isFlat: seen.isFlat, isCut: true, horizon: seen.horizon };
    const { puppet } = motionsOf(mover, mask, picture, at);
    return puppet !== null && partsOf(puppet.body, 'wing').length === 0;
  });

export const isAnyLeaving = (cuts: readonly CutOut[]): boolean =>
  cuts.some(({ movers }) => movers.some(({ wish }) => leavesPlace(wish)));

/** The cut-outs that may be used, their layers, and how far they go where that is not all of their way. */
export const settleCuts = (
  chosen: readonly CutOut[],
  seen: SeenPicture,
  picture: Picture,
  layersOf: (cuts: readonly CutOut[]) => Layers,
): { cuts: readonly CutOut[]; layers: Layers; reach: number | null } => {
  const cuts = chosen.filter((cut) => !fliesWithoutWings(seen, picture, cut));
  const layers = layersOf(cuts);
  const isGood = !isAnyLeaving(cuts) || seen.background !== null || layers.fillTrust >= leastFill;
  if (isGood) return { cuts, layers, reach: null };
  const reach = cuts.every(({ movers }) => movers.every(({ wish }) => mayBeShort(wish)))
    ? shortWays.find((way) => layers.fillTrustOf(uncoveredBy(cuts, way)) >= leastFill)
    : undefined;
  if (reach !== undefined) return { cuts, layers, reach };
  // Of several each may go by itself whose place can be filled.
  const able =
    cuts.length > 1 && cuts.length <= mostTried
      ? cuts.filter((cut) => layersOf([cut]).fillTrust >= leastFill)
      : [];
  return { cuts: able, layers: layersOf(able), reach: null };
};
