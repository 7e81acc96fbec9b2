/** A brown paper bag full of groceries. */

import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { makeProp } from './make-prop.ts';

export const groceryBag = makeProp({
  nouns: ['grocery bag', 'bag of groceries', 'groceries bag', 'shopping'],
  size: [0.3, 0.56, 0.2],
  anchors: { grip: [0, 0.16, -0.06], top: [0, 0.4, 0] },
  draw: (b, { colour }) => {
    const paper = colour(fromHex('#b98a58'));
    b.paint(paper, 'matte').box([0, 0.19, 0], [0.29, 0.38, 0.19], 0.012);
    b.paint(darken(paper, 0.25), 'matte').box([0, 0.375, 0], [0.27, 0.02, 0.17]);
    for (const [x, top] of [
      [-0.09, 0.62],
      [-0.045, 0.56],
    ] as const) {
      const loaf: Vec3[] = [
        [x, 0.3, -0.03],
        [x - 0.03, top, -0.04],
      ];
      b.paint(fromHex('#c98a3c'), 'matte').tube(loaf, [0.036, 0.026], 10);
    }
    b.paint(fromHex('#4f9a3c'), 'leaf');
    for (let n = 0; n < 5; n += 1)
      b.tube(
        [
          [0.08, 0.34, 0.02],
          [0.06 + n * 0.022, 0.56 - Math.abs(n - 2) * 0.03, (n - 2) * 0.022],
        ],
        [0.016, 0.024],
        6,
      );
    const fruit: [string, Vec3][] = [
      ['#d8342c', [0.02, 0.4, 0.05]],
      ['#f0962a', [0.1, 0.395, -0.05]],
      ['#d8342c', [-0.06, 0.395, 0.05]],
    ];
    for (const [hex, at] of fruit) b.paint(fromHex(hex), 'glossy').sphere(at, 0.042, 12);
  },
});
