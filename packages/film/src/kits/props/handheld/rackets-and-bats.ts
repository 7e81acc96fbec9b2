/** Rackets, bats, clubs and sticks. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { makeProp } from './make-prop.ts';

const strung = (b: MeshBuilder, y: number, width: number, height: number, frame: Vec3) => {
  b.paint(frame, 'glossy').tube(
    Array.from(
      { length: 29 },
      (_, n): Vec3 => [Math.cos((n / 28) * 6.2832) * width, y + Math.sin((n / 28) * 6.2832) * height, 0],
    ),
    0.011,
    8,
    false,
  );
  b.paint([0.9, 0.9, 0.86], 'matte');
  for (let n = -5; n <= 5; n += 1) {
    const t = n / 6;
    const reach = Math.sqrt(1 - t * t);
    b.tube(
      [
        [t * width, y - reach * height, 0],
        [t * width, y + reach * height, 0],
      ],
      0.0018,
      4,
      false,
    );
    b.tube(
      [
        [-reach * width, y + t * height, 0],
        [reach * width, y + t * height, 0],
      ],
      0.0018,
      4,
      false,
    );
  }
};

export const racket = makeProp({
  nouns: ['tennis racket', 'racket', 'badminton racket', 'ping pong paddle', 'table tennis racket'],
  size: [0.28, 0.7, 0.04],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const main = colour(fromHex('#c0282f'));
    if (/ping|table/.test(options.noun)) {
      b.paint(fromHex('#b8803f'), 'wood').box([0, 0.06, 0], [0.03, 0.12, 0.024], 0.01);
      b.at(multiply(translation(0, 0.19, 0), rotationX(Math.PI / 2)), (c) =>
        c.paint(main, 'satin').cylinder(-0.008, 0.008, 0.078, 0.078, round),
      );
      return;
    }
    b.paint([0.05, 0.05, 0.06], 'satin').tube(
      [
        [0, 0, 0],
        [0, 0.2, 0],
      ],
      0.016,
      8,
    );
    b.paint(main, 'glossy').tube(
      [
        [0, 0.18, 0],
        [0, 0.26, 0],
      ],
      0.012,
      8,
    );
    for (const sign of [-1, 1])
      b.tube(
        [
          [0, 0.25, 0],
          [sign * 0.06, 0.36, 0],
        ],
        0.009,
        6,
      );
    strung(b, 0.52, options.noun === 'badminton racket' ? 0.1 : 0.13, 0.17, main);
  },
});

export const bat = makeProp({
  nouns: [
    'baseball bat',
    'golf club',
    'putter',
    'hockey stick',
    'cricket bat',
    'club',
    'pool cue',
    'ski pole',
  ],
  size: [0.15, 0.95, 0.2],
  anchors: { grip: [0, 0.8, 0], gripLeft: [0, 0.68, 0] },
  draw: (b, { options, colour, round }) => {
    const { noun } = options;
    if (noun === 'baseball bat' || noun === 'club')
      b.paint(colour(fromHex('#c08a4a')), 'glossy').lathe(
        [
          [0, 0],
          [0.033, 0.004],
          [0.036, 0.06],
          [0.034, 0.3],
          [0.016, 0.62],
          [0.0135, 0.82],
          [0.024, 0.845],
          [0.022, 0.86],
          [0, 0.862],
        ],
        round,
      );
    else if (noun === 'golf club' || noun === 'putter') {
      b.paint([0.75, 0.77, 0.8], 'metal')
        .tube(
          [
            [0, 0.05, 0],
            [0, 0.95, 0],
          ],
          0.006,
          8,
        )
        .sphere([0, 0.03, 0.04], [0.03, 0.026, 0.05], 12);
      b.paint([0.04, 0.04, 0.05], 'satin').tube(
        [
          [0, 0.72, 0],
          [0, 0.98, 0],
        ],
        0.012,
        8,
      );
    } else if (noun === 'hockey stick') {
      b.paint(colour(fromHex('#b8803f')), 'satin')
        .tube(
          [
            [0, 1.25, 0],
            [0, 0.12, 0.02],
          ],
          0.015,
          8,
        )
        .box([0, 0.05, 0.14], [0.02, 0.07, 0.3], 0.01);
      b.paint([0.04, 0.04, 0.05], 'satin').tube(
        [
          [0, 1, 0],
          [0, 1.26, 0],
        ],
        0.017,
        8,
      );
    } else if (noun === 'cricket bat') {
      b.paint(colour(fromHex('#d8b070')), 'wood').box([0, 0.3, 0], [0.11, 0.58, 0.04], 0.016);
      b.paint([0.1, 0.1, 0.4], 'satin').tube(
        [
          [0, 0.58, 0],
          [0, 0.88, 0],
        ],
        0.016,
        8,
      );
    } else
      b.paint(colour(fromHex('#8a5a32')), 'glossy').tube(
        [
          [0, 0, 0],
          [0, 1.25, 0],
        ],
        [0.006, 0.014],
        8,
      );
  },
});
