/** A set in the colours that adjectives give to its ground, plants and walls. */

import { type MaterialName, materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import { fromHex } from '../../math/colour.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { PlaceTone } from '../../scene/place-tone.ts';
import type { SetPiece, SetRequest, StageSet } from '../set.ts';

const numbersOf = (...names: MaterialName[]): ReadonlySet<number> =>
  new Set(names.map((name) => materialNumber[name]));
const soils = numbersOf('lawn', 'soil', 'sand');
const leaves = numbersOf('leaf');
const walls = numbersOf('plaster');
const { glow, soil, lawn } = materialNumber;

const brightness = ([r, g, b]: Vec3) => 0.3 * r + 0.6 * g + 0.1 * b;

/** Light and dark stay where they are. */
const tinted = (colour: Vec3, to: Vec3, strength: number): Vec3 => {
  const factor = Math.min(1.7, Math.max(0.45, (brightness(colour) + 0.1) / (brightness(to) + 0.1)));
  return mix(colour, scale(to, factor), strength);
};

const bared = (mesh: Mesh): Mesh => {
  const kept = mesh.materials.map((material) => !leaves.has(material));
  if (kept.every(Boolean)) return mesh;
  return {
    ...mesh,
    triangles: mesh.triangles.filter((_, n) => kept[Math.floor(n / 3)]),
    materials: mesh.materials.filter((_, n) => kept[n]),
  };
};

/** Share of the leaves that shine. */
const shining = 0.42;

const lit = (mesh: Mesh, hue: Vec3): Mesh => {
  const isLit = (vertex: number): boolean => {
    const [x, y, z] = [0, 1, 2].map((axis) => mesh.positions[vertex * 3 + axis]!) as Vec3;
    return noise(x * 5.1 + 3, y * 4.3, z * 5.1) < shining;
  };
  const colours = mesh.colours.slice();
  const materials = mesh.materials.slice();
  for (const [n, material] of mesh.materials.entries()) {
    if (!leaves.has(material)) continue;
    const corners = [0, 1, 2].map((corner) => mesh.triangles[n * 3 + corner]!);
    const isGlowing = corners.every(isLit);
    if (isGlowing) materials[n] = glow;
    for (const vertex of corners) {
      const own: Vec3 = [colours[vertex * 3]!, colours[vertex * 3 + 1]!, colours[vertex * 3 + 2]!];
      const colour = isLit(vertex) ? scale(hue, 0.75) : mix(own, scale(hue, 0.3), 0.6);
      for (let axis = 0; axis < 3; axis += 1) colours[vertex * 3 + axis] = colour[axis]!;
    }
  }
  return { ...mesh, colours, materials };
};

const coloured = (mesh: Mesh, tone: PlaceTone, isIndoors: boolean): Mesh => {
  const { ground, plants } = tone;
  const wall = isIndoors ? tone.walls : null;
  const paint = (material: number): Vec3 | null => {
    const hex = leaves.has(material)
      ? plants
      : soils.has(material)
        ? ground
        : walls.has(material)
          ? wall
          : null;
    return hex ? fromHex(hex) : null;
  };
  const colours = mesh.colours.slice();
  const done = new Uint8Array(mesh.positions.length / 3);
  let isChanged = false;
  for (const [n, material] of mesh.materials.entries()) {
    const to = paint(material);
    if (!to) continue;
    isChanged = true;
    for (let corner = n * 3; corner < n * 3 + 3; corner += 1) {
      const vertex = mesh.triangles[corner]!;
      if (done[vertex]) continue;
      done[vertex] = 1;
      const at = vertex * 3;
      const colour = tinted([colours[at]!, colours[at + 1]!, colours[at + 2]!], to, 0.88);
      for (let axis = 0; axis < 3; axis += 1) colours[at + axis] = colour[axis]!;
    }
  }
  if (!isChanged) return mesh;
  // Blades of grass are drawn on a lawn, whatever its colour.
  const materials = tone.isBare ? mesh.materials.map((one) => (one === lawn ? soil : one)) : mesh.materials;
  return { ...mesh, colours, materials };
};

/** Coloured light on what is near, as far as lamps reach. */
const addGlowLamps = (tone: PlaceTone, request: SetRequest, centre: Vec3) =>
  tone.glow.slice(0, 4).map((hex, n, all) => {
    const angle = ((n + 0.5) / all.length) * Math.PI * 2 + (request.seed % 7);
    return {
      position: [centre[0] + Math.cos(angle) * 3.4, 1.6 + (n % 2), centre[2] + Math.sin(angle) * 3.4] as Vec3,
      colour: scale(fromHex(hex), 2.4),
      reach: 7,
    };
  });

export const withTone = (set: StageSet, request: SetRequest, tone: PlaceTone): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const hues = tone.glow.map(fromHex);
    const made = new Map<string, Mesh>();
    const numbers = new Map<Mesh, number>();
    const toned = (mesh: Mesh, n: number): Mesh => {
      const hue = hues.length > 0 ? n % hues.length : 0;
      if (!numbers.has(mesh)) numbers.set(mesh, numbers.size);
      const key = `${numbers.get(mesh)} ${hue}`;
      const known = made.get(key);
      if (known) return known;
      const painted = coloured(tone.isBare ? bared(mesh) : mesh, tone, set.isIndoors);
      const done = hues.length > 0 ? lit(painted, hues[hue]!) : painted;
      made.set(key, done);
      return done;
    };
    const pieces = built.pieces
      .map((piece, n): SetPiece => ({ ...piece, mesh: toned(piece.mesh, n) }))
      .filter(({ mesh }) => mesh.triangles.length > 0);
    const middle = mix(area.low, area.high, 0.5);
    return { ...built, pieces, lamps: [...addGlowLamps(tone, request, middle), ...built.lamps].slice(0, 20) };
  },
});
