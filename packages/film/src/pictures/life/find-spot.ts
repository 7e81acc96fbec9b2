/** Where something that is added to a picture has room: on the ground, or on water, beside the subject. */

import { clamp } from '../../math/interpolate.ts';
import { type Plane, sampleAt } from '../plane.ts';
import type { SeenPicture, SeenThing } from '../see/seen-picture.ts';

export type Spot = {
  x: number;
  y: number;
  horizon: number;
  /** Height of what flies: the middle of the sky. */
  air: number;
  /** Further away than the subject. */
  isBehind: boolean;
  /** Where it comes down on something, how large it is seen in heights of the picture, on which side it comes in, and whether it lies there flat, as an insect does. */
  landing?: { x: number; y: number; tall: number; size: number; side: -1 | 1; lies: boolean };
};

/** Of what it comes down on, the share that something takes, and of the picture's height the least and the most. */
const [landingShare, leastLanding, mostLanding] = [0.3, 0.08, 0.22];
/** Of its width, the likeliest first. */
const placesAcross = [0.5, 0.36, 0.64, 0.2, 0.8];

/** On top of a thing, `tall` high, in its middle where nothing else stands before it. */
export const landingOn = (
  { width, height, subject, things }: SeenPicture,
  thing: SeenThing,
  lies: boolean,
): NonNullable<Spot['landing']> => {
  const { box, matte, isSubject } = thing;
  const mask = matte ?? (isSubject ? subject?.mask : null);
  const others = things.filter(
    (one) => one !== thing && one.box.top < box.bottom && one.box.bottom > box.top,
  );
  const places = placesAcross.map((share) => clamp(box.left + share * (box.right - box.left), 0.08, 0.92));
  const isFree = (x: number) =>
    !others.some(({ box: { left, right } }) => x > left - 0.04 && x < right + 0.04);
  const x = places.find(isFree) ?? places[0]!;
  let y = clamp(box.top, 0, 1);
  if (mask) while (y < box.bottom && at(mask, x, y) < 0.5) y += 0.01;
  const tall = Math.min(1, box.bottom) - y;
  const wide = ((Math.min(1, box.right) - Math.max(0, box.left)) * width) / height;
  return {
    x,
    y: clamp(y, lies ? 0.1 : 0.24, 0.92),
    tall,
    size: clamp(landingShare * Math.min(wide, tall), leastLanding, mostLanding),
    side: x < 0.5 ? 1 : -1,
    lies,
  };
};

/** A subject that is cut off by the lower edge may stand a little further down than is seen. */
const before = 0.05;
/** Share of the picture up to which a subject hides what is added behind it. */
const mostHiding = 0.3;

const at = (mask: Plane, x: number, y: number) => sampleAt(mask, x * mask.width - 0.5, y * mask.height - 0.5);

/** The subject's own matte above the spot would be hidden by what stands there. */
const hiddenAt = (mask: Plane, x: number, y: number): number => {
  let sum = 0;
  for (let n = 0; n < 12; n += 1) sum += at(mask, x + ((n % 3) - 1) * 0.09, y - Math.floor(n / 3) * 0.1);
  return sum / 12;
};

const footOf = ({ width, height, values }: Plane): number => {
  for (let at = values.length - 1; at >= 0; at -= 1)
    if (values[at]! > 0.5) return (Math.floor(at / width) + 1) / height;
  return 0;
};

/** Where most of the sky is, in heights. */
const middleOf = ({ width, values, height }: Plane): number => {
  let [sum, count] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    sum += values[at]! * Math.floor(at / width);
    count += values[at]!;
  }
  return count > 0 ? sum / count / height : 0.25;
};

export const findSpot = ({ horizon, subject, sky, water, isFlat }: SeenPicture, isOnWater: boolean): Spot => {
  // A picture without a horizon is seen from above or from near: things stand in its lower part.
  const line = isFlat ? 0.4 : Math.min(0.62, horizon);
  const foot = subject ? footOf(subject.mask) : 0;
  let best = { x: 0.5, y: 0.8, score: Number.NEGATIVE_INFINITY };
  for (const y of [0.45, 0.6, 0.72, 0.82, 0.93]) {
    const own = line + (1 - line) * y;
    for (const x of [0.5, 0.36, 0.64, 0.24, 0.76]) {
      const wet = water ? at(water.mask, x, own) : 0;
      // Before the subject it hides a part of it, behind it it is hidden itself.
      const cost = own > foot - before ? 0.8 : 2.2;
      const score =
        -cost * (subject ? hiddenAt(subject.mask, x, own) : 0) +
        (isOnWater ? 1.6 : -0.8) * wet -
        0.5 * Math.abs(x - 0.5) -
        0.6 * Math.abs(y - 0.66);
      if (score > best.score) best = { x, y: own, score };
    }
  }
  const air = sky ? Math.min(0.45, middleOf(sky.mask)) : 0.25;
  // A house that fills the picture stands at the back of it.
  const isBackdrop = (subject?.share ?? 0) > mostHiding;
  return { x: best.x, y: best.y, horizon: line, air, isBehind: !isBackdrop && best.y <= foot - before };
};
