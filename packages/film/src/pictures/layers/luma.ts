/** How bright each pixel is, 0 to 1. */

import type { Picture } from '../picture.ts';
import { createPlane, type Plane } from '../plane.ts';

export const lumaOf = ({ width, height, pixels }: Picture): Plane => {
  const luma = createPlane({ width, height });
  for (let at = 0; at < luma.values.length; at += 1)
    luma.values[at] = (0.3 * pixels[at * 4]! + 0.59 * pixels[at * 4 + 1]! + 0.11 * pixels[at * 4 + 2]!) / 255;
  return luma;
};
