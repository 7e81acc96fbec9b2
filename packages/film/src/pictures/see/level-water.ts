/** Water lies level and mirrors the sky: what rises above its far shore is land, and what is brighter than the sky is snow, sand or haze. */

import type { Plane } from '../plane.ts';
import type { Features } from './features.ts';
import type { SeenRegion } from './seen-picture.ts';

/** Heights of the picture by which the upper edge of water may differ from its mean. */
const mostUneven = 0.045;
/** Share of the columns in which a row must be an edge to be a shore, and the sum of colour steps that is one. */
const [leastShore, leastStep] = [0.4, 0.07];
/** Of the sky's brightness and at least: pale from here on it is no water. */
const [mostBright, pale, grey] = [0.97, 0.62, 0.16];

/** The uppermost row of it in each column that has any. */
const topsOf = ({ width, height, values }: Plane): number[] => {
  const tops: number[] = [];
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      if (values[y * width + x]! > 0.5) {
        tops.push(y);
        break;
      }
  return tops;
};

const isUneven = (tops: readonly number[], height: number): boolean => {
  const mean = tops.reduce((sum, y) => sum + y, 0) / tops.length;
  return tops.reduce((sum, y) => sum + Math.abs(y - mean), 0) / tops.length > mostUneven * height;
};

/** The row in which most columns step from one colour to another. */
const shoreOf = ({ width, height, red, green, blue }: Features, from: number): number | null => {
  let [best, row] = [leastShore * width, -1];
  for (let y = Math.max(1, from); y < height * 0.9 - 2; y += 1) {
    let steps = 0;
    for (let x = 0; x < width; x += 1) {
      const [above, below] = [(y - 1) * width + x, (y + 2) * width + x];
      const step =
        Math.abs(red[above]! - red[below]!) +
        Math.abs(green[above]! - green[below]!) +
        Math.abs(blue[above]! - blue[below]!);
      if (step > leastStep) steps += 1;
    }
    if (steps > best) [best, row] = [steps, y];
  }
  return row < 0 ? null : row + 1;
};

/** Brightness and saturation of what a mask holds. */
const lookOf = ({ luma, saturation }: Features, { values }: Plane) => {
  let [light, colour, count] = [0, 0, 1e-6];
  for (let at = 0; at < values.length; at += 1) {
    if (values[at]! < 0.5) continue;
    light += luma.values[at]!;
    colour += saturation[at]!;
    count += 1;
  }
  return { light: light / count, colour: colour / count };
};

/** Changes the mask; false where none of it is water. */
export const levelWater = (features: Features, mask: Plane, sky: SeenRegion | null): boolean => {
  const tops = topsOf(mask);
  if (tops.length === 0) return false;
  if (isUneven(tops, mask.height)) {
    const shore = shoreOf(features, Math.min(...tops));
    if (shore !== null) mask.values.fill(0, 0, shore * mask.width);
  }
  const { light, colour } = lookOf(features, mask);
  return !(sky && light > pale && colour < grey && light > mostBright * lookOf(features, sky.mask).light);
};
