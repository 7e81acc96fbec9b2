/** What the things of the front layer do, each by itself. */

import type { Picture } from '../../picture.ts';
import type { Plane } from '../../plane.ts';
import { findBodyOf, type Puppet, puppetOf } from '../../puppet/build-puppet.ts';
import type { Box, SeenThing } from '../../see/seen-picture.ts';
import type { Cast } from '../cast/cast-subject.ts';
import type { PartAct, WishedThing } from '../wishes.ts';
import { type Facing, facingOf } from './facing-of.ts';
import { foldMotion } from './limb-motions.ts';
import { type Motion, rockMotion, spinMotion, swayMotion, travelMotion, wayOf } from './motions.ts';

export const boxOfMask = ({ width, height, values }: Plane): Box => {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! < 0.4) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  return box.right > box.left ? box : { left: 0, top: 0, right: 1, bottom: 1 };
};

/** Things to be done where it stands come first: somebody who waves and walks away. */
const firstActs = new Set<PartAct>([
  'lower_head',
  'lift_head',
  'tilt_head',
  'nod',
  'shake',
  'look',
  'call',
  'yawn',
  'chew',
  'feed',
  'raise_leg',
  'jump',
  'spread',
]);
const [atOnce, afterwards] = [0.06, 0.36];

const startOf = ({ acts, waves, face }: WishedThing): number =>
  waves || face.size > 0 || [...acts].some((act) => firstActs.has(act)) ? afterwards : atOnce;

/** Shoulders are where those of somebody are who looks away from the camera. */
const isFromBehind = ({ face, pose }: SeenThing): boolean => {
  if (face || !pose) return false;
  const [left, right] = [pose['left shoulder'], pose['right shoulder']];
  return Math.min(left.score, right.score) > 0.3 && right.x - left.x > 0.01;
};

export type MoverMotions = {
  motions: Motion[];
  puppet: Puppet | null;
  /** What its parts are seen to do. */
  shown: ReadonlySet<PartAct>;
};

/** Of its width: where an aeroplane has its tail or its nose. */
const planeEnd = 0.22;

/** The tail of an aeroplane stands up; it goes the other way. */
const facingOfPlane = ({ width, height, values }: Plane, { left, right, top, bottom }: Box): Facing => {
  const topOf = (from: number, to: number): number => {
    for (let y = Math.floor(top * height); y < bottom * height; y += 1)
      for (let x = Math.floor(from * width); x < to * width; x += 1)
        if (values[y * width + x]! > 0.5) return y;
    return height;
  };
  const end = (right - left) * planeEnd;
  return { side: topOf(left, left + end) < topOf(right - end, right) ? 'right' : 'left', isSure: true };
};

const foldingKinds = ['butterfly', 'moth'];
const isFolding = ({ kinds, isFlying, acts }: WishedThing): boolean =>
  kinds.some((kind) => foldingKinds.includes(kind)) && (isFlying || acts.has('flap') || acts.has('spread'));
const wingActs: ReadonlySet<PartAct> = new Set<PartAct>(['flap', 'spread']);

/** Widths over heights, up to which a vehicle is seen from behind or before: it goes along the line of sight. */
const mostEndOn = 1.35;

/** The way that is said, or the one that the picture tells. */
const directed = (
  { thing, wish, pusher }: Cast['movers'][number],
  box: Box,
  { width, height }: Picture,
): WishedThing => {
  if (wish.direction !== null || wish.travel !== 'leave') return wish;
  if (pusher)
    return { ...wish, direction: box.left + box.right < pusher.left + pusher.right ? 'left' : 'right' };
  const aspect = ((box.right - box.left) * width) / ((box.bottom - box.top) * height);
  const isEndOn = wish.nature === 'vehicle' && !wish.isFlying && aspect < mostEndOn;
  return isFromBehind(thing) || isEndOn ? { ...wish, direction: 'away' } : wish;
};

const noActs: ReadonlySet<PartAct> = new Set();

/** What one thing of the front layer does. */
export const motionsOf = (
  mover: Cast['movers'][number],
  mask: Plane,
  picture: Picture,
  {
    isFlat,
    isCut,
    horizon,
    reach = null,
  }: { isFlat: boolean; isCut: boolean; horizon: number; reach?: number | null },
): MoverMotions => {
  const { thing } = mover;
  const box = boxOfMask(mask);
  const wish = directed(mover, box, picture);
  const folds = isFolding(wish);
  const body = folds ? null : findBodyOf(thing, wish, mask, box, picture);
  const outline = wish.kinds.includes('airplane') ? facingOfPlane(mask, box) : facingOf(mask, box);
  const ofBody = body?.facing ? (body.facing < 0 ? 'left' : 'right') : outline.side;
  // Where the outline and the parts of the body contradict each other, nobody is turned round.
  const facing: Facing = {
    side: outline.isSure ? outline.side : ofBody,
    isSure: body?.facing ? !outline.isSure || outline.side === ofBody : outline.isSure,
  };
  const startsAt = startOf(wish);
  const travel = travelMotion(wish, box, facing, startsAt, horizon, reach);
  const { goesLeft, turns } = wayOf(wish, box, facing);
  const puppet =
    body &&
    puppetOf(body, thing, wish, {
      // A body that turns round is mirrored, its legs with it.
      sign: goesLeft !== turns ? -1 : 1,
      startsAt: travel ? startsAt : null,
      isCut,
    });
  const motions = [
    puppet?.motion ?? null,
    wish.sways ? (wish.nature === 'vehicle' ? rockMotion(box) : swayMotion(box, 1)) : null,
    wish.spins && !wish.rotor ? spinMotion(box, isFlat) : null,
    folds ? foldMotion(mask, box, wish.isFlying) : null,
    travel,
  ];
  return {
    motions: motions.filter((motion) => motion !== null),
    puppet,
    shown: folds ? wingActs : (puppet?.shown ?? noActs),
  };
};
