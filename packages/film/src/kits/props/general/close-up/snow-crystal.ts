/** One snowflake from so near that its six branched arms of ice are seen; it turns slowly, smaller ones drift past. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

/** Larger than life: the reach of an arm, and the height of its middle. */
const [reach, middle] = [0.4, 0.46];

/** Bars of ice in the plane z = 0, lighter towards the tips. */
const addCrystal = (b: MeshBuilder, r: number) => {
  const tone = (p: Vec3): Vec3 =>
    mix(fromHex('#6fb4e8'), fromHex('#f4fbff'), Math.min(1, Math.hypot(p[0], p[1]) / r + 0.15));
  const bar = (k: MeshBuilder, from: Vec3, to: Vec3, thick: number) =>
    k.paint(tone, 'glossy').tube([from, mix(from, to, 0.5), to], [thick, thick * 0.92, thick * 0.5], 6);
  for (let arm = 0; arm < 6; arm += 1)
    b.at(rotationZ((arm / 6) * 2 * Math.PI), (k) => {
      bar(k, [0, 0, 0], [0, r, 0], r * 0.034);
      for (const [at, long] of [
        [0.24, 0.15],
        [0.42, 0.27],
        [0.6, 0.24],
        [0.76, 0.16],
        [0.89, 0.08],
      ] as const)
        for (const side of [-1, 1]) {
          const tip: Vec3 = [side * long * r * 0.87, (at + long * 0.5) * r, 0];
          bar(k, [0, at * r, 0], tip, r * 0.022);
          // Twigs of the longer branches.
          if (long > 0.2)
            bar(
              k,
              [tip[0] * 0.55, (at + long * 0.28) * r, 0],
              [tip[0] * 0.55, (at + long * 0.28 + 0.09) * r, 0],
              r * 0.013,
            );
        }
      k.paint(tone, 'glossy').sphere([0, r, 0], r * 0.03, 8);
    });
  // The plate in the middle: a hexagon.
  b.paint(fromHex('#bfe2f8'), 'glossy').at(rotationX(Math.PI / 2), (k) => {
    k.cylinder(-r * 0.022, r * 0.022, r * 0.15, r * 0.15, 6);
    k.paint(fromHex('#e8f6ff'), 'glossy').cylinder(-r * 0.03, r * 0.03, r * 0.08, r * 0.08, 6);
  });
};

export const snowCrystal: Kit = {
  name: 'snow crystal',
  nouns: ['snow crystal', 'ice crystal'],
  locomotion: 'none',
  build: () => {
    const [body, backdrop] = [new MeshBuilder(), new MeshBuilder()];
    addCrystal(body, reach);
    // Dusk behind it, so that ice stands out bright.
    backdrop
      .paint(
        (p) =>
          mix([0.02, 0.05, 0.13], [0.07, 0.18, 0.38], Math.max(0, 1 - Math.hypot(p[0], p[1] - middle) / 1.6)),
        'glow',
      )
      .grid(
        Array.from({ length: 13 }, (_, j) =>
          Array.from({ length: 21 }, (_, i) =>
            backdrop.vertex([(i - 10) * 0.5, j * 0.4 - 0.6, -1.2], [0, 0, 1]),
          ),
        ),
      );
    backdrop
      .paint((p) => mix([0.03, 0.08, 0.2], [0.05, 0.13, 0.28], -p[2] / 1.2), 'glow')
      .quad([-6, 0.01, 3], [6, 0.01, 3], [6, 0.01, -1.2], [-6, 0.01, -1.2], [0, 1, 0]);
    return assembleModel(
      { body, backdrop },
      {
        size: [0.8, 0.92, 0.1],
        anchors: { top: [0, 0.9, 0] },
        pose: ({ time }) => ({
          parts: {
            body: multiply(
              translation(0.02 * Math.sin(time * 0.9), middle + 0.02 * Math.sin(time * 1.2), 0),
              rotationY(0.3 * Math.sin(time * 0.7)),
              rotationZ(time * 0.16),
            ),
          },
          anchors: {},
          particles: Array.from({ length: 60 }, (_, n) => {
            const down = fraction(n * 0.7549 - time * (0.06 + 0.05 * fraction(n * 0.37)));
            return {
              position: [
                2.4 * (fraction(n * 0.5698) - 0.5) + 0.04 * Math.sin(time + n),
                -0.3 + 1.6 * down,
                n % 5 === 0 ? 0.25 : -0.5 - 0.5 * fraction(n * 0.7),
              ] as Vec3,
              size: 0.008 + 0.012 * fraction(n * 0.53),
              colour: [0.9, 0.96, 1.05] as Vec3,
              opacity: 0.6,
            };
          }),
        }),
      },
    );
  },
};
