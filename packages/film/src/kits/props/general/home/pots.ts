/** Vases and pots with flowers and plants. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom, pick } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const vaseProfile: [number, number][] = [
  [0, 0],
  [0.06, 0],
  [0.075, 0.02],
  [0.11, 0.11],
  [0.115, 0.17],
  [0.08, 0.27],
  [0.045, 0.32],
  [0.06, 0.37],
  [0.055, 0.375],
  [0.035, 0.32],
  [0, 0.3],
];

/** Stems with round blossoms out of an opening at `y`. */
const addFlowers = (
  b: MeshBuilder,
  y: number,
  radius: number,
  count: number,
  colours: Vec3[],
  seed: number,
) => {
  const random = createRandom(seed);
  for (let n = 0; n < count; n += 1) {
    const [a, lean] = [(n / count) * 2 * Math.PI + random(), radius * (0.4 + random())];
    const head: Vec3 = [Math.cos(a) * lean, y + 0.16 + random() * 0.14, Math.sin(a) * lean];
    b.paint(fromHex('#3f7a34'), 'leaf').tube(
      [[0, y - 0.06, 0], [head[0] * 0.5, y + 0.08, head[2] * 0.5], head],
      0.005,
      5,
    );
    b.sphere([head[0] * 0.7, y + 0.08 + random() * 0.05, head[2] * 0.7], [0.04, 0.008, 0.02], 7);
    const colour = pick(random, colours);
    for (let petal = 0; petal < 6; petal += 1) {
      const t = (petal / 6) * 2 * Math.PI;
      b.paint(colour, 'leaf').sphere(
        [head[0] + Math.cos(t) * 0.024, head[1] + 0.004, head[2] + Math.sin(t) * 0.024],
        [0.02, 0.011, 0.02],
        7,
      );
    }
    b.paint(fromHex('#f0c23a'), 'matte').sphere([head[0], head[1] + 0.012, head[2]], 0.012, 7);
  }
};

const blossoms = ['#e84a6a', '#f4c33a', '#f8f4f0', '#c860c0', '#f08040'].map(fromHex);

export const vase = staticKit(
  ['vase', 'flower vase', 'vase of flowers', 'urn', 'amphora'],
  (b, { noun, colour, seed }) => {
    const paint = colour ?? fromHex('#2f5fa8');
    b.paint((p) => (p[1] > 0.13 && p[1] < 0.16 ? fromHex('#f4f0e6') : paint), 'glossy').lathe(
      vaseProfile,
      28,
    );
    if (noun.includes('flower') || noun === 'vase') addFlowers(b, 0.36, 0.14, 9, blossoms, seed + 3);
    if (/urn|amphora|jug/.test(noun))
      for (const side of [-1, 1])
        b.paint(paint, 'glossy').tube(
          [
            [side * 0.05, 0.35, 0],
            [side * 0.14, 0.32, 0],
            [side * 0.11, 0.2, 0],
          ],
          0.012,
          8,
        );
    return { grip: [0, 0.2, 0] };
  },
);

const addPot = (b: MeshBuilder, radius: number, height: number, paint: Vec3) =>
  b
    .paint(paint, 'matte')
    .lathe(
      [
        [0, 0],
        [radius * 0.68, 0],
        [radius * 0.92, height * 0.8],
        [radius * 0.92, height * 0.8],
        [radius, height * 0.8],
        [radius, height],
        [radius * 0.88, height],
        [radius * 0.84, height * 0.86],
        [0, height * 0.86],
      ],
      26,
    )
    .paint(fromHex('#3a2618'), 'soil')
    .sphere([0, height * 0.86, 0], [radius * 0.84, radius * 0.1, radius * 0.84], 14);

export const pot = staticKit(
  ['flower pot', 'flowerpot', 'plant pot', 'potted flower', 'potted flowers'],
  (b, { colour, seed }) => {
    addPot(b, 0.13, 0.2, fromHex('#b5643f'));
    addFlowers(b, 0.24, 0.13, 9, colour ? [colour] : blossoms, seed + 5);
    return { grip: [0, 0.12, 0] };
  },
);

/** What grows in it is said besides. */
export const planter = staticKit(['planter'], (b, { colour }) => {
  addPot(b, 0.19, 0.3, colour ?? fromHex('#b5643f'));
  return { grip: [0, 0.15, 0], top: [0, 0.27, 0], inside: [0, 0.27, 0] };
});

export const pottedPlant = staticKit(
  ['potted plant', 'houseplant', 'house plant', 'indoor plant', 'pot plant', 'monstera', 'rubber plant'],
  (b, { colour, seed }) => {
    const random = createRandom(seed + 4);
    addPot(b, 0.17, 0.3, colour ?? fromHex('#e8e2d6'));
    b.twoSided();
    for (let n = 0; n < 15; n += 1) {
      const a = n * 2.4;
      const reach = 0.14 + random() * 0.2;
      const high = 0.45 + random() * 0.55;
      const tip: Vec3 = [Math.cos(a) * reach, high, Math.sin(a) * reach];
      b.paint(fromHex('#3f6b34'), 'leaf').tube(
        [[0, 0.26, 0], [tip[0] * 0.35, high * 0.8, tip[2] * 0.35], tip],
        0.007,
        5,
      );
      const green = pick(random, ['#2f6b34', '#3f8a40', '#4f9a4a'].map(fromHex));
      const [dx, dz] = [Math.cos(a), Math.sin(a)];
      b.paint(
        (p) => (Math.abs((p[0] - tip[0]) * dz - (p[2] - tip[2]) * dx) < 0.006 ? lighten(green, 0.3) : green),
        'leaf',
      ).loft(
        Array.from({ length: 7 }, (_, k) => {
          const t = k / 6;
          const half = 0.085 * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.06)) ** 0.7;
          const along = t * 0.24;
          const drop = -t * t * 0.1;
          return [-1, 0, 1].map(
            (s): Vec3 => [
              tip[0] + dx * along - dz * s * half,
              tip[1] + drop + Math.abs(s) * half * 0.25,
              tip[2] + dz * along + dx * s * half,
            ],
          );
        }),
        { isClosed: false, hasCaps: false },
      );
    }
    return { top: [0, 0.3, 0] };
  },
);
