/** A welder's torch: a blue-white arc at its tip, and sparks that fall from it. */

import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { makeProp } from '../handheld/make-prop.ts';

const tip: Vec3 = [0, -0.08, 0.32];
const sparks = 46;

/** They fly out, fall and go out within a second. */
const sparksAt = (time: number): Particle[] =>
  Array.from({ length: sparks }, (_, n) => {
    const age = fraction(time * (1.1 + 0.5 * fraction(n * 0.37)) + n * 0.618);
    const turn = n * 2.4;
    const speed = 0.35 + 0.9 * fraction(n * 0.71);
    const at = (t: number): Vec3 => [
      tip[0] + Math.cos(turn) * speed * t,
      tip[1] + (0.5 + 0.8 * fraction(n * 0.53)) * t - 2.2 * t * t,
      tip[2] + Math.sin(turn) * speed * 0.8 * t,
    ];
    return {
      position: at(age),
      end: at(Math.max(0, age - 0.05)),
      size: 0.014,
      colour: age < 0.3 ? [6, 4.4, 2] : [4.5, 2, 0.4],
      opacity: 1 - age * age,
    };
  });

export const weldingTorch = makeProp({
  nouns: ['welding torch', 'blowtorch', 'welding gun'],
  size: [0.06, 0.2, 0.36],
  anchors: { grip: [0, 0, 0], lamp: tip },
  draw: (b, { colour, round }) => {
    b.paint(colour(fromHex('#2a2c30')), 'satin').tube(
      [
        [0, 0, -0.1],
        [0, 0, 0.1],
      ],
      0.02,
      round,
    );
    b.paint(fromHex('#c8892e'), 'metal').tube(
      [
        [0, 0, 0.1],
        [0, -0.02, 0.2],
        [0, -0.04, 0.27],
        [0, -0.07, 0.31],
      ],
      [0.013, 0.012, 0.012, 0.009],
      round,
    );
    // The cable hangs from the handle to the ground.
    b.paint(fromHex('#15161a'), 'satin').tube(
      [
        [0, 0, -0.1],
        [0.02, -0.12, -0.2],
        [0.08, -0.5, -0.16],
        [0.2, -0.98, -0.1],
        [0.5, -1.02, -0.3],
      ],
      0.012,
      6,
    );
  },
  pose:
    () =>
    ({ time }) => {
      const flicker = 0.75 + 0.25 * Math.sin(time * 47) * Math.sin(time * 31);
      return {
        parts: {},
        anchors: {},
        particles: [
          { position: tip, size: 0.13, colour: [1.2, 1.8, 3.2], opacity: 0.5 * flicker },
          { position: tip, size: 0.045, colour: [8, 9, 12], opacity: 1 },
          ...sparksAt(time),
        ],
        lamps: [{ position: tip, colour: [4 * flicker, 5 * flicker, 8 * flicker], reach: 5 }],
      };
    },
});
