/** Laced plates of a samurai, and the sheath that a sword is drawn from. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import {
  multiply,
  rotationFacing,
  rotationY,
  rotationZ,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { addScaled, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { sheathMouth, sheathSide, sheathWay } from '../../../motion/actions/handwork/unsheathe.ts';
import { jointsOf, sides } from '../body/person-skeleton.ts';
import { addBand } from '../body/surface.ts';
import { chestBox, type DrawExtra } from './accessory.ts';

const gold = fromHex('#d0a23c');

/** Hip height of the grown body that poses are written for. */
const grownHip = 0.9;

export const samuraiArmour: Record<string, DrawExtra> = {
  samurai_plates: (builder, { colour, second }, { skeleton, trunk, proportions: p }) => {
    const s = chestBox(p);
    const cord = second ?? fromHex('#b3202a');
    // Rows of small plates round the trunk, laced with cord.
    builder.bone(skeleton.number('chest'));
    for (let n = 0; n < 5; n += 1) {
      const y = p.waist + (0.035 + n * 0.052) * s;
      builder.paint(n % 2 ? colour : darken(colour, 0.25), 'glossy');
      addBand(builder, trunk, [0, y, 0], 0.05 * s, 0.02 - n * 0.001);
      builder.paint(cord, 'cloth');
      addBand(builder, trunk, [0, y + 0.025 * s, 0], 0.011 * s, 0.024 - n * 0.001);
    }
    builder.bone(skeleton.number('pelvis')).paint(fromHex('#e8e0cc'), 'cloth');
    addBand(builder, trunk, [0, p.waist - 0.012 * s, 0], 0.04 * s, 0.026);
    // Hanging panels over the thighs.
    for (let n = 0; n < 7; n += 1) {
      const angle = (n / 7) * 2 * Math.PI + Math.PI / 14;
      builder.at(
        multiply(translation(0, p.waist - 0.04 * s, -0.005), rotationY(angle), translation(0, 0, 0.165 * s)),
        (b) => {
          for (let row = 0; row < 4; row += 1) {
            const y = -0.03 - row * 0.052;
            const z = row * 0.012 * s;
            b.paint(row % 2 ? darken(colour, 0.25) : colour, 'glossy').box(
              [0, y * s, z],
              [0.128 * s, 0.05 * s, 0.014],
            );
            b.paint(row === 3 ? gold : cord, 'satin').box(
              [0, (y - 0.024) * s, z + 0.003],
              [0.13 * s, 0.01 * s, 0.016],
            );
          }
        },
      );
    }
    // Wide boards on the shoulders.
    for (const side of sides) {
      const j = jointsOf(p, side);
      builder.bone(skeleton.number(`arm${side.suffix}`));
      const at = addScaled(j.shoulder, subtract(j.elbow, j.shoulder), 0.06);
      builder.at(multiply(translationTo(at), rotationZ(side.sign * 0.62)), (b) => {
        for (let row = 0; row < 5; row += 1) {
          const y = 0.05 - row * 0.042;
          const x = side.sign * (0.085 + row * 0.004) * p.limb;
          b.paint(row % 2 ? darken(colour, 0.25) : lighten(colour, 0.08), 'glossy').box(
            [x, y, 0],
            [0.018, 0.04, 0.19 * p.limb],
          );
          b.paint(row === 4 ? gold : cord, 'satin').box(
            [x + side.sign * 0.004, y - 0.02, 0],
            [0.018, 0.009, 0.194 * p.limb],
          );
        }
      });
    }
  },
  sheath: (builder, { colour, second }, { skeleton, proportions: p }) => {
    const k = p.hip / grownHip;
    const mouth = scale(sheathMouth, k);
    // Along y of the sword that is in it; a curved one bends as its blade does.
    const bend = second ? 0.07 : 0;
    const at = multiply(translationTo(mouth), rotationFacing(sheathSide, sheathWay));
    const line = Array.from({ length: 9 }, (_, n): Vec3 => {
      const y = n * 0.107;
      return [0, y, -bend * ((y + 0.2) ** 2 - 0.04)];
    });
    builder.bone(skeleton.number('pelvis'));
    builder.at(at, (b) => {
      b.paint(colour, 'glossy').tube(
        line,
        line.map((_, n) => 0.033 - n * 0.0008),
        14,
      );
      b.paint(gold, 'metal').tube(
        [
          [0, -0.006, 0],
          [0, 0.03, 0],
        ],
        0.036,
        14,
      );
      b.tube([line[8]!, addScaled(line[8]!, [0, 1, 0], 0.02)], [0.03, 0.02], 14);
      b.paint(second ?? fromHex('#5a3a20'), 'cloth').tube(
        [
          [0, 0.1, 0],
          [0, 0.15, 0],
        ],
        0.038,
        14,
      );
    });
  },
};
