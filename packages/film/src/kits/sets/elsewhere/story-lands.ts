/** Fairy-tale land and candy land. */

import { fromHex, lighten } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { rollingHills } from '../shared/landforms.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const storyGround = (x: number, z: number): number =>
  0.05 * noise(x * 0.4, 1, z * 0.4) +
  rollingHills(x, z, { from: 16, to: 120, height: 26, scale: 34, seed: 2 });

export const buildFairyTale = (set: SetBuilder): void => {
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

export const buildCandyLand = (set: SetBuilder): void => {
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
