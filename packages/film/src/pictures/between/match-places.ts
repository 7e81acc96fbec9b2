/**
 * The same place in two pictures, at another hour or from a little elsewhere: corners with histograms of the directions
 * of edges around them, and the one similarity on which most of the pairs agree.
 */

import { createRandom } from '../../math/random.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, type Plane } from '../plane.ts';
import { readFeatures } from '../see/features.ts';
import type { Pair } from './deform.ts';

const cell = 4;
const cells = 4;
const bins = 8;
const half = (cell * cells) / 2;

type Edges = { size: Plane; strength: Float32Array; direction: Float32Array };

/** Directions without a sign: a roof before a bright sky is the same roof before a dark one. */
const edgesOf = (picture: Picture): Edges => {
  const luma = blurPlane(readFeatures(picture).luma, 1);
  const { width, height, values } = luma;
  const [strength, direction] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [dx, dy] = [values[at + 1]! - values[at - 1]!, values[at + width]! - values[at - width]!];
      strength[at] = Math.hypot(dx, dy);
      direction[at] = (Math.atan2(dy, dx) / Math.PI + 2) % 1;
    }
  return { size: luma, strength, direction };
};

type Corner = { x: number; y: number; histogram: Float32Array };

const histogramAt = ({ size: { width }, strength, direction }: Edges, x: number, y: number): Float32Array => {
  const histogram = new Float32Array(cells * cells * bins);
  for (let dy = -half; dy < half; dy += 1)
    for (let dx = -half; dx < half; dx += 1) {
      const at = (y + dy) * width + x + dx;
      const place = Math.floor((dy + half) / cell) * cells + Math.floor((dx + half) / cell);
      const turn = direction[at]! * bins;
      const bin = Math.floor(turn) % bins;
      const part = turn - Math.floor(turn);
      histogram[place * bins + bin]! += strength[at]! * (1 - part);
      histogram[place * bins + ((bin + 1) % bins)]! += strength[at]! * part;
    }
  // Twice, with the strongest cut off in between: one lamp must not outweigh a whole house.
  for (let round = 0; round < 2; round += 1) {
    const length = Math.hypot(...histogram) || 1;
    for (let n = 0; n < histogram.length; n += 1)
      histogram[n] = round === 0 ? Math.min(0.2, histogram[n]! / length) : histogram[n]! / length;
  }
  return histogram;
};

const spacing = 7;
const leastContrast = 0.006;

/** Where edges of two directions meet, one in each square of a few pixels. */
const cornersOf = (edges: Edges): Corner[] => {
  const { size, strength, direction } = edges;
  const { width, height } = size;
  const product = (turn: (angle: number) => number) => {
    const values = strength.map((value, at) => value * value * turn(direction[at]! * Math.PI));
    return blurPlane({ width, height, values }, 1).values;
  };
  const xx = product((angle) => Math.cos(angle) ** 2);
  const yy = product((angle) => Math.sin(angle) ** 2);
  const xy = product((angle) => Math.cos(angle) * Math.sin(angle));
  const corners: Corner[] = [];
  for (let top = half; top < height - half - spacing; top += spacing)
    for (let left = half; left < width - half - spacing; left += spacing) {
      let [best, bestX, bestY] = [leastContrast ** 4, -1, -1];
      for (let y = top; y < top + spacing; y += 1)
        for (let x = left; x < left + spacing; x += 1) {
          const at = y * width + x;
          const response = xx[at]! * yy[at]! - xy[at]! ** 2 - 0.05 * (xx[at]! + yy[at]!) ** 2;
          if (response > best) [best, bestX, bestY] = [response, x, y];
        }
      if (bestX >= 0) corners.push({ x: bestX, y: bestY, histogram: histogramAt(edges, bestX, bestY) });
    }
  return corners;
};

const likeness = (a: Float32Array, b: Float32Array) => {
  let sum = 0;
  for (let n = 0; n < a.length; n += 1) sum += a[n]! * b[n]!;
  return sum;
};

type Match = { from: Corner; to: Corner };

/** Of the picture: nothing goes further from one picture to the next of the same place. */
const farthest = 0.4;
const leastLikeness = 0.7;

const bestFor = (corner: Corner, others: readonly Corner[], reach: number): Corner | undefined => {
  let [best, second, found] = [leastLikeness, 0, undefined as Corner | undefined];
  for (const other of others) {
    if (Math.hypot(other.x - corner.x, other.y - corner.y) > reach) continue;
    const value = likeness(corner.histogram, other.histogram);
    if (value > best) [second, best, found] = [best, value, other];
    else second = Math.max(second, value);
  }
  return best - second > 0.005 ? found : undefined;
};

const matchesOf = (from: readonly Corner[], to: readonly Corner[], reach: number): Match[] =>
  from.flatMap((corner) => {
    const found = bestFor(corner, to, reach);
    return found && bestFor(found, from, reach) === corner ? [{ from: corner, to: found }] : [];
  });

/** x' = a x - b y + e, y' = b x + a y + f. */
type Similarity = { a: number; b: number; e: number; f: number };

const similarityOf = (one: Match, two: Match): Similarity | undefined => {
  const [px, py] = [two.from.x - one.from.x, two.from.y - one.from.y];
  const [qx, qy] = [two.to.x - one.to.x, two.to.y - one.to.y];
  const square = px * px + py * py;
  if (square < 400) return undefined;
  const [a, b] = [(px * qx + py * qy) / square, (px * qy - py * qx) / square];
  const scale = Math.hypot(a, b);
  if (scale < 0.6 || scale > 1.7 || Math.abs(b) > 0.4 * scale) return undefined;
  return {
    a,
    b,
    e: one.to.x - a * one.from.x + b * one.from.y,
    f: one.to.y - b * one.from.x - a * one.from.y,
  };
};

/** Pixels of the small copy: parallax between near and far may be as much. */
const tolerance = 5;
const tries = 1500;

const agreeing = (matches: readonly Match[], { a, b, e, f }: Similarity): Match[] =>
  matches.filter(
    ({ from, to }) =>
      Math.hypot(a * from.x - b * from.y + e - to.x, b * from.x + a * from.y + f - to.y) < tolerance,
  );

/** Fewer pairs agree by chance in pictures of different places. */
const leastAgreeing = 14;
const leastShare = 0.3;

const spreadOf = (matches: readonly Match[]): number => {
  const [xs, ys] = [matches.map(({ from }) => from.x), matches.map(({ from }) => from.y)];
  return Math.min(Math.max(...xs) - Math.min(...xs), 1.5 * (Math.max(...ys) - Math.min(...ys)));
};

export type SamePlace = { pairs: Pair[]; agreeing: number; matches: number };

/** Pairs in pixels of the pictures, which have one size; undefined where they show different places. */
export const matchPlaces = (before: Picture, after: Picture, seed: number): SamePlace | undefined => {
  const [edges, other] = [edgesOf(before), edgesOf(after)];
  const { width, height } = edges.size;
  const matches = matchesOf(cornersOf(edges), cornersOf(other), farthest * width);
  if (matches.length < leastAgreeing) return undefined;
  const random = createRandom(seed);
  // The camera on a tripod first.
  let best = agreeing(matches, { a: 1, b: 0, e: 0, f: 0 });
  for (let n = 0; n < tries; n += 1) {
    const one = matches[Math.floor(random() * matches.length)]!;
    const two = matches[Math.floor(random() * matches.length)]!;
    const similarity = one !== two && similarityOf(one, two);
    if (!similarity) continue;
    const found = agreeing(matches, similarity);
    if (found.length > best.length) best = found;
  }
  const isSame =
    best.length >= leastAgreeing &&
    best.length >= matches.length * leastShare &&
    spreadOf(best) > width * 0.3;
  if (!isSame) return undefined;
  const scale = before.width / width;
  const scaleY = before.height / height;
  return {
    agreeing: best.length,
    matches: matches.length,
    pairs: best.map(({ from, to }) => ({
      fromX: from.x * scale,
      fromY: from.y * scaleY,
      toX: to.x * scale,
      toY: to.y * scaleY,
    })),
  };
};
