/** Flutes, trumpets, saxophones and accordions. The mouthpiece is the grip. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { makeProp } from './make-prop.ts';

const brass = fromHex('#d8a83a');

/** The mouthpiece is the grip; the tube goes the way it does before a player's mouth. */
export const flute = makeProp({
  nouns: [
    'flute',
    'recorder',
    'clarinet',
    'oboe',
    'panpipe',
    'bagpipe',
    'harmonica',
    'whistle',
    'bamboo flute',
  ],
  size: [0.68, 0.05, 0.05],
  anchors: { grip: [0, 0.02, 0] },
  draw: (b, { options, colour }) => {
    const isSide = ['flute', 'bamboo flute'].includes(options.noun);
    const own = fromHex(
      options.noun === 'flute'
        ? '#cfd4da'
        : options.noun === 'clarinet' || options.noun === 'oboe'
          ? '#1c1614'
          : '#b07a3a',
    );
    if (options.noun === 'harmonica') {
      b.paint(colour([0.7, 0.72, 0.75]), 'metal').box([0, 0.02, 0.03], [0.13, 0.03, 0.035], 0.008);
      return;
    }
    const to: Vec3 = isSide ? [-0.62, 0.0, 0.05] : [0, -0.32, 0.36];
    const from: Vec3 = isSide ? [0.07, 0.02, 0] : [0, 0.02, 0];
    b.paint(colour(own), options.noun === 'flute' ? 'metal' : 'glossy').tube(
      [from, to],
      isSide ? 0.011 : [0.009, 0.02],
      10,
    );
    b.paint(brass, 'metal');
    for (let n = 2; n < 9; n += 1) {
      const t = n / 10;
      b.sphere(
        [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t + 0.012,
          from[2] + (to[2] - from[2]) * t,
        ],
        0.0085,
        6,
      );
    }
  },
});

export const trumpet = makeProp({
  nouns: ['trumpet', 'horn', 'cornet', 'trombone', 'bugle', 'french horn', 'tuba', 'megaphone'],
  size: [0.16, 0.2, 0.55],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, round }) => {
    const main = colour(brass);
    const length = options.noun === 'trombone' ? 0.85 : 0.5;
    b.paint(main, 'metal');
    b.at(multiply(translation(0, 0.1, 0), rotationX(Math.PI / 2)), (c) =>
      c.lathe(
        [
          [0.012, 0],
          [0.007, 0.02],
          [0.007, length * 0.62],
          [0.014, length * 0.78],
          [0.032, length * 0.92],
          [0.066, length * 1.04],
          [0.068, length * 1.045],
          [0.03, length * 0.93],
          [0.01, length * 0.8],
        ],
        round,
      ),
    );
    b.tube(
      [
        [0, 0.1, 0.08],
        [0, 0.06, 0.07],
        [0, 0.035, 0.1],
        [0, 0.03, length * 0.6],
        [0, 0.06, length * 0.66],
        [0, 0.1, length * 0.62],
      ],
      0.008,
      8,
    );
    if (options.noun !== 'trombone')
      for (const z of [0.18, 0.215, 0.25])
        b.tube(
          [
            [0, 0.03, z],
            [0, 0.16, z],
          ],
          0.013,
          8,
        ).sphere([0, 0.175, z], 0.013, 8);
    else
      b.tube(
        [
          [0.03, 0.1, 0.06],
          [0.03, 0.1, 0.7],
          [0, 0.1, 0.72],
        ],
        0.007,
        6,
      );
  },
});

export const saxophone = makeProp({
  nouns: ['saxophone', 'sax'],
  size: [0.2, 0.62, 0.3],
  anchors: { grip: [0, 0.6, 0] },
  draw: (b, { colour, round }) => {
    b.paint([0.02, 0.02, 0.02], 'glossy').tube(
      [
        [0, 0.6, 0],
        [0, 0.605, 0.06],
      ],
      [0.008, 0.013],
      8,
    );
    b.paint(colour(brass), 'metal').tube(
      [
        [0, 0.605, 0.05],
        [0, 0.6, 0.11],
        [0, 0.55, 0.15],
        [0, 0.4, 0.15],
        [0, 0.12, 0.14],
        [0, 0.04, 0.16],
        [0, 0.02, 0.21],
        [0, 0.06, 0.26],
        [0, 0.16, 0.285],
      ],
      [0.01, 0.014, 0.018, 0.024, 0.034, 0.04, 0.044, 0.05, 0.058],
      round,
    );
    b.at(multiply(translation(0, 0.15, 0.282), rotationX(0.12)), (c) =>
      c.lathe(
        [
          [0.056, 0],
          [0.066, 0.06],
          [0.092, 0.13],
          [0.094, 0.135],
          [0.06, 0.07],
        ],
        round,
      ),
    );
    for (let n = 0; n < 7; n += 1) b.sphere([0.02, 0.16 + n * 0.05, 0.175], 0.013, 8);
  },
});

export const accordion = makeProp({
  nouns: ['accordion', 'concertina'],
  size: [0.5, 0.36, 0.2],
  anchors: { grip: [-0.22, 0.18, -0.06], gripLeft: [0.22, 0.18, -0.06] },
  draw: (b, { colour }) => {
    const main = colour(fromHex('#a81c28'));
    for (const sign of [-1, 1])
      b.paint(main, 'glossy')
        .box([sign * 0.2, 0.18, 0], [0.1, 0.36, 0.19], 0.02)
        .paint([0.9, 0.88, 0.84], 'glossy')
        .box([sign * 0.2, 0.18, 0.1], [0.05, 0.3, 0.02], 0.008);
    for (let n = -6; n <= 6; n += 1)
      b.paint(n % 2 ? [0.04, 0.03, 0.03] : [0.75, 0.7, 0.62], 'satin').box(
        [n * 0.024, 0.18, 0],
        [0.02, n % 2 ? 0.31 : 0.34, n % 2 ? 0.15 : 0.18],
        0.006,
      );
    for (let n = 0; n < 9; n += 1)
      b.paint([0.03, 0.03, 0.03], 'glossy').box([-0.2, 0.05 + n * 0.032, 0.112], [0.05, 0.014, 0.012], 0.003);
  },
});
