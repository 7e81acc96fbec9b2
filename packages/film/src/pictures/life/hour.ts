/** Another hour of the day over a picture: darker and bluer towards night, with stars and lamps, or warm at sunset. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { type Plane, sampleAt } from '../plane.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import type { Canvas } from './air.ts';
import type { Moment } from './motions.ts';
import type { HourWish } from './wishes.ts';

/** What is left of each colour, and how much contrast. */
const grades: Record<HourWish, { gain: [number, number, number]; power: number }> = {
  night: { gain: [0.26, 0.33, 0.52], power: 1.25 },
  dusk: { gain: [0.5, 0.46, 0.64], power: 1.1 },
  sunset: { gain: [1.06, 0.76, 0.54], power: 1.08 },
  day: { gain: [1.3, 1.3, 1.28], power: 0.72 },
};

type Glow = { x: number; y: number; radius: number; colour: [number, number, number] };

/** Small dark upright spots of a building become lit windows: bright ones are lamps already. */
const glowsOf = ({ lights }: SeenPicture): Glow[] =>
  lights.map(({ x, y, radius }) => ({ x, y, radius: Math.max(0.004, radius), colour: [255, 206, 130] }));

export const createHour = (hour: HourWish | null, seen: SeenPicture, sky: Plane | null, seed: number) => {
  if (!hour) return undefined;
  const { gain, power } = grades[hour];
  // A picture that is dark already needs less of it.
  const depth = hour === 'night' || hour === 'dusk' ? clamp(seen.brightness * 2.4, 0.25, 1) : 1;
  const glows = hour === 'night' || hour === 'dusk' ? glowsOf(seen) : [];
  const random = createRandom(seed + 5);
  const stars =
    hour === 'night' && sky ? Array.from({ length: 260 }, () => [random(), random(), random()] as const) : [];
  return (canvas: Canvas, { progress, seconds }: Moment) => {
    const share = depth * smoothstep(0.02, 0.85, progress);
    if (share === 0) return;
    const tables = gain.map((factor) =>
      Uint8Array.from({ length: 256 }, (_, level) => {
        const value = 255 * clamp((level / 255) ** power * factor);
        return Math.round(level + (value - level) * share);
      }),
    );
    const { words, width, height } = canvas;
    for (let at = 0; at < words.length; at += 1) {
      const value = words[at]!;
      words[at] =
        (0xff000000 |
          (tables[2]![(value >>> 16) & 255]! << 16) |
          (tables[1]![(value >>> 8) & 255]! << 8) |
          tables[0]![value & 255]!) >>>
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
    for (const [x, y, power_] of stars) {
      if (sampleAt(sky!, x * sky!.width, y * sky!.height) < 0.9) continue;
      const twinkle = 0.6 + 0.4 * Math.sin(seconds * 3 + power_ * 50);
      add(
        Math.floor(x * width),
        Math.floor(y * height),
        [255, 255, 255],
        smoothstep(0.4, 1, share) * power_ * power_ * twinkle,
      );
    }
    for (const { x, y, radius, colour } of glows) {
      const reach = Math.ceil(radius * width * 6);
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1) {
          const away = Math.hypot(dx, dy) / reach;
          if (away < 1)
            add(
              Math.round(x * width) + dx,
              Math.round(y * height) + dy,
              colour,
              0.5 * share * (1 - away) ** 3,
            );
        }
    }
  };
};
