/** What leaves the thick core of a silhouette: limbs, each with a line from its joint to its tip. */

import { distanceTo, distanceWithin } from './distance.ts';
import { connectedCells, type Dot, type Outline } from './outline.ts';

export type Limb = {
  cells: number[];
  /** How far along the limb a cell is: 0 at the joint, 1 at the tip, -1 outside. */
  along: Float32Array;
  /** From the joint to the tip. */
  line: Dot[];
  length: number;
  /** Mean width, and half the width where the outer half is thickest. */
  width: number;
  bulb: number;
};

export type Limbs = {
  /** Half the width of the core where it is thickest. */
  radius: number;
  core: number[];
  centre: Dot;
  limbs: Limb[];
};

const dotOf = (at: number, { width }: Outline): Dot => ({ x: at % width, y: Math.floor(at / width) });

export const meanDot = (cells: readonly number[], outline: Outline): Dot => {
  let [x, y] = [0, 0];
  for (const at of cells) {
    x += at % outline.width;
    y += Math.floor(at / outline.width);
  }
  return { x: x / Math.max(1, cells.length), y: y / Math.max(1, cells.length) };
};

/** Points of a limb's line. */
const points = 12;

/** A limb of `cells` that begins at `roots`. */
export const limbOf = (outline: Outline, cells: number[], roots: number[]): Limb => {
  const isInside = new Uint8Array(outline.inside.length);
  for (const at of cells) isInside[at] = 1;
  const way = distanceWithin(isInside, outline, roots);
  let tip = roots[0]!;
  for (const at of cells) if (way[at]! > way[tip]!) tip = at;
  const length = Math.max(1, way[tip]!);
  const along = new Float32Array(way.length).fill(-1);
  const groups: number[][] = Array.from({ length: points }, () => []);
  let bulb = 0;
  for (const at of cells) {
    if (way[at]! < 0) continue;
    along[at] = way[at]! / length;
    groups[Math.min(points - 1, Math.floor(along[at]! * points))]!.push(at);
    if (along[at]! > 0.5) bulb = Math.max(bulb, outline.depth[at]!);
  }
  const line = [meanDot(roots, outline)];
  for (const group of groups.slice(1)) if (group.length > 0) line.push(meanDot(group, outline));
  line.push(dotOf(tip, outline));
  return { cells, along, line, length, width: cells.length / length, bulb };
};

/**
 * Feet that only join near the body are legs of their own: ends of the limb that are further from the place where they
 * meet than `least`. What they share stays with the body.
 */
const splitEnds = (outline: Outline, limb: Limb, least: number): Limb[] => {
  const order = limb.cells
    .filter((at) => limb.along[at]! >= 0)
    .toSorted((a, b) => limb.along[b]! - limb.along[a]! || a - b);
  const owner = new Int32Array(outline.inside.length).fill(-1);
  const groups: { into: number; peak: number; cells: number[]; isShared: boolean; isEnd: boolean }[] = [];
  const add = (peak: number, isShared: boolean): number =>
    groups.push({ into: groups.length, peak, cells: [], isShared, isEnd: false }) - 1;
  const rootOf = (n: number): number => (groups[n]!.into === n ? n : rootOf(groups[n]!.into));
  for (const at of order) {
    const x = at % outline.width;
    const near = new Set<number>();
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const to = at + dy * outline.width + dx;
        if (x + dx < 0 || x + dx >= outline.width || to < 0 || to >= owner.length) continue;
        if (owner[to]! >= 0) near.add(rootOf(owner[to]!));
      }
    const way = limb.along[at]! * limb.length;
    const ends = [...near].filter((n) => !groups[n]!.isShared);
    const long = ends.filter((n) => groups[n]!.peak - way > least);
    const shared = [...near].find((n) => groups[n]!.isShared);
    let into: number;
    if (shared !== undefined || long.length > 1) {
      into = shared ?? add(way, true);
      for (const n of long) groups[n]!.isEnd = true;
      for (const n of near) groups[n]!.into = into;
    } else {
      into = ends.toSorted((a, b) => groups[b]!.peak - groups[a]!.peak || a - b)[0] ?? add(way, false);
      for (const n of ends) {
        if (n === into) continue;
        groups[n]!.into = into;
        groups[into]!.cells.push(...groups[n]!.cells);
      }
    }
    groups[into]!.cells.push(at);
    owner[at] = into;
  }
  const ends = groups.filter(({ isEnd }) => isEnd).map(({ cells }) => cells);
  if (ends.length < 2) return [limb];
  return ends.map((cells) => {
    const least = Math.min(...cells.map((at) => limb.along[at]!));
    const roots = cells.filter((at) => limb.along[at]! <= least + 2 / limb.length);
    return limbOf(outline, cells, roots);
  });
};

/** Of the core's radius: less is a bump of its rim. */
const leastLength = 0.45;
const leastArea = 0.006;

/**
 * The core is what a disc of `share` of the thickest place reaches; the rest are limbs. A head that is thick itself but
 * hangs on a thinner neck belongs to its limb.
 */
export const findLimbs = (outline: Outline, share: number): Limbs => {
  const { inside, depth, area, box } = outline;
  const radius = depth.reduce((most, value) => Math.max(most, value), 0);
  const thick = depth.map((value) => (value >= radius * share ? 1 : 0));
  const reached = distanceTo(Uint8Array.from(thick), outline);
  const isCore = (at: number) => inside[at] === 1 && reached[at]! <= radius * share + 0.5;
  const core = connectedCells(isCore, outline)[0]!;
  const held = new Uint8Array(inside.length);
  for (const at of core) held[at] = 1;
  const limbs = connectedCells((at) => inside[at] === 1 && !held[at], outline).flatMap((cells) => {
    if (cells.length < leastArea * area) return [];
    const roots = cells.filter((at) => {
      const x = at % outline.width;
      return [
        x > 0 ? at - 1 : at,
        x < outline.width - 1 ? at + 1 : at,
        at - outline.width,
        at + outline.width,
      ].some((next) => held[next]);
    });
    if (roots.length === 0) return [];
    const limb = limbOf(outline, cells, roots);
    if (limb.length < leastLength * radius) return [];
    const low = box.bottom - 0.3 * (box.bottom - box.top);
    const ends = splitEnds(outline, limb, 0.3 * radius);
    return ends.filter(({ line }) => line.at(-1)!.y > low).length > 1 ? ends : [limb];
  });
  return { radius, core, centre: meanDot(core, outline), limbs };
};
