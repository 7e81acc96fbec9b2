/** A round lotus leaf that stands tilted above a pond: drops of water roll over it and fall off its rim. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { clamp, fraction } from '../../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, scaling, translation } from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';

/** Radius of the leaf, the height of its middle above the water, and how far it leans to the camera. */
const [radius, middle, lean] = [0.17, 0.12, 0.5];

/** The leaf by angle and share of its radius: a shallow dish with a wavy rim, leaning to the front. */
const leafAt = (a: number, share: number): Vec3 => {
  const [x, z] = [Math.cos(a) * share * radius, Math.sin(a) * share * radius];
  const y = 0.03 * share * share - 0.018 * share ** 6 + 0.008 * share ** 3 * Math.sin(a * 5 + 1);
  return [x, middle + y * Math.cos(lean) - z * Math.sin(lean), y * Math.sin(lean) + z * Math.cos(lean)];
};

const addLeaf = (b: MeshBuilder) => {
  const [dark, pale, vein] = [fromHex('#1f6236'), fromHex('#388a48'), fromHex('#9ad08a')];
  const up: Vec3 = [0, Math.cos(lean), Math.sin(lean)];
  b.twoSided();
  b.grid(
    Array.from({ length: 25 }, (_, ring) =>
      Array.from({ length: 127 }, (_, n) => {
        const [a, share] = [(n / 126) * 2 * Math.PI, ring / 24];
        const isVein = n % 6 === 0 || share < 0.05;
        const tone = mix(dark, pale, 0.3 + 0.5 * share + 0.15 * Math.sin(a * 21));
        return b.paint(isVein ? mix(tone, vein, 0.75) : tone, 'leaf').vertex(leafAt(a, share), up);
      }),
    ),
  );
  b.paint(fromHex('#5a8a3c'), 'leaf').tube(
    [
      [0.01, -0.02, -0.04],
      [0.004, middle * 0.6, -0.02],
      [0, middle, 0],
    ],
    [0.007, 0.006, 0.005],
    8,
  );
};

const addDrop = (b: MeshBuilder, r: number) => {
  b.paint((_, n) => mix([0.2, 0.36, 0.24], [0.7, 0.85, 0.78], Math.max(0, n[1]) ** 2), 'clear').sphere(
    [0, 0, 0],
    r,
    20,
  );
  b.paint([0.3, 0.5, 0.36], 'clear').sphere([0, -r * 0.1, 0], r * 0.8, 14);
  b.paint([2.2, 2.2, 2.2], 'glow').sphere([-r * 0.3, r * 0.55, r * 0.62], r * 0.18, 8);
  b.paint([1, 1.15, 1.1], 'glow').sphere([r * 0.25, -r * 0.45, r * 0.76], [r * 0.28, r * 0.07, r * 0.06], 8);
};

export const wetLotusLeaf: Kit = {
  name: 'lotus leaf with raindrops',
  nouns: ['lotus leaf with raindrops'],
  locomotion: 'none',
  build: ({ seed }) => {
    const random = createRandom(seed);
    const [body, pond] = [new MeshBuilder(), new MeshBuilder()];
    addLeaf(body);
    for (let n = 0; n < 26; n += 1) {
      const r = 0.003 + 0.006 * random() ** 2;
      const [x, y, z] = leafAt(random() * 2 * Math.PI, 0.15 + 0.75 * Math.sqrt(random()));
      body.at(translation(x, y + r * 0.7, z + r * 0.4), (k) => addDrop(k, r));
    }
    const drops: Record<string, MeshBuilder> = {};
    const runs = Array.from({ length: 7 }, (_, n) => {
      const b = new MeshBuilder();
      const r = 0.013 - 0.0007 * n;
      addDrop(b, r);
      drops[`drop${n}`] = b;
      return { r, start: n / 7 + 0.05 * random(), side: -0.85 + 1.7 * fraction(n * 0.618), speed: 0.42 };
    });
    // Other leaves lie on the water around it.
    for (const [x, z, size] of [
      [-0.36, -0.12, 0.15],
      [0.34, -0.2, 0.17],
      [0.1, -0.46, 0.16],
      [-0.28, 0.24, 0.1],
      [0.33, 0.2, 0.11],
    ] as const)
      pond
        .paint(
          (p) => mix(fromHex('#2c6a3c'), fromHex('#4f9a50'), fraction(Math.atan2(p[2] - z, p[0] - x) * 2.2)),
          'leaf',
        )
        .at(translation(x, 0.006, z), (k) =>
          k.lathe(
            [
              [size, 0.008],
              [size * 0.9, 0.003],
              [0, 0.003],
            ],
            40,
          ),
        );
    return assembleModel(
      { body, pond, ...drops },
      {
        size: [0.4, 0.24, 0.36],
        anchors: { top: [0, 0.2, 0] },
        pose: ({ time, wind }) => {
          const parts: Record<string, Matrix> = {
            body: rotationX(0.01 * Math.sin(time * 1.6) * (0.6 + wind * 0.2)),
          };
          for (const [n, { r, start, side, speed }] of runs.entries()) {
            const t = fraction(start + time * speed);
            // From the upper part of the leaf over its front rim, then down to the water.
            const onLeaf = clamp(t / 0.72);
            const way = -0.7 + 1.66 * (0.35 * onLeaf + 0.65 * onLeaf * onLeaf);
            const across = side * 0.55;
            const [x, y, z] = leafAt(Math.atan2(way, across), Math.min(1, Math.hypot(way, across)));
            const fall = clamp((t - 0.72) / 0.28);
            const size = Math.min(1, t * 12) * (y + r - fall * fall * 0.16 < 0 ? 0 : 1);
            parts[`drop${n}`] = multiply(
              translation(x, y + r * 0.8 - fall * fall * 0.16, z + r * 0.4 + fall * 0.03),
              scaling(Math.max(0.001, size), Math.max(0.001, size * (1 + 0.3 * fall)), Math.max(0.001, size)),
            );
          }
          return { parts, anchors: {} };
        },
      },
    );
  },
};
