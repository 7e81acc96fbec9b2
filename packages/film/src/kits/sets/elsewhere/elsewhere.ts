/** Above the clouds, in space, in stories, and before a clean backdrop. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { mountainRange, rollingHills } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

const places = ['sky', 'clouds', 'space', 'fairy_tale_land', 'candy_land', 'studio'] as const;
type Elsewhere = (typeof places)[number];

/** The world far below, and heaps of cloud at the action's height. */
const buildSky = (set: SetBuilder): void => {
  const below = set.area.low[1] - 160;
  const isInside = set.request.place === 'clouds';
  if (!isInside) {
    addTerrain(set, {
      height: (x, z) =>
        below + mountainRange(x, z, { from: 100, to: 1500, height: 120, scale: 500, seed: 3 }),
      paint: (x, _y, z) =>
        mix(
          mix(
            groundGreen(set.request, x / 9, z / 9),
            fromHex('#8f9a50'),
            smoothstep(0.5, 0.6, noise(x / 130, 1, z / 130)) * 0.6,
          ),
          fromHex('#3f6a34'),
          smoothstep(0.55, 0.65, noise(x / 90, 5, z / 90)),
        ),
      material: 'lawn',
      reach: 9000,
    });
  }
  const heap = (seed: number) => {
    const builder = new MeshBuilder();
    const random = (n: number) => noise(n * 12.7 + seed * 3.1, seed, n * 5.3);
    const dim = set.isDark ? 0.14 : 1;
    builder.paint((_p, n) => {
      const lit = mix([0.62, 0.68, 0.78], [1, 1, 1], 0.5 + 0.5 * n[1]);
      return [lit[0] * dim, lit[1] * dim, lit[2] * dim];
    }, 'cloth');
    for (let n = 0; n < 20; n += 1) {
      const u = n / 19 - 0.5;
      const r = 0.2 * (1 - 1.5 * u * u) * (0.65 + 0.7 * random(n));
      builder.sphere(
        [
          u * 1.5 + (random(n + 40) - 0.5) * 0.2,
          0.16 + (random(n + 80) - 0.35) * 0.26 * (1 - 2.4 * u * u),
          (random(n + 120) - 0.5) * 0.5,
        ],
        [r * 1.25, r, r * 1.1],
        12,
      );
    }
    return builder.mesh;
  };
  const heaps = [1, 2, 3, 4].map(heap);
  const reach = Math.max(12, set.area.cameraDistance);
  const level = set.baseY;
  for (let n = 0; n < 54; n += 1) {
    const across = (set.random() * 2 - 1) * 1.25;
    const depth = reach * ((isInside ? 1.9 : 2.4) + 9 * set.random());
    const [x, z] = set.atFrame(across, depth);
    const size = reach * (0.35 + set.random() * 0.7) * (1 + depth / reach / 10);
    if (!set.isClear(x, z, size * 0.4) && depth < reach * 3) continue;
    const y = isInside
      ? level + (set.random() - 0.7) * depth * 0.5
      : level - reach * (0.35 + set.random() * 0.9) - (n % 5 === 0 ? -reach * 0.7 : 0);
    const phase = set.random() * 6;
    const at = multiply(
      translation(x, y, z),
      rotationY(set.random() * 6),
      scaling(size, size * (0.6 + 0.4 * set.random()), size),
    );
    set.add(heaps[n % 4]!, at, {
      castsNoShadow: true,
      update: (time) => multiply(translation(-time * 0.25 - Math.sin(time * 0.1 + phase) * 0.3, 0, 0), at),
    });
  }
  if (!isInside) return;
  const wisps = Array.from({ length: 24 }, (_, n) => ({
    at: set.atFrame((set.random() * 2 - 1) * 1.1, reach * (0.7 + 1.6 * set.random())),
    y: level + (set.random() - 0.5) * reach * 0.7,
    size: reach * (0.12 + 0.2 * set.random()),
    wisp: n * 1.7,
  }));
  set.particles((time): Particle[] =>
    wisps.map(({ at, y, size, wisp }) => ({
      position: [at[0] - time * 0.6, y, at[1]],
      size,
      colour: set.isDark ? [0.1, 0.12, 0.16] : [0.95, 0.96, 1],
      opacity: 0.2,
      wisp,
    })),
  );
};

const buildSpace = (set: SetBuilder): void => {
  const reach = Math.max(14, set.area.cameraDistance * 1.5);
  const hasPlanet = (set.request.nouns ?? []).some((noun) =>
    /planet|earth|moon|saturn|mars|jupiter|black hole/.test(noun),
  );
  if (!hasPlanet) {
    // A blue planet low in the frame, and a small moon.
    const [x, z] = set.atFrame(0.55, reach * 14);
    const r = reach * 4.2;
    set.model(
      (builder) => {
        builder.at(translation(x, set.baseY - r * 0.45, z), (b) => {
          b.paint((p) => {
            const d = normalize([p[0] - x, p[1] - set.baseY + r * 0.45, p[2] - z]);
            const land = smoothstep(0.5, 0.56, fractalNoise(d[0] * 2.2 + 3, d[1] * 2.2, d[2] * 2.2, 5));
            const cloud = smoothstep(0.54, 0.68, fractalNoise(d[0] * 3.4, d[1] * 6 + 9, d[2] * 3.4, 5));
            const ice = smoothstep(0.78, 0.88, Math.abs(d[1]));
            return mix(
              mix(
                mix(
                  fromHex('#1c4f9a'),
                  mix(fromHex('#3f7a3c'), fromHex('#b0935a'), noise(d[0] * 5, d[1] * 5, d[2] * 5)),
                  land,
                ),
                [0.95, 0.96, 1],
                ice,
              ),
              [1, 1, 1],
              cloud * 0.85,
            );
          }, 'satin').sphere([0, 0, 0], r, 96);
          b.paint([0.2, 0.45, 0.9], 'haze').sphere([0, 0, 0], r * 1.025, 48);
        });
      },
      { castsNoShadow: true },
    );
    const [mx, mz] = set.atFrame(-0.6, reach * 12);
    set.model(
      (builder) =>
        builder
          .paint(
            (p) => mix(fromHex('#7a7672'), fromHex('#c4c0ba'), fractalNoise(p[0] / 4, p[1] / 4, p[2] / 4, 4)),
            'rock',
          )
          .sphere([mx, set.baseY + reach * 2.6, mz], reach * 0.7, 40),
      { castsNoShadow: true },
    );
  }
  const rock = [1, 2, 3].map((seed) =>
    buildRock({
      seed: seed + 7,
      segments: 16,
      dark: fromHex('#3a3430'),
      pale: fromHex('#857a70'),
      roundness: 0.2,
    }),
  );
  for (let n = 0; n < 34; n += 1) {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.2, reach * (1.3 + 4 * set.random()));
    const y = set.baseY + (set.random() - 0.5) * reach * 1.6;
    const at = multiply(
      translation(x, y, z),
      rotationZ(set.random() * 6),
      scaling(reach * 0.02 * (1 + 5 * set.random() ** 3)),
    );
    const spin = (set.random() - 0.5) * 0.6;
    set.add(rock[n % 3]!, at, {
      castsNoShadow: true,
      update: (time) => multiply(at, rotationY(time * spin)),
    });
  }
};

const storyGround = (x: number, z: number): number =>
  0.05 * noise(x * 0.4, 1, z * 0.4) +
  rollingHills(x, z, { from: 16, to: 120, height: 26, scale: 34, seed: 2 });

const buildFairyTale = (set: SetBuilder): void => {
  addTerrain(set, {
    paint: (x, _y, z) => mix(fromHex('#4f9a4a'), fromHex('#8fce5a'), noise(x / 6, 1, z / 6)),
    material: 'lawn',
    reach: 900,
  });
  addGrass(set, {
    length: 0.13,
    colours: { dark: fromHex('#2a6a3c'), light: fromHex('#6ac858'), dry: fromHex('#b0e060') },
  });
  addFlowers(set, { count: 1400, size: 1.4 });
  const place = createThingPlacer(set);
  const near = Math.max(4, set.area.cameraDistance * 0.9);
  for (const [n, [across, depth, size]] of (
    [
      [-0.72, 1.4, 1],
      [0.78, 1.7, 1.3],
      [-0.42, 2.6, 1.5],
      [0.5, 3.2, 1.8],
      [0.95, 1.2, 0.7],
      [-0.95, 2, 1.1],
    ] as const
  ).entries()) {
    const [x, z] = set.atFrame(across, near * depth + 1);
    if (!set.isClear(x, z, 0.9)) continue;
    place(
      'giant mushroom',
      [x, set.ground(x, z), z],
      n,
      { colour: ['#d0241c', '#8a3ad0', '#e86a9a', '#2a8ad0'].map(fromHex)[n % 4]!, seed: n + 1 },
      size,
    );
    set.take(x, z, 1.2);
  }
  const [cx, cz] = set.atFrame(0.25, near * 3 + 60);
  place('castle', [cx, set.ground(cx, cz), cz], 0.2, { detail: 1 });
  const plant = createTreePlanter(set);
  set.scatter(26, { near: near * 1.5 + 4, far: 120, radius: 2.2 }, (x, z) =>
    plant(set.random() < 0.5 ? 'cherry' : 'oak', x, z, 0.8),
  );
  addRainbowArch(set);
  const lights = Array.from({ length: 46 }, () => [set.random(), set.random(), set.random()] as Vec3);
  set.particles((time): Particle[] =>
    lights.map(([a, b, c], n) => ({
      position: [
        set.centre[0] + (a - 0.5) * near * 3 + 0.4 * Math.sin(time * 0.8 + n),
        set.baseY + 0.3 + b * near * 0.7 + 0.2 * Math.sin(time + n * 2),
        set.centre[2] + (c - 0.7) * near * 3,
      ],
      size: 0.03,
      colour: [2.2, 1.8, 0.8],
      opacity: 0.4 + 0.5 * Math.abs(Math.sin(time * 2 + n)),
    })),
  );
};

const addRainbowArch = (set: SetBuilder): void => {
  const hues = ['#e83a3a', '#f0902a', '#f4e040', '#4ac85a', '#3a8ae8', '#8a4ad0'].map(fromHex);
  set.model(
    (builder) => {
      for (const [n, hue] of hues.entries()) {
        const r = 70 - n * 2.2;
        builder.paint(lighten(hue, 0.2), 'haze').tube(
          Array.from(
            { length: 33 },
            (_, k): Vec3 => [
              set.centre[0] - 20 + Math.cos((k / 32) * Math.PI) * r,
              Math.sin((k / 32) * Math.PI) * r * 0.8 - 6,
              set.centre[2] - 150,
            ],
          ),
          1.15,
          6,
          false,
        );
      }
    },
    { castsNoShadow: true },
  );
};

const buildCandyLand = (set: SetBuilder): void => {
  const pinks = ['#ff9ec4', '#ffd6e6'].map(fromHex) as [Vec3, Vec3];
  addTerrain(set, {
    paint: (x, y, z) =>
      y > 6
        ? mix(fromHex('#fff4f8'), fromHex('#ffd0e4'), noise(x / 5, 1, z / 5))
        : mix(
            mix(pinks[0], pinks[1], noise(x / 4, 1, z / 4)),
            fromHex('#a8f0d8'),
            smoothstep(0.55, 0.65, noise(x / 9, 5, z / 9)),
          ),
    material: 'satin',
    reach: 700,
  });
  const near = Math.max(4, set.area.cameraDistance * 0.9);
  const hues = ['#f0304a', '#ffffff', '#ffb020', '#4ac8f0', '#a04ae0', '#5ad85a'].map(fromHex);
  set.scatter(30, { near: near * 1.1, far: 60, radius: 0.9, gap: 1.2 }, (x, z) => {
    const [kind, hue] = [Math.floor(set.random() * 3), hues[Math.floor(set.random() * 6)]!];
    const size = 0.8 + set.random() * 1.2;
    set.model((builder) =>
      builder.at(
        multiply(translation(x, set.ground(x, z), z), rotationY((set.random() - 0.5) * 0.8), scaling(size)),
        (b) => {
          if (kind === 0) {
            // A lollipop with a swirl.
            b.paint([0.95, 0.95, 0.92], 'glossy').tube(
              [
                [0, 0, 0],
                [0, 1.8, 0],
              ],
              0.06,
              8,
            );
            b.paint(
              (p) =>
                Math.sin(Math.atan2(p[1], p[0]) * 3 + Math.hypot(p[0], p[1]) * 9) > 0
                  ? hue
                  : [0.98, 0.97, 0.95],
              'glossy',
            ).at(translation(0, 2.3, 0), (c) => c.sphere([0, 0, 0], [0.7, 0.7, 0.16], 32));
          } else if (kind === 1) {
            // A candy cane.
            const points = Array.from(
              { length: 24 },
              (_, n): Vec3 =>
                n < 14
                  ? [0, n * 0.16, 0]
                  : [
                      0.4 - 0.4 * Math.cos(((n - 13) / 10) * Math.PI),
                      2.08 + 0.4 * Math.sin(((n - 13) / 10) * Math.PI),
                      0,
                    ],
            );
            b.paint(
              (p) => (Math.sin((p[0] + p[1]) * 9) > 0 ? fromHex('#e8203a') : [0.98, 0.98, 0.96]),
              'glossy',
            ).tube(points, 0.13, 12);
          } else
            b.paint(hue, 'glossy').lathe(
              [
                [0.55, 0],
                [0.6, 0.2],
                [0.5, 0.55],
                [0.25, 0.8],
                [0, 0.9],
              ],
              24,
            );
        },
      ),
    );
  });
  // Cream hills with drops on them.
  set.model(
    (builder) => {
      for (let n = 0; n < 24; n += 1) {
        const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.1, near * 3 + 18 + set.random() * 70);
        const r = 3 + set.random() * 5;
        builder
          .paint(mix(hues[n % 6]!, [1, 1, 1], 0.55), 'satin')
          .sphere([x, set.ground(x, z), z], [r, r * 0.7, r], 20);
        builder.paint(fromHex('#d8203a'), 'glossy').sphere([x, set.ground(x, z) + r * 0.74, z], r * 0.16, 12);
      }
    },
    { castsNoShadow: true },
  );
};

/** A paper sweep that runs from the floor up behind. */
const buildStudio = (set: SetBuilder): void => {
  const wide = Math.max(30, set.halfX * 6 + 12);
  const back = set.area.low[2] - Math.max(3, set.area.cameraDistance * 0.8);
  const bend = Math.max(2, set.area.cameraDistance * 0.5);
  const hue = fromHex(['#cfd8df', '#e3d6c4', '#d3dcc8', '#d8cfdf'][set.request.seed % 4]!);
  set.model(
    (builder) => {
      const profile: [number, number][] = [
        [set.area.cameraPosition[2] + 20, 0],
        [back, 0],
      ];
      for (let n = 1; n <= 12; n += 1)
        profile.push([back - Math.sin((n / 12) * 1.571) * bend, bend - Math.cos((n / 12) * 1.571) * bend]);
      profile.push([back - bend, bend + wide]);
      builder.paint(hue, 'matte');
      builder.grid(
        profile.map(([z, y], n) => {
          const t = Math.min(1, Math.max(0, (n - 1) / 12));
          const normal = normalize([0, Math.cos(t * 1.571), Math.sin(t * 1.571)]);
          return [-wide, wide].map((x) => builder.vertex([x, y, z], normal));
        }),
      );
    },
    { castsNoShadow: true },
  );
};

const createElsewhere = (request: SetRequest): StageSet => {
  const place = request.place as Elsewhere;
  const isStory = place === 'fairy_tale_land' || place === 'candy_land';
  const ground = isStory ? storyGround : () => 0;
  const builders: Record<Elsewhere, (set: SetBuilder) => void> = {
    sky: buildSky,
    clouds: buildSky,
    space: buildSpace,
    fairy_tale_land: buildFairyTale,
    candy_land: buildCandyLand,
    studio: buildStudio,
  };
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      builders[place](set);
      return set.result();
    },
  };
};

export const elsewhere: SetKit = { places, create: createElsewhere };
