/** Pyramids and the Colosseum. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { spread } from '../shared/parts.ts';

export const pyramid = staticKit(
  ['pyramid', 'egyptian pyramid', 'great pyramid', 'mayan pyramid', 'aztec pyramid', 'step pyramid'],
  (b, { noun, colour }) => {
    const sand = colour ?? fromHex('#d6b47c');
    if (/mayan|aztec|step/.test(noun)) {
      for (let n = 0; n < 9; n += 1)
        b.paint(darken(fromHex('#a89c84'), (n % 2) * 0.06), 'stone').box(
          [0, n * 2.4 + 1.2, 0],
          [44 - n * 4.2, 2.4, 44 - n * 4.2],
          0.1,
          1,
        );
      for (let n = 0; n < 30; n += 1)
        b.paint(fromHex('#bdb198'), 'stone').box([0, n * 0.72 + 0.36, 22.8 - n * 0.63], [7, 0.72, 2.6]);
      b.paint(fromHex('#b5a98e'), 'stone')
        .box([0, 24, 0], [7, 5, 7])
        .paint([0.05, 0.04, 0.03], 'matte')
        .box([0, 23.2, 3.52], [2, 3, 0.1])
        .paint(fromHex('#a89c84'), 'stone')
        .box([0, 27, 0], [8, 1.2, 8]);
      return { top: [0, 21.6, 0] };
    }
    const [courses, half, rise] = [34, 30, 38];
    for (let n = 0; n < courses; n += 1) {
      const w = half * (1 - n / courses);
      const shade = darken(sand, ((n * 7) % 5) * 0.03);
      b.paint(shade, 'stone').box([0, ((n + 0.5) * rise) / courses, 0], [w * 2, rise / courses, w * 2]);
    }
    b.paint(lighten(sand, 0.1), 'plaster').loft(
      [
        [rise * 0.9, half * 0.115],
        [rise * 1.02, 0.02],
      ].map(([y, w]): Vec3[] => [
        [-w!, y!, -w!],
        [w!, y!, -w!],
        [w!, y!, w!],
        [-w!, y!, w!],
      ]),
    );
    b.paint([0.04, 0.03, 0.02], 'matte').box([0, 3, half * 0.93], [1.6, 2.6, 1.4]);
    return undefined;
  },
);

export const colosseum = staticKit(['colosseum', 'coliseum', 'amphitheatre', 'amphitheater'], (b) => {
  const wall = fromHex('#cdb48a');
  const [a, c] = [44, 36];
  const bays = 56;
  const at = (n: number, grow: number): Vec3 => [
    Math.cos((n / bays) * 2 * Math.PI) * (a + grow),
    0,
    Math.sin((n / bays) * 2 * Math.PI) * (c + grow),
  ];
  for (let n = 0; n < bays; n += 1) {
    const [p, q] = [at(n, 0), at(n + 1, 0)];
    const middle = at(n + 0.5, 0);
    const yaw = Math.atan2(middle[0] / a, middle[2] / c);
    const width = Math.hypot(q[0] - p[0], q[2] - p[2]);
    // The outer ring is broken away on one side.
    const levels = n > 8 && n < 30 ? 2 : 4;
    b.at(
      new Float64Array([
        Math.cos(yaw),
        0,
        Math.sin(yaw),
        middle[0],
        0,
        1,
        0,
        0,
        -Math.sin(yaw),
        0,
        Math.cos(yaw),
        middle[2],
      ]),
      (k) => {
        for (let level = 0; level < levels; level += 1) {
          const y = level * 8;
          k.paint(darken(wall, (n % 3) * 0.03), 'stone')
            .box([-width * 0.4, y + 4, 0], [width * 0.24, 8, 3])
            .box([width * 0.4, y + 4, 0], [width * 0.24, 8, 3])
            .box([0, y + 7, 0], [width * 0.6, 2.2, 3]);
          if (level === 3)
            k.box([0, y + 3, 0], [width * 0.6, 6, 2.6])
              .paint([0.05, 0.04, 0.03], 'matte')
              .box([0, y + 4, 1.4], [1, 1.6, 0.1]);
          else
            k.paint(darken(wall, 0.1), 'stone').extrude(
              spread(0, Math.PI, 9).map((t): [number, number] => [
                Math.cos(t) * width * 0.29,
                y + 4.4 + Math.sin(t) * 1.6,
              ]),
              -1.2,
              -1,
            );
          k.paint(lighten(wall, 0.12), 'plaster').box([0, y + 8, 0.3], [width * 1.04, 0.5, 3.4]);
          k.paint([0.04, 0.03, 0.025], 'matte').box([0, y + 3, -1.4], [width * 0.62, 6, 0.1]);
        }
      },
    );
  }
  for (let row = 0; row < 6; row += 1)
    b.paint(darken(wall, 0.12 + row * 0.02), 'stone').lathe(
      [
        [1, row * 2.6],
        [1, row * 2.6 + 2.6],
      ],
      48,
      (angle) => Math.hypot(Math.cos(angle) * (22 + row * 3.2), Math.sin(angle) * (15 + row * 3.2)),
    );
  return { inside: [0, 0, 0], door: [0, 0, 38] };
});
