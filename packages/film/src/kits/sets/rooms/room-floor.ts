/** Planks, tiles, stone or carpet from wall to wall. */

import type { MaterialName } from '../../../geometry/materials.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { RoomFrame } from './room-frame.ts';

/** A hall for an army has larger ones instead of more. */
const mostTiles = 12_000;

export const addFloor = (room: RoomFrame): void => {
  const { left, right, back, front } = room;
  const [a, b] = room.style.floorColours.map(fromHex) as [Vec3, Vec3];
  const { random } = room;
  const blend = (t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  const cover = (
    across: number,
    along: number,
    gap: number,
    material: MaterialName,
    colour: (i: number, j: number) => Vec3,
  ) => {
    const rows = Math.ceil((front - back) / along);
    const larger = Math.max(1, Math.sqrt((((right - left) / across) * rows) / mostTiles));
    const [size, length] = [across * larger, along * larger];
    room.model(
      (builder) => {
        builder
          .paint(darken(a, 0.5), 'matte')
          .quad(
            [left, -0.004, back],
            [right, -0.004, back],
            [right, -0.004, front],
            [left, -0.004, front],
            [0, 1, 0],
          );
        for (let i = 0, x = left; x < right; i += 1, x += size) {
          for (let j = 0, z = back; z < front; j += 1, z += length) {
            const [x1, z1] = [Math.min(right, x + size - gap), Math.min(front, z + length - gap)];
            builder
              .paint(colour(i, j), material)
              .quad([x, 0, z], [x1, 0, z], [x1, 0, z1], [x, 0, z1], [0, 1, 0]);
          }
        }
      },
      { castsNoShadow: true },
    );
  };
  switch (room.style.floor) {
    case 'planks':
      cover(0.16, 1e3, 0.004, 'satin', () => blend(random()));
      break;
    case 'parquet':
      cover(0.24, 0.24, 0.003, 'glossy', (i, j) => blend(((i + j) % 2) * 0.7 + 0.3 * random()));
      break;
    case 'tiles':
      cover(0.4, 0.4, 0.012, 'glossy', () => blend(random()));
      break;
    case 'checker':
      cover(0.5, 0.5, 0.004, 'glossy', (i, j) => ((i + j) % 2 ? a : b));
      break;
    case 'stone':
      cover(0.7, 0.55, 0.02, 'rock', () => blend(random()));
      break;
    default:
      room.model(
        (builder) => {
          const material =
            room.style.floor === 'carpet' ? 'cloth' : room.style.floor === 'metal' ? 'metal' : 'asphalt';
          builder
            .paint(a, material)
            .quad([left, 0, back], [right, 0, back], [right, 0, front], [left, 0, front], [0, 1, 0]);
        },
        { castsNoShadow: true },
      );
  }
};
