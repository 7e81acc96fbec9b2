/** Mushrooms and toadstools. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { mix, scale } from '../../math/vector.ts';
import { plantKit } from './plant-kit.ts';

const glowing = ['glowing mushroom', 'luminous mushroom', 'bioluminescent mushroom', 'magic mushroom'];

export const mushroom = plantKit(
  ['mushroom', 'toadstool', 'fly agaric', 'giant mushroom', 'fungus', ...glowing],
  ({ noun, colour, seed, traits }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed);
    const isGlowing = glowing.includes(noun) || traits.includes('glowing');
    const isPlain = !isGlowing && (noun === 'mushroom' || noun === 'fungus');
    const hue = colour ?? fromHex(isGlowing ? '#2fd8e8' : isPlain ? '#b87848' : '#d0241c');
    const isDotted = !isPlain;
    // Those that glow light a clearing, so they are a hand or two high.
    const giant = noun === 'giant mushroom' ? 12 : isGlowing ? 3.4 : 1;
    const bright = scale(hue, isGlowing ? 2.2 : 1);
    for (const [x, z, s] of [
      [0, 0, 1],
      [0.09, 0.04, 0.6],
      [-0.08, 0.05, 0.45],
    ] as const) {
      builder.at(translation(x * giant, 0, z * giant), (b) => {
        const k = s * giant;
        b.paint(
          (p) =>
            isGlowing
              ? mix(scale(hue, 0.25), scale(hue, 0.9), p[1] / (0.12 * k))
              : mix(fromHex('#e8dcc4'), fromHex('#fbf6ea'), p[1] * 6),
          isGlowing ? 'glow' : 'satin',
        ).lathe(
          [
            [0.026 * k, 0],
            [0.02 * k, 0.03 * k],
            [0.016 * k, 0.1 * k],
            [0.02 * k, 0.12 * k],
          ],
          18,
        );
        b.paint(isGlowing ? bright : fromHex('#f0e6d0'), isGlowing ? 'glow' : 'matte').lathe(
          [
            [0.018 * k, 0.118 * k],
            [0.075 * k, 0.11 * k],
          ],
          24,
        );
        b.paint(
          (_p, n) =>
            mix(isGlowing ? bright : darken(hue, 0.3), isGlowing ? scale(hue, 0.8) : hue, Math.max(0, n[1])),
          isGlowing ? 'glow' : 'glossy',
        ).lathe(
          [
            [0.075 * k, 0.11 * k],
            [0.085 * k, 0.118 * k],
            [0.075 * k, 0.145 * k],
            [0.045 * k, 0.17 * k],
            [0, 0.18 * k],
          ],
          28,
        );
        if (isDotted)
          for (let n = 0; n < 14; n += 1) {
            const [a, t] = [n * 2.4, Math.sqrt((n + 0.5) / 14)];
            const r = 0.075 * k * t;
            b.paint(isGlowing ? [2.6, 2.8, 2.8] : fromHex('#fbf8f0'), isGlowing ? 'glow' : 'matte').sphere(
              [Math.cos(a) * r, 0.18 * k - 0.055 * k * t * t, Math.sin(a) * r],
              [(0.006 + 0.006 * random()) * k, 0.004 * k, (0.006 + 0.006 * random()) * k],
              8,
            );
          }
      });
    }
    return {
      mesh: builder.mesh,
      size: [0.26 * giant, 0.18 * giant, 0.2 * giant],
      anchors: { top: [0, 0.18 * giant, 0], seat: [0, 0.18 * giant, 0] },
    };
  },
  0,
);
