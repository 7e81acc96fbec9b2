/** Bars to swing on: uneven bars, a high bar, monkey bars. */

import { fromHex } from '../../../math/colour.ts';
import { rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const steel = fromHex('#d5dade');
const padding = fromHex('#2f62b4');

/** How far under a bar the feet of a grown body hang. */
export const hangingLength = 2.06;

export const gymBars = staticKit(
  [
    'uneven bars',
    'high bar',
    'horizontal bar',
    'gymnastics bar',
    'gymnastics bars',
    'asymmetric bars',
    'pull up bar',
    'monkey bars',
    'parallel bars',
  ],
  (b, { noun, colour }) => {
    const isMonkey = noun === 'monkey bars';
    const isParallel = noun === 'parallel bars';
    const high = isMonkey ? 2.35 : isParallel ? 1.75 : 2.55;
    const half = isParallel ? 1.5 : 1.25;
    const bars: [height: number, z: number][] = isMonkey
      ? Array.from({ length: 7 }, (_, n) => [high, (n - 3) * 0.42])
      : isParallel
        ? [
            [high, -0.26],
            [high, 0.26],
          ]
        : /uneven|asymmetric|^gymnastics bars/.test(noun)
          ? [
              [high, 0],
              [1.65, 1.5],
            ]
          : [[high, 0]];
    for (const [y, z] of bars) {
      b.paint(fromHex('#c89058'), 'wood');
      rod(b, [-half, y, z], [half, y, z], 0.026, 12);
      if (isMonkey) continue;
      for (const side of [-1, 1]) {
        b.paint(colour ?? steel, 'metal');
        rod(b, [side * half, 0.04, z], [side * half, y + 0.05, z], 0.04, 12);
        b.paint(padding, 'cloth').box([side * half, 0.12, z], [0.34, 0.24, 0.34], 0.05, 3);
        b.paint(steel, 'metal');
        if (!isParallel) rod(b, [side * half, y - 0.02, z], [side * (half + 0.9), 0.02, z - 0.5], 0.008, 6);
      }
    }
    if (isMonkey) {
      b.paint(colour ?? fromHex('#d8402c'), 'glossy');
      for (const side of [-1, 1]) {
        rod(b, [side * half, high, -1.3], [side * half, high, 1.3], 0.04, 12);
        for (const z of [-1.3, 1.3]) rod(b, [side * half, 0, z], [side * half, high, z], 0.045, 12);
      }
    } else {
      b.paint(fromHex('#3f7fd0'), 'cloth').box([0, 0.06, 0.4], [half * 2 + 0.9, 0.12, 3.6], 0.05, 3);
      b.paint(fromHex('#f2f4f6'), 'cloth').box([0, 0.122, 0.4], [half * 2 + 0.5, 0.006, 0.07]);
    }
    return { top: [0, isParallel ? high : high - hangingLength, 0] };
  },
);
