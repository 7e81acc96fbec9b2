/** Granite peaks with pines that stand out of a rolling sea of clouds, as in Huangshan. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const createCloudSea = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => -14,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.1, eyeHeight: 9 },
  build: (area) => {
    const set = new SetBuilder(request, area, () => -14);
    addCloudPeaks(set, -8);
    return set.result();
  },
});

/** A steep pillar, 1 m high and wide, of vertical slabs. */
const buildPeak = (seed: number) => {
  const b = new MeshBuilder();
  const [rows, columns] = [26, 34];
  const radius = (t: number) => 0.5 * (1 - 0.9 * t ** 3.2) * (1 - 0.3 * t);
  const rings = Array.from({ length: rows + 1 }, (_, row) => {
    const t = row / rows;
    return Array.from({ length: columns }, (_, column): Vec3 => {
      const a = (column / columns) * Math.PI * 2;
      const slab =
        0.72 + 0.56 * fractalNoise(Math.cos(a) * 2.3 + seed * 7, t * 1.1, Math.sin(a) * 2.3 + seed, 3);
      const ledge = 1 + 0.1 * Math.sin(t * 19 + seed + 2 * noise(a, seed, t * 3));
      const r = radius(t) * slab * ledge;
      return [
        Math.cos(a) * r,
        t * (0.86 + 0.2 * noise(Math.cos(a) * 1.5 + 4, seed, Math.sin(a) * 1.5)),
        Math.sin(a) * r,
      ];
    });
  });
  b.paint((p, n) => {
    const streak = fractalNoise(p[0] * 16, p[1] * 3, p[2] * 16, 3);
    const rock = mix(fromHex('#3c3a38'), fromHex('#8f8474'), clamp(streak * 1.5 - 0.2));
    const moss = smoothstep(0.35, 0.8, n[1]) * (0.5 + 0.5 * noise(p[0] * 9, p[1] * 9, p[2] * 9));
    return mix(rock, fromHex('#40562c'), moss * 0.85);
  }, 'rock').loft(rings, { hasCaps: true });
  return b.mesh;
};

const spots = [
  [-0.62, 120, 78, 46],
  [0.5, 150, 96, 58],
  [-0.2, 240, 86, 64],
  [0.16, 330, 120, 82],
  [0.86, 230, 74, 60],
  [-0.95, 270, 110, 80],
  [-0.5, 430, 130, 96],
  [0.62, 470, 140, 110],
  [0.34, 640, 150, 130],
  [-0.24, 700, 160, 140],
  [-0.8, 620, 130, 120],
  [0.95, 700, 150, 130],
] as const;

/** `level` is the height of the clouds' tops. */
export const addCloudPeaks = (set: SetBuilder, level: number): void => {
  const peaks = [1, 2, 3, 4].map(buildPeak);
  const plant = createTreePlanter(set);
  const [, cy] = set.area.cameraPosition;
  const sink = 24;
  for (const [n, [across, depth, height, width]] of spots.entries()) {
    const [x, z] = set.atFrame(across, depth + set.area.cameraDistance);
    const tall = (height + Math.max(0, cy - level) * 0.7) * (0.85 + 0.3 * set.random());
    set.add(
      peaks[n % 4]!,
      multiply(
        translation(x, level - sink, z),
        multiply(rotationY(n * 1.9), scaling(width, tall + sink, width * 0.8)),
      ),
      { castsNoShadow: true },
    );
    // Pines on ledges and on the top.
    for (let k = 0; k < (depth < 350 ? 16 : 7); k += 1) {
      const t = 0.45 + 0.55 * set.random();
      const a = set.random() * 6.28;
      const r = width * 0.5 * (1 - 0.9 * t ** 3.2) * (1 - 0.3 * t) * 0.8;
      plant(
        'pine',
        x + Math.cos(a) * r,
        z + Math.sin(a) * r * 0.8,
        0.9 + 0.5 * set.random(),
        level - sink + (tall + sink) * t * 0.86,
      );
    }
  }
  addCloudSurface(set, level);
};

/** Billows that roll slowly, and soft wisps over them. */
const addCloudSurface = (set: SetBuilder, level: number): void => {
  const { request, random } = set;
  const tone: Vec3 =
    request.darkness > 0.6
      ? [0.16, 0.18, 0.26]
      : request.darkness > 0.05
        ? [0.72, 0.56, 0.48]
        : [0.66, 0.68, 0.72];
  const mesh = createMesh();
  const [columns, rows] = [84, 64];
  const still: number[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const depth = 6 * 260 ** (row / rows);
      const [x, z] = set.atFrame(((column / columns) * 2 - 1) * 2.2, depth);
      still.push(x, level, z);
    }
  mesh.positions.push(...still);
  const billow = (x: number, z: number, time: number) => {
    const far = Math.hypot(x - set.area.cameraPosition[0], z - set.area.cameraPosition[2]);
    const size = 26 + far * 0.05;
    const n = 1 - Math.abs(2 * noise(x / size + time * 0.05, time * 0.06, z / size) - 1);
    const fine = noise(x / (size * 0.34) - time * 0.06, 5, z / (size * 0.34));
    return (n * 0.75 + fine * 0.25) * (7 + far * 0.012);
  };
  for (let at = 0; at < still.length; at += 3) {
    const lift = clamp(billow(still[at]!, still[at + 2]!, 0) / 9);
    const [hx, hz] = [
      billow(still[at]! + 3, still[at + 2]!, 0) - billow(still[at]! - 3, still[at + 2]!, 0),
      billow(still[at]!, still[at + 2]! + 3, 0) - billow(still[at]!, still[at + 2]! - 3, 0),
    ];
    mesh.normals.push(...normalize([-hx, 6, -hz]));
    mesh.occlusion.push(0.55 + 0.45 * lift);
    mesh.colours.push(...mix(scale(mix(tone, [0.4, 0.5, 0.66], 0.6), 0.55), tone, lift ** 0.8));
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      mesh.triangles.push(a, a + 1, a + columns + 1, a + 1, a + columns + 2, a + columns + 1);
      mesh.materials.push(materialNumber.cloth, materialNumber.cloth);
    }
  mesh.isTwoSided = true;
  const moved = new Float32Array(still);
  set.add(mesh, undefined, {
    castsNoShadow: true,
    update: (time) => {
      for (let at = 0; at < moved.length; at += 3)
        moved[at + 1] = level - 6 + billow(still[at]!, still[at + 2]!, time * 4);
      return moved;
    },
  });
  const wisps = Array.from({ length: 90 }, (_, n) => {
    const depth = set.area.cameraDistance * 0.6 + 30 * 22 ** random();
    const [x, z] = set.atFrame((random() * 2 - 1) * 1.3, depth);
    return { x, z, size: 8 + depth * 0.06, wisp: n * 1.7, speed: 1.5 + random() * 2.5 };
  });
  set.particles((time) =>
    wisps.map(({ x, z, size, wisp, speed }) => ({
      position: [x + time * speed, level + size * 0.12, z] as Vec3,
      size,
      colour: tone,
      opacity: 0.22,
      wisp,
    })),
  );
};
