/** Small things of the kitchen: cutting board, colander, grater, mortar, rice cooker, bamboo steamer. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { around, pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b8bec4');
const white = fromHex('#f4f2ec');

const cuttingBoard = staticKit(['cutting board', 'chopping board', 'wooden board'], (b, { colour }) => {
  const wood = colour ?? fromHex('#c08a50');
  b.paint(wood, 'wood').box([0, 0.014, 0], [0.42, 0.026, 0.28], 0.012, 3);
  b.paint(darken(wood, 0.35), 'wood')
    .box([0, 0.0275, 0.115], [0.38, 0.002, 0.008])
    .box([0, 0.0275, -0.115], [0.38, 0.002, 0.008]);
  b.paint(fromHex('#3f9a3a'), 'leaf');
  for (let n = 0; n < 5; n += 1)
    b.at(placed(-0.13 + n * 0.022, 0.034, 0.06, { turnZ: 1.2 }), (k) =>
      k.cylinder(-0.004, 0.004, 0.022, 0.022, 16),
    );
  b.paint(fromHex('#d8342a'), 'glossy').sphere([0.13, 0.054, 0.05], [0.036, 0.03, 0.036], 18);
  b.paint(fromHex('#d8dce0'), 'metal').at(placed(0.03, 0.032, -0.03, { turnY: 0.35 }), (k) =>
    k.box([-0.03, 0, 0], [0.18, 0.004, 0.04], 0.002),
  );
  b.paint(fromHex('#26221f'), 'satin').at(placed(0.03, 0.034, -0.03, { turnY: 0.35 }), (k) =>
    k.box([0.12, 0, -0.004], [0.12, 0.018, 0.026], 0.007),
  );
  return { top: [-0.02, 0.028, 0] };
});

const colander = staticKit(['colander', 'strainer', 'sieve'], (b, { colour }) => {
  b.paint(colour ?? steel, 'metal').lathe(
    pairs(0, 0.02, 0.07, 0.02, 0.12, 0.06, 0.15, 0.12, 0.16, 0.14, 0.152, 0.138, 0.11, 0.064, 0, 0.03),
    36,
  );
  b.lathe(pairs(0.06, 0.024, 0.075, 0, 0.07, 0), 28);
  b.paint(fromHex('#2c3036'), 'matte');
  for (const [y, r] of [
    [0.05, 0.111],
    [0.075, 0.13],
    [0.1, 0.143],
  ] as const)
    around(18, r, (x, z) => b.sphere([x, y, z], 0.006, 6));
  b.paint(colour ?? steel, 'metal');
  for (const side of [-1, 1])
    b.tube(
      points(
        side * 0.155,
        0.13,
        0.04,
        side * 0.19,
        0.13,
        0.02,
        side * 0.19,
        0.13,
        -0.02,
        side * 0.155,
        0.13,
        -0.04,
      ),
      0.007,
      8,
    );
  return {};
});

const grater = staticKit(['grater', 'cheese grater'], (b) => {
  b.paint(steel, 'metal').lathe(pairs(0.075, 0, 0.05, 0.2, 0.05, 0.205), 4);
  b.paint(fromHex('#3a3e44'), 'matte');
  for (let row = 0; row < 7; row += 1)
    for (let n = 0; n < 4; n += 1)
      around(4, 1, (_x, _z, angle) => {
        const turn = angle + Math.PI / 4;
        const flat = 0.053 - row * 0.0022;
        b.at(
          placed(Math.cos(turn) * flat, 0.035 + row * 0.023, Math.sin(turn) * flat, {
            turnY: -turn + Math.PI / 2,
          }),
          (k) => k.sphere([(n - 1.5) * 0.015, 0, 0], [0.004, 0.003, 0.002], 5),
        );
      });
  b.paint(fromHex('#d8342a'), 'glossy').tube(
    points(-0.03, 0.2, 0, -0.03, 0.25, 0, 0.03, 0.25, 0, 0.03, 0.2, 0),
    0.01,
    8,
  );
  return { grip: [0, 0.25, 0] };
});

const mortar = staticKit(['mortar', 'pestle', 'mortar and pestle'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#8a8a86'), 'rock').lathe(
    pairs(
      0,
      0,
      0.06,
      0,
      0.065,
      0.012,
      0.05,
      0.03,
      0.085,
      0.07,
      0.095,
      0.12,
      0.085,
      0.122,
      0.07,
      0.07,
      0,
      0.05,
    ),
    32,
  );
  b.paint(fromHex('#5a8a3a'), 'leaf').lathe(pairs(0.074, 0.085, 0.04, 0.092, 0, 0.095), 24);
  b.paint(lighten(colour ?? fromHex('#8a8a86'), 0.2), 'rock');
  rod(b, [0, 0.08, 0], [0.09, 0.21, 0.02], [0.024, 0.015], 14);
  return {};
});

const riceCooker = staticKit(
  ['rice cooker', 'pressure cooker', 'slow cooker', 'electric cooker'],
  (b, { colour }) => {
    const paint = colour ?? white;
    b.paint(paint, 'glossy').lathe(
      pairs(0, 0.01, 0.12, 0.01, 0.14, 0.03, 0.145, 0.16, 0.14, 0.19, 0, 0.19),
      36,
    );
    b.paint(darken(paint, 0.12), 'glossy').lathe(pairs(0.142, 0.192, 0.135, 0.225, 0.08, 0.25, 0, 0.255), 36);
    b.paint(fromHex('#2a2c30'), 'glossy').box([0, 0.1, 0.135], [0.1, 0.09, 0.03], 0.01, 3);
    b.paint([1.6, 0.5, 0.1], 'glow').sphere([0.02, 0.08, 0.152], 0.006, 8);
    b.paint(fromHex('#4a4c52'), 'satin').tube(
      points(-0.05, 0.25, 0, -0.04, 0.28, 0, 0.04, 0.28, 0, 0.05, 0.25, 0),
      0.009,
      8,
    );
    return {};
  },
);

const steamer = staticKit(
  ['bamboo steamer', 'steamer basket', 'steamer', 'dim sum basket', 'xiaolongbao'],
  (b, { noun }) => {
    const bamboo = fromHex('#d0a460');
    const layers = noun === 'xiaolongbao' ? 1 : 2;
    for (let n = 0; n < layers; n += 1) {
      b.paint(
        (p) => (Math.floor(Math.atan2(p[2], p[0]) * 14) % 2 ? bamboo : darken(bamboo, 0.12)),
        'wood',
      ).lathe(
        pairs(
          0.125,
          n * 0.075,
          0.135,
          n * 0.075,
          0.135,
          n * 0.075 + 0.07,
          0.125,
          n * 0.075 + 0.07,
          0.125,
          n * 0.075 + 0.02,
          0,
          n * 0.075 + 0.02,
        ),
        44,
      );
      b.paint(darken(bamboo, 0.4), 'wood').lathe(
        pairs(0.1352, n * 0.075 + 0.012, 0.138, n * 0.075 + 0.018, 0.1352, n * 0.075 + 0.024),
        44,
      );
    }
    const y = (layers - 1) * 0.075 + 0.03;
    const addBun = (x: number, z: number) => {
      b.paint(white, 'satin').at(placed(x, y, z), (k) =>
        k.lathe(
          pairs(0, 0, 0.034, 0, 0.041, 0.016, 0.034, 0.036, 0.012, 0.048, 0, 0.05),
          28,
          (angle, at) => 1 + (at > 0.02 ? 0.07 * Math.sin(angle * 12 + at * 90) : 0),
        ),
      );
    };
    around(5, 0.078, addBun);
    addBun(0, 0);
    return { top: [0, y + 0.05, 0] };
  },
);

export const kitchenThingKits = [cuttingBoard, colander, grater, mortar, riceCooker, steamer];
