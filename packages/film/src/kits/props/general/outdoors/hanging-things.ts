/** What hangs in the wind: wind chime, dream catcher, bunting. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { around, pairs, placed, ring, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { laundryLine } from './laundry-line.ts';

const windChime = staticKit(
  ['wind chime', 'wind chimes', 'wind bell', 'furin', 'dream catcher', 'dreamcatcher'],
  (b, { noun, colour }) => {
    b.paint(fromHex('#c8b48a'), 'cloth');
    rod(b, [0, 0.62, 0], [0, 0.9, 0], 0.004);
    if (noun.startsWith('dream')) {
      b.at(placed(0, 0.45, 0, { turnX: Math.PI / 2 }), (k) => {
        k.paint(colour ?? fromHex('#8a5a34'), 'cloth');
        ring(k, 0.2, 0.014, 36);
        k.paint(fromHex('#efe8d8'), 'cloth');
        for (const r of [0.15, 0.1, 0.055])
          around(8, r, (x, z, angle) => {
            const [next, outer] = [angle + Math.PI / 8, r + 0.05];
            rod(k, [x, 0, z], [Math.cos(next) * outer, 0, Math.sin(next) * outer], 0.002, 4);
            rod(
              k,
              [x, 0, z],
              [Math.cos(angle - Math.PI / 8) * outer, 0, Math.sin(angle - Math.PI / 8) * outer],
              0.002,
              4,
            );
          });
      });
      for (const [n, x] of [-0.14, 0, 0.14].entries()) {
        const y = 0.45 - Math.sqrt(0.04 - x * x);
        b.paint(fromHex('#efe8d8'), 'cloth');
        rod(b, [x, y, 0], [x, y - 0.08, 0], 0.002, 4);
        b.paint(fromHex(['#3a8ad0', '#d84a3a', '#2f9a8a'][n]!), 'cloth')
          .sphere([x, y - 0.08, 0], 0.014, 10)
          .sphere([x, y - 0.17, 0], [0.026, 0.085, 0.006], 14);
      }
      return { grip: [0, 0.88, 0] };
    }
    if (noun === 'furin' || noun === 'wind bell') {
      b.paint(colour ?? fromHex('#8ac8e0'), 'glass').lathe(
        pairs(0.1, 0.46, 0.125, 0.54, 0.09, 0.62, 0, 0.65),
        28,
      );
      b.paint(fromHex('#e83a4a'), 'glossy').sphere([0.06, 0.54, 0.1], [0.03, 0.02, 0.01], 12);
      b.paint(fromHex('#c8b48a'), 'cloth');
      rod(b, [0, 0.62, 0], [0, 0.3, 0], 0.002, 4);
      b.paint(fromHex('#f4f0e4'), 'cloth').box([0, 0.16, 0], [0.07, 0.28, 0.004]);
      return { grip: [0, 0.88, 0] };
    }
    b.paint(fromHex('#8a5a30'), 'wood').cylinder(0.6, 0.625, 0.13, 0.13, 28);
    around(6, 0.1, (x, z, _angle, n) => {
      b.paint(fromHex('#c8b48a'), 'cloth');
      rod(b, [x, 0.6, z], [x, 0.52, z], 0.002, 4);
      b.paint(colour ?? fromHex('#c8ccd2'), 'metal').at(placed(x, 0, z), (k) =>
        k.cylinder(0.06 + (n % 3) * 0.06, 0.52, 0.018, 0.018, 14),
      );
    });
    b.paint(fromHex('#8a5a30'), 'wood').cylinder(0.3, 0.32, 0.06, 0.06, 20);
    rod(b, [0, 0.6, 0], [0, 0.02, 0], 0.002, 4);
    b.box([0, 0.05, 0], [0.09, 0.12, 0.01], 0.004);
    return { grip: [0, 0.88, 0] };
  },
);

const bunting = staticKit(
  ['bunting', 'streamer', 'streamers', 'prayer flags', 'prayer flag', 'string of flags'],
  (b, { noun, traits }) => {
    b.paint(fromHex('#7a5230'), 'wood');
    // As wide as a street, so that no post stands among the people.
    for (const x of traits.includes('between supports') ? [] : [-4.5, 4.5])
      rod(b, [x, 0, 0], [x, 2.5, 0], 0.05);
    const sag = (x: number) => 2.42 - 0.24 * (1 - (x / 4.5) ** 2);
    b.paint(fromHex('#efe8d8'), 'cloth').tube(
      Array.from({ length: 19 }, (_, n): Vec3 => [-4.5 + n / 2, sag(-4.5 + n / 2), 0]),
      0.008,
      5,
    );
    const hexes = ['#d8342e', '#f4f0e6', '#3a7ac8', '#f2c22c', '#3a9a5a', '#e88ab0'];
    b.twoSided();
    for (let n = 0; n < 21; n += 1) {
      const x = -4.2 + n * 0.42;
      const outline = noun.startsWith('prayer')
        ? pairs(-0.17, 0, 0.17, 0, 0.17, -0.36, -0.17, -0.36)
        : pairs(-0.17, 0, 0.17, 0, 0, -0.42);
      b.paint(fromHex(hexes[n % 6]!), 'cloth').at(
        placed(x, sag(x), 0, { turnX: 0.1 * Math.sin(n * 2) }),
        (k) => slab(k, outline, 0.008),
      );
    }
    return {};
  },
);

export const hangingKits: readonly Kit[] = [windChime, { ...bunting, hangsBetween: 4.5 }, laundryLine];
