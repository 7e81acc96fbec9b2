/** The great court of the Chinese emperors: halls with double yellow roofs on white terraces, red walls, grey flagstones. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { addSteps, spread } from '../../buildings/shared/parts.ts';
import { addCurvedRoof } from '../../buildings/shared/roofs.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { isEmpty, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const tile = fromHex('#d99a1c');
const ridge = fromHex('#e8b53a');
const wall = fromHex('#a3261c');
const marble = fromHex('#e6e0d2');

type Hall = { width: number; depth: number; terraces: number; eaves: 1 | 2 };

/** Red columns and lattice doors under one or two eaves, blue and green beams, up to three balustraded terraces. */
const addHall = (b: MeshBuilder, { width, depth, terraces, eaves }: Hall, isSnowy: boolean): void => {
  const [rise, out] = [1.9, 5];
  for (let n = 0; n < terraces; n += 1) {
    const [w, d] = [width + 8 + (terraces - n) * out * 2, depth + 8 + (terraces - n) * out * 2];
    b.paint(marble, 'stone').box([0, rise * (n + 0.5), 0], [w, rise, d]);
    b.paint(fromHex('#f2eee4'), 'stone');
    const y = rise * (n + 1);
    for (const side of [-1, 1])
      for (const x of spread(4.6, w / 2 - 0.3, Math.round(w / 5)))
        b.box([side * x, y + 0.55, d / 2 - 0.3], [0.34, 1.1, 0.34]);
    for (const side of [-1, 1]) {
      b.box([side * (w / 4 + 2.2), y + 0.5, d / 2 - 0.3], [w / 2 - 4.6, 0.62, 0.14]);
      b.box([(side * w) / 2 - side * 0.3, y + 0.5, 0], [0.2, 0.9, d]);
    }
  }
  const base = terraces * rise;
  b.paint(fromHex('#cfc8ba'), 'stone');
  addSteps(b, 7.4, depth / 2 + 4 + terraces * out + 4, terraces * out + 4, base, Math.max(4, terraces * 7));
  const height = 7.4;
  b.paint(fromHex('#7a2018'), 'plaster').box(
    [0, base + height / 2, -0.6],
    [width * 0.9, height, depth * 0.8],
  );
  const columns = Math.max(6, Math.round(width / 4.6));
  for (const x of spread(-width / 2 + 0.8, width / 2 - 0.8, columns))
    for (const side of [-1, 1])
      b.paint(wall, 'glossy').at(translation(x, base, side * (depth / 2 - 0.8)), (k) =>
        k.cylinder(0, height, 0.5, 0.5, 12),
      );
  const bay = (width - 1.6) / (columns - 1);
  for (let n = 0; n < columns - 1; n += 1) {
    const x = -width / 2 + 0.8 + (n + 0.5) * bay;
    b.paint(fromHex('#c08a2c'), 'satin').box([x, base + 3, depth * 0.4 - 0.55], [bay * 0.74, 5.4, 0.12]);
    b.paint(fromHex('#5e1712'), 'wood');
    for (const d of spread(-bay * 0.3, bay * 0.3, 4))
      b.box([x + d, base + 3, depth * 0.4 - 0.46], [0.16, 5.2, 0.08]);
  }
  const beams = (y: number, w: number, d: number) => {
    b.paint(fromHex('#1f6f63'), 'satin').box([0, y, 0], [w, 0.8, d]);
    b.paint(fromHex('#27549c'), 'satin').box([0, y + 0.75, 0], [w + 0.4, 0.7, d + 0.4]);
    b.paint(fromHex('#d8a83a'), 'satin').box([0, y + 0.36, 0], [w + 0.2, 0.12, d + 0.2]);
  };
  beams(base + height, width, depth);
  const paint = isSnowy ? fromHex('#e9eef4') : tile;
  const low = base + height + 1.2;
  if (eaves === 1) {
    b.paint(paint, 'roof');
    addCurvedRoof(
      b,
      { width, depth, y: low, rise: 5.4, overhang: 2.6, lift: 1.1, ridge: width * 0.72 },
      paint,
      ridge,
      0,
    );
    return;
  }
  b.paint(paint, 'roof');
  addCurvedRoof(
    b,
    { width, depth, y: low, rise: 2.6, overhang: 3, lift: 1.2, ridge: width * 0.9 },
    paint,
    ridge,
    0,
  );
  const [w, d] = [width * 0.86, depth * 0.7];
  b.paint(fromHex('#7a2018'), 'plaster').box([0, low + 2.8, 0], [w, 3.4, d]);
  beams(low + 4, w, d);
  b.paint(paint, 'roof');
  addCurvedRoof(
    b,
    { width: w, depth: d, y: low + 5.1, rise: 6.6, overhang: 3, lift: 1.5, ridge: w * 0.66 },
    paint,
    ridge,
    0,
  );
};

const front = -46;

export const createPalaceCourt = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.14, ...(isEmpty(request) && { eyeHeight: 9, width: 62 }) },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const isSnowy = set.isSnowy;
    addTerrain(set, {
      paint: (x, _y, z) => {
        const flag = noise(Math.floor(x / 1.6) * 3.1, 2, Math.floor(z / 1.6) * 3.1);
        const stone = mix(fromHex('#8f8b84'), fromHex('#aaa59b'), flag);
        const way = Math.abs(x) < 4 ? mix(stone, fromHex('#d8d2c4'), 0.6) : stone;
        return isSnowy ? mix(way, fromHex('#eef2f7'), 0.75) : way;
      },
      material: isSnowy ? 'snow' : 'stone',
      reach: 1600,
      fineness: 2,
    });
    const place = (hall: Hall, x: number, z: number, turn = 0) =>
      set.model((b) =>
        b.at(multiply(translation(x, 0, z), rotationY(turn)), (k) => addHall(k, hall, isSnowy)),
      );
    place({ width: 52, depth: 26, terraces: 3, eaves: 2 }, 0, front - 30);
    place({ width: 30, depth: 18, terraces: 2, eaves: 2 }, 0, front - 100);
    for (const side of [-1, 1]) {
      place({ width: 34, depth: 14, terraces: 1, eaves: 1 }, side * 62, front + 4, (-side * Math.PI) / 2);
      place({ width: 20, depth: 14, terraces: 1, eaves: 2 }, side * 60, front - 38, (-side * Math.PI) / 2);
      place({ width: 34, depth: 14, terraces: 1, eaves: 1 }, side * 62, front + 60, (-side * Math.PI) / 2);
      set.model((b) => {
        b.paint(wall, 'plaster').box([side * 49, 3, front - 32], [42, 6, 1.4]);
        b.box([side * 74, 3.4, front], [1.6, 6.8, 320]);
        b.paint(isSnowy ? fromHex('#e9eef4') : tile, 'roof')
          .box([side * 49, 6.3, front - 32], [42, 0.7, 2.6], 0.3)
          .box([side * 74, 7.1, front], [2.8, 0.8, 320], 0.3);
        // Bronze cauldrons along the way.
        for (const z of [-16, -30]) {
          if (!set.isClear(side * 12, z, 1)) continue;
          b.paint(fromHex('#8a6a2c'), 'metal').at(translation(side * 12, 0, z), (k) =>
            k.lathe(
              [
                [0.1, 0],
                [0.7, 0.05],
                [0.5, 0.3],
                [1.1, 0.9],
                [1.15, 1.5],
                [0.95, 1.6],
                [0.9, 1.4],
              ],
              18,
            ),
          );
        }
      });
    }
    // Roofs of the city of palaces to the horizon, and old trees beyond the walls.
    for (let row = 0; row < 3; row += 1)
      for (const x of [-96, -62, -26, 26, 62, 96])
        place({ width: 22, depth: 11, terraces: 0, eaves: 1 }, x + row * 7, front - 122 - row * 34);
    const plant = createTreePlanter(set);
    for (let z = 60; z > -240; z -= 13)
      for (const side of [-1, 1])
        plant('pine', side * (90 + 16 * set.random()), z, 0.9 + 0.3 * set.random(), 0);
    return set.result();
  },
});
