/** The air of bare land: sand that the wind carries off the crests, moons over a strange horizon. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Veils of sand that stream along the ground, thickest over high places. */
export const addBlowingSand = (set: SetBuilder): void => {
  const { random } = set;
  const dim = set.isDark ? 0.25 : 1;
  // Never finer than the picture shows.
  const coarse = Math.max(1, set.area.cameraDistance / 14);
  const veils = Array.from({ length: 150 }, (_, n) => {
    const [x, z] = set.atFrame(random() * 2.6 - 1.3, set.area.cameraDistance * (0.4 + random() * 2.6));
    return {
      x,
      z,
      start: random(),
      speed: (4 + random() * 4) * Math.sqrt(coarse),
      size: (0.6 + random() * 1.5) * coarse,
      wisp: n * 1.9,
    };
  });
  set.particles((time): Particle[] =>
    veils.map(({ x, z, start, speed, size, wisp }) => {
      const age = (time * 0.35 + start) % 1;
      const at = x + (age - 0.5) * speed * 3;
      return {
        position: [at, set.ground(at, z) + 0.15 + age * size * 0.7, z],
        size: size * (0.6 + age),
        colour: [1.05 * dim, 0.78 * dim, 0.46 * dim],
        opacity: 0.27 * Math.sin(Math.PI * age),
        wisp,
      };
    }),
  );
};

/** Two moons above the horizon, one larger than the other, before the camera. */
export const addMoons = (set: SetBuilder): void => {
  const reach = 130;
  set.model(
    (b) => {
      for (const [across, height, radius] of [
        [-0.42, 0.36, 0.046],
        [0.3, 0.45, 0.027],
      ] as const) {
        const [x, z] = set.atFrame(across, reach);
        const centre: Vec3 = [x, set.area.cameraPosition[1] + (height * reach) / set.area.focalLength, z];
        const size = (radius * reach * 2) / set.area.focalLength;
        b.paint((p) => {
          const spot = noise((p[0] - x) * 0.35, (p[1] - centre[1]) * 0.35, 4);
          return mix(fromHex('#c9b49a'), fromHex('#fff4e0'), Math.min(1, spot * 1.5));
        }, 'glow').sphere(centre, size, 28);
      }
    },
    { castsNoShadow: true },
  );
};
