/** A fashion show: a long white catwalk towards the camera, lights along it, guests seated on both sides. */

import { fromHex } from '../../../../math/colour.ts';
import { normalize, type Vec3 } from '../../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../../set.ts';
import { addCrowd } from '../../shared/crowd.ts';
import { SetBuilder } from '../../shared/set-builder.ts';

export const isCatwalk = ({ place, details = [] }: SetRequest): boolean =>
  place === 'theatre_stage' && details.includes('catwalk');

/** Metres the guests' floor lies below the catwalk. */
const drop = 0.4;

const addFloor = (set: SetBuilder, half: number, back: number, front: number): void => {
  const [cx] = set.centre;
  set.model((b) => {
    b.paint(fromHex('#17181d'), 'glossy').quad(
      [-40, -drop, back - 4],
      [40, -drop, back - 4],
      [40, -drop, front],
      [-40, -drop, front],
      [0, 1, 0],
    );
    b.paint(fromHex('#f2f3f5'), 'glossy').box(
      [cx, -drop / 2, (back + front) / 2],
      [half * 2, drop, front - back],
      0.02,
    );
    for (const side of [-1, 1])
      b.paint([2.2, 2.3, 2.6], 'glow').box(
        [cx + side * (half - 0.09), 0.008, (back + front) / 2],
        [0.09, 0.02, front - back],
      );
    // The lit gate at the far end that the models come out of.
    b.paint(fromHex('#0d0e12'), 'matte').box([cx, 4, back - 1.6], [60, 9, 0.2]);
    b.paint([0.62, 0.68, 0.86], 'glow').box([cx, 2, back - 1.4], [half * 1.9, 4, 0.1]);
    b.paint([2.4, 2.5, 2.9], 'glow');
    for (const side of [-1, 1]) b.box([cx + side * half * 1.05, 2.05, back - 1.3], [0.14, 4.1, 0.14]);
    b.box([cx, 4.1, back - 1.3], [half * 2.24, 0.14, 0.14]);
    b.paint(fromHex('#0d0e12'), 'matte').quad(
      [-40, 8, -60],
      [40, 8, -60],
      [40, 8, 60],
      [-40, 8, 60],
      [0, -1, 0],
    );
    // Spots on two bars over the edges.
    for (const side of [-1, 1]) {
      const x = cx + side * (half + 0.6);
      b.paint(fromHex('#3a3d44'), 'metal').box([x, 4.9, (back + front) / 2], [0.08, 0.08, front - back]);
      for (let z = back + 1; z < front; z += 1.7) {
        b.paint(fromHex('#101114'), 'satin').box([x, 4.7, z], [0.24, 0.28, 0.3], 0.04);
        b.paint([5, 5, 5.4], 'glow').sphere([x - side * 0.1, 4.57, z + 0.06], 0.1, 10);
      }
    }
  });
};

const addGuests = (set: SetBuilder, half: number, back: number, front: number): void => {
  const [cx] = set.centre;
  const spots: Vec3[] = [];
  set.model((b) => {
    for (const side of [-1, 1])
      for (let row = 0; row < 5; row += 1) {
        const x = cx + side * (half + 0.75 + row * 0.85);
        const y = -drop + row * 0.22;
        b.paint(fromHex('#23242b'), 'cloth').box(
          [x, y - 0.4, (back + front) / 2],
          [0.85, 0.8, front - back - 1],
        );
        for (let z = back + 0.8; z < front; z += 0.66) {
          if (!set.isInView(x, z) || set.distanceToCamera(x, z) < 3 || set.random() > 0.95) continue;
          b.paint(fromHex('#e6e6ea'), 'satin')
            .box([x, y + 0.22, z], [0.42, 0.06, 0.42], 0.02)
            .box([x + side * 0.2, y + 0.5, z], [0.05, 0.5, 0.42], 0.02);
          spots.push([x, y, z]);
        }
      }
  });
  addCrowd(set, { spots, isCalm: true, bounce: 0, darkness: 0.35 });
};

export const createCatwalk = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: 0,
  view: { azimuth: 0.09, mostAzimuth: 0.16 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const half = Math.max(1.35, set.halfX + 0.65);
    const back = area.low[2] - 9;
    const front = area.cameraPosition[2] + 2;
    addFloor(set, half, back, front);
    addGuests(set, half, back, front);
    const [cx, , cz] = set.centre;
    for (const [dx, dz] of [
      [-1.6, 3.2],
      [1.6, 3.2],
      [-1.6, 0.6],
      [1.6, 0.6],
      [-1.6, -3],
      [1.6, -3],
      [0, -7],
    ] as const)
      set.lamp([cx + dx, 3.6, cz + dz], [7.2, 7.2, 7.6], 7);
    for (const [n, side] of [-1, 1, -1, 1].entries()) {
      const from: Vec3 = [cx + side * (half + 0.6), 4.7, cz - 5 + n * 2];
      set.beams.push({
        position: from,
        direction: normalize([-side * 0.35, -1, 0.15]),
        colour: [0.3, 0.32, 0.38],
        spread: 0.12,
        reach: 6,
      });
    }
    return set.result();
  },
});
