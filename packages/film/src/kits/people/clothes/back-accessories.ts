/** Things carried on the back: packs, quivers and wings. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, rotationZ, translationTo } from '../../../math/matrix.ts';
import { addScaled, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { sides } from '../body/person-skeleton.ts';
import { castRay, frontAt } from '../body/surface.ts';
import { chestBox, type DrawExtra } from './accessory.ts';

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

export const backAccessories = {
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
        [0.85, 0.62, 0.2],
        [-0.2, 0.44, 0.15],
      ] as const)
        builder.at(
          multiply(
            translationTo([sign * 0.03, p.shoulder - 0.1 * s, -0.12 * s]),
            rotationY(sign * 0.3),
            rotationZ(sign * up),
          ),
          (b) => {
            const [half, wide] = [length * 0.5 * s, width * s];
            b.paint(scale(mix(colour, [0.9, 1, 1], 0.3), 2.2), 'haze');
            for (const z of [-0.004, 0.004]) b.sphere([sign * half, 0, z], [half, wide, 0.004], 20);
            // Veins and the edge shine.
            b.paint(scale(colour, 1.7), 'glow');
            const edge = Array.from({ length: 25 }, (_, n): Vec3 => {
              const a = (n / 24) * 2 * Math.PI;
              return [sign * (half - half * Math.cos(a)), wide * Math.sin(a), 0];
            });
            b.tube(edge, 0.006 * s, 5, false);
            for (const spread of [-0.5, 0, 0.5])
              b.tube(
                [
                  [0, 0, 0],
                  [sign * half, spread * wide, 0],
                  [sign * half * 1.8, spread * wide * 0.9, 0],
                ],
                [0.005 * s, 0.004 * s, 0.002 * s],
                5,
              );
          },
        );
  },
} satisfies Record<string, DrawExtra>;
