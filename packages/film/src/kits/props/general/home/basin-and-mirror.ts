/** A wash basin on a cabinet with a mirror above it, as in a bathroom. */

import { fromHex } from '../../../../math/colour.ts';
import { createRandom } from '../../../../math/random.ts';
import { staticKit } from '../../../shared/static-kit.ts';

export const basinAndMirror = staticKit(
  ['bathroom mirror', 'bathroom cabinet', 'vanity', 'bathroom vanity'],
  (b, { colour, traits, seed }) => {
    b.paint(colour ?? fromHex('#8a5c38'), 'wood').box([0, 0.42, 0], [0.96, 0.76, 0.44], 0.015);
    b.paint(fromHex('#d8b24a'), 'metal');
    for (const x of [-0.06, 0.06]) b.box([x, 0.55, 0.225], [0.02, 0.12, 0.02], 0.005);
    b.paint(fromHex('#f6f6f2'), 'glossy').box([0, 0.82, 0.01], [1, 0.05, 0.5], 0.02, 3);
    b.sphere([0, 0.85, 0.03], [0.27, 0.07, 0.18], 28);
    b.paint(fromHex('#b8d4dc'), 'glossy').sphere([0, 0.885, 0.03], [0.22, 0.045, 0.14], 24);
    b.paint(fromHex('#c8ccd2'), 'metal').tube(
      [
        [0, 0.86, -0.17],
        [0, 1.02, -0.17],
        [0, 1.04, -0.1],
        [0, 0.99, -0.04],
      ],
      0.016,
      10,
    );
    // Soap, a cup with a toothbrush, a can of foam.
    b.paint(fromHex('#e8a0b4'), 'satin').box([-0.38, 0.865, 0.1], [0.09, 0.035, 0.06], 0.014, 3);
    b.paint(fromHex('#3f8ad0'), 'glossy').box([0.38, 0.9, 0.02], [0.07, 0.11, 0.07], 0.02, 3);
    b.paint(fromHex('#e8502c'), 'satin').box([0.39, 1, 0.02], [0.014, 0.14, 0.014], 0.004);
    b.paint(fromHex('#e8ecee'), 'satin').box([0, 1.4, -0.24], [1.5, 1.4, 0.04], 0.01);
    b.paint(fromHex('#c8a050'), 'metal').box([0, 1.5, -0.215], [1.36, 1.08, 0.04], 0.015);
    b.paint([0.6, 0.68, 0.72], 'mirror').quad(
      [-0.64, 1, -0.19],
      [0.64, 1, -0.19],
      [0.64, 2, -0.19],
      [-0.64, 2, -0.19],
      [0, 0, 1],
    );
    if (traits.includes('steamed')) {
      const random = createRandom(seed);
      b.paint(fromHex('#eef4f6'), 'matte');
      for (let n = 0; n < 150; n += 1) {
        const [x, y] = [(random() - 0.5) * 1.16, 1.05 + random() * 0.9];
        // Where somebody wiped it the face is seen.
        if (Math.hypot((x - 0.1) / 0.42, (y - 1.5) / 0.4) < 1) continue;
        b.sphere([x, y, -0.184], [0.06 + random() * 0.05, 0.05 + random() * 0.03, 0.004], 10);
      }
    }
    b.paint([2.2, 2, 1.6], 'glow').box([0, 2.13, -0.18], [0.8, 0.05, 0.06], 0.02);
    return { top: [0, 0.85, 0.1] };
  },
);
