/** Windows of houses by day: small dark boxes in brighter walls, beside or above others like them. */

import { blurPlane, type Plane, sampleAt } from '../plane.ts';
import { connectedAreas } from './connected-areas.ts';
import type { Features } from './features.ts';
import type { Box, SeenRegion } from './seen-picture.ts';

/** Pixels of the longer side of the copy that windows are looked for in: on the usual one those of a street are dots. */
export const windowSide = 512;
const mostWindows = 160;
/** Shares of the copy's pixels that one window takes. */
const [leastArea, mostArea] = [14 / (512 * 288), 0.006];
/** Others like it that a window has near it: dark spots that have none are anything. */
const leastOthers = 2;
/** Of a whole picture: a house has more. */
const leastWindows = 4;

/** Of about the same size, in a row that may run into the distance, or one above the other. */
const isBeside = (one: Box, other: Box): boolean => {
  const [wide, tall] = [one.right - one.left, one.bottom - one.top];
  const alike = (a: number, b: number) => Math.max(a, b) < Math.min(a, b) * 1.7;
  if (!alike(wide, other.right - other.left) || !alike(tall, other.bottom - other.top)) return false;
  const x = Math.abs(one.left + one.right - other.left - other.right) / 2;
  const y = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
  return (y < tall * 0.3 + x * 0.35 && x > wide * 0.8 && x < wide * 9) || (x < wide * 0.5 && y < tall * 7);
};

/** By how much a window is darker than the wall around it: shaded walls need less, and panes within dark frames more. */
const contrasts = [0.04, 0.08, 0.14];

/** Leaves are green; bricks are not. */
const isLeaf = ({ hue, saturation }: Features, at: number): boolean =>
  saturation[at]! > 0.2 && hue[at]! > 0.16 && hue[at]! < 0.42;

const darkBoxes = (features: Features, around: Plane, contrast: number): Box[] => {
  const { width, height, luma } = features;
  const isDark = (at: number) =>
    luma.values[at]! < around.values[at]! - contrast && luma.values[at]! < 0.52 && !isLeaf(features, at);
  const boxes: Box[] = [];
  for (const { pixels, left, top, right, bottom } of connectedAreas(features, isDark)) {
    const [wide, tall] = [right - left, bottom - top];
    const area = pixels / (width * height);
    const isBox = pixels > wide * tall * 0.58 && tall < wide * 4 && wide < tall * 2.4;
    if (!isBox || area < leastArea || area > mostArea) continue;
    boxes.push({ left: left / width, top: top / height, right: right / width, bottom: bottom / height });
  }
  return boxes;
};

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** `elsewhere`: sky and people have none. */
export const findWindows = (features: Features, elsewhere: readonly (SeenRegion | null)[]): Box[] => {
  const around = blurPlane(features.luma, features.width * 0.022);
  const isElsewhere = ({ left, top, right, bottom }: Box) =>
    elsewhere.some(
      (region) =>
        region !== null &&
        sampleAt(
          region.mask,
          ((left + right) / 2) * region.mask.width - 0.5,
          ((top + bottom) / 2) * region.mask.height - 0.5,
        ) > 0.4,
    );
  const found = contrasts
    .flatMap((contrast) => darkBoxes(features, around, contrast))
    .filter((box) => !isElsewhere(box));
  const othersOf = (box: Box, boxes: readonly Box[]) =>
    boxes.filter((other) => !overlap(box, other) && isBeside(box, other)).length;
  const likely = found
    .map((box) => ({ box, others: othersOf(box, found) }))
    .filter(({ others }) => others >= leastOthers)
    .sort((a, b) => b.others - a.others);
  const apart: Box[] = [];
  for (const { box } of likely) if (!apart.some((other) => overlap(box, other))) apart.push(box);
  const windows = apart.filter((box) => othersOf(box, apart) >= leastOthers);
  return windows.length < leastWindows ? [] : windows.slice(0, mostWindows);
};
