/** Buoys, swim rings and fish hooks. */

import { fromHex } from '../../../../math/colour.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#a8aeb4');
const black = fromHex('#1d1e21');

const buoy = staticKit(
  [
    'buoy',
    'channel buoy',
    'life buoy',
    'lifebuoy',
    'life ring',
    'lifebelt',
    'swim ring',
    'inner tube',
    'pool float',
    'float ring',
  ],
  (b, { noun, colour }) => {
    const red = colour ?? fromHex('#d8301f');
    if (noun !== 'buoy' && noun !== 'channel buoy') {
      const isPool = /swim|inner|pool|float/.test(noun);
      const hexes = isPool ? ['#f2a82c', '#f6f2ea'] : ['#e8401f', '#f6f2ea'];
      b.at(placed(0, isPool ? 0.13 : 0.4, 0, { turnX: isPool ? 0 : Math.PI / 2 }), (k) => {
        k.paint((p) => {
          const angle = Math.atan2(isPool ? p[2] : p[1] - 0.4, p[0]);
          return Math.sin(angle * 4) > 0
            ? isPool && colour
              ? colour
              : fromHex(hexes[0]!)
            : fromHex(hexes[1]!);
        }, 'glossy');
        ring(k, isPool ? 0.36 : 0.28, isPool ? 0.13 : 0.09, 48);
        if (!isPool)
          around(4, 0.38, (x, z, angle) =>
            rod(
              k.paint(fromHex('#e8e0cc'), 'cloth'),
              [x, 0, z],
              [Math.cos(angle + 1.57) * 0.38, 0, Math.sin(angle + 1.57) * 0.38],
              0.012,
              6,
            ),
          );
      });
      return { grip: [0, 0.6, 0], seat: [0, 0.2, 0] };
    }
    b.paint(red, 'glossy').lathe(
      pairs(0, 0, 0.5, 0.02, 0.85, 0.3, 0.88, 0.62, 0.7, 0.75, 0.3, 0.8, 0, 0.8),
      32,
    );
    b.paint(fromHex('#f2efe6'), 'glossy').lathe(pairs(0.87, 0.36, 0.895, 0.38, 0.895, 0.52, 0.88, 0.54), 32);
    b.paint(red, 'satin');
    around(4, 0.42, (x, z) => rod(b, [x, 0.78, z], [x * 0.45, 2, z * 0.45], 0.04));
    for (const y of [1.2, 1.6]) b.at(placed(0, y, 0), (k) => ring(k, 0.42 - (y - 0.78) * 0.19, 0.025, 24));
    b.cylinder(2, 2.06, 0.26, 0.26, 20);
    b.paint([2.6, 1.6, 0.4], 'glow').cylinder(2.06, 2.3, 0.11, 0.1, 18);
    b.paint(black, 'satin').cylinder(2.3, 2.36, 0.14, 0.08, 18);
    return {};
  },
);

const hook = staticKit(['fishing hook', 'fish hook', 'hook', 'fishing lure', 'lure', 'bobber'], (b) => {
  b.paint(steel, 'metal').tube(
    points(
      0,
      0.4,
      0,
      0,
      0.16,
      0,
      -0.01,
      0.09,
      0,
      -0.055,
      0.05,
      0,
      -0.1,
      0.08,
      0,
      -0.11,
      0.15,
      0,
      -0.105,
      0.2,
      0,
    ),
    [0.009, 0.009, 0.009, 0.009, 0.009, 0.007, 0.002],
    10,
  );
  b.tube(points(-0.106, 0.17, 0, -0.08, 0.14, 0), [0.006, 0.002], 8);
  b.at(placed(0, 0.415, 0, { turnX: Math.PI / 2 }), (k) => ring(k, 0.014, 0.005, 14));
  b.paint(fromHex('#e8e8e0'), 'satin');
  rod(b, [0, 0.43, 0], [0, 0.8, 0], 0.003, 5);
  b.paint(fromHex('#d8241c'), 'glossy').sphere([0, 0.66, 0], 0.036, 16);
  b.paint(fromHex('#f6f2ea'), 'glossy').lathe(pairs(0, 0.622, 0.025, 0.63, 0.0365, 0.66), 20);
  b.paint(fromHex('#b8605a'), 'glossy').tube(
    points(-0.02, 0.075, 0, -0.055, 0.05, 0.012, -0.09, 0.07, -0.01, -0.12, 0.03, 0.02, -0.14, 0.06, 0),
    0.012,
    8,
  );
  return { grip: [0, 0.6, 0] };
});

export const seaThingKits = [buoy, hook];
