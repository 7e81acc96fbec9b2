/** A cloud as a thing. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { mix } from '../../math/vector.ts';
import { still } from './still-kit.ts';

export const cloud = still(
  ['cloud', 'storm cloud', 'rain cloud', 'fluffy cloud', 'white cloud'],
  ({ noun, seed, colour }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed * 5 + 3);
    const isDark = noun === 'storm cloud' || noun === 'rain cloud';
    const hue = colour ?? fromHex(isDark ? '#5a626e' : '#ffffff');
    builder.paint((_p, n) => mix(darken(hue, isDark ? 0.4 : 0.16), hue, 0.5 + 0.5 * n[1]), 'cloth');
    for (let n = 0; n < 22; n += 1) {
      const u = n / 21 - 0.5;
      const r = 0.9 * (1 - 1.3 * u * u) * (0.7 + 0.5 * random());
      builder.sphere(
        [
          u * 7 + (random() - 0.5) * 0.8,
          0.9 + (random() - 0.3) * 1.2 * (1 - 2.6 * u * u),
          (random() - 0.5) * 1.6,
        ],
        [r * 1.2, r, r * 1.1],
        16,
      );
    }
    return {
      size: [7.6, 2.8, 3],
      parts: [{ name: 'cloud', mesh: builder.mesh }],
      anchors: { top: [0, 1.9, 0], seat: [0, 1.8, 0] },
      pose: ({ time, phase }) => ({
        parts: { cloud: translation(0.25 * Math.sin(time * 0.3 + phase), 0.06 * Math.sin(time * 0.7), 0) },
        anchors: {},
      }),
    };
  },
);
