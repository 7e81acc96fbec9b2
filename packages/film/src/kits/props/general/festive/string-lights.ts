/** Strings of warm bulbs between posts. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const stringLights = staticKit(
  [
    'string lights',
    'fairy lights',
    'string of lights',
    'string of bulbs',
    'party lights',
    'light garland',
    'christmas lights',
    'fairy light',
  ],
  (b, { noun }) => {
    const isColoured = noun === 'christmas lights' || noun === 'party lights';
    const hues: Vec3[] = [
      [2.4, 0.4, 0.25],
      [2.4, 1.7, 0.3],
      [0.4, 2, 0.6],
      [0.4, 0.8, 2.4],
    ];
    const posts: Vec3[] = [
      [-3.4, 2.7, -1.2],
      [3.4, 2.7, -1.2],
      [3.4, 2.7, 1],
      [-3.4, 2.7, 1],
    ];
    for (const [x, y, z] of posts) rod(b.paint(fromHex('#4a3524'), 'wood'), [x, 0, z], [x, y, z], 0.05, 10);
    const wires: [number, number][] = [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
    ];
    for (const [from, to] of wires) {
      const [p, q] = [posts[from]!, posts[to]!];
      const points = Array.from({ length: 25 }, (_, n): Vec3 => {
        const t = n / 24;
        return [p[0] + (q[0] - p[0]) * t, 2.7 - 0.5 * 4 * t * (1 - t), p[2] + (q[2] - p[2]) * t];
      });
      b.paint(fromHex('#1c1a18'), 'satin').tube(points, 0.012, 5);
      for (const [n, [x, y, z]] of points.entries())
        if (n % 2 === 0)
          b.paint(isColoured ? hues[n % 4]! : [2.6, 1.7, 0.7], 'glow').sphere(
            [x, y - 0.06, z],
            [0.045, 0.06, 0.045],
            8,
          );
    }
    return { lamp: [0, 2.2, 0] };
  },
);

export const stringLightKits = [stringLights];
