/** The two wheels on which a vehicle stands that is seen from its side: round edges of one size, at one height above its lowest line. */

import { smoothstep } from '../../math/interpolate.ts';
import type { Picture } from '../picture.ts';
import { blurPlane, createPlane, type Plane, sampleAt } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';

/** In pixels of the picture; `radius` of what is turned, `tread` from the hub to the ground. */
export type Wheel = { x: number; y: number; radius: number; tread: number };

/** Pixels across the vehicle on the copy that is searched. */
const searchWidth = 220;
/** Of the vehicle's width: from hub to ground. */
const [leastTread, mostTread] = [0.05, 0.24];
/** Of the way from hub to ground: any ring about the hub, and the edge of a rim or of the tyre. */
const [leastRing, leastRim, mostRim] = [0.25, 0.5, 1.03];
const directions = Array.from({ length: 36 }, (_, n) => {
  const angle = (n / 36) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
/** Levels of 0 to 1 across an edge, and the share of it that must point to the hub. */
const [leastEdge, leastRadial] = [0.012, 0.92];
/** Share of a circle that is seen as an edge. */
const leastRound = 0.7;
/** Of the wheel's radius: how far two hubs are apart at least. */
const leastApart = 2.3;
/** Of the wheel's radius: how much higher one hub may be. */
const mostAskew = 0.2;
const mostHubs = 12;

/** `round`: how much of a circle is seen at each radius; `rings`: of all radii together. */
type Hub = { x: number; y: number; tread: number; round: Float32Array; rings: number };

const copyOf = (
  picture: Picture,
  left: number,
  top: number,
  scale: number,
  size: { width: number; height: number },
): Plane => {
  const luma = createPlane(size);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const fromX = Math.min(picture.width - 1, Math.max(0, Math.round(left + (x + 0.5) / scale)));
      const fromY = Math.min(picture.height - 1, Math.max(0, Math.round(top + (y + 0.5) / scale)));
      const at = (fromY * picture.width + fromX) * 4;
      luma.values[y * size.width + x] =
        (0.3 * picture.pixels[at]! + 0.59 * picture.pixels[at + 1]! + 0.11 * picture.pixels[at + 2]!) / 255;
    }
  return luma;
};

/** Where the brightness changes, as a direction in the picture; 0, 0 where it does not. */
type Edges = { width: number; height: number; x: Float32Array; y: Float32Array };

const edgesOf = ({ width, height, values }: Plane): Edges => {
  const edges = { width, height, x: new Float32Array(values.length), y: new Float32Array(values.length) };
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (values[at + 1]! - values[at - 1]!) / 2;
      const down = (values[at + width]! - values[at - width]!) / 2;
      const strength = Math.hypot(across, down);
      if (strength < leastEdge) continue;
      edges.x[at] = across / strength;
      edges.y[at] = down / strength;
    }
  return edges;
};

/** Share of a circle along which it gets brighter towards its middle, or darker; 0 where that is less than it has to be. */
const roundness = (edges: Edges, x: number, y: number, radius: number): number => {
  let [brighter, darker] = [0, 0];
  const mayMiss = directions.length * (1 - leastRound);
  for (const [n, way] of directions.entries()) {
    const [px, py] = [Math.round(x + way.x * radius), Math.round(y + way.y * radius)];
    if (px >= 0 && py >= 0 && px < edges.width && py < edges.height) {
      const at = py * edges.width + px;
      const outwards = edges.x[at]! * way.x + edges.y[at]! * way.y;
      if (outwards > leastRadial) darker += 1;
      else if (outwards < -leastRadial) brighter += 1;
    }
    if (n + 1 - Math.max(brighter, darker) > mayMiss) return 0;
  }
  return Math.max(brighter, darker) / directions.length;
};

/** `matte` of any size; nothing where not two alike are seen. */
export const findWheels = (picture: Picture, matte: Plane, box: Box): Wheel[] => {
  const wide = (box.right - box.left) * picture.width;
  const scale = searchWidth / wide;
  const [left, top] = [box.left * picture.width, box.top * picture.height];
  const size = { width: searchWidth, height: Math.round((box.bottom - box.top) * picture.height * scale) };
  if (scale > 2 || size.height < 24) return [];
  const luma = copyOf(picture, left, top, scale, size);
  const edges = edgesOf(blurPlane(luma, 1));
  const inside = (x: number, y: number) =>
    sampleAt(
      matte,
      ((left + x / scale) / picture.width) * matte.width - 0.5,
      ((top + y / scale) / picture.height) * matte.height - 0.5,
    ) > 0.5;
  const hubs: Hub[] = [];
  const last = size.height - 1;
  for (let y = Math.round(last - mostTread * searchWidth); y <= last - leastTread * searchWidth; y += 1)
    for (let x = 8; x < searchWidth - 8; x += 1) {
      if (y < size.height * 0.35 || !inside(x, y)) continue;
      const tread = last - y;
      const round = new Float32Array(Math.floor(tread * mostRim) + 1);
      let rings = 0;
      for (let radius = Math.max(3, Math.ceil(tread * leastRing)); radius < round.length; radius += 1) {
        round[radius] = roundness(edges, x, y, radius);
        rings += round[radius]!;
      }
      if (rings > 0) hubs.push({ x, y, tread, round, rings: rings / tread });
    }
  hubs.sort((a, b) => b.rings - a.rings || a.x - b.x || a.y - b.y);
  // Of each wheel the middle of most rings.
  const best: Hub[] = [];
  for (const hub of hubs) {
    if (best.length >= mostHubs) break;
    if (best.every((one) => Math.hypot(one.x - hub.x, one.y - hub.y) > hub.tread * 0.4)) best.push(hub);
  }
  const pairs = best.flatMap((a, n) =>
    best.slice(n + 1).flatMap((b) => {
      const tread = (a.tread + b.tread) / 2;
      if (Math.abs(a.x - b.x) < leastApart * tread || Math.abs(a.y - b.y) > mostAskew * tread) return [];
      let [radius, round] = [0, leastRound];
      for (let r = Math.ceil(tread * leastRim); r < Math.min(a.round.length, b.round.length); r += 1) {
        const both = Math.min(a.round[r]!, b.round[r]!);
        // The larger of two that are as round: spokes and tread turn too.
        if (both >= round) [radius, round] = [r, both];
      }
      return radius > 0 ? [{ pair: [a, b], radius, score: Math.min(a.rings, b.rings) }] : [];
    }),
  );
  const found = pairs.sort((a, b) => b.score - a.score)[0];
  return (found?.pair ?? []).map(({ x, y, tread }) => ({
    x: left + (x + 0.5) / scale,
    y: top + (y + 0.5) / scale,
    radius: (found!.radius - 0.3) / scale,
    tread: tread / scale,
  }));
};

/** The wheels of a picture alone, soft at their rims. */
export const cutWheels = (picture: Picture, wheels: readonly Wheel[]): Picture => {
  const pixels = new Uint8Array(picture.pixels);
  for (let y = 0, at = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      let alpha = 0;
      for (const wheel of wheels)
        alpha = Math.max(
          alpha,
          1 - smoothstep(wheel.radius - 1.5, wheel.radius, Math.hypot(x + 0.5 - wheel.x, y + 0.5 - wheel.y)),
        );
      pixels[at * 4 + 3] = Math.round(alpha * 255);
    }
  return { ...picture, pixels };
};
