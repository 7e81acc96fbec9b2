/** Glasses, masks, noses, ears and what is worn in the hair. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, rotationZ, translationTo } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { type DrawExtra, onHead } from './accessory.ts';

const lensAt = (sign: number): Vec3 => [sign * 0.048, -0.006, 0.126];

export const spectacles = (b: MeshBuilder, frameColour: Vec3, lens: 'none' | 'dark') => {
  for (const sign of [-1, 1]) {
    const [x, y, z] = lensAt(sign);
    const ring = Array.from({ length: 21 }, (_, n): Vec3 => {
      const a = (n / 20) * 2 * Math.PI;
      return [x + Math.cos(a) * 0.037, y + Math.sin(a) * 0.034, z - Math.cos(a) * sign * 0.012];
    });
    b.paint(frameColour, 'glossy').tube(ring, 0.0036, 6, false);
    b.tube(
      [
        [sign * 0.085, 0, 0.112],
        [sign * 0.126, 0.004, 0.06],
        [sign * 0.128, -0.004, -0.01],
      ],
      0.0034,
      6,
    );
    if (lens === 'dark')
      b.paint([0.012, 0.012, 0.016], 'glossy').at(
        multiply(translationTo([x, y, z]), rotationY(sign * 0.3)),
        (c) => c.sphere([0, 0, 0], [0.037, 0.034, 0.006], 16),
      );
  }
  b.paint(frameColour, 'glossy').tube(
    [
      [-0.013, 0, 0.136],
      [0, 0.005, 0.139],
      [0.013, 0, 0.136],
    ],
    0.0036,
    6,
  );
};

/** Middle, half width and half height of a dab of food. */
const smears: readonly [number, number, number, number, number][] = [
  [0.05, -0.062, 0.103, 0.026, 0.016],
  [-0.052, -0.056, 0.103, 0.024, 0.02],
  [0.03, -0.098, 0.098, 0.024, 0.014],
  [-0.026, -0.1, 0.099, 0.026, 0.013],
  [0, -0.055, 0.122, 0.03, 0.008],
  [0.078, -0.035, 0.085, 0.018, 0.014],
  [-0.08, -0.04, 0.083, 0.02, 0.012],
  [0.042, 0.062, 0.113, 0.018, 0.012],
];

export const faceAccessories = {
  glasses: onHead((b, colour) => spectacles(b, colour, 'none')),
  sunglasses: onHead((b, colour) => spectacles(b, colour, 'dark')),
  headlamp: onHead((b, colour) => {
    b.paint(colour, 'satin').lathe(
      [
        [0.139, 0.05],
        [0.147, 0.062],
        [0.139, 0.076],
      ],
      26,
    );
    b.box([0, 0.075, 0.148], [0.07, 0.06, 0.03], 0.012, 3);
    b.paint([3.2, 2.9, 2.1], 'glow').sphere([0, 0.075, 0.166], [0.03, 0.03, 0.014], 14);
  }),
  // Blown as large as it gets before it bursts.
  bubble_gum: onHead((b, colour) => {
    b.paint(colour, 'glossy').sphere([0, -0.1, 0.215], 0.105, 26);
    b.tube(
      [
        [0, -0.086, 0.09],
        [0, -0.09, 0.13],
      ],
      [0.018, 0.03],
      10,
    );
    b.paint([1, 1, 1], 'glossy').sphere([0.045, -0.055, 0.292], [0.016, 0.022, 0.008], 10);
  }),
  // Round the mouth, on the cheeks, the chin and the tip of the nose: flat dabs that lie on the skin.
  food_smears: onHead((b, colour) => {
    for (const [x, y, z, wide, high] of smears)
      b.paint(scale(colour, 0.72), 'glossy').at(
        multiply(translationTo([x, y, z]), rotationY(Math.sin(x * 9) * 0.9)),
        (c) => c.sphere([0, 0, 0], [wide, high, 0.009], 12),
      );
  }),
  goggles: onHead((b, colour) => {
    b.paint(colour, 'satin').at(translationTo([0, 0, 0.1]), (c) =>
      c.box([0, 0, 0.012], [0.19, 0.078, 0.05], 0.034, 3),
    );
    b.paint(fromHex('#1f3a4a'), 'glass').box([0, 0, 0.128], [0.165, 0.058, 0.03], 0.024, 3);
    b.paint([0.03, 0.03, 0.035], 'cloth').lathe(
      [
        [0.128, -0.016],
        [0.131, 0],
        [0.128, 0.016],
      ],
      26,
    );
  }),
  mask: onHead((b, colour) => b.paint(colour, 'cloth').sphere([0, -0.078, 0.062], [0.083, 0.052, 0.068], 20)),
  eye_mask: onHead((b, colour) => {
    for (const sign of [-1, 1]) {
      const ring = Array.from({ length: 17 }, (_, n): Vec3 => {
        const a = (n / 16) * 2 * Math.PI;
        return [
          sign * 0.05 + Math.cos(a) * 0.04,
          -0.002 + Math.sin(a) * 0.034,
          0.112 - Math.abs(sign * 0.05 + Math.cos(a) * 0.04) * 0.16,
        ];
      });
      b.paint(colour, 'cloth').tube(ring, 0.013, 8, false);
    }
  }),
  eyepatch: onHead((b, colour) => {
    b.paint(colour, 'satin').sphere([0.047, -0.002, 0.112], [0.034, 0.034, 0.014], 14);
    b.lathe(
      [
        [0.1225, 0.02],
        [0.125, 0.026],
        [0.1225, 0.032],
      ],
      26,
    );
  }),
  clown_nose: onHead((b, colour) => {
    b.paint(colour, 'glossy').sphere([0, -0.036, 0.138], 0.03, 14);
  }),
  carrot_nose: onHead((b, colour) =>
    b.paint(colour, 'satin').tube(
      [
        [0, -0.03, 0.11],
        [0, -0.03, 0.2],
      ],
      [0.02, 0.003],
      10,
    ),
  ),
  headphones: onHead((b, colour) => {
    b.paint(colour, 'glossy').tube(
      Array.from(
        { length: 15 },
        (_, n): Vec3 => [Math.cos((n / 14) * Math.PI) * 0.14, Math.sin((n / 14) * Math.PI) * 0.168, -0.012],
      ),
      0.01,
      8,
    );
    for (const sign of [-1, 1]) b.sphere([sign * 0.138, -0.015, -0.01], [0.026, 0.046, 0.042], 16);
  }),
  earrings: onHead((b, colour) => {
    for (const sign of [-1, 1]) b.paint(colour, 'metal').sphere([sign * 0.122, -0.06, 0.002], 0.01, 8);
  }),
  bow: onHead((b, colour) => {
    for (const sign of [-1, 1])
      b.paint(colour, 'satin').at(
        multiply(translationTo([0.06 + sign * 0.034, 0.125, 0.05]), rotationZ(sign * 0.35 - 0.4)),
        (c) => c.sphere([0, 0, 0], [0.036, 0.024, 0.018], 12),
      );
    b.sphere([0.06, 0.125, 0.055], 0.014, 8);
  }),
  hair_flower: onHead((b, colour) => {
    for (let n = 0; n < 5; n += 1)
      b.paint(colour, 'leaf').sphere(
        [0.1 + Math.cos(n * 1.257) * 0.022, 0.065 + Math.sin(n * 1.257) * 0.022, 0.06],
        [0.018, 0.018, 0.01],
        8,
      );
    b.paint(fromHex('#f4d03a'), 'satin').sphere([0.1, 0.065, 0.068], 0.011, 8);
  }),
  elf_ears: onHead((b, colour) => {
    for (const sign of [-1, 1])
      b.paint(colour, 'skin').tube(
        [
          [sign * 0.11, -0.02, -0.005],
          [sign * 0.15, 0.02, -0.02],
          [sign * 0.185, 0.065, -0.035],
        ],
        [0.026, 0.018, 0.002],
        8,
      );
  }),
  fangs: onHead((b) => {
    for (const sign of [-1, 1])
      b.paint([0.92, 0.92, 0.88], 'glossy').tube(
        [
          [sign * 0.016, -0.088, 0.104],
          [sign * 0.015, -0.104, 0.106],
        ],
        [0.0048, 0.001],
        6,
      );
  }),
} satisfies Record<string, DrawExtra>;
