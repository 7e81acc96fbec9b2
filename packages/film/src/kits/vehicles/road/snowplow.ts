/** A snow plough: an orange lorry with a curved blade that pushes a roll of snow, and salt in its hopper. */

import { darken, fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { placed, rod } from '../../shared/shapes.ts';
import { rollingKit } from '../shared/rolling-kit.ts';

const black = fromHex('#1c1c1e');
const steel = fromHex('#a8aeb4');

/** Outline of the blade from its lower edge up, as height and how far ahead. */
const curve: [number, number][] = [
  [0.06, 0.34],
  [0.2, 0.12],
  [0.5, 0],
  [0.85, 0.04],
  [1.15, 0.22],
  [1.3, 0.42],
];

export const snowplow = rollingKit(
  ['snowplow', 'snow plow', 'snow plough', 'snowplough', 'plow truck'],
  { slow: 3, fast: 9 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#ee7a14');
    b.paint(paint, 'glossy').box([0, 1.9, 1.6], [2.4, 1.9, 1.7], 0.18, 4);
    b.box([0, 1.35, 2.75], [2, 0.8, 0.9], 0.2, 4);
    b.paint(fromHex('#4a6474'), 'glass').box([0, 2.3, 2.46], [2.1, 0.8, 0.05], 0.02);
    for (const x of [-1.2, 1.2]) b.box([x, 2.3, 1.7], [0.05, 0.7, 1], 0.02);
    b.paint(black, 'satin').box([0, 1.3, 3.2], [1.4, 0.4, 0.06], 0.02).box([0, 0.8, 0], [2, 0.3, 6], 0.05, 3);
    b.paint([1.6, 1.5, 1.2], 'glow');
    for (const x of [-0.8, 0.8]) b.sphere([x, 1.7, 3.24], [0.17, 0.13, 0.07], 14);
    b.paint([2.4, 1.1, 0.1], 'glow').box([0, 2.96, 1.7], [1.5, 0.16, 0.3], 0.06);
    // The hopper narrows downwards and is heaped with salt.
    b.paint(darken(paint, 0.15), 'satin').loft(
      (
        [
          [1, 0.75],
          [1.7, 1.15],
          [2.3, 1.2],
        ] as const
      ).map(([y, half]): Vec3[] => [
        [-half, y, -3],
        [-half, y, 0.5],
        [half, y, 0.5],
        [half, y, -3],
        [-half, y, -3],
      ]),
      { hasCaps: true },
    );
    b.paint(fromHex('#dfe4ea'), 'snow').sphere([0, 2.25, -1.25], [1.05, 0.4, 1.6], 18);
    b.paint(steel, 'metal');
    for (const x of [-0.6, 0.6]) rod(b, [x, 0.8, 3], [x, 0.6, 4.1], 0.08);
    b.at(placed(0, 0, 4.15, { turnY: -0.3 }), (k) => {
      const stripes = (p: Vec3) =>
        p[1] > 1.12 ? (Math.floor((p[0] + 20) / 0.4) % 2 ? fromHex('#f4c81c') : black) : paint;
      const rows = curve.map(([y, z]): Vec3[] => [
        [-1.75, y, z],
        [1.75, y, z],
        [1.75, y, z - 0.09],
        [-1.75, y, z - 0.09],
        [-1.75, y, z],
      ]);
      k.paint(stripes, 'glossy').loft(rows, { hasCaps: true });
      const snow = (p: Vec3) =>
        mix(fromHex('#d4deea'), fromHex('#f6f9fc'), noise(p[0] * 3, p[1] * 3, p[2] * 3));
      k.paint(snow, 'snow');
      for (let n = 0; n < 17; n += 1) {
        const x = -1.7 + n * 0.23;
        const s = 0.4 + 0.006 * n + 0.16 * noise(n * 1.7, 2, 1);
        k.sphere([x, s * 0.7, 0.55 + 0.12 * noise(n, 5, 3)], [s * 0.8, s, s * 0.9], 10);
      }
    });
    return {
      axles: [2.2, -1.4, -2.4].map((z) => ({
        z,
        radius: 0.5,
        width: 0.36,
        track: 1,
        style: 'truck' as const,
      })),
      anchors: {
        seat: [0.5, 1.6, 1.5],
        top: [0, 3, 1.7],
        lampLeft: [0.8, 1.7, 3.3],
        lampRight: [-0.8, 1.7, 3.3],
      },
      springiness: 1,
    };
  },
);
