/** A match that is drawn along its box, flares up and burns. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformPoint,
  translation,
} from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

/** Share of the film at which it catches fire. */
const lit = 0.3;
const length = 0.075;

const sparksAt = (at: Vec3, age: number): Particle[] =>
  age < 0 || age > 1
    ? []
    : Array.from({ length: 26 }, (_, n) => {
        const [turn, speed] = [n * 2.4, 0.4 + 0.6 * ((n * 0.37) % 1)];
        const out = 0.05 * age * speed;
        const head: Vec3 = [
          at[0] + Math.cos(turn) * out,
          at[1] + Math.sin(turn * 1.3) * out - 0.02 * age * age,
          at[2] + Math.sin(turn) * out,
        ];
        return {
          position: head,
          end: [head[0] * 0.7 + at[0] * 0.3, head[1] * 0.7 + at[1] * 0.3, head[2] * 0.7 + at[2] * 0.3],
          size: 0.0008,
          colour: [3, 1.7, 0.5],
          opacity: 1 - age,
        };
      });

const flameAt = (at: Vec3, size: number, time: number): Particle[] =>
  Array.from({ length: 14 }, (_, n) => {
    const t = n / 13;
    const lean = 0.1 * Math.sin(time * 5 + t * 3) * t;
    return {
      position: [at[0] + lean * size, at[1] + size * (t * 1.25 - 0.12), at[2]],
      size: size * 0.34 * Math.sin(Math.PI * (0.22 + t * 0.74)) ** 0.8,
      colour: t < 0.16 ? [0.5, 0.7, 2.2] : t < 0.55 ? [3.2, 2.2, 0.8] : [3, 1.3, 0.25],
      opacity: 0.55,
    };
  });

export const struckMatch: Kit = {
  name: 'match being struck',
  nouns: ['match being struck'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, match, burnt] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.at(multiply(translation(0, 0, -0.004), rotationY(0.25)), (k) => {
      k.paint(colour ?? fromHex('#b8241c'), 'satin').box([0, 0.009, 0], [0.078, 0.017, 0.045], 0.001);
      k.paint(fromHex('#f0d890'), 'matte').box([0, 0.0178, 0], [0.06, 0.0006, 0.032]);
      k.paint(fromHex('#b8241c'), 'satin').sphere([0, 0.0178, 0], [0.014, 0.0012, 0.009], 18);
      k.paint(fromHex('#3a2418'), 'matte').box([0, 0.009, 0.0228], [0.076, 0.013, 0.0008]);
      // Further matches lie in the open drawer.
      k.paint(fromHex('#d8c29a'), 'matte').box([-0.05, 0.006, 0], [0.034, 0.01, 0.041], 0.001);
      for (let n = 0; n < 6; n += 1) {
        k.paint(fromHex('#e8cf98'), 'wood').box(
          [-0.05, 0.0125, -0.016 + n * 0.0062],
          [0.034, 0.0024, 0.0024],
        );
        k.paint(fromHex('#a81c14'), 'matte').sphere([-0.067, 0.0125, -0.016 + n * 0.0062], 0.0023, 8);
      }
    });
    // The head is at the origin, the stick goes up to the right.
    match.paint(fromHex('#e8cf98'), 'wood').box([0, length / 2, 0], [0.003, length, 0.003], 0.0004);
    match.paint(fromHex('#a81c14'), 'matte').sphere([0, 0, 0], [0.0032, 0.0048, 0.0032], 14);
    burnt.paint(fromHex('#1c1410'), 'matte').sphere([0, 0.001, 0], [0.0034, 0.0062, 0.0034], 14);
    return assembleModel(
      { body, match, burnt },
      {
        size: [0.15, 0.095, 0.06],
        anchors: { top: [0, 0.02, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const draw = smoothstep(0.06, lit, t);
          const up = smoothstep(lit, 0.55, t);
          const tip: Vec3 = [
            lerp(lerp(-0.03, 0.03, draw), 0.016, up),
            lerp(0.01, 0.045, up),
            lerp(0.024, 0.03, up),
          ];
          const place = multiply(
            translation(...tip),
            rotationZ(lerp(-0.9, -1.15, up)),
            rotationX(lerp(0.5, 0.2, up)),
          );
          const isLit = t > lit;
          const at = transformPoint(place, [0, 0.002, 0]);
          const flare = isLit ? 1 + 0.9 * Math.exp(-(t - lit) * 22) : 0;
          const size = 0.024 * flare * clamp((t - lit) * 18);
          const flicker = 0.9 + 0.1 * Math.sin(time * 19) * Math.sin(time * 13);
          return {
            parts: { match: place, burnt: isLit ? place : null },
            anchors: {},
            particles: isLit ? [...flameAt(at, size, time), ...sparksAt(at, (t - lit) * 7)] : [],
            lamps: isLit
              ? [
                  {
                    position: [at[0], at[1] + 0.02, at[2] + 0.03],
                    colour: [1.1 * flare * flicker, 0.6 * flare * flicker, 0.22 * flare],
                    reach: 1.6,
                  },
                ]
              : [],
          };
        },
      },
    );
  },
};
