/** Glasses, hoods, veils, bags, wings and armour plates bound to single bones. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import {
  multiply,
  rotationBetween,
  rotationY,
  rotationZ,
  scaling,
  translationTo,
} from '../../../math/matrix.ts';
import { addScaled, mix, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { HeadFrame } from '../body/head.ts';
import { jointsOf, sides } from '../body/person-skeleton.ts';
import type { Proportions } from '../body/proportions.ts';
import { castRay, frontAt } from '../body/surface.ts';
import { hats } from './hats.ts';
import type { Extra, Outfit } from './outfit.ts';

export type ExtraContext = {
  frame: HeadFrame;
  face: DistanceField;
  trunk: DistanceField;
  skeleton: Skeleton;
  proportions: Proportions;
};

type DrawExtra = (builder: MeshBuilder, extra: Extra, context: ExtraContext) => void;

/** Draws in units of the head. */
const onHead =
  (draw: (b: MeshBuilder, colour: Vec3, second: Vec3 | undefined) => void): DrawExtra =>
  (builder, { colour, second }, { frame }) => {
    builder.bone(frame.bone);
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) =>
      draw(b as MeshBuilder, colour, second),
    );
  };

const lensAt = (sign: number): Vec3 => [sign * 0.048, -0.006, 0.126];

const spectacles = (b: MeshBuilder, frameColour: Vec3, lens: 'none' | 'dark') => {
  for (const sign of [-1, 1]) {
    const [x, y, z] = lensAt(sign);
    const ring = Array.from({ length: 21 }, (_, n): Vec3 => {
      const a = (n / 20) * 2 * Math.PI;
      return [x + Math.cos(a) * 0.037, y + Math.sin(a) * 0.034, z - Math.cos(a) * sign * 0.012];
    });
    b.paint(frameColour, 'glossy').tube(ring, 0.0036, 6, false);
    b.tube(
      [
        [sign * 0.085, 0, 0.112],
        [sign * 0.126, 0.004, 0.06],
        [sign * 0.128, -0.004, -0.01],
      ],
      0.0034,
      6,
    );
    if (lens === 'dark')
      b.paint([0.012, 0.012, 0.016], 'glossy').at(
        multiply(translationTo([x, y, z]), rotationY(sign * 0.3)),
        (c) => c.sphere([0, 0, 0], [0.037, 0.034, 0.006], 16),
      );
  }
  b.paint(frameColour, 'glossy').tube(
    [
      [-0.013, 0, 0.136],
      [0, 0.005, 0.139],
      [0.013, 0, 0.136],
    ],
    0.0036,
    6,
  );
};

const chestBox = (p: Proportions) => p.shoulder / 1.355;

const feathers = (b: MeshBuilder, colour: Vec3, sign: number, s: number) => {
  for (let layer = 0; layer < 3; layer += 1)
    for (let n = 0; n < 9; n += 1) {
      const t = n / 8;
      const root: Vec3 = [
        sign * (0.06 + t * 0.36) * s,
        (0.1 + Math.sin(t * 2.4) * 0.2 - layer * 0.05) * s,
        (-0.04 - t * 0.08) * s,
      ];
      const length = (0.36 + 0.26 * (1 - t) - layer * 0.13) * s;
      const out = sign * (0.15 + t * 0.75);
      const tip = addScaled(root, normalize([out, -1 + t * 0.5, -0.15]), length);
      b.paint(mix(colour, [0.6, 0.65, 0.75], layer * 0.05), 'cloth').tube(
        [root, addScaled(root, subtract(tip, root), 0.5), tip],
        [0.018 * s, 0.036 * s, 0.006 * s],
        6,
      );
    }
};

export const extras: Record<string, DrawExtra> = {
  glasses: onHead((b, colour) => spectacles(b, colour, 'none')),
  sunglasses: onHead((b, colour) => spectacles(b, colour, 'dark')),
  goggles: onHead((b, colour) => {
    b.paint(colour, 'satin').at(translationTo([0, 0, 0.1]), (c) =>
      c.box([0, 0, 0.012], [0.19, 0.078, 0.05], 0.034, 3),
    );
    b.paint(fromHex('#1f3a4a'), 'glass').box([0, 0, 0.128], [0.165, 0.058, 0.03], 0.024, 3);
    b.paint([0.03, 0.03, 0.035], 'cloth').lathe(
      [
        [0.128, -0.016],
        [0.131, 0],
        [0.128, 0.016],
      ],
      26,
    );
  }),
  mask: onHead((b, colour) => b.paint(colour, 'cloth').sphere([0, -0.078, 0.062], [0.083, 0.052, 0.068], 20)),
  eye_mask: onHead((b, colour) => {
    for (const sign of [-1, 1]) {
      const ring = Array.from({ length: 17 }, (_, n): Vec3 => {
        const a = (n / 16) * 2 * Math.PI;
        return [
          sign * 0.05 + Math.cos(a) * 0.04,
          -0.002 + Math.sin(a) * 0.034,
          0.112 - Math.abs(sign * 0.05 + Math.cos(a) * 0.04) * 0.16,
        ];
      });
      b.paint(colour, 'cloth').tube(ring, 0.013, 8, false);
    }
  }),
  eyepatch: onHead((b, colour) => {
    b.paint(colour, 'satin').sphere([0.047, -0.002, 0.112], [0.034, 0.034, 0.014], 14);
    b.lathe(
      [
        [0.1225, 0.02],
        [0.125, 0.026],
        [0.1225, 0.032],
      ],
      26,
    );
  }),
  clown_nose: onHead((b, colour) => {
    b.paint(colour, 'glossy').sphere([0, -0.036, 0.138], 0.03, 14);
  }),
  carrot_nose: onHead((b, colour) =>
    b.paint(colour, 'satin').tube(
      [
        [0, -0.03, 0.11],
        [0, -0.03, 0.2],
      ],
      [0.02, 0.003],
      10,
    ),
  ),
  headphones: onHead((b, colour) => {
    b.paint(colour, 'glossy').tube(
      Array.from(
        { length: 15 },
        (_, n): Vec3 => [Math.cos((n / 14) * Math.PI) * 0.14, Math.sin((n / 14) * Math.PI) * 0.168, -0.012],
      ),
      0.01,
      8,
    );
    for (const sign of [-1, 1]) b.sphere([sign * 0.138, -0.015, -0.01], [0.026, 0.046, 0.042], 16);
  }),
  earrings: onHead((b, colour) => {
    for (const sign of [-1, 1]) b.paint(colour, 'metal').sphere([sign * 0.122, -0.06, 0.002], 0.01, 8);
  }),
  bow: onHead((b, colour) => {
    for (const sign of [-1, 1])
      b.paint(colour, 'satin').at(
        multiply(translationTo([0.06 + sign * 0.034, 0.125, 0.05]), rotationZ(sign * 0.35 - 0.4)),
        (c) => c.sphere([0, 0, 0], [0.036, 0.024, 0.018], 12),
      );
    b.sphere([0.06, 0.125, 0.055], 0.014, 8);
  }),
  hair_flower: onHead((b, colour) => {
    for (let n = 0; n < 5; n += 1)
      b.paint(colour, 'leaf').sphere(
        [0.1 + Math.cos(n * 1.257) * 0.022, 0.065 + Math.sin(n * 1.257) * 0.022, 0.06],
        [0.018, 0.018, 0.01],
        8,
      );
    b.paint(fromHex('#f4d03a'), 'satin').sphere([0.1, 0.065, 0.068], 0.011, 8);
  }),
  elf_ears: onHead((b, colour) => {
    for (const sign of [-1, 1])
      b.paint(colour, 'skin').tube(
        [
          [sign * 0.11, -0.02, -0.005],
          [sign * 0.15, 0.02, -0.02],
          [sign * 0.185, 0.065, -0.035],
        ],
        [0.026, 0.018, 0.002],
        8,
      );
  }),
  fangs: onHead((b) => {
    for (const sign of [-1, 1])
      b.paint([0.92, 0.92, 0.88], 'glossy').tube(
        [
          [sign * 0.016, -0.088, 0.104],
          [sign * 0.015, -0.104, 0.106],
        ],
        [0.0048, 0.001],
        6,
      );
  }),
  hood: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.mesh.isTwoSided = true;
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'cloth');
      const rows = Array.from({ length: 9 }, (_, row) => {
        const u = row / 8;
        return Array.from({ length: 19 }, (_, n) => {
          const a = -0.62 + (n / 18) * (Math.PI + 1.24);
          // From the rim around the face (u = 0) back over the head.
          const back = u * 1.45;
          const radius = 0.148 * Math.cos(back) ** 0.55 + (u === 0 ? 0.008 : 0);
          const point: Vec3 = [
            Math.cos(a) * radius,
            0.015 + Math.sin(a) * radius * 1.08 - Math.max(0, -Math.sin(a)) * 0.05,
            0.075 - Math.sin(back) * 0.235,
          ];
          return b.vertex(point, normalize([Math.cos(a), Math.sin(a), -u * 1.4]));
        });
      });
      b.grid(rows);
    });
    builder.bone(frame.bone);
  },
  headscarf: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'cloth').sphere([0, 0.022, -0.022], [0.137, 0.137, 0.134], 26);
      for (const sign of [-1, 1]) b.sphere([sign * 0.104, -0.065, 0.01], [0.034, 0.092, 0.056], 14);
      b.sphere([0, -0.152, 0.042], [0.078, 0.034, 0.06], 16).sphere([0, -0.1, -0.06], [0.11, 0.1, 0.07], 18);
    });
  },
  veil: (builder, { colour }, { frame }) => {
    builder.bone(frame.bone);
    builder.mesh.isTwoSided = true;
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) => {
      b.paint(colour, 'clear');
      const rows = Array.from({ length: 8 }, (_, row) => {
        const q = row / 7;
        return Array.from({ length: 17 }, (_, n) => {
          const a = Math.PI + (n / 16) * Math.PI;
          const radius = 0.13 + q * 0.09;
          const y = 0.12 - q * 0.55 + (row === 0 ? 0.02 : 0);
          return b.vertex(
            [
              Math.cos(a) * radius * (row === 0 ? 0.6 : 1),
              y,
              Math.sin(a) * radius - 0.01 + 0.01 * Math.sin(n * 1.6) * q,
            ],
            [Math.cos(a), 0.2, Math.sin(a)],
          );
        });
      });
      b.grid(rows);
      for (let n = 0; n < 7; n += 1)
        b.paint([0.95, 0.94, 0.92], 'leaf').sphere(
          [-0.09 + n * 0.03, 0.135 + 0.012 * Math.cos((n - 3) * 0.7), 0.02],
          0.018,
          8,
        );
    });
  },
  hood_down: (builder, { colour }, { skeleton, proportions: p }) => {
    const s = chestBox(p);
    builder.bone(skeleton.number('chest')).paint(colour, 'cloth');
    builder.tube(
      Array.from({ length: 13 }, (_, n): Vec3 => {
        const a = Math.PI * (0.9 + (n / 12) * 1.2);
        return [
          Math.cos(a) * 0.095 * s,
          p.neck + 0.005 * s + Math.cos((n / 12 - 0.5) * 3) * 0.012,
          Math.sin(a) * 0.1 * s + 0.01,
        ];
      }),
      0.036 * s,
      8,
    );
  },
  scarf: (builder, { colour }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    builder
      .bone(skeleton.number('chest'))
      .paint((q) => mix(colour, lighten(colour, 0.5), Math.floor(q[1] * 38) % 3 === 0 ? 0.35 : 0), 'fur');
    for (const [y, radius] of [
      [p.neck + 0.004, 0.076],
      [p.neck + 0.032 * s, 0.068],
    ] as const)
      builder.tube(
        Array.from(
          { length: 21 },
          (_, n): Vec3 => [
            Math.cos((n / 20) * 6.2832) * radius * s,
            y + 0.008 * Math.sin(n),
            Math.sin((n / 20) * 6.2832) * radius * s - 0.004,
          ],
        ),
        0.026 * s,
        8,
        false,
      );
    const points = [0, 1, 2, 3, 4].map((n) =>
      frontAt(trunk, 0.05 * s + n * 0.004, p.neck - 0.02 - n * 0.062 * s, 0.012),
    );
    builder.tube(
      points,
      [0.024, 0.03, 0.032, 0.033, 0.03].map((r) => r * s),
      8,
    );
  },
  backpack: (builder, { colour }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    const [x, y, z] = castRay(trunk, [0, p.shoulder - 0.17 * s, -0.5], [0, 0, 1], 0.6);
    builder
      .bone(skeleton.number('chest'))
      .paint(colour, 'cloth')
      .box([x, y, z - 0.07 * s], [0.28 * s, 0.38 * s, 0.16 * s], 0.06 * s, 3);
    builder
      .paint(darken(colour, 0.25), 'cloth')
      .box([x, y - 0.07 * s, z - 0.155 * s], [0.2 * s, 0.16 * s, 0.06 * s], 0.025 * s, 3)
      .box([x, y + 0.13 * s, z - 0.08 * s], [0.285 * s, 0.1 * s, 0.165 * s], 0.045 * s, 3);
    for (const { sign } of sides) {
      const strap = [0, 1, 2, 3, 4].map(
        (n): Vec3 =>
          frontAt(trunk, sign * (0.085 + n * 0.006) * s, p.shoulder + 0.03 * s - n * 0.07 * s, 0.006),
      );
      builder.tube([[sign * 0.085 * s, p.shoulder + 0.045 * s, -0.05 * s], ...strap], 0.015 * s, 6);
    }
  },
  life_support_pack: (builder, { colour }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    const [x, y, z] = castRay(trunk, [0, p.shoulder - 0.14 * s, -0.5], [0, 0, 1], 0.6);
    builder
      .bone(skeleton.number('chest'))
      .paint(colour, 'satin')
      .box([x, y, z - 0.08 * s], [0.36 * s, 0.5 * s, 0.19 * s], 0.05 * s, 3);
    builder
      .paint(darken(colour, 0.35), 'satin')
      .box([x, y + 0.1, z - 0.18 * s], [0.2 * s, 0.14 * s, 0.03 * s], 0.012);
    builder
      .paint(fromHex('#c8642a'), 'glossy')
      .box([x, y - 0.1, z - 0.18 * s], [0.24 * s, 0.03 * s, 0.02 * s], 0.008);
  },
  quiver: (builder, { colour }, { skeleton, proportions: p }) => {
    builder
      .bone(skeleton.number('chest'))
      .paint(colour, 'satin')
      .at(multiply(translationTo([-0.03, p.chest, -0.15]), rotationZ(0.35)), (b) => {
        b.cylinder(-0.14, 0.24, 0.05, 0.056, 14);
        for (let n = 0; n < 5; n += 1)
          b.paint(fromHex('#b3202a'), 'cloth').tube(
            [
              [Math.cos(n * 1.3) * 0.03, 0.2, Math.sin(n * 1.3) * 0.03],
              [Math.cos(n * 1.3) * 0.034, 0.34, Math.sin(n * 1.3) * 0.034],
            ],
            [0.004, 0.014],
            5,
          );
      });
  },
  wings: (builder, { colour }, { skeleton, proportions: p }) => {
    const s = chestBox(p);
    builder.bone(skeleton.number('chest'));
    for (const { sign } of sides)
      builder.at(translationTo([0, p.shoulder - 0.12 * s, -0.12 * s]), (b) =>
        feathers(b as MeshBuilder, colour, sign, s * 1.1),
      );
  },
  fairy_wings: (builder, { colour }, { skeleton, proportions: p }) => {
    const s = chestBox(p);
    builder.bone(skeleton.number('chest'));
    for (const { sign } of sides)
      for (const [up, length, width] of [
        [0.75, 0.46, 0.17],
        [-0.25, 0.34, 0.13],
      ] as const)
        builder.at(
          multiply(
            translationTo([sign * 0.03, p.shoulder - 0.1 * s, -0.12 * s]),
            rotationY(sign * 0.45),
            rotationZ(sign * up),
          ),
          (b) => {
            b.paint(mix(colour, [0.9, 1, 1], 0.3), 'clear').sphere(
              [sign * length * 0.5 * s, 0, 0],
              [length * 0.5 * s, width * s, 0.006],
              20,
            );
            b.paint(colour, 'glow').tube(
              [
                [0, 0, 0],
                [sign * length * 0.95 * s, 0.01, 0],
              ],
              [0.006, 0.002],
              5,
            );
          },
        );
  },
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

const addFootTrim = (outfit: Outfit, builder: MeshBuilder, { skeleton, proportions: p }: ExtraContext) => {
  const { kind, colour } = outfit.feet;
  const f = p.footScale;
  for (const side of sides) {
    const { ankle } = jointsOf(p, side);
    const x = ankle[0];
    builder.bone(skeleton.number(`foot${side.suffix}`));
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

const addHems = (outfit: Outfit, builder: MeshBuilder, { skeleton, proportions: p }: ExtraContext) => {
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
