/** Single plants of a field: sunflower, corn, carrot, pumpkin. */

import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { buildFern } from '../../plants/bush-shapes.ts';
import { addBlade, palette } from '../../plants/foliage.ts';

export const buildSunflower = (detail: 0 | 1 | 2): Mesh => {
  const b = new MeshBuilder();
  b.paint(fromHex('#4f7a2c'), 'leaf').tube(
    [
      [0, 0, 0],
      [0.02, 0.8, 0],
      [0, 1.5, 0.05],
    ],
    [0.025, 0.02, 0.016],
    [7, 5, 3][detail]!,
    false,
  );
  const mesh = b.mesh;
  b.paint(fromHex('#3a2212'), 'matte').at(multiply(translation(0, 1.52, 0.07), rotationXNegative), (c) =>
    c.sphere([0, 0, 0], [0.11, 0.11, 0.035], [14, 8, 6][detail]!),
  );
  mesh.isTwoSided = true;
  const petals = [18, 10, 7][detail]!;
  for (let n = 0; n < petals; n += 1) {
    const a = (n / petals) * 6.283;
    const out: Vec3 = [Math.cos(a), Math.sin(a) * 0.93, -Math.sin(a) * 0.36];
    addBlade(mesh, {
      at: [out[0] * 0.09, 1.52 + out[1] * 0.09, 0.08 + out[2] * 0.09],
      up: out,
      side: [-Math.sin(a), Math.cos(a), 0],
      length: 0.15,
      halfWidth: (0.034 * 18) / petals,
      normal: [0, 0.4, 0.9],
      base: fromHex('#e89a14'),
      tip: fromHex('#f8cc30'),
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  }
  for (let n = 0; n < (detail === 2 ? 2 : 6); n += 1) {
    const a = n * 2.4;
    addBlade(mesh, {
      at: [0, 0.35 + n * 0.16, 0],
      up: normalize([Math.cos(a), 0.25, Math.sin(a)]),
      side: [-Math.sin(a), 0, Math.cos(a)],
      length: 0.32,
      halfWidth: 0.11,
      normal: [0, 1, 0],
      base: fromHex('#3f6a24'),
      tip: fromHex('#7aa544'),
      baseOcclusion: 0.5,
      tipOcclusion: 1,
    });
  }
  return mesh;
};

const rotationXNegative = new Float64Array([1, 0, 0, 0, 0, 0.94, -0.34, 0, 0, 0.34, 0.94, 0]);

/** A stalk as high as a man, long leaves that arch over, ears in their husks and a tassel on top. */
export const buildCorn = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const leaves = [12, 9, 6][detail]!;
  const wide = [0.05, 0.055, 0.075][detail]!;
  const blade = (
    at: Vec3,
    up: Vec3,
    length: number,
    halfWidth: number,
    base: string,
    tip: string,
    turn = 0,
  ) =>
    addBlade(mesh, {
      at,
      up: normalize(up),
      side: [-Math.sin(turn), 0.1, Math.cos(turn)],
      length,
      halfWidth,
      normal: normalize([up[0] * 0.4, 1, up[2] * 0.4 + 0.3]),
      base: fromHex(base),
      tip: fromHex(tip),
      baseOcclusion: 0.55,
      tipOcclusion: 1,
    });
  for (const turn of [0, 1.57]) blade([0, 0, 0], [0, 1, 0], 2.1, 0.03, '#4f7a2c', '#8a9a44', turn);
  for (let n = 0; n < leaves; n += 1) {
    const a = n * 2.6 + seed;
    const [y, out] = [0.25 + (1.45 * n) / leaves, [Math.cos(a), Math.sin(a)] as const];
    const rise = 0.75 - 0.25 * (n % 3);
    blade([0, y, 0], [out[0], rise, out[1]], 0.55, wide, '#3a6a22', '#6a9a3a', a);
    // The outer half hangs down.
    const reach = 0.3 / Math.hypot(1, rise);
    blade(
      [out[0] * reach, y + rise * reach, out[1] * reach],
      [out[0], -0.35, out[1]],
      0.5,
      wide * 0.8,
      '#5a8a30',
      '#9ab850',
      a,
    );
  }
  for (const [n, y] of [0.85, 1.15].entries()) {
    const a = seed * 1.7 + n * 2.9;
    const at: Vec3 = [Math.cos(a) * 0.05, y, Math.sin(a) * 0.05];
    const up: Vec3 = [Math.cos(a) * 0.45, 1, Math.sin(a) * 0.45];
    for (const turn of [a, a + 1.57]) {
      blade(at, up, 0.3, 0.05, '#dcae34', '#e8cf72', turn);
      blade([at[0], y - 0.03, at[2]], up, 0.24, 0.062, '#6f9a3c', '#a8c064', turn);
    }
  }
  for (let n = 0; n < (detail === 2 ? 3 : 6); n += 1) {
    const a = n * 2.1 + seed;
    blade([0, 1.95, 0], [Math.cos(a) * 0.45, 1, Math.sin(a) * 0.45], 0.34, 0.02, '#c8a850', '#e6cf86', a);
  }
  return mesh;
};

/** Radius and height, from the tip to the shoulder. */
const carrotOutline: [number, number][] = [
  [0, -0.78],
  [0.022, -0.66],
  [0.05, -0.5],
  [0.072, -0.34],
  [0.078, -0.33],
  [0.095, -0.18],
  [0.101, -0.17],
  [0.115, -0.06],
  [0.09, 0],
  [0, 0.015],
];

/** Feathery greens over an orange root: in the soil up to its shoulder, or pulled out and lying beside the row. */
export const buildCarrotPlant = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const isPulled = seed % 2 === 0;
  const mesh = buildFern({ seed, detail: detail === 0 ? 1 : 2, colours: palette('#2f6a20', '#7fbf44') });
  const b = new MeshBuilder();
  const lying = multiply(translation(0.1, 0.1, 0), rotationZ(1.45));
  b.paint(fromHex('#ec6f14'), 'satin').at(isPulled ? lying : translation(0, 0.16, 0), (c) =>
    c.lathe(carrotOutline, detail === 2 ? 7 : 14),
  );
  // The greens grow out of the top of the root; of a pulled one they lie on the ground.
  for (let at = 0; at < mesh.positions.length; at += 3) {
    const [x, y] = [mesh.positions[at]!, mesh.positions[at + 1]!];
    mesh.positions[at] = isPulled ? 0.1 - y * 0.75 : x;
    mesh.positions[at + 1] = isPulled ? 0.1 + Math.abs(x) * 0.3 : y * 0.9 + 0.14;
  }
  const offset = mesh.positions.length / 3;
  for (const key of ['positions', 'normals', 'colours', 'occlusion', 'materials'] as const)
    mesh[key].push(...b.mesh[key]);
  mesh.triangles.push(...b.mesh.triangles.map((v) => v + offset));
  return mesh;
};

export const buildPumpkinPlant = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const b = new MeshBuilder();
  b.paint(
    (p) => mix(fromHex('#c8601a'), fromHex('#f09030'), 0.5 + 0.5 * Math.cos(Math.atan2(p[2], p[0]) * 10)),
    'satin',
  );
  b.lathe(
    [
      [0, 0],
      [0.16, 0.02],
      [0.25, 0.14],
      [0.2, 0.27],
      [0.05, 0.29],
    ],
    [24, 14, 8][detail]!,
    (a) => 1 + 0.07 * Math.cos(a * 10),
  );
  b.paint(fromHex('#5a6a2c'), 'bark').tube(
    [
      [0, 0.27, 0],
      [0.03, 0.36, 0.02],
    ],
    0.025,
    5,
  );
  const mesh = b.mesh;
  mesh.isTwoSided = true;
  for (let n = 0; n < 6; n += 1) {
    const a = n * 1.1 + seed;
    addBlade(mesh, {
      at: [Math.cos(a) * 0.2, 0.05, Math.sin(a) * 0.2],
      up: normalize([Math.cos(a), 0.4, Math.sin(a)]),
      side: [-Math.sin(a), 0, Math.cos(a)],
      length: 0.34,
      halfWidth: 0.16,
      normal: [0, 1, 0],
      base: fromHex('#2f5a20'),
      tip: fromHex('#6a9a3c'),
      baseOcclusion: 0.6,
      tipOcclusion: 1,
    });
  }
  return mesh;
};
