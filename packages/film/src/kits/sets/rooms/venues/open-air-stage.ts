/** A festival in the open: a stage on a meadow between towers of lights, the crowd beyond it under the sky. */

import { fromHex } from '../../../../math/colour.ts';
import { scale, type Vec3 } from '../../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../../set.ts';
import { groundGreen } from '../../country/grassland.ts';
import { addBackdrop } from '../../shared/backdrop.ts';
import { addCrowd } from '../../shared/crowd.ts';
import { SetBuilder } from '../../shared/set-builder.ts';
import { addTerrain } from '../../shared/terrain.ts';
import { createTreePlanter } from '../../shared/trees.ts';

export const isOpenAirStage = ({ place, details = [] }: SetRequest): boolean =>
  place === 'concert' && details.includes('open_air');

const hues: readonly Vec3[] = [
  [1.6, 0.2, 1],
  [0.2, 0.6, 1.7],
  [1.6, 0.8, 0.1],
  [0.3, 1.4, 0.7],
];

/** Metres from the meadow to the boards. */
const deck = 1.1;

export const createOpenAirStage = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const edge = area.low[2] - 1.1;
    // The boards are the ground of whoever plays; the meadow lies lower beyond their edge.
    const meadow = (_x: number, z: number) => (z < edge ? -deck : -0.3);
    const set = new SetBuilder(request, area, meadow);
    const half = Math.max(4.5, set.halfX + 2.2);
    const front = Math.max(area.high[2], area.cameraPosition[2]) + 3;
    const [cx] = set.centre;
    addTerrain(set, {
      paint: (x, _y, z) => groundGreen(request, x, z),
      material: 'lawn',
      reach: 700,
      fineness: 2,
    });
    set.model((b) => {
      b.paint(fromHex('#2a2c31'), 'satin').box(
        [cx, -deck / 2 - 0.01, (edge + front) / 2],
        [half * 2, deck, front - edge],
      );
      b.paint(fromHex('#9aa0a6'), 'metal');
      for (const side of [-1, 1]) {
        const x = cx + side * (half - 0.3);
        for (const dx of [-0.22, 0.22])
          b.tube(
            [
              [x + dx, 0, edge + 0.3],
              [x + dx, 5.4, edge + 0.3],
            ],
            0.05,
            6,
          );
        for (let y = 0.2; y < 5.2; y += 0.5)
          b.tube(
            [
              [x - 0.22, y, edge + 0.3],
              [x + 0.22, y + 0.25, edge + 0.3],
              [x - 0.22, y + 0.5, edge + 0.3],
            ],
            0.025,
            4,
            false,
          );
      }
      for (const y of [5, 5.4])
        b.tube(
          [
            [cx - half, y, edge + 0.3],
            [cx + half, y, edge + 0.3],
          ],
          0.05,
          6,
        );
      // Lamps along the beam, loudspeakers at both sides.
      for (let n = 0; n < 8; n += 1) {
        const x = cx - half + 0.8 + (n * (half * 2 - 1.6)) / 7;
        b.paint(fromHex('#1a1b1e'), 'satin').box([x, 4.72, edge + 0.35], [0.3, 0.4, 0.3], 0.06);
        b.paint(hues[n % hues.length]!, 'glow').sphere([x, 4.6, edge + 0.52], 0.13, 12);
      }
      for (const side of [-1, 1])
        for (let n = 0; n < 3; n += 1) {
          b.paint(fromHex('#17181b'), 'satin').box(
            [cx + side * (half - 1.1), 0.45 + n * 0.85, edge + 0.6],
            [0.9, 0.8, 0.6],
            0.04,
          );
          b.paint(fromHex('#3a3c40'), 'matte').sphere(
            [cx + side * (half - 1.1), 0.45 + n * 0.85, edge + 0.88],
            [0.28, 0.28, 0.05],
            18,
          );
        }
      // Flags over the crowd.
      for (let n = 0; n < 9; n += 1) {
        const [x, z] = [cx + Math.sin(n * 2.4) * (6 + n * 2), edge - 6 - n * 3.2];
        b.paint(fromHex('#c8ccd0'), 'metal').tube(
          [
            [x, -deck, z],
            [x, 3.4, z],
          ],
          0.03,
          5,
        );
        b.twoSided();
        b.paint(scale(hues[n % hues.length]!, 0.55), 'cloth').quad(
          [x, 2.5, z],
          [x + 1.2, 2.55, z],
          [x + 1.2, 3.35, z],
          [x, 3.4, z],
          [0, 0, 1],
        );
      }
    });
    const spots: Vec3[] = [];
    for (let row = 0; row < 20; row += 1)
      for (let n = -16 - row; n <= 16 + row; n += 1) {
        const [x, z] = [cx + n * 0.75 + 0.3 * set.random(), edge - 1.4 - row * 1.15 - 0.4 * set.random()];
        spots.push([x, -deck, z]);
      }
    addCrowd(set, {
      spots: spots.slice(0, 620),
      isStanding: true,
      bounce: 0.1,
      darkness: set.isDark ? 0.4 : 0,
    });
    const plant = createTreePlanter(set);
    set.scatter(40, { near: 60, far: 140, radius: 3 }, (x, z) => {
      if (z < edge - 30) plant('oak', x, z, 0.9);
    });
    for (let n = 0; n < 4; n += 1)
      set.lamp(
        [cx - half + 1 + (n * (half * 2 - 2)) / 3, 4, edge + 1.6],
        scale(hues[n]!, set.isDark ? 2.4 : 1),
        6,
      );
    addBackdrop(set, request.backdrop);
    return set.result();
  },
});
