/** Snow that skis and boards throw up: a fan of clumps and mist behind them, shaded so that it shows on snow. */

import type { Particle } from '../../kits/model.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';

type Spray = {
  /** Where the skis were at a moment. */
  at: (time: number) => Vec3;
  ahead: Vec3;
  right: Vec3;
  time: number;
  bright: number;
};

const life = 1;

export const powderSpray = ({ at, ahead, right, time, bright }: Spray): Particle[] =>
  Array.from({ length: 260 }, (_, n): Particle => {
    const age = ((time / life + n * 0.618) % 1) * life;
    const [a, b] = [(n * 0.377) % 1, (n * 0.731) % 1];
    const side = n % 2 ? 1 : -1;
    const from = addScaled(at(time - age), ahead, -0.3 - 0.5 * a);
    const out = addScaled(from, right, side * (0.12 + (0.5 + 1.6 * b) * age));
    const height = Math.max(0.03, (2.6 * a + 1) * age - 3.2 * age * age);
    const isMist = n % 3 !== 0;
    // The underside of the fan is in its own shade.
    const shade = (isMist ? 0.84 + 0.3 * a : 0.95) * bright;
    return {
      position: [out[0], out[1] + height, out[2]],
      size: isMist ? 0.14 + 0.4 * age : 0.025 + 0.03 * b,
      colour: [shade * 0.86, shade * 0.94, shade * 1.08],
      opacity: (isMist ? 0.5 : 0.95) * Math.min(1, age * 10) * (1 - age / life),
      ...(isMist && { wisp: n * 1.7 }),
    };
  });
