/** Bowling pins, baseball glove, shuttlecock, exercise bike, gymnastics gear, climbing wall, finish line. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { bowlingLane } from './bowling-lane.ts';

const white = fromHex('#f6f3ec');
const black = fromHex('#1d1e21');
const steel = fromHex('#aab0b6');
const leather = fromHex('#9a5a2c');

const bowlingPins = staticKit(
  ['bowling pin', 'bowling pins', 'skittles', 'ninepins'],
  (b, { noun, colour }) => {
    const isOne = noun === 'bowling pin';
    for (let row = 0; row < (isOne ? 1 : 4); row += 1)
      for (let n = 0; n <= row; n += 1)
        b.at(placed((n - row / 2) * 0.3, 0, -row * 0.26), (k) => {
          k.paint(colour ?? white, 'glossy').lathe(
            pairs(
              0,
              0,
              0.026,
              0,
              0.032,
              0.01,
              0.06,
              0.11,
              0.056,
              0.17,
              0.026,
              0.25,
              0.024,
              0.28,
              0.032,
              0.33,
              0.024,
              0.37,
              0,
              0.38,
            ),
            24,
          );
          k.paint(fromHex('#d8241c'), 'glossy');
          for (const y of [0.255, 0.275]) k.lathe(pairs(0.0262, y - 0.006, 0.0275, y, 0.0262, y + 0.006), 24);
        });
    return {};
  },
);

const baseballGlove = staticKit(
  ['baseball glove', 'baseball mitt', 'catcher s mitt', 'mitt'],
  (b, { colour }) => {
    const paint = colour ?? leather;
    b.at(placed(0, 0.16, 0, { turnX: -0.35 }), (k) => {
      k.paint(paint, 'satin').sphere([0, 0, 0], [0.12, 0.12, 0.05], 22);
      for (let n = 0; n < 4; n += 1)
        k.tube(
          points(-0.075 + n * 0.045, 0.07, 0, -0.1 + n * 0.062, 0.17, 0.015, -0.1 + n * 0.06, 0.21, 0.035),
          [0.034, 0.03, 0.022],
          12,
        );
      k.tube(points(0.09, -0.02, 0.01, 0.17, 0.08, 0.03, 0.16, 0.15, 0.05), [0.042, 0.036, 0.024], 12);
      k.paint(darken(paint, 0.4), 'satin');
      for (const y of [0.07, 0.11, 0.15]) rod(k, [0.09, y, 0.03], [0.15, y - 0.01, 0.045], 0.005, 6);
      k.tube(points(-0.1, 0.14, 0.02, 0, 0.165, 0.025, 0.07, 0.15, 0.03), 0.005, 6);
      k.paint(darken(paint, 0.2), 'satin').sphere([0.01, 0, 0.035], [0.075, 0.08, 0.02], 18);
      k.paint(white, 'satin').sphere([0.02, 0.01, 0.07], 0.037, 20);
      k.paint(fromHex('#c8241c'), 'satin').at(placed(0.02, 0.01, 0.07, { turnX: 1.2 }), (m) =>
        ring(m, 0.0365, 0.0012, 24),
      );
    });
    return { grip: [0, 0.12, 0] };
  },
);

const shuttlecock = staticKit(
  ['shuttlecock', 'badminton birdie', 'hockey puck', 'puck'],
  (b, { noun, colour }) => {
    if (noun.includes('puck')) {
      b.paint(colour ?? black, 'satin').lathe(
        pairs(0, 0, 0.036, 0, 0.038, 0.003, 0.038, 0.022, 0.036, 0.025, 0, 0.025),
        32,
      );
      return {};
    }
    b.at(placed(0, 0.03, 0), (k) => {
      k.paint(white, 'satin').sphere([0, -0.012, 0], [0.014, 0.014, 0.014], 18);
      k.paint(fromHex('#d8241c'), 'satin').lathe(pairs(0.0135, -0.006, 0.0148, -0.002, 0.0135, 0.002), 20);
      around(14, 1, (x, z, angle) => {
        k.paint(white, 'cloth').at(
          placed(x * 0.023, 0.044, z * 0.023, { turnY: -angle, turnZ: -0.32 }),
          (m) => m.sphere([0, 0, 0], [0.0022, 0.03, 0.0085], 8),
        );
        rod(k, [x * 0.01, 0, z * 0.01], [x * 0.02, 0.04, z * 0.02], 0.0009, 4);
      });
    });
    return { grip: [0, 0.02, 0] };
  },
);

const exerciseBike = staticKit(
  ['exercise bike', 'stationary bike', 'spin bike', 'rowing machine'],
  (b, { colour }) => {
    b.paint(black, 'satin');
    for (const z of [-0.5, 0.5]) rod(b, [-0.28, 0.04, z], [0.28, 0.04, z], 0.04);
    b.paint(colour ?? fromHex('#c8241c'), 'glossy').tube(
      points(0, 0.05, -0.5, 0, 0.3, 0, 0, 0.05, 0.5),
      0.04,
      10,
    );
    rod(b, [0, 0.28, -0.05], [0, 0.9, -0.28], 0.032);
    rod(b, [0, 0.28, 0.1], [0, 1.05, 0.34], 0.032);
    b.paint(steel, 'metal').at(placed(0, 0.36, 0.38, { turnZ: Math.PI / 2 }), (k) =>
      k.cylinder(-0.03, 0.03, 0.24, 0.24, 32),
    );
    b.paint(black, 'satin')
      .sphere([0, 0.95, -0.3], [0.11, 0.045, 0.15], 16)
      .tube(points(-0.24, 1.12, 0.2, -0.2, 1.1, 0.36, 0.2, 1.1, 0.36, 0.24, 1.12, 0.2), 0.018, 8);
    b.box([0, 1.2, 0.4], [0.2, 0.14, 0.03], 0.02);
    b.paint([0.2, 1, 1.3], 'glow').box([0, 1.2, 0.382], [0.15, 0.09, 0.004]);
    b.paint(steel, 'metal');
    for (const side of [-1, 1]) {
      rod(b, [side * 0.06, 0.3, 0.02], [side * 0.08, 0.3 + side * 0.12, 0.02 + side * 0.1], 0.014);
      b.paint(black, 'satin')
        .box([side * 0.14, 0.3 + side * 0.12, 0.02 + side * 0.1], [0.1, 0.03, 0.1], 0.01)
        .paint(steel, 'metal');
    }
    return {
      seat: [0, 0.98, -0.28],
      back: [0, 0.98, -0.28],
      handlebarLeft: [0.22, 1.12, 0.22],
      handlebarRight: [-0.22, 1.12, 0.22],
      pedalLeft: [0.14, 0.44, 0.12],
      pedalRight: [-0.14, 0.2, -0.08],
    };
  },
);

const gymnastics = staticKit(['pommel horse', 'gymnastics rings', 'balance beam', 'vault'], (b, { noun }) => {
  if (noun === 'gymnastics rings') {
    b.paint(steel, 'metal');
    for (const side of [-1, 1]) {
      rod(b, [side * 1.4, 0, 0], [side * 1.2, 4, 0], 0.06);
      b.paint(fromHex('#3a3c42'), 'cloth');
      rod(b, [side * 0.19, 4, 0], [side * 0.19, 2.7, 0], 0.014);
      b.paint(fromHex('#d8a860'), 'wood')
        .at(placed(side * 0.19, 2.58, 0, { turnX: Math.PI / 2 }), (k) => ring(k, 0.11, 0.016, 24))
        .paint(steel, 'metal');
    }
    rod(b, [-1.25, 4, 0], [1.25, 4, 0], 0.06);
    return { top: [0, 2.8, 0] };
  }
  const isBeam = noun === 'balance beam';
  const [length, width, y] = isBeam ? [4.4, 0.12, 1.2] : [1.6, 0.36, 1.1];
  b.paint(isBeam ? fromHex('#d8b890') : leather, 'satin').at(placed(0, y - (isBeam ? 0.08 : 0.14), 0), (k) =>
    k.box([0, 0, 0], [length, isBeam ? 0.16 : 0.28, width], isBeam ? 0.02 : 0.12, 4),
  );
  b.paint(steel, 'metal');
  for (const x of [-length * 0.36, length * 0.36]) {
    rod(b, [x, 0, 0], [x, y - 0.16, 0], 0.05);
    rod(b, [x, 0.03, -0.35], [x, 0.03, 0.35], 0.035);
  }
  if (!isBeam && noun === 'pommel horse')
    for (const x of [-0.22, 0.22])
      b.paint(fromHex('#e8dcc0'), 'wood').tube(
        points(x, y - 0.02, -0.14, x, y + 0.11, -0.1, x, y + 0.11, 0.1, x, y - 0.02, 0.14),
        0.022,
        10,
      );
  return { top: [0, y, 0] };
});

const climbingWall = staticKit(
  ['climbing wall', 'bouldering wall', 'rock climbing wall'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#8a96a4'), 'plaster').box([0, 2.2, -0.2], [5, 4.4, 0.3], 0.04);
    b.at(placed(1.2, 2.6, 0.1, { turnX: 0.2 }), (k) =>
      k.paint(fromHex('#6a7684'), 'plaster').box([0, 0, 0], [1.8, 2.6, 0.4], 0.05),
    );
    for (let n = 0; n < 60; n += 1) {
      const [x, y] = [((n * 0.618) % 1) * 4.6 - 2.3, 0.3 + ((n * 0.37) % 1) * 3.9];
      const z = x > 0.35 && x < 2.05 && y > 1.4 && y < 3.8 ? 0.34 + (y - 2.6) * 0.2 : -0.03;
      b.paint(
        fromHex(['#e8402c', '#f2c22c', '#2f8ae0', '#3ab04a', '#e86ab0', '#8a4ac8'][n % 6]!),
        'satin',
      ).sphere([x, y, z], [0.09 + (n % 3) * 0.03, 0.07 + (n % 2) * 0.03, 0.07], 10);
    }
    b.paint(fromHex('#2a4a8a'), 'cloth').box([0, 0.12, 1], [5, 0.24, 2.2], 0.06);
    return { top: [0, 4.4, -0.2] };
  },
);

const raceLine = staticKit(
  ['finish line', 'starting line', 'starting block', 'starting blocks'],
  (b, { noun, colour }) => {
    if (noun.includes('line')) {
      for (let row = 0; row < 3; row += 1)
        for (let n = 0; n < 15; n += 1)
          b.paint((n + row) % 2 ? black : white, 'matte').box(
            [(n - 7) * 0.3, 0.008, (row - 1) * 0.3],
            [0.3, 0.016, 0.3],
          );
      for (const x of [-2.3, 2.3]) rod(b.paint(steel, 'metal'), [x, 0, 0], [x, 2.95, 0], 0.07);
      b.paint(colour ?? fromHex('#d8241c'), 'cloth').box([0, 2.68, 0], [4.6, 0.58, 0.06], 0.02);
      for (let n = 0; n < 16; n += 1)
        for (let row = 0; row < 2; row += 1)
          b.paint((n + row) % 2 ? black : white, 'matte').box(
            [(n - 7.5) * 0.16, 2.6 + row * 0.16, 0.034],
            [0.16, 0.16, 0.01],
          );
      return { top: [0, 0.02, 0] };
    }
    b.paint(steel, 'metal').box([0, 0.03, 0], [0.1, 0.04, 0.8], 0.01);
    for (const [x, z] of [
      [-0.14, -0.2],
      [0.14, 0.1],
    ] as const)
      b.at(placed(x, 0.1, z, { turnX: -0.8 }), (k) =>
        k.paint(colour ?? fromHex('#d8241c'), 'satin').box([0, 0, 0], [0.14, 0.22, 0.04], 0.01),
      );
    return {};
  },
);

export const sportThingKits = [
  bowlingLane,
  bowlingPins,
  baseballGlove,
  shuttlecock,
  exerciseBike,
  gymnastics,
  climbingWall,
  raceLine,
];
