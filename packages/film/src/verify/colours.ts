/** Which colours of a surface pass for a colour that was named. */

import { fromHex } from '../math/colour.ts';
import type { Vec3 } from '../math/vector.ts';

/** How many samples show a colour, by its number of `keyOf`. */
export type Palette = Map<number, number>;

const levels = 24;
const toScreen = (light: number) => Math.min(1, Math.max(0, light)) ** (1 / 2.2);

/** Linear light to a number that stands for all colours close to it. */
export const keyOf = (red: number, green: number, blue: number): number => {
  const step = (value: number) => Math.round(toScreen(value) * (levels - 1));
  return (step(red) * levels + step(green)) * levels + step(blue);
};

const screenOf = (key: number): Vec3 => [
  Math.floor(key / levels / levels) / (levels - 1),
  (Math.floor(key / levels) % levels) / (levels - 1),
  (key % levels) / (levels - 1),
];

type Hue = { hue: number; saturation: number; lightness: number };

const hueOf = ([r, g, b]: Vec3): Hue => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range < 0.001) return { hue: 0, saturation: 0, lightness };
  const hue = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: hue * 60, saturation: range / (1 - Math.abs(2 * lightness - 1) || 1), lightness };
};

const greySaturation = 0.16;

const isLike = (wanted: Hue, shown: Hue): boolean => {
  if (wanted.saturation < greySaturation) {
    if (wanted.lightness > 0.75) return shown.lightness > 0.66 && shown.saturation < 0.45;
    if (wanted.lightness < 0.2) return shown.lightness < 0.27;
    return shown.saturation < 0.28 && Math.abs(shown.lightness - wanted.lightness) < 0.3;
  }
  const turn = Math.abs(((shown.hue - wanted.hue + 540) % 360) - 180);
  // Brown is no red: of a strong colour a strong one is wanted.
  const leastSaturation = Math.max(0.16, wanted.saturation * 0.45);
  return (
    turn < 20 && shown.saturation > leastSaturation && Math.abs(shown.lightness - wanted.lightness) < 0.34
  );
};

/** Share of a thing's samples in a colour. */
export const shareLike = (palette: Palette, hex: string): number => {
  const wanted = hueOf(screenOf(keyOf(...fromHex(hex))));
  let [all, like] = [0, 0];
  for (const [key, count] of palette) {
    all += count;
    if (isLike(wanted, hueOf(screenOf(key)))) like += count;
  }
  return all === 0 ? 0 : like / all;
};

/** How much of the one's colours the other has not: 0 the same, 1 nothing in common. */
export const differenceOf = (a: Palette, b: Palette): number => {
  const total = (palette: Palette) => [...palette.values()].reduce((sum, count) => sum + count, 0) || 1;
  const [allA, allB] = [total(a), total(b)];
  let shared = 0;
  for (const [key, count] of a) shared += Math.min(count / allA, (b.get(key) ?? 0) / allB);
  return 1 - shared;
};
