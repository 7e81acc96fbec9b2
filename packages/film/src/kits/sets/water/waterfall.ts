/** A waterfall: sheets of water down a cliff, mist at its foot, and the green of a jungle around it. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { buildBroadPlant, buildFern } from '../../plants/bush-shapes.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** Where the fall comes down, and how high it is. */
export const fallZ = -12;
export const fallHeight = 15;

/** In the mountains firs grow around it. */
export const isAmongPeaks = ({ request }: SetBuilder): boolean => request.backdrop === 'mountains';

/** Ferns and bushes on the ledges of the cliff, vines that hang from its edge, a wall of trees on top. */
export const addLushCliff = (set: SetBuilder, isDry: (x: number, z: number) => boolean): void => {
  const { ground, random } = set;
  const isHigh = isAmongPeaks(set);
  const detail = set.area.cameraDistance > 20 ? 2 : 1;
  const plants = [
    buildFern({ seed: 1, detail }),
    buildBroadPlant({ seed: 2, detail }),
    buildFern({ seed: 4, detail }),
  ];
  for (let n = 0; n < 420; n += 1) {
    const x = (random() - 0.5) * 46;
    const z = fallZ - 0.5 - random() * 5.5;
    const y = ground(x, z);
    if (Math.abs(x) < 3.3 || y < 0.4) continue;
    set.add(
      plants[n % 3]!,
      multiply(
        translation(x, y - 0.1, z + 0.15),
        rotationY(random() * 6.3),
        rotationX(0.5),
        scaling(0.8 + random() * 1.1),
      ),
      { castsNoShadow: true },
    );
  }
  set.model(
    (b) => {
      for (let n = 0; n < 70; n += 1) {
        const x = (n % 2 ? 1 : -1) * (3.2 + random() ** 1.4 * 15);
        const z = fallZ - 3.4;
        const top = ground(x, z - 1.4);
        if (top < 6) continue;
        const long = 2 + random() * 5.5;
        b.paint(mix(fromHex('#23491c'), fromHex('#4f8a34'), random()), 'leaf');
        for (let k = 0; k < long * 3; k += 1) {
          const y = top - k / 3;
          const out = z + 2.2 - 1.4 * Math.exp(-k / 3);
          b.sphere(
            [x + 0.18 * Math.sin(k * 1.7 + n), y, out + 0.1 * Math.cos(k * 2.1)],
            [0.2, 0.16, 0.12],
            5,
          );
        }
      }
    },
    { castsNoShadow: true },
  );
  const plant = createTreePlanter(set);
  for (let n = 0; n < 44; n += 1) {
    const x = (n / 43 - 0.5) * 60 + (random() - 0.5) * 2;
    const z = fallZ - 6 - random() * 9;
    if (Math.abs(x) > 2.6 && isDry(x, z))
      plant(isHigh ? 'fir' : n % 3 ? 'jungle' : 'palm', x, z, 0.75 + random() * 0.5);
  }
  for (const [across, depth] of [
    [-0.9, 0.8],
    [0.94, 0.72],
    [-0.7, 1.05],
    [0.75, 1.1],
  ] as const) {
    const [x, z] = set.atFrame(across, Math.max(7, set.area.cameraDistance * depth));
    if (set.isClear(x, z, 0.8) && ground(x, z) > -0.3)
      plant(isHigh ? 'fir' : 'palm', x, z, 0.6 + random() * 0.3);
  }
};

/** Where the water lies on the cliff: how far out the rock reaches at every height under a point of its edge. */
const cliffBelow = (
  set: SetBuilder,
  x: number,
): { top: number; lip: number; outAt: (y: number) => number } => {
  const step = 0.12;
  const top = set.ground(x, fallZ - 6.5) + 0.1;
  const heights: number[] = [];
  for (let z = fallZ + 1.2; z > fallZ - 7; z -= step) heights.push(set.ground(x, z));
  const outAt = (y: number) => {
    const first = heights.findIndex((height) => height >= y - 0.12);
    return fallZ + 1.2 - (first < 0 ? heights.length : first) * step;
  };
  return { top, lip: outAt(top * 0.95), outAt };
};

/** Strands of water over the edge of the cliff and down before the rock, and mist at its foot. */
export const addFall = (set: SetBuilder): void => {
  const [columns, rows, onTop, width] = [44, 48, 5, 6.2];
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const still: number[] = [];
  const cliffs = Array.from({ length: columns + 1 }, (_, column) =>
    cliffBelow(set, (column / columns - 0.5) * width * 0.8),
  );
  const spread = (v: number) => 0.8 + 0.35 * v;
  for (let row = -onTop; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [u, v] = [column / columns - 0.5, Math.max(0, row / rows)];
      const { top, lip, outAt } = cliffs[column]!;
      const x = u * width * spread(v);
      const y = row < 0 ? top + 0.05 : top * (1 - v) ** 0.9 - 0.2 * v;
      // Thrown clear of the edge, never behind the rock.
      const z =
        row < 0
          ? lip + row * 0.9
          : Math.max(outAt(y) + 0.25, lip + 2.6 * Math.sqrt(v)) + 0.3 * (noise(u * 14, 1, 0) - 0.5);
      still.push(x, y, z);
      mesh.positions.push(x, y, z);
      mesh.normals.push(0, row <= 0 ? 0.9 : 0.35, 0.9);
      const streak = clamp(noise(u * 30, v * 2.4, 2) * 1.6 - 0.3);
      mesh.colours.push(
        ...mix(fromHex('#5c93aa'), fromHex('#dcebf2'), clamp(0.12 + streak * 0.8 + v * 0.15)),
      );
      mesh.occlusion.push(1);
    }
  }
  for (let row = 0; row < rows + onTop; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // Gaps between the strands show the rock, more of it at the sides.
      const [u, v] = [column / columns - 0.5, (row - onTop) / rows];
      const isGap = noise(u * 17 + 3, v * 1.5, 7) < 0.3 + 0.28 * Math.abs(u) ** 1.5 * 2.8;
      if (v > 0.06 && isGap) continue;
      const a = row * (columns + 1) + column;
      mesh.triangles.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
      mesh.materials.push(materialNumber.satin, materialNumber.satin);
    }
  const moved = new Float32Array(still);
  set.add(mesh, undefined, {
    castsNoShadow: true,
    update: (time) => {
      for (let at = 0; at < moved.length; at += 3)
        moved[at + 2] =
          still[at + 2]! + 0.22 * (noise(still[at]! * 2.6, still[at + 1]! * 0.5 + time * 5, 1) - 0.5);
      return moved;
    },
  });
  set.particles((time): Particle[] => {
    const drops: Particle[] = [];
    for (let n = 0; n < 240; n += 1) {
      const age = (time * 0.75 + n * 0.618) % 1;
      const u = ((n * 0.377) % 1) - 0.5;
      const { top, lip, outAt } = cliffs[Math.round((u + 0.5) * columns)]!;
      const y = top * (1 - age * age);
      const z = Math.max(outAt(y) + 0.4, lip + 2.6 * age) + 0.2;
      const x = u * width * spread(age * age);
      drops.push({
        position: [x, y, z],
        end: [x, y + 0.8 + 1.2 * age, z - 0.1],
        size: 0.04,
        colour: [0.86, 0.91, 0.95],
        opacity: 0.5,
      });
    }
    for (let n = 0; n < 46; n += 1) {
      const age = (time * 0.35 + n * 0.297) % 1;
      drops.push({
        position: [(((n * 0.73) % 1) - 0.5) * width * 1.5, 0.2 + age * 3, fallZ + 0.8 + age * 2.4],
        size: 0.7 + age * 1.6,
        colour: [0.82, 0.87, 0.9],
        opacity: 0.3 * Math.sin(Math.PI * age),
        wisp: n * 1.7,
      });
    }
    return drops;
  });
};

const bands: Vec3[] = ['#e0302a', '#f08a24', '#f4e03a', '#3fc04a', '#2f8ae0', '#5a3ad0'].map(fromHex);

/** A bow that stands in the mist before the fall. */
export const rainbowInMist = (): (() => Particle[]) => {
  const drops: Particle[] = [];
  const steps = 110;
  for (const [n, colour] of bands.entries())
    for (let k = 0; k <= steps; k += 1) {
      const angle = 0.04 + (k / steps) * (Math.PI - 0.08);
      const radius = 6.6 - n * 0.3;
      drops.push({
        position: [1.2 + Math.cos(angle) * radius, 0.1 + Math.sin(angle) * radius * 0.92, fallZ + 3.2],
        size: 0.34,
        colour: [colour[0] * 1.1, colour[1] * 1.1, colour[2] * 1.1],
        opacity: 0.17,
      });
    }
  return () => drops;
};

/** Columns of blue ice where the water ran, thick at the top and pointed below. */
export const addFrozenFall = (set: SetBuilder): void => {
  const { random } = set;
  set.model((b) => {
    b.paint((p) => {
      const streak = noise(p[0] * 3, p[1] * 0.5, p[2] * 3);
      return mix(fromHex('#7fb4d4'), fromHex('#e4f1f8'), clamp(streak * 1.3));
    }, 'glossy');
    for (let n = 0; n < 130; n += 1) {
      const u = random() - 0.5;
      const x = u * 8.5;
      const top = fallHeight * 0.88 - Math.abs(u) * 2.4 * random();
      const foot = random() < 0.55 ? -0.2 : top * random() * 0.7;
      const z = fallZ - 1.5 + 1.3 * random() - Math.abs(u) * 1.2;
      const thick = 0.22 + 0.4 * random();
      const middle = (top + foot) / 2;
      b.tube(
        [
          [x * 0.85, top, z - 1.1],
          [x * 0.92, middle + (top - middle) * 0.7, z - 0.1],
          [x, middle, z + 0.2],
          [x, foot, z + 0.35],
        ],
        [thick, thick * 1.15, thick * 0.8, foot < 0 ? thick * 1.3 : 0.02],
        9,
      );
    }
    for (let n = 0; n < 26; n += 1) {
      const size = 0.5 + random() * 0.9;
      b.sphere([(random() - 0.5) * 10, 0, fallZ + 0.4 + random() * 1.6], [size * 1.4, size * 0.6, size], 10);
    }
  }, {});
};
