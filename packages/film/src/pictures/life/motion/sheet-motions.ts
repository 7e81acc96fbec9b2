/** How something moves as a part of the one sheet that the picture is: a little, softly, and without tearing it. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Size } from '../../picture.ts';
import { blurPlane, growPlane, type Plane } from '../../plane.ts';
import type { Box } from '../../see/seen-picture.ts';
import type { WishedThing } from '../wishes.ts';
import { ease, type Motion, weightsOf } from './motions.ts';

/** Share of the width over which the surroundings of something that moves follow it. */
const softReach = 0.035;

/** The same motion for what `mask` holds, and less and less of it beyond its edge, so that nothing tears there. */
export const motionOn = (mask: Plane, motion: Motion, share = softReach): Motion => {
  const reach = mask.width * share;
  const soft = reach > 0 ? blurPlane(growPlane(mask, reach), reach * 0.5) : mask;
  let weights: Float32Array | undefined;
  return (mesh, layer, moment) => {
    weights ??= weightsOf(mesh, soft, layer.picture);
    const [x, y] = [mesh.x.slice(), mesh.y.slice()];
    motion(mesh, layer, moment);
    for (let at = 0; at < x.length; at += 1) {
      mesh.x[at] = x[at]! + (mesh.x[at]! - x[at]!) * weights[at]!;
      mesh.y[at] = y[at]! + (mesh.y[at]! - y[at]!) * weights[at]!;
    }
  };
};

/** Share of the frame over which what moves comes to rest towards the edge of a mounted picture. */
const edgeRest = 0.04;

/** What moves inside a mounted picture leaves its edges straight and its mount at rest. */
export const keepEdges =
  ({ left, top, right, bottom }: Box): Motion =>
  (mesh, _layer, { size: { width, height } }) => {
    for (let row = 0, at = 0; row <= mesh.rows; row += 1)
      for (let column = 0; column <= mesh.columns; column += 1, at += 1) {
        const [restX, restY] = [column * mesh.cell, row * mesh.cell];
        const [x, y] = [restX / width, restY / height];
        // An edge that is the frame's too is held by the frame.
        const inside = Math.min(
          left > 0 ? x - left : 1,
          right < 1 ? right - x : 1,
          top > 0 ? y - top : 1,
          bottom < 1 ? bottom - y : 1,
        );
        const share = smoothstep(0, edgeRest, inside);
        mesh.x[at] = restX + (mesh.x[at]! - restX) * share;
        mesh.y[at] = restY + (mesh.y[at]! - restY) * share;
      }
  };

/** Of a head's width: how far from its outline what is inside it begins to move. */
const rimShare = 0.16;

/** A mask drawn in from its outline, softly, so that what moves inside comes to rest there. */
export const insideOf = (mask: Plane, { left, right }: Box): Plane => {
  const reach = Math.max(1, (right - left) * mask.width * rimShare);
  return blurPlane(growPlane(mask, -reach), reach * 0.6);
};

/** Of the picture's height, and of a thing's size: as far as something can go without uncovering what is behind it. */
const [leanWay, leanGrowth] = [0.022, 0.07];

/** The beginning of a way up, down, nearer or further, for what cannot be cut out; sideways it would be bent about its foot. */
export const leanMotion = ({ travel, acts }: WishedThing, box: Box, { width, height }: Size): Motion => {
  const isWalking = acts.has('walk') || acts.has('run') || acts.has('gallop');
  const [footX, footY] = [((box.left + box.right) / 2) * width, box.bottom * height];
  const growth =
    travel === 'approach' || travel === 'grow' ? 1 : travel === 'recede' || travel === 'shrink' ? -0.8 : 0;
  return (mesh, _layer, { seconds, progress }) => {
    const way = ease(clamp(progress * 1.6));
    const up = travel === 'rise' ? leanWay * height * way : travel === 'fall' ? -leanWay * height * way : 0;
    const bob = isWalking ? Math.abs(Math.sin(seconds * 5.2)) * height * 0.006 * Math.min(1, seconds * 2) : 0;
    const scale = 1 + growth * leanGrowth * way;
    const tall = Math.max(1, (box.bottom - box.top) * height);
    for (let at = 0; at < mesh.x.length; at += 1) {
      // The upper part goes first: the foot keeps to its place on the ground.
      const lift = 0.45 + 0.55 * clamp((footY - mesh.y[at]!) / tall);
      mesh.x[at] = footX + (mesh.x[at]! - footX) * scale;
      mesh.y[at] = footY + (mesh.y[at]! - footY) * scale - (up + bob) * lift;
    }
  };
};
