/** Leaves in a cloud around each tip of a branch. */

import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import type { Random } from '../../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { addLeaf, leafAxes, type Palette } from '../foliage.ts';

export type Leaves = {
  /** How many a tip has. */
  each: number;
  /** Metres from the tip along each axis. */
  reach: Vec3;
  hue: Palette;
  /** How far they hang down. */
  droop: number;
  length: number;
  halfWidth: number;
  random: Random;
};

export const leavesAround = (
  tips: readonly Vec3[],
  { each, reach, hue, droop, length, halfWidth, random }: Leaves,
): Mesh => {
  const leaves = createMesh();
  leaves.isTwoSided = true;
  for (const tip of tips)
    for (let n = 0; n < each; n += 1) {
      const d = normalize([random() * 2 - 1, random() * 2 - 1, random() * 2 - 1]);
      const normal = normalize([d[0] * 0.5, 0.8, d[2] * 0.5 + 0.4]);
      const { side, up } = leafAxes(normal, random);
      addLeaf(leaves, {
        at: [tip[0] + d[0] * reach[0], tip[1] + d[1] * reach[1], tip[2] + d[2] * reach[2]],
        up: droop === 0 ? up : normalize([up[0], up[1] - droop, up[2]]),
        side,
        length,
        halfWidth,
        normal,
        base: mix(hue.dark, hue.light, 0.3 * random()),
        tip: mix(hue.dark, hue.light, random()),
        baseOcclusion: 0.6,
        tipOcclusion: 1,
      });
    }
  return leaves;
};
