/** Another hour of the day over a picture: darker and bluer towards night, with stars and lamps, or warm at sunset. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { createRandom } from '../../../math/random.ts';
import { type Plane, sampleAt } from '../../plane.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';
import type { HourWish, Wishes } from '../wishes.ts';

/** The share of each colour that is left, the contrast, and how much of all colour goes. */
const grades: Record<
  HourWish | 'rain' | 'snow',
  { gain: [number, number, number]; power: number; grey: number }
> = {
  night: { gain: [0.26, 0.33, 0.52], power: 1.25, grey: 0.6 },
  dusk: { gain: [0.5, 0.46, 0.64], power: 1.1, grey: 0.25 },
  sunset: { gain: [0.98, 0.64, 0.44], power: 1.12, grey: 0 },
  day: { gain: [1.3, 1.3, 1.28], power: 0.72, grey: 0 },
  rain: { gain: [0.78, 0.83, 0.88], power: 1.06, grey: 0.4 },
  snow: { gain: [0.93, 0.96, 1], power: 0.96, grey: 0.5 },
  storm: { gain: [0.52, 0.57, 0.64], power: 1.15, grey: 0.4 },
};

type Glow = { x: number; y: number; radius: number; colour: [number, number, number] };

const warm: [number, number, number] = [255, 206, 130];

/** Lamps that are seen; the sun and its glitter on water are none. */
const glowsOf = ({ lights, sky, water, horizon }: SeenPicture): Glow[] => {
  const isIn = (region: SeenPicture['sky'], x: number, y: number) =>
    region !== null && sampleAt(region.mask, x * region.mask.width, y * region.mask.height) > 0.25;
  return lights
    .filter(({ x, y }) => !(sky && y < horizon + 0.04) && !isIn(sky, x, y) && !isIn(water, x, y))
    .map(({ x, y, radius }) => ({ x, y, radius: Math.max(0.004, radius), colour: warm }));
};

/** Windows that are lit, one after the other; without the word for them two of three. */
const litWindows = ({ windows }: SeenPicture, isAll: boolean, seed: number) => {
  const random = createRandom(seed + 9);
  return windows.flatMap((box) => {
    const [isLit, from] = [random() < 0.66, 0.2 + 0.5 * random()];
    return isLit || isAll ? [{ box, from }] : [];
  });
};

/** Brightness of a picture that was taken at night. */
const nightly = 0.15;

/** Brightness of a picture up to which lamps in it are lit. */
export const lampsFrom = 0.36;

export const createHour = (
  { hour: said, regions, air }: Wishes,
  seen: SeenPicture,
  sky: Plane | null,
  seed: number,
) => {
  // No rain and no snow from a sunny sky.
  const hour = said ?? (air.has('rain') ? 'rain' : air.has('snow') ? 'snow' : null);
  if (!hour) return undefined;
  const { gain: tinted, power, grey } = grades[hour];
  // A photo without colours stays one.
  const gain = seen.isGrey ? tinted.map(() => (tinted[0] + tinted[1] + tinted[2]) / 3) : tinted;
  const isDark = hour === 'night' || hour === 'dusk';
  // A picture that is dark already needs less of it, and one of the night keeps its lamps.
  const depth =
    hour === 'day'
      ? 1
      : isDark
        ? clamp((seen.brightness - nightly) * 4, 0.12, 1)
        : clamp(seen.brightness * 3, 0.45, 1);
  // By day bright spots are stones, foam and paint, and under an open sky its reflections.
  const isLit = seen.brightness < lampsFrom && (!seen.sky || regions.has('lights'));
  const glows = isDark && isLit ? glowsOf(seen) : [];
  const windows = isDark ? litWindows(seen, regions.has('lights'), seed) : [];
  const random = createRandom(seed + 5);
  const stars =
    hour === 'night' && sky ? Array.from({ length: 260 }, () => [random(), random(), random()] as const) : [];
  return (
    canvas: Canvas,
    { progress, seconds }: Moment,
    placed: (x: number, y: number) => readonly [number, number],
  ) => {
    const begun = smoothstep(0.02, 0.85, progress);
    const share = depth * begun;
    if (share === 0) return;
    const [red, green, blue] = gain.map((factor) =>
      Uint8Array.from({ length: 256 }, (_, level) => {
        const value = 255 * clamp((level / 255) ** power * factor);
        return Math.round(level + (value - level) * share);
      }),
    ) as [Uint8Array, Uint8Array, Uint8Array];
    const faded = Math.round(256 * grey * share);
    const kept = 256 - faded;
    const { words, width, height } = canvas;
    for (let at = 0; at < words.length; at += 1) {
      const value = words[at]!;
      const [r, g, b] = [value & 255, (value >>> 8) & 255, (value >>> 16) & 255];
      const light = ((r * 77 + g * 150 + b * 29) >>> 8) * faded;
      words[at] =
        (0xff000000 |
          (blue[(b * kept + light) >>> 8]! << 16) |
          (green[(g * kept + light) >>> 8]! << 8) |
          red[(r * kept + light) >>> 8]!) >>>
        0;
    }
    const add = (x: number, y: number, colour: readonly number[], amount: number) => {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const at = y * width + x;
      const value = words[at]!;
      const level = (shift: number, n: number) =>
        Math.min(255, ((value >>> shift) & 255) + colour[n]! * amount);
      words[at] = (0xff000000 | (level(16, 2) << 16) | (level(8, 1) << 8) | level(0, 0)) >>> 0;
    };
    const addGlow = (x: number, y: number, radius: number, colour: readonly number[], amount: number) => {
      const reach = Math.ceil(radius);
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1) {
          const away = Math.hypot(dx, dy) / reach;
          if (away < 1) add(Math.round(x) + dx, Math.round(y) + dy, colour, amount * (1 - away) ** 3);
        }
    };
    for (const [x, y, power_] of stars) {
      if (sampleAt(sky!, x * sky!.width, y * sky!.height) < 0.9) continue;
      const twinkle = 0.55 + 0.45 * Math.sin(seconds * 5 + power_ * 50);
      const bright = smoothstep(0.4, 1, begun) * power_ * power_ * twinkle;
      addGlow(x * width, y * height, Math.max(1.5, width * 0.0022), [255, 255, 255], bright);
    }
    for (const { box, from } of windows) {
      const lit = smoothstep(from, from + 0.12, progress);
      if (lit === 0) continue;
      const [left, top] = placed(box.left * width, box.top * height);
      const [right, bottom] = placed(box.right * width, box.bottom * height);
      for (let y = Math.round(top); y < bottom; y += 1)
        for (let x = Math.round(left); x < right; x += 1) add(x, y, warm, 0.85 * lit);
      addGlow((left + right) / 2, (top + bottom) / 2, (right - left + bottom - top) * 1.1, warm, 0.3 * lit);
    }
    for (const { x: ownX, y: ownY, radius, colour } of glows) {
      const [x, y] = placed(ownX * width, ownY * height).map((at, n) => at / (n === 0 ? width : height)) as [
        number,
        number,
      ];
      addGlow(x * width, y * height, radius * width * 6, colour, 0.5 * share);
    }
  };
};
