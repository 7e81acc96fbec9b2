/** Sky, water, plants, fire, lamps and main colours by classical vision. */

import { blurPlane, createPlane, growPlane, type Plane } from '../plane.ts';
import { dropHills } from './drop-hills.ts';
import type { Features } from './features.ts';
import { levelWater } from './level-water.ts';
import type { SeenLight, SeenRegion } from './seen-picture.ts';

const shareOf = ({ values }: Plane): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const regionOf = (mask: Plane, leastShare: number): SeenRegion | null => {
  const share = shareOf(mask);
  return share >= leastShare ? { mask, share } : null;
};

/** The first row where brightness steps in most columns at once: the line of a sea, a plain or a roof. */
const findStep = ({ width, height, luma }: Features): number => {
  for (let y = Math.floor(height * 0.15); y < height - 3; y += 1) {
    let steps = 0;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (Math.abs(luma.values[at + 2 * width]! - luma.values[at - width]!) > 0.045) steps += 1;
    }
    if (steps > width * 0.55) return y;
  }
  return height;
};

/** Blue or even sky may be darker than the land; anything else that is dark is a wall, a crowd or a table. */
const isLikeSky = ({ red, green, blue, luma, texture }: Features, { values }: Plane): boolean => {
  let [count, bright, others, blues, warm, rough] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] === 0) {
      others += luma.values[at]!;
      continue;
    }
    count += 1;
    bright += luma.values[at]!;
    rough += texture.values[at]!;
    if (blue[at]! > red[at]! * 1.12) blues += 1;
    if (red[at]! > blue[at]! * 1.25 && red[at]! >= green[at]!) warm += 1;
  }
  const rest = others / Math.max(1, values.length - count);
  const mean = bright / Math.max(1, count);
  if (rough < count * 0.01) return true;
  if (blues > count * 0.5) return mean > 0.3 || rough < count * 0.025;
  return mean > rest * (warm > count * 0.5 ? 1.15 : 0.9);
};

/** Brightness by which land differs from the sky over it, and how fast what is usual follows a gradient. */
const [darkerLand, adaption] = [0.14, 0.08];
/** Brightness by which a roof that reaches the top of the picture is darker than most of what is there. */
const darkerRoof = 0.25;

/** Grows from the top row over what is even or coloured like sky, until an edge or a texture stops it. */
export const findSky = (features: Features, subject: Plane | null): SeenRegion | null => {
  const { width, height, red, green, blue, luma, saturation, texture } = features;
  const mask = createPlane(features);
  const isOpen = (at: number) => {
    if (subject && subject.values[at]! > 0.4) return false;
    const isBlue = blue[at]! > red[at]! * 1.04 && blue[at]! >= green[at]! * 0.95;
    const isPale = saturation[at]! < 0.2 && luma.values[at]! > 0.5;
    const isGlow = red[at]! > green[at]! && luma.values[at]! > 0.4 && saturation[at]! < 0.62;
    const limit = isBlue || isPale ? 0.075 : isGlow ? 0.055 : 0.02;
    return texture.values[at]! < limit;
  };
  const lastRow = findStep(features) * width;
  const usual = new Float32Array(width * height);
  const open: number[] = [];
  for (let x = 0; x < width; x += 1) if (isOpen(x)) open.push(x);
  if (open.length < width * 0.25) return null;
  // Slate is as blue and even as sky, and darker.
  const usualTop = open.map((at) => luma.values[at]!).sort((a, b) => a - b)[open.length >> 1]!;
  open.splice(0, open.length, ...open.filter((at) => luma.values[at]! >= usualTop - darkerRoof));
  for (const at of open) {
    mask.values[at] = 1;
    usual[at] = luma.values[at]!;
  }
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of near) {
      if (next < 0 || next >= lastRow || next >= mask.values.length) continue;
      if (mask.values[next]! > 0 || !isOpen(next)) continue;
      const step =
        Math.abs(red[next]! - red[at]!) +
        Math.abs(green[next]! - green[at]!) +
        Math.abs(blue[next]! - blue[at]!);
      // Hills in haze are no sky: clouds are brighter than what is around them, hills darker.
      if (step > 0.16 || luma.values[next]! < usual[at]! - darkerLand) continue;
      // Only downwards, or a way along the blurred line of hills would get used to them.
      const isBelow = next === at + width;
      usual[next] = usual[at]! + (isBelow ? (luma.values[next]! - usual[at]!) * adaption : 0);
      mask.values[next] = 1;
      open.push(next);
    }
  }
  // A wall reaches the lower edge, sky does not.
  let bottom = 0;
  for (let x = 0; x < width; x += 1) bottom += mask.values[(height - 1) * width + x]!;
  const share = shareOf(mask);
  if (bottom > width * 0.35 && share < 0.6) return null;
  if (share < 0.04) return null;
  if (!isLikeSky(features, mask)) return null;
  dropHills(features, mask);
  // Small dark clouds inside it belong to it.
  const closed = growPlane(growPlane(mask, 5), -5);
  if (subject) closed.values = closed.values.map((value, at) => value * (subject.values[at]! > 0.4 ? 0 : 1));
  return { mask: closed, share: shareOf(closed) };
};

/** Where sky ends: the row under which less than a tenth of the width is sky. */
export const findHorizon = ({ width, height }: Features, sky: SeenRegion | null): number => {
  if (!sky) return 0.35;
  let [weighted, count] = [0, 0];
  for (let x = 0; x < width; x += 1) {
    let end = 0;
    for (let y = 0; y < height; y += 1) if (sky.mask.values[y * width + x]! > 0.5) end = y + 1;
    if (end === 0) continue;
    weighted += end / height;
    count += 1;
  }
  return Math.min(0.9, Math.max(0.1, weighted / Math.max(1, count)));
};

/** Below the horizon: coloured like the sky or blue, and streaked along rows or even. */
export const findWater = (
  features: Features,
  sky: SeenRegion | null,
  horizon: number,
  subject: Plane | null,
): SeenRegion | null => {
  const { width, height, red, green, blue, saturation, texture, across, down, luma } = features;
  const mask = createPlane(features);
  const mean = [0, 0, 0];
  if (sky) {
    let total = 0;
    for (let at = 0; at < mask.values.length; at += 1) {
      const weight = sky.mask.values[at]!;
      total += weight;
      mean[0]! += red[at]! * weight;
      mean[1]! += green[at]! * weight;
      mean[2]! += blue[at]! * weight;
    }
    for (let n = 0; n < 3; n += 1) mean[n]! /= Math.max(1, total);
  }
  for (let y = Math.floor(height * Math.max(0.05, horizon - 0.06)); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (sky && sky.mask.values[at]! > 0.5) continue;
      if (subject && subject.values[at]! > 0.5) continue;
      const isBlue = blue[at]! > red[at]! * 1.06 && blue[at]! > green[at]! * 0.86 && saturation[at]! > 0.08;
      const likeSky =
        sky !== null && Math.hypot(red[at]! - mean[0]!, green[at]! - mean[1]!, blue[at]! - mean[2]!) < 0.24;
      const isStreaked = down.values[at]! > across.values[at]! * 1.1 || texture.values[at]! < 0.03;
      const isFoam = luma.values[at]! > 0.75 && saturation[at]! < 0.12;
      const score =
        (isBlue ? 0.55 : 0) + (likeSky ? 0.35 : 0) + (isStreaked ? 0.35 : 0) + (isFoam ? 0.15 : 0);
      const isGreenish = green[at]! > blue[at]! * 1.1 && green[at]! > red[at]!;
      mask.values[at] = isGreenish ? 0 : score;
    }
  }
  const smooth = blurPlane(mask, 3);
  smooth.values = smooth.values.map((value) => Math.min(1, Math.max(0, (value - 0.5) * 5)));
  return levelWater(features, smooth, sky) ? regionOf(smooth, 0.05) : null;
};

/** Green to yellow, and not even. */
export const findPlants = (features: Features, sky: SeenRegion | null): SeenRegion | null => {
  const { hue, saturation, luma, texture } = features;
  const mask = createPlane(features);
  for (let at = 0; at < mask.values.length; at += 1) {
    if (sky && sky.mask.values[at]! > 0.5) continue;
    const isGreen = hue[at]! > 0.12 && hue[at]! < 0.45 && saturation[at]! > 0.16;
    const isDry = hue[at]! > 0.06 && hue[at]! <= 0.12 && saturation[at]! > 0.35 && texture.values[at]! > 0.05;
    if ((isGreen || isDry) && luma.values[at]! > 0.05)
      mask.values[at] = texture.values[at]! > 0.012 ? 1 : 0.6;
  }
  return regionOf(blurPlane(mask, 2), 0.05);
};

/** Bright orange with a brighter middle. */
export const findFire = (features: Features): SeenRegion | null => {
  const { red, green, blue } = features;
  const mask = createPlane(features);
  for (let at = 0; at < mask.values.length; at += 1) {
    const isFlame =
      red[at]! > 0.8 && green[at]! > 0.3 && green[at]! < red[at]! * 0.92 && blue[at]! < green[at]! * 0.62;
    if (isFlame) mask.values[at] = 1;
  }
  return regionOf(blurPlane(mask, 1), 0.002);
};

const mostLights = 24;

/** Small bright spots in darker surroundings. */
export const findLights = (features: Features): SeenLight[] => {
  const { width, height, luma, red, green, blue } = features;
  const around = blurPlane(luma, 9);
  const visited = new Uint8Array(width * height);
  const lights: (SeenLight & { power: number })[] = [];
  for (let start = 0; start < visited.length; start += 1) {
    const isBright = (at: number) => luma.values[at]! > 0.72 && luma.values[at]! > around.values[at]! + 0.22;
    if (visited[start] || !isBright(start)) continue;
    const open = [start];
    visited[start] = 1;
    let [count, sumX, sumY] = [0, 0, 0];
    const colour: [number, number, number] = [0, 0, 0];
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      sumX += x;
      sumY += y;
      colour[0] += red[at]!;
      colour[1] += green[at]!;
      colour[2] += blue[at]!;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= visited.length || visited[next] || !isBright(next)) continue;
        visited[next] = 1;
        open.push(next);
      }
    }
    if (count > width * height * 0.01) continue;
    lights.push({
      x: (sumX / count + 0.5) / width,
      y: (sumY / count + 0.5) / height,
      radius: Math.sqrt(count / Math.PI) / width,
      colour: [colour[0] / count, colour[1] / count, colour[2] / count],
      power: count,
    });
  }
  return lights
    .sort((a, b) => b.power - a.power)
    .slice(0, mostLights)
    .map(({ x, y, radius, colour }) => ({ x, y, radius, colour }));
};

/** The five most common colours, of 4 levels a channel. */
export const findColours = ({ red, green, blue }: Features): [number, number, number][] => {
  const cells = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < red.length; at += 1) {
    const level = (value: number) => Math.min(3, Math.floor(value * 4));
    const key = level(red[at]!) * 16 + level(green[at]!) * 4 + level(blue[at]!);
    const cell = cells.get(key) ?? { count: 0, sum: [0, 0, 0] };
    cell.count += 1;
    cell.sum[0] += red[at]!;
    cell.sum[1] += green[at]!;
    cell.sum[2] += blue[at]!;
    cells.set(key, cell);
  }
  return [...cells.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 5)
    .map(({ count, sum }) => [sum[0] / count, sum[1] / count, sum[2] / count]);
};
