/** What was behind a thing that is cut out. */

import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane } from '../plane.ts';
import { type Filled, fillHoles } from './fill-holes.ts';
import { fillPlane, fillSmooth } from './fill-smooth.ts';
import { createLevel, slopeAcross } from './level-rows.ts';
import { lumaOf } from './luma.ts';

export const knownOf = (hole: Plane): Plane => ({
  ...hole,
  values: hole.values.map((value) => (value > 0.5 ? 0 : 1)),
});

/** Share of a picture above which too little is left of it to go on with: what was behind is a blur of what is known. */
const mostPatched = 0.72;

/** Levels of 0 to 1 by which most pixels around a hole differ from their surroundings, where these are out of focus or plain. */
const mostPlain = 0.009;

/** How rough the picture is around a hole: most of its pixels are less so. */
const roughnessAround = (picture: Picture, hole: Plane): number => {
  const luma = lumaOf(picture);
  const even = blurPlane(luma, Math.max(2, picture.width / 160));
  const near = blurPlane(hole, Math.max(2, picture.width * 0.02));
  const found: number[] = [];
  for (let at = 0; at < hole.values.length; at += 3)
    if (hole.values[at]! < 0.02 && near.values[at]! > 0.03)
      found.push(Math.abs(luma.values[at]! - even.values[at]!));
  if (found.length === 0) return 1;
  return found.sort((a, b) => a - b)[Math.floor(found.length * 0.75)]!;
};

/** Copies from the same height, also where the camera was held askew. */
const fillInRows = (picture: Picture, hole: Plane, seed: number, avoid: Plane | null): Filled => {
  const slope = slopeAcross(picture, hole);
  if (slope === 0) return fillHoles(picture, hole, seed, { avoid });
  const level = createLevel(picture.width, picture.height, slope);
  const filled = fillHoles(level.levelPicture(picture), level.levelPlane(hole), seed, {
    avoid: avoid && level.levelPlane(avoid),
  });
  const restored = level.restorePicture(filled.picture);
  // Rows that were pushed out of the picture are still known.
  for (let at = 0; at < hole.values.length; at += 1)
    if (hole.values[at] === 0) restored.pixels.set(picture.pixels.subarray(at * 4, at * 4 + 4), at * 4);
  return {
    picture: restored,
    seams: filled.seams,
    repeats: level.restorePlane(filled.repeats),
    carry: (plane) => level.restorePlane(filled.carry(level.levelPlane(plane))),
  };
};

export const fillBehind = (picture: Picture, hole: Plane, avoid: Plane | null, seed: number): Filled => {
  const share = hole.values.reduce((sum, value) => sum + value, 0) / hole.values.length;
  const isPlain = share < mostPatched && roughnessAround(picture, hole) < mostPlain;
  if (share < mostPatched && !isPlain) return fillInRows(picture, blurPlane(hole, 1), seed, avoid);
  const known = knownOf(hole);
  return {
    picture: fillSmooth(picture, known),
    seams: 0,
    repeats: createPlane(picture),
    carry: (plane) => fillPlane(plane, known),
  };
};
