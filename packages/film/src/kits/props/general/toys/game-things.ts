/** Toys and games: water gun, steering wheel, piggy bank, dominoes, building blocks, puzzle cube, pinwheel, slingshot, bone. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { dominoGame } from './domino-game.ts';
import { bright } from './toys-parts.ts';

const white = fromHex('#f6f3ec');
const black = fromHex('#1d1e21');

const waterGun = staticKit(
  ['water gun', 'squirt gun', 'water pistol', 'water blaster', 'ray gun', 'laser gun', 'blaster', 'toy gun'],
  (b, { noun, colour }) => {
    const isRay = /ray|laser|blaster$/.test(noun) && !noun.startsWith('water');
    const paint = colour ?? fromHex(isRay ? '#c8ccd2' : '#3ab84a');
    b.at(placed(0, 0.12, 0), (k) => {
      k.paint(paint, 'glossy').at(placed(0, 0.03, 0.05, { turnX: Math.PI / 2 }), (m) =>
        m.lathe(pairs(0, -0.14, 0.036, -0.13, 0.042, -0.02, 0.03, 0.1, 0.018, 0.17, 0, 0.17), 22),
      );
      k.at(placed(0, -0.04, -0.05, { turnX: 0.3 }), (m) => m.box([0, 0, 0], [0.036, 0.13, 0.055], 0.016, 3));
      k.paint(fromHex(isRay ? '#d8342e' : '#f28a1c'), 'glossy').at(
        placed(0, 0.03, 0.22, { turnX: Math.PI / 2 }),
        (m) => m.lathe(pairs(0, 0, 0.02, 0, 0.024, 0.02, 0.012, 0.04, 0, 0.04), 18),
      );
      if (isRay)
        for (const z of [0.08, 0.12, 0.16])
          k.at(placed(0, 0.03, z, { turnX: Math.PI / 2 }), (m) =>
            m.lathe(pairs(0.03, -0.006, 0.05, 0, 0.03, 0.006), 22),
          );
      else
        k.paint(fromHex('#4ab8e8'), 'clear').at(placed(0, 0.085, -0.02, { turnX: Math.PI / 2 }), (m) =>
          m.lathe(pairs(0, -0.09, 0.04, -0.08, 0.045, 0, 0.03, 0.08, 0, 0.085), 22),
        );
      k.paint(black, 'satin').tube(points(0, -0.01, 0.04, 0, -0.045, 0.03, 0, -0.045, -0.01), 0.006, 6);
    });
    return { grip: [0, 0.09, -0.05] };
  },
);

const steeringWheel = staticKit(
  ['steering wheel', 'ship wheel', 'ship s wheel', 'helm', 'ships wheel'],
  (b, { noun, colour }) => {
    if (noun !== 'steering wheel') {
      const wood = colour ?? fromHex('#7a4424');
      b.paint(darken(wood, 0.2), 'wood').box([0, 0.4, -0.12], [0.24, 0.8, 0.2], 0.02);
      b.at(placed(0, 0.85, 0.06, { turnX: Math.PI / 2 }), (k) => {
        k.paint(wood, 'wood')
          .lathe(pairs(0.36, -0.03, 0.44, -0.03, 0.44, 0.03, 0.36, 0.03, 0.36, -0.03), 40)
          .cylinder(-0.05, 0.05, 0.1, 0.1, 20);
        around(8, 1, (x, z) => rod(k, [x * 0.06, 0, z * 0.06], [x * 0.62, 0, z * 0.62], [0.022, 0.026], 8));
        k.paint(fromHex('#d8a83a'), 'metal').cylinder(0.05, 0.065, 0.06, 0.05, 18);
      });
      return { grip: [0, 0.85, 0.1] };
    }
    b.at(placed(0, 0.2, 0, { turnX: Math.PI / 2 - 0.25 }), (k) => {
      k.paint(colour ?? fromHex('#26241f'), 'satin').lathe(
        pairs(
          0.168,
          0,
          0.172,
          -0.013,
          0.185,
          -0.018,
          0.198,
          -0.013,
          0.2,
          0,
          0.198,
          0.013,
          0.185,
          0.018,
          0.172,
          0.013,
          0.168,
          0,
        ),
        48,
      );
      k.paint(fromHex('#b4bac0'), 'metal');
      for (const angle of [0.15, Math.PI - 0.15, Math.PI / 2])
        k.tube(
          [
            [0, 0.01, 0],
            [Math.cos(angle) * 0.18, 0, Math.sin(angle) * 0.18],
          ],
          [0.026, 0.018],
          8,
        );
      k.paint(fromHex('#33312c'), 'satin').lathe(
        pairs(0, 0.045, 0.05, 0.04, 0.07, 0.02, 0.07, -0.02, 0, -0.02),
        28,
      );
      k.paint(fromHex('#c8ccd0'), 'metal').cylinder(0.044, 0.048, 0.02, 0.02, 18);
    });
    return { grip: [0, 0.2, 0.02] };
  },
);

const piggyBank = staticKit(['piggy bank', 'money box', 'coin bank'], (b, { colour }) => {
  const pink = colour ?? fromHex('#f2a0b4');
  b.paint(pink, 'glossy')
    .sphere([0, 0.12, 0], [0.1, 0.092, 0.13], 28)
    .sphere([0, 0.135, 0.11], [0.065, 0.06, 0.055], 22);
  b.at(placed(0, 0.128, 0.155, { turnX: Math.PI / 2 }), (k) =>
    k.paint(darken(pink, 0.12), 'glossy').lathe(pairs(0, -0.02, 0.036, -0.02, 0.034, 0.018, 0, 0.018), 22),
  );
  for (const side of [-1, 1]) {
    b.paint(black, 'glossy')
      .sphere([side * 0.03, 0.165, 0.153], 0.009, 10)
      .sphere([side * 0.012, 0.128, 0.174], 0.006, 8);
    b.paint(pink, 'glossy').at(placed(side * 0.05, 0.19, 0.1, { turnZ: -side * 0.4, turnX: 0.4 }), (k) =>
      k.lathe(pairs(0.026, 0, 0.014, 0.03, 0, 0.045), 10),
    );
    for (const z of [-0.06, 0.06])
      b.at(placed(side * 0.05, 0, z), (k) => k.cylinder(0, 0.06, 0.024, 0.03, 14));
  }
  b.tube(
    Array.from(
      { length: 14 },
      (_, n): Vec3 => [Math.cos(n * 0.8) * 0.016, 0.13 + Math.sin(n * 0.8) * 0.016, -0.125 - n * 0.0035],
    ),
    0.006,
    6,
  );
  b.paint(darken(pink, 0.7), 'matte').box([0, 0.211, 0], [0.012, 0.004, 0.06]);
  b.paint(fromHex('#e8b83a'), 'metal').at(placed(0, 0.235, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.cylinder(-0.003, 0.003, 0.028, 0.028, 24),
  );
  return { grip: [0, 0.12, 0] };
});

const dominoes = staticKit(
  ['domino', 'dominoes', 'dominos', 'row of dominoes', 'line of dominoes', 'domino row', 'domino tiles'],
  (b, { noun, colour, detail }) => {
    const count = noun === 'domino' ? 1 : detail === 0 ? 16 : 10;
    for (let n = 0; n < count; n += 1) {
      const z = (n - (count - 1) / 2) * 0.032;
      const lean = count > 1 && n < 5 ? 0.95 - n * 0.19 : 0;
      b.at(placed(Math.sin(n * 0.35) * 0.02, 0, z, { turnX: lean }), (k) => {
        k.paint(colour ?? white, 'glossy').box([0, 0.025, 0], [0.025, 0.05, 0.008], 0.002);
        k.paint(black, 'matte').box([0, 0.025, -0.0042], [0.02, 0.001, 0.001]);
        for (const [x, y] of [
          [-0.006, 0.037],
          [0.006, 0.043],
          [-0.006, 0.013],
          [0.006, 0.007],
          [0, 0.01],
        ] as const)
          for (const side of [-1, 1]) k.sphere([x, y, side * 0.0042], [0.002, 0.002, 0.0006], 6);
      });
    }
    return {};
  },
);

const blocks = staticKit(
  [
    'building blocks',
    'blocks',
    'toy blocks',
    'lego',
    'lego bricks',
    'wooden blocks',
    'lego tower',
    'block tower',
    'cube',
    'alphabet blocks',
  ],
  (b, { noun, colour }) => {
    const isLego = noun.startsWith('lego');
    if (noun === 'cube') {
      b.paint(colour ?? bright[1]!, 'glossy').box([0, 0.25, 0], [0.5, 0.5, 0.5], 0.03, 3);
      return {};
    }
    const spots: [number, number, number][] = [
      [-0.09, 0, 0.02],
      [0.01, 0, 0.03],
      [0.1, 0, 0],
      [-0.04, 1, 0.02],
      [0.06, 1, 0.015],
      [0.01, 2, 0.02],
      [0.17, 0, 0.1],
      [-0.17, 0, 0.11],
      [0.01, 3, 0.02],
    ];
    for (const [n, [x, layer, z]] of spots.entries()) {
      const paint = fromHex(['#d8302a', '#2f6fd0', '#f2c22c', '#3aa04a', '#f28a1c', '#8a4ac0'][n % 6]!);
      b.at(placed(x, layer * 0.075, z, { turnY: isLego ? 0 : Math.sin(n * 3) * 0.25 }), (k) => {
        k.paint(paint, isLego ? 'glossy' : 'satin').box(
          [0, 0.0375, 0],
          [isLego ? 0.095 : 0.075, 0.074, 0.075],
          0.006,
        );
        if (isLego)
          for (const dx of [-0.024, 0.024])
            for (const dz of [-0.018, 0.018])
              k.at(placed(dx, 0.074, dz), (m) => m.cylinder(0, 0.014, 0.013, 0.013, 14));
        else {
          k.paint(white, 'satin').box([0, 0.0375, 0.0375], [0.054, 0.054, 0.002], 0.001);
          k.paint(paint, 'satin')
            .box([0, 0.0375, 0.039], [0.01, 0.036, 0.002])
            .box([0, n % 2 ? 0.0375 : 0.052, 0.039], [0.03, 0.009, 0.002]);
        }
      });
    }
    return {};
  },
);

const puzzleCube = staticKit(['rubik s cube', 'rubiks cube', 'puzzle cube', 'magic cube'], (b) => {
  const faces = ['#d8302a', '#f28a1c', '#f6f3ec', '#f2d22c', '#2f6fd0', '#2f9a4a'].map(fromHex);
  b.at(placed(0, 0.03, 0), (k) => {
    k.paint(black, 'satin').box([0, 0, 0], [0.056, 0.056, 0.056], 0.004);
    const turns = [
      { turnX: 0 },
      { turnX: Math.PI },
      { turnX: -Math.PI / 2 },
      { turnX: Math.PI / 2 },
      { turnZ: 0, turnY: Math.PI / 2 },
      { turnY: -Math.PI / 2 },
    ];
    for (const [face, turn] of turns.entries())
      k.at(placed(0, 0, 0, turn), (m) => {
        for (let n = 0; n < 9; n += 1)
          m.paint(faces[(n * 5 + face * 2 + (n % 4)) % 6]!, 'glossy').box(
            [((n % 3) - 1) * 0.0185, (Math.floor(n / 3) - 1) * 0.0185, 0.0282],
            [0.0162, 0.0162, 0.002],
            0.001,
          );
      });
  });
  return { grip: [0, 0.03, 0] };
});

const pinwheel = staticKit(
  ['pinwheel', 'toy windmill', 'paper windmill', 'slingshot', 'catapult toy'],
  (b, { noun, colour }) => {
    if (noun === 'slingshot') {
      b.paint(colour ?? fromHex('#8a5a30'), 'wood').tube(points(0, 0, 0, 0, 0.12, 0), 0.014, 10);
      for (const side of [-1, 1])
        b.tube(points(0, 0.11, 0, side * 0.05, 0.16, 0, side * 0.06, 0.24, 0), [0.013, 0.012, 0.01], 10);
      b.paint(fromHex('#c83a2a'), 'satin');
      for (const side of [-1, 1]) b.tube(points(side * 0.06, 0.23, 0, side * 0.02, 0.2, -0.09), 0.005, 6);
      b.paint(fromHex('#4a2c1a'), 'satin').sphere([0, 0.2, -0.095], [0.028, 0.014, 0.012], 12);
      return { grip: [0, 0.05, 0] };
    }
    b.paint(white, 'satin');
    rod(b, [0, 0, 0], [0, 0.44, 0], 0.007);
    b.twoSided();
    b.at(placed(0, 0.44, 0.02), (k) => {
      for (let n = 0; n < 4; n += 1)
        k.at(placed(0, 0, 0, { turnZ: (n * Math.PI) / 2 }), (m) => {
          const paint = n % 2 && colour ? lighten(colour, 0.3) : (colour ?? bright[n % bright.length]!);
          m.paint(paint, 'satin').quad([0, 0, 0], [0.15, 0, 0.004], [0.15, 0.15, 0.012], [0.02, 0.03, 0.05]);
          m.paint(darken(paint, 0.3), 'satin').quad(
            [0, 0, 0.004],
            [0.02, 0.03, 0.05],
            [0.1, 0.1, 0.03],
            [0.15, 0, 0.008],
          );
        });
      k.paint(fromHex('#e8b83a'), 'metal').sphere([0, 0, 0.03], 0.014, 12);
    });
    return { grip: [0, 0.12, 0] };
  },
);

const bone = staticKit(['bone', 'dog bone', 'bones'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#f0e6d0'), 'satin');
  b.at(placed(0, 0.034, 0, { turnY: 0.3 }), (k) => {
    k.tube(points(-0.09, 0, 0, 0, 0, 0, 0.09, 0, 0), [0.022, 0.017, 0.022], 14);
    for (const x of [-0.1, 0.1]) for (const z of [-0.02, 0.02]) k.sphere([x, 0, z], 0.03, 16);
  });
  return { grip: [0, 0.034, 0] };
});

const clover = staticKit(
  ['shamrock', 'four leaf clover', 'clover', 'lucky clover'],
  (b, { noun, colour }) => {
    const leaves = noun === 'shamrock' || noun === 'clover' ? 3 : 4;
    b.paint(colour ?? fromHex('#2f8a34'), 'leaf').tube(points(0, 0, 0, 0.02, 0.12, 0, 0, 0.2, 0), 0.006, 8);
    for (let n = 0; n < leaves; n += 1)
      b.at(placed(0, 0.2, 0, { turnZ: Math.PI / 2 + (n / leaves) * 2 * Math.PI }), (k) =>
        k.at(placed(0.064, 0, 0.004, { turnZ: -Math.PI / 2 }), (m) =>
          slab(
            m,
            pairs(
              0,
              -0.07,
              0.05,
              -0.01,
              0.06,
              0.03,
              0.035,
              0.06,
              0,
              0.035,
              -0.035,
              0.06,
              -0.06,
              0.03,
              -0.05,
              -0.01,
            ),
            0.006,
            0.006,
          ),
        ),
      );
    return { grip: [0, 0.04, 0] };
  },
);

export const gameThingKits = [
  waterGun,
  steeringWheel,
  piggyBank,
  dominoes,
  dominoGame,
  blocks,
  puzzleCube,
  pinwheel,
  bone,
  clover,
];
