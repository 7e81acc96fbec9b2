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

/** Where the pillars of a peak stand, how high and how wide they are, as shares of the whole. */
const pillars = [
  [0, 0, 1, 0.3],
  [-0.24, 0.08, 0.74, 0.22],
  [0.25, 0.02, 0.82, 0.2],
  [0.06, 0.2, 0.6, 0.24],
  [-0.1, -0.2, 0.9, 0.22],
  [0.36, 0.16, 0.46, 0.15],
  [-0.38, -0.06, 0.5, 0.16],
] as const;
const pillarHeight = (k: number, seed: number) => pillars[k]![2] * (0.88 + 0.24 * noise(k * 3.1, seed, 2));

/** A group of granite pillars, 1 m high and wide together, split by vertical cracks. */
const buildPeak = (seed: number) => {
  const b = new MeshBuilder();
  b.paint((p, n) => {
    const streak = fractalNoise(p[0] * 22, p[1] * 2.4, p[2] * 22, 3);
    const rock = mix(fromHex('#35322f'), fromHex('#9a8c78'), clamp(streak * 1.6 - 0.25));
    const moss = smoothstep(0.2, 0.6, n[1] + 0.3 * p[1]) * (0.5 + 0.5 * noise(p[0] * 9, p[1] * 9, p[2] * 9));
    return mix(rock, fromHex('#34482a'), moss * 0.9);
  }, 'rock');
  for (const [k, [px, pz, , wide]] of pillars.entries()) {
    const [rows, columns] = [20, 18];
    const high = pillarHeight(k, seed);
    const rings = Array.from({ length: rows + 1 }, (_, row) => {
      const t = row / rows;
      const narrow = (1.2 - 0.85 * t) * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.8) / 0.2) ** 2));
      return Array.from({ length: columns }, (_, column): Vec3 => {
        const a = (column / columns) * Math.PI * 2;
        const [cos, sin] = [Math.cos(a), Math.sin(a)];
        const slab = 0.66 + 0.68 * fractalNoise(cos * 2.2 + seed * 7 + k, t * 2.4, sin * 2.2 + k * 5, 3);
        const r = wide * narrow * slab;
        return [px + cos * r, t * high, pz + sin * r];
      });
    });
    b.loft(rings, { hasCaps: true });
  }
  return b.mesh;
};

const spots = [
  [-0.86, 62, 62, 44],
  [0.88, 84, 74, 52],
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
  // A low sun stands at the right, over lower peaks.
  const isSunLow = ['dawn', 'sunset', 'golden_hour', 'morning'].includes(set.request.timeOfDay);
  for (const [n, [across, depth, height, width]] of spots.entries()) {
    const [x, z] = set.atFrame(across, depth + set.area.cameraDistance);
    const tall =
      (height * 0.62 + Math.max(0, cy - level) * 0.6) *
      (0.8 + 0.4 * set.random()) *
      (isSunLow && across > 0.4 ? 0.5 : 1);
    set.add(
      peaks[n % 4]!,
      multiply(
        translation(x, level - sink, z),
        multiply(rotationY(n * 1.9), scaling(width, tall + sink, width * 0.8)),
      ),
      { castsNoShadow: true },
    );
    // Pines on top of every pillar.
    for (const [k, [px, pz, , wide]] of pillars.entries())
      for (let tree = 0; tree < (depth < 350 ? 5 : 2); tree += 1) {
        const [a, out] = [set.random() * 6.28, wide * 0.3 * set.random()];
        const [lx, lz] = [(px + Math.cos(a) * out) * width, (pz + Math.sin(a) * out) * width * 0.8];
        const turn = n * 1.9;
        const top = pillarHeight(k, (n % 4) + 1) * (0.97 - out / wide / 5);
        plant(
          'pine',
          x + lx * Math.cos(turn) + lz * Math.sin(turn),
          z - lx * Math.sin(turn) + lz * Math.cos(turn),
          1 + 0.7 * set.random(),
          level - sink + (tall + sink) * top,
        );
      }
  }
  addCloudSurface(set, level);
};

/** Billows that roll slowly, and soft wisps over them; `grain` is 1 for billows of 26 m. */
export const addCloudSurface = (set: SetBuilder, level: number, grain = 1): void => {
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
      // It begins behind the camera, which may travel.
      const depth = 6 * 260 ** (row / rows) - 85 * (1 - row / rows) ** 3;
      const wide = Math.max(depth, 100) / depth;
      const [x, z] = set.atFrame(((column / columns) * 2 - 1) * 2.2 * wide, depth);
      still.push(x, level, z);
    }
  mesh.positions.push(...still);
  const billow = (x: number, z: number, time: number) => {
    const far = Math.hypot(x - set.area.cameraPosition[0], z - set.area.cameraPosition[2]);
    const size = 26 * grain + far * 0.05;
    const n = 1 - Math.abs(2 * noise(x / size + time * 0.05, time * 0.06, z / size) - 1);
    const fine = noise(x / (size * 0.34) - time * 0.06, 5, z / (size * 0.34));
    return (n * 0.75 + fine * 0.25) * (7 * grain + far * 0.012);
  };
  for (let at = 0; at < still.length; at += 3) {
    const lift = clamp(billow(still[at]!, still[at + 2]!, 0) / (9 * grain));
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
        moved[at + 1] = level - 6 * grain + billow(still[at]!, still[at + 2]!, time * 4);
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
