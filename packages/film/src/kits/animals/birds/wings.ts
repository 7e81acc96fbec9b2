/** Feathered wings, spread for flight and folded along the body, and tail feathers. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, translationTo } from '../../../math/matrix.ts';
import { add, mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import { addEar } from '../shared/ears.ts';
import type { BirdContext, BirdFrame } from './shape.ts';

const birdSides = [
  ['Left', 1],
  ['Right', -1],
] as const;

const tint = (hex: string, colour: Vec3 | null, share: number): Vec3 =>
  colour ? scale(colour, share) : fromHex(hex);

export const buildSpreadWings = (
  frame: BirdFrame,
  skeleton: Skeleton,
  colour: Vec3 | null,
  detail: 0 | 1 | 2,
): MeshBuilder => {
  const builder = new MeshBuilder();
  const { shape, unit } = frame;
  const { span, chord, covert, inner, outer, tip, fingers = 0.3 } = shape.wings;
  const length = span * unit;
  const reach = chord * unit;
  const colours = {
    covert: tint(covert, colour, 1),
    inner: tint(inner, colour, 0.85),
    outer: tint(outer, colour, 0.6),
  };
  const count = detail === 0 ? 17 : detail === 1 ? 10 : 6;
  for (const [side, sign] of birdSides) {
    const root = skeleton.head(`arm${side}`);
    const feather = (t: number, size: number, paint: Vec3, lift: number, end: Vec3 | null) => {
      const isHand = t > 0.42;
      builder.bone(skeleton.number(`${isHand ? 'hand' : 'arm'}${side}`));
      const out = smoothstep(0.45, 1, t);
      const sweep = Math.max(0, t - 0.42);
      const base = add(root, [
        sign * length * Math.min(0.8, t * 0.82),
        lift,
        -sweep * 0.12 * length + 0.04 * reach,
      ]);
      addEar(builder, {
        base,
        direction: [sign * (0.12 + out * (1.15 + fingers * 0.5)), -0.02, -1 + out * 0.55],
        facing: [0, 1, 0],
        length: size,
        width: (length / count) * (1.95 - out * fingers),
        outline: 'leaf',
        cup: -0.12,
        bend: -0.03,
        outside: scale(paint, 0.82),
        inside: paint,
        material: 'cloth',
        rows: detail === 0 ? 4 : 3,
      });
      if (!end || detail > 0) return;
      addEar(builder, {
        base: add(base, [
          sign * size * 0.55 * (0.12 + out * 1.3) * 0.8,
          lift * 0.2,
          size * 0.55 * (-1 + out * 0.55),
        ]),
        direction: [sign * (0.12 + out * 1.3), -0.02, -1 + out * 0.55],
        facing: [0, 1, 0],
        length: size * 0.5,
        width: (length / count) * 1.5,
        outline: 'leaf',
        cup: -0.1,
        outside: scale(end, 0.85),
        inside: end,
        material: 'cloth',
        rows: 3,
      });
    };
    for (let n = 0; n < count; n += 1) {
      const t = n / (count - 1);
      const out = smoothstep(0.42, 0.62, t);
      const size =
        reach * (0.95 + 0.15 * Math.sin(t * 3)) * (1 - out) +
        out * Math.max(reach, length * 0.42) * (1.02 - 0.22 * t);
      feather(
        t,
        size,
        scale(mix(colours.inner, colours.outer, out), 0.93 + 0.12 * (n % 2)),
        0,
        tip ? fromHex(tip) : null,
      );
    }
    const covers = Math.ceil(count * 0.8);
    for (let n = 0; n < covers; n += 1)
      feather(
        (n / (covers - 1)) * 0.92,
        reach * 0.55,
        scale(colours.covert, 0.92 + 0.16 * (n % 2)),
        0.012 * unit,
        null,
      );
    // The leading edge hides the roots of the feathers.
    builder.paint(colours.covert, 'cloth');
    const edge = [0, 0.42, 0.72, 0.95].map(
      (t): Vec3 =>
        add(root, [
          sign * length * t * 0.86,
          0.004 * unit,
          0.06 * reach - Math.max(0, t - 0.42) * 0.2 * length,
        ]),
    );
    builder.bone(skeleton.number(`arm${side}`)).tube([edge[0]!, edge[1]!], [0.05 * unit, 0.04 * unit], 8);
    builder
      .bone(skeleton.number(`hand${side}`))
      .tube([edge[1]!, edge[2]!, edge[3]!], [0.04 * unit, 0.028 * unit, 0.008 * unit], 8);
  }
  builder.twoSided();
  return builder;
};

/** Folded along the sides of the body: a smooth shell and the long feathers that reach over the tail. */
export const buildFoldedWings = (
  frame: BirdFrame,
  skeleton: Skeleton,
  colour: Vec3 | null,
  detail: 0 | 1 | 2,
): MeshBuilder => {
  const builder = new MeshBuilder().bone(skeleton.number('body'));
  const { shape, unit, depth, width, centreY } = frame;
  const { covert, inner, outer, tip } = shape.wings;
  const colours = [tint(covert, colour, 1), tint(inner, colour, 0.85), tint(outer, colour, 0.6)] as const;
  const isSmall = shape.wings.kind === 'stubs';
  for (const [, sign] of birdSides) {
    const centre: Vec3 = [sign * width * 0.8, centreY + depth * 0.16, unit * 0.0];
    builder.paint(
      (p) => mix(colours[0], colours[1], smoothstep(0.1, -0.25, (p[2] - 0.1 * unit) / unit)),
      'cloth',
    );
    builder.at(multiply(translationTo(centre), rotationZ(sign * -0.22), rotationX(-0.12)), (b) =>
      b.sphere(
        [0, 0, 0],
        [width * 0.3, depth * (isSmall ? 0.45 : 0.68), unit * (isSmall ? 0.3 : 0.4)],
        detail === 0 ? 18 : 10,
      ),
    );
    if (isSmall) continue;
    const count = detail === 2 ? 3 : 6;
    for (let n = 0; n < count; n += 1) {
      const t = n / (count - 1);
      const paint = scale(mix(colours[1], colours[2], t), 0.95 + 0.1 * (n % 2));
      const length = unit * (0.42 + 0.36 * t) * Math.min(1.25, 0.6 + shape.wings.span * 0.35);
      addEar(builder, {
        base: [
          sign * width * (1.04 - t * 0.12),
          centreY + depth * (-0.12 + 0.42 * t),
          unit * (0.06 - t * 0.16),
        ],
        direction: [-sign * (0.24 + t * 0.1), -0.06 + t * 0.03, -1],
        facing: [sign, 0.5, 0],
        length,
        width: depth * 0.5,
        outline: 'leaf',
        cup: -0.2,
        outside: scale(paint, 0.8),
        inside: tip && t > 0.7 ? fromHex(tip) : paint,
        material: 'cloth',
        rows: 4,
      });
    }
  }
  builder.twoSided();
  return builder;
};

export const addTail = ({ frame, skeleton, builder, colour, detail }: BirdContext) => {
  const { shape, unit, tailRoot } = frame;
  const { length, width, count = 7, colour: hex, angle = 0, spread = 0.5, tip } = shape.tail;
  if (length <= 0) return;
  builder.bone(skeleton.number('tail'));
  const feathers = detail === 2 ? 3 : count;
  for (let n = 0; n < feathers; n += 1) {
    const t = feathers === 1 ? 0 : (n / (feathers - 1)) * 2 - 1;
    const paint = scale(tint(hex, colour, 0.75), 0.9 + 0.14 * (n % 2));
    addEar(builder, {
      base: add(tailRoot, [t * width * unit * 0.25, -Math.abs(t) * 0.012 * unit, 0.06 * unit]),
      direction: [t * spread, Math.sin(angle), -Math.cos(angle)],
      facing: [0, 1, 0.1],
      length: length * unit * (1 - Math.abs(t) * 0.12),
      width: width * unit * 0.5,
      outline: 'leaf',
      cup: -0.15,
      outside: scale(paint, 0.85),
      inside: tip && Math.abs(t) < 0.9 ? mix(paint, fromHex(tip), 0.5) : paint,
      material: 'cloth',
      rows: 4,
    });
  }
};
