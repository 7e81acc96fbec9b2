/** A sailing ship and its small sea, for a bottle or a jar: the sea fills a disc of radius 1, or an oval. */

import type { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import type { Vec3 } from '../../../../../math/vector.ts';

/** Waves that stand; `length` is the half axis along x. */
export const addTinySea = (b: MeshBuilder, length: number, isRough: boolean) => {
  const [rings, turns, height] = [16, 40, isRough ? 0.13 : 0.05];
  const waveAt = (x: number, z: number) =>
    height * (Math.sin(x * 5 + z * 1.7) + 0.6 * Math.sin(z * 6.1 - x * 2.2) + 0.4 * Math.sin(x * 11 + z * 7));
  b.paint((p) => (waveAt(p[0], p[2]) > height * 0.95 ? fromHex('#e8f4f8') : fromHex('#1f6f9c')), 'glossy');
  const rows = Array.from({ length: rings + 1 }, (_, ring) =>
    Array.from({ length: turns + 1 }, (_turn, n) => {
      const [angle, r] = [(n / turns) * 2 * Math.PI, ring / rings];
      const [x, z] = [Math.cos(angle) * r * length, Math.sin(angle) * r];
      const slope = (waveAt(x + 0.03, z) - waveAt(x, z)) / 0.03;
      return b.vertex([x, waveAt(x, z), z], [-slope, 1, -(waveAt(x, z + 0.03) - waveAt(x, z)) / 0.03]);
    }),
  );
  b.grid(rows);
  b.paint(fromHex('#1a5a84'), 'glossy').sphere([0, -0.06, 0], [length * 0.99, 0.32, 0.99], 24);
};

/** Bow towards +x, waterline at y = 0, about 1.9 long and 1.5 high. */
export const addTinyShip = (b: MeshBuilder) => {
  const ribs = Array.from({ length: 11 }, (_, n): Vec3[] => {
    const t = n / 10;
    const x = -0.8 + 1.7 * t;
    const wide = 0.25 * Math.min(1, 1.3 * Math.sqrt(Math.max(0, 1 - t ** 3)) * (0.75 + 0.4 * t));
    const deck = 0.22 + 0.16 * (1 - t) ** 3 + 0.14 * t ** 4;
    return [
      [x, deck, -wide],
      [x, 0.05, -wide * 0.85],
      [x, -0.16, 0],
      [x, 0.05, wide * 0.85],
      [x, deck, wide],
    ];
  });
  b.paint((p) => fromHex(p[1] > 0.16 ? '#c89a52' : '#6a3c20'), 'satin').loft(ribs, { isClosed: false });
  b.paint(fromHex('#a87a48'), 'matte').box([0, 0.2, 0], [1.4, 0.03, 0.42]);
  b.paint(fromHex('#6a3c20'), 'satin').box([-0.66, 0.34, 0], [0.32, 0.2, 0.44], 0.02, 1);
  b.tube(
    [
      [0.78, 0.32, 0],
      [1.12, 0.5, 0],
    ],
    0.025,
    6,
  );
  for (const [x, tall] of [
    [-0.48, 1],
    [0, 1.28],
    [0.46, 1.05],
  ] as const) {
    b.paint(fromHex('#5a3a20'), 'matte').tube(
      [
        [x, 0.2, 0],
        [x, 0.24 + tall, 0],
      ],
      0.024,
      6,
    );
    for (const [low, high, half] of [
      [0.14, 0.5, 0.36],
      [0.54, 0.8, 0.28],
      [0.83, 0.98, 0.2],
    ] as const) {
      // Square sails, blown towards the bow, their yards braced round so that they are seen from the side too.
      const rows = [0, 1, 2, 3].map((row) =>
        [-1, -0.5, 0, 0.5, 1].map((side) => {
          const t = row / 3;
          const belly = 0.13 * Math.sin(Math.PI * t) * (1 - 0.4 * side * side) + 0.03;
          return b
            .paint(fromHex('#f6eedc'), 'matte')
            .vertex(
              [
                x + belly * 0.7 + side * half * 0.7,
                0.24 + tall * (low + (high - low) * t),
                belly * 0.7 - side * half * 0.6,
              ],
              [0.6, 0, 0.8],
            );
        }),
      );
      b.grid(rows);
    }
  }
  b.paint(fromHex('#c8281c'), 'matte').box([-0.09, 1.52, 0], [0.18, 0.1, 0.01]);
};
