/** A dandelion gone to seed: a ball of white tufts on a stem. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { points, rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const radius = 0.05;

export const dandelionClock = staticKit(
  [
    'dandelion clock',
    'dandelion seed',
    'dandelion seeds',
    'dandelion puff',
    'dandelion fluff',
    'dandelion head',
  ],
  (b) => {
    b.paint(fromHex('#7fa04a'), 'leaf').tube(points(0, 0, 0, 0.006, 0.12, 0, 0, 0.25, 0), 0.005, 8);
    const middle: Vec3 = [0, 0.27, 0];
    b.paint(fromHex('#8a6a44'), 'matte').sphere(middle, 0.009, 10);
    for (let n = 0; n < 90; n += 1) {
      const y = 1 - (2 * (n + 0.5)) / 90;
      const around = Math.sqrt(1 - y * y);
      const [x, z] = [Math.cos(n * 2.4) * around, Math.sin(n * 2.4) * around];
      const end: Vec3 = [middle[0] + x * radius, middle[1] + y * radius, middle[2] + z * radius];
      b.paint(fromHex('#efe9da'), 'matte');
      rod(b, middle, end, 0.0007, 3);
      b.paint([1.1, 1.1, 1.08], 'matte').sphere(end, 0.0075, 5);
    }
    return { grip: [0, 0.12, 0], top: [0, 0.32, 0] };
  },
);
