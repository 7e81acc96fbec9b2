/** A room by candlelight: tall candelabra along the walls, and candles on the floor before them. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const isCandlelit = ({ request }: RoomFrame): boolean =>
  request.details?.includes('candlelit') ?? false;

const wax = fromHex('#f2e6cc');
const brass = fromHex('#b8862e');

const addCandle = (b: MeshBuilder, [x, y, z]: Vec3, height: number): void => {
  b.paint(wax, 'satin').box([x, y + height / 2, z], [0.055, height, 0.055], 0.02);
  b.paint([4.6, 2.6, 0.8], 'glow').sphere([x, y + height + 0.05, z], [0.022, 0.055, 0.022], 8);
};

const addCandelabrum = (b: MeshBuilder, [x, y, z]: Vec3): void => {
  b.paint(brass, 'metal')
    .box([x, y + 0.03, z], [0.4, 0.06, 0.4], 0.03)
    .box([x, y + 0.75, z], [0.06, 1.5, 0.06], 0.02);
  for (const side of [-0.34, -0.17, 0, 0.17, 0.34]) {
    const arm = y + 1.5 - Math.abs(side) * 0.35;
    b.paint(brass, 'metal').box([x + side / 2, arm - 0.03, z], [Math.abs(side) + 0.03, 0.03, 0.03]);
    b.box([x + side, arm, z], [0.1, 0.03, 0.1], 0.01);
    addCandle(b, [x + side, arm, z], 0.24);
  }
};

export const addCandlelight = (room: RoomFrame): void => {
  const { left, right, back, front } = room;
  const count = Math.max(3, Math.min(7, Math.round((right - left) / 1.9)));
  const step = (right - left) / count;
  room.model(
    (b) => {
      for (let n = 0; n < count; n += 1) {
        const x = left + step * (n + 0.5);
        addCandelabrum(b, [x, 0, back + 0.5]);
        for (const [k, dx] of [-0.5, -0.3, 0.34, 0.52].entries())
          addCandle(b, [x + dx * step * 0.6, 0, back + 0.75 + 0.12 * (k % 2)], 0.12 + 0.09 * ((k + n) % 3));
      }
      for (const x of [left + 0.5, right - 0.5])
        for (let z = back + 1.9; z < Math.min(front - 1, back + 5); z += 1.9) addCandelabrum(b, [x, 0, z]);
    },
    { castsNoShadow: true },
  );
  for (let n = 0; n < count; n += 1)
    room.lamp([left + step * (n + 0.5), 1.7, back + 0.9], [1.5, 0.8, 0.3], 3.4);
  room.lamp([room.centre[0] - 1.2, 1.8, room.area.high[2] + 1.6], [1.7, 0.95, 0.4], 5);
};
