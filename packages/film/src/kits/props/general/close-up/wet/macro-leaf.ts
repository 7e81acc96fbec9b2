/** A leaf so near that it fills the picture: one drop of water slides down its middle, or many hang on it and some run. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationZ, scaling, translation } from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { addWaterBead } from './water-bead.ts';

/** Larger than life, so that the ground behind lies far and blurred: the length of the leaf and half its width. */
const [length, half] = [2.5, 0.66];
const middle: Vec3 = [-0.12, 0.45, 0.12];
/** Its middle runs down to the lower right. */
const slope = -0.33;

/** Share across (-1 to 1) and along (0 at the stem to 1 at the tip). */
const leafAt = (u: number, v: number): Vec3 => {
  const wide = half * Math.sin(Math.PI * Math.min(1, v * 0.93 + 0.07)) ** 0.62 * (1 - 0.12 * v);
  const [along, across] = [(v - 0.5) * length, u * wide];
  return [
    middle[0] + along * Math.cos(slope) - across * Math.sin(slope),
    middle[1] + along * Math.sin(slope) + across * Math.cos(slope) - 0.03 * v * v,
    middle[2] +
      0.075 * Math.abs(u) ** 1.3 +
      0.012 * Math.sin(v * 24 - Math.abs(u) * 7) * Math.abs(u) -
      0.1 * v * v,
  ];
};

const addLeaf = (b: MeshBuilder, colour: Vec3) => {
  b.twoSided();
  const vein = mix(colour, [0.72, 0.92, 0.42], 0.42);
  b.grid(
    Array.from({ length: 81 }, (_, j) =>
      Array.from({ length: 49 }, (_, i) => {
        const [u, v] = [i / 24 - 1, j / 80];
        const [p, q, r] = [leafAt(u, v), leafAt(u + 0.01, v), leafAt(u, Math.min(0.99, v) + 0.01)];
        const [a, c] = [
          [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as Vec3,
          [r[0] - p[0], r[1] - p[1], r[2] - p[2]] as Vec3,
        ];
        const n: Vec3 = [a[1] * c[2] - a[2] * c[1], a[2] * c[0] - a[0] * c[2], a[0] * c[1] - a[1] * c[0]];
        // Between two side veins the blade bulges: lighter above, darker below.
        const bulge = 0.5 + 0.5 * Math.sin((v - Math.abs(u) * 0.17) * 2 * Math.PI * 11);
        const tone = mix(
          scale(colour, 0.66),
          mix(colour, [0.5, 0.8, 0.2], 0.16),
          bulge * 0.75 + 0.15 * Math.abs(u),
        );
        return b.paint(tone, 'satin').vertex(p, n[2] < 0 ? scale(n, -1) : n);
      }),
    ),
  );
  const along = (from: number, to: number, at: (t: number) => Vec3) =>
    Array.from({ length: 12 }, (_, n): Vec3 => at(from + ((to - from) * n) / 11));
  const raised = ([x, y, z]: Vec3): Vec3 => [x, y, z + 0.002];
  b.paint(vein, 'satin').tube(
    along(0, 0.97, (t) => raised(leafAt(0, t))),
    Array.from({ length: 12 }, (_, n) => 0.018 - 0.0014 * n),
    8,
  );
  for (let n = 0; n < 11; n += 1)
    for (const side of [-1, 1])
      b.tube(
        along(0.02, 0.94, (t) => raised(leafAt(side * t, Math.min(0.985, 0.03 + n / 11 + 0.17 * t)))),
        Array.from({ length: 12 }, (_, k) => 0.0072 - 0.0005 * k),
        6,
      );
};

export const macroLeaf: Kit = {
  name: 'leaf with raindrops',
  nouns: ['leaf with raindrops'],
  locomotion: 'none',
  build: ({ colour, seed, traits }) => {
    const random = createRandom(seed);
    const body = new MeshBuilder();
    const tone = colour ?? fromHex('#2f9a34');
    addLeaf(body, tone);
    const isOne = traits.includes('one drop');
    for (let n = 0; n < (isOne ? 0 : 26); n += 1) {
      const side = n % 2 ? 1 : -1;
      const [x, y, z] = leafAt(side * (0.22 + 0.62 * random()), 0.12 + 0.76 * random());
      body.at(translation(x, y, z + 0.004), (k) => addWaterBead(k, 0.016 + 0.04 * random() ** 2, tone));
    }
    const drops: Record<string, MeshBuilder> = {};
    const runs = Array.from({ length: isOne ? 1 : 4 }, (_, n) => {
      const b = new MeshBuilder();
      addWaterBead(b, isOne ? 0.1 : 0.07 - 0.009 * n, tone, 36);
      drops[`drop ${n}`] = b;
      return { start: n * 0.27, lane: [0, 0.3, -0.34, 0.55][n]! };
    });
    return assembleModel(
      { body, ...drops },
      {
        size: [0.8, 0.68, 0.1],
        anchors: { top: [0, 0.68, 0] },
        pose: ({ time, wind }) => {
          const parts: Record<string, Matrix> = {
            body: rotationZ(0.004 * Math.sin(time * 1.4) * (0.5 + wind * 0.2)),
          };
          for (const [n, { start, lane }] of runs.entries()) {
            const t = fraction(start + 0.02 + time * 0.22);
            // It starts slowly, stops for a moment and runs on.
            const v = 0.36 + 0.37 * (0.55 * t + 0.45 * smoothstep(0.1, 0.9, t));
            const [x, y, z] = leafAt(lane, v);
            const size = Math.max(0.001, smoothstep(0, 0.06, t) * (1 - smoothstep(0.97, 1, t)));
            const long = 1 + 0.1 * Math.sin(time * 5 + n);
            parts[`drop ${n}`] = multiply(
              translation(x, y, z + 0.006),
              rotationZ(0.3),
              scaling(size, size * long, size),
            );
          }
          return { parts, anchors: {} };
        },
      },
    );
  },
};
