/** Takes stalks, branches and masts that stand out against the sky from its mask: the mask is too coarse for them. */

import { blurPlane, type Plane } from '../plane.ts';

/** Brightness by which a thin part is darker than what is around it; the bright rims of clouds are no parts. */
const least = 0.045;

/** Of the sky, that is darker than what is taken for a gap between clouds and never for a part. */
const darkest = 0.2;

const darkestOf = (sky: Plane, luma: Plane): number => {
  const open = luma.values.filter((_value, at) => sky.values[at]! > 0.97).sort();
  return open[Math.floor(open.length * darkest)] ?? 1;
};

/** `sky` and `luma` in the picture's size. Only what hangs together with the ground is taken: clouds and birds stay. */
export const keepThinParts = (sky: Plane, luma: Plane): Plane => {
  const { width, height } = sky;
  const around = blurPlane(luma, Math.max(2, width / 160));
  const mostBright = darkestOf(sky, luma);
  const isThin = (at: number) =>
    luma.values[at]! < mostBright - least && around.values[at]! - luma.values[at]! > least;
  const taken = new Uint8Array(sky.values.length);
  const open: number[] = [];
  for (let at = 0; at < taken.length; at += 1)
    if (sky.values[at]! < 0.5) {
      taken[at] = 1;
      open.push(at);
    }
  while (open.length > 0) {
    const at = open.pop()!;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const next = ny * width + nx;
        if (taken[next] || !isThin(next)) continue;
        taken[next] = 1;
        open.push(next);
      }
  }
  const values = sky.values.map((value, at) => (taken[at] && value >= 0.5 ? 0 : value));
  return { width, height, values };
};
