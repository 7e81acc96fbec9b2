/** A sumo hall: people on cushions round the ring, rising rows behind them, the roof of a shrine hung above. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { SetBuilder } from '../shared/set-builder.ts';

export const isSumoHall = ({ place, nouns = [] }: SetRequest): boolean =>
  place === 'arena' && nouns.includes('sumo ring');

/** Rows of cushions on the floor, then steps; metres from one row to the next, and up. */
const [flatRows, rows, tread, riser] = [2, 15, 0.95, 0.38];

const addRows = (set: SetBuilder, half: number, back: number, front: number): Vec3[] => {
  const spots: Vec3[] = [];
  const cushions = ['#8a2430', '#5a3a7a', '#a8482c'].map(fromHex);
  set.model((b) => {
    b.paint(fromHex('#8d7d52'), 'matte').quad(
      [-50, 0, -50],
      [50, 0, -50],
      [50, 0, 50],
      [-50, 0, 50],
      [0, 1, 0],
    );
    for (let row = 0; row < rows; row += 1) {
      const y = Math.max(0, row - flatRows + 1) * riser;
      const out = row * tread;
      if (y > 0) {
        b.paint(fromHex(row % 2 ? '#6e2a26' : '#7d342c'), 'cloth');
        b.box([0, y - 0.5, back - out - tread / 2], [2 * (half + out + tread), 1, tread]);
        for (const side of [-1, 1])
          b.box(
            [side * (half + out + tread / 2), y - 0.5, (back - out + front) / 2],
            [tread, 1, front - back + out],
          );
      }
      const seat = (x: number, z: number) => {
        if (!set.isInView(x, z) || set.distanceToCamera(x, z) < 4.5 || set.random() > 0.94) return;
        spots.push([x, y - 0.14, z]);
        if (row < 5)
          b.paint(cushions[Math.floor(set.random() * 3)]!, 'cloth').box(
            [x, y + 0.04, z],
            [0.52, 0.08, 0.52],
            0.03,
          );
      };
      for (let x = -half - out; x < half + out; x += 0.68) seat(x, back - out - tread / 2);
      for (const side of [-1, 1])
        for (let z = back - out; z < front; z += 0.68) seat(side * (half + out + tread / 2), z);
    }
  });
  return spots;
};

/** A gabled roof on ropes, with a purple curtain and a tassel of another colour at each corner. */
const addHungRoof = (set: SetBuilder, y: number): void => {
  const [cx, , cz] = set.centre;
  set.model((b) => {
    b.paint(fromHex('#6a3a8a'), 'cloth');
    for (const side of [-1, 1]) {
      b.box([cx, y - 0.25, cz + side * 3], [6, 0.5, 0.06]);
      b.box([cx + side * 3, y - 0.25, cz], [0.06, 0.5, 6]);
    }
    b.paint(fromHex('#8a6a42'), 'wood').box([cx, y + 0.1, cz], [6.8, 0.2, 6.8], 0.04);
    for (const side of [-1, 1])
      b.quad(
        [cx - 3.9, y + 0.2, cz + side * 3.9],
        [cx + 3.9, y + 0.2, cz + side * 3.9],
        [cx + 3.3, y + 1.9, cz],
        [cx - 3.3, y + 1.9, cz],
        [0, 1, side],
      );
    for (const [n, [sx, sz]] of (
      [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ] as const
    ).entries())
      b.paint(fromHex(['#f2efe6', '#c8282a', '#2f8a4a', '#1a1a1e'][n]!), 'cloth').tube(
        [
          [cx + sx * 3, y, cz + sz * 3],
          [cx + sx * 3, y - 0.9, cz + sz * 3],
          [cx + sx * 3, y - 1.5, cz + sz * 3],
        ],
        [0.05, 0.12, 0.2],
        10,
      );
  });
};

export const createSumoHall = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area);
    const back = area.low[2] - 0.7;
    const half = Math.max(4.3, set.halfX + 0.7);
    const front = Math.max(8, area.cameraPosition[2] + 3);
    const spots = addRows(set, half, back, front);
    addCrowd(set, { spots: spots.slice(0, 1900), bounce: 0.03, darkness: 0.2 });
    addHungRoof(set, Math.max(4.6, set.actionHeight + 2));
    set.model((b) => {
      b.paint(fromHex('#1a1614'), 'matte');
      const [deep, wide] = [back - rows * tread - 1, half + rows * tread + 2];
      b.quad([-60, 0, deep], [60, 0, deep], [60, 16, deep], [-60, 16, deep], [0, 0, 1]);
      for (const side of [-1, 1])
        b.quad(
          [side * wide, 0, -60],
          [side * wide, 0, 60],
          [side * wide, 16, 60],
          [side * wide, 16, -60],
          [-side, 0, 0],
        );
      b.quad([-60, 15, -60], [60, 15, -60], [60, 15, 60], [-60, 15, 60], [0, -1, 0]);
    });
    const [cx, , cz] = set.centre;
    for (const [dx, dz] of [
      [-2.4, 3.4],
      [2.4, 3.4],
      [0, 0.6],
      [-2.4, -1.8],
      [2.4, -1.8],
    ] as const)
      set.lamp([cx + dx, 4.3, cz + dz], [8.4, 7.9, 6.9], 10);
    for (const x of [-7, 0, 7]) set.lamp([x, 7, back - 4], [7, 6.4, 5.6], 13);
    return set.result();
  },
});
