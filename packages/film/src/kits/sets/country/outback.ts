/** The red heart of Australia: iron-red earth with tufts of spinifex, white-barked gum trees, and Uluru on the horizon. */

import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { addBlade } from '../../plants/foliage.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, onDryLand, type SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isOutback = ({ place, details = [] }: SetRequest) =>
  place === 'desert' && details.includes('outback');

const ground: Ground = (x, z) =>
  0.35 * (noise(x / 11, 2, z / 11) - 0.5) * smoothstep(5, 25, Math.hypot(x, z)) +
  smoothstep(40, 160, Math.hypot(x, z)) * 2.4 * noise(x / 60, 5, z / 60);

const earth = (x: number, _y: number, z: number): Vec3 =>
  mix(fromHex('#8a3414'), fromHex('#c4622c'), clamp(0.15 + 0.8 * fractalNoise(x / 7, 1, z / 7, 3)));

/** A ball of stiff needles, 0.5 m high. */
const buildSpinifex = (seed: number, count: number) => {
  const mesh = createMesh();
  mesh.isTwoSided = true;
  for (let n = 0; n < count; n += 1) {
    const [a, r] = [n * 2.4 + seed, Math.sqrt((n + 0.5) / count)];
    const up = normalize([Math.cos(a) * r * 1.3, 1.05 - 0.55 * r, Math.sin(a) * r * 1.3]);
    addBlade(mesh, {
      at: [Math.cos(a) * r * 0.12, 0, Math.sin(a) * r * 0.12],
      up,
      side: [-Math.sin(a), 0, Math.cos(a)],
      length: 0.42 + 0.16 * noise(n * 1.7, seed, 3),
      halfWidth: 0.016 * Math.sqrt(90 / count),
      normal: normalize([up[0], up[1] + 0.5, up[2]]),
      base: fromHex('#6f6a30'),
      tip: fromHex(n % 3 ? '#c9b464' : '#e2d28c'),
      baseOcclusion: 0.4,
      tipOcclusion: 1,
    });
  }
  return mesh;
};

/** One rock with steep fluted sides and a flat back, far behind the action; where it is named it fills the picture. */
const addUluru = (set: SetBuilder): void => {
  const isNamed = set.request.details?.includes('uluru') ?? false;
  const far = isNamed ? 300 : 430;
  const half = far * (isNamed ? 0.42 : 0.27);
  const high = half * (isNamed ? 0.36 : 0.34);
  const [x, z] = set.atFrame(isNamed ? 0.05 : 0.34, set.area.cameraDistance + far);
  const rise = (u: number, v: number): number => {
    const outline = 1 - Math.abs(u) ** 3.2 - 0.1 * (1 - u) * smoothstep(0.2, 1, u);
    const flank = smoothstep(0, 0.34, 1 - Math.abs(v) - 0.06 * Math.sin(u * 46 + 3 * noise(u * 6, 1, 2)));
    const back = 0.86 + 0.12 * noise(u * 4, 2, v * 2) + 0.04 * Math.sin(u * 9);
    return Math.max(0, outline) ** 0.5 * flank * back;
  };
  set.model(
    (b) =>
      b
        .paint((p) => {
          const [u, y] = [(p[0] - x) / half, p[1] / high];
          const flute = 0.5 + 0.5 * Math.sin(u * 70 + 4 * noise(u * 9, y * 2, 4));
          const rock = mix(fromHex('#8a3516'), fromHex('#d2703a'), clamp(0.25 + 0.4 * flute + 0.35 * y));
          return mix(rock, fromHex('#5c2410'), 0.35 * smoothstep(0.55, 0.7, noise(u * 14, y * 3, 6)));
        }, 'matte')
        .heightField(
          { x0: x - half, z0: z - half * 0.5, x1: x + half, z1: z + half * 0.5 },
          { x: 130, z: 26 },
          (px, pz) => -1 + high * rise((px - x) / half, (pz - z) / (half * 0.5)),
        ),
    { castsNoShadow: true },
  );
};

export const createOutback = (request: SetRequest): StageSet =>
  onDryLand(request, ground, (set, area) => {
    addTerrain(set, { paint: earth, material: 'sand', reach: 3000, fineness: 1.7 });
    addUluru(set);
    const near = Math.max(3, area.cameraDistance * 0.7);
    const plant = createTreePlanter(set);
    for (const [across, depth] of [
      [-0.74, 2.3],
      [0.88, 3.1],
    ] as const) {
      const [x, z] = set.atFrame(across, near * depth + 5);
      if (set.isClear(x, z, 1)) plant('gum', x, z, 0.85 + set.random() * 0.25);
    }
    set.scatter(9, { near: near * 3 + 10, far: 110, radius: 4, gap: 1.3 }, (x, z) =>
      plant('gum', x, z, 0.75 + set.random() * 0.4),
    );
    set.scatter(46, { near: 100, far: 420, radius: 4 }, (x, z) =>
      plant('gum', x, z, 0.7 + set.random() * 0.4),
    );
    const stock = [90, 40, 16].map((count, n) => buildSpinifex(n + 1, count));
    // Never so high that it hides a small animal.
    const most = Math.min(1.5, Math.max(0.35, set.actionHeight * 0.9));
    set.scatter(420, { near: Math.max(1.5, near * 0.5), far: 130, radius: 0.5, gap: 0.8 }, (x, z, distance) =>
      set.add(
        stock[distance < 9 ? 0 : distance < 30 ? 1 : 2]!,
        multiply(
          translation(x, set.ground(x, z), z),
          rotationY(set.random() * 6),
          scaling(Math.min(most, 0.8 + set.random()) * (distance > 40 ? 1.5 : 1)),
        ),
        { castsNoShadow: distance > 20 },
      ),
    );
    addRocks(set, {
      count: 16,
      near,
      far: 60,
      size: 0.5,
      dark: fromHex('#6a2a12'),
      pale: fromHex('#b05a2c'),
      cover: null,
    });
    return set.result();
  });
