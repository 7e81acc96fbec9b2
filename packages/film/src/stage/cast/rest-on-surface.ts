/** A thing put on another rests on the highest point of the surface under it, not in the air over it. */

import type { Model } from '../../kits/model.ts';
import type { Actor } from '../actor.ts';

/** Cells of a height map along each side. */
const cells = 28;
const nothing = Number.NEGATIVE_INFINITY;

/** Greatest heights of a model by cell, in its own measure; cells that no surface is over hold nothing. */
type HeightMap = { heights: Float64Array; x: number; z: number; width: number; depth: number };

const known = new WeakMap<Model, HeightMap | null>();

const mapOf = (model: Model): HeightMap | null => {
  let [x, z, right, far] = [1e9, 1e9, -1e9, -1e9];
  for (const { mesh } of model.parts)
    for (let at = 0; at < mesh.positions.length; at += 3) {
      x = Math.min(x, mesh.positions[at]!);
      right = Math.max(right, mesh.positions[at]!);
      z = Math.min(z, mesh.positions[at + 2]!);
      far = Math.max(far, mesh.positions[at + 2]!);
    }
  const [width, depth] = [right - x, far - z];
  if (!(width > 1e-3) || !(depth > 1e-3)) return null;
  const heights = new Float64Array(cells * cells).fill(nothing);
  const column = (at: number) => ((at - x) / width) * cells;
  const row = (at: number) => ((at - z) / depth) * cells;
  const clampCell = (at: number) => Math.min(cells - 1, Math.max(0, Math.floor(at)));
  for (const { mesh } of model.parts)
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((n) => {
        const at = mesh.triangles[t + n]! * 3;
        return [column(mesh.positions[at]!), mesh.positions[at + 1]!, row(mesh.positions[at + 2]!)] as const;
      }) as [Corner, Corner, Corner];
      const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
      for (let i = clampCell(Math.min(a[0], b[0], c[0])); i <= clampCell(Math.max(a[0], b[0], c[0])); i += 1)
        for (
          let j = clampCell(Math.min(a[2], b[2], c[2]));
          j <= clampCell(Math.max(a[2], b[2], c[2]));
          j += 1
        ) {
          const [px, pz] = [i + 0.5, j + 0.5];
          let height = Math.max(a[1], b[1], c[1]);
          if (Math.abs(area) > 0.5) {
            const u = ((b[0] - px) * (c[2] - pz) - (c[0] - px) * (b[2] - pz)) / area;
            const v = ((c[0] - px) * (a[2] - pz) - (a[0] - px) * (c[2] - pz)) / area;
            if (u < -0.01 || v < -0.01 || u + v > 1.01) continue;
            height = u * a[1] + v * b[1] + (1 - u - v) * c[1];
          }
          const at = j * cells + i;
          if (height > heights[at]!) heights[at] = height;
        }
    }
  return { heights, x, z, width, depth };
};
type Corner = readonly [number, number, number];

const heightMapOf = (model: Model): HeightMap | null => {
  const found = known.get(model);
  if (found !== undefined) return found;
  const isRigid = !model.pose && model.parts.every(({ mesh }) => mesh.bones.length === 0);
  const map = isRigid ? mapOf(model) : null;
  known.set(model, map);
  return map;
};

/** The highest of the surface under a foot print; nothing where it is beside the model. */
const under = (
  { heights, x, z, width, depth }: HeightMap,
  at: readonly [number, number],
  half: number,
): number => {
  const cell = (value: number, from: number, span: number) => Math.floor(((value - from) / span) * cells);
  let highest = nothing;
  for (let i = cell(at[0] - half, x, width); i <= cell(at[0] + half, x, width); i += 1)
    for (let j = cell(at[1] - half, z, depth); j <= cell(at[1] + half, z, depth); j += 1)
      if (i >= 0 && j >= 0 && i < cells && j < cells) highest = Math.max(highest, heights[j * cells + i]!);
  return highest;
};

/** Of its breadth, what its feet cover. */
const footPrint = 0.3;
/** Air under it that is not seen, in metres and in heights of what it stands on. */
const leastGap = 0.02;
const leastShare = 0.03;

/** Where its anchor has nothing under it, the highest place near it. */
const nearestTop = (map: HeightMap, at: readonly [number, number]): [number, number, number] | null => {
  let best: [number, number, number] | null = null;
  let most = nothing;
  for (let i = 0; i < cells; i += 1)
    for (let j = 0; j < cells; j += 1) {
      const height = map.heights[j * cells + i]!;
      const [x, z] = [map.x + ((i + 0.5) / cells) * map.width, map.z + ((j + 0.5) / cells) * map.depth];
      const value = height - 0.5 * Math.hypot(x - at[0], z - at[1]);
      if (value <= most) continue;
      most = value;
      best = [x, height, z];
    }
  return best;
};

export const restOnSurfaces = (actors: readonly Actor[]): void => {
  for (const { support, size, speed, thing } of actors) {
    if (support.kind !== 'on' || support.anchor !== 'top' || speed > 0) continue;
    const { host, offset } = support;
    const anchor = host.model.anchors.top;
    // What hangs is below on purpose, paper is laid down or pinned to a board.
    if (!anchor || offset[1] < 0 || (size[2] < 0.02 && thing.person === null)) continue;
    const map = heightMapOf(host.model);
    if (!map) continue;
    const own: [number, number] = [anchor[0] + offset[0] / host.scale, anchor[2] + offset[2] / host.scale];
    const half = (Math.max(size[0], size[2]) * footPrint) / host.scale;
    const found = under(map, own, half);
    const most = leastGap / host.scale + leastShare * host.model.size[1];
    if (found > nothing) {
      const gap = anchor[1] + offset[1] / host.scale - found;
      if (gap > most) support.offset = [offset[0], offset[1] - gap * host.scale, offset[2]];
      continue;
    }
    const near = nearestTop(map, own);
    if (near)
      support.offset = [
        (near[0] - anchor[0]) * host.scale,
        (near[1] - anchor[1]) * host.scale,
        (near[2] - anchor[2]) * host.scale,
      ];
  }
};

/** Height above its feet of the surface that somebody comes to stand on; null: the model has no rigid surface there. */
export const topOfSurface = ({ model, scale }: Actor, half: number): number | null => {
  const map = heightMapOf(model);
  const [x, , z] = model.anchors.top ?? [0, 0, 0];
  const height = map ? under(map, [x, z], half / scale) : nothing;
  return height === nothing ? null : height * scale;
};
