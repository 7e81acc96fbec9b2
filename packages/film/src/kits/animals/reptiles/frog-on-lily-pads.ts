/** A frog that leaps from one lily pad to the next and back again. */

import { smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { buildPads } from '../../plants/garden/lily-pads.ts';
import { frogs } from './frog.ts';

/** x, z, radius and turn of the notch: the first three are leaped between, the others lie about. */
const pads = [
  [-0.5, 0.02, 0.22, 2.4],
  [0, -0.03, 0.2, 1.2],
  [0.5, 0.03, 0.22, 5.4],
  [-0.3, -0.45, 0.16, 4.1],
  [0.42, -0.5, 0.18, 0.4],
  [-0.85, -0.3, 0.17, 3.2],
] as const;
/** The pads it is on one after the other. */
const way = [0, 1, 2, 1] as const;
/** Seconds from one leap to the next, and when in them it leaves the pad and lands. */
const period = 1.6;
const [leaves, lands] = [0.5, 1.35];
const height = 0.24;
const surface = 0.014;
const frogSize = 1.5;

const build = (options: KitOptions): Model => {
  const frog = frogs.build({ ...options, noun: options.traits.includes('toad') ? 'toad' : 'frog' });
  return {
    size: [1.4, 0.4, 0.6],
    parts: [{ name: 'pads', mesh: buildPads(pads, [-0.72, 0.16]) }, ...frog.parts],
    anchors: { top: [0, surface, 0] },
    pose: ({ time }) => {
      const leap = Math.floor(time / period);
      const at = time - leap * period;
      const [from, to] = [pads[way[leap % 4]!]!, pads[way[(leap + 1) % 4]!]!];
      const u = Math.min(1, Math.max(0, (at - leaves) / (lands - leaves)));
      const isAir = u > 0 && u < 1;
      // It looks to where it leaps next, a little towards the front, and turns while it sits.
      const yawOf = (n: number) => (n % 4 < 2 ? 1.2 : -1.2);
      const turned = smoothstep(lands, period, at);
      const yaw = yawOf(leap) + (yawOf(leap + 1) - yawOf(leap)) * turned;
      const crouch = 1 - 0.16 * smoothstep(leaves - 0.3, leaves, at) * (u > 0 ? 0 : 1);
      const place: Vec3 = [
        from[0] + (to[0] - from[0]) * u,
        surface + 4 * u * (1 - u) * height,
        from[1] + (to[1] - from[1]) * u,
      ];
      const matrix = multiply(
        translation(...place),
        rotationY(yaw),
        rotationX(isAir ? -0.5 + u : 0),
        scaling(frogSize, frogSize * crouch, frogSize),
      );
      const parts: Record<string, Matrix | null> = {
        sitting: isAir ? null : matrix,
        leaping: isAir ? matrix : null,
      };
      return { parts, anchors: {} };
    },
  };
};

export const frogOnLilyPads: Kit = {
  name: 'frog on lily pads',
  nouns: ['frog on lily pads'],
  locomotion: 'none',
  build,
};
