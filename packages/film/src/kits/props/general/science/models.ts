/** Things of science shown as models: atom, molecule, DNA, virus, brain, cells. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { noise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { dinosaurSkeleton } from './dinosaur-skeleton.ts';

const steel = fromHex('#aab2ba');

const atom = staticKit(['atom', 'atom model', 'atomic model'], (b, { colour }) => {
  b.at(placed(0, 0.3, 0), (k) => {
    for (let n = 0; n < 12; n += 1) {
      const [y, angle] = [1 - (n + 0.5) / 6, n * 2.4];
      const flat = Math.sqrt(1 - y * y) * 0.045;
      k.paint(fromHex(n % 2 ? '#d8402c' : '#e8e2d4'), 'glossy').sphere(
        [Math.cos(angle) * flat, y * 0.045, Math.sin(angle) * flat],
        0.03,
        14,
      );
    }
    for (const [n, turnZ] of [0.3, 1.35, -0.75].entries())
      k.at(placed(0, 0, 0, { turnZ, turnX: 0.5 }), (orbit) => {
        orbit.paint(colour ?? fromHex('#4aa8e8'), 'metal');
        ring(orbit, 0.26, 0.006, 48);
        const angle = n * 2.3 + 0.4;
        orbit
          .paint(fromHex('#f2c22c'), 'glossy')
          .sphere([Math.cos(angle) * 0.26, 0, Math.sin(angle) * 0.26], 0.026, 16);
      });
  });
  return { grip: [0, 0.3, 0] };
});

const molecule = staticKit(['molecule', 'molecules', 'molecular model'], (b) => {
  const atoms = points(
    0,
    0.2,
    0,
    0.12,
    0.13,
    0.03,
    -0.13,
    0.14,
    -0.02,
    0.02,
    0.34,
    0.05,
    0.22,
    0.2,
    0.02,
    -0.23,
    0.2,
    0.04,
    -0.12,
    0.05,
    0.05,
    0.12,
    0.045,
    -0.04,
  );
  b.paint(fromHex('#c8ccd0'), 'satin');
  for (const [from, to] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 5],
    [2, 6],
    [1, 7],
  ] as const)
    rod(b, atoms[from]!, atoms[to]!, 0.012);
  for (const [n, at] of atoms.entries())
    b.paint(fromHex(n === 0 ? '#33363c' : ['#d8342c', '#2f6fd0', '#f0f0ec'][n % 3]!), 'glossy').sphere(
      at,
      n < 3 ? 0.055 : 0.04,
      20,
    );
  return { grip: [0, 0.2, 0] };
});

const dna = staticKit(['dna', 'dna helix', 'double helix', 'dna strand', 'helix'], (b, { colour }) => {
  const [count, height] = [40, 1.5];
  const strand = (offset: number) =>
    Array.from({ length: count + 1 }, (_, n): Vec3 => {
      const angle = (n / count) * Math.PI * 4 + offset;
      return [Math.cos(angle) * 0.2, 0.05 + (n / count) * height, Math.sin(angle) * 0.2];
    });
  const [first, second] = [strand(0), strand(Math.PI)];
  b.paint(colour ?? fromHex('#2f7fe0'), 'glossy').tube(first, 0.028, 10);
  b.paint(colour ? lighten(colour, 0.3) : fromHex('#e8483a'), 'glossy').tube(second, 0.028, 10);
  for (let n = 1; n < count; n += 2) {
    const [from, to] = [first[n]!, second[n]!];
    const middle: Vec3 = [(from[0] + to[0]) / 2, from[1], (from[2] + to[2]) / 2];
    b.paint(fromHex(n % 4 === 1 ? '#f2c22c' : '#4ab86a'), 'glossy');
    rod(b, from, middle, 0.015);
    b.paint(fromHex(n % 4 === 1 ? '#9a5ac8' : '#f08a3c'), 'glossy');
    rod(b, middle, to, 0.015);
  }
  return {};
});

const virus = staticKit(
  ['virus', 'coronavirus', 'germ', 'microbe', 'bacteria', 'bacterium'],
  (b, { colour, noun }) => {
    const paint = colour ?? fromHex(noun.startsWith('bact') ? '#5ab85a' : '#8a9a3c');
    if (noun.startsWith('bact')) {
      b.at(placed(0, 0.1, 0, { turnZ: Math.PI / 2 }), (k) =>
        k.paint(paint, 'glossy').sphere([0, 0, 0], [0.09, 0.2, 0.09], 24),
      );
      b.paint(lighten(paint, 0.3), 'satin');
      for (let n = 0; n < 26; n += 1) {
        const [x, angle] = [((n % 9) / 4 - 1) * 0.16, n * 2.4];
        const reach = 0.09 * Math.sqrt(1 - (x / 0.2) ** 2);
        rod(
          b,
          [x, 0.1 + Math.cos(angle) * reach, Math.sin(angle) * reach],
          [x * 1.1, 0.1 + Math.cos(angle) * (reach + 0.05), Math.sin(angle) * (reach + 0.05)],
          0.005,
          5,
        );
      }
      return {};
    }
    b.paint(
      (p) => (noise(p[0] * 18, p[1] * 18, p[2] * 18) > 0.5 ? paint : darken(paint, 0.25)),
      'satin',
    ).sphere([0, 0.24, 0], 0.17, 28);
    for (let n = 0; n < 34; n += 1) {
      const [y, angle] = [1 - (n + 0.5) / 17, n * 2.39996];
      const flat = Math.sqrt(1 - y * y);
      const at = (r: number): Vec3 => [Math.cos(angle) * flat * r, 0.24 + y * r, Math.sin(angle) * flat * r];
      b.paint(fromHex('#d8503c'), 'satin');
      rod(b, at(0.16), at(0.215), 0.008, 6);
      b.sphere(at(0.225), 0.02, 10);
    }
    return {};
  },
);

const brain = staticKit(['brain', 'human brain'], (b, { colour }) => {
  const paint = colour ?? fromHex('#e0a0a0');
  for (const side of [-1, 1])
    b.at(placed(side * 0.036, 0.08, 0), (k) => {
      const fold = (p: Vec3) =>
        Math.abs(
          Math.sin(p[0] * 120 + noise(p[0] * 40, p[1] * 40, p[2] * 40) * 9) *
            Math.sin(p[2] * 70 + noise(p[1] * 30, p[2] * 30, 2) * 9),
        );
      k.paint((p) => (fold(p) < 0.22 ? darken(paint, 0.5) : paint), 'glossy').sphere(
        [0, 0, 0],
        [0.04, 0.052, 0.085],
        48,
      );
      k.paint(darken(paint, 0.1), 'glossy');
      for (let n = 0; n < 9; n += 1) {
        const turn = n * 0.7;
        const path = Array.from({ length: 9 }, (_, m): Vec3 => {
          const [u, v] = [(m / 8 - 0.5) * 1.7 + Math.sin(turn + m) * 0.12, turn + Math.sin(m * 1.6) * 0.18];
          return [
            side * Math.abs(Math.cos(u) * Math.cos(v)) * 0.041,
            Math.cos(u) * Math.sin(v) * 0.053,
            Math.sin(u) * 0.086,
          ];
        });
        k.tube(path, 0.006, 6);
      }
    });
  b.paint(darken(paint, 0.2), 'glossy').sphere([0, 0.032, -0.055], [0.045, 0.024, 0.03], 18);
  b.paint(lighten(paint, 0.2), 'glossy').tube(points(0, 0.05, -0.02, 0, 0, -0.035), 0.014, 10);
  return { grip: [0, 0.05, 0] };
});

const petriDish = staticKit(['petri dish', 'culture dish', 'cell', 'cells'], (b, { noun, colour }) => {
  if (noun.startsWith('cell')) {
    b.paint(colour ?? fromHex('#8ad0c0'), 'clear').sphere([0, 0.16, 0], [0.24, 0.16, 0.24], 30);
    b.paint(fromHex('#7a4ab0'), 'glossy').sphere([0.03, 0.16, 0.02], 0.08, 22);
    b.paint(fromHex('#e86a9a'), 'glossy');
    around(7, 0.15, (x, z, angle) =>
      b.at(placed(x, 0.14 + Math.sin(angle * 3) * 0.04, z, { turnY: angle }), (k) =>
        k.sphere([0, 0, 0], [0.036, 0.018, 0.018], 10),
      ),
    );
    return {};
  }
  b.paint(fromHex('#d8b478'), 'satin').cylinder(0.003, 0.01, 0.085, 0.085, 36);
  for (let n = 0; n < 14; n += 1)
    b.paint(fromHex(['#e8e2d0', '#c85a3c', '#6a9a4a'][n % 3]!), 'glossy').sphere(
      [Math.cos(n * 2.4) * 0.018 * Math.sqrt(n), 0.01, Math.sin(n * 2.4) * 0.018 * Math.sqrt(n)],
      [0.008, 0.003, 0.008],
      8,
    );
  b.paint(fromHex('#cfe4ea'), 'clear').lathe(
    pairs(0, 0, 0.09, 0, 0.092, 0.02, 0.088, 0.02, 0.086, 0.003),
    40,
  );
  return {};
});

const newtonsCradle = staticKit(['newton s cradle', 'newtons cradle', 'pendulum', 'pendulum balls'], (b) => {
  b.paint(fromHex('#3a2418'), 'wood').box([0, 0.012, 0], [0.24, 0.024, 0.18], 0.006);
  b.paint(steel, 'metal');
  for (const z of [-0.07, 0.07])
    b.tube(points(-0.1, 0.02, z, -0.1, 0.22, z, 0.1, 0.22, z, 0.1, 0.02, z), 0.005, 8);
  for (let n = 0; n < 5; n += 1) {
    const isRaised = n === 4;
    const [x, y] = isRaised ? [0.15, 0.12] : [(n - 2) * 0.032, 0.07];
    b.paint(fromHex('#d8dce2'), 'metal').sphere([x, y, 0], 0.016, 18);
    for (const z of [-0.07, 0.07]) rod(b, [x, y, 0], [(n - 2) * 0.032, 0.22, z], 0.001, 4);
  }
  return {};
});

export const scienceModelKits = [
  dinosaurSkeleton,
  atom,
  molecule,
  dna,
  virus,
  brain,
  petriDish,
  newtonsCradle,
];
