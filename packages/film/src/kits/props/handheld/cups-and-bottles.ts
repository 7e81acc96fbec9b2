/** Cups, glasses, bottles and jugs. */

import { fromHex } from '../../../math/colour.ts';
import { makeProp } from './make-prop.ts';

export const cup = makeProp({
  nouns: ['mug', 'cup', 'coffee cup', 'teacup', 'coffee mug', 'paper cup'],
  size: [0.12, 0.1, 0.09],
  anchors: { grip: [0, 0.05, -0.045], top: [0, 0.1, 0] },
  draw: (b, { colour, round, options }) => {
    b.paint(colour(fromHex(options.noun === 'paper cup' ? '#f0e6d4' : '#e8e2d6')), 'glossy');
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
    b.tube(
      [
        [0, 0.075, -0.04],
        [0, 0.078, -0.068],
        [0, 0.05, -0.076],
        [0, 0.024, -0.062],
        [0, 0.022, -0.038],
      ],
      0.0065,
      8,
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

export const glass = makeProp({
  nouns: [
    'glass',
    'wine glass',
    'glass of wine',
    'champagne glass',
    'glass of water',
    'glass of milk',
    'glass of juice',
    'cocktail',
    'goblet',
    'beer',
    'beer mug',
  ],
  size: [0.09, 0.18, 0.09],
  anchors: { grip: [0, 0.07, -0.035], top: [0, 0.18, 0] },
  draw: (b, { options, colour, round }) => {
    const hasStem = /wine|champagne|cocktail|goblet/.test(options.noun);
    const drink = colour(
      fromHex(
        /milk/.test(options.noun)
          ? '#f4f0e8'
          : /water/.test(options.noun)
            ? '#a8d4e8'
            : /beer/.test(options.noun)
              ? '#d8921f'
              : /champagne/.test(options.noun)
                ? '#e8cf7a'
                : /wine/.test(options.noun)
                  ? '#6a0f24'
                  : '#e0a02a',
      ),
    );
    const base = hasStem ? 0.085 : 0.006;
    b.paint(drink, 'glossy').lathe(
      [
        [0, base],
        [0.026, base + 0.012],
        [0.034, base + 0.06],
        [0, base + 0.062],
      ],
      round,
    );
    b.paint([0.8, 0.9, 0.95], 'clear');
    if (hasStem)
      b.lathe(
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
    else
      b.lathe(
        [
          [0, 0],
          [0.034, 0.002],
          [0.038, 0.13],
        ],
        round,
      );
    if (/beer/.test(options.noun)) {
      b.paint([0.95, 0.93, 0.88], 'matte').sphere([0, base + 0.075, 0], [0.036, 0.02, 0.036], 12);
      b.paint([0.8, 0.9, 0.95], 'glossy').tube(
        [
          [0, 0.1, -0.036],
          [0, 0.1, -0.07],
          [0, 0.03, -0.07],
          [0, 0.03, -0.036],
        ],
        0.007,
        8,
      );
    }
  },
});

export const bottle = makeProp({
  nouns: [
    'bottle',
    'wine bottle',
    'water bottle',
    'bottle of wine',
    'milk bottle',
    'beer bottle',
    'thermos',
    'perfume',
    'potion',
  ],
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
