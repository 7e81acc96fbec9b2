/** Light curtains that the wind from an open window blows into the room. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { scale, type Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const hasBlowingCurtains = ({ request }: RoomFrame): boolean =>
  request.details?.includes('blowing_curtains') ?? false;

const [across, down] = [30, 18];
const cloth = fromHex('#f6efe0');

type Pane = { x: number; y: number; width: number; height: number };

/** Where the cloth is: u from the frame towards the middle, v from the rod down. */
const pointAt = (
  { x, y, width, height }: Pane,
  z: number,
  side: number,
  u: number,
  v: number,
  time: number,
): Vec3 => {
  const gust = 0.7 + 0.22 * Math.sin(time * 1.3 + side) + 0.1 * Math.sin(time * 2.9 + x);
  const lift = gust * v ** 1.5;
  const fold = 0.03 * Math.sin(u * 30) * (0.6 + 0.4 * v);
  const wave = gust * 0.12 * v * Math.sin(u * 5 + v * 7 - time * 4);
  return [
    x + side * (width / 2 + 0.2 - u * 0.55 + lift * 0.25 * (1 - u)),
    y + height + 0.12 - v * (height + Math.min(0.8, y)) * (1 - 0.22 * lift),
    z + 0.12 + fold + lift * (0.75 + 0.25 * u) + wave,
  ];
};

export const addBlowingCurtains = (room: RoomFrame): void => {
  for (const pane of room.windows)
    for (const side of [-1, 1]) {
      const points = (time: number): Vec3[][] =>
        Array.from({ length: down + 1 }, (_, j) =>
          Array.from({ length: across + 1 }, (_, i) =>
            pointAt(pane, room.back, side, i / across, j / down, time),
          ),
        );
      const b = new MeshBuilder();
      b.twoSided();
      b.grid(
        points(0).map((row) =>
          row.map((point, i) => {
            b.paint(scale(cloth, 0.87 + 0.13 * Math.sin((i / across) * 30)), 'cloth');
            return b.vertex(point, [0, 0, 1]);
          }),
        ),
      );
      room.add(b.mesh, undefined, { update: (time) => new Float32Array(points(time).flat(2)) });
    }
};
