/** A floe that drifts in the sea with room for animals on it: a white top, a blue edge from which meltwater runs, a ridge at the back. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';

/** It drifts along z; half width and half length at the water, height of the top over it, metres. */
const [wide, deep, top] = [2.3, 3.4, 0.65];
const below = 1.2;
const around = 44;

const edgeAt = (a: number) =>
  1 + 0.09 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 7) + 0.04 * Math.sin(a * 13);

const ringAt = (share: number, y: number, jag = 0): Vec3[] =>
  Array.from({ length: around }, (_, n) => {
    const a = (-n / around) * 2 * Math.PI;
    const out = share * edgeAt(a) + jag * Math.sin(a * 19);
    return [Math.cos(a) * wide * out, y + jag * 1.5 * Math.sin(a * 11), Math.sin(a) * deep * out];
  });

const drips = (time: number): Particle[] =>
  Array.from({ length: 46 }, (_, n) => {
    // Where the viewer sees it.
    const a = 1.7 + 2.85 * fraction(n * 0.618);
    const age = fraction(time * (0.8 + 0.4 * fraction(n * 0.37)) + n * 0.733);
    return {
      position: [
        Math.cos(a) * wide * edgeAt(-a) * 1.02,
        below + top * (0.9 - age * age),
        Math.sin(a) * deep * edgeAt(-a) * 1.02,
      ],
      size: 0.025,
      colour: [0.75, 0.92, 1.05],
      opacity: 0.8,
    };
  });

export const driftingFloe: Kit = {
  name: 'drifting ice floe',
  nouns: ['drifting ice floe'],
  locomotion: 'floats',
  speeds: { slow: 0.05, fast: 0.1 },
  build: ({ seed }) => {
    const b = new MeshBuilder();
    const ice = (p: Vec3) => {
      const blue = mix(
        fromHex('#2f9ac4'),
        fromHex('#a8dcf0'),
        Math.min(1, Math.max(0, (p[1] - below) / top)),
      );
      return mix(blue, fromHex('#e8f6fc'), 0.5 * noise(p[0] * 1.5 + seed, p[1] * 3, p[2] * 1.5));
    };
    b.paint(ice, 'glossy').loft(
      [
        ringAt(0.8, 0),
        ringAt(0.96, below * 0.8),
        ringAt(0.93, below + 0.1),
        ringAt(1, below + top * 0.8, 0.012),
        ringAt(0.97, below + top),
      ],
      { isClosed: true },
    );
    b.paint(fromHex('#f2f7fb'), 'snow').loft(
      [
        ringAt(0.985, below + top * 0.86, 0.01),
        ringAt(0.95, below + top),
        ringAt(0.6, below + top + 0.02),
        ringAt(0.02, below + top + 0.03),
      ],
      { isClosed: true },
    );
    // Blocks of an older, higher berg along the back.
    for (const [x, z, s, tall] of [
      [1.35, -2, 0.9, 1.5],
      [1.6, -0.9, 0.8, 0.9],
      [1.3, 2.2, 0.7, 0.9],
    ] as const)
      b.paint(
        (p) =>
          mix(
            fromHex('#8fcbe4'),
            fromHex('#f4f9fc'),
            Math.min(1, Math.max(0, (p[1] - below - top) / tall + 0.35)),
          ),
        'snow',
      ).loft(
        [0, 0.35, 0.75, 1].map((t, row) =>
          Array.from({ length: 7 }, (_, n): Vec3 => {
            const a = (-n / 7) * 2 * Math.PI + row * 0.2;
            const out = s * (1 - 0.75 * t) * (0.85 + 0.3 * fraction(n * 0.618 + row * 0.3));
            return [
              x + Math.cos(a) * out + 0.3 * t,
              below + top - 0.1 + tall * t,
              z + Math.sin(a) * out * 0.7,
            ];
          }),
        ),
        { isClosed: true, hasCaps: true },
      );
    // Puddles of meltwater.
    for (const [x, z, s] of [
      [-1.3, 1.6, 0.35],
      [-1.2, -1.7, 0.3],
      [-0.5, 2.4, 0.25],
    ] as const)
      b.paint(fromHex('#5fb4d8'), 'glossy').sphere([x, below + top + 0.025, z], [s, 0.012, s * 1.5], 18);
    const level: Vec3 = [-0.2, below + top + 0.03, 0];
    return {
      size: [wide * 2, below + top, deep * 2],
      parts: [{ name: 'floe', mesh: b.mesh }],
      anchors: { top: level, seat: level },
      waterline: below,
      pose: ({ time }) => ({ parts: {}, anchors: {}, particles: drips(time) }),
    };
  },
};
