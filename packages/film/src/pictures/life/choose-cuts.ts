/** Which things are cut out of a picture: those that go somewhere, turn round or move their limbs, where their outline can be trusted. */

import { refineMask } from '../layers/build-layers.ts';
import { trustOfMatte } from '../layers/trust-cut.ts';
import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import type { Cast } from './cast-subject.ts';
import { splitMatte } from './split-matte.ts';

/** `mask` as seen, `matte` at the picture's size along its edges. */
export type CutOut = { movers: Cast['movers']; mask: Plane; matte: Plane };

/** Below this an outline is more guess than sight. */
const leastTrust = 0.45;
/** Share of a picture that a thing may fill and still leave enough to fill its place from. */
const mostCut = 0.5;
/** Of something that stays, how much may be in the matte of what goes. */
const mostTaken = 0.4;

const shareOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of a box a mask fills, of what any matte fills of it. */
const takenOf = (
  mask: Plane,
  whole: Plane,
  box: { left: number; top: number; right: number; bottom: number },
) => {
  let [own, all] = [0, 0];
  for (let y = Math.floor(box.top * mask.height); y < box.bottom * mask.height; y += 1)
    for (let x = Math.floor(box.left * mask.width); x < box.right * mask.width; x += 1) {
      const at =
        Math.min(mask.height - 1, Math.max(0, y)) * mask.width + Math.min(mask.width - 1, Math.max(0, x));
      own += mask.values[at]!;
      all += Math.max(mask.values[at]!, whole.values[at]!);
    }
  return all === 0 ? 0 : own / all;
};

export const chooseCuts = (picture: Picture, seen: SeenPicture, movers: Cast['movers']): CutOut[] => {
  const going = movers.filter(
    ({ wish }) => wish.travel !== null || wish.waves || wish.acts.size > 0 || (wish.spins && seen.isFlat),
  );
  const groups = splitMatte(
    seen,
    going.map(({ thing }) => thing),
  );
  const staying = seen.things.filter(
    (thing) => thing.name && thing.score > 0.7 && !going.some((mover) => mover.thing === thing),
  );
  return groups.flatMap(({ things, mask }) => {
    const own = going.filter(({ thing }) => things.includes(thing));
    const takes = staying.some(({ box }) => takenOf(mask, seen.subject?.mask ?? mask, box) > mostTaken);
    const matte = refineMask(picture, mask);
    if (seen.background || seen.isFlat) return [{ movers: own, mask, matte }];
    if (takes || shareOf(mask) > mostCut || trustOfMatte(picture, matte) < leastTrust) return [];
    return [{ movers: own, mask, matte }];
  });
};
