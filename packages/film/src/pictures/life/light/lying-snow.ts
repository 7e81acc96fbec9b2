/** Snow that comes to lie on a picture: on the ground and on what faces the sky, more the longer it falls. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise } from '../../../math/noise.ts';
import { mixWords } from '../../layers/draw-mesh.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../../plane.ts';
import { boundsOfMask } from '../../see/bounds-of-mask.ts';
import type { SeenPicture } from '../../see/seen-picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Moment } from '../motion/motions.ts';

/** Of fresh snow in full light, red, green and blue. */
const white = [242, 244, 248] as const;
/** Share of that light in a picture that is black, and how bright a picture is in which all of it falls on the snow. */
const [leastLight, fullLight] = [0.45, 0.45];
const cell = 4;

/** Share of a picture that plants take outdoors; pots and bouquets in a room are less. */
const leastPlants = 0.2;

/** Share of the height that snow on top of something reaches down. */
const cap = 0.025;

const atPlace = (mask: Plane, x: number, y: number) =>
  sampleAt(mask, x * mask.width - 0.5, y * mask.height - 0.5);

/** Of the height of what stands there: how far the ground beside it is seen above its foot at least. */
const footDepth = 0.3;

/** What stands there has the ground at its foot; above it what is of the ground's colour is ground too, and a wall is not. */
const findGround = (seen: SeenPicture, { width, height, words }: Canvas) => {
  const box = seen.subject && boundsOfMask(seen.subject.mask);
  // Around windows are walls.
  const foot = Math.max(seen.horizon, ...seen.windows.map(({ bottom }) => bottom));
  if (!box || box.bottom > 0.97) return (_x: number, y: number) => below(foot, y);
  const line = Math.max(foot, box.bottom - footDepth * (box.bottom - box.top));
  const levelsAt = (x: number, y: number) => {
    const at =
      Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
    return [words[at]! & 255, (words[at]! >>> 8) & 255, (words[at]! >>> 16) & 255] as const;
  };
  const mean = [0, 0, 0];
  let count = 0;
  for (let n = 0; n < 48 * 6; n += 1) {
    const [x, y] = [((n % 48) + 0.5) / 48, box.bottom + ((1 - box.bottom) * (Math.floor(n / 48) + 0.5)) / 6];
    if (atPlace(seen.subject!.mask, x, y) > 0.2) continue;
    for (const [channel, level] of levelsAt(x, y).entries()) mean[channel]! += level;
    count += 1;
  }
  return (x: number, y: number) => {
    const levels = levelsAt(x, y);
    const away = Math.hypot(...mean.map((sum, n) => sum / Math.max(1, count) - levels[n]!));
    return Math.max(below(line, y), below(foot, y) * (1 - smoothstep(45, 85, away)));
  };
};

const below = (line: number, y: number): number => smoothstep(line - 0.02, line + 0.14, y);

/** How much of what is under it snow hides that only begins to fall. */
const beginning = 0.72;
/** Levels below and above the brightness around at which a grain carries no such snow yet, and all of it. */
const grains = { bare: -4, covered: 16 };
/** Of the width: what is around a grain. */
const aroundGrain = 0.012;

const lumaOfWord = (value: number): number =>
  ((value & 255) * 77 + ((value >>> 8) & 255) * 150 + ((value >>> 16) & 255) * 29) >>> 8;

const lumaAt = ({ width, height, words }: Canvas, x: number, y: number): number =>
  lumaOfWord(words[Math.min(height - 1, y) * width + Math.min(width - 1, x)]!);

/** Undefined indoors: where neither sky nor much green is seen nothing lies. */
export const createLyingSnow = (
  seen: SeenPicture,
  sky: Plane | null,
  { isSaid, isLiving }: { isSaid: boolean; isLiving: boolean },
) => {
  if (!seen.sky && !isSaid && (seen.plants?.share ?? 0) < leastPlants) return undefined;
  const most = isSaid ? 0.97 : beginning;
  const light = leastLight + (1 - leastLight) * clamp(seen.brightness / fullLight);
  const [red, green, blue] = white.map((level) => Math.round(level * light)) as [number, number, number];
  const snow = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
  let weights: { plane: Plane; late: Plane; boughs: Plane; around: Plane } | undefined;
  const weigh = (canvas: Canvas) => {
    const { width, height } = canvas;
    const groundAt = findGround(seen, canvas);
    const plane = createPlane({ width: Math.ceil(width / cell) + 1, height: Math.ceil(height / cell) + 1 });
    const late = createPlane(plane);
    const [boughs, own] = [createPlane(plane), createPlane(plane)];
    for (let row = 0; row < plane.height; row += 1)
      for (let column = 0; column < plane.width; column += 1) {
        const [x, y] = [(column * cell) / width, (row * cell) / height];
        own.values[row * plane.width + column] = lumaAt(canvas, column * cell, row * cell);
        const at = (mask: Plane) => atPlace(mask, x, y);
        const open = 1 - (sky ? at(sky) : 0);
        // On what stands upright it lies along the top, on people and animals not at all.
        const subject = seen.subject ? at(seen.subject.mask) : 0;
        const above = seen.subject ? atPlace(seen.subject.mask, x, y - cap) : 0;
        const lid = isLiving ? 0 : clamp(subject - above);
        const water = seen.water ? at(seen.water.mask) : 0;
        const flat = groundAt(x, y);
        const plants = seen.plants && isSaid ? at(seen.plants.mask) : 0;
        boughs.values[row * plane.width + column] = plants * (1 - water);
        plane.values[row * plane.width + column] = clamp(
          open * ((0.1 + 0.9 * flat) * (1 - subject) + 0.8 * lid) * (1 - 0.85 * water),
        );
        late.values[row * plane.width + column] = 0.5 + 0.7 * fractalNoise(x * 22, y * 46, 3, 3);
      }
    return { plane, late, boughs, around: blurPlane(own, plane.width * aroundGrain) };
  };
  return (canvas: Canvas, { progress }: Moment) => {
    const share = smoothstep(0.05, 0.9, progress);
    if (share === 0) return;
    weights ??= weigh(canvas);
    const { words, width, height } = canvas;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const value = words[y * width + x]!;
        const luma = lumaOfWord(value);
        // It comes in patches that grow together; what is bright shows a little through as its shading.
        const grown = smoothstep(0, 0.5, share * 1.5 - sampleAt(weights.late, x / cell, y / cell));
        const [column, row] = [x / cell, y / cell];
        // On trees it lies on what the light falls on.
        const bough = sampleAt(weights.boughs, column, row) * smoothstep(16, 84, luma);
        const lying = sampleAt(weights.plane, column, row);
        const open = bough > 0 ? Math.max(lying * (1 - sampleAt(weights.boughs, column, row)), bough) : lying;
        if (most * grown * open < 0.004) continue;
        // The first flakes are seen on what sticks out into the light; a thin sheet over all would be a haze.
        const grain = isSaid
          ? 1
          : smoothstep(
              grains.bare,
              grains.covered,
              luma - weights.around.values[Math.floor(row) * weights.around.width + Math.floor(column)]!,
            );
        const part = most * grown * open * grain * (0.84 + luma / 1600);
        if (part > 0.004) words[y * width + x] = mixWords(value, snow, Math.min(256, Math.round(part * 256)));
      }
  };
};
