/** Things that are cut, halved, peeled or opened. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { clamp, lerp, smoothstep } from '../../math/interpolate.ts';
import { identity, type Matrix, multiply, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import { skinless } from './bend-pieces.ts';
import { bands, type Change, skinOf, tall, type Worked, wide } from './change.ts';
import { sliceMesh } from './slice-mesh.ts';

/** How many cuts are made, and which share of the length they part. */
const cuts = 5;
const cutShare = 0.6;

/** From the right end on, slice by slice: each tips over and lies aside. */
export const slices = ({ whole, box, flesh }: Worked): Change => {
  const [low, high] = [box.low[0], box.high[0]];
  const thick = ((high - low) * cutShare) / cuts;
  const pieces: Record<string, Mesh> = { rest: sliceMesh(whole, low - 1, high - cuts * thick, flesh) };
  for (let n = 0; n < cuts; n += 1)
    pieces[`slice ${n}`] = sliceMesh(
      whole,
      high - (n + 1) * thick,
      n === 0 ? high + 1 : high - n * thick,
      flesh,
    );
  return {
    pieces,
    place: (done) =>
      Object.fromEntries(
        Array.from({ length: cuts }, (_, n) => {
          const since = clamp((done * cuts - n - 0.6) * 2.5);
          const at = high - (n + 0.5) * thick;
          const lean = since * 1.25;
          const away = since * (0.35 * tall(box) + (cuts - n) * thick * 0.55);
          return [
            `slice ${n}`,
            multiply(
              translation(at + away, box.low[1] + since * thick * 0.4, 0),
              rotationZ(-lean),
              translation(-at, -box.low[1], 0),
            ),
          ];
        }),
      ),
    frontAt: (done) => high - (Math.min(cuts - 1, Math.floor(done * cuts)) + 1) * thick,
    topAt: () => box.high[1],
  };
};

/** Two parts that lie apart in the end. */
export const halves = ({ whole, box, flesh }: Worked): Change => {
  const middle = (box.low[0] + box.high[0]) / 2;
  const reach = wide(box);
  return {
    pieces: {
      left: sliceMesh(whole, box.low[0] - 1, middle, flesh),
      right: sliceMesh(whole, middle, box.high[0] + 1, flesh),
    },
    place: (done) => {
      const since = smoothstep(0.55, 0.85, done);
      const tip = since * Math.min(0.3, tall(box) / reach);
      const part = (side: 1 | -1) =>
        multiply(
          translation(side * since * reach * 0.12, 0, side * since * 0.02),
          rotationY(side * since * 0.16),
          translation(middle, box.low[1], 0),
          rotationZ(-side * tip),
          translation(-middle, -box.low[1], 0),
        );
      return { left: part(-1), right: part(1) };
    },
    frontAt: () => middle,
    topAt: (done) => lerp(box.high[1], box.low[1], clamp(done / 0.6)),
  };
};

/** Band by band the surface gives way to what is under it; strips of it lie before it. */
export const peeled = ({ whole, box, flesh }: Worked): Change => {
  const [low, high] = [box.low[0], box.high[0]];
  const thick = (high - low) / bands;
  const colours = whole.colours.slice(0, 3) as Vec3;
  const pieces: Record<string, Mesh> = {};
  const inner = skinless(whole, box, flesh);
  const strip = new MeshBuilder().paint(skinOf(whole) ?? colours, 'satin');
  const size = Math.max(0.02, Math.min(0.05, tall(box) * 0.5));
  strip.tube(
    Array.from({ length: 9 }, (_, n): Vec3 => {
      const a = n * 0.7;
      return [size * 0.5 * Math.cos(a) + size * 0.1 * n, size * 0.4 * (1 + Math.sin(a)), size * 0.08 * n];
    }),
    size * 0.14,
    6,
  );
  for (let n = 0; n < bands; n += 1) {
    const [from, to] = [
      n === bands - 1 ? low - 1 : high - (n + 1) * thick,
      n === 0 ? high + 1 : high - n * thick,
    ];
    pieces[`skin ${n}`] = sliceMesh(whole, from, to, flesh);
    pieces[`inner ${n}`] = sliceMesh(inner, from, to, flesh);
    pieces[`strip ${n}`] = strip.mesh;
  }
  return {
    pieces,
    place: (done) => {
      const placed: Record<string, Matrix | null> = {};
      for (let n = 0; n < bands; n += 1) {
        const isDone = done * bands > n + 0.5;
        placed[`skin ${n}`] = isDone ? null : identity();
        placed[`inner ${n}`] = isDone ? identity() : null;
        placed[`strip ${n}`] = isDone
          ? multiply(
              translation(
                lerp(low, high, ((n * 5) % bands) / bands),
                box.low[1],
                box.high[2] + 0.02 + 0.025 * (n % 3),
              ),
              rotationY(n * 1.9),
            )
          : null;
      }
      return placed;
    },
    frontAt: (done) => lerp(high, low, clamp(done)),
    topAt: () => box.high[1],
  };
};

/** The upper end turns and comes off. */
export const opened = ({ whole, box, flesh }: Worked): Change => {
  const seam = lerp(box.low[1], box.high[1], 0.84);
  const turned = upright(whole);
  const lid = upright(sliceMesh(turned, seam, box.high[1] + 1, flesh));
  const body = upright(sliceMesh(turned, box.low[1] - 1, seam, flesh));
  return {
    pieces: { body, lid },
    place: (done) => {
      const off = smoothstep(0.5, 0.8, done);
      return {
        lid: multiply(
          translation(0.05 * off, 0.09 * off, 0),
          rotationZ(-0.5 * off),
          rotationY(-Math.min(done, 0.5) * 7),
        ),
      };
    },
    frontAt: () => 0,
    topAt: (done) => box.high[1] + 0.09 * smoothstep(0.5, 0.8, done),
  };
};

/** x and y change places, so that planes across x cut it level; a mirror image twice is as before. */
const upright = (mesh: Mesh): Mesh => {
  const swap = (list: readonly number[]) =>
    list.map((_, n) => list[n % 3 === 0 ? n + 1 : n % 3 === 1 ? n - 1 : n]!);
  return {
    ...mesh,
    positions: swap(mesh.positions),
    normals: swap(mesh.normals),
    triangles: mesh.triangles.map((_, n, all) => all[n % 3 === 1 ? n + 1 : n % 3 === 2 ? n - 1 : n]!),
  };
};
