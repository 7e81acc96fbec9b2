/** Depth without bumps where these would be seen: straight lines and faces bend as the camera moves over a relief. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, resizePlane } from '../plane.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import { maskWithin } from '../see/within-box.ts';
import { straightInside } from './straight-lines.ts';

/** Share of straight lines that grass and rocks have, and that walls and floors have. */
const [fewLines, manyLines] = [0.06, 0.16];
/** Of the picture's height: a face of which every bump is seen. */
const largeFace = 0.08;

/** The slope that comes nearest to a plane's values; straight lines stay straight on it. */
const slopeOf = ({ width, height, values }: Plane): Plane => {
  let [mean, across, down, wide, tall] = [0, 0, 0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    mean += values[at]! / values.length;
    across += x * values[at]!;
    down += y * values[at]!;
    wide += x * x;
    tall += y * y;
  }
  const slope = createPlane({ width, height });
  for (let at = 0; at < values.length; at += 1) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    slope.values[at] = mean + (across / wide) * x + (down / tall) * y;
  }
  return slope;
};

/** Of the bumps, that stay where the camera is asked to go round or over something, which is seen by them alone. */
const keptForDepth = 0.6;

/** Of the width: over which the ground beside a thing goes over into it; over less, every notch of a coarse outline would be bent. */
const rimShare = 0.04;

/** What stands is as near as a whole: bumps would bend it as the camera moves, and a slope would make it lean. */
const standUpright = ({ nearness, things, subject }: SeenPicture): Plane => {
  const values = nearness.values.slice();
  let isAny = false;
  for (const { box, matte, isSubject } of things) {
    const own = matte ?? (isSubject && subject ? maskWithin(subject.mask, box) : null);
    if (!own) continue;
    const soft = blurPlane(resizePlane(own, nearness), nearness.width * rimShare);
    let [sum, count] = [0, 0];
    for (let at = 0; at < values.length; at += 1) {
      sum += nearness.values[at]! * soft.values[at]!;
      count += soft.values[at]!;
    }
    if (count === 0) continue;
    isAny = true;
    for (let at = 0; at < values.length; at += 1)
      values[at] = values[at]! + (sum / count - values[at]!) * Math.min(1, soft.values[at]! * 2);
  }
  return isAny ? { ...nearness, values } : nearness;
};

/** How near everything is, as smooth as what the picture shows of it needs. */
export const calmRelief = (picture: Picture, seen: SeenPicture, isForDepth = false): Plane => {
  const { things } = seen;
  const nearness = standUpright(seen);
  const isFace = things.some(({ face }) => face && face.box.bottom - face.box.top > largeFace);
  const lines = straightInside(picture, createPlane({ width: 2, height: 2 }, 1));
  const part = (isFace ? 1 : smoothstep(fewLines, manyLines, lines)) * (isForDepth ? 1 - keptForDepth : 1);
  if (part === 0) return nearness;
  const slope = slopeOf(nearness);
  return { ...nearness, values: nearness.values.map((near, at) => near + (slope.values[at]! - near) * part) };
};
