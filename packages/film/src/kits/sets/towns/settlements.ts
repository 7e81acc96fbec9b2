/** Places among buildings: village, market, square, castle ground, ruins, temple court, construction site. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addRoadWorks } from '../roads/road-works.ts';
import { withShore } from '../shared/backdrop.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { oldMonuments } from './old-monuments.ts';
import { addGround, hills } from './settlement-ground.ts';
import { villageAndMarket } from './village-and-market.ts';

const places = ['village', 'market', 'square', 'castle', 'ruins', 'temple', 'construction_site'] as const;

type Settlement = (typeof places)[number];

const dress: Record<Settlement, (set: SetBuilder) => void> = {
  ...villageAndMarket,
  ...oldMonuments,
  construction_site: (set) => {
    addGround(set, fromHex('#a08a68'), 60);
    if (set.request.details?.includes('road_works')) {
      addRoadWorks(set);
      return;
    }
    const place = createThingPlacer(set);
    const near = set.area.cameraDistance + 6;
    const [bx, bz] = set.atFrame(-0.35, near + 14);
    set.model((builder) => {
      // A frame of concrete floors, half clad, in scaffolding.
      for (let floor = 0; floor < 5; floor += 1) {
        builder.paint(fromHex('#9a958c'), 'plaster').box([bx, floor * 3.2 + 0.15, bz], [15, 0.3, 10]);
        for (const dx of [-7, -2.4, 2.4, 7])
          for (const dz of [-4.5, 4.5]) builder.box([bx + dx, floor * 3.2 + 1.7, bz + dz], [0.5, 3, 0.5]);
      }
      builder.paint(fromHex('#e8b020'), 'satin');
      for (let dx = -7.6; dx <= 7.6; dx += 2.2)
        builder.tube(
          [
            [bx + dx, 0, bz + 5.8],
            [bx + dx, 16, bz + 5.8],
          ],
          0.05,
          5,
        );
      for (let y = 2; y < 16; y += 2.2)
        builder.tube(
          [
            [bx - 7.6, y, bz + 5.8],
            [bx + 7.6, y, bz + 5.8],
          ],
          0.04,
          5,
        );
      builder.paint(fromHex('#a87c4c'), 'wood');
      for (let y = 2; y < 16; y += 4.4) builder.box([bx, y, bz + 5.5], [15, 0.06, 0.8]);
      // A tower crane.
      const [cx, cz] = [bx + 13, bz - 6];
      builder.paint(fromHex('#e8a81e'), 'satin');
      for (const dx of [-0.7, 0.7])
        for (const dz of [-0.7, 0.7])
          builder.tube(
            [
              [cx + dx, 0, cz + dz],
              [cx + dx, 30, cz + dz],
            ],
            0.1,
            4,
          );
      for (let y = 0; y < 30; y += 1.5)
        builder.tube(
          [
            [cx - 0.7, y, cz + 0.7],
            [cx + 0.7, y + 1.5, cz + 0.7],
          ],
          0.05,
          4,
          false,
        );
      builder.box([cx - 7, 30.4, cz], [36, 0.7, 0.9]).box([cx, 32, cz], [1.2, 4, 1.2]);
      builder.paint(fromHex('#7a756c'), 'plaster').box([cx + 9, 29.4, cz], [3, 1.6, 1.6]);
      builder
        .paint(fromHex('#2a2c30'), 'satin')
        .tube(
          [
            [cx - 17, 30, cz],
            [cx - 17, 18, cz],
          ],
          0.05,
          4,
        )
        .box([cx - 17, 17.6, cz], [3, 0.4, 0.4]);
      // Fence, pipes, sand, cones.
      const fz = set.area.low[2] - near * 0.5 - 2;
      for (let x = -24; x < 24; x += 3)
        builder
          .paint(fromHex(Math.round(x / 3) % 2 ? '#e8742a' : '#f0ece4'), 'satin')
          .box([x, 0.55, fz], [2.8, 0.9, 0.06], 0.02);
      builder.paint(fromHex('#d8b478'), 'sand').at(translation(bx + 11, 0, bz + 9), (b) =>
        b.lathe(
          [
            [2.6, 0],
            [1.2, 1.1],
            [0, 1.7],
          ],
          20,
        ),
      );
    });
    for (const [noun, across, depth] of [
      ['excavator', 0.6, 1.3],
      ['dump truck', -0.75, 1.5],
      ['bulldozer', 0.85, 1.9],
    ] as const) {
      const [x, z] = set.atFrame(across, near * depth);
      if (set.isClear(x, z, 3)) place(noun, [x, 0, z], across > 0 ? -0.8 : 0.8);
    }
    for (const [across, depth] of [
      [-0.4, 0.85],
      [0.45, 0.8],
      [0.7, 0.95],
      [-0.65, 1],
    ] as const) {
      const [x, z] = set.atFrame(across, near * depth);
      if (set.isClear(x, z, 0.3)) place('traffic cone', [x, 0, z]);
    }
  },
};

const createSettlement = (request: SetRequest): StageSet => {
  const place = request.place as Settlement;
  const ground =
    place === 'village'
      ? withShore(hills, request.backdrop, -40)
      : place === 'market' || place === 'square' || place === 'construction_site'
        ? () => 0
        : hills;
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: place === 'market' ? 0.05 : Math.PI / 2,
    // Between the stalls, where the goods are seen.
    ...(place === 'market' && { view: { azimuth: 0.1, width: 6.5 } }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      dress[place](set);
      return set.result();
    },
  };
};

export const settlements: SetKit = { places, create: createSettlement };
