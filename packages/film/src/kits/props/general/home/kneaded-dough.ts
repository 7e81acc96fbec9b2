/** Dough on a floured table: while it is kneaded it is pressed away from the hands and folded back. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { translation } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import { kneadingPeriod } from '../../../../motion/actions/handwork/kneading.ts';
import type { Kit } from '../../../kit.ts';
import type { Pose } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';

/** Half the distance of the two hands. */
const handsApart = 0.062;
/** Where the far part is folded over, along z; the worker is at +z. */
const crease = -0.035;

const between = (u: number, keys: readonly (readonly [number, number])[]): number => {
  for (let n = 1; n < keys.length; n += 1) {
    const [[from, a], [to, b]] = [keys[n - 1]!, keys[n]!];
    if (u <= to) return a + (b - a) * smoothstep(from, to, u);
  }
  return keys.at(-1)![1];
};

/** How flat it is pressed, how far folded, how much it is a ball again. */
const stateAt = (u: number) => ({
  press: between(u, [
    [0, 0],
    [0.42, 1],
    [1, 1],
  ]),
  fold: between(u, [
    [0.48, 0],
    [0.8, 1],
  ]),
  ball: between(u, [
    [0.8, 0],
    [1, 1],
  ]),
});

const handAt = (u: number): [y: number, z: number] => [
  between(u, [
    [0, 0.125],
    [0.14, 0.11],
    [0.42, 0.06],
    [0.52, 0.055],
    [0.66, 0.155],
    [0.82, 0.135],
    [1, 0.125],
  ]),
  between(u, [
    [0, 0.06],
    [0.1, 0.06],
    [0.42, -0.06],
    [0.52, -0.14],
    [0.68, -0.08],
    [0.84, 0.04],
    [1, 0.06],
  ]),
];

const knead = (rest: readonly number[], u: number): Float32Array => {
  const { press, fold, ball } = stateAt(u);
  const [, handZ] = handAt(Math.min(u, 0.44));
  const out = new Float32Array(rest.length);
  for (let at = 0; at < rest.length; at += 3) {
    const [x0, y0, z0] = [rest[at]!, rest[at + 1]!, rest[at + 2]!];
    const x = x0 * (1 + 0.16 * press);
    let z = z0 * (1 + 0.42 * press) - 0.035 * press;
    let y = y0 * (1 - 0.3 * press);
    const dent = Math.exp(-(((Math.abs(x) - handsApart) / 0.04) ** 2) - ((z - handZ) / 0.05) ** 2);
    y = Math.max(0.004, y - 0.05 * press * dent * Math.min(1, y / 0.04));
    const beyond = crease - z;
    if (fold > 0 && beyond > 0) {
      const turn = 2.7 * fold * smoothstep(0, 0.06, beyond);
      const [up, back] = [y - 0.05, -beyond];
      y = Math.max(0.004, 0.05 + up * Math.cos(turn) - back * Math.sin(turn));
      z = crease + back * Math.cos(turn) + up * Math.sin(turn);
    }
    out[at] = x + (x0 - x) * ball;
    out[at + 1] = y + (y0 - y) * ball;
    out[at + 2] = z + (z0 - z) * ball;
  }
  return out;
};

const addFlour = (b: MeshBuilder) => {
  b.paint(fromHex('#fbf6ea'), 'matte').lathe(
    pairs(0, 0.003, 0.24, 0.002, 0.27, 0),
    30,
    (angle) => 1 + 0.12 * Math.sin(angle * 5 + 1),
  );
  b.sphere([0.22, 0.004, -0.1], [0.05, 0.02, 0.045], 18);
  for (let n = 0; n < 46; n += 1)
    b.sphere(
      [
        Math.cos(n * 2.4) * (0.2 + 0.13 * ((n * 0.618) % 1)),
        0.001,
        Math.sin(n * 2.4) * (0.2 + 0.11 * ((n * 0.381) % 1)),
      ],
      [0.006 + 0.012 * ((n * 0.73) % 1), 0.0015, 0.006 + 0.01 * ((n * 0.37) % 1)],
      8,
    );
};

export const kneadedDough: Kit = {
  name: 'dough',
  nouns: ['dough', 'bread dough', 'pizza dough', 'ball of dough'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, dough] = [new MeshBuilder(), new MeshBuilder()];
    addFlour(body);
    const tone = colour ?? fromHex('#edd6a4');
    dough
      .paint(
        (p): Vec3 => mix(tone, fromHex('#fffaf0'), 0.6 * noise(p[0] * 30, p[1] * 30, p[2] * 30)),
        'satin',
      )
      .sphere([0, 0.062, 0], [0.17, 0.082, 0.135], 40);
    const { positions } = dough.mesh;
    // It lies on the table with its weight.
    for (let at = 1; at < positions.length; at += 3) positions[at] = Math.max(0.003, positions[at]!);
    return assembleModel(
      { body, dough },
      {
        size: [0.38, 0.145, 0.34],
        anchors: {
          top: [0, 0.14, 0],
          handLeft: [-handsApart, 0.09, 0.02],
          handRight: [handsApart, 0.09, 0.02],
        },
        pose: ({ action, actionTime }): Pose => {
          if (action !== 'stir') return { parts: {}, anchors: {} };
          const u = fraction(actionTime / kneadingPeriod);
          const [y, z] = handAt(u);
          return {
            parts: { dough: knead(positions, u) },
            anchors: {
              handLeft: translation(-handsApart, y, z),
              handRight: translation(handsApart, y, z),
            },
          };
        },
      },
    );
  },
};
