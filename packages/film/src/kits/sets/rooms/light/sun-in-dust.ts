/** Sun that slants into a room, and the dust that floats in it. */

import { normalize, type Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const hasSunbeams = ({ request }: RoomFrame): boolean =>
  request.details?.includes('sunbeams') ?? false;

const sun: Vec3 = [1.5, 1.2, 0.72];

/** From each window of the back wall, or high through the left wall where there is none. */
export const addSunInDust = (room: RoomFrame): void => {
  const panes = room.windows.filter(({ width }) => width > 0);
  const slant = normalize([0.7, -0.62, 0.3]);
  for (const { x, y, width, height } of panes)
    for (const share of [0.35, 0.75])
      room.beams.push({
        position: [x - slant[0] + (share - 0.5) * width, y + height * share - slant[1], room.back + 0.35],
        direction: slant,
        colour: sun,
        spread: 0.05,
        reach: 8,
      });
  const depth = Math.min(7, room.front - room.back);
  const side = normalize([0.8, -0.52, 0.06]);
  if (panes.length === 0)
    for (let n = 0; n < 5; n += 1)
      room.beams.push({
        position: [
          room.left - 0.4,
          Math.min(room.top - 0.3, 4.4) - 0.25 * (n % 2),
          room.back + depth * (0.1 + 0.17 * n),
        ],
        direction: side,
        colour: sun,
        spread: 0.055,
        reach: 10,
      });
  const high = Math.min(4, room.top);
  const specks = Array.from({ length: 170 }, () => [room.random(), room.random(), room.random()] as const);
  room.particles((time) =>
    specks.map(([u, v, w], n) => ({
      position: [
        room.left + u * (room.right - room.left) + 0.2 * Math.sin(time * 0.3 + n),
        0.3 + ((v * high + 40 - time * 0.05) % high),
        room.back + 0.3 + w * depth * 0.8 + 0.2 * Math.cos(time * 0.25 + n),
      ] as Vec3,
      size: 0.007 + 0.003 * (n % 3),
      colour: [1.6, 1.4, 1] as Vec3,
      opacity: 0.75,
    })),
  );
};
