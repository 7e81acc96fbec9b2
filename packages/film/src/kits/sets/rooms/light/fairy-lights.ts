/** Strings of small warm lamps that hang in arcs along the walls of a room. */

import type { Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const hasFairyLights = ({ request }: RoomFrame): boolean =>
  request.details?.includes('fairy_lights') ?? false;

const bulbsOfArc = 9;

const hang = (from: Vec3, to: Vec3, sag: number): Vec3[] =>
  Array.from({ length: bulbsOfArc + 1 }, (_, n) => {
    const t = n / bulbsOfArc;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] - sag * 4 * t * (1 - t),
      from[2] + (to[2] - from[2]) * t,
    ];
  });

export const addFairyLights = (room: RoomFrame): void => {
  const { left, right, back, front } = room;
  const high = Math.min(room.top - 0.25, 2.35);
  const arcs: Vec3[][] = [];
  const count = Math.max(3, Math.round((right - left) / 1.3));
  const step = (right - left) / count;
  for (const y of [high, high - 0.55])
    for (let n = 0; n < count; n += 1)
      arcs.push(hang([left + n * step, y, back + 0.09], [left + (n + 1) * step, y, back + 0.09], 0.28));
  for (const x of [left + 0.09, right - 0.09])
    for (let z = back; z < Math.min(front - 1.2, back + 4); z += 1.2)
      arcs.push(hang([x, high, z], [x, high, z + 1.2], 0.26));
  room.model((b) => {
    for (const arc of arcs) {
      b.paint([0.03, 0.05, 0.03], 'satin').tube(arc, 0.006, 4, false);
      for (const [x, y, z] of arc.slice(1)) b.paint([3.2, 2, 0.8], 'glow').sphere([x, y - 0.025, z], 0.03, 8);
    }
  });
  for (const share of [0.2, 0.5, 0.8])
    room.lamp([left + (right - left) * share, high - 0.3, back + 0.4], [0.9, 0.55, 0.25], 2.6);
};
