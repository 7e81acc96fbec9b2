/** What work leaves on a thing or beside it: coats, crumbs, lines, prints, holes and nails. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { clamp, lerp, smoothstep } from '../../math/interpolate.ts';
import { identity, multiply, rotationY, scaling, translation, translationTo } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Box } from './bake-model.ts';
import { flatBand } from './bend-pieces.ts';
import { bands, type Change, type Worked, wide } from './change.ts';

/** Band by band something lies on what looks up. */
export const coated = ({ whole, box, tone }: Worked): Change => {
  const [low, high] = [box.low[0], box.high[0]];
  const thick = (high - low) / bands;
  const pieces: Record<string, Mesh> = { whole };
  for (let n = 0; n < bands; n += 1)
    pieces[`coat ${n}`] = flatBand(whole, box, high - (n + 1) * thick, high - n * thick, tone);
  return {
    pieces,
    place: (done) =>
      Object.fromEntries(
        Array.from({ length: bands }, (_, n) => [`coat ${n}`, done * bands > n + 0.4 ? identity() : null]),
      ),
    frontAt: (done) => lerp(high, low, clamp(done)),
    topAt: () => box.high[1],
  };
};

/** One end goes; crumbs of it lie below. */
export const worn = ({ whole, box, tone }: Worked): Change => {
  const crumbs = new MeshBuilder().paint(tone, 'matte');
  const random = createRandom(7);
  for (let n = 0; n < 70; n += 1) {
    const [a, out] = [random() * 6.28, 0.07 * Math.sqrt(random())];
    crumbs.at(
      multiply(
        translation(Math.cos(a) * out, 0.035 * (1 - out / 0.07) * random() + 0.003, Math.sin(a) * out),
        rotationY(random() * 6),
      ),
      (k) => k.box([0, 0, 0], [0.02, 0.004, 0.005], 0),
    );
  }
  return {
    pieces: { whole, crumbs: crumbs.mesh },
    place: (done) => ({
      crumbs: multiply(translation(0, box.low[1], box.high[2] + 0.05), scaling(lerp(0.1, 1.2, clamp(done)))),
    }),
    frontAt: () => 0,
    topAt: () => box.high[1],
  };
};

const lines = 3;
const strokesOfLine = 9;

/** Where the tip of a pen is, on lines one before the other. */
export const penAt = (box: Box, done: number): Vec3 => {
  const at = clamp(done, 0, 0.999) * lines;
  const [line, share] = [Math.floor(at), at % 1];
  const [x0, x1] = [lerp(box.low[0], box.high[0], 0.2), lerp(box.low[0], box.high[0], 0.8)];
  const z = lerp(box.low[2], box.high[2], 0.3 + 0.2 * line);
  // A reader on the far side of the table writes from their left to their right.
  return [lerp(x0, x1, share), box.high[1], z + 0.006 * Math.sin(share * 60)];
};

export const marked = ({ whole, box, tone }: Worked): Change => {
  const pieces: Record<string, Mesh> = { whole };
  const all = lines * strokesOfLine;
  for (let n = 0; n < all; n += 1) {
    const mark = new MeshBuilder().paint(tone, 'matte');
    const points = [0, 0.25, 0.5, 0.75, 1].map((part): Vec3 => {
      const [x, y, z] = penAt(box, (n + part * 0.9) / all);
      return [x, y + 0.0015, z];
    });
    mark.tube(points, Math.max(0.0022, wide(box) * 0.006), 5);
    pieces[`mark ${n}`] = mark.mesh;
  }
  return {
    pieces,
    place: (done) =>
      Object.fromEntries(
        Array.from({ length: all }, (_, n) => [`mark ${n}`, done * all > n + 0.5 ? identity() : null]),
      ),
    frontAt: () => 0,
    topAt: () => box.high[1],
  };
};

/** How often something is pressed on it, and where the n-th time. */
export const presses = 3;
export const pressAt = ({ low, high }: Box, n: number): Vec3 => [
  lerp(low[0], high[0], 0.5 + 0.2 * Math.sin(n * 2.1)),
  high[1],
  lerp(low[2], high[2], 0.5 + 0.16 * Math.cos(n * 2.1)),
];

export const stamped = ({ whole, box, tone }: Worked): Change => {
  const print = new MeshBuilder().paint(tone, 'matte');
  const size = Math.min(0.07, wide(box) * 0.3);
  print.lathe(
    [
      [size * 0.42, 0.0012],
      [size * 0.5, 0.0012],
    ],
    28,
  );
  for (const z of [-0.2, 0, 0.2]) print.box([0, 0.001, z * size], [size * 0.6, 0.001, size * 0.09], 0);
  const pieces: Record<string, Mesh> = { whole };
  for (let n = 0; n < presses; n += 1) pieces[`print ${n}`] = print.mesh;
  return {
    pieces,
    place: (done) =>
      Object.fromEntries(
        Array.from({ length: presses }, (_, n) => [
          `print ${n}`,
          done * presses > n + 0.5 ? translationTo(pressAt(box, n)) : null,
        ]),
      ),
    frontAt: () => 0,
    topAt: () => box.high[1],
  };
};

export const holed = ({ whole, box, flesh }: Worked): Change => {
  const [hole, chips] = [new MeshBuilder(), new MeshBuilder()];
  hole.paint([0.02, 0.015, 0.01], 'matte').cylinder(-0.001, 0.0015, 0.014, 0.014, 20);
  const random = createRandom(11);
  chips.paint(flesh, 'matte');
  for (let n = 0; n < 40; n += 1) {
    const [a, out] = [random() * 6.28, 0.018 + 0.045 * random()];
    chips.at(
      multiply(translation(Math.cos(a) * out, 0.004, Math.sin(a) * out), rotationY(random() * 6)),
      (k) => k.box([0, 0, 0], [0.012, 0.005, 0.004], 0.001, 1),
    );
  }
  const at: Vec3 = [(box.low[0] + box.high[0]) / 2, box.high[1], (box.low[2] + box.high[2]) / 2];
  return {
    pieces: { whole, hole: hole.mesh, chips: chips.mesh },
    place: (done) => ({
      hole: done > 0.1 ? translationTo(at) : null,
      chips: done > 0.1 ? multiply(translationTo(at), scaling(smoothstep(0, 0.8, done))) : null,
    }),
    frontAt: () => at[0],
    topAt: () => box.high[1],
  };
};

/** Blows, and how far the nail still stands out after a share of the work. */
export const blows = 4;
const nailLength = 0.07;
const standing = (done: number): number =>
  nailLength * lerp(1, 0.08, clamp(Math.floor(done * blows + 0.3) / blows));

export const nailed = ({ whole, box }: Worked): Change => {
  const nail = new MeshBuilder().paint([0.5, 0.51, 0.54], 'metal');
  nail.cylinder(-nailLength, 0, 0.0045, 0.0045, 10).cylinder(-0.004, 0.003, 0.013, 0.013, 14);
  const at: Vec3 = [lerp(box.low[0], box.high[0], 0.5), box.high[1], lerp(box.low[2], box.high[2], 0.5)];
  return {
    pieces: { whole, nail: nail.mesh },
    place: (done) => ({ nail: translation(at[0], at[1] + standing(done), at[2]) }),
    frontAt: () => at[0],
    topAt: (done) => at[1] + standing(done),
  };
};
