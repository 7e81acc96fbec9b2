/** A wooden dock that runs from the near shore out over a lake; who is there stands on its planks. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale } from '../../../math/vector.ts';
import type { SetRequest } from '../../set.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';

const height = 0.5;
const halfWidth = 1.35;
const shoreEnd = 14;
const lakeEnd = -7;

export const hasDock = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  place === 'lake' &&
  details.includes('dock') &&
  !details.includes('frozen') &&
  !nouns.some((noun) => /dock|pier|jetty/.test(noun));

/** The planks where they are, the bed of the lake elsewhere. */
export const onDock =
  (ground: Ground): Ground =>
  (x, z) =>
    Math.abs(x) < halfWidth && z > lakeEnd && z < shoreEnd ? Math.max(height, ground(x, z)) : ground(x, z);

export const addDock = (set: SetBuilder): void => {
  const [pale, dark] = [fromHex('#a88358'), fromHex('#6e4e30')];
  set.model((b) => {
    let n = 0;
    for (let z = lakeEnd; z < shoreEnd; z += 0.23) {
      const tone = mix(dark, pale, 0.35 + 0.6 * noise(n * 1.7, 1, 3));
      const jut = 0.05 * (noise(n * 3.1, 5, 1) - 0.5);
      b.paint(set.isRainy ? scale(tone, 0.6) : tone, 'wood').box(
        [jut, height - 0.03, z + 0.1],
        [2 * halfWidth, 0.055, 0.205],
        0.012,
      );
      n += 1;
    }
    b.paint(dark, 'wood');
    for (const side of [-1, 1]) {
      const x = side * (halfWidth - 0.12);
      b.box([x, height - 0.14, (lakeEnd + shoreEnd) / 2], [0.14, 0.18, shoreEnd - lakeEnd], 0.02);
      for (let z = lakeEnd + 0.25; z < shoreEnd; z += 3.1) {
        // Posts stand out above the planks at the far end only, where boats tie up.
        const top = z < lakeEnd + 4 ? height + 0.55 : height;
        b.tube(
          [
            [side * (halfWidth + 0.08), -3, z],
            [side * (halfWidth + 0.08), top, z],
          ],
          0.12,
          10,
        );
      }
    }
  });
};
