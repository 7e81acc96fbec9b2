/** The bay under a suspension bridge: wooded headlands that carry its ends, hills behind, and banks of fog that roll in. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { rockColour } from '../shared/landforms.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

type Bridge = { position: Vec3; radius: number };

const isSuspended = (noun: string) => /suspension|golden gate|bay bridge/.test(noun);

/** Where it stands: behind the action, or as the action itself. */
export const findBridge = (set: SetBuilder): Bridge | null => {
  const behind = set.area.landmarks.find(({ noun }) => isSuspended(noun));
  if (behind) return behind;
  return set.request.nouns?.some(isSuspended) && set.halfX > 20
    ? { position: set.centre, radius: set.halfX }
    : null;
};

const land = (p: Vec3): Vec3 => {
  const green = mix(fromHex('#3f5d34'), fromHex('#8a8a52'), noise(p[0] / 9, 1, p[2] / 9));
  const rock = rockColour(p[0] * 0.6, p[1], p[2] * 0.6, fromHex('#5a4a3c'), fromHex('#a08a6c'));
  return mix(rock, green, smoothstep(3, 9, p[1] + 4 * noise(p[0] / 5, 2, p[2] / 5)));
};

export const addBridgeBay = (set: SetBuilder, { position: [x, , z], radius }: Bridge): void => {
  const half = Math.max(20, radius);
  const size = half / 70;
  set.model(
    (b) => {
      for (const side of [-1, 1])
        b.paint(land, 'rock').at(translation(x + side * (half + 26 * size), -2, z - side * 6 * size), (k) =>
          k.lathe(
            [
              [78 * size, -2],
              [64 * size, 5 * size],
              [44 * size, 13 * size],
              [30 * size, 18 * size],
              [14 * size, 25 * size],
              [0, 27 * size],
            ],
            56,
            (angle) => 1 + 0.16 * Math.sin(angle * 3 + side) + 0.08 * Math.sin(angle * 7 + 2),
          ),
        );
      // Hills along the far shore.
      b.paint((p) => mix(land(p), fromHex('#8fa0ae'), 0.35), 'rock').heightField(
        { x0: x - 520, z0: z - 420, x1: x + 520, z1: z - 130 },
        { x: 110, z: 26 },
        (px, pz) => {
          const back = smoothstep(z - 150, z - 300, pz);
          return -6 + back * (14 + 46 * noise(px / 95, 3, pz / 120) * (0.5 + 0.5 * noise(px / 240, 8, 1)));
        },
      );
    },
    { castsNoShadow: true },
  );
  if (set.request.weather.includes('fog')) addFogBanks(set, x, z, half);
};

/** Thick banks low over the water, drifting across the bridge and pouring around its towers. */
const addFogBanks = (set: SetBuilder, x: number, z: number, half: number): void => {
  const span = half * 3.4;
  const banks = Array.from({ length: 96 }, (_, n) => {
    const isNear = n % 3 === 0;
    return {
      start: set.random() * span,
      y: half * (0.02 + 0.27 * set.random() ** 1.4),
      z: z + half * (isNear ? 0.12 + 0.3 * set.random() : -0.15 - 0.9 * set.random()),
      size: half * (0.14 + 0.17 * set.random()),
      speed: half * (0.05 + 0.035 * set.random()),
      wisp: n * 1.7,
    };
  });
  const tone: Vec3 = set.isDark ? [0.16, 0.18, 0.23] : [0.92, 0.93, 0.95];
  set.particles((time): Particle[] =>
    banks.map(({ start, y, z: depth, size, speed, wisp }) => {
      const along = (start + time * speed) % span;
      const edge = Math.min(1, along / (span * 0.1), (span - along) / (span * 0.1));
      return {
        position: [x - span / 2 + along, y + 0.06 * size * Math.sin(time * 0.6 + wisp), depth],
        size,
        colour: tone,
        opacity: 0.5 * edge,
        wisp: wisp + time * 0.05,
      };
    }),
  );
};
