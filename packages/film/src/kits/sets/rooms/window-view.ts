/** What is seen through the windows of a room. */

import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Room } from './room.ts';

const addRainOnGlass = (room: Room): void => {
  const panes = room.windows.filter(({ width }) => width > 0);
  const z = room.back - 0.02;
  const drops = Array.from({ length: 90 }, (_, n) => ({
    pane: panes[n % Math.max(1, panes.length)],
    u: room.random(),
    v: room.random(),
    speed: room.random() ** 3 * 0.5,
  }));
  room.particles((time) =>
    drops.flatMap(({ pane, u, v, speed }) => {
      if (!pane) return [];
      const fall = (((v - time * speed) % 1) + 1) % 1;
      const [x, y] = [pane.x + (u - 0.5) * pane.width, pane.y + fall * pane.height];
      const length = 0.015 + speed * 0.35;
      return [
        {
          position: [x, y, z] as Vec3,
          end: [x, Math.min(pane.y + pane.height, y + length), z] as Vec3,
          size: 0.007,
          colour: [0.8, 0.86, 0.92] as Vec3,
          opacity: 0.6,
        },
      ];
    }),
  );
};

/** What the windows show: lawn and trees, or a dark street with lights. */
export const addWindowView = (room: Room): void => {
  const { back, isDark: night } = room;
  room.model(
    (builder) => {
      builder.paint(
        room.isSnowy ? fromHex('#e4eaf2') : night ? fromHex('#10180f') : fromHex('#5d8a45'),
        'lawn',
      );
      builder.quad(
        [-60, -0.5, back - 1],
        [60, -0.5, back - 1],
        [60, -0.5, back - 90],
        [-60, -0.5, back - 90],
        [0, 1, 0],
      );
      const leaf = room.isSnowy
        ? fromHex('#dfe6ee')
        : room.request.season === 'autumn'
          ? fromHex('#c8742a')
          : fromHex('#4f7f34');
      for (let n = 0; n < 14; n += 1) {
        const [x, z] = [(n - 7) * 4.2 + room.random() * 2, back - 12 - room.random() * 16];
        builder.paint(fromHex('#4a3828'), 'bark').tube(
          [
            [x, -0.5, z],
            [x, 2.2, z],
          ],
          0.2,
          6,
          false,
        );
        for (let k = 0; k < 5; k += 1)
          builder
            .paint(darken(leaf, room.random() * 0.3), 'leaf')
            .sphere(
              [x + (room.random() - 0.5) * 2.4, 2.6 + room.random() * 2.4, z + (room.random() - 0.5) * 2],
              1.1 + room.random() * 0.5,
              8,
            );
      }
      if (night) {
        builder.paint([1.3, 0.8, 0.3], 'glow');
        for (let n = 0; n < 16; n += 1)
          builder.box([(room.random() - 0.5) * 60, 0.5 + room.random() * 5, back - 40], [0.8, 1.1, 0.1]);
      }
    },
    { castsNoShadow: true },
  );
  if (room.isRainy) addRainOnGlass(room);
};
