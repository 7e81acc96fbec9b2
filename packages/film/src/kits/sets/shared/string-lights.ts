/** Strings of warm bulbs between posts, behind and over the action of an evening out of doors. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { ActionArea, SetRequest } from '../../set.ts';

/** What it needs of a set. */
type LitSet = {
  readonly request: SetRequest;
  readonly area: ActionArea;
  readonly centre: Vec3;
  readonly baseY: number;
  readonly actionHeight: number;
  readonly halfX: number;
  ground: (x: number, z: number) => number;
  atFrame: (across: number, depth: number) => [number, number];
  model: (addShapes: (builder: MeshBuilder) => void, options: { castsNoShadow: boolean }) => unknown;
  lamp: (position: Vec3, colour: Vec3, reach: number) => unknown;
};

const places = new Set(
  'garden park lawn beach street square village vineyard meadow forest farm orchard lake market campsite hills snowfield alley temple'.split(
    ' ',
  ),
);

const bulbs = 15;

export const hangStringLights = (set: LitSet): void => {
  const { details = [], place } = set.request;
  if (!details.includes('fairy_lights') || !places.has(place) || set.halfX > 9) return;
  const [cx, , cz] = set.area.cameraPosition;
  const distance = Math.hypot(set.centre[0] - cx, set.centre[2] - cz);
  const high = set.baseY + Math.min(5, Math.max(1.3, set.actionHeight) * 1.3);
  const at = (across: number, depth: number, up = 0): Vec3 => {
    const [x, z] = set.atFrame(across, distance * depth);
    return [x, high + up, z];
  };
  const posts = [at(-0.82, 1.3), at(0.82, 1.35), at(-0.3, 1.9, 0.4), at(0.55, 2, 0.4)];
  const strings: [Vec3, Vec3][] = [
    [posts[0]!, posts[1]!],
    [posts[0]!, posts[2]!],
    [posts[1]!, posts[3]!],
    [posts[2]!, posts[3]!],
    [at(-1.4, 1.15, 0.3), posts[3]!],
    [posts[2]!, at(1.4, 1.2, 0.3)],
  ];
  set.model(
    (b) => {
      for (const [x, y, z] of posts)
        b.paint(fromHex('#5a4632'), 'wood').tube(
          [
            [x, set.ground(x, z), z],
            [x, y + 0.05, z],
          ],
          0.04,
          8,
        );
      for (const [from, to] of strings) {
        const points = Array.from({ length: bulbs + 1 }, (_, n): Vec3 => {
          const t = n / bulbs;
          return [
            from[0] + (to[0] - from[0]) * t,
            from[1] + (to[1] - from[1]) * t - 4 * t * (1 - t) * 0.35,
            from[2] + (to[2] - from[2]) * t,
          ];
        });
        b.paint([0.03, 0.03, 0.03], 'matte').tube(points, 0.008, 4, false);
        for (const [x, y, z] of points.slice(1, -1))
          b.paint([4.2, 2.6, 1], 'glow').sphere([x, y - 0.06, z], 0.05, 8);
      }
    },
    { castsNoShadow: true },
  );
  for (const [across, depth] of [
    [-0.5, 1.15],
    [0.5, 1.15],
    [0, 1.6],
    [0, 0.8],
  ] as const)
    set.lamp(at(across, depth, -0.2), [1.6, 1, 0.45], 5 + distance * 0.5);
};
