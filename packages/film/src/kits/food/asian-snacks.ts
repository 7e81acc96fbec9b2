/** Snacks of Asia: rice balls, spring rolls, mooncakes, skewers of candied fruit, boxed lunches and their like. */

import { fromHex } from '../../math/colour.ts';
import { around, pairs, placed, rod, slab } from '../shared/shapes.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, addLeaf, addPlate, scatter, uneven } from './tableware.ts';

const nori = fromHex('#14201a');
const white = fromHex('#f6f2ea');

const onigiri: Dish = {
  nouns: ['onigiri', 'rice ball', 'rice balls'],
  build: (b) => {
    const outline = pairs(
      -0.04,
      0.004,
      -0.044,
      0.014,
      -0.01,
      0.074,
      0,
      0.079,
      0.01,
      0.074,
      0.044,
      0.014,
      0.04,
      0.004,
    );
    b.paint(uneven(white, 0.22, 420), 'satin');
    slab(b, outline, 0.026, 0.011);
    b.paint(nori, 'satin').box([0, 0.018, 0], [0.036, 0.036, 0.046], 0.003);
    return { size: [0.09, 0.08, 0.046] };
  },
};

const springRoll: Dish = {
  nouns: ['spring roll', 'spring rolls', 'egg roll'],
  build: (b) => {
    const y = addPlate(b, 0.12);
    for (let n = 0; n < 5; n += 1)
      b.at(
        placed(-0.02 + (n % 3) * 0.032 - (n > 2 ? 0.005 : 0), y + 0.016 + (n > 2 ? 0.026 : 0), 0, {
          turnX: Math.PI / 2,
          turnY: 0.12 * (n - 2),
        }),
        (k) =>
          k
            .paint(uneven(fromHex('#d9983c'), 0.5, 160), 'satin')
            .lathe(pairs(0, -0.06, 0.012, -0.06, 0.016, -0.052, 0.0165, 0.052, 0.012, 0.06, 0, 0.06), 16),
      );
    b.at(placed(0.08, y, 0.03), (k) => {
      addBowl(k, 0.03, 0.022, white);
      k.paint(fromHex('#c4481c'), 'glossy').cylinder(0.01, 0.017, 0.026);
    });
    return { size: [0.24, 0.07, 0.24], top: 0.06 };
  },
};

const samosa: Dish = {
  nouns: ['samosa', 'samosas', 'pakora', 'empanada'],
  build: (b, _options, random) => {
    const y = addPlate(b, 0.13, fromHex('#c98a4a'));
    scatter(random, 4, 0.06, (x, z, turn) =>
      b.at(placed(x, y, z, { turnY: turn }), (k) =>
        k
          .paint(uneven(fromHex('#d08a34'), 0.5, 130), 'satin')
          .lathe(pairs(0.045, 0, 0.047, 0.012, 0.03, 0.036, 0.006, 0.064, 0, 0.066), 3),
      ),
    );
    b.at(placed(0.07, y, 0.06), (k) => {
      addBowl(k, 0.03, 0.022, fromHex('#8a4a24'));
      k.paint(fromHex('#4a8a2c'), 'glossy').cylinder(0.01, 0.018, 0.026);
    });
    return { size: [0.26, 0.08, 0.26], top: 0.07 };
  },
};

const mooncake: Dish = {
  nouns: ['mooncake', 'mooncakes', 'moon cake'],
  build: (b) => {
    const y = addPlate(b, 0.12, fromHex('#2c4a86'), fromHex('#e8e2d0'));
    const spots: [number, number, number][] = [
      [-0.045, y, 0.03],
      [0.05, y, 0.02],
      [0, y, -0.05],
      [0.003, y + 0.034, 0.004],
    ];
    for (const [x, top, z] of spots)
      b.at(placed(x, top, z, { turnY: x * 9 }), (k) => {
        k.paint(uneven(fromHex('#b8722a'), 0.35, 150), 'satin').lathe(
          pairs(0, 0, 0.038, 0, 0.041, 0.006, 0.041, 0.026, 0.037, 0.032, 0, 0.032),
          48,
          (angle) => 1 + 0.035 * Math.abs(Math.sin(angle * 6)),
        );
        k.paint(fromHex('#d9994a'), 'satin');
        around(8, 0.02, (px, pz) => k.sphere([px, 0.033, pz], [0.006, 0.003, 0.006], 8));
        k.sphere([0, 0.033, 0], [0.01, 0.004, 0.01], 10);
      });
    return { size: [0.24, 0.08, 0.24], top: 0.07 };
  },
};

const zongzi: Dish = {
  nouns: ['zongzi', 'rice dumpling', 'sticky rice dumpling'],
  build: (b) => {
    const y = addPlate(b, 0.12, white, fromHex('#3a6ab0'));
    for (const [x, z, turn] of [
      [-0.045, 0.02, 0.3],
      [0.05, 0.03, 1.2],
      [0.005, -0.05, 2.2],
    ] as const)
      b.at(placed(x, y, z, { turnY: turn }), (k) => {
        k.paint(uneven(fromHex('#5e7a34'), 0.5, 90), 'leaf').lathe(
          pairs(0.03, 0, 0.046, 0.016, 0.03, 0.046, 0, 0.074),
          4,
        );
        k.paint(fromHex('#c83a30'), 'cloth');
        for (const height of [0.022, 0.036])
          k.lathe(
            pairs(
              0.045 - height * 0.3,
              height,
              0.048 - height * 0.3,
              height + 0.002,
              0.044 - height * 0.3,
              height + 0.004,
            ),
            4,
          );
      });
    return { size: [0.24, 0.09, 0.24], top: 0.08 };
  },
};

const skewer = (nouns: string[], hexes: string[], radius: number, isGlazed: boolean): Dish => ({
  nouns,
  build: (b) => {
    const count = hexes.length;
    b.paint(fromHex('#d8b478'), 'wood');
    rod(b, [0, 0, 0], [0, 0.1 + count * radius * 1.9, 0], 0.003);
    for (const [n, hex] of hexes.entries()) {
      const y = 0.1 + radius + n * radius * 1.85;
      b.paint(isGlazed ? fromHex(hex) : uneven(fromHex(hex), 0.5, 180), isGlazed ? 'glossy' : 'satin');
      b.sphere([0, y, 0], [radius, radius * 0.94, radius], 18);
      if (isGlazed) b.paint(fromHex('#3a6a2a'), 'leaf').sphere([0, y + radius * 0.85, 0.006], 0.006, 6);
    }
    const height = 0.1 + count * radius * 1.9;
    return { size: [radius * 2, height, radius * 2], grip: [0, 0.05, 0] };
  },
});

const takoyaki: Dish = {
  nouns: ['takoyaki', 'falafel', 'meatball', 'meatballs', 'octopus balls'],
  build: (b, { noun }) => {
    const isSauced = noun === 'takoyaki' || noun === 'octopus balls';
    b.paint(fromHex('#d9b273'), 'wood').box([0, 0.008, 0], [0.22, 0.014, 0.14], 0.005);
    for (let n = 0; n < 6; n += 1) {
      const [x, z] = [((n % 3) - 1) * 0.062, (n < 3 ? -1 : 1) * 0.032];
      b.paint(uneven(fromHex(isSauced ? '#c88a3c' : '#7a4a1e'), 0.5, 150), 'satin').sphere(
        [x, 0.04, z],
        0.028,
        20,
      );
      if (!isSauced) continue;
      b.paint(fromHex('#4a2010'), 'glossy').sphere([x, 0.056, z], [0.022, 0.014, 0.022], 16);
      b.paint(fromHex('#f4ecc8'), 'glossy');
      for (const line of [-0.01, 0.003])
        rod(b, [x - 0.018, 0.067, z + line], [x + 0.018, 0.067, z + line + 0.006], 0.0022, 6);
      b.paint(fromHex('#4a7a2c'), 'leaf').sphere([x + 0.004, 0.07, z], 0.004, 6);
    }
    return { size: [0.22, 0.075, 0.14], steam: { at: [0, 0.07, 0], radius: 0.05, height: 0.16 } };
  },
};

const mochi: Dish = {
  nouns: ['mochi', 'daifuku', 'tangyuan', 'sweet dumplings'],
  build: (b) => {
    const y = addPlate(b, 0.11, fromHex('#3a3430'));
    const hexes = ['#f4c6cf', '#f6f2ea', '#bfd89a'];
    for (const [n, hex] of hexes.entries())
      b.paint(fromHex(hex), 'satin').sphere(
        [Math.cos(n * 2.1) * 0.042, y + 0.022, Math.sin(n * 2.1) * 0.042],
        [0.036, 0.026, 0.036],
        22,
      );
    return { size: [0.22, 0.06, 0.22] };
  },
};

const bento: Dish = {
  nouns: ['bento', 'bento box', 'lunch box', 'lunchbox', 'boxed lunch'],
  build: (b, { colour }) => {
    const box = colour ?? fromHex('#a02a24');
    b.paint(box, 'glossy').box([0, 0.012, 0], [0.26, 0.02, 0.19], 0.006);
    for (const x of [-0.127, 0.127]) b.box([x, 0.03, 0], [0.008, 0.05, 0.19], 0.003);
    for (const z of [-0.092, 0.092]) b.box([0, 0.03, z], [0.26, 0.05, 0.008], 0.003);
    b.paint(fromHex('#1c1614'), 'glossy')
      .box([-0.005, 0.03, 0], [0.005, 0.044, 0.18])
      .box([0.06, 0.03, -0.01], [0.12, 0.044, 0.005]);
    b.paint(uneven(white, 0.25, 420), 'satin').box([-0.066, 0.034, 0], [0.11, 0.036, 0.17], 0.012, 3);
    b.paint(fromHex('#c02838'), 'glossy').sphere([-0.066, 0.055, 0], 0.014, 14);
    b.paint(uneven(fromHex('#e88a5a'), 0.4, 200), 'satin').box(
      [0.06, 0.035, 0.045],
      [0.1, 0.03, 0.06],
      0.01,
      3,
    );
    b.paint(fromHex('#f2c83c'), 'satin');
    for (const x of [0.025, 0.055]) b.box([x, 0.038, -0.05], [0.026, 0.034, 0.06], 0.008);
    b.paint(fromHex('#3f8a34'), 'leaf');
    for (const [x, z] of [
      [0.095, -0.03],
      [0.1, -0.06],
      [0.085, -0.07],
    ] as const)
      b.sphere([x, 0.046, z], 0.018, 10);
    return { size: [0.27, 0.06, 0.2], top: 0.055 };
  },
};

const tempura: Dish = {
  nouns: ['tempura', 'fried shrimp', 'prawns', 'fried prawns'],
  build: (b) => {
    const y = addPlate(b, 0.14, fromHex('#2c3a44'));
    for (let n = 0; n < 4; n += 1)
      b.at(placed(-0.06 + n * 0.04, y + 0.012, 0, { turnY: 0.15 * (n - 1.5) }), (k) => {
        k.paint(uneven(fromHex('#e6b458'), 0.55, 260), 'satin').tube(
          [
            [0, 0, 0.06],
            [0, 0.014, 0.02],
            [0, 0.014, -0.03],
            [0, 0.004, -0.06],
          ],
          [0.011, 0.015, 0.015, 0.009],
          10,
        );
        k.paint(fromHex('#e0502c'), 'glossy').tube(
          [
            [0, 0.004, -0.06],
            [0, 0.016, -0.085],
          ],
          [0.005, 0.009],
          8,
        );
      });
    return { size: [0.28, 0.06, 0.28], top: 0.04 };
  },
};

const dip = (nouns: string[], hex: string, garnish: string): Dish => ({
  nouns,
  build: (b, _options, random) => {
    addBowl(b, 0.09, 0.055, white);
    b.paint(uneven(fromHex(hex), 0.4, 120), 'satin').lathe(
      pairs(0.082, 0.046, 0.06, 0.052, 0.04, 0.047, 0.022, 0.054, 0, 0.05),
      32,
    );
    scatter(random, 9, 0.06, (x, z, turn) => addLeaf(b, [x, 0.053, z], 0.014, turn, 0.2, garnish));
    return { size: [0.18, 0.07, 0.18], top: 0.06 };
  },
});

const flatBread: Dish = {
  nouns: ['naan', 'flatbread', 'pita', 'pita bread', 'tortilla', 'roti', 'chapati'],
  build: (b) => {
    for (const [n, turn] of [0, 0.7, 1.6].entries())
      b.at(placed(0, n * 0.012, 0, { turnY: turn }), (k) => {
        k.paint(uneven(fromHex('#e4c088'), 0.65, 42), 'satin').lathe(
          pairs(0, 0, 0.1, 0, 0.112, 0.006, 0.1, 0.013, 0.05, 0.016, 0, 0.014),
          36,
          (angle) => 1 + 0.12 * Math.cos(angle * 2) + 0.02 * Math.sin(angle * 5),
        );
      });
    return { size: [0.25, 0.042, 0.25] };
  },
};

const dosa: Dish = {
  nouns: ['dosa', 'rolled crepe'],
  build: (b) => {
    const y = addPlate(b, 0.16, fromHex('#b8c0c4'));
    b.at(placed(0, y + 0.03, -0.02, { turnZ: Math.PI / 2, turnY: 0.2 }), (k) =>
      k
        .paint(uneven(fromHex('#d89a44'), 0.5, 60), 'satin')
        .lathe(pairs(0.018, -0.17, 0.03, -0.168, 0.03, 0.168, 0.018, 0.17), 20),
    );
    for (const [x, hex] of [
      [-0.06, '#f0ece0'],
      [0.01, '#c85a24'],
      [0.08, '#5a8a34'],
    ] as const)
      b.at(placed(x, y, 0.075), (k) => {
        addBowl(k, 0.03, 0.024, fromHex('#b8c0c4'));
        k.paint(fromHex(hex), 'glossy').cylinder(0.01, 0.019, 0.026);
      });
    return { size: [0.34, 0.07, 0.32], top: 0.06 };
  },
};

export const asianSnacks = foodKit('asian snacks', [
  onigiri,
  springRoll,
  samosa,
  mooncake,
  zongzi,
  skewer(
    ['tanghulu', 'candied hawthorn', 'candied haws', 'candied fruit'],
    Array(6).fill('#c8202a'),
    0.026,
    true,
  ),
  skewer(['dango', 'mochi skewer'], ['#a8cc7a', '#f6f2ea', '#f2b0be'], 0.028, false),
  skewer(
    ['meat skewer', 'skewer', 'lamb skewer', 'shish kebab', 'yakitori', 'satay'],
    ['#7a3a1c', '#8a4a20', '#3f7a2c', '#7a3a1c', '#c03a24', '#7a3a1c'],
    0.018,
    false,
  ),
  takoyaki,
  mochi,
  bento,
  tempura,
  dip(['kimchi', 'pickles', 'pickled vegetables'], '#c8401e', '#d8a040'),
  dip(['hummus', 'guacamole'], '#d8bc84', '#4a8a2c'),
  flatBread,
  dosa,
]);
