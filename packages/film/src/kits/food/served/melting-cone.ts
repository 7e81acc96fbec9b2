/** An ice cream cone that melts: drips run down the wafer, the scoops sink, drops fall into a pool. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { createGlaze } from './glaze.ts';

const rim = 0.13;

export const meltingCone: Kit = {
  name: 'melting ice cream cone',
  nouns: ['melting ice cream cone'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const words = traits.join(' ');
    const tone =
      colour ??
      fromHex(
        /chocolate/.test(words)
          ? '#6a3a20'
          : /vanilla/.test(words)
            ? '#fbeec8'
            : /mint|pistachio/.test(words)
              ? '#a8dcb0'
              : '#f49ab0',
      );
    const second = fromHex('#fbeec8');
    const [body, low, high, pool] = [
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
    ];
    // A stand with a hole holds it.
    body.paint(fromHex('#9a6a3c'), 'wood').box([0, 0.012, 0], [0.15, 0.024, 0.11], 0.006);
    body
      .paint(fromHex('#b98a52'), 'wood')
      .lathe(pairs(0.022, 0.024, 0.026, 0.03, 0.026, 0.046, 0.02, 0.05), 28);
    body
      .paint(
        (p) =>
          Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 7 + p[1] * 160)) < 0.25 ||
          Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 7 - p[1] * 160)) < 0.25
            ? fromHex('#a8682a')
            : fromHex('#dca252'),
        'satin',
      )
      .lathe(
        Array.from({ length: 22 }, (_, n): [number, number] => [
          0.008 + (n / 21) * 0.028,
          0.03 + (n / 21) * (rim - 0.03),
        ]),
        56,
      );
    body
      .paint(fromHex('#c88a3c'), 'satin')
      .lathe(pairs(0.036, rim - 0.008, 0.039, rim - 0.002, 0.036, rim + 0.002), 40);
    const scoop = (b: MeshBuilder, c: Vec3, r: number) =>
      b
        .paint(c, 'glossy')
        .lathe(
          pairs(
            r * 1.08,
            -r * 0.5,
            r * 1.18,
            -r * 0.36,
            r,
            -r * 0.1,
            r * 0.98,
            r * 0.3,
            r * 0.62,
            r * 0.78,
            0,
            r,
          ),
          36,
          (a, y) => 1 + 0.03 * Math.sin(a * 6 + y * 120),
        );
    // What melts off the upper scoop runs over the lower one.
    const runs = new MeshBuilder();
    runs.paint(second, 'glossy');
    for (let n = 0; n < 7; n += 1) {
      const [a, foot] = [n * 0.9 + 0.3, -0.012 - 0.008 * fraction(n * 0.61)];
      runs.tube(
        [
          [Math.cos(a) * 0.026, 0.03, Math.sin(a) * 0.026],
          [Math.cos(a) * 0.036, 0.016, Math.sin(a) * 0.036],
          [Math.cos(a) * 0.0395, 0.002, Math.sin(a) * 0.0395],
          [Math.cos(a) * 0.0425, foot, Math.sin(a) * 0.0425],
        ],
        [0.007, 0.0055, 0.0048, 0.0058],
        10,
      );
    }
    scoop(low, tone, 0.039);
    scoop(high, second, 0.034);
    pool
      .paint(tone, 'glossy')
      .lathe(
        pairs(0.05, 0, 0.048, 0.002, 0, 0.003),
        36,
        (a) => 1 + 0.1 * Math.sin(a * 3) + 0.06 * Math.sin(a * 5),
      );
    // One skin over the foot of the scoop and down the wafer, so that the drips lie on it.
    const side = (y: number): [number, number] => [0.0085 + ((y - 0.03) / (rim - 0.03)) * 0.028, y];
    const glaze = createGlaze(
      [
        [0, rim + 0.012],
        [0.047, rim + 0.008],
        [0.0475, rim - 0.001],
        side(rim - 0.009),
        side(0.09),
        side(0.052),
      ],
      tone,
      { edge: 0.052, seed: 8, drips: 9, columns: 112 },
    );
    const drop = new MeshBuilder();
    drop.paint(tone, 'glossy').sphere([0, 0, 0], [0.005, 0.0068, 0.005], 12);
    return assembleModel(
      { body, low, high, runs, pool, drop, coat: glaze.builder },
      {
        size: [0.1, 0.21, 0.1],
        anchors: { top: [0, 0.2, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = smoothstep(0, 1, actionTime / Math.max(0.1, actionSeconds));
          const [sag, sink] = [1 + 0.08 * t, 1 - 0.36 * t];
          const base = translation(0, rim + 0.014 - 0.006 * t, 0);
          const run = 0.25 + 0.75 * t;
          // A drop runs down the wafer, on its skin.
          const fall = fraction(time * 0.55);
          const [out, y] = side(lerp(rim - 0.02, 0.055, fall * fall));
          return {
            parts: {
              low: multiply(base, scaling(sag, sink, sag)),
              high: multiply(
                translation(0.008 * t, rim + 0.058 - 0.032 * t, 0),
                scaling(1 - 0.2 * t, 1 - 0.6 * t, 1 - 0.2 * t),
              ),
              runs: multiply(
                base,
                scaling(sag, sink, sag),
                translation(0, 0.03, 0),
                scaling(lerp(0.86, 1.02, t), run, lerp(0.86, 1.02, t)),
                translation(0, -0.03, 0),
              ),
              pool: multiply(translation(0.05, 0.0245, 0.02), scaling(lerp(0.3, 1, t))),
              drop: translation(Math.cos(0.9) * (out + 0.002), y, Math.sin(0.9) * (out + 0.002)),
              coat: glaze.update(lerp(0.34, 0.95, t)),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
