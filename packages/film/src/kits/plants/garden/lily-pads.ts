/** Round leaves that lie on a pond, a notch in each, with a flower at the edge. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { mix } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';

const [inner, outer, rim] = [fromHex('#2f6e2c'), fromHex('#5c9a3c'), fromHex('#8a5a34')];

/** x, z, radius and the turn of the notch; the first two are where a frog sits and where it leaps to. */
const pads = [
  [0, 0, 0.2, 0.4],
  [0.02, 0.46, 0.22, 2.6],
  [0.4, 0.2, 0.16, 4.1],
  [-0.38, 0.26, 0.17, 5.4],
  [-0.34, -0.22, 0.15, 1.2],
  [0.36, -0.28, 0.18, 3.2],
] as const;

const addPad = (b: MeshBuilder, x: number, z: number, radius: number) => {
  const slices = 40;
  const notch = 0.3;
  const circle = (share: number, y: number) =>
    Array.from({ length: slices + 1 }, (_, n) => {
      const a = notch / 2 + (n / slices) * (2 * Math.PI - notch);
      return b.vertex([Math.cos(a) * radius * share, y, Math.sin(a) * radius * share], [0, 1, 0]);
    });
  // Paint goes by the place in the model, not in the pad.
  b.paint((p) => {
    const [dx, dz] = [p[0] - x, p[2] - z];
    const share = Math.hypot(dx, dz) / radius;
    const vein = 0.5 + 0.5 * Math.cos(Math.atan2(dz, dx) * 14);
    return share > 0.97 ? rim : mix(inner, outer, 0.25 * vein + 0.6 * share);
  }, 'leaf');
  b.grid(
    [0.02, 0.35, 0.7, 0.93, 1].map((share, n) => circle(share, [0.012, 0.012, 0.013, 0.015, 0.026][n]!)),
  );
};

const addFlower = (b: MeshBuilder) => {
  for (const [count, open, length] of [
    [9, 1.15, 0.07],
    [7, 0.75, 0.062],
    [5, 0.35, 0.052],
  ] as const)
    for (let n = 0; n < count; n += 1)
      b.at(multiply(rotationY((n / count) * 2 * Math.PI + open), rotationX(open)), (petal) =>
        petal
          .paint((p) => mix(fromHex('#f488b4'), fromHex('#fff0f4'), p[1] * 6), 'leaf')
          .sphere([0, length, 0], [0.02, length, 0.006], 10),
      );
  b.paint(fromHex('#f2c52e'), 'satin').sphere([0, 0.03, 0], 0.018, 10);
};

/** Pads by x, z, radius and turn of the notch, with a flower at a place between them. */
export const buildPads = (
  laid: readonly (readonly [number, number, number, number])[],
  [x, z]: readonly [number, number],
) => {
  const b = new MeshBuilder();
  for (const [padX, padZ, radius, turn] of laid)
    b.at(multiply(translation(padX, 0, padZ), rotationY(turn)), (pad) => addPad(pad, padX, padZ, radius));
  b.at(translation(x, 0.015, z), addFlower);
  return b.twoSided().mesh;
};

export const lilyPads: Kit = {
  name: 'lily pad',
  nouns: ['lily pad', 'lily pads', 'lilypad'],
  locomotion: 'none',
  build: () => ({
    size: [1.1, 0.12, 1.1],
    parts: [{ name: 'pads', mesh: buildPads(pads, [-0.3, 0.06]) }],
    anchors: { top: [0, 0.014, 0] },
  }),
};
