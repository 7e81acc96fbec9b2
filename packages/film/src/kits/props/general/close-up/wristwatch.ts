/** A wristwatch that stands in its loop of strap, face to the front, hands going. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';

const steel = fromHex('#cdd3da');
const lean = -0.42;
const centre: Vec3 = [0, 0.034, 0.018];

export const wristwatch: Kit = {
  name: 'wristwatch',
  nouns: [
    'wristwatch',
    'wrist watch',
    'watch',
    'luxury watch',
    'smartwatch',
    'smart watch',
    'gold watch',
    'silver watch',
    'diving watch',
  ],
  locomotion: 'none',
  build: ({ noun, colour, material }) => {
    const isSmart = /smart/.test(noun);
    const isGold = /gold/.test(noun) || material === 'golden';
    const metal = isGold ? fromHex('#e0b64a') : steel;
    const leather = colour ?? fromHex('#5a3420');
    const [body, seconds, minutes] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    // The strap goes round behind the face.
    const loop = Array.from({ length: 40 }, (_, n): Vec3 => {
      const a = 0.62 + (n / 39) * (2 * Math.PI - 1.24);
      return [0, 0.031 + Math.cos(a + 0.35) * 0.029, -0.012 + Math.sin(a + 0.35) * 0.034];
    });
    body.paint(leather, 'satin');
    for (let n = 0; n < loop.length - 1; n += 1) {
      const [a, b] = [loop[n]!, loop[n + 1]!];
      const normal: Vec3 = [0, a[1] - 0.031, a[2] + 0.012];
      body.paint(n % 5 === 0 ? darken(leather, 0.25) : leather, 'satin');
      body.quad([-0.011, a[1], a[2]], [0.011, a[1], a[2]], [0.011, b[1], b[2]], [-0.011, b[1], b[2]], normal);
    }
    body.twoSided();
    body.at(multiply(translation(...centre), rotationX(Math.PI / 2 + lean)), (k) => {
      k.paint(metal, 'metal').lathe(
        isSmart
          ? pairs(0, -0.005, 0.019, -0.005, 0.0205, 0, 0.019, 0.004, 0.0175, 0.005)
          : pairs(0, -0.006, 0.019, -0.006, 0.0215, -0.002, 0.0215, 0.003, 0.019, 0.0055, 0.0175, 0.005),
        44,
      );
      k.paint(isSmart ? fromHex('#0c0e12') : fromHex('#12233f'), 'glossy').lathe(
        pairs(0.0178, 0.0046, 0, 0.0046),
        44,
      );
      for (let n = 0; n < 12; n += 1)
        k.at(multiply(translation(0, 0.0049, 0), rotationZ(0)), (m) => {
          const a = (n / 12) * 2 * Math.PI;
          m.paint(n % 3 ? fromHex('#e8ecf2') : fromHex('#f4d88a'), 'metal').sphere(
            [Math.sin(a) * 0.0148, 0, Math.cos(a) * 0.0148],
            [0.0009 + (n % 3 ? 0 : 0.0006), 0.0004, 0.0009 + (n % 3 ? 0 : 0.0006)],
            8,
          );
        });
      k.paint(metal, 'metal').sphere([0.0225, 0, 0], [0.003, 0.0026, 0.0026], 12);
      k.paint(fromHex('#f4f4f0'), 'metal').box([-0.0035, 0.0052, -0.002], [0.009, 0.0005, 0.0012]);
    });
    seconds.paint(fromHex('#e8402c'), 'glossy').box([0, 0, -0.005], [0.0005, 0.0004, 0.019]);
    minutes.paint(fromHex('#f4f4f0'), 'metal').box([0, 0, -0.006], [0.0011, 0.0005, 0.0135]);
    const face = multiply(translation(...centre), rotationX(Math.PI / 2 + lean));
    const turned = (angle: number, lift: number) =>
      multiply(
        face,
        translation(0, lift, 0),
        rotationX(-Math.PI / 2),
        rotationZ(angle),
        rotationX(Math.PI / 2),
      );
    return assembleModel(
      { body, seconds, minutes },
      {
        size: [0.055, 0.064, 0.06],
        anchors: { top: [0, 0.06, 0], grip: [0, 0.03, 0] },
        pose: ({ time }) => ({
          parts: {
            seconds: turned(-Math.floor(time * 4) * 0.0262 - 0.6, 0.0056),
            minutes: turned(-1 - time * 0.002, 0.0052),
          },
          anchors: {},
        }),
      },
    );
  },
};
