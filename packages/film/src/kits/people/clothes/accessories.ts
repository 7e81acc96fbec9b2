/** All that is worn besides clothes, by name, bound to single bones. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationBetween, rotationZ, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import { jointsOf, sides } from '../body/person-skeleton.ts';
import { frontAt } from '../body/surface.ts';
import { chestBox, type DrawExtra, type ExtraContext, onHead } from './accessory.ts';
import { backAccessories } from './back-accessories.ts';
import { faceAccessories } from './face-accessories.ts';
import { hats } from './hats.ts';
import { addFootTrim, addHems } from './hems-and-shoes.ts';
import type { Outfit } from './outfit.ts';
import { samuraiArmour } from './samurai-armour.ts';
import { scarvesAndHoods } from './scarves-and-hoods.ts';

export const extras: Record<string, DrawExtra> = {
  ...faceAccessories,
  ...scarvesAndHoods,
  ...backAccessories,
  ...samuraiArmour,
  stethoscope: (builder, { colour }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    builder.bone(skeleton.number('chest')).paint(colour, 'glossy');
    for (const { sign } of sides)
      builder.tube(
        [
          [sign * 0.06 * s, p.neck + 0.02 * s, -0.03],
          ...[0, 1, 2, 3].map((n) =>
            frontAt(trunk, sign * (0.075 - n * 0.012) * s, p.neck - 0.03 - n * 0.055 * s, 0.01),
          ),
        ],
        0.0075 * s,
        6,
      );
    const disc = frontAt(trunk, 0.045 * s, p.neck - 0.24 * s, 0.014);
    builder.tube([frontAt(trunk, 0.04 * s, p.neck - 0.19 * s, 0.01), disc], 0.0075 * s, 6);
    builder.paint([0.7, 0.72, 0.75], 'metal').sphere(disc, [0.026 * s, 0.026 * s, 0.01], 14);
  },
  wide_sleeves: (builder, { colour }, { skeleton, proportions: p }) => {
    builder.mesh.isTwoSided = true;
    for (const side of sides) {
      const j = jointsOf(p, side);
      const along = normalize(subtract(j.wrist, j.elbow));
      builder.bone(skeleton.number(`fore${side.suffix}`)).paint(colour, 'cloth');
      builder.at(multiply(translationTo(j.elbow), rotationBetween([0, 1, 0], along)), (b) =>
        b.lathe(
          [
            [0.055 * p.limb, 0.02],
            [0.085 * p.limb, p.foreArm * 0.55],
            [0.115 * p.limb, p.foreArm * 0.98],
          ],
          20,
          (angle) => 1 + 0.25 * Math.max(0, Math.cos(angle + (side.sign > 0 ? Math.PI : 0))),
        ),
      );
    }
  },
  long_sleeves: (builder, { colour, second }, { skeleton, proportions: p }) => {
    builder.mesh.isTwoSided = true;
    for (const side of sides) {
      const j = jointsOf(p, side);
      const along = normalize(subtract(j.wrist, j.elbow));
      builder.bone(skeleton.number(`fore${side.suffix}`));
      builder.at(multiply(translationTo(j.elbow), rotationBetween([0, 1, 0], along)), (b) => {
        const ring = (radius: number, share: number): [number, number] => [
          radius * p.limb,
          p.foreArm * share,
        ];
        const droop = (angle: number) =>
          1 + 0.55 * Math.max(0, Math.cos(angle + (side.sign > 0 ? Math.PI : 0)));
        b.paint(colour, 'cloth').lathe([ring(0.05, -0.1), ring(0.09, 0.4), ring(0.16, 0.98)], 24, droop);
        b.paint(second ?? colour, 'cloth').lathe([ring(0.162, 0.94), ring(0.168, 1.08)], 24, droop);
      });
    }
  },
  armour_plates: (builder, { colour }, { skeleton, proportions: p }) => {
    for (const side of sides) {
      const j = jointsOf(p, side);
      const gold = fromHex('#c9a24a');
      builder.bone(skeleton.number(`arm${side.suffix}`)).paint(colour, 'metal');
      builder.at(multiply(translationTo(j.shoulder), rotationZ(side.sign * -0.55)), (b) =>
        b.sphere([0, 0.012, 0], [0.098 * p.limb, 0.078 * p.limb, 0.095 * p.limb], 18),
      );
      builder.at(
        multiply(
          translationTo(addScaled(j.shoulder, subtract(j.elbow, j.shoulder), 0.3)),
          rotationZ(side.sign * -0.6),
        ),
        (b) => b.sphere([0, 0, 0], [0.085 * p.limb, 0.05, 0.083 * p.limb], 16),
      );
      builder.paint(gold, 'metal').sphere(j.elbow, 0.062 * p.limb, 14);
      builder
        .bone(skeleton.number(`shin${side.suffix}`))
        .paint(colour, 'metal')
        .sphere([j.knee[0], j.knee[1], j.knee[2] + 0.028], [0.062 * p.limb, 0.075, 0.058 * p.limb], 16);
      builder.paint(gold, 'metal').sphere([j.knee[0], j.knee[1], j.knee[2] + 0.078 * p.limb], 0.018, 8);
    }
  },
  shoulder_pads: (builder, { colour }, { skeleton, proportions: p }) => {
    for (const side of sides) {
      const j = jointsOf(p, side);
      builder
        .bone(skeleton.number('chest'))
        .paint(colour, 'cloth')
        .sphere([j.shoulder[0] * 1.02, j.shoulder[1] + 0.035, 0], [0.11, 0.07, 0.11], 16);
    }
  },
  epaulettes: (builder, { colour }, { skeleton, proportions: p }) => {
    for (const side of sides) {
      const j = jointsOf(p, side);
      builder
        .bone(skeleton.number('chest'))
        .paint(colour, 'metal')
        .box([j.shoulder[0] * 0.92, j.shoulder[1] + 0.068 * p.limb, -0.008], [0.1, 0.02, 0.075], 0.01);
    }
  },
  boxing_gloves: (builder, { colour }, { skeleton, proportions: p }) => {
    for (const side of sides) {
      const j = jointsOf(p, side);
      const h = p.handScale;
      const along = normalize(subtract(j.wrist, j.elbow));
      const at = (u: number): Vec3 => addScaled(j.wrist, along, u * h);
      builder
        .bone(skeleton.number(`hand${side.suffix}`))
        .paint(colour, 'glossy')
        .sphere(at(0.085), [0.078 * h, 0.085 * h, 0.075 * h], 18);
      builder.sphere([at(0.07)[0], at(0.07)[1], 0.06 * h], [0.034 * h, 0.05 * h, 0.03 * h], 12);
      builder.paint([0.92, 0.9, 0.86], 'satin').tube([at(-0.045), at(0.02)], [0.05 * h, 0.052 * h], 14);
    }
  },
  /** On the left wrist, its face on the back of the hand's side. Larger than life, or nobody would see it. */
  watch: (builder, { colour }, { skeleton, proportions: p }) => {
    const side = sides[0]!;
    const j = jointsOf(p, side);
    const along = normalize(subtract(j.wrist, j.elbow));
    const at = (u: number): Vec3 => addScaled(j.wrist, along, u * p.handScale);
    const [middle, wide] = [at(-0.02), 0.046 * p.handScale];
    builder.bone(skeleton.number(`fore${side.suffix}`)).paint(colour, 'satin');
    builder.tube([at(-0.036), at(-0.004)], [wide, wide], 18);
    const [x, y, z] = middle;
    const out = Math.sign(x) * wide * 0.75;
    builder.paint([0.75, 0.77, 0.8], 'metal').sphere([x + out, y, z], [0.02, 0.036, 0.036], 18);
    builder.paint([0.95, 0.95, 0.93], 'satin').sphere([x + out * 1.22, y, z], [0.012, 0.029, 0.029], 18);
  },
  /** A ball of strips in each hand. */
  pom_poms: (builder, { colour, second }, { skeleton, proportions: p }) => {
    for (const side of sides) {
      const j = jointsOf(p, side);
      const along = normalize(subtract(j.wrist, j.elbow));
      const at = addScaled(j.wrist, along, 0.1 * p.handScale);
      builder
        .bone(skeleton.number(`hand${side.suffix}`))
        .paint(colour, 'satin')
        .sphere(at, 0.1, 12);
      for (let n = 0; n < 60; n += 1) {
        const up = 1 - (2 * (n + 0.5)) / 60;
        const flat = Math.sqrt(1 - up * up);
        const way: Vec3 = [Math.cos(n * 2.4) * flat, up, Math.sin(n * 2.4) * flat];
        builder
          .paint(n % 3 ? colour : (second ?? colour), 'satin')
          .tube([addScaled(at, way, 0.07), addScaled(at, way, 0.19)], [0.022, 0.012], 4);
      }
    }
  },
  ski_boots: () => {},
  hula_skirt: () => {},
};

/** Beards are part of the head. */
const drawnElsewhere = new Set([
  'beard',
  'moustache',
  'apron',
  'tie',
  'bow_tie',
  'necklace',
  'obi',
  'sash',
  'badge',
  'medal',
  'lei',
  'toolbelt',
  'neckerchief',
  'frill',
  'fur_trim',
  'long_beard',
]);

export const addExtrasOf = (outfit: Outfit, builder: MeshBuilder, context: ExtraContext): void => {
  for (const extra of outfit.extras) {
    const hat = hats[extra.name];
    if (hat) onHead((b, colour, second) => hat(b, colour, second))(builder, extra, context);
    else if (!drawnElsewhere.has(extra.name)) extras[extra.name]?.(builder, extra, context);
  }
  addFootTrim(outfit, builder, context);
  addHems(outfit, builder, context);
};
