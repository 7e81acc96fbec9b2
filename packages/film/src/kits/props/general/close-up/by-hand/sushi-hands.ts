/** Two hands that press a piece of sushi on a board, beside the finished ones. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../../../math/matrix.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs } from '../../../../shared/shapes.ts';
import { buildFlatHand } from './hand.ts';

const rice = fromHex('#faf7ee');

/** A block of rice under a slice of fish. */
export const addNigiri = (b: MeshBuilder, fish: string) => {
  b.paint(rice, 'snow').box([0, 0.016, 0], [0.044, 0.03, 0.09], 0.013, 4);
  b.paint(fromHex(fish), 'glossy').box([0, 0.035, 0], [0.05, 0.014, 0.106], 0.006, 3);
};

export const addRoll = (b: MeshBuilder, filling: string) => {
  b.paint(fromHex('#14201a'), 'satin').lathe(pairs(0, 0, 0.026, 0, 0.026, 0.042, 0.023, 0.042), 26);
  b.paint(rice, 'snow').lathe(pairs(0.024, 0.042, 0.012, 0.044, 0, 0.044), 24);
  b.paint(fromHex(filling), 'glossy').cylinder(0.04, 0.046, 0.009, 0.009, 14);
};

export const sushiHands: Kit = {
  name: 'hands making sushi',
  nouns: ['hands making sushi'],
  locomotion: 'none',
  build: () => {
    const [body, piece] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#c8985c'), 'wood').box([0, 0.01, -0.02], [0.66, 0.02, 0.34], 0.005);
    for (const [n, fish] of ['#f07840', '#d83a3a', '#f07840'].entries())
      body.at(translation(-0.23 + n * 0.06, 0.02, -0.08), (k) => addNigiri(k, fish));
    for (let n = 0; n < 6; n += 1)
      body.at(translation(0.11 + (n % 3) * 0.058, 0.02, -0.12 + Math.floor(n / 3) * 0.064), (k) =>
        addRoll(k, n % 2 ? '#f07840' : '#5aa83c'),
      );
    addNigiri(piece, '#f07840');
    const cloth = fromHex('#f2f0ea');
    const [left, right] = [buildFlatHand(-1, cloth), buildFlatHand(1, cloth)];
    return assembleModel(
      {
        body,
        piece,
        handLeft: left.hand,
        sleeveLeft: left.sleeve,
        handRight: right.hand,
        sleeveRight: right.sleeve,
      },
      {
        size: [0.44, 0.13, 0.3],
        anchors: { top: [0, 0.08, 0] },
        pose: ({ time }) => {
          const press = 0.5 + 0.5 * Math.sin(time * 3);
          // The hands lie on both sides of the piece and press it; the right one lifts between.
          const onLeft = multiply(translation(-0.068 + 0.008 * press, 0.02, 0.05), rotationY(-0.5));
          const onRight = multiply(
            translation(0.066 - 0.008 * press, 0.02 + 0.028 * (1 - press), 0.05),
            rotationY(0.5),
            rotationX(-0.1 * (1 - press)),
          );
          return {
            parts: {
              piece: multiply(
                translation(0, 0.02, -0.045),
                rotationY(0.12 * Math.sin(time * 1.5)),
                scaling(1.15 - 0.06 * press, 1.15, 1.15),
              ),
              handLeft: onLeft,
              sleeveLeft: onLeft,
              handRight: onRight,
              sleeveRight: onRight,
            },
            anchors: {},
          };
        },
      },
    );
  },
};
