/** The view through the windows of a room. */

import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { RoomFrame } from './room-frame.ts';

/** Drops that hang on the panes, some that run down them, and rain that falls outside. */
const addRainOnGlass = (room: RoomFrame): void => {
  const panes = room.windows.filter(({ width }) => width > 0);
  if (panes.length === 0) return;
  const z = room.back + 0.01;
  // Never finer than the picture shows.
  const coarse = Math.max(1, room.distanceToCamera(room.centre[0], z) / 2.4);
  const bright = room.isDark ? 0.75 : 1.3;
  const drops = Array.from({ length: 150 * panes.length }, (_, n) => ({
    pane: panes[n % panes.length]!,
    u: room.random(),
    v: room.random(),
    size: (0.006 + 0.008 * room.random()) * coarse,
    speed: n % 5 === 0 ? 0.12 + room.random() * 0.4 : 0,
  }));
  const streaks = Array.from({ length: 90 * panes.length }, (_, n) => ({
    pane: panes[n % panes.length]!,
    u: room.random() * 1.4 - 0.7,
    start: room.random(),
    away: 0.4 + room.random() * 1.6,
  }));
  const fall = (value: number) => value - Math.floor(value);
  room.particles((time) => [
    ...drops.map(({ pane, u, v, size, speed }) => {
      const down = fall(v - time * speed);
      const [x, y] = [pane.x + (u - 0.5) * pane.width, pane.y + down * pane.height];
      // A drop that runs leaves a trail above it.
      const length = speed > 0 ? 0.16 + speed * 0.4 : size * 0.8;
      return {
        position: [x, y, z] as Vec3,
        end: [x + 0.008 * Math.sin(y * 30), Math.min(pane.y + pane.height, y + length), z] as Vec3,
        size: speed > 0 ? size * 0.7 : size,
        colour: [0.82 * bright, 0.9 * bright, bright] as Vec3,
        opacity: speed > 0 ? 0.55 : 0.7,
      };
    }),
    ...streaks.map(({ pane, u, start, away }) => {
      const down = fall(start - time * 1.9);
      const [x, y] = [pane.x + u * pane.width, pane.y - 0.3 + down * (pane.height + 0.8)];
      return {
        position: [x, y, room.back - away] as Vec3,
        end: [x + 0.03, y + 0.3, room.back - away] as Vec3,
        size: 0.004 * coarse,
        colour: [0.7 * bright, 0.8 * bright, 0.92 * bright] as Vec3,
        opacity: 0.45,
      };
    }),
  ]);
};

/** Large flakes that fall slowly before the panes. */
const addSnowOutside = (room: RoomFrame): void => {
  const panes = room.windows.filter(({ width }) => width > 0);
  const bright = room.isDark ? 0.9 : 1.5;
  const flakes = panes.flatMap((pane) =>
    Array.from({ length: 120 }, () => ({
      pane,
      u: room.random() * 1.6 - 0.8,
      start: room.random(),
      away: 0.2 + room.random() * 2.2,
      speed: 0.16 + room.random() * 0.14,
    })),
  );
  room.particles((time) =>
    flakes.map(({ pane, u, start, away, speed }, n) => {
      const down = (((start - time * speed) % 1) + 1) % 1;
      return {
        position: [
          pane.x + u * pane.width + 0.08 * Math.sin(time + n),
          pane.y - 0.3 + down * (pane.height + 0.8),
          room.back - away,
        ] as Vec3,
        size: 0.026 + (n % 5) * 0.005,
        colour: [bright, bright, bright] as Vec3,
        opacity: 0.95,
      };
    }),
  );
};

const isCity = (room: RoomFrame): boolean =>
  ['city', 'skyline', 'cyberpunk_city', 'street', 'rooftop'].includes(room.request.backdrop ?? '');

/** Towers with windows, lit by night, from the street far below up to above the lintel. */
const addCityView = (room: RoomFrame): void => {
  const { back, isDark: night, random } = room;
  room.model(
    (builder) => {
      for (let n = 0; n < 44; n += 1) {
        const [row, x] = [n % 3, (Math.floor(n / 3) - 7 + random() * 0.7) * 6.2];
        const [width, top] = [3.4 + random() * 2.2, 1 + row * 3 + random() * 7];
        const z = back - 26 - row * 13;
        const grey = 0.1 + random() * 0.12;
        builder.paint(
          night ? [grey * 0.2, grey * 0.22, grey * 0.3] : [grey * 3, grey * 3.1, grey * 3.3],
          'matte',
        );
        builder.box([x, (top - 12) / 2, z], [width, top + 12, 3]);
        for (let y = -4; y < top - 0.7; y += 0.85)
          for (let u = -width / 2 + 0.5; u < width / 2 - 0.3; u += 0.7) {
            const isLit = night && random() < 0.5;
            if (!isLit && night) continue;
            const warm = random();
            builder
              .paint(
                isLit ? [1.7, 1.15 - warm * 0.3, 0.55 + warm * 0.5] : fromHex('#7f98aa'),
                isLit ? 'glow' : 'glass',
              )
              .quad(
                [x + u, y, z + 1.52],
                [x + u + 0.42, y, z + 1.52],
                [x + u + 0.42, y + 0.5, z + 1.52],
                [x + u, y + 0.5, z + 1.52],
                [0, 0, 1],
              );
          }
      }
    },
    { castsNoShadow: true },
  );
};

/** What the windows show: a city where one is asked for, else lawn and trees, or a dark street with lights. */
export const addWindowView = (room: RoomFrame): void => {
  const { back, isDark: night } = room;
  // Flakes are seen before what is darker than they are.
  const isFalling = room.request.weather.includes('snow');
  if (isCity(room)) {
    addCityView(room);
    if (room.isRainy) addRainOnGlass(room);
    return;
  }
  room.model(
    (builder) => {
      builder.paint(
        room.isSnowy
          ? fromHex(isFalling ? '#7d90a8' : '#e4eaf2')
          : night
            ? fromHex('#10180f')
            : room.isRainy
              ? fromHex('#46604a')
              : fromHex('#5d8a45'),
        'lawn',
      );
      builder.quad(
        [-60, -0.5, back - 1],
        [60, -0.5, back - 1],
        [60, -0.5, back - 90],
        [-60, -0.5, back - 90],
        [0, 1, 0],
      );
      const leaf = night
        ? fromHex('#0d1a12')
        : room.isSnowy
          ? fromHex(isFalling ? '#8fa2b8' : '#dfe6ee')
          : room.request.season === 'autumn'
            ? fromHex('#c8742a')
            : room.isRainy
              ? fromHex('#3c5a48')
              : fromHex('#4f7f34');
      for (let n = 0; n < 14; n += 1) {
        const [x, z] = [(n - 7) * 4.2 + room.random() * 2, back - 12 - room.random() * 16];
        builder.paint(night ? fromHex('#0c0a08') : fromHex('#4a3828'), 'bark').tube(
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
  if (isFalling) addSnowOutside(room);
};
