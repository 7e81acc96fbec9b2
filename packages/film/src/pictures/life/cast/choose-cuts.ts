/** Which things are cut out of a picture: those that go somewhere, turn round or move their limbs, where their outline can be trusted. */

import { addThinParts } from '../../layers/add-thin-parts.ts';
import { refineMask } from '../../layers/build-layers.ts';
import { trustOfMatte } from '../../layers/trust-cut.ts';
import type { Picture, Size } from '../../picture.ts';
import { createPlane, type Plane } from '../../plane.ts';
import { actsOf } from '../../puppet/build-puppet.ts';
import { findRotor, type Rotor } from '../../rotor/find-rotor.ts';
import type { Box, SeenPicture, SeenThing } from '../../see/seen-picture.ts';
import type { WishedThing } from '../wishes.ts';
import type { Cast } from './cast-subject.ts';
import { splitMatte } from './split-matte.ts';

/** `mask` as seen, `matte` at the picture's size along its edges. */
export type CutOut = {
  movers: Cast['movers'];
  mask: Plane;
  matte: Plane;
  rotor?: Rotor;
};

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
/** Of the box of something that stays, how much may be in the matte of what goes, and of what comes nearer or moves its limbs. */
const [mostTaken, mostTouched] = [0.07, 0.25];
/** From here on a thing is surely there. */
const leastScore = 0.45;

const shareOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** All that is behind it is seen when it has gone; what stays or comes nearer uncovers only what is behind its limbs. */
export const leavesPlace = ({ travel, acts }: WishedThing): boolean =>
  (travel !== null && travel !== 'approach' && travel !== 'grow') || acts.has('jump') || acts.has('hop');

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

/** From here on two boxes hold the same thing. */
const sameThing = 0.75;

/** Of the smaller of two boxes, the share that is in both. */
const sharedOf = (a: Box, b: Box): number => {
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const both = area({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  return both / Math.max(1e-6, Math.min(area(a), area(b)));
};
const isSame = (a: SeenThing, b: SeenThing): boolean =>
  a === b || (a.noun === b.noun && sharedOf(a.box, b.box) > sameThing);

export const chooseCuts = (picture: Picture, seen: SeenPicture, movers: Cast['movers']): CutOut[] => {
  const going = movers.filter(
    ({ wish, thing }) =>
      wish.travel !== null ||
      wish.waves ||
      (thing.face ? actsOf(wish, true) : wish.acts).size > 0 ||
      (wish.spins && seen.isFlat),
  );
  const groups = splitMatte(
    seen,
    going.map(({ thing }) => thing),
  );
  const staying = seen.things.filter(
    (thing) =>
      thing.name &&
      thing.score > leastScore &&
      // Somebody who is known by joints may be known by name too, as another thing in the same place.
      !going.some((mover) => isSame(mover.thing, thing)),
  );
  return groups.flatMap(({ things, mask }) => {
    const own = going.filter(({ thing }) => things.includes(thing));
    const coarse = refineMask(picture, mask);
    const leaves = own.some(({ wish }) => leavesPlace(wish));
    const matte = leaves && !seen.isFlat ? addThinParts(picture, coarse) : coarse;
    if (seen.background || seen.isFlat) return [{ movers: own, mask, matte }];
    const most = leaves ? mostGoing : mostStaying;
    // Two that overlap cannot be parted by one going away: the other would be seen in pieces.
    const takes = staying.some(({ box }) => takenOf(mask, box) > (leaves ? mostTaken : mostTouched));
    if (takes || shareOf(mask) > most || trustOfMatte(picture, matte) < leastTrust) return [];
    return [{ movers: own, mask, matte }];
  });
};

/** Named things that stay where they are; nothing where too little would be left to go on with. */
export const othersOf = (
  picture: Size,
  { things }: SeenPicture,
  moved: readonly SeenThing[],
): Plane | null => {
  const boxes = things.filter((thing) => thing.name && !moved.includes(thing)).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const plane = createPlane(picture);
  for (const { left, top, right, bottom } of boxes)
    for (let y = Math.floor(top * plane.height); y < bottom * plane.height; y += 1)
      plane.values.fill(
        1,
        y * plane.width + Math.floor(left * plane.width),
        y * plane.width + Math.floor(right * plane.width),
      );
  const share = plane.values.reduce((sum, value) => sum + value, 0) / plane.values.length;
  return share < mostBarred ? plane : null;
};
const mostBarred = 0.4;

/** Masks of the cut-outs at the picture's size, and all of them together. */
export const joinMasks = (cuts: readonly CutOut[]): Plane | null => {
  if (cuts.length === 0) return null;
  const whole = createPlane(cuts[0]!.matte);
  for (const { matte, rotor } of cuts) {
    const { values } = rotor?.cleared ?? matte;
    for (let at = 0; at < whole.values.length; at += 1)
      whole.values[at] = Math.max(whole.values[at]!, values[at]!);
  }
  return whole;
};
