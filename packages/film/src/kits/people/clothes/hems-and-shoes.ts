/** Edges of sleeves and trousers, laces and soles. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken } from '../../../math/colour.ts';
import { multiply, rotationBetween, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import { jointsOf, sides } from '../body/person-skeleton.ts';
import { bladeHeight } from '../body/skate-blades.ts';
import type { ExtraContext } from './accessory.ts';
import type { Outfit } from './outfit.ts';

export const addFootTrim = (
  outfit: Outfit,
  builder: MeshBuilder,
  { skeleton, proportions: p }: ExtraContext,
) => {
  const { kind, colour } = outfit.feet;
  const f = p.footScale;
  for (const side of sides) {
    const { ankle } = jointsOf(p, side);
    const x = ankle[0];
    builder.bone(skeleton.number(`foot${side.suffix}`));
    if (outfit.feet.hasBlade)
      builder
        .paint([0.42, 0.5, 0.6], 'glossy')
        .box(
          [x + side.sign * 0.004, (0.016 - bladeHeight) * f, ankle[2] + 0.05 * f],
          [0.03 * f, 0.034 * f, 0.38 * f],
          0.004 * f,
        )
        .box(
          [x + side.sign * 0.004, -0.02 * f, ankle[2] + 0.13 * f],
          [0.03 * f, 0.06 * f, 0.05 * f],
          0.006 * f,
        )
        .box(
          [x + side.sign * 0.004, -0.02 * f, ankle[2] - 0.03 * f],
          [0.03 * f, 0.06 * f, 0.05 * f],
          0.006 * f,
        );
    if (kind === 'sneakers') {
      builder
        .paint([0.9, 0.89, 0.86], 'satin')
        .box(
          [x + side.sign * 0.004, 0.011 * f, ankle[2] + 0.035 * f],
          [0.092 * f, 0.022 * f, 0.17 * f],
          0.01 * f,
        );
    } else if (kind === 'shoes' || kind === 'boots') {
      builder
        .paint(darken(colour, 0.5), 'satin')
        .box(
          [x + side.sign * 0.004, 0.009 * f, ankle[2] + 0.03 * f],
          [0.09 * f, 0.018 * f, 0.17 * f],
          0.008 * f,
        );
    } else if (kind === 'sandals') {
      builder
        .paint(colour, 'satin')
        .box(
          [x + side.sign * 0.004, 0.006 * f, ankle[2] + 0.06 * f],
          [0.092 * f, 0.014 * f, 0.24 * f],
          0.006 * f,
        );
      for (const z of [0.02, 0.09])
        builder.tube(
          [
            [x - 0.042 * f, 0.02 * f, ankle[2] + z * f],
            [x, 0.078 * f - z * 0.1, ankle[2] + z * f],
            [x + 0.042 * f, 0.02 * f, ankle[2] + z * f],
          ],
          0.008 * f,
          6,
        );
    } else if (kind === 'heels') {
      builder.paint(colour, 'glossy').tube(
        [
          [x, 0.03 * f, ankle[2] - 0.035 * f],
          [x, 0.002, ankle[2] - 0.035 * f],
        ],
        [0.016 * f, 0.008 * f],
        8,
      );
    }
  }
};

/** A ring at a place along a limb, so that cloth ends in a clean edge. */
const ringOnLimb = (builder: MeshBuilder, from: Vec3, to: Vec3, t: number, radius: number, height: number) =>
  builder.at(
    multiply(
      translationTo(addScaled(from, subtract(to, from), t)),
      rotationBetween([0, 1, 0], normalize(subtract(to, from))),
    ),
    (b) =>
      b.lathe(
        [
          [radius * 0.9, -height],
          [radius, -height * 0.8],
          [radius * 1.04, height * 0.5],
          [radius * 0.98, height],
          [radius * 0.7, height],
        ],
        14,
      ),
  );

export const addHems = (outfit: Outfit, builder: MeshBuilder, { skeleton, proportions: p }: ExtraContext) => {
  const { top, legs, feet } = outfit;
  for (const side of sides) {
    const j = jointsOf(p, side);
    if (top && top.sleeve > 0.2 && !(top.neckline === 'strapless' && top.sleeve < 0.2)) {
      const isLong = top.sleeve > 0.6;
      const total = p.upperArm + p.foreArm;
      const upperPuff = top.puff + 0.008;
      builder.paint(darken(top.sleeveColour ?? top.colour, 0.12), top.material);
      if (isLong) {
        builder.bone(skeleton.number(`fore${side.suffix}`));
        const t = Math.min(1, (top.sleeve * total - p.upperArm) / p.foreArm) - 0.02;
        ringOnLimb(builder, j.elbow, j.wrist, t, 0.036 * p.limb + (top.puff + 0.01) * 1.12, 0.016);
      } else {
        builder.bone(skeleton.number(`arm${side.suffix}`));
        const t = Math.min(0.98, (top.sleeve * total) / p.upperArm);
        const radius =
          0.056 * p.limb + upperPuff + (0.045 * p.limb + upperPuff * 0.4 - 0.056 * p.limb - upperPuff) * t;
        ringOnLimb(builder, j.shoulder, j.elbow, t, radius + 0.006, 0.014);
      }
    }
    if (feet.kind === 'boots') {
      builder.bone(skeleton.number(`shin${side.suffix}`)).paint(darken(feet.colour, 0.25), 'glossy');
      ringOnLimb(
        builder,
        j.ankle,
        j.knee,
        (p.knee * 0.62 - p.ankle) / (p.knee - p.ankle),
        0.068 * p.limb + Math.min(legs.looseness, 0.02),
        0.014,
      );
    } else if (legs.cover > 0.8 && legs.looseness > 0.004) {
      builder.bone(skeleton.number(`shin${side.suffix}`)).paint(darken(legs.colour, 0.15), legs.material);
      ringOnLimb(builder, j.ankle, j.knee, 0.02, 0.04 * p.limb + legs.looseness * 1.25 + 0.004, 0.014);
    } else if (legs.cover > 0.2 && legs.cover <= 0.8) {
      const end = j.hip[1] - legs.cover * (j.hip[1] - 0.07 * p.footScale);
      const t = (j.hip[1] - end) / (j.hip[1] - j.knee[1]);
      builder.bone(skeleton.number(`thigh${side.suffix}`)).paint(darken(legs.colour, 0.15), legs.material);
      const radius =
        0.09 * p.limb + legs.looseness * 0.6 + (-0.032 * p.limb + legs.looseness * 0.4) * Math.min(1, t);
      ringOnLimb(builder, j.hip, j.knee, Math.min(0.97, t), radius + 0.006, 0.014);
    }
  }
};
