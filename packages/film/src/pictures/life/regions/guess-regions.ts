/** Regions that the prompt names and that were not found by their colours. */

import { smoothstep } from '../../../math/interpolate.ts';
import type { Picture } from '../../picture.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../../plane.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';

/** Levels of colour by which a painted sky that is not blue differs from what is below it. */
const leastApart = 38;

/** The upper part of a picture whose sky has too much texture to be found: where it is mostly blue, or in another colour than what is below: a painted sky. */
export const guessSky = (
  { width, height, pixels }: Picture,
  { horizon, subject }: SeenPicture,
): Plane | null => {
  const mask = createPlane({ width: 64, height: 36 });
  const end = Math.max(0.45, horizon);
  let [blue, count] = [0, 0];
  const sums = { above: [0, 0, 0, 0], below: [0, 0, 0, 0] };
  for (let row = 0; row < mask.height; row += 1)
    for (let column = 0; column < mask.width; column += 1) {
      const [x, y] = [(column + 0.5) / mask.width, (row + 0.5) / mask.height];
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      const sum = y < end * 0.7 ? sums.above : sums.below;
      for (let n = 0; n < 3; n += 1) sum[n]! += pixels[at + n]!;
      sum[3]! += 1;
      if (y < end) {
        count += 1;
        if (pixels[at + 2]! > pixels[at]! * 1.08) blue += 1;
      }
      const own = subject
        ? sampleAt(subject.mask, x * subject.mask.width - 0.5, y * subject.mask.height - 0.5)
        : 0;
      mask.values[row * mask.width + column] = (1 - smoothstep(end - 0.2, end + 0.1, y)) * (1 - own);
    }
  const apart = Math.hypot(
    ...[0, 1, 2].map((n) => sums.above[n]! / sums.above[3]! - sums.below[n]! / sums.below[3]!),
  );
  return blue > count * 0.5 || apart > leastApart ? mask : null;
};

/** Levels between the cooler and the warmer part of a picture from which on the one is water and the other is land. */
const leastCooler = 36;

/** How much cooler than red water is at least, where a picture from above falls into a cool and a warm part (Otsu's threshold); else null. */
const coolestOf = (levels: (x: number, y: number) => readonly [number, number, number]): number | null => {
  const found: number[] = [];
  for (let n = 0; n < 40 * 40; n += 1) {
    const [red, green, blue] = levels(((n % 40) + 0.5) / 40, (Math.floor(n / 40) + 0.5) / 40);
    found.push((blue + green) / 2 - red);
  }
  found.sort((a, b) => a - b);
  const all = found.reduce((sum, value) => sum + value, 0);
  let [best, threshold, warm] = [0, 0, 0];
  for (let n = 1; n < found.length; n += 1) {
    warm += found[n - 1]!;
    const apart = (all - warm) / (found.length - n) - warm / n;
    const between = n * (found.length - n) * apart * apart;
    const isClear = apart > leastCooler && n > found.length * 0.1 && n < found.length * 0.9;
    if (isClear && between > best) [best, threshold] = [between, (found[n - 1]! + found[n]!) / 2];
  }
  return best > 0 ? threshold : null;
};

/**
 * Where the water is that the prompt names and that was not found by its colour: of the ground below a sky what is like the strip
 * under the horizon, elsewhere what is brighter and bluer than its surroundings, as streams and falls are.
 */
export const guessWater = (
  picture: Picture,
  { horizon, sky, subject, plants, isFlat }: SeenPicture,
): Plane | null => {
  const { width, height, pixels } = picture;
  const mask = createPlane({ width: 160, height: 90 });
  const levels = (x: number, y: number) => {
    const at =
      (Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))) * 4;
    return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!] as const;
  };
  const isOpen = sky !== null && sky.share > 0.1;
  const strip = [0, 0, 0];
  let [mean, count] = [0, 0];
  for (let n = 0; n < 40 * 8; n += 1) {
    const [x, y] = [((n % 40) + 0.5) / 40, horizon + (1 - horizon) * (0.2 + 0.03 * Math.floor(n / 40))];
    for (const [channel, level] of levels(x, y).entries()) strip[channel]! += level / 320;
  }
  for (let n = 0; n < 40 * 20; n += 1) {
    const [red, green, blue] = levels(((n % 40) + 0.5) / 40, 0.3 + (0.7 * (Math.floor(n / 40) + 0.5)) / 20);
    mean += (red + green + blue) / 3;
    count += 1;
  }
  mean /= count;
  const tide = isOpen ? null : coolestOf(levels);
  // A drawing is told by its colours alone, which are few.
  if (isFlat && tide === null) return null;
  const of = (plane: Plane | undefined, x: number, y: number) =>
    plane ? sampleAt(plane, x * plane.width - 0.5, y * plane.height - 0.5) : 0;
  for (let row = 0; row < mask.height; row += 1)
    for (let column = 0; column < mask.width; column += 1) {
      const [x, y] = [(column + 0.5) / mask.width, (row + 0.5) / mask.height];
      const [red, green, blue] = levels(x, y);
      const light = (red + green + blue) / 3;
      const free =
        (1 - of(subject?.mask, x, y)) *
        (1 - of(sky?.mask, x, y)) *
        (1 - smoothstep(0.2, 0.5, of(plants?.mask, x, y)));
      const away = Math.hypot(red - strip[0]!, green - strip[1]!, blue - strip[2]!);
      mask.values[row * mask.width + column] =
        free *
        (isOpen
          ? smoothstep(horizon, horizon + 0.06, y) * (1 - smoothstep(50, 100, away))
          : tide !== null
            ? smoothstep(tide - 8, tide + 8, (blue + green) / 2 - red)
            : smoothstep(0.25, 0.4, y) * smoothstep(mean, mean + 45, light) * smoothstep(-8, 6, blue - red));
    }
  const soft = blurPlane(mask, 2);
  return soft.values.reduce((sum, value) => sum + value, 0) > leastWater * soft.values.length ? soft : null;
};
const leastWater = 0.01;
