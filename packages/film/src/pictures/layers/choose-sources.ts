/**
 * Which part of a picture goes on in its hole: each pixel of the hole is copied from one of a few places that lie at a fixed way
 * from it, and seams between two such copies are where they are alike (graph cuts over the offsets that are frequent between
 * like patches of the picture, after He and Sun).
 */

import { createRandom } from '../../math/random.ts';
import type { Size } from '../picture.ts';
import { blurPlane } from '../plane.ts';
import { cutGraph } from './cut-graph.ts';
import { lookAtRows } from './row-colours.ts';

/** Small copy of a picture: three levels of 0 to 255 a pixel, and 1 where nothing is known. */
/** `barred`: nothing is copied from there; the hole, and what is seen only once. */
export type Small = Size & { colour: Float32Array; hole: Uint8Array; barred: Uint8Array };

/** Where a pixel is copied from: as far away as said, or mirrored at a column (`axis` is the sum of both columns). */
export type Source = { x: number; y: number; axis: number | null };

const sourceColumn = ({ x, axis }: Source, from: number): number => (axis === null ? from + x : axis - from);

/** Place in the picture that a pixel is copied from, or -1. */
const placeOf = ({ width, height, barred }: Small, source: Source, x: number, y: number): number => {
  const [fromX, fromY] = [sourceColumn(source, x), y + source.y];
  if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) return -1;
  const at = fromY * width + fromX;
  return barred[at] ? -1 : at;
};

const patch = 3;
/** Of the longer side: like patches that are nearer say nothing but that the picture is smooth. */
const leastWay = 1 / 14;
const rounds = 4;
const mostFrequent = 36;

/** The offsets at which the picture is most often like itself, and by how many levels each place is unlike the likest other. */
const frequentShifts = (small: Small, seed: number): { shifts: Source[]; rarity: Float32Array } => {
  const { width, height, colour, barred: hole } = small;
  const random = createRandom(seed);
  const reach = Math.max(width, height) * leastWay;
  const places: number[] = [];
  const isWhole = new Uint8Array(hole.length);
  for (let y = patch; y < height - patch; y += 1)
    for (let x = patch; x < width - patch; x += 1) {
      let isKnown = true;
      for (let dy = -patch; dy <= patch && isKnown; dy += 1)
        for (let dx = -patch; dx <= patch; dx += 1)
          if (hole[(y + dy) * width + x + dx]) {
            isKnown = false;
            break;
          }
      if (!isKnown) continue;
      isWhole[y * width + x] = 1;
      places.push(y * width + x);
    }
  const rarity = new Float32Array(hole.length);
  if (places.length < 40) return { shifts: [], rarity };
  const best = new Int32Array(hole.length).fill(-1);
  const costs = new Float32Array(hole.length).fill(Number.POSITIVE_INFINITY);
  const consider = (at: number, from: number) => {
    if (from < 0 || from >= hole.length || !isWhole[from]) return;
    const [dx, dy] = [(from % width) - (at % width), Math.floor(from / width) - Math.floor(at / width)];
    if (Math.hypot(dx, dy) < reach) return;
    let cost = 0;
    for (let py = -patch; py <= patch; py += 1) {
      for (let px = -patch; px <= patch; px += 1) {
        const [a, b] = [(at + py * width + px) * 3, (from + py * width + px) * 3];
        for (let n = 0; n < 3; n += 1) cost += (colour[a + n]! - colour[b + n]!) ** 2;
      }
      if (cost >= costs[at]!) return;
    }
    costs[at] = cost;
    best[at] = from;
  };
  for (let round = 0; round < rounds; round += 1) {
    const step = round % 2 === 0 ? 1 : -1;
    for (let n = 0; n < places.length; n += 1) {
      const at = places[step > 0 ? n : places.length - 1 - n]!;
      for (let k = 0; k < 3; k += 1) consider(at, places[Math.floor(random() * places.length)]!);
      for (const near of [at - step, at - step * width])
        if (isWhole[near] && best[near]! >= 0) consider(at, best[near]! + at - near);
      for (let side = Math.max(width, height) / 4; side >= 1 && best[at]! >= 0; side /= 3) {
        const [aside, down] = [Math.round((random() * 2 - 1) * side), Math.round((random() * 2 - 1) * side)];
        consider(at, best[at]! + aside + down * width);
      }
    }
  }
  const votes = new Map<number, number>();
  const columns = width * 2 + 1;
  for (const at of places) {
    if (best[at]! < 0) continue;
    const dx = (best[at]! % width) - (at % width);
    const dy = Math.floor(best[at]! / width) - Math.floor(at / width);
    const key = (dy + height) * columns + dx + width;
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const shifts: Source[] = [];
  for (const [key] of ranked) {
    const [x, y] = [(key % columns) - width, Math.floor(key / columns) - height];
    if (shifts.some((one) => Math.abs(one.x - x) < 2 && Math.abs(one.y - y) < 2)) continue;
    shifts.push({ x, y, axis: null });
    if (shifts.length >= mostFrequent) break;
  }
  const values = (2 * patch + 1) ** 2 * 3;
  for (const at of places) if (best[at]! >= 0) rarity[at] = Math.sqrt(costs[at]! / values);
  return { shifts, rarity };
};

/** Ways along rows and columns, so that every pixel of a large hole has something to be copied from. */
const regularShifts = ({ width, height }: Small): Source[] => {
  const shifts: Source[] = [];
  const [across, down] = [Math.max(3, Math.round(width / 18)), Math.max(3, Math.round(height / 12))];
  for (let x = across; x < width; x += across)
    shifts.push({ x, y: 0, axis: null }, { x: -x, y: 0, axis: null });
  for (let y = down; y < height; y += down) shifts.push({ x: 0, y, axis: null }, { x: 0, y: -y, axis: null });
  return shifts;
};

/** Columns at which a part of the hole ends: mirrored there, the picture goes on without a seam. */
const mirrors = ({ width, height, hole }: Small): Source[] => {
  const columns = Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y += 1) if (hole[y * width + x]) return true;
    return false;
  });
  const axes: Source[] = [];
  for (let x = 0; x < width; x += 1) {
    if (!columns[x]) continue;
    if (!columns[x - 1] && x > 2) axes.push({ x: 0, y: 0, axis: 2 * x - 1 });
    if (!columns[x + 1] && x < width - 3) axes.push({ x: 0, y: 0, axis: 2 * x + 1 });
  }
  return axes;
};

/** Copied detail is seen a second time as what it is; plain ground and sky are not. */
const perDetail = 0.06;
/** Levels from which a place is like no other, and how much more that weighs than detail. */
const [leastRare, perRare] = [6, 1.7];

/** A piece copied from another height of the picture, from further away, or mirrored, is less likely right. */
const unlikely = ({ width, height }: Small, source: Source, x: number): number => {
  const away = (sourceColumn(source, x) - x) / width;
  return 130 * (source.y / height) ** 2 + 1.5 * away * away + (source.axis === null ? 0 : 1.2);
};

/** Mean difference of each pixel from those two pixels away. */
const detailOf = ({ width, height, colour }: Small): Float32Array => {
  const detail = new Float32Array(width * height);
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      for (const next of [at + 2, at - 2, at + 2 * width, at - 2 * width])
        for (let n = 0; n < 3; n += 1)
          detail[at]! += Math.abs(colour[at * 3 + n]! - colour[next * 3 + n]!) / 12;
    }
  return blurPlane({ width, height, values: detail }, 2).values;
};

/** How much of a slant is turned the wrong way round by a mirror, and how much any detail is seen to be symmetric. */
const [perSlant, perSymmetry] = [0.25, 0.015];

/** Levels by which the picture changes across lines that are neither upright nor level, as far as they all run one way. */
const slantOf = ({ width, height, colour }: Small): Float32Array => {
  const [level, upright, both] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      for (let n = 0; n < 3; n += 1) {
        const across = (colour[(at + 1) * 3 + n]! - colour[(at - 1) * 3 + n]!) / 2;
        const down = (colour[(at + width) * 3 + n]! - colour[(at - width) * 3 + n]!) / 2;
        level[at]! += down * down;
        upright[at]! += across * across;
        both[at]! += across * down;
      }
    }
  const smooth = (values: Float32Array) => blurPlane({ width, height, values }, 2).values;
  const [xx, yy, xy] = [smooth(upright), smooth(level), smooth(both)];
  return xy.map((value, at) => (2 * Math.abs(value)) / Math.sqrt(Math.max(1, xx[at]! + yy[at]!)));
};

/** How much a level by which a colour is strange to the row that it is copied to weighs. */
const perStrange = 0.35;

const sweeps = 2;

/** Right, below, left and above of each pixel; -1 beyond the picture. */
const nodesAround = ({ width, height }: Size): Int32Array => {
  const around = new Int32Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    around[at * 4] = x < width - 1 ? at + 1 : -1;
    around[at * 4 + 1] = at + width < width * height ? at + width : -1;
    around[at * 4 + 2] = x > 0 ? at - 1 : -1;
    around[at * 4 + 3] = at - width;
    if (at < width) around[at * 4 + 3] = -1;
  }
  return around;
};

/** For each pixel the number of its source, -1 outside the hole and where there is none. */
export const chooseSources = (small: Small, seed: number): { sources: Source[]; chosen: Int16Array } => {
  const { width, height, colour, hole } = small;
  const { shifts, rarity } = frequentShifts(small, seed);
  const sources = [...mirrors(small), ...shifts, ...regularShifts(small)];
  const detail = detailOf(small);
  // What there is only one of, a rock or a tower, is known again where it is copied to.
  for (let at = 0; at < detail.length; at += 1) detail[at]! += perRare * Math.max(0, rarity[at]! - leastRare);
  const { strangeness } = lookAtRows(small, colour, small.barred);
  const slant = slantOf(small);
  /** How unlikely it is that the pixel at a place of the hole looks like the one that it is copied from. */
  const doubt = (source: Source, from: number, at: number): number =>
    unlikely(small, source, at % width) +
    perDetail * detail[from]! +
    (source.axis === null ? 0 : perSlant * slant[from]! + perSymmetry * detail[from]!) +
    (source.y === 0 ? 0 : perStrange * strangeness(from, Math.floor(at / width)));
  const chosen = new Int16Array(hole.length).fill(-1);
  const nodes: number[] = [];
  for (let at = 0; at < hole.length; at += 1) {
    if (!hole[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let best = Number.POSITIVE_INFINITY;
    for (let n = 0; n < sources.length; n += 1) {
      const from = placeOf(small, sources[n]!, x, y);
      if (from < 0) continue;
      const cost = doubt(sources[n]!, from, at);
      if (cost < best) [best, chosen[at]] = [cost, n];
    }
    if (chosen[at]! >= 0) nodes.push(at);
  }
  const apart = (a: number, b: number): number =>
    a < 0 || b < 0
      ? 0
      : Math.hypot(
          colour[a * 3]! - colour[b * 3]!,
          colour[a * 3 + 1]! - colour[b * 3 + 1]!,
          colour[a * 3 + 2]! - colour[b * 3 + 2]!,
        );
  /** How unlike two copies are on both sides of the seam between them. */
  const seam = (p: number, q: number, a: number, b: number): number => {
    if (a === b) return 0;
    const [px, py, qx, qy] = [p % width, Math.floor(p / width), q % width, Math.floor(q / width)];
    const unknown = 60;
    const onP = [placeOf(small, sources[a]!, px, py), placeOf(small, sources[b]!, px, py)] as const;
    const onQ = [placeOf(small, sources[a]!, qx, qy), placeOf(small, sources[b]!, qx, qy)] as const;
    const cost = (pair: readonly [number, number]) =>
      pair[0] < 0 || pair[1] < 0 ? unknown : apart(pair[0], pair[1]);
    return 3 + cost(onP) + cost(onQ);
  };
  /** At the rim the copy must be like what is known there. */
  const rim = (q: number, a: number): number => {
    const from = placeOf(small, sources[a]!, q % width, Math.floor(q / width));
    return from < 0 ? 80 : 2 * apart(from, q);
  };
  const neighbours = nodesAround(small);
  const alone = (at: number, label: number): number => {
    const from = placeOf(small, sources[label]!, at % width, Math.floor(at / width));
    let cost = doubt(sources[label]!, from, at);
    for (let k = at * 4; k < at * 4 + 4; k += 1) {
      const next = neighbours[k]!;
      if (next >= 0 && !hole[next]) cost += rim(next, label);
    }
    return cost;
  };
  const own = new Float32Array(hole.length);
  for (const at of nodes) own[at] = alone(at, chosen[at]!);
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (let label = 0; label < sources.length; label += 1) {
      // What nothing was copied from at first is seldom chosen later.
      if (sweep > 0 && !chosen.includes(label)) continue;
      const open = nodes.filter(
        (at) =>
          chosen[at] !== label && placeOf(small, sources[label]!, at % width, Math.floor(at / width)) >= 0,
      );
      if (open.length === 0) continue;
      const isOpen = new Uint8Array(hole.length);
      for (const at of open) isOpen[at] = 1;
      const links = [0, 1, 2, 3].map(() => new Float32Array(hole.length)) as [
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
      ];
      const terminals = new Float32Array(hole.length);
      const then = new Float32Array(hole.length);
      for (const at of open) {
        then[at] = alone(at, label);
        terminals[at]! += then[at]! - own[at]!;
        for (let direction = 0; direction < 4; direction += 1) {
          const next = neighbours[at * 4 + direction]!;
          if (next < 0 || !hole[next] || chosen[next]! < 0) continue;
          const [here, there] = [chosen[at]!, chosen[next]!];
          if (!isOpen[next]) {
            terminals[at]! += seam(at, next, label, there) - seam(at, next, here, there);
            continue;
          }
          // Each pair once, from its left or upper pixel.
          if (direction > 1) continue;
          const both = seam(at, next, here, there);
          const [first, second] = [seam(at, next, label, there), seam(at, next, here, label)];
          terminals[at]! += first - both;
          terminals[next]! -= first;
          links[direction]![at]! += Math.max(0, first + second - both);
        }
      }
      const isTaken = cutGraph({ width, height, links, terminals });
      for (const at of open)
        if (isTaken[at]) {
          chosen[at] = label;
          own[at] = then[at]!;
        }
    }
  return { sources, chosen };
};
