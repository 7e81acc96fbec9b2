/** A hall for gymnastics: a blue floor of mats, rings, bars and a vaulting horse along the walls, rows of watchers. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { SetRequest } from '../../../set.ts';
import { addCeilingPanels } from '../ceiling-panels.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const isGymnasticsHall = ({ place, nouns = [] }: SetRequest): boolean =>
  place === 'gym' &&
  nouns.some((noun) =>
    /gymnast|balance beam|pommel horse|uneven bars|parallel bars|horizontal bar/.test(noun),
  );

export const gymnasticsHallStyle: RoomStyle = roomStyle({
  wall: '#e6e2d8',
  panel: '#b98a58',
  floor: 'parquet',
  floorColours: ['#c49a66', '#cfa874'],
  width: 15,
  height: 6.4,
  depth: 5.5,
  windows: 'none',
  curtains: null,
});

const shirts = ['#c0302a', '#2a5ab0', '#e8c040', '#f0ece4', '#2f8a4a', '#6a3a8a'].map(fromHex);
const chrome = fromHex('#c8ccd0');

/** Two rows of watchers before the back wall. */
const addWatchers = (b: MeshBuilder, { left, right, back, random }: Room): void => {
  for (const [row, y, z] of [
    [0, 0.55, 1.5],
    [1, 1.1, 0.7],
  ] as const) {
    b.paint(fromHex('#8a8f96'), 'plaster').box(
      [(left + right) / 2, y / 2, back + z],
      [right - left - 1, y, 0.8],
    );
    for (let x = left + 0.9; x < right - 0.8; x += 0.62) {
      if (random() < 0.12) continue;
      const at = x + 0.1 * (random() - 0.5);
      b.paint(shirts[Math.floor(random() * shirts.length)]!, 'cloth').sphere(
        [at, y + 0.3, back + z],
        [0.2, 0.32, 0.15],
        10,
      );
      b.paint(fromHex(random() < 0.6 ? '#e0b08c' : '#8a5a3c'), 'skin').sphere(
        [at, y + 0.74, back + z],
        0.13,
        10,
      );
      b.paint(fromHex(random() < 0.5 ? '#2a1c14' : '#6a4426'), 'satin').sphere(
        [at, y + 0.79, back + z - 0.03],
        [0.135, 0.12, 0.13],
        10,
      );
    }
    if (row === 0)
      for (let x = left + 1.6, n = 0; x < right - 1; x += 2.4, n += 1)
        b.paint(shirts[n % 3]!, 'satin').box([x, 0.32, back + z + 0.44], [2.3, 0.5, 0.05], 0.01);
  }
};

const rod = (b: MeshBuilder, from: Vec3, to: Vec3, radius: number) => b.tube([from, to], radius, 8);

export const dressGymnasticsHall = (room: Room): void => {
  const { left, right, back, front, centre } = room;
  room.model(
    (b) => {
      const depth = Math.min(front - back - 2.6, 16);
      b.paint(fromHex('#2456a8'), 'cloth').box(
        [centre[0], 0.02, back + 2.4 + depth / 2],
        [right - left - 2, 0.05, depth],
        0.01,
      );
      b.paint(fromHex('#f0ece4'), 'matte');
      b.box([centre[0], 0.05, back + 2.7], [right - left - 2, 0.012, 0.12]);
      addWatchers(b, room);
      // Bars to the left, a vaulting horse to the right, both before the watchers.
      const z = back + 2.9;
      const x = centre[0] - Math.max(3.4, room.halfX + 1.4);
      b.paint(chrome, 'metal');
      for (const [bar, height] of [
        [0, 2.4],
        [0.9, 1.7],
      ] as const) {
        for (const side of [-1.2, 1.2]) rod(b, [x + side, 0, z - bar], [x + side, height, z - bar], 0.035);
        b.paint(fromHex('#e8d8b8'), 'wood');
        rod(b, [x - 1.2, height, z - bar], [x + 1.2, height, z - bar], 0.028);
        b.paint(chrome, 'metal');
      }
      const horse = centre[0] + Math.max(3.4, room.halfX + 1.4);
      for (const side of [-0.5, 0.5]) rod(b, [horse + side, 0, z], [horse + side, 1, z], 0.05);
      b.paint(fromHex('#7a4a2a'), 'satin').box([horse, 1.05, z], [1.6, 0.34, 0.38], 0.14, 4);
      b.paint(fromHex('#e8dcc0'), 'wood');
      for (const side of [-0.22, 0.22])
        b.tube(
          [
            [horse + side, 1.18, z - 0.12],
            [horse + side, 1.34, z - 0.1],
            [horse + side, 1.34, z + 0.1],
            [horse + side, 1.18, z + 0.12],
          ],
          0.024,
          8,
        );
      addCeilingPanels(b, room);
    },
    { castsNoShadow: true },
  );
  room.lamp([centre[0], room.top - 0.8, centre[2] + 1.5], [5, 4.8, 4.4], 12);
};
