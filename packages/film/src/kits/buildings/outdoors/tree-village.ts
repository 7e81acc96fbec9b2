/** A giant tree with huts on platforms in its branches, rope bridges between them and stairs round the trunk. */

import { appendMesh, createMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, type Random } from '../../../math/random.ts';
import { add, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { addLeaf, leafAxes } from '../../plants/foliage.ts';

const wood = fromHex('#8a6238');
const dark = fromHex('#4a3220');
const roofs = ['#a8542c', '#8a7a3c', '#5a7a4a', '#b8863c'].map(fromHex);
const walls = ['#d8b888', '#c89a64', '#e0cba0'].map(fromHex);

/** Where huts stand: angle round the trunk, height, distance from it and size. */
const huts = [
  [0.45, 5.4, 5.4, 1.45],
  [2.65, 6.2, 5.6, 1.5],
  [1.55, 8.6, 4.2, 1.6],
  [-0.25, 10.2, 6.6, 1.35],
  [3.4, 11, 6.6, 1.35],
  [1.05, 13.4, 4.6, 1.3],
  [2.2, 14.6, 4.4, 1.25],
  [-1.4, 8.4, 4.6, 1.3],
  [4.5, 12, 4.4, 1.3],
] as const;
const hutAt = ([angle, y, out]: (typeof huts)[number]): Vec3 => [
  Math.cos(angle) * out,
  y,
  Math.sin(angle) * out,
];

const addHut = (b: MeshBuilder, at: Vec3, angle: number, size: number, n: number) => {
  const [x, y, z] = at;
  const p = (px: number, py: number, pz: number): Vec3 => [x + px * size, y + py * size, z + pz * size];
  b.paint((q) => scale(wood, 0.8 + 0.4 * noise(q[0] * 3, 1, q[2] * 3)), 'wood');
  b.at(translation(x, y, z), (k) => k.cylinder(-0.2 * size, 0, 1.84 * size, 1.84 * size, 18));
  b.paint(dark, 'wood');
  for (let k = 0; k < 12; k += 1) {
    const a = (k / 12) * 6.283;
    b.tube(
      [p(Math.cos(a) * 1.76, 0, Math.sin(a) * 1.76), p(Math.cos(a) * 1.76, 0.6, Math.sin(a) * 1.76)],
      0.04,
      5,
    );
  }
  b.tube(
    Array.from({ length: 19 }, (_, k) => p(Math.cos(k * 0.349) * 1.76, 0.58, Math.sin(k * 0.349) * 1.76)),
    0.045,
    5,
  );
  const wall = walls[n % walls.length]!;
  b.paint((q) => scale(wall, 0.82 + 0.2 * Math.sin(Math.atan2(q[2] - z, q[0] - x) * 26) ** 2), 'wood');
  b.at(translation(x, y, z), (k) => k.cylinder(0, 1.5 * size, 1.15 * size, 1.15 * size, 20));
  const roof = roofs[n % roofs.length]!;
  b.paint((q) => scale(roof, 0.72 + 0.5 * noise(q[0] * 7, q[1] * 2, q[2] * 7)), 'roof');
  b.loft(
    [1, 0.93, 0.52, 0.04].map((share, k) =>
      Array.from({ length: 20 }, (_, c): Vec3 => {
        const a = (-c / 20) * 6.283;
        return p(Math.cos(a) * 1.62 * share, [1.36, 1.62, 2.3, 3.1][k]!, Math.sin(a) * 1.62 * share);
      }),
    ),
    { hasCaps: true },
  );
  // A door outwards and windows beside it, lit from within.
  const on = (turn: number, up: number, out: number) =>
    p(Math.cos(angle + turn) * 1.15 * out, up, Math.sin(angle + turn) * 1.15 * out);
  b.paint(dark, 'wood').sphere(on(0.5, 0.6, 0.96), [0.34 * size, 0.62 * size, 0.34 * size], 12);
  b.paint([1.5, 0.85, 0.3], 'glow');
  for (const turn of [-0.45, 1.35, -1.5]) b.sphere(on(turn, 0.9, 0.93), 0.27 * size, 12);
};

/** A rope bridge that sags between two platforms. */
const addBridge = (b: MeshBuilder, from: Vec3, to: Vec3) => {
  const at = (t: number, up: number): Vec3 => add(mix(from, to, t), [0, up - 1.6 * t * (1 - t), 0]);
  const across = normalize([to[2] - from[2], 0, from[0] - to[0]]);
  b.paint(wood, 'wood');
  for (let k = 1; k < 20; k += 1) {
    const c = at(k / 20, 0);
    b.tube([add(c, scale(across, -0.45)), add(c, scale(across, 0.45))], 0.08, 5);
  }
  b.paint(fromHex('#b89a68'), 'cloth');
  for (const side of [-0.45, 0.45])
    b.tube(
      Array.from({ length: 15 }, (_, k) => add(at(k / 14, 0.7), scale(across, side))),
      0.035,
      5,
    );
};

const addFoliage = (
  mesh: ReturnType<typeof createMesh>,
  centres: [Vec3, number][],
  random: Random,
  count: number,
) => {
  const cores = new MeshBuilder().paint(fromHex('#25481a'), 'leaf');
  for (const [c, r] of centres) cores.sphere(c, [r * 0.85, r * 0.6, r * 0.85], 9);
  appendMesh(mesh, cores.mesh);
  const [low, high] = [fromHex('#2f5c1e'), fromHex('#8fbf48')];
  for (let n = 0; n < count; n += 1) {
    const [c, r] = centres[n % centres.length]!;
    const d = normalize([random() * 2 - 1, random() * 1.7 - 0.7, random() * 2 - 1]);
    const q = r * (0.78 + 0.3 * random());
    const { side, up } = leafAxes(d, random);
    const length = 0.7 + 0.4 * random();
    const tip = mix(low, high, clamp(0.5 + 0.45 * d[1] + 0.3 * (random() - 0.5)));
    addLeaf(mesh, {
      at: [c[0] + d[0] * q, c[1] + d[1] * q * 0.7, c[2] + d[2] * q],
      up,
      side,
      length,
      halfWidth: length * 0.36,
      normal: normalize(add(d, [0, 0.5, 0])),
      base: scale(tip, 0.8),
      tip,
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  }
};

export const treeVillage: Kit = {
  name: 'tree village',
  nouns: ['tree village', 'village in a tree', 'treehouse village', 'tree city', 'tree with houses'],
  locomotion: 'none',
  build: ({ seed, detail }) => {
    const random = createRandom(seed + 3);
    const b = new MeshBuilder();
    b.paint((p) => {
      const groove = noise(Math.atan2(p[2], p[0]) * 5, p[1] * 0.25, 3);
      return mix(fromHex('#3a2a1c'), fromHex('#7e6244'), clamp(groove * 1.5 - 0.2));
    }, 'bark');
    const trunk: Vec3[] = [
      [0, -0.4, 0],
      [0, 1.4, 0],
      [0.3, 6, 0.1],
      [-0.2, 11, -0.2],
      [0.2, 17, 0],
      [0, 22, 0],
    ];
    b.tube(trunk, [3.6, 2.5, 2, 1.6, 1, 0.4], 20, false);
    for (let n = 0; n < 8; n += 1) {
      const a = n * 0.785 + 0.2;
      b.tube(
        [
          [Math.cos(a) * 1.6, 2, Math.sin(a) * 1.6],
          [Math.cos(a) * 3.4, 0.6, Math.sin(a) * 3.4],
          [Math.cos(a) * 5, -0.3, Math.sin(a) * 5],
        ],
        [1, 0.7, 0.3],
        9,
        false,
      );
    }
    const crown: [Vec3, number][] = [];
    for (const hut of huts) {
      const at = hutAt(hut);
      const [angle, y, out] = hut;
      b.tube(
        [
          [0, y - 3.4, 0],
          [at[0] * 0.55, y - 1.9, at[2] * 0.55],
          [at[0], y - 0.3, at[2]],
          [at[0] * 1.6, y + 2.2, at[2] * 1.6],
        ],
        [1, 0.75, 0.55, 0.2],
        10,
        false,
      );
      const [fx, fz] = [Math.cos(angle + 0.4) * (out + 3.4), Math.sin(angle + 0.4) * (out + 3.4)];
      // Over and beside the huts, never before the nearer ones.
      crown.push([[fx, y + 5, Math.min(fz, 0) - 1], 2.6], [[at[0] * 1.3, y + 6.6, at[2] * 0.7 - 1.6], 3]);
    }
    for (let n = 0; n < 9; n += 1) {
      const a = n * 2.4;
      crown.push([
        [Math.cos(a) * (2.4 + n * 0.7), 20 + (n % 3) * 1.5, Math.sin(a) * (2 + n * 0.5) - 0.5],
        3.6,
      ]);
    }
    crown.push([[0, 24, 0], 3.2]);
    for (const [n, hut] of huts.entries()) addHut(b, hutAt(hut), hut[0], hut[3], n);
    for (const [from, to] of [
      [0, 2],
      [1, 2],
      [2, 5],
      [3, 5],
      [4, 6],
      [5, 6],
    ] as const)
      addBridge(b, hutAt(huts[from]!), hutAt(huts[to]!));
    // Stairs round the trunk up to the lowest huts.
    for (let k = 0; k < 30; k += 1) {
      const a = 2.9 - k * 0.13;
      const y = 0.3 + k * 0.19;
      const r = 3.1 - k * 0.02;
      b.paint(wood, 'wood').box([Math.cos(a) * r, y, Math.sin(a) * r], [0.9, 0.1, 0.9], 0.02, 1);
    }
    b.paint([1.6, 0.95, 0.35], 'glow');
    for (let n = 0; n < 26; n += 1) {
      const [c] = crown[(n * 5) % crown.length]!;
      b.sphere([c[0] * 0.8, c[1] - 2.3 - random() * 0.8, c[2] * 0.8 + 1], 0.14, 8);
    }
    const leaves = createMesh();
    leaves.isTwoSided = true;
    addFoliage(leaves, crown, random, [8500, 3000, 800][detail]!);
    return {
      size: [20, 27, 18],
      parts: [
        { name: 'wood', mesh: b.mesh },
        { name: 'leaves', mesh: leaves },
      ],
      anchors: { top: [0, 27, 0], door: [0, 0, 6] },
    };
  },
};
