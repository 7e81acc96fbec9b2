/** Ramps that boards and bikes jump from. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Rises towards +z. */
const ramp = staticKit(
  [
    'ramp',
    'jump ramp',
    'ski jump',
    'kicker',
    'skate ramp',
    'quarter pipe',
    'snow ramp',
    'bike ramp',
    'launch ramp',
  ],
  (b, { noun, colour }) => {
    const isSnow = /ski|snow|kicker|jump/.test(noun) || noun === 'ramp';
    const tone = colour ?? fromHex(isSnow ? '#eef3fa' : '#b98a54');
    const rise = (t: number) => 1.5 * t * t;
    const rings = Array.from({ length: 13 }, (_, n): Vec3[] => {
      const t = n / 12;
      const z = -2 + t * 4;
      return [
        [-1.3, 0, z],
        [-1.2, rise(t) + 0.06, z],
        [1.2, rise(t) + 0.06, z],
        [1.3, 0, z],
      ];
    });
    b.paint(tone, isSnow ? 'snow' : 'wood').loft(rings, { hasCaps: true });
    b.paint(fromHex('#d8302a'), 'satin').box([0, rise(1) + 0.07, 1.97], [2.4, 0.05, 0.08], 0.02);
    for (const x of [-1.32, 1.32]) {
      rod(b.paint(fromHex('#c8302a'), 'satin'), [x, 0, 1.9], [x, 2.3, 1.9], 0.03);
      b.paint(fromHex('#f2b62c'), 'cloth').box([x + 0.2, 2.1, 1.9], [0.4, 0.28, 0.02], 0.005);
    }
    return { top: [0, rise(1), 1.9] };
  },
);

export const rampKits = [ramp];
