/** A candle that burns down while one looks, until only a pool of wax and a thread of smoke are left. */

import { newBuilders } from '../../../../geometry/new-builders.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Model } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';
import { flameAt, smokeFrom } from './candles.ts';
import { firelight } from './fire-parts.ts';

/** Height of the dish, and of the wax above it at the start. */
const [dish, tall] = [0.014, 0.2];
/** The share of the film at which the last of it goes out. */
const goneAt = 0.88;

export const buildCandleBurningDown = (colour: Vec3 | null): Model => {
  const wax = colour ?? fromHex('#f2e8d0');
  const [body, stick, runs, pool, wick, flame] = newBuilders(6);
  body
    .paint(fromHex('#b8923e'), 'metal')
    .lathe(pairs(0, 0, 0.088, 0, 0.098, 0.02, 0.101, 0.026, 0.094, 0.026, 0.084, dish, 0, dish), 40)
    .tube(
      [
        [0.095, 0.02, 0],
        [0.132, 0.03, 0],
        [0.122, 0.06, 0],
        [0.096, 0.026, 0],
      ],
      0.006,
      8,
    );
  // As tall as one: it is made lower as the wax goes.
  stick
    .paint(wax, 'skin')
    .lathe(
      pairs(0.037, 0, 0.035, 0.06, 0.034, 0.92, 0.03, 1, 0.018, 0.985, 0, 0.97),
      28,
      (a, v) => 1 + 0.03 * Math.sin(a * 5 + v * 3),
    );
  for (let n = 0; n < 7; n += 1) {
    const a = n * 0.9 + 0.4 * (n % 2);
    const [x, z, end] = [Math.cos(a) * 0.034, Math.sin(a) * 0.034, 0.2 + 0.13 * (n % 5)];
    runs.paint(wax, 'skin').tube(
      [
        [x, 0.97, z],
        [x * 1.08, 0.9, z * 1.08],
        [x * 1.1, end, z * 1.1],
      ],
      [0.004, 0.006, 0.0075],
      8,
    );
  }
  pool
    .paint(wax, 'glossy')
    .lathe(
      pairs(1, 0, 0.96, 0.005, 0.7, 0.009, 0, 0.01),
      40,
      (a) => 1 + 0.05 * Math.sin(a * 3 + 1) + 0.04 * Math.sin(a * 7),
    );
  wick.paint([0.02, 0.02, 0.02], 'matte').tube(
    [
      [0, -0.008, 0],
      [0.001, 0.008, 0],
      [0.004, 0.016, 0],
    ],
    0.0024,
    6,
  );
  flameAt(flame, [0, 0, 0], 0.062);
  return assembleModel(
    { body, stick, runs, pool, wick, glow: flame },
    {
      size: [0.26, dish + tall + 0.08, 0.2],
      anchors: { grip: [0, 0.05, 0], lamp: [0, dish + tall, 0], top: [0, dish + tall, 0] },
      pose: (input) => {
        const seconds = Number.isFinite(input.actionSeconds) ? Math.max(1, input.actionSeconds) : 5;
        const t = clamp(input.time / seconds);
        const left = tall * (1 - clamp(t / goneAt) ** 1.1);
        const high = dish + Math.max(left, 0.006);
        const wide = 1 + 0.25 * smoothstep(0.5, goneAt, t);
        const lower = multiply(translation(0, dish, 0), scaling(wide, Math.max(left, 0.002), wide));
        const reach = lerp(0.042, 0.08, smoothstep(0, goneAt, t));
        const isLit = t < goneAt;
        // The last flame is small and unsteady.
        const size = lerp(1, 0.45, smoothstep(0.7, goneAt, t)) * (1 + 0.08 * Math.sin(input.time * 9.1));
        const sway = rotationY(0);
        sway[1] = 0.12 * Math.sin(input.time * 5.3);
        return {
          parts: {
            stick: left > 0.004 ? lower : null,
            runs: left > 0.02 ? lower : null,
            pool: multiply(translation(0, dish, 0), scaling(reach, 1, reach)),
            wick: isLit
              ? translation(0, high, 0)
              : multiply(translation(0, dish + 0.01, 0), scaling(1, 0.5, 1)),
            glow: isLit ? multiply(translation(0, high + 0.008, 0), sway, scaling(size)) : null,
          },
          anchors: {},
          particles: isLit ? [] : smokeFrom([0, dish + 0.01, 0], (t - goneAt) * seconds + 0.5),
          lamps: [firelight(input, [0, high + 0.12, 0.03], isLit ? 0.75 : 0.25, 1.6)],
        };
      },
    },
  );
};
