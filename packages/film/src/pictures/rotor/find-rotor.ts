/** The arms of a mill, a turbine or a propeller: thin, as long as each other, from one hub. Two pairs of opposite ones tell how the wheel is seen from the side. */

import { smoothstep } from '../../math/interpolate.ts';
import { lookAtMatte } from '../layers/trust-cut.ts';
import type { Picture } from '../picture.ts';
import { createPlane, growPlane, type Plane, sampleAt } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';
import {
  type Arms,
  centreArms,
  type Dot,
  differenceFromSky,
  findArms,
  likely,
  sure,
  viewOf,
  widthOf,
} from './find-arms.ts';

export type Rotor = {
  /** In pixels of the picture. */
  hub: Dot;
  /** Where the axes of the wheel are seen: a quarter of a turn leads from the first to the second. */
  axes: [Dot, Dot];
  /** The arms, in the picture's size. */
  matte: Plane;
  /** All that was of the arms in the picture: it is not seen when they have turned. */
  cleared: Plane;
  /** Place of the clearest arm that each pixel of the arms is made of. */
  sources: readonly (Dot | undefined)[];
};

/** Share of the outline of the arms that must lie on edges of the picture: those of clouds are soft. */
const leastEdges = 0.6;

/** A wheel that is seen more from its side, 1 from before and 0 along it: its arms hide each other and the hub is not sure. */
const leastOpen = 0.6;

/** Radii of the wheel: behind the hub nothing is ever seen, and what reaches out of the wheel is no part of it. */
const [hubRadius, wheelRadius] = [0.2, 1.12];

/** Of the area of an arm: more than that is the body of the mill. */
const mostRest = 0.6;

/** Adds what is left of the arms beside their shape: all that hangs together and ends inside the wheel. */
const clearRest = (cleared: Plane, apart: Plane, hub: Dot, [a, b]: [Dot, Dot], most: number) => {
  const { width, height, values } = cleared;
  const area = Math.abs(a.x * b.y - a.y * b.x);
  const radiusOf = (at: number): number => {
    const [x, y] = [(at % width) - hub.x, Math.floor(at / width) - hub.y];
    return Math.hypot(x * b.y - y * b.x, y * a.x - x * a.y) / area;
  };
  const visited = new Uint8Array(values.length);
  const isRest = (at: number) => !visited[at] && values[at]! < 0.5 && apart.values[at]! > likely;
  for (let start = 0; start < values.length; start += 1) {
    const radius = radiusOf(start);
    if (radius < hubRadius) values[start] = 0;
    if (radius < hubRadius || radius > wheelRadius || !isRest(start)) continue;
    visited[start] = 1;
    const part = [start];
    let isWithin = true;
    for (let n = 0; n < part.length; n += 1) {
      const at = part[n]!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= width * height || !isRest(next)) continue;
        const away = radiusOf(next);
        if (away < hubRadius) continue;
        if (away > wheelRadius) {
          isWithin = false;
          continue;
        }
        visited[next] = 1;
        part.push(next);
      }
    }
    if (isWithin && part.length <= most) for (const at of part) values[at] = 1;
  }
};

/** Where a place of the wheel is after some of `count` equal turns. */
const turned = ({ x, y }: Dot, hub: Dot, [a, b]: [Dot, Dot], turn: number): Dot => {
  const area = a.x * b.y - a.y * b.x;
  const [dx, dy] = [x - hub.x, y - hub.y];
  const [u, v] = [(dx * b.y - dy * b.x) / area, (dy * a.x - dx * a.y) / area];
  const [p, q] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
  return { x: hub.x + p * a.x + q * b.x, y: hub.y + p * a.y + q * b.y };
};

/** Where the clearest arm has what each place of the wheel shows: all arms are alike, but others lie before the body of the mill. */
const sourcesOf = (arm: Plane, hub: Dot, axes: [Dot, Dot], count: number) => {
  const matte = createPlane(arm);
  const sources: Dot[] = [];
  const reach = Math.ceil(Math.hypot(axes[0].x, axes[0].y) + Math.hypot(axes[1].x, axes[1].y));
  for (let y = Math.max(0, Math.floor(hub.y) - reach); y < Math.min(arm.height, hub.y + reach); y += 1)
    for (let x = Math.max(0, Math.floor(hub.x) - reach); x < Math.min(arm.width, hub.x + reach); x += 1) {
      const at = y * arm.width + x;
      for (let n = 0; n < count; n += 1) {
        const from = turned({ x, y }, hub, axes, (Math.PI * 2 * n) / count);
        if (from.x < 0 || from.y < 0 || from.x > arm.width - 1 || from.y > arm.height - 1) continue;
        const value = sampleAt(arm, from.x, from.y);
        if (value <= matte.values[at]!) continue;
        matte.values[at] = value;
        sources[at] = from;
      }
    }
  return { matte, sources };
};

/** `sky` in the picture's size: arms are found where they stand before it. */
export const findRotor = (picture: Picture, sky: Plane, box: Box): Rotor | null => {
  const view = viewOf(picture, sky, box);
  const found = findArms(view);
  if (!found) return null;
  const arms = centreArms(view, found);
  // Of arms before the body of the mill too little is known: the body would be painted over with them.
  if (arms.rays.filter(({ isThin }) => !isThin).length > 1) return null;
  const toPicture = ({ x, y }: Dot): Dot => ({
    x: view.left + (x + 0.5) * view.scale,
    y: view.top + (y + 0.5) * view.scale,
  });
  const hub = toPicture(arms.hub);
  const wide = widthOf(view, arms) * view.scale;
  const apart = differenceFromSky(picture, sky);
  const longest = Math.max(...arms.rays.map(({ length }) => length)) * view.scale;
  const isThree = arms.rays.length === 3;
  /** Of an arm that lies before the body its opposite tells the length. */
  const lengthOf = (n: number): number => {
    const own = arms.rays[n]!;
    const other = isThree ? own : arms.rays[(n + 2) % 4]!;
    return (own.isThin ? own.length : other.length) * view.scale * 1.06 + 2;
  };
  /** What stands out along an arm, as far aside of it as `wide`. */
  const along = (n: number, wide: number, into: Plane) => {
    const [dx, dy] = [Math.cos(arms.rays[n]!.angle), Math.sin(arms.rays[n]!.angle)];
    const length = lengthOf(n);
    const reach = Math.ceil(length + wide);
    const right = Math.min(picture.width - 1, hub.x + reach);
    const bottom = Math.min(picture.height - 1, hub.y + reach);
    for (let y = Math.max(0, Math.floor(hub.y - reach)); y <= bottom; y += 1)
      for (let x = Math.max(0, Math.floor(hub.x - reach)); x <= right; x += 1) {
        const [px, py] = [x - hub.x, y - hub.y];
        const way = px * dx + py * dy;
        const aside = Math.abs(py * dx - px * dy);
        if (way < 0 || way > length || aside > wide) continue;
        // At the hub only the stocks turn, not what they stand before.
        const own = wide * (0.35 + 0.65 * smoothstep(0.12, 0.3, way / length));
        const at = y * picture.width + x;
        const value = smoothstep(likely, sure, apart.values[at]!) * (1 - smoothstep(own * 0.8, own, aside));
        into.values[at] = Math.max(into.values[at]!, value);
      }
  };
  const clearest = arms.rays.reduce((best, ray, n) => (ray.free > arms.rays[best]!.free ? n : best), 0);
  const arm = createPlane(picture);
  along(clearest, wide, arm);
  if (lookAtMatte(picture, arm).onEdges < leastEdges) return null;
  const [first, second] = arms.rays as [Arms['rays'][number], Arms['rays'][number]];
  const axisOf = ({ angle }: { angle: number }, length: number): Dot => ({
    x: Math.cos(angle) * length,
    y: Math.sin(angle) * length,
  });
  const axes: [Dot, Dot] = isThree
    ? [
        { x: longest, y: 0 },
        { x: 0, y: longest },
      ]
    : [axisOf(first, lengthOf(0)), axisOf(second, lengthOf(1))];
  const [long, broad] = axes.map(({ x, y }) => Math.hypot(x, y)) as [number, number];
  const open = Math.abs(axes[0].x * axes[1].y - axes[0].y * axes[1].x) / Math.max(long, broad) ** 2;
  if (open < leastOpen) return null;
  const { matte, sources } = sourcesOf(arm, hub, axes, arms.rays.length);
  const cleared = growPlane(matte, 2);
  const armArea = arm.values.reduce((sum, value) => sum + value, 0);
  clearRest(cleared, apart, hub, axes, armArea * mostRest);
  return { hub, axes, matte, sources, cleared };
};
