/** Small things of nature: a spider's web, a nest with eggs, ice cubes, icicles, an arch of flowers. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { icicleEave } from './icicle-eave.ts';

const web = staticKit(['spider web', 'web', 'cobweb', 'spiderweb', 'spider s web'], (b, { seed }) => {
  const random = createRandom(seed + 3);
  const [centre, radius, spokes] = [0.62, 0.55, 14];
  const silk = fromHex('#f4f6fa');
  const at = (r: number, n: number): Vec3 => {
    const a = (n / spokes) * Math.PI * 2;
    return [Math.cos(a) * r, centre + Math.sin(a) * r, 0];
  };
  b.paint(silk, 'glow');
  for (let n = 0; n < spokes; n += 1)
    b.tube([[0, centre, 0], at(radius * (0.9 + 0.2 * random()), n)], 0.005, 4);
  for (let ring = 1; ring <= 9; ring += 1)
    for (let n = 0; n < spokes; n += 1) {
      const r = (ring / 10) * radius;
      const [from, to] = [at(r, n), at(r, n + 1)];
      const sag: Vec3 = [(from[0] + to[0]) * 0.485, centre + (from[1] + to[1] - centre * 2) * 0.485, 0];
      b.paint(silk, 'glow').tube([from, sag, to], 0.0036, 4);
      // Dew on the threads.
      if (random() < 0.5) b.paint(fromHex('#dff0fa'), 'glossy').sphere([sag[0], sag[1], 0.002], 0.011, 6);
    }
  // The twigs it hangs between.
  b.paint(fromHex('#5a4430'), 'bark');
  for (const sign of [-1, 1])
    b.tube(
      [
        [sign * 0.5, 0, -0.02],
        [sign * 0.62, 0.6, 0],
        [sign * 0.44, 1.25, -0.02],
      ],
      [0.022, 0.016, 0.008],
      8,
    );
  return { top: [0, centre, 0.03], inside: [0, centre - 0.05, 0.02] };
});

const nest = staticKit(['nest', 'bird nest', 'bird s nest', 'birds nest'], (b, { seed }) => {
  const random = createRandom(seed + 9);
  for (let n = 0; n < 90; n += 1) {
    const a = random() * Math.PI * 2;
    const [r, y] = [0.11 + random() * 0.05, 0.02 + random() * 0.08];
    const bend = 0.7 + random() * 0.5;
    b.paint(darken(fromHex('#a07a48'), random() * 0.5), 'wood').tube(
      [0, 0.5, 1].map((u): Vec3 => [Math.cos(a + u * bend) * r, y + u * 0.02, Math.sin(a + u * bend) * r]),
      0.004,
      4,
    );
  }
  b.paint(fromHex('#6a4e2e'), 'wood').sphere([0, 0.03, 0], [0.13, 0.03, 0.13], 16);
  for (const [x, z] of [
    [-0.04, 0.02],
    [0.045, 0.01],
    [0, -0.045],
  ] as const)
    b.paint(fromHex('#9fc8d0'), 'satin').sphere([x, 0.07, z], [0.026, 0.034, 0.026], 14);
  return { inside: [0, 0.06, 0], top: [0, 0.08, 0] };
});

const iceCubes = staticKit(['ice cube', 'ice cubes', 'ice'], (b, { seed }) => {
  const random = createRandom(seed + 4);
  for (const [x, y, z] of [
    [-0.03, 0.018, 0.01],
    [0.02, 0.018, -0.02],
    [0.03, 0.018, 0.03],
    [0, 0.05, 0.005],
  ] as const)
    b.at(multiply(translation(x, y, z), rotationY(random() * 3)), (k) =>
      k.paint(fromHex('#cfe8f4'), 'glossy').box([0, 0, 0], [0.036, 0.034, 0.036], 0.007, 2),
    );
  return undefined;
});

const icicles = staticKit(['icicle', 'icicles'], (b, { seed }) => {
  const random = createRandom(seed + 6);
  b.paint(fromHex('#eaf4fa'), 'snow').box([0, 1, 0], [1.2, 0.12, 0.2], 0.05);
  for (let n = 0; n < 11; n += 1) {
    const x = -0.52 + n * 0.104;
    const long = 0.25 + random() * 0.55;
    b.paint(fromHex('#bfe2f2'), 'glossy').tube(
      [
        [x, 0.97, 0],
        [x, 0.97 - long * 0.5, 0],
        [x, 0.97 - long, 0],
      ],
      [0.035, 0.02, 0.002],
      8,
    );
  }
  return undefined;
});

const flowerArch = staticKit(
  ['flower arch', 'floral arch', 'wedding arch', 'rose arch', 'arch of flowers'],
  (b, { seed, colour }) => {
    const random = createRandom(seed + 8);
    const petals = (colour ? [colour] : ['#f6e6ea', '#eab0bc', '#f4f0e6', '#d8708a'].map(fromHex)) as Vec3[];
    const along = (u: number): Vec3 => {
      const a = u * Math.PI;
      return u < 0 || u > 1 ? [0, 0, 0] : [-Math.cos(a) * 1.25, 1.35 + Math.sin(a) * 1.2, 0];
    };
    const points: Vec3[] = [
      [-1.25, 0, 0],
      ...Array.from({ length: 25 }, (_, n) => along(n / 24)),
      [1.25, 0, 0],
    ];
    b.paint(fromHex('#f0ece4'), 'satin').tube(points, 0.04, 8);
    for (let n = 0; n < 420; n += 1) {
      const u = random();
      const at =
        u < 0.25 || u > 0.75 ? ([u < 0.5 ? -1.25 : 1.25, random() * 1.4, 0] as Vec3) : along((u - 0.25) * 2);
      const p: Vec3 = [
        at[0] + (random() - 0.5) * 0.26,
        at[1] + (random() - 0.5) * 0.26,
        (random() - 0.5) * 0.3,
      ];
      const r = 0.035 + random() * 0.045;
      if (n % 3 === 0)
        b.paint(darken(fromHex('#4f8a3a'), random() * 0.4), 'leaf').sphere(p, [r, r * 0.5, r], 6);
      else b.paint(petals[n % petals.length]!, 'leaf').sphere(p, [r, r * 0.8, r], 7);
    }
    return undefined;
  },
);

export const webAndIceKits = [web, nest, iceCubes, icicles, icicleEave, flowerArch];
