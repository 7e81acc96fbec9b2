/** An open car park: bays in white paint, lamp posts, a low shopping centre behind it. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { createFlatSet } from '../flat-set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { asphalt } from '../towns/road-colours.ts';

export const isParkingLot = ({ place, details = [] }: SetRequest): boolean =>
  place === 'street' && details.includes('parking_lot');

const bayWidth = 2.6;
const bayLength = 5;

export const createParkingLot = (request: SetRequest): StageSet =>
  createFlatSet(request, (set) => {
    const back = set.area.low[2] - 3.5;
    addGround(set, back);
    addShops(set, back - 24);
    const isEmpty = request.details?.includes('empty_lot') ?? false;
    const place = createThingPlacer(set);
    const colours = ['#b8281e', '#2a4a8a', '#d8d8d4', '#2c2e32', '#8a9096'];
    for (let n = 0; n < 22 && !isEmpty; n += 1) {
      if (set.random() < 0.35) continue;
      const x = -28 + n * bayWidth;
      place('car', [x, 0, back - bayLength / 2], n % 3 ? 0 : Math.PI, {
        colour: fromHex(colours[n % colours.length]!),
        seed: (n % 4) + 1,
        detail: 1,
      });
    }
    const plant = createTreePlanter(set);
    for (let x = -60; x < 60; x += 11) plant('oak', x, back - 15, 0.7);
    if (set.isDark) for (const x of [-9, 9]) set.lamp([set.centre[0] + x, 7, back + 2], [14, 10, 6], 18);
    if (set.isRainy) set.mirrorHeight = 0;
  });

const addGround = (set: SetBuilder, back: number): void => {
  set.model(
    (b) => {
      b.paint(
        (p) => mix(asphalt, fromHex('#6a6c70'), 0.45 * noise(p[0] * 0.35, 1, p[2] * 0.35)),
        set.isRainy ? 'wet' : 'asphalt',
      ).heightField({ x0: -140, z0: -110, x1: 140, z1: 60 }, { x: 90, z: 60 }, () => 0);
      b.paint(fromHex('#ece9e0'), 'matte');
      // Bays behind the action, and a row that comes into the foreground on either side.
      for (const z of [back - bayLength / 2, back - bayLength * 1.5])
        for (let x = -60.3; x < 60; x += bayWidth) b.box([x, 0.006, z], [0.12, 0.014, bayLength]);
      b.box([0, 0.006, back - bayLength], [121, 0.014, 0.12]);
      for (const side of [-1, 1])
        for (let z = back + 2; z < set.area.cameraPosition[2] + 4; z += bayWidth)
          b.box(
            [set.centre[0] + side * (set.halfX + 3.2 + bayLength / 2), 0.006, z],
            [bayLength, 0.014, 0.12],
          );
      // An arrow on the way between the bays.
      b.box([set.centre[0], 0.006, back + 1.6], [1.8, 0.014, 0.16]);
      b.triangle(
        b.vertex([set.centre[0] + 1.6, 0.014, back + 1.6], [0, 1, 0]),
        b.vertex([set.centre[0] + 0.8, 0.014, back + 1.2], [0, 1, 0]),
        b.vertex([set.centre[0] + 0.8, 0.014, back + 2], [0, 1, 0]),
      );
    },
    { castsNoShadow: true },
  );
  set.model((b) => {
    for (let x = -48; x <= 48; x += 16) {
      const z = back - bayLength;
      b.paint(fromHex('#b8b8b4'), 'plaster').box([x, 0.35, z], [0.6, 0.7, 0.6], 0.06);
      b.paint(fromHex('#5a5e64'), 'metal').tube(
        [
          [x, 0.5, z],
          [x, 7, z],
        ],
        0.09,
        10,
      );
      b.box([x, 7, z], [2.2, 0.1, 0.16], 0.03);
      b.paint(set.isDark ? [5, 4, 2.6] : fromHex('#e8e8e4'), set.isDark ? 'glow' : 'satin');
      for (const dx of [-1, 1]) b.box([x + dx, 6.92, z], [0.5, 0.1, 0.26], 0.03);
    }
  });
};

/** Long and low, with a glass front and signs without words. */
const addShops = (set: SetBuilder, front: number): void => {
  set.model(
    (b) => {
      b.paint(fromHex('#cdbfa6'), 'plaster').box([0, 3.2, front - 9], [150, 6.4, 18]);
      b.paint(fromHex('#8a7a62'), 'plaster').box([0, 6.5, front - 9], [151, 0.5, 19]);
      const signs = ['#c8281e', '#2f6ac0', '#2f8a4a', '#e8a81e'];
      for (let x = -66, n = 0; x < 70; x += 12, n += 1) {
        b.paint(set.isDark ? [1.5, 1.15, 0.6] : fromHex('#5a7684'), set.isDark ? 'glow' : 'glass').box(
          [x, 1.6, front + 0.02],
          [9, 3, 0.1],
        );
        b.paint(fromHex('#e8e4da'), 'satin');
        for (let k = -4; k <= 4; k += 1.5) b.box([x + k, 1.6, front + 0.08], [0.1, 3, 0.06]);
        b.paint(fromHex(signs[n % 4]!), 'satin').box([x, 4.4, front + 0.1], [6, 1.2, 0.2], 0.05);
        b.paint(fromHex('#f4f0e6'), 'satin').box([x - 0.6, 4.4, front + 0.22], [3.4, 0.4, 0.06], 0.02);
      }
    },
    { castsNoShadow: true },
  );
};
