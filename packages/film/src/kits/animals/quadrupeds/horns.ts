/** Antlers, horns and tusks. */

import { fromHex } from '../../../math/colour.ts';
import { add, addScaled, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import { sides } from './frame.ts';
import type { DetailContext } from './shape.ts';

const bone =
  (low: number, high: number) =>
  (p: Vec3): Vec3 =>
    mix(fromHex('#5a4430'), fromHex('#cdb893'), Math.min(1, Math.max(0, (p[1] - low) / (high - low))));

export const addAntlers = ({ frame, skeleton, builder, skin }: DetailContext, kind: 'branched' | 'palm') => {
  const { radius: r } = frame;
  builder.bone(skeleton.number('head'));
  for (const [, sign] of sides) {
    const root = addScaled(
      skin(frame.headPoint(0, 0, 0), frame.headDirection(sign * 0.42, 1, 0.1)),
      [0, 1, 0],
      -r * 0.1,
    );
    builder.paint(bone(root[1], root[1] + r * 5), 'satin');
    const at = (side: number, up: number, back: number): Vec3 =>
      add(root, [sign * side * r, up * r, -back * r]);
    if (kind === 'palm') {
      builder.tube([root, at(1, 0.25, 0.1), at(1.8, 0.7, 0.2)], [r * 0.22, r * 0.2, r * 0.2], 8);
      for (let n = 0; n < 7; n += 1) {
        const t = n / 6;
        builder.tube(
          [
            at(1.6, 0.6, 0.2),
            at(2.4 + 0.6 * Math.sin(t * 3), 1 + t * 0.7, 0.3 + t * 0.5),
            at(3.3 - 1.3 * t, 1.5 + t * 1.7, 0.2 + t * 0.7),
          ],
          [r * 0.3, r * 0.34, r * 0.05],
          8,
        );
      }
      continue;
    }
    const beam = [at(0, 0, 0), at(0.55, 1, 0.55), at(1.25, 2, 0.9), at(1.6, 3, 0.8), at(1.35, 4.1, 0.35)];
    builder.tube(beam, [r * 0.17, r * 0.16, r * 0.14, r * 0.11, r * 0.03], 7);
    const tine = (from: number, to: Vec3) =>
      builder.tube(
        [beam[from]!, addScaled(mix(beam[from]!, to, 0.5), [0, 1, 0], -r * 0.1), to],
        [r * 0.11, r * 0.09, r * 0.02],
        6,
      );
    tine(0, at(0.35, 0.9, -1.1));
    tine(1, at(0.75, 1.9, -0.7));
    tine(2, at(1.7, 3.1, -0.3));
    tine(3, at(2.3, 3.9, 0.9));
  }
};

/** Curved horns. Points are side, up, forward from the top of the head, in head radii. */
export const addHorns = (
  { frame, skeleton, builder, skin }: DetailContext,
  points: Vec3[],
  thickness: number,
  colours: [string, string] = ['#e2d4b8', '#4a3b2c'],
  base: Vec3 = [0.55, 0.85, 0],
) => {
  const { radius: r } = frame;
  builder.bone(skeleton.number('head'));
  for (const [, sign] of sides) {
    const root = skin(frame.headPoint(0, 0, 0), frame.headDirection(sign * base[0], base[1], base[2]));
    const path = points.map(
      ([side, up, ahead]): Vec3 => add(root, scale(frame.headDirection(sign * side, up, ahead), r)),
    );
    const tip = path.at(-1)!;
    const reach = Math.hypot(...path[0]!.map((value, axis) => value - tip[axis]!)) || 1;
    builder.paint(
      (p) =>
        mix(
          fromHex(colours[1]),
          fromHex(colours[0]),
          Math.min(1, Math.hypot(p[0] - tip[0], p[1] - tip[1], p[2] - tip[2]) / reach),
        ),
      'satin',
    );
    builder.tube(
      [addScaled(root, normalize(frame.headDirection(sign * base[0], base[1], base[2])), -r * 0.15), ...path],
      [thickness * r, ...path.map((_, n) => thickness * r * (1 - ((n + 0.6) / path.length) * 0.92))],
      9,
    );
  }
};

export const addTusks = (
  { frame, skeleton, builder }: DetailContext,
  length: number,
  thickness: number,
  root: Vec3,
  curve = 0.5,
) => {
  const { radius: r } = frame;
  builder.bone(skeleton.number('head')).paint(fromHex('#efe6d2'), 'glossy');
  for (const [, sign] of sides) {
    const from = frame.headPoint(sign * root[0], root[1], root[2]);
    const path = [0, 0.35, 0.7, 1].map(
      (t): Vec3 =>
        add(from, [
          sign * 0.25 * t * r,
          (-0.75 * t + curve * 1.6 * t * t) * length * r,
          (0.5 * t + 0.45 * t * t) * length * r,
        ]),
    );
    builder.tube(
      path,
      path.map((_, n) => thickness * r * (1 - n * 0.29)),
      8,
    );
  }
};
