/** What birds and cats sit on out of doors: a wooden post, wires between poles, a bird bath. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { wood } from './outdoors-parts.ts';

const post = staticKit(['wooden post', 'fence post', 'post', 'piling', 'mooring post'], (b, { colour }) => {
  const paint = colour ?? fromHex('#7c6248');
  b.paint((p) => darken(paint, 0.12 + 0.12 * Math.sin(p[0] * 60 + p[2] * 45)), 'bark').lathe(
    [
      [0, -0.6],
      [0.13, -0.6],
      [0.125, 0.4],
      [0.115, 1.12],
      [0.1, 1.18],
      [0, 1.19],
    ],
    18,
  );
  b.paint(lighten(paint, 0.3), 'wood').lathe(
    [
      [0, 1.192],
      [0.095, 1.186],
      [0.1, 1.176],
    ],
    18,
  );
  b.paint(fromHex('#c9b489'), 'cloth');
  for (const y of [0.86, 0.9, 0.94])
    b.lathe(
      Array.from({ length: 7 }, (_, n): [number, number] => {
        const a = (n / 6) * Math.PI;
        return [0.12 + 0.02 * Math.sin(a), y - 0.02 * Math.cos(a)];
      }),
      18,
    );
  return { top: [0, 1.19, 0], seat: [0, 1.19, 0] };
});

const wireHeight = 5.6;

/** Sags between the poles as wires do. */
const wireAt = (x: number) => wireHeight - 0.35 * (1 - (x / 7) ** 2);

const wire = staticKit(
  ['telephone wire', 'power line', 'telephone line', 'overhead wire', 'electric wire'],
  (b) => {
    for (const side of [-1, 1]) {
      b.paint(wood, 'bark').tube(
        [
          [side * 7, 0, 0],
          [side * 7, 6.6, 0],
        ],
        [0.14, 0.11],
        10,
      );
      b.paint(darken(wood, 0.2), 'wood').box([side * 7, 5.75, 0], [0.1, 0.12, 1.7]);
      for (const z of [-0.7, 0, 0.7])
        b.paint(fromHex('#dfe6e4'), 'glossy').sphere([side * 7, 5.88, z], [0.06, 0.1, 0.06], 8);
    }
    b.paint(fromHex('#1c1d1f'), 'satin');
    for (const [z, lift] of [
      [0, 0],
      [-0.7, 0.3],
      [0.7, -0.3],
    ] as const)
      b.tube(
        Array.from({ length: 15 }, (_, n): Vec3 => {
          const x = -7 + n;
          return [x, wireAt(x) + lift, z];
        }),
        0.016,
        6,
      );
    return { top: [0, wireAt(0) + 0.016, 0] };
  },
);

const birdBath = staticKit(['bird bath', 'birdbath'], (b, { colour }) => {
  const stone = colour ?? fromHex('#b9b3a4');
  b.paint((p) => darken(stone, 0.1 * Math.abs(Math.sin(p[0] * 23 + p[1] * 31))), 'stone').lathe(
    [
      [0, 0],
      [0.22, 0],
      [0.22, 0.06],
      [0.1, 0.14],
      [0.075, 0.5],
      [0.11, 0.66],
      [0.34, 0.74],
      [0.38, 0.8],
      [0.35, 0.81],
      [0.3, 0.77],
      [0, 0.75],
    ],
    32,
  );
  b.paint(fromHex('#5f9fbc'), 'water').sphere([0, 0.785, 0], [0.32, 0.008, 0.32], 28);
  return { top: [0, 0.79, 0], inside: [0, 0.775, 0] };
});

export const perchKits: readonly Kit[] = [post, wire, birdBath];
