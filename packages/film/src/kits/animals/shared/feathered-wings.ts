/** Spread wings of long feathers on the shoulders of a four-legged animal. */

import { fromHex } from '../../../math/colour.ts';
import { mix, scale } from '../../../math/vector.ts';
import { sides } from '../quadrupeds/frame.ts';
import type { DetailContext } from '../quadrupeds/shape.ts';
import { addEar } from './ears.ts';

export const addFeatheredWings = (
  { frame, skeleton, builder, colour, detail }: DetailContext,
  hex = '#f6f2ea',
) => {
  const { h, spine, depth, zFront } = frame;
  const base = colour ?? fromHex(hex);
  const count = detail === 0 ? 13 : 8;
  builder.bone(skeleton.number('chest'));
  for (const [, sign] of sides)
    for (const [layer, reach] of [
      [0, 1],
      [1, 0.58],
    ] as const)
      for (let n = 0; n < count; n += 1) {
        const t = n / (count - 1);
        // From the raised leading edge down to the trailing feathers by the body.
        const angle = 1.15 - t * 1.35;
        const along = 0.42 * (1 - t);
        addEar(builder, {
          base: [
            sign * (depth * 0.8 + along * h * 0.5),
            spine + depth * 0.55 + along * h * 0.75,
            zFront * 0.55 - t * 0.12 * h + layer * 0.012 * h,
          ],
          direction: [sign * Math.cos(angle), Math.sin(angle), -0.25 - t * 0.55],
          facing: [sign * 0.3, 0.5, 1],
          length: h * (0.85 - 0.42 * t) * reach,
          width: h * 0.15,
          outline: 'leaf',
          cup: 0.15,
          bend: -0.08,
          outside: scale(base, 0.86 + 0.1 * (n % 2)),
          inside: mix(base, [1, 1, 1], layer * 0.2),
          material: 'cloth',
          rows: 4,
        });
      }
};
