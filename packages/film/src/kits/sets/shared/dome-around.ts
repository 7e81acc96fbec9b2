/** A dome of glass on white ribs over the action and the camera, seen from inside it. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from './set-builder.ts';

const [rings, sectors] = [5, 22];

export const addDomeAround = (set: SetBuilder): void => {
  const [cx, , cz] = set.centre;
  const radius = Math.max(6, set.area.cameraDistance * 1.12);
  const wide = Math.min(0.11, radius * 0.009);
  /** Every second ring is turned by half a pane, so that panes are triangles. */
  const corner = (ring: number, sector: number): Vec3 => {
    const up = (ring / rings) * (Math.PI / 2);
    const around = ((sector + (ring % 2) / 2) / sectors) * 2 * Math.PI;
    const [x, z] = [
      cx + radius * Math.cos(up) * Math.cos(around),
      cz + radius * Math.cos(up) * Math.sin(around),
    ];
    return [x, 0.3 + radius * 0.72 * Math.sin(up), z];
  };
  set.model(
    (b) => {
      b.paint(fromHex('#f2f5f7'), 'satin');
      for (let ring = 0; ring < rings; ring += 1)
        for (let sector = 0; sector < sectors; sector += 1) {
          const at = corner(ring, sector);
          b.tube([at, corner(ring, sector + 1)], ring === 0 ? wide * 2.4 : wide, 5, false);
          for (const next of ring % 2 === 0 ? [sector - 1, sector] : [sector, sector + 1])
            b.tube([at, corner(ring + 1, next)], wide, 5, false);
        }
      // The floor that the plants grow in.
      b.paint(fromHex('#c9cdd0'), 'satin');
      for (let sector = 0; sector < sectors; sector += 1) {
        const [x, , z] = corner(0, sector);
        b.box([x, 0.1, z], [radius * 0.1, 0.5, radius * 0.1], 0.05);
      }
    },
    { castsNoShadow: true },
  );
};
