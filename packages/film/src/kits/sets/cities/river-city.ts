/** Towers of neon on both banks of a river that runs away from the camera, under a lit bridge: Chongqing by night. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildTower, neonColours } from '../towns/towers.ts';

export const isRiverCity = ({ place, details = [] }: SetRequest): boolean =>
  place === 'skyline' && details.includes('river_city');

const riverHalf = 40;
/** The banks step up to the hills that the city is built on. */
const bankStep = 9;
const bridgeZ = -150;

/** Two red pylons with fans of cables and a deck with lamps. */
const addBridge = (b: MeshBuilder, glow: number): void => {
  const red: Vec3 = scale([2.4, 0.35, 0.12], 0.25 + 0.75 * glow);
  const material = glow > 0.3 ? 'glow' : 'satin';
  const deck = 15;
  b.paint(fromHex('#8a8680'), 'stone').box([0, deck, bridgeZ], [2 * riverHalf + 60, 2, 12], 0.2);
  b.paint(scale([2.6, 1.8, 0.7], 0.2 + 0.8 * glow), material);
  for (const z of [-6.1, 6.1]) b.box([0, deck + 1.2, bridgeZ + z], [2 * riverHalf + 60, 0.5, 0.3]);
  for (const side of [-1, 1]) {
    const x = side * riverHalf * 0.5;
    b.paint(red, material).box([x, deck + 16, bridgeZ - 5], [2.4, 62, 2.4], 0.2);
    b.box([x, deck + 16, bridgeZ + 5], [2.4, 62, 2.4], 0.2).box([x, deck + 42, bridgeZ], [2.4, 3, 12], 0.2);
    for (let n = 1; n <= 9; n += 1)
      for (const way of [-1, 1])
        for (const z of [-5, 5])
          b.tube(
            [
              [x, deck + 46 - n, bridgeZ + z],
              [x + way * n * 3.4, deck + 1, bridgeZ + z],
            ],
            0.22,
            4,
            false,
          );
  }
};

/** Houses on stilts one above the other, all gold, as on the bank at Hongya. */
const addStiltHouses = (b: MeshBuilder, glow: number): void => {
  const gold: Vec3 = scale([2.5, 1.35, 0.3], 0.15 + 0.85 * glow);
  for (let row = 0; row < 7; row += 1) {
    const [x, y] = [-riverHalf - 3 - row * 3.2, 2 + row * 6];
    for (let n = 0; n < 6 - (row >> 1); n += 1) {
      const z = -72 - n * 13 - row * 3;
      b.paint(fromHex('#6a3a20'), 'wood').box([x, y + 2, z], [8, 5, 11.4], 0.1);
      b.paint(gold, glow > 0.3 ? 'glow' : 'wood');
      for (let k = -1; k <= 1; k += 1) b.box([x + 4.05, y + 2, z + k * 3.5], [0.2, 2.8, 2.3]);
      b.box([x + 4.6, y + 4.7, z], [0.3, 0.4, 13]).box([x, y + 4.7, z + 6.3], [10, 0.4, 0.3]);
      b.paint(fromHex('#2c2624'), 'roof').box([x, y + 5.2, z], [10, 0.9, 13], 0.3);
    }
  }
};

/** Sightseeing boats with lit decks along the river. */
const addBoats = (set: SetBuilder, glow: number): void => {
  for (const [n, [x, z]] of (
    [
      [-20, -40],
      [24, -95],
      [-8, -150],
    ] as const
  ).entries()) {
    const way = n % 2 ? 1 : -1;
    const piece = new SetBuilder(set.request, set.area);
    piece.model((b) => {
      b.paint(fromHex('#e8e6e0'), 'satin').box([0, 1.2, 0], [6.5, 2.4, 24], 0.8);
      for (const [y, length] of [
        [3.3, 19],
        [5.4, 13],
      ] as const) {
        b.paint(scale([2.4, 1.6, 0.6], 0.2 + glow), glow > 0.3 ? 'glow' : 'glass').box(
          [0, y, 0],
          [5, 1.5, length],
        );
        b.paint(fromHex('#d8d4cc'), 'satin').box([0, y + 1, 0], [5.8, 0.3, length + 1]);
      }
      b.paint(neonColours[n]!, glow > 0.3 ? 'glow' : 'satin').box([0, 6.8, 0], [5.2, 0.4, 13.4]);
    });
    for (const { mesh } of piece.pieces)
      set.add(mesh, translation(x, 0, z), {
        castsNoShadow: true,
        update: (time) => translation(x, 0.1 * Math.sin(time + n), z + way * time * 3),
      });
  }
};

export const createRiverCity = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  // From the bank the lights stand on their heads in the water; from the air one looks down on the bridges.
  view: request.details?.includes('riverside')
    ? { azimuth: 0.05, eyeHeight: 9, width: 64, mostAzimuth: 0.12 }
    : { azimuth: 0.05, eyeHeight: 42, width: 64, mostAzimuth: 0.12 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const glow = request.darkness;
    addSea(set, {
      surface: createSeaSurface(0.06, 1.3, 9),
      level: 0,
      reach: 900,
      clearness: 0.2,
      rings: 90,
      sectors: 90,
    });
    set.mirrorHeight = 0;
    set.model(
      (b) => {
        for (const side of [-1, 1])
          for (let row = 0; row < 4; row += 1)
            b.paint(fromHex('#4a4a48'), 'rock').box(
              [side * (riverHalf + 150 + row * 24), bankStep * row - 4, -230],
              [300, 12 + bankStep * row, 760],
            );
        for (const side of [-1, 1])
          b.paint(scale([2.4, 1.5, 0.5], 0.15 + glow), glow > 0.3 ? 'glow' : 'stone').box(
            [side * riverHalf, 2.2, -230],
            [0.6, 0.4, 760],
          );
        addStiltHouses(b, glow);
        addBridge(b, glow);
      },
      { castsNoShadow: true },
    );
    for (let n = 0; n < 116; n += 1) {
      const side = n % 2 ? 1 : -1;
      const row = (n >> 1) % 4;
      const place = Math.floor(n / 8);
      const z = 20 - place * 31 - 9 * set.random();
      // The golden houses have their bank for themselves.
      if (side < 0 && row < 2 && z < -50 && z > -165) continue;
      const { mesh } = buildTower({
        seed: n + request.seed * 5,
        width: 12 + set.random() * 8,
        depth: 15,
        floors: Math.round(7 + row * 4 + 14 * set.random() ** 1.5 + (place > 8 ? 8 : 0)),
        darkness: glow,
        isNeon: glow > 0.4,
        isFar: place > 2,
      });
      const x = side * (riverHalf + 12 + row * 24 + 5 * set.random());
      const turn = side < 0 ? 0.7 : -0.7;
      set.add(
        mesh,
        multiply(translation(x - (side > 0 ? 0 : 14), bankStep * row * 0.5 + 1, z), rotationY(turn)),
        {
          castsNoShadow: true,
        },
      );
    }
    // The far end of the river.
    for (let n = 0; n < 26; n += 1) {
      const { mesh } = buildTower({
        seed: n + 300,
        width: 16,
        depth: 15,
        floors: Math.round(16 + 26 * set.random()),
        darkness: glow,
        isNeon: glow > 0.4,
        isFar: true,
      });
      set.add(mesh, translation(-220 + n * 17, 0, -440 - 40 * set.random()), { castsNoShadow: true });
    }
    addBoats(set, glow);
    return set.result();
  },
});
