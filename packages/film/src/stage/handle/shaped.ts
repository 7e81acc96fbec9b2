/** Things that are pressed flat, dented or crumpled. */

import { clamp, lerp, smoothstep } from '../../math/interpolate.ts';
import { identity, multiply, scaling, translation } from '../../math/matrix.ts';
import { crumpled } from './bend-pieces.ts';
import { type Change, tall, type Worked } from './change.ts';

/** Lower and wider. */
export const flattened = ({ whole, box }: Worked): Change => {
  const heightAt = (done: number) => lerp(1, Math.max(0.2, 0.014 / tall(box)), clamp(done));
  return {
    pieces: { whole },
    place: (done) => {
      const height = heightAt(done);
      const out = Math.min(1.55, 1 / Math.sqrt(height));
      return {
        whole: multiply(
          translation(0, box.low[1], 0),
          scaling(out, height, out),
          translation(0, -box.low[1], 0),
        ),
      };
    },
    frontAt: () => 0,
    topAt: (done) => box.low[1] + tall(box) * heightAt(done),
  };
};

/** It gives way a little under what presses it, and comes back. */
export const dented = ({ whole, box }: Worked): Change => ({
  pieces: { whole },
  place: (done) => {
    const press = 0.18 * pressing(done);
    return {
      whole: multiply(
        translation(0, box.low[1], 0),
        scaling(1 + press * 0.4, 1 - press, 1 + press * 0.4),
        translation(0, -box.low[1], 0),
      ),
    };
  },
  frontAt: () => (box.low[0] + box.high[0]) / 2,
  topAt: (done) => box.high[1] - tall(box) * 0.18 * pressing(done),
});
/** How far down something is that presses or stabs once, for all who move with it. */
export const pressing = (done: number): number => smoothstep(0.12, 0.42, done);

export const crumple = ({ whole, box }: Worked): Change => {
  const stages = [0.34, 0.67, 1].map((share) => crumpled(whole, box, share));
  return {
    pieces: { whole, ...Object.fromEntries(stages.map((mesh, n) => [`stage ${n}`, mesh])) },
    place: (done) => {
      const at = Math.floor(clamp(done / 0.75) * 3.99) - 1;
      return {
        whole: at < 0 ? identity() : null,
        ...Object.fromEntries(stages.map((_, n) => [`stage ${n}`, n === at ? identity() : null])),
      };
    },
    frontAt: () => 0,
    topAt: () => box.high[1],
  };
};
