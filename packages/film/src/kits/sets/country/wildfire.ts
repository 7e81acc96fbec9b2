/** A forest on fire: flames at the foot and in the crowns of trees, sparks, and smoke that leans with the wind. */

import { clamp, fraction, smoothstep } from '../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

type Fire = { at: Vec3; height: number; width: number; start: number };

const hot: Vec3 = [4, 1.7, 0.34];
const red: Vec3 = [2.8, 0.66, 0.08];
const smoulder: Vec3 = [1.2, 0.24, 0.06];

/** Tongues of one fire at a moment. */
const tongues = ({ at, height, width, start }: Fire, time: number, count: number): Particle[] =>
  Array.from({ length: count }, (_, n) => {
    const life = fraction(start + n / count + time * (0.55 + 0.3 * fraction(n * 0.37)));
    const a = n * 2.4 + start * 6;
    const out = width * 0.5 * Math.sqrt(fraction(n * 0.618 + start)) * (1 - 0.6 * life);
    return {
      position: [
        at[0] + Math.cos(a) * out + 0.1 * width * life * Math.sin(time * 5 + n),
        at[1] + height * life,
        at[2] + Math.sin(a) * out,
      ],
      size: width * (0.3 - 0.16 * life),
      colour: life < 0.4 ? mix(hot, red, life / 0.4) : mix(red, smoulder, (life - 0.4) / 0.6),
      opacity: 0.75 * (1 - life) + 0.05,
      wisp: n * 0.37 + start * 9,
    };
  });

const smoke = ({ at, height, width, start }: Fire, time: number, count: number): Particle[] =>
  Array.from({ length: count }, (_, n) => {
    const life = fraction(start + n / count + time * 0.07);
    const rise = height * (0.7 + 4.2 * life);
    return {
      position: [at[0] + height * 1.6 * life * life, at[1] + rise, at[2] + width * 0.3 * Math.sin(n * 2.1)],
      size: width * (0.45 + 1.7 * life),
      colour: mix([0.5, 0.2, 0.09], [0.12, 0.115, 0.115], clamp(life * 3.2)),
      opacity: 0.5 * (1 - life) * smoothstep(0, 0.08, life),
      wisp: n * 1.3 + start * 7,
    };
  });

export const addWildfire = (set: SetBuilder): void => {
  const { area, random } = set;
  const isHigh = area.cameraPosition[1] - set.baseY > 14;
  const near = isHigh ? 34 : Math.max(7, area.cameraDistance * 0.8);
  const far = isHigh ? 230 : 70;
  const behind = area.hasCast && !isHigh ? area.cameraDistance + set.halfZ + 2.5 : near;
  const fires: Fire[] = [];
  const count = isHigh ? 34 : 26;
  for (let n = 0; n < count; n += 1) {
    const depth = near * (far / near) ** ((n + random() * 0.8) / count);
    const across = (random() * 2 - 1) * 1.15;
    // Keeps figures out of the flames.
    if (depth < behind && Math.abs(across) < 0.55) continue;
    const [x, z] = set.atFrame(across, depth);
    if (set.distanceToAction(x, z) < 2 && !isHigh) continue;
    const size = isHigh ? 1.25 : clamp(depth / 26, 0.5, 1.3);
    const height = (7 + 9 * random()) * size;
    fires.push({
      at: [x, set.ground(x, z) + (isHigh ? 4 : 0), z],
      height,
      width: (3 + 3.4 * random()) * size * (isHigh ? 1.6 : 1),
      start: random(),
    });
  }
  for (const { at, height, width } of fires.slice(0, 9))
    set.lamp([at[0], at[1] + height * 0.4, at[2]], [11 * width, 4 * width, 0.8 * width], 8 + width * 3);
  const sparks = Array.from({ length: 90 }, () => [random() * 2 - 1, random(), random()] as const);
  set.particles((time): Particle[] => [
    ...fires.flatMap((fire, n) => (n % 2 === 0 ? smoke(fire, time, isHigh ? 12 : 9) : [])),
    ...fires.flatMap((fire) => tongues(fire, time, 22)),
    ...sparks.map(([across, start, lift]): Particle => {
      const life = fraction(start + time * 0.22);
      const [x, z] = set.atFrame(across * 1.1 + 0.12 * life, near * (1.1 + 2.4 * lift));
      const y = set.ground(x, z) + near * (0.05 + 0.5 * life) * (0.6 + lift);
      return {
        position: [x, y, z],
        end: [x + near * 0.004, y + near * 0.008, z],
        size: near * 0.0016,
        colour: [5, 2.2, 0.5],
        opacity: 1 - life,
      };
    }),
  ]);
};
