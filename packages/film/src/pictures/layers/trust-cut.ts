/** How far a cut-out can be trusted: whether its outline is an edge of the picture, and whether what fills its place goes on there. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, meanPlane, type Plane, sampleAt } from '../plane.ts';

const apart = (
  { width, height, pixels }: Picture,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number => {
  const place = (x: number, y: number) =>
    (clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * 4;
  const [a, b] = [place(ax, ay), place(bx, by)];
  return Math.hypot(
    pixels[a]! - pixels[b]!,
    pixels[a + 1]! - pixels[b + 1]!,
    pixels[a + 2]! - pixels[b + 2]!,
  );
};

/** Levels by which the two sides of an outline must differ to be an edge. */
const leastEdge = 16;
/** Of the picture's width: how wide an edge is that is sharp in the picture, and soft only as it was drawn. */
const sharpEdge = 0.009;
/** Of the picture's width: how far from the outline its two sides are looked at. */
const sideShare = 0.008;

export type MatteTrust = {
  /** Share of the outline that lies on an edge of the picture. */
  onEdges: number;
  /** Share of the matte that is neither in nor out, beyond the width of a sharp edge. */
  soft: number;
  /** Share of the matte that its largest connected part holds. */
  whole: number;
};

const largestShare = ({ width, height, values }: Plane): number => {
  const visited = new Uint8Array(values.length);
  let [largest, all] = [0, 0];
  for (let start = 0; start < values.length; start += 1) {
    if (visited[start] || values[start]! < 0.5) continue;
    visited[start] = 1;
    const open = [start];
    let count = 0;
    while (open.length > 0) {
      const at = open.pop()!;
      count += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < width * height && !visited[next] && values[next]! >= 0.5) {
          visited[next] = 1;
          open.push(next);
        }
    }
    largest = Math.max(largest, count);
    all += count;
  }
  return all === 0 ? 0 : largest / all;
};

/** `matte` in the picture's size, as the network and the edges of the picture give it. */
export const lookAtMatte = (picture: Picture, matte: Plane): MatteTrust => {
  const { width, height } = picture;
  const reach = Math.max(2, width * sideShare);
  const smooth = blurPlane(matte, Math.max(1, reach / 4));
  let [edges, count, between, area] = [0, 0, 0, 0];
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const value = matte.values[at]!;
      area += value;
      if (value > 0.1 && value < 0.9) between += 1;
      const isOutline =
        smooth.values[at]! >= 0.5 !== smooth.values[at + 1]! >= 0.5 ||
        smooth.values[at]! >= 0.5 !== smooth.values[at + width]! >= 0.5;
      if (!isOutline) continue;
      const dx = sampleAt(smooth, x + 2, y) - sampleAt(smooth, x - 2, y);
      const dy = sampleAt(smooth, x, y + 2) - sampleAt(smooth, x, y - 2);
      const length = Math.hypot(dx, dy);
      if (length < 1e-4) continue;
      const [nx, ny] = [(dx / length) * reach, (dy / length) * reach];
      count += 1;
      if (apart(picture, x + nx, y + ny, x - nx, y - ny) > leastEdge) edges += 1;
    }
  return {
    onEdges: count === 0 ? 1 : edges / count,
    soft: area === 0 ? 1 : Math.max(0, between - count * Math.max(2, width * sharpEdge)) / area,
    whole: largestShare(matte),
  };
};

/** 0 to 1. */
export const trustOfMatte = (picture: Picture, matte: Plane): number => {
  const { onEdges, soft, whole } = lookAtMatte(picture, matte);
  return smoothstep(0.45, 0.75, onEdges) * (1 - smoothstep(0.3, 0.65, soft)) * smoothstep(0.6, 0.9, whole);
};

/** Levels of a step along the rim of a fill, beyond what the picture shows around it, from which it is seen, and from which it is torn. */
const [seenStep, tornStep] = [5, 16];

/** Shares of a row that are known beside a hole: below the first what the hole hides of the row is made up, from the second on it is seen. */
const [leastSeen, enoughSeen] = [0.06, 0.25];
/** Levels from one pixel to the next that are plain, and those of a texture or an edge. */
const [plainStep, richStep] = [2, 9];
/** Shares of a hole that may be made up and rich, and from which on the whole is a guess. */
const [fewGuessed, mostlyGuessed] = [0.02, 0.07];

/** Share of a hole that is filled with something rich though nothing of its rows is seen beside it: plain sky or ground can be guessed, trees and walls cannot. */
export const guessedShare = (filled: Picture, hole: Plane): number => {
  const { width, height } = filled;
  let [guessed, count] = [0, 0];
  for (let y = 0; y < height - 1; y += 1) {
    let [known, made] = [0, 0];
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      if (hole.values[at]! <= 0.5) {
        known += 1;
        continue;
      }
      count += 1;
      made += smoothstep(
        plainStep,
        richStep,
        Math.max(stepOf(filled, at, at + 1), stepOf(filled, at, at + width)),
      );
    }
    guessed += made * (1 - smoothstep(leastSeen, enoughSeen, known / width));
  }
  return count === 0 ? 0 : guessed / count;
};

/** Of the width: how far apart places are that are compared for a form that is known again when it is copied. */
const formShare = 0.012;
/** Levels by which they differ, of red, green and blue together. */
const [softForm, clearForm] = [36, 90];
/** Shares of a hole that may hold such forms, and from which on it is seen to be a copy. */
const [fewForms, mostlyForms] = [0.1, 0.3];

/** Share of a hole that is filled again and again with the same things, not with a ground or a texture: a row of one chair is seen to be copied. */
export const copiedShare = (filled: Picture, hole: Plane, repeats: Plane): number => {
  const { width, height, pixels } = filled;
  const reach = Math.max(2, Math.round(width * formShare));
  const [sums, levels] = [createPlane(filled), createPlane(filled)];
  for (let n = 0; n < 3; n += 1) {
    for (let at = 0; at < levels.values.length; at += 1) levels.values[at] = pixels[at * 4 + n]!;
    const { values } = meanPlane(levels, reach / 2);
    for (let y = 0; y < height - reach; y += 1)
      for (let x = 0; x < width - reach; x += 1) {
        const at = y * width + x;
        const aside = Math.abs(values[at + reach]! - values[at]!);
        sums.values[at]! += Math.max(aside, Math.abs(values[at + reach * width]! - values[at]!));
      }
  }
  let [forms, count] = [0, 0];
  for (let at = 0; at < hole.values.length; at += 1) {
    if (hole.values[at]! <= 0.5) continue;
    forms += repeats.values[at]! * smoothstep(softForm, clearForm, sums.values[at]!);
    count += 1;
  }
  return count === 0 ? 0 : forms / count;
};

const stepOf = ({ pixels }: Picture, a: number, b: number): number => {
  let sum = 0;
  for (let n = 0; n < 3; n += 1) sum += Math.abs(pixels[a * 4 + n]! - pixels[b * 4 + n]!);
  return sum / 3;
};

/** Of the width: how far on both sides of a rim it is looked for what the fill cuts off. */
const cutShareReach = 0.007;
/** Levels by which the two sides differ where something ends at the rim, in any picture and in terms of what is usual around the hole. */
const [leastCut, timesUsual] = [26, 3];
/** Shares of a rim at which things may end, and from which on it is seen. */
const [fewCut, muchCut] = [0.07, 0.13];

/** Share of the rim at which something that is seen outside ends: a stem, a fence, a kerb. */
export const cutShare = (filled: Picture, hole: Plane): number => {
  const { width, height } = filled;
  const reach = Math.max(2, Math.round(width * cutShareReach));
  const near = blurPlane(hole, Math.max(2, width * 0.02));
  const rim: number[] = [];
  let [usual, count] = [0, 0];
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1) {
      const at = y * width + x;
      for (const step of [1, width]) {
        const [before, after] = [at - step * (reach - 1), at + step * reach];
        const isRim = hole.values[at]! > 0.5 !== hole.values[at + step]! > 0.5;
        if (isRim && hole.values[before]! > 0.5 !== hole.values[after]! > 0.5)
          rim.push(stepOf(filled, before, after));
        else if (
          hole.values[at]! <= 0.5 &&
          near.values[at]! > 0.02 &&
          hole.values[before]! <= 0.5 &&
          hole.values[after]! <= 0.5
        ) {
          usual += stepOf(filled, before, after);
          count += 1;
        }
      }
    }
  if (rim.length === 0 || count === 0) return 0;
  const least = Math.max(leastCut, (timesUsual * usual) / count);
  return rim.filter((step) => step > least).length / rim.length;
};

/** How much rougher or plainer the fill is than what surrounds it, how it meets it at the rim, the steps at its own `seams`, and how much of it is a guess: 1 where nothing is seen. */
export const trustOfFill = (
  picture: Picture,
  filled: Picture,
  hole: Plane,
  { seams, repeats }: { seams: number; repeats: Plane | null } = { seams: 0, repeats: null },
): number => {
  const { width, height } = picture;
  let [rim, rimCount, inside, insideCount, around, aroundCount] = [0, 0, 0, 0, 0, 0];
  const near = blurPlane(hole, Math.max(2, width * 0.02));
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      for (const next of [at + 1, at + width]) {
        const [here, there] = [hole.values[at]! > 0.5, hole.values[next]! > 0.5];
        if (here !== there) {
          rim += stepOf(filled, at, next);
          rimCount += 1;
        } else if (here) {
          inside += stepOf(filled, at, next);
          insideCount += 1;
        } else if (near.values[at]! > 0.02) {
          around += stepOf(picture, at, next);
          aroundCount += 1;
        }
      }
    }
  if (rimCount === 0 || insideCount === 0 || aroundCount === 0) return 1;
  const usual = around / aroundCount;
  const excess = rim / rimCount - Math.max(usual, inside / insideCount);
  const texture = Math.abs(Math.log2((inside / insideCount + 1.5) / (usual + 1.5)));
  return (
    (1 - smoothstep(seenStep, tornStep, excess)) *
    (1 - smoothstep(seenStep, tornStep, seams)) *
    (1 - smoothstep(0.9, 2, texture)) *
    (1 - smoothstep(fewCut, muchCut, cutShare(filled, hole))) *
    (1 - smoothstep(fewGuessed, mostlyGuessed, guessedShare(filled, hole))) *
    (repeats ? 1 - smoothstep(fewForms, mostlyForms, copiedShare(filled, hole, repeats)) : 1)
  );
};
