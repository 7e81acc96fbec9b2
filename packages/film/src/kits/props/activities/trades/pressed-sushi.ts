/** A board where sushi is made: a tub of rice, a block of fish, finished pieces, and the one between the hands. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';
import { addNigiri, addRoll } from '../../general/close-up/by-hand/sushi-hands.ts';

/** Seconds for one piece, and where the hands are: rice is taken from the tub, pressed with the fish, and laid down. */
const cycle = 2.8;
const way: readonly [number, Vec3][] = [
  [0, [0.27, 0.13, 0.1]],
  [0.16, [0.02, 0.15, 0.1]],
  [0.74, [0, 0.15, 0.1]],
  [0.86, [-0.1, 0.1, 0.07]],
  [1, [0.27, 0.13, 0.1]],
];
const between = (u: number): Vec3 => {
  const next = way.findIndex(([at]) => at >= u && at > 0);
  const [[from, a], [to, b]] = [way[next - 1]!, way[next]!];
  return mix(a, b, smoothstep(from, to, u));
};

export const pressedSushi: Kit = {
  name: 'sushi being pressed',
  nouns: ['sushi being pressed', 'sushi making'],
  locomotion: 'none',
  build: () => {
    const [body, rice, piece] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const [wide, deep] = [0.86, 0.4];
    body.paint(fromHex('#d8b47c'), 'wood').box([0, 0.012, 0], [wide, 0.024, deep], 0.006);
    // Finished pieces stand on a lacquered step at the guests' side.
    body.paint(fromHex('#1c1614'), 'glossy').box([-0.13, 0.04, -0.11], [0.58, 0.034, 0.16], 0.006);
    for (const [n, fish] of ['#f07840', '#d83a3a', '#f6c0a8', '#f07840', '#d83a3a'].entries())
      body.at(multiply(translation(-0.36 + n * 0.085, 0.057, -0.11), scaling(1.35)), (k) =>
        addNigiri(k, fish),
      );
    for (let n = 0; n < 2; n += 1)
      body.at(multiply(translation(0.08 + n * 0.07, 0.057, -0.11), scaling(1.2)), (k) =>
        addRoll(k, n % 2 ? '#f07840' : '#5aa83c'),
      );
    // A wooden tub heaped with rice.
    body.at(translation(0.31, 0.024, 0.02), (k) => {
      k.paint(fromHex('#c08a4a'), 'wood').lathe(
        pairs(0, 0, 0.11, 0, 0.115, 0.085, 0.105, 0.085, 0.1, 0.04),
        36,
      );
      k.paint(fromHex('#c8982c'), 'metal').lathe(pairs(0.113, 0.03, 0.117, 0.035, 0.113, 0.04), 36);
      k.paint(fromHex('#fbf8f0'), 'snow').lathe(
        pairs(0.103, 0.06, 0.08, 0.088, 0.04, 0.1, 0, 0.104),
        30,
        (a, y) => 1 + 0.05 * Math.sin(a * 7 + y * 90),
      );
    });
    // A block of salmon with its slices.
    body.paint(
      (p) => (Math.sin(p[0] * 210 + p[1] * 60) > 0.75 ? fromHex('#fac8a8') : fromHex('#f07038')),
      'glossy',
    );
    body.box([-0.32, 0.05, 0.08], [0.16, 0.052, 0.08], 0.014, 3);
    for (let n = 0; n < 3; n += 1) body.box([-0.21 + n * 0.03, 0.03, 0.08], [0.022, 0.012, 0.09], 0.004);
    rice.at(scaling(1.5), (k) =>
      k.paint(fromHex('#fbf8f0'), 'snow').box([0, 0.016, 0], [0.09, 0.03, 0.044], 0.013, 4),
    );
    piece.at(multiply(scaling(1.5), translation(0, 0, 0)), (k) => {
      k.paint(fromHex('#fbf8f0'), 'snow').box([0, 0.016, 0], [0.09, 0.03, 0.044], 0.013, 4);
      k.paint(fromHex('#f07840'), 'glossy').box([0, 0.036, 0], [0.106, 0.016, 0.05], 0.006, 3);
    });
    return assembleModel(
      { body, rice, piece },
      {
        size: [wide, 0.15, deep],
        anchors: { top: [-0.02, 0.05, -0.02], handRight: [0.08, 0.12, 0.1], handLeft: [-0.08, 0.12, 0.1] },
        pose: ({ time }) => {
          const u = fraction(time / cycle + 0.2);
          const [x, y, z] = between(u);
          const isPressing = u > 0.16 && u < 0.74;
          const press = isPressing ? 0.5 + 0.5 * Math.sin(time * 8) : 0.5;
          const hasFish = u > 0.38;
          const isLaid = u > 0.87;
          const apart = 0.072 + 0.014 * (1 - press);
          const at = translation(x, y - 0.03, z - 0.035);
          return {
            parts: { rice: hasFish ? null : at, piece: hasFish && !isLaid ? at : null },
            anchors: {
              handRight: translation(x + apart, y + 0.02 * (1 - press), z + 0.01),
              handLeft: translation(x - apart, y, z + 0.01),
            },
          };
        },
      },
    );
  },
};
