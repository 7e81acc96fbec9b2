/**
 * Fills a hole of a picture with its own surroundings: where each part is copied from is chosen on a small copy
 * (`choose-sources.ts`), the full pixels are copied from there, and seams are evened out (`blend-seams.ts`).
 */

import type { Picture, Size } from '../picture.ts';
import { createPlane, type Plane, sampleAt } from '../plane.ts';
import { blendSeams } from './blend-seams.ts';
import { chooseSources, type Small, type Source } from './choose-sources.ts';
import { fillSmooth } from './fill-smooth.ts';

const smallSide = 128;
/** Above this a pixel belongs to the hole, if only a little. */
const leastHole = 0.02;
const [smallRounds, fullRounds] = [240, 24];

const shrinkTo = (picture: Picture, hole: Plane, avoid: Plane | null, side: number): Small => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(8, Math.round(picture.width * scale));
  const height = Math.max(8, Math.round(picture.height * scale));
  const small: Small = {
    width,
    height,
    colour: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    barred: new Uint8Array(width * height),
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [
        Math.floor((x * picture.width) / width),
        Math.floor((y * picture.height) / height),
      ];
      const toX = Math.min(picture.width, Math.ceil(((x + 1) * picture.width) / width));
      const toY = Math.min(picture.height, Math.ceil(((y + 1) * picture.height) / height));
      const at = y * width + x;
      let count = 0;
      for (let py = fromY; py < toY; py += 1)
        for (let px = fromX; px < toX; px += 1) {
          const place = py * picture.width + px;
          if (hole.values[place]! > leastHole) small.hole[at] = 1;
          if (small.hole[at] || (avoid && avoid.values[place]! > 0.5)) small.barred[at] = 1;
          for (let n = 0; n < 3; n += 1) small.colour[at * 3 + n]! += picture.pixels[place * 4 + n]!;
          count += 1;
        }
      for (let n = 0; n < 3; n += 1) small.colour[at * 3 + n]! /= Math.max(1, count);
    }
  return small;
};

/** Sources in pixels of the full picture. */
const enlarge = ({ x, y, axis }: Source, scaleX: number, scaleY: number): Source => ({
  x: Math.round(x * scaleX),
  y: Math.round(y * scaleY),
  axis: axis === null ? null : Math.round((axis + 1) * scaleX) - 1,
});

/** Pixels of the rim that a source is fitted to. */
const mostFitted = 160;

/** Moves each source by less than a pixel of the small copy, so that what crosses the rim of the hole goes on in line. */
const fitSources = (
  sources: Source[],
  rims: readonly number[][],
  picture: Picture,
  isHole: Uint8Array,
  reach: number,
) => {
  const { width, height, pixels } = picture;
  for (const [n, rim] of rims.entries()) {
    const source = sources[n]!;
    if (rim.length < 12) continue;
    const stride = Math.max(1, Math.floor(rim.length / mostFitted));
    let best = { cost: Number.POSITIVE_INFINITY, x: 0, y: 0 };
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        // Of equal ones the nearest to what was chosen.
        let cost = (dx * dx + dy * dy) * 0.5;
        for (let k = 0; k < rim.length && cost < best.cost; k += stride) {
          const at = rim[k]!;
          const x = at % width;
          const fromX = (source.axis === null ? x + source.x : source.axis - x) + dx;
          const fromY = Math.floor(at / width) + source.y + dy;
          const from = fromY * width + fromX;
          if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height || isHole[from]) {
            cost += 120;
            continue;
          }
          for (let channel = 0; channel < 3; channel += 1)
            cost += Math.min(60, Math.abs(pixels[from * 4 + channel]! - pixels[at * 4 + channel]!));
        }
        if (cost < best.cost) best = { cost, x: dx, y: dy };
      }
    sources[n] = {
      x: source.x + best.x,
      y: source.y + best.y,
      axis: source.axis === null ? null : source.axis + best.x,
    };
  }
};

/** Of the four sources around a place between pixels of the small copy the nearest: seams are slanted lines, no steps. */
const likeliestLabel = ({ width, height }: Small, chosen: Int16Array, x: number, y: number): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - x0, y - y0];
  let [best, label] = [-1, -1];
  const at = (dx: number, dy: number) =>
    chosen[Math.min(height - 1, Math.max(0, y0 + dy)) * width + Math.min(width - 1, Math.max(0, x0 + dx))]!;
  for (let n = 0; n < 4; n += 1) {
    const own = at(n & 1, n >> 1);
    if (own < 0) continue;
    let weight = 0;
    for (let k = 0; k < 4; k += 1)
      if (at(k & 1, k >> 1) === own) weight += (k & 1 ? partX : 1 - partX) * (k >> 1 ? partY : 1 - partY);
    if (weight > best) [best, label] = [weight, own];
  }
  return label;
};

export type Filled = {
  picture: Picture;
  /** Levels by which the two sides of a seam differ more than neighbours inside a copy do. */
  seams: number;
  /** 1 where it is filled with what fills another part of the hole too. */
  repeats: Plane;
  /** What a plane of the picture's size holds in the hole, from the same sources as the picture. */
  carry: (plane: Plane) => Plane;
};

export type FillOptions = {
  side?: number;
  /** What must not be seen twice, in the picture's size. */
  avoid?: Plane | null;
};

/** A copy of `picture` where `hole` (0 to 1, same size) is filled; what is not hole stays byte for byte. */
export const fillHoles = (
  picture: Picture,
  hole: Plane,
  seed: number,
  { side = smallSide, avoid = null }: FillOptions = {},
): Filled => {
  const { width, height, pixels } = picture;
  const isHole = new Uint8Array(hole.values.length);
  // Loops in place of `from`, which takes ten times as long.
  for (let at = 0; at < isHole.length; at += 1) isHole[at] = hole.values[at]! > leastHole ? 1 : 0;
  const isBarred = avoid ? isHole.map((value, at) => (value || avoid.values[at]! > 0.5 ? 1 : 0)) : isHole;
  const small = shrinkTo(picture, hole, avoid, side);
  const isNothing = !small.hole.includes(1) || !small.barred.includes(0);
  if (isNothing)
    return {
      picture: { ...picture, pixels: new Uint8Array(pixels) },
      carry: (plane) => plane,
      seams: 0,
      repeats: createPlane(picture),
    };
  const { sources: found, chosen } = chooseSources(small, seed);
  const [scaleX, scaleY] = [width / small.width, height / small.height];
  const sources = found.map((source) => enlarge(source, scaleX, scaleY));
  const label = new Int16Array(isHole.length).fill(-1);
  const rims: number[][] = sources.map(() => []);
  for (let at = 0; at < isHole.length; at += 1) {
    if (!isHole[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    label[at] = likeliestLabel(small, chosen, (x + 0.5) / scaleX - 0.5, (y + 0.5) / scaleY - 0.5);
    if (label[at]! < 0) continue;
    for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width])
      if (next >= 0 && next < isHole.length && !isHole[next]) rims[label[at]!]!.push(next);
  }
  fitSources(sources, rims, picture, isBarred, Math.max(1, Math.ceil(Math.max(scaleX, scaleY) * 0.6)));
  const placeFrom = (n: number, x: number, y: number): number => {
    const source = sources[n]!;
    const [fromX, fromY] = [source.axis === null ? x + source.x : source.axis - x, y + source.y];
    if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) return -1;
    const from = fromY * width + fromX;
    return isBarred[from] ? -1 : from;
  };
  // What the chosen source does not reach after all is copied as its neighbour is, or smooth.
  const place = new Int32Array(isHole.length).fill(-1);
  for (let at = 0; at < isHole.length; at += 1) {
    if (!isHole[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const n of [label[at]!, x > 0 ? label[at - 1]! : -1, y > 0 ? label[at - width]! : -1]) {
      if (n < 0) continue;
      place[at] = placeFrom(n, x, y);
      if (place[at]! < 0) continue;
      label[at] = n;
      break;
    }
    if (place[at]! < 0) label[at] = -1;
  }
  const known = createPlane(picture, 1);
  const isCopied = new Uint8Array(place.length);
  for (let at = 0; at < place.length; at += 1) {
    if (place[at]! >= 0) isCopied[at] = 1;
    else if (isHole[at]) known.values[at] = 0;
  }
  const copied = new Uint8Array(pixels);
  for (let at = 0; at < place.length; at += 1)
    if (place[at]! >= 0) for (let n = 0; n < 3; n += 1) copied[at * 4 + n] = pixels[place[at]! * 4 + n]!;
  const smallCorrection = correctSmall(small, found, chosen);
  const start = new Float32Array(place.length * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const plane: Plane = {
      width: small.width,
      height: small.height,
      values: Float32Array.from(small.hole, (_, at) => smallCorrection[at * 3 + channel]!),
    };
    for (let at = 0; at < place.length; at += 1)
      if (isCopied[at])
        start[at * 3 + channel] = sampleAt(
          plane,
          ((at % width) + 0.5) / scaleX - 0.5,
          (Math.floor(at / width) + 0.5) / scaleY - 0.5,
        );
  }
  const colour = new Float32Array(place.length * 3);
  for (let at = 0; at < place.length; at += 1)
    for (let n = 0; n < 3; n += 1) colour[at * 3 + n] = copied[at * 4 + n]!;
  const correction = blendSeams(
    {
      width,
      height,
      isCopied,
      colour,
      seenFrom: (at, next) => placeFrom(label[at]!, next % width, Math.floor(next / width)),
      isOne: (at, next) => label[at] === label[next],
      levels: (from, n) => pixels[from * 4 + n]!,
    },
    fullRounds,
    { start, reach: Math.ceil(Math.max(scaleX, scaleY) * 1.5) },
  );
  for (let at = 0; at < place.length; at += 1)
    if (isCopied[at])
      for (let n = 0; n < 3; n += 1)
        copied[at * 4 + n] = Math.min(255, Math.max(0, colour[at * 3 + n]! + correction[at * 3 + n]!));
  const whole = known.values.includes(0)
    ? fillSmooth({ ...picture, pixels: copied }, known)
    : { ...picture, pixels: copied };
  for (let at = 0; at < place.length; at += 1) {
    const weight = hole.values[at]!;
    if (weight >= 1) continue;
    for (let n = 0; n < 3; n += 1)
      whole.pixels[at * 4 + n] = isHole[at]
        ? pixels[at * 4 + n]! + (whole.pixels[at * 4 + n]! - pixels[at * 4 + n]!) * Math.min(1, weight * 2)
        : pixels[at * 4 + n]!;
  }
  return {
    picture: whole,
    seams: stepsAtSeams(whole, label),
    repeats: repeatsOf(picture, place),
    carry: (plane) => {
      const carried = createPlane(plane);
      for (let at = 0; at < place.length; at += 1)
        carried.values[at] = plane.values[place[at]! >= 0 ? place[at]! : at]!;
      return carried;
    },
  };
};

/** Where a pixel comes from that is used again. */
const repeatsOf = (size: Size, place: Int32Array): Plane => {
  const used = new Uint8Array(place.length);
  for (const from of place) if (from >= 0 && used[from]! < 2) used[from]! += 1;
  const plane = createPlane(size);
  for (let at = 0; at < place.length; at += 1)
    if (place[at]! >= 0 && used[place[at]!]! > 1) plane.values[at] = 1;
  return plane;
};

const stepsAtSeams = ({ width, height, pixels }: Picture, label: Int16Array): number => {
  let [seams, seamCount, inside, insideCount] = [0, 0, 0, 0];
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      if (label[at]! < 0) continue;
      for (const next of [at + 1, at + width]) {
        if (label[next]! < 0) continue;
        let step = 0;
        for (let n = 0; n < 3; n += 1) step += Math.abs(pixels[at * 4 + n]! - pixels[next * 4 + n]!) / 3;
        if (label[at] === label[next]) {
          inside += step;
          insideCount += 1;
        } else {
          seams += step;
          seamCount += 1;
        }
      }
    }
  return seamCount === 0 ? 0 : seams / seamCount - inside / Math.max(1, insideCount);
};

/** The correction on the small copy, from which that of the full picture starts. */
const correctSmall = (small: Small, sources: readonly Source[], chosen: Int16Array): Float32Array => {
  const { width, height, hole, barred } = small;
  const placeFrom = (n: number, at: number): number => {
    const { x, y, axis } = sources[n]!;
    const [fromX, fromY] = [
      axis === null ? (at % width) + x : axis - (at % width),
      Math.floor(at / width) + y,
    ];
    if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) return -1;
    return barred[fromY * width + fromX] ? -1 : fromY * width + fromX;
  };
  const colour = small.colour.slice();
  for (let at = 0; at < hole.length; at += 1) {
    if (chosen[at]! < 0) continue;
    const from = placeFrom(chosen[at]!, at);
    if (from >= 0) colour.copyWithin(at * 3, from * 3, from * 3 + 3);
  }
  return blendSeams(
    {
      width,
      height,
      isCopied: Uint8Array.from(chosen, (n) => (n >= 0 ? 1 : 0)),
      colour,
      seenFrom: (at, next) => placeFrom(chosen[at]!, next),
      isOne: (at, next) => chosen[at] === chosen[next],
      levels: (from, n) => small.colour[from * 3 + n]!,
    },
    smallRounds,
  );
};
