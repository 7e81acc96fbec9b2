/** The porch of a house: boards underfoot, the front with door and windows behind, posts, rail and a lamp. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetKit } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { createFlatSet } from '../flat-set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

const buildPorch = (set: SetBuilder): void => {
  const { area } = set;
  const back = area.low[2] - 1.1;
  const front = Math.max(area.high[2] + 1.2, back + 2.8);
  const half = Math.max(5, set.halfX + 2.6);
  const [left, right] = [set.centre[0] - half, set.centre[0] + half];
  const top = Math.max(2.9, area.high[1] + 0.5);
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: set.isSnowy ? 'snow' : 'lawn',
    height: () => -0.5,
  });
  set.model((b) => {
    for (let z = back; z < front; z += 0.16)
      b.paint(mix(fromHex('#7d5f43'), fromHex('#9c7b58'), noise(z * 9, 1, 2)), 'wood').box(
        [(left + right) / 2, -0.04, z + 0.08],
        [right - left, 0.08, 0.15],
      );
    b.paint(fromHex('#d8d2c4'), 'wood').box([(left + right) / 2, -0.28, front], [right - left, 0.4, 0.06]);
    for (let n = 1; n <= 2; n += 1)
      b.paint(fromHex('#8a6b4a'), 'wood').box(
        [set.centre[0], -0.04 - n * 0.18, front + n * 0.3 - 0.1],
        [2.4, 0.08, 0.34],
        0.01,
      );
    // The front of the house in lapped boards.
    for (let y = 0; y < top + 1.6; y += 0.18)
      b.paint(mix(fromHex('#c9d2d6'), fromHex('#dde3e4'), noise(y * 5, 4, 1)), 'plaster').box(
        [(left + right) / 2, y + 0.09, back - 0.1 + 0.012 * ((y * 50) % 2)],
        [right - left + 1, 0.17, 0.14],
      );
    const doorX = set.centre[0] + (set.halfX > 1.2 ? 0 : 1.3);
    b.paint(fromHex('#f2efe6'), 'satin').box([doorX, 1.1, back], [1.24, 2.3, 0.12], 0.02);
    b.paint(fromHex('#a02c26'), 'satin').box([doorX, 1.03, back + 0.05], [0.98, 2.06, 0.08], 0.02);
    b.paint(fromHex('#7f211d'), 'satin');
    for (const y of [0.6, 1.5])
      for (const x of [-0.22, 0.22]) b.box([doorX + x, y, back + 0.1], [0.3, 0.6, 0.02], 0.01);
    b.paint(fromHex('#d9b04a'), 'metal').sphere([doorX + 0.38, 1, back + 0.12], 0.04, 10);
    b.paint(fromHex('#6d4a30'), 'cloth').box([doorX, 0.012, back + 0.55], [0.9, 0.024, 0.5], 0.01);
    for (const x of [doorX - 2.6, doorX + 2.6, doorX - 5]) {
      b.paint(fromHex('#f2efe6'), 'satin').box([x, 1.5, back], [1.4, 1.5, 0.1], 0.02);
      b.paint(set.isDark ? [0.95, 0.62, 0.27] : fromHex('#5d7788'), set.isDark ? 'glow' : 'glass').box(
        [x, 1.5, back + 0.04],
        [1.2, 1.3, 0.06],
      );
      b.paint(fromHex('#f2efe6'), 'satin')
        .box([x, 1.5, back + 0.08], [0.05, 1.3, 0.02])
        .box([x, 1.5, back + 0.08], [1.2, 0.05, 0.02]);
    }
    // Posts and roof over the boards; the side of the camera stays open.
    b.paint(fromHex('#f2efe6'), 'satin');
    for (const x of [left + 0.2, right - 0.2])
      for (const z of [back + 0.3, front - 0.15])
        if (set.isClear(x, z, 0.2)) b.box([x, top / 2, z], [0.16, top, 0.16], 0.02);
    b.box([(left + right) / 2, top, back + 0.9], [right - left + 0.4, 0.14, 1.8]);
    for (const x of [left + 0.2, right - 0.2]) {
      b.box([x, 0.85, (back + front) / 2], [0.08, 0.08, front - back]);
      for (let z = back + 0.2; z < front; z += 0.2) b.box([x, 0.43, z], [0.045, 0.86, 0.045]);
    }
    b.paint(fromHex('#22242a'), 'metal').box([doorX - 0.95, 1.86, back + 0.1], [0.14, 0.3, 0.14], 0.02);
    b.paint(set.isDark ? [2.2, 1.6, 0.8] : fromHex('#e8dcb8'), set.isDark ? 'glow' : 'glossy').box(
      [doorX - 0.95, 1.84, back + 0.12],
      [0.1, 0.2, 0.13],
      0.01,
    );
    if (set.isDark) set.lamp([doorX - 0.95, 1.9, back + 0.5], [1.5, 1, 0.5], 5);
  });
  const place = createThingPlacer(set);
  for (const [noun, x] of [
    ['potted plant', left + 0.9],
    ['rocking chair', right - 1],
  ] as const)
    if (set.isClear(x, back + 0.7, 0.5)) place(noun, [x, 0, back + 0.7], noun === 'rocking chair' ? -0.4 : 0);
  const plant = createTreePlanter(set);
  for (const side of [-1, 1])
    for (let n = 0; n < 4; n += 1)
      plant('maple', set.centre[0] + side * (half + 4 + n * 5), back - 3 + set.random() * 4, 0.8, -0.5);
};

export const porch: SetKit = {
  places: ['porch'],
  create: (request) => createFlatSet(request, buildPorch),
};
