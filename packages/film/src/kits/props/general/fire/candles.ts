/** Candles and lanterns with flames that sway. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { rotationY, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Model, Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { firelight } from './fire-parts.ts';

export const flameAt = (b: MeshBuilder, at: Vec3, size: number) =>
  b
    .paint((p) => (p[1] - at[1] < size * 0.35 ? [3.4, 2.3, 0.9] : [4, 1.9, 0.4]), 'glow')
    .at(translation(...at), (k) =>
      k.lathe(
        [
          [0, 0],
          [size * 0.26, size * 0.28],
          [size * 0.18, size * 0.6],
          [0, size],
        ],
        10,
      ),
    );

/** The share of the film at which a candle that is blown out goes out. */
const outAt = 0.3;

/** A thread of smoke that rises from the wick and curls. */
export const smokeFrom = ([x, y, z]: Vec3, age: number): Particle[] =>
  Array.from({ length: 44 }, (_, n) => {
    const t = n / 43;
    const rise = t * Math.min(0.34, age * 0.16);
    const curl = 0.004 + 0.05 * t * t;
    return {
      position: [
        x + curl * Math.sin(t * 11 - age * 2.2),
        y + 0.016 + rise,
        z + curl * Math.cos(t * 8 - age * 1.7),
      ],
      size: 0.0045 + 0.02 * t,
      colour: [0.62, 0.62, 0.66],
      opacity: 0.8 * (1 - t * 0.7) * Math.min(1, age * 2),
      wisp: (n % 9) + 1,
    };
  });

export const buildCandle = (noun: string, colour: Vec3 | null, traits: readonly string[] = []): Model => {
  const isBlownOut = traits.includes('blown out');
  const wax = colour ?? fromHex('#f2e8d0');
  const body = new MeshBuilder();
  const flame = new MeshBuilder();
  const tops: Vec3[] =
    noun === 'candelabra' || noun === 'candelabrum'
      ? [
          [-0.16, 0.36, 0],
          [0, 0.42, 0],
          [0.16, 0.36, 0],
        ]
      : [[0, 0.24, 0]];
  body.paint(fromHex('#b8923e'), 'metal');
  if (tops.length > 1) {
    body.lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.08, 0.02],
        [0.02, 0.05],
        [0.025, 0.12],
        [0.015, 0.2],
        [0.02, 0.28],
        [0, 0.28],
      ],
      18,
    );
    body.tube(
      [
        [-0.16, 0.22, 0],
        [-0.12, 0.17, 0],
        [0, 0.19, 0],
        [0.12, 0.17, 0],
        [0.16, 0.22, 0],
      ],
      0.012,
      8,
    );
  } else
    body
      .lathe(
        [
          [0, 0],
          [0.075, 0],
          [0.085, 0.02],
          [0.08, 0.024],
          [0.045, 0.012],
          [0.03, 0.03],
          [0, 0.03],
        ],
        20,
      )
      .tube(
        [
          [0.075, 0.02, 0],
          [0.11, 0.03, 0],
          [0.1, 0.06, 0],
          [0.075, 0.03, 0],
        ],
        0.006,
        6,
      );
  for (const [x, y, z] of tops) {
    const low = tops.length > 1 ? y - 0.14 : 0.025;
    body.paint(fromHex('#b8923e'), 'metal').at(translation(x, low - 0.02, z), (k) =>
      k.lathe(
        [
          [0.01, 0],
          [0.04, 0.02],
          [0.036, 0.026],
          [0, 0.02],
        ],
        14,
      ),
    );
    body
      .paint(wax, 'skin')
      .at(translation(x, 0, z), (k) =>
        k.lathe(
          [
            [0.024, low],
            [0.024, y - 0.012],
            [0.02, y - 0.004],
            [0, y - 0.01],
          ],
          16,
        ),
      )
      .sphere([x + 0.022, y - 0.03, z + 0.006], [0.006, 0.022, 0.006], 6);
    body.paint([0.02, 0.02, 0.02], 'matte').tube(
      [
        [x, y - 0.01, z],
        [x, y + 0.012, z],
      ],
      0.0025,
      5,
    );
    flameAt(flame, [x, y + 0.004, z], 0.05);
  }
  const top = tops[Math.floor(tops.length / 2)]!;
  return assembleModel(
    { body, glow: flame },
    {
      size: [tops.length > 1 ? 0.4 : 0.22, top[1] + (isBlownOut ? 0.17 : 0.06), 0.18],
      anchors: { grip: [0, 0.05, 0], lamp: [0, top[1] + 0.05, 0], top },
      pose: (input) => {
        const sway = rotationY(0);
        sway[1] = 0.03 * Math.sin(input.time * 5.3) * (tops.length > 1 ? 0.4 : 1);
        sway[3] = -sway[1] * top[1];
        const t = input.actionTime / Math.max(0.1, input.actionSeconds);
        if (isBlownOut && t > outAt) {
          const age = (t - outAt) * input.actionSeconds;
          return { parts: { glow: null }, anchors: {}, particles: tops.flatMap((at) => smokeFrom(at, age)) };
        }
        // Leans away from the breath before it goes out.
        if (isBlownOut && t > outAt - 0.1) sway[1] = 0.16 * smoothstep(outAt - 0.1, outAt, t);
        if (isBlownOut) sway[3] = -sway[1] * top[1];
        return {
          parts: { glow: sway },
          anchors: {},
          lamps: [firelight(input, [0, top[1] + 0.12, 0], 0.7 * Math.sqrt(tops.length), 1.6)],
        };
      },
    },
  );
};

export const buildLantern = (noun: string): Model => {
  const isStand = noun.includes('stand');
  const base = isStand ? 1.5 : 0;
  const iron = fromHex('#2c2a28');
  const body = new MeshBuilder();
  const flame = new MeshBuilder();
  if (isStand)
    body
      .paint(iron, 'metal')
      .tube(
        [
          [0, 0, 0],
          [0, base + 0.55, 0],
          [0.12, base + 0.65, 0],
          [0.25, base + 0.6, 0],
        ],
        0.025,
        8,
      )
      .lathe(
        [
          [0, 0],
          [0.22, 0],
          [0.2, 0.04],
          [0.04, 0.08],
          [0, 0.1],
        ],
        18,
      );
  body.at(translation(isStand ? 0.25 : 0, base, 0), (k) => {
    k.paint(iron, 'metal')
      .box([0, 0.02, 0], [0.18, 0.04, 0.18], 0.01, 1)
      .box([0, 0.29, 0], [0.19, 0.03, 0.19], 0.01, 1)
      .lathe(
        [
          [0.12, 0.3],
          [0.03, 0.38],
          [0.02, 0.42],
          [0, 0.42],
        ],
        4,
      );
    for (const x of [-0.075, 0.075])
      for (const z of [-0.075, 0.075]) k.box([x, 0.16, z], [0.014, 0.26, 0.014]);
    k.tube(
      [
        [-0.04, 0.4, 0],
        [-0.05, 0.47, 0],
        [0, 0.51, 0],
        [0.05, 0.47, 0],
        [0.04, 0.4, 0],
      ],
      0.007,
      6,
    );
    k.paint(fromHex('#f2e8d0'), 'satin').cylinder(0.04, 0.12, 0.03, 0.03, 12);
  });
  flameAt(flame, [isStand ? 0.25 : 0, base + 0.13, 0], 0.08);
  flame.paint([0.5, 0.3, 0.12], 'haze').box([isStand ? 0.25 : 0, base + 0.16, 0], [0.14, 0.24, 0.14]);
  const lamp: Vec3 = [isStand ? 0.25 : 0, base + 0.17, 0];
  return assembleModel(
    { body, glow: flame },
    {
      anchors: { grip: [0, 0.5, 0], lamp, top: [0, base + 0.5, 0] },
      pose: (input) => ({ parts: {}, anchors: {}, lamps: [firelight(input, lamp, 0.9, 3)] }),
    },
  );
};
