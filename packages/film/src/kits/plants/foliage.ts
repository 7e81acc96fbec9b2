/** Leaves, blades and petals: single thin shapes with soft normals, written straight into a mesh because there are many. */

import { materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { fromHex } from '../../math/colour.ts';
import { type Matrix, multiply, translation } from '../../math/matrix.ts';
import type { Random } from '../../math/random.ts';
import { add, cross, mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { Season } from '../../scene/scene.ts';

const leafMaterial = materialNumber.leaf;

export type Blade = {
  at: Vec3;
  up: Vec3;
  side: Vec3;
  length: number;
  halfWidth: number;
  normal: Vec3;
  base: Vec3;
  tip: Vec3;
  /** Occlusion at the base and at the tip. */
  baseOcclusion: number;
  tipOcclusion: number;
};

/** One triangle: widest at its base. */
export const addBlade = (mesh: Mesh, blade: Blade): void => {
  const { at, up, side, length, halfWidth: w, normal: n, base, tip } = blade;
  const first = mesh.positions.length / 3;
  mesh.positions.push(
    at[0] - side[0] * w,
    at[1] - side[1] * w,
    at[2] - side[2] * w,
    at[0] + side[0] * w,
    at[1] + side[1] * w,
    at[2] + side[2] * w,
    at[0] + up[0] * length,
    at[1] + up[1] * length,
    at[2] + up[2] * length,
  );
  mesh.normals.push(n[0], n[1], n[2], n[0], n[1], n[2], n[0], n[1], n[2]);
  mesh.colours.push(base[0], base[1], base[2], base[0], base[1], base[2], tip[0], tip[1], tip[2]);
  mesh.occlusion.push(blade.baseOcclusion, blade.baseOcclusion, blade.tipOcclusion);
  mesh.triangles.push(first, first + 1, first + 2);
  mesh.materials.push(leafMaterial);
};

/** Several tips over one base: with three a triangle costs 1.7 vertices instead of 3. Colours and normals are those of the blade. */
export const addTuft = (mesh: Mesh, blade: Blade, ups: readonly Vec3[], lengths: readonly number[]): void => {
  addBlade(mesh, blade);
  const base = mesh.positions.length / 3 - 3;
  const { at, normal: n, tip } = blade;
  for (let k = 0; k < ups.length; k += 1) {
    const up = ups[k]!;
    const length = lengths[k]!;
    mesh.triangles.push(base, base + 1, mesh.positions.length / 3);
    mesh.positions.push(at[0] + up[0] * length, at[1] + up[1] * length, at[2] + up[2] * length);
    mesh.normals.push(n[0], n[1], n[2]);
    mesh.colours.push(tip[0], tip[1], tip[2]);
    mesh.occlusion.push(blade.tipOcclusion);
    mesh.materials.push(leafMaterial);
  }
};

/** Two triangles: a pointed oval, widest in its lower half. */
export const addLeaf = (mesh: Mesh, blade: Blade): void => {
  const { at, up, side, length, halfWidth: w, normal: n, base, tip } = blade;
  const first = mesh.positions.length / 3;
  const middle = length * 0.42;
  for (const [along, across] of [
    [0, 0],
    [middle, -w],
    [middle, w],
    [length, 0],
  ] as const) {
    for (let axis = 0; axis < 3; axis += 1)
      mesh.positions.push(at[axis]! + up[axis]! * along + side[axis]! * across);
    mesh.normals.push(n[0], n[1], n[2]);
    const t = along / length;
    mesh.colours.push(
      base[0] + (tip[0] - base[0]) * t,
      base[1] + (tip[1] - base[1]) * t,
      base[2] + (tip[2] - base[2]) * t,
    );
    mesh.occlusion.push(blade.baseOcclusion + (blade.tipOcclusion - blade.baseOcclusion) * t);
  }
  mesh.triangles.push(first, first + 1, first + 2, first + 1, first + 3, first + 2);
  mesh.materials.push(leafMaterial, leafMaterial);
};

export type Palette = { dark: Vec3; light: Vec3 };
export const palette = (dark: string, light: string): Palette => ({
  dark: fromHex(dark),
  light: fromHex(light),
});

/** Leaves by season where a species has no colours of its own; autumn has several, chosen by tree. */
const autumnPalettes = [
  palette('#8c3a12', '#e08a2a'),
  palette('#8a1f14', '#d8502a'),
  palette('#a06a12', '#f0c040'),
];
export const seasonPalette = (
  season: Season | null,
  random: Random,
  summer: Palette = palette('#35621d', '#8fb545'),
): Palette => {
  if (season === 'autumn') return autumnPalettes[Math.floor(random() * autumnPalettes.length)]!;
  if (season === 'spring')
    return {
      dark: mix(summer.dark, fromHex('#4f8a22'), 0.5),
      light: mix(summer.light, fromHex('#b6d85a'), 0.5),
    };
  return summer;
};

export const randomDirection = (random: Random): Vec3 =>
  normalize([random() * 2 - 1, random() * 2 - 1, random() * 2 - 1]);

/** A leaf that lies roughly across `normal`, turned at random. */
export const leafAxes = (normal: Vec3, random: Random, lift = 0.5): { side: Vec3; up: Vec3 } => {
  const side = normalize(cross(randomDirection(random), normal));
  const up = normalize(add(cross(normal, side), scale(normal, lift * (random() - 0.3))));
  return { side, up };
};

/** Leans what stands on y = 0 to the side, the more the higher: enough for leaves and grass in the wind. */
export const swayMatrix = (time: number, phase: number, strength: number): Matrix => {
  const sway = translation(0, 0, 0);
  sway[1] = strength * (0.6 * Math.sin(time * 1.3 + phase) + 0.4 * Math.sin(time * 2.9 + phase * 1.7));
  sway[9] = strength * 0.6 * Math.sin(time * 1.7 + phase * 2.3);
  return sway;
};

export const swayAt = (at: Matrix, time: number, phase: number, strength: number): Matrix =>
  multiply(at, swayMatrix(time, phase, strength));
