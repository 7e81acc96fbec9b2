/** Things people push or sit in that roll: wheelchair, stroller, shopping cart; single wheels and the hamster's. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b9c0c8');
const rubber = fromHex('#1d1d20');

/** A wheel across x, its centre at `at`. */
const addWheel = (b: MeshBuilder, at: Vec3, radius: number, spokes: number, width = radius * 0.12) => {
  b.at(multiply(translation(...at), rotationZ(Math.PI / 2)), (k) => {
    const ring = (r: number, half: number): [number, number][] => [
      [r - half * 1.4, -half],
      [r, -half],
      [r, half],
      [r - half * 1.4, half],
      [r - half * 1.4, -half],
    ];
    k.paint(rubber, 'satin').lathe(ring(radius, width / 2), 32);
    k.paint(steel, 'metal').lathe(ring(radius * 0.9, width * 0.3), 32);
    k.cylinder(-width * 0.6, width * 0.6, radius * 0.12);
  });
  b.paint(steel, 'metal');
  for (let n = 0; n < spokes; n += 1) {
    const a = (n / spokes) * Math.PI * 2;
    b.tube(
      [at, [at[0], at[1] + Math.cos(a) * radius * 0.88, at[2] + Math.sin(a) * radius * 0.88]],
      radius * 0.02,
      5,
    );
  }
};

const wheelchair = staticKit(['wheelchair', 'wheel chair', 'electric wheelchair'], (b, { colour }) => {
  const cloth = colour ?? fromHex('#27406b');
  for (const sign of [-1, 1]) {
    addWheel(b, [sign * 0.3, 0.3, -0.08], 0.3, 12, 0.035);
    addWheel(b, [sign * 0.23, 0.09, 0.34], 0.09, 5, 0.03);
    b.paint(steel, 'metal').tube(
      [
        [sign * 0.23, 0.52, 0.26],
        [sign * 0.23, 0.52, -0.2],
        [sign * 0.23, 0.95, -0.3],
        [sign * 0.23, 0.97, -0.42],
      ],
      0.014,
      8,
    );
    b.tube(
      [
        [sign * 0.23, 0.1, 0.34],
        [sign * 0.23, 0.5, 0.26],
      ],
      0.013,
      8,
    );
    b.tube(
      [
        [sign * 0.23, 0.72, -0.22],
        [sign * 0.23, 0.72, 0.18],
        [sign * 0.23, 0.5, 0.22],
      ],
      0.012,
      8,
    );
    b.paint(rubber, 'satin').box([sign * 0.23, 0.735, 0], [0.05, 0.03, 0.26], 0.012);
    b.box([sign * 0.12, 0.1, 0.46], [0.14, 0.02, 0.16], 0.008);
  }
  b.paint(cloth, 'cloth').box([0, 0.49, 0.02], [0.43, 0.07, 0.44], 0.025);
  b.box([0, 0.72, -0.25], [0.43, 0.44, 0.04], 0.018);
  return { seat: [0, 0.52, 0], back: [0, 0.52, 0], grip: [0, 0.95, -0.42], top: [0, 0.52, 0] };
});

const stroller = staticKit(
  ['stroller', 'pram', 'baby carriage', 'pushchair', 'baby stroller', 'buggy'],
  (b, { colour }) => {
    const cloth = colour ?? fromHex('#3a6f8f');
    for (const sign of [-1, 1])
      for (const z of [-0.28, 0.3]) addWheel(b, [sign * 0.25, 0.14, z], 0.14, 8, 0.04);
    b.paint(steel, 'metal');
    for (const sign of [-1, 1])
      b.tube(
        [
          [sign * 0.22, 0.14, 0.3],
          [sign * 0.22, 0.5, 0],
          [sign * 0.22, 1, -0.5],
        ],
        0.014,
        8,
      );
    b.paint(rubber, 'satin').tube(
      [
        [-0.24, 1, -0.5],
        [0.24, 1, -0.5],
      ],
      0.02,
      8,
    );
    b.paint(cloth, 'cloth').box([0, 0.55, 0.02], [0.4, 0.24, 0.7], 0.1, 4);
    b.at(translation(0, 0.62, -0.12), (k) => k.sphere([0, 0.06, -0.1], [0.22, 0.3, 0.24], 20));
    return { inside: [0, 0.62, 0.12], grip: [0, 1, -0.5] };
  },
);

const shoppingCart = staticKit(
  ['shopping cart', 'shopping trolley', 'supermarket trolley'],
  (b, { colour }) => {
    for (const sign of [-1, 1])
      for (const z of [-0.35, 0.35]) addWheel(b, [sign * 0.2, 0.06, z], 0.06, 0, 0.03);
    b.paint(steel, 'metal');
    for (let n = 0; n <= 6; n += 1) {
      const x = -0.27 + n * 0.09;
      b.tube(
        [
          [x, 0.98, -0.42],
          [x * 0.85, 0.5, -0.36],
          [x * 0.75, 0.46, 0.36],
          [x, 0.86, 0.45],
        ],
        0.006,
        5,
      );
    }
    for (const y of [0.5, 0.62, 0.74, 0.86])
      for (const sign of [-1, 1])
        b.tube(
          [
            [sign * 0.27, y, -0.4],
            [sign * (0.2 + (y - 0.46) * 0.16), y, 0.4],
          ],
          0.006,
          5,
        );
    for (const sign of [-1, 1])
      b.tube(
        [
          [sign * 0.2, 0.06, 0.35],
          [sign * 0.2, 0.2, -0.38],
          [sign * 0.27, 0.98, -0.45],
        ],
        0.012,
        6,
      );
    b.paint(colour ?? fromHex('#c0282a'), 'satin').tube(
      [
        [-0.28, 1, -0.48],
        [0.28, 1, -0.48],
      ],
      0.02,
      8,
    );
    return { inside: [0, 0.5, 0], grip: [0, 1, -0.48] };
  },
);

const wheel = staticKit(['wheel', 'tire', 'tyre', 'car tire', 'car wheel', 'car tyre'], (b) => {
  b.at(translation(0, 0, 0), (k) => addWheel(k, [0, 0.33, 0], 0.33, 10, 0.2));
  return undefined;
});

export const wheeledKits = [wheelchair, stroller, shoppingCart, wheel];
