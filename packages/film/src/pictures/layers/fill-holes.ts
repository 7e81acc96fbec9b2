/**
 * Fills a hole of a picture with its own surroundings: PatchMatch (Barnes et al.) from coarse to fine on a small copy,
 * then full pixels copied from where each patch was found.
 */

import { createRandom } from '../../math/random.ts';
import type { Picture } from '../picture.ts';
import { type Plane, sampleAt } from '../plane.ts';

const patch = 3;
const finestSide = 224;
/** Weight of a patch's distance in the picture: what is near and in the same row is likelier the right one. */
const nearBy = 800;
const coarsestSide = 28;
const rounds = 3;

type Level = { width: number; height: number; colour: Float32Array; hole: Uint8Array; offsets: Int32Array };

const createLevel = (picture: Picture, hole: Plane, side: number): Level => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(8, Math.round(picture.width * scale));
  const height = Math.max(8, Math.round(picture.height * scale));
  const level: Level = {
    width,
    height,
    colour: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    offsets: new Int32Array(width * height * 2),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, toX] = [
        Math.floor((x * picture.width) / width),
        Math.ceil(((x + 1) * picture.width) / width),
      ];
      const [fromY, toY] = [
        Math.floor((y * picture.height) / height),
        Math.ceil(((y + 1) * picture.height) / height),
      ];
      const at = y * width + x;
      let count = 0;
      for (let py = fromY; py < Math.min(picture.height, toY); py += 1) {
        for (let px = fromX; px < Math.min(picture.width, toX); px += 1) {
          const place = py * picture.width + px;
          if (hole.values[place]! > 0.02) level.hole[at] = 1;
          for (let n = 0; n < 3; n += 1) level.colour[at * 3 + n]! += picture.pixels[place * 4 + n]!;
          count += 1;
        }
      }
      for (let n = 0; n < 3; n += 1) level.colour[at * 3 + n]! /= Math.max(1, count);
    }
  }
  return level;
};

/** Whether a whole patch around a pixel is known. */
const sourcesOf = ({ width, height, hole }: Level): number[] => {
  const sources: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (!hole[y * width + x]) sources.push(y * width + x);
  return sources;
};

const distance = (level: Level, x: number, y: number, sx: number, sy: number, most: number): number => {
  const { width, height, colour } = level;
  const [awayX, awayY] = [(sx - x) / width, (sy - y) / height];
  let sum = nearBy * 49 * (awayX * awayX * 0.3 + awayY * awayY * 2.5);
  for (let dy = -patch; dy <= patch; dy += 1) {
    for (let dx = -patch; dx <= patch; dx += 1) {
      const px = Math.min(width - 1, Math.max(0, x + dx));
      const py = Math.min(height - 1, Math.max(0, y + dy));
      const qx = sx + dx;
      const qy = sy + dy;
      if (qx < 0 || qy < 0 || qx >= width || qy >= height || level.hole[qy * width + qx]) {
        sum += 9_000;
        continue;
      }
      const [p, q] = [(py * width + px) * 3, (qy * width + qx) * 3];
      const [r, g, b] = [
        colour[p]! - colour[q]!,
        colour[p + 1]! - colour[q + 1]!,
        colour[p + 2]! - colour[q + 2]!,
      ];
      sum += r * r + g * g + b * b;
    }
    if (sum > most) return sum;
  }
  return sum;
};

const improve = (level: Level, holes: number[], random: () => number, isForward: boolean) => {
  const { width, height, offsets, hole } = level;
  const order = isForward ? holes : holes.toReversed();
  const step = isForward ? -1 : 1;
  for (const at of order) {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [bestX, bestY] = [x + offsets[at * 2]!, y + offsets[at * 2 + 1]!];
    let best = distance(level, x, y, bestX, bestY, Number.POSITIVE_INFINITY);
    const consider = (sx: number, sy: number) => {
      if (sx < 0 || sy < 0 || sx >= width || sy >= height || hole[sy * width + sx]) return;
      const cost = distance(level, x, y, sx, sy, best);
      if (cost < best) [best, bestX, bestY] = [cost, sx, sy];
    };
    for (const [nx, ny] of [
      [x + step, y],
      [x, y + step],
    ] as const) {
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const near = ny * width + nx;
      if (hole[near]) consider(x + offsets[near * 2]!, y + offsets[near * 2 + 1]!);
      else consider(nx - step, ny);
    }
    for (let reach = Math.max(width, height); reach >= 1; reach = Math.floor(reach / 2)) {
      consider(
        Math.round(bestX + (random() * 2 - 1) * reach),
        Math.round(bestY + (random() * 2 - 1) * reach),
      );
    }
    offsets[at * 2] = bestX - x;
    offsets[at * 2 + 1] = bestY - y;
  }
};

/** Each pixel of the hole becomes the mean of what the patches over it say. */
const vote = (level: Level, holes: number[]) => {
  const { width, height, colour, offsets, hole } = level;
  const next = holes.map((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const sum = [0, 0, 0];
    let count = 0;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || !hole[ny * width + nx]) continue;
        const near = ny * width + nx;
        const [sx, sy] = [x + offsets[near * 2]!, y + offsets[near * 2 + 1]!];
        if (sx < 0 || sy < 0 || sx >= width || sy >= height || hole[sy * width + sx]) continue;
        for (let n = 0; n < 3; n += 1) sum[n]! += colour[(sy * width + sx) * 3 + n]!;
        count += 1;
      }
    }
    return count > 0 ? sum.map((value) => value / count) : null;
  });
  for (const [n, at] of holes.entries()) if (next[n]) colour.set(next[n]!, at * 3);
};

/** Colours that run on from the rim of the hole, further along rows than along columns, as ground and sky do. */
const spread = (level: Level, holes: number[]) => {
  const { width, height, colour, hole } = level;
  const known = Uint8Array.from(hole, (value) => (value ? 0 : 1));
  for (let left = holes; left.length > 0; ) {
    const next: [number, number[]][] = [];
    const later: number[] = [];
    for (const at of left) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const sum = [0, 0, 0];
      let weights = 0;
      for (const [nx, ny, weight] of [
        [x - 1, y, 3],
        [x + 1, y, 3],
        [x, y - 1, 1],
        [x, y + 1, 1],
      ] as const) {
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || !known[ny * width + nx]) continue;
        for (let n = 0; n < 3; n += 1) sum[n]! += colour[(ny * width + nx) * 3 + n]! * weight;
        weights += weight;
      }
      // A pixel that touches the rim only from above or below waits for its row.
      if (weights >= 3) next.push([at, sum.map((v) => v / weights)]);
      else later.push(at);
    }
    if (next.length === 0) {
      for (const at of later) known[at] = 1;
      break;
    }
    for (const [at, value] of next) {
      colour.set(value, at * 3);
      known[at] = 1;
    }
    left = later;
  }
};

/** From the level before, or by chance when it is the coarsest; the colours then follow the offsets. */
const start = (level: Level, before: Level | undefined, holes: number[], random: () => number) => {
  const sources = sourcesOf(level);
  for (const at of holes) {
    const [x, y] = [at % level.width, Math.floor(at / level.width)];
    let [sx, sy] = [-1, -1];
    if (before) {
      const bx = Math.min(before.width - 1, Math.floor((x * before.width) / level.width));
      const by = Math.min(before.height - 1, Math.floor((y * before.height) / level.height));
      const from = (by * before.width + bx) * 2;
      sx = Math.round(x + (before.offsets[from]! * level.width) / before.width);
      sy = Math.round(y + (before.offsets[from + 1]! * level.height) / before.height);
    }
    const isUsable =
      sx >= 0 && sy >= 0 && sx < level.width && sy < level.height && !level.hole[sy * level.width + sx];
    if (!isUsable) {
      const source = sources[Math.floor(random() * sources.length)]!;
      [sx, sy] = [source % level.width, Math.floor(source / level.width)];
    }
    level.offsets[at * 2] = sx - x;
    level.offsets[at * 2 + 1] = sy - y;
  }
  if (before) vote(level, holes);
  else spread(level, holes);
};

/** A copy of `picture` where `hole` (0 to 1, same size) is filled; what is not hole stays byte for byte. */
export const fillHoles = (picture: Picture, hole: Plane, seed: number, finest = finestSide): Picture => {
  const random = createRandom(seed);
  const result: Picture = { ...picture, pixels: new Uint8Array(picture.pixels) };
  let before: Level | undefined;
  for (let side = coarsestSide; side <= finest; side *= 2) {
    const level = createLevel(picture, hole, side);
    const holes: number[] = [];
    for (let at = 0; at < level.hole.length; at += 1) if (level.hole[at]) holes.push(at);
    if (holes.length === 0 || holes.length === level.hole.length) return result;
    start(level, before, holes, random);
    for (let round = 0; round < rounds; round += 1) {
      improve(level, holes, random, round % 2 === 0);
      vote(level, holes);
    }
    before = level;
  }
  const last = before!;
  const filled: Plane[] = [0, 1, 2].map((channel) => ({
    width: last.width,
    height: last.height,
    values: Float32Array.from({ length: last.hole.length }, (_, at) => last.colour[at * 3 + channel]!),
  }));
  const [scaleX, scaleY] = [picture.width / last.width, picture.height / last.height];
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const at = y * picture.width + x;
      const weight = hole.values[at]!;
      if (weight <= 0) continue;
      const [lx, ly] = [(x + 0.5) / scaleX - 0.5, (y + 0.5) / scaleY - 0.5];
      const cell =
        Math.min(last.height - 1, Math.max(0, Math.round(ly))) * last.width +
        Math.min(last.width - 1, Math.max(0, Math.round(lx)));
      const sx = Math.round(x + last.offsets[cell * 2]! * scaleX);
      const sy = Math.round(y + last.offsets[cell * 2 + 1]! * scaleY);
      const isKnown =
        sx >= 0 &&
        sy >= 0 &&
        sx < picture.width &&
        sy < picture.height &&
        hole.values[sy * picture.width + sx]! <= 0.02;
      for (let n = 0; n < 3; n += 1) {
        const smooth = sampleAt(filled[n]!, lx, ly);
        // The fine grain of the source on the smooth colours of the fill, so that copied cells show no seams.
        const grain = isKnown
          ? picture.pixels[(sy * picture.width + sx) * 4 + n]! -
            sampleAt(filled[n]!, (sx + 0.5) / scaleX - 0.5, (sy + 0.5) / scaleY - 0.5)
          : 0;
        const value = Math.min(255, Math.max(0, smooth + grain));
        result.pixels[at * 4 + n] = picture.pixels[at * 4 + n]! * (1 - weight) + value * weight;
      }
    }
  }
  return result;
};
