/** Coloured LED strips along the ceiling, the corners and the floor of a room, and the light they throw. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { RoomFrame } from '../room-frame.ts';

export const hasLedStrips = ({ request }: RoomFrame): boolean =>
  request.details?.includes('led_strips') ?? false;

const usual: [Vec3, Vec3, Vec3] = [
  [3, 0.25, 2.2],
  [0.25, 0.7, 3.4],
  [1.5, 0.3, 3.2],
];

/** In one colour where one is named: it colours the whole room. */
const coloursOf = ({ request }: RoomFrame): [Vec3, Vec3, Vec3] => {
  const asked = request.colours?.light;
  if (!asked) return usual;
  const named = fromHex(asked);
  // As saturated as a lamp: what is weakest in the paint is left out.
  const [most, least] = [Math.max(...named), Math.min(...named)];
  const pure = named.map((value) => (3.2 * (value - 0.85 * least)) / Math.max(0.05, most)) as Vec3;
  return [pure, pure, pure];
};

export const addLedStrips = (room: RoomFrame): void => {
  const { left, right, back, front, top } = room;
  const [magenta, blue, violet] = coloursOf(room);
  const middle = (left + right) / 2;
  const high = Math.min(top - 0.12, Math.max(1.85, room.actionHeight + 0.45));
  const near = Math.min(front - 0.6, back + 4.5);
  room.model(
    (b) => {
      b.paint(magenta, 'glow').box([middle, high, back + 0.06], [right - left, 0.07, 0.03]);
      b.paint(violet, 'glow').box([middle, 0.14, back + 0.07], [right - left, 0.035, 0.03]);
      for (const [x, colour] of [
        [left + 0.06, blue],
        [right - 0.06, magenta],
      ] as const) {
        b.paint(colour, 'glow').box([x, high, (back + near) / 2], [0.03, 0.07, near - back]);
        b.box([x, high / 2, back + 0.06], [0.04, high, 0.04]);
      }
      // Panels of light in a row on the wall.
      for (let n = 0; n < 5; n += 1)
        b.paint([blue, violet, magenta][n % 3]!, 'glow').box(
          [middle + (right - left) * 0.22 + (n - 2) * 0.34, high - 0.5 - (n % 2) * 0.2, back + 0.05],
          [0.26, 0.26, 0.03],
          0.05,
        );
    },
    { castsNoShadow: true },
  );
  const light = (at: Vec3, colour: Vec3, strength: number, reach: number) =>
    room.lamp(at, colour.map((value) => value * strength) as Vec3, reach);
  light([left + 0.5, high - 0.3, back + 0.7], blue, 1, 4.5);
  light([right - 0.5, high - 0.3, back + 0.7], magenta, 1, 4.5);
  light([middle, high - 0.2, back + 0.5], violet, 0.7, 3.6);
  const [cx, , cz] = room.centre;
  light([cx - 1.6, 1.9, cz + 1.4], blue, 0.75, 4);
  light([cx + 1.6, 2, cz + 1.2], magenta, 0.75, 4);
  light([cx, 0.9, cz + 1.8], violet, 0.6, 5);
};
