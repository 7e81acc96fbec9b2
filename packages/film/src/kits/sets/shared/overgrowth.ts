/** Ivy that climbs over whatever stands in a place, and weeds that come up through its ground. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { buildBroadPlant, buildBush, buildFern, buildReeds } from '../../plants/bush-shapes.ts';
import type { SetPiece } from '../../set.ts';
import { growIvy } from '../../shared/neglect/grow-ivy.ts';
import type { SetBuilder } from './set-builder.ts';

/** Metres from the camera beyond which a clump is no longer seen as leaves. */
const farthest = 90;

export const addWallIvy = (set: SetBuilder, pieces: readonly SetPiece[], isIndoors: boolean): void => {
  const top = set.area.high[1] + 0.5;
  const ivy = growIvy({
    surfaces: pieces.filter(({ update }) => !update),
    clumps: isIndoors ? 200 : 560,
    patch: isIndoors ? 1.6 : 3.4,
    // More where it fills more of the picture; floors and paving are not climbed.
    weightAt: ([x, y, z]) => {
      const distance = set.distanceToCamera(x, z);
      const isHidden = distance > farthest || !set.isInView(x, z, 2);
      if (isHidden || y - set.ground(x, z) < 0.4 || (set.distanceToSight(x, z) < 0.4 && y < top)) return 0;
      return 1 / (30 + distance * distance);
    },
    leafAt: ([x, , z]) => (isIndoors ? 0.04 : 0.07) + set.distanceToCamera(x, z) * 0.005,
    groundAt: ([x, , z]) => set.ground(x, z),
    random: set.random,
  });
  set.add(ivy, undefined, { castsNoShadow: true });
};

export const addWeeds = (set: SetBuilder): void => {
  const dry = { dark: fromHex('#3f4a20'), light: fromHex('#8a8446') };
  const stock = [
    buildReeds({ seed: 3, detail: 1, colours: dry }, 0.5, 0.5),
    buildFern({ seed: 4, detail: 1 }),
    buildBroadPlant({ seed: 5, detail: 1 }),
    buildReeds({ seed: 6, detail: 1, colours: dry }, 0.6, 0.4),
    buildBush({ seed: 2, detail: 1, colours: dry }),
  ];
  const near = Math.max(2.5, set.area.cameraDistance * 0.35);
  let n = 0;
  set.scatter(230, { near, far: Math.max(30, near * 5), radius: 0.3, gap: 0.8 }, (x, z, distance) => {
    n += 1;
    const size = (n % 5 === 4 ? 0.7 : 1.1) * (0.8 + 0.7 * set.random()) * (1 + distance * 0.012);
    set.add(
      stock[n % 5]!,
      multiply(translation(x, set.ground(x, z), z), rotationY(set.random() * 6.3), scaling(size)),
      { castsNoShadow: distance > 18 },
    );
  });
};
