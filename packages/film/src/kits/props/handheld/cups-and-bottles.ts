/** Paper cups, goblets and bottles; filled cups and glasses are with the food. */

import { fromHex } from '../../../math/colour.ts';
import { makeProp } from './make-prop.ts';

export const paperCup = makeProp({
  nouns: ['paper cup'],
  size: [0.12, 0.1, 0.09],
  anchors: { grip: [0, 0.05, -0.045], top: [0, 0.1, 0] },
  draw: (b, { colour, round }) => {
    b.paint(colour(fromHex('#f0e6d4')), 'glossy');
    b.lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.04, 0.02],
        [0.043, 0.09],
        [0.045, 0.094],
        [0.041, 0.094],
        [0.038, 0.08],
      ],
      round,
    );
    b.paint(fromHex('#3a1f12'), 'glossy').lathe(
      [
        [0.039, 0.078],
        [0, 0.08],
      ],
      round,
    );
  },
});

export const goblet = makeProp({
  nouns: ['goblet'],
  size: [0.09, 0.18, 0.09],
  anchors: { grip: [0, 0.07, -0.035], top: [0, 0.18, 0] },
  draw: (b, { colour, round }) => {
    b.paint(colour(fromHex('#e0a02a')), 'glossy').lathe(
      [
        [0, 0.085],
        [0.026, 0.097],
        [0.034, 0.145],
        [0, 0.147],
      ],
      round,
    );
    b.paint([0.8, 0.9, 0.95], 'clear').lathe(
      [
        [0.034, 0],
        [0.034, 0.004],
        [0.005, 0.01],
        [0.005, 0.08],
        [0.03, 0.095],
        [0.038, 0.15],
        [0.033, 0.19],
      ],
      round,
    );
  },
});

export const bottle = makeProp({
  nouns: ['bottle', 'wine bottle', 'water bottle', 'bottle of wine', 'milk bottle', 'beer bottle', 'thermos'],
  size: [0.09, 0.3, 0.09],
  anchors: { grip: [0, 0.12, -0.04], top: [0, 0.3, 0] },
  draw: (b, { options, colour, round }) => {
    const { noun } = options;
    const own = fromHex(
      /milk/.test(noun)
        ? '#f0ece4'
        : /water|thermos/.test(noun)
          ? '#4a9ad0'
          : /potion/.test(noun)
            ? '#8a3fd0'
            : /beer/.test(noun)
              ? '#6a3a14'
              : '#1f4a2a',
    );
    b.paint(colour(own), 'glossy').lathe(
      [
        [0, 0],
        [0.036, 0],
        [0.038, 0.01],
        [0.038, 0.17],
        [0.03, 0.2],
        [0.014, 0.225],
        [0.013, 0.285],
        [0.016, 0.288],
        [0.016, 0.3],
        [0, 0.3],
      ],
      round,
    );
    b.paint(fromHex('#e8dfc8'), 'matte').lathe(
      [
        [0.0385, 0.05],
        [0.0392, 0.052],
        [0.0392, 0.138],
        [0.0385, 0.14],
      ],
      round,
    );
    b.paint(fromHex('#b3202a'), 'satin').lathe(
      [
        [0.0165, 0.27],
        [0.0175, 0.302],
        [0, 0.304],
      ],
      round,
    );
  },
});
