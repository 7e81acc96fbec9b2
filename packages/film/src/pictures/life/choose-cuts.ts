/** Which things are cut out of a picture: those that go somewhere, turn round or move their limbs, where their outline can be trusted. */

import { refineMask } from '../layers/build-layers.ts';
import { trustOfMatte } from '../layers/trust-cut.ts';
import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';
import { findRotor, type Rotor } from '../rotor/find-rotor.ts';
import type { Box, SeenPicture } from '../see/seen-picture.ts';
import type { Cast } from './cast-subject.ts';
import { splitMatte } from './split-matte.ts';
import type { WishedThing } from './wishes.ts';

/** `mask` as seen, `matte` at the picture's size along its edges. */
export type CutOut = { movers: Cast['movers']; mask: Plane; matte: Plane; rotor?: Rotor };

/** Arms that turn, where they are found before the sky. */
export const cutRotors = (picture: Picture, sky: Plane | null, movers: Cast['movers']): CutOut[] =>
  movers.flatMap((mover) => {
    const { rotor: part, travel } = mover.wish;
    const rotor = sky && part && !travel ? findRotor(picture, sky, mover.thing.box) : null;
    return rotor ? [{ movers: [mover], mask: rotor.matte, matte: rotor.matte, rotor }] : [];
  });

/** Below this an outline is more guess than sight. */
const leastTrust = 0.45;
/** Share of a picture that a thing may fill and still leave enough to fill its place from, where it goes and where it stays. */
const [mostGoing, mostStaying] = [0.36, 0.5];
/** Of the box of something that stays, how much may be in the matte of what goes. */
const mostTaken = 0.25;

const shareOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** All that is behind it is seen when it has gone; what stays uncovers only what is behind its limbs. */
export const leavesPlace = ({ travel, acts }: WishedThing): boolean =>
  travel !== null || acts.has('jump') || acts.has('hop');

/** How much of a box a mask fills. */
const takenOf = ({ width, height, values }: Plane, { left, top, right, bottom }: Box): number => {
  let [own, all] = [0, 0];
  for (let y = Math.max(0, Math.floor(top * height)); y < Math.min(1, bottom) * height; y += 1)
    for (let x = Math.max(0, Math.floor(left * width)); x < Math.min(1, right) * width; x += 1) {
      own += values[y * width + x]!;
      all += 1;
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
    const takes = staying.some(({ box }) => takenOf(mask, box) > mostTaken);
    const matte = refineMask(picture, mask);
    if (seen.background || seen.isFlat) return [{ movers: own, mask, matte }];
    const most = own.some(({ wish }) => leavesPlace(wish)) ? mostGoing : mostStaying;
    if (takes || shareOf(mask) > most || trustOfMatte(picture, matte) < leastTrust) return [];
    return [{ movers: own, mask, matte }];
  });
};
