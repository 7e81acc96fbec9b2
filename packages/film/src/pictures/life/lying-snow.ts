/** Snow that comes to lie on a picture: on the ground and on what faces the sky, more the longer it falls. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { fractalNoise } from '../../math/noise.ts';
import { mixWords } from '../layers/draw-mesh.ts';
import { createPlane, type Plane, sampleAt } from '../plane.ts';
import type { SeenPicture } from '../see/seen-picture.ts';
import type { Canvas } from './canvas.ts';
import type { Moment } from './motions.ts';

const white = 0xfff8f4f2;
const cell = 4;

/** Share of a picture that plants take outdoors; pots and bouquets in a room are less. */
const leastPlants = 0.2;

/** Undefined indoors: where neither sky nor much green is seen nothing lies. */
export const createLyingSnow = (
  seen: SeenPicture,
  sky: Plane | null,
  { isSaid, isLiving }: { isSaid: boolean; isLiving: boolean },
) => {
  if (!seen.sky && !isSaid && (seen.plants?.share ?? 0) < leastPlants) return undefined;
  const most = isSaid ? 0.97 : 0.88;
  let weights: Plane | undefined;
  const weigh = ({ width, height }: Canvas): Plane => {
    const plane = createPlane({ width: Math.ceil(width / cell) + 1, height: Math.ceil(height / cell) + 1 });
    for (let row = 0; row < plane.height; row += 1)
      for (let column = 0; column < plane.width; column += 1) {
        const [x, y] = [(column * cell) / width, (row * cell) / height];
        const at = (mask: Plane) => sampleAt(mask, x * mask.width - 0.5, y * mask.height - 0.5);
        const open = 1 - (sky ? at(sky) : 0);
        // On people and animals it does not lie, on houses and cars it does.
        const subject = isLiving && seen.subject ? at(seen.subject.mask) : 0;
        const water = seen.water ? at(seen.water.mask) : 0;
        const flat = smoothstep(seen.horizon - 0.05, seen.horizon + 0.25, y);
        const patches = 0.75 + 0.5 * fractalNoise(x * 26, y * 40, 3, 3);
        plane.values[row * plane.width + column] = clamp(
          open * (0.35 + 0.65 * flat) * patches * (1 - 0.95 * subject) * (1 - 0.85 * water),
        );
      }
    return plane;
  };
  return (canvas: Canvas, { progress }: Moment) => {
    const share = most * smoothstep(0.1, 0.95, progress);
    if (share === 0) return;
    weights ??= weigh(canvas);
    const { words, width, height } = canvas;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const value = words[y * width + x]!;
        const luma = ((value & 255) * 77 + ((value >>> 8) & 255) * 150 + ((value >>> 16) & 255) * 29) >>> 8;
        // What is lit from above is covered first; dark undersides stay.
        const part = share * sampleAt(weights, x / cell, y / cell) * (0.62 + luma / 320);
        if (part > 0.004)
          words[y * width + x] = mixWords(value, white, Math.min(256, Math.round(part * 256)));
      }
  };
};
