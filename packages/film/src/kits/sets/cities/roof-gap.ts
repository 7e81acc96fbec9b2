/** Two flat roofs with a street far below between them, for those who leap from one to the other. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSkyline } from '../shared/backdrop.ts';
import { SetBuilder } from '../shared/set-builder.ts';

export const isRoofGap = ({ place, details = [] }: SetRequest): boolean =>
  place === 'rooftop' && details.includes('roof_gap');

/** Metres across the gap, which lies across the way. */
export const roofGap = 4.4;
const street = -28;
const [back, front] = [-6, 14];
const length = 26;

const addRoof = (set: SetBuilder, side: number): void => {
  const edge = (side * roofGap) / 2;
  const middle = edge + (side * length) / 2;
  const [depth, z] = [front - back, (front + back) / 2];
  set.model((b) => {
    b.paint(fromHex(side < 0 ? '#9a5a44' : '#a89a86'), 'stone');
    b.box([middle, street / 2 - 0.15, z], [length, -street, depth]);
    b.paint(set.isSnowy ? fromHex('#e4eaf0') : fromHex('#77726a'), set.isRainy ? 'wet' : 'asphalt');
    b.box([middle, -0.06, z], [length, 0.12, depth]);
    // A low edge all round, and windows in the wall towards the gap and the street.
    b.paint(fromHex('#d8d0c0'), 'plaster').box([edge + side * 0.14, 0.06, z], [0.28, 0.24, depth]);
    b.box([middle, 0.32, back], [length, 0.8, 0.3]);
    for (let y = -2.4; y > street + 2; y -= 3.2)
      for (let at = back + 1.4; at < front; at += 2.4) {
        const isLit = set.isDark && (Math.floor(at * 7 + y * 3) & 3) === 0;
        b.paint(isLit ? [1.8, 1.2, 0.5] : fromHex('#2c3642'), isLit ? 'glow' : 'glossy');
        b.box([edge - side * 0.01, y, at], [0.06, 1.5, 1.1]);
      }
    // Vents, a stair house and a tank stand clear of the way.
    b.paint(fromHex('#9aa0a4'), 'metal');
    for (const [dx, dz] of [
      [3, -3.6],
      [6.4, -4.4],
    ] as const)
      b.box([edge + side * dx, 0.55, dz], [1, 1.1, 0.9], 0.05);
    const house = edge + side * 9.5;
    b.paint(fromHex('#8a5240'), 'stone').box([house, 1.4, -3.6], [3, 2.8, 2.6]);
    if (side < 0)
      b.at(translation(edge - 5, 0, -4.2), (tank) => {
        tank.paint(fromHex('#4a4c50'), 'metal');
        for (const x of [-0.7, 0.7]) for (const dz of [-0.7, 0.7]) tank.box([x, 0.9, dz], [0.1, 1.8, 0.1]);
        tank.paint(fromHex('#7a5434'), 'wood').cylinder(1.8, 4, 1.1, 1.1, 20);
        tank.paint(fromHex('#4a4440'), 'roof').lathe(
          [
            [1.25, 4],
            [0, 4.9],
          ],
          20,
        );
      });
  });
};

export const createRoofGap = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2, mostAzimuth: 0.35, below: 2 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    for (const side of [-1, 1]) addRoof(set, side);
    set.model((b) => b.paint(fromHex('#3a3b40'), 'asphalt').box([0, street - 0.1, -40], [400, 0.2, 400]), {
      castsNoShadow: true,
    });
    addSkyline(set, { distance: 60, count: 40, spread: 150, tallest: 34, base: street });
    addSkyline(set, { distance: 170, count: 50, spread: 420, tallest: 70, base: street });
    if (set.isDark) for (const x of [-5, 0, 5]) set.lamp([x, 3.4, 3.4], [10, 9.4, 8.6], 13);
    return set.result();
  },
});
