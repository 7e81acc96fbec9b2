/** Unicycle, segway, quad bike, mine cart, rickshaw and auto rickshaw. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs, placed, points, rod } from '../../shared/shapes.ts';
import { rollingKit } from '../shared/rolling-kit.ts';

const black = fromHex('#1c1c1e');
const chrome = fromHex('#c8ccd0');

const unicycle = rollingKit(['unicycle'], { slow: 1.6, fast: 4 }, (b, { colour }) => {
  const paint = colour ?? fromHex('#d8302a');
  b.paint(paint, 'glossy');
  for (const side of [-1, 1]) b.tube(points(side * 0.05, 0.3, 0, side * 0.06, 0.56, 0, 0, 0.68, 0), 0.014, 8);
  b.paint(chrome, 'metal');
  rod(b, [0, 0.66, 0], [0, 0.86, 0], 0.014);
  for (const side of [-1, 1]) {
    rod(b, [side * 0.05, 0.3, 0], [side * 0.08, 0.3 + side * 0.1, side * 0.08], 0.01);
    b.paint(black, 'satin').box([side * 0.13, 0.3 + side * 0.1, side * 0.08], [0.1, 0.02, 0.07], 0.006);
    b.paint(chrome, 'metal');
  }
  b.paint(black, 'satin').tube(points(0, 0.9, 0.14, 0, 0.87, 0, 0, 0.91, -0.15), [0.04, 0.055, 0.06], 12);
  return {
    axles: [{ z: 0, radius: 0.3, width: 0.05, track: 0, style: 'wire' }],
    anchors: {
      back: [0, 0.93, 0],
      seat: [0, 0.93, 0],
      pedalLeft: [0.13, 0.41, 0.08],
      pedalRight: [-0.13, 0.21, -0.08],
    },
    springiness: 0.1,
  };
});

const segway = rollingKit(
  ['segway', 'hoverboard scooter', 'balance scooter'],
  { slow: 2, fast: 5 },
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#2a2c30'), 'satin').box([0, 0.24, 0], [0.4, 0.08, 0.36], 0.03, 3);
    b.paint(chrome, 'metal').tube(points(0, 0.26, 0.16, 0, 1.05, 0.24), 0.02, 10);
    b.paint(black, 'satin').tube(points(-0.28, 1.06, 0.22, 0, 1.08, 0.26, 0.28, 1.06, 0.22), 0.018, 10);
    return {
      axles: [{ z: 0, radius: 0.24, width: 0.1, track: 0.28, style: 'alloy' }],
      anchors: { top: [0, 0.28, 0], handlebarLeft: [0.26, 1.06, 0.22], handlebarRight: [-0.26, 1.06, 0.22] },
      springiness: 0.1,
    };
  },
);

const quadBike = rollingKit(
  ['quad bike', 'atv', 'quad', 'four wheeler', 'all terrain vehicle'],
  { slow: 6, fast: 14 },
  (b, { colour, noun }) => {
    const paint = colour ?? fromHex('#c8281e');
    if (noun.startsWith('go')) {
      b.paint(black, 'satin').box([0, 0.1, 0], [0.7, 0.05, 1.5], 0.02);
      b.paint(paint, 'glossy')
        .box([0, 0.2, 0.72], [1.1, 0.16, 0.3], 0.06, 3)
        .box([0, 0.3, 0.5], [0.34, 0.2, 0.4], 0.08, 3);
      for (const side of [-1, 1]) b.box([side * 0.5, 0.18, -0.05], [0.22, 0.16, 0.7], 0.06, 3);
      b.box([0, 0.2, -0.76], [1.1, 0.1, 0.1], 0.04, 3);
      b.paint(fromHex('#26282c'), 'satin')
        .box([0, 0.2, -0.3], [0.42, 0.1, 0.4], 0.05, 3)
        .box([0, 0.42, -0.5], [0.42, 0.44, 0.1], 0.05, 3);
      b.paint(fromHex('#8a9096'), 'metal').box([0.3, 0.26, -0.55], [0.24, 0.22, 0.26], 0.03);
      b.paint(black, 'satin').at(placed(0, 0.5, 0.18, { turnX: -1 }), (k) =>
        k.lathe(pairs(0.12, -0.012, 0.14, 0, 0.12, 0.012), 24),
      );
      rod(b, [0, 0.3, 0.4], [0, 0.5, 0.18], 0.014);
      b.paint(fromHex('#f4f2ec'), 'satin').box([0, 0.34, 0.71], [0.3, 0.02, 0.2], 0.01);
      return {
        axles: [
          { z: 0.58, radius: 0.16, width: 0.16, track: 0.52 },
          { z: -0.56, radius: 0.17, width: 0.22, track: 0.52 },
        ],
        anchors: {
          seat: [0, 0.3, -0.3],
          back: [0, 0.3, -0.3],
          handlebarLeft: [0.12, 0.52, 0.17],
          handlebarRight: [-0.12, 0.52, 0.17],
          pedalLeft: [0.12, 0.16, 0.5],
          pedalRight: [-0.12, 0.16, 0.5],
        },
        springiness: 0.3,
      };
    }
    b.paint(black, 'satin').box([0, 0.42, 0], [0.34, 0.2, 1.3], 0.05, 3);
    b.paint(paint, 'glossy').sphere([0, 0.66, 0.28], [0.26, 0.2, 0.36], 22);
    for (const side of [-1, 1])
      for (const z of [0.56, -0.58]) b.sphere([side * 0.4, 0.6, z], [0.24, 0.12, 0.36], 18);
    b.box([0, 0.62, 0.72], [0.5, 0.2, 0.3], 0.09, 3);
    b.paint(black, 'satin').box([0, 0.74, -0.28], [0.32, 0.16, 0.74], 0.07, 3);
    for (const z of [0.78, -0.72]) {
      for (const x of [-0.2, 0, 0.2]) rod(b, [x, 0.78, z - 0.18], [x, 0.78, z + 0.18], 0.012);
      for (const dz of [-0.18, 0.18]) rod(b, [-0.3, 0.78, z + dz], [0.3, 0.78, z + dz], 0.014);
    }
    rod(b, [0, 0.76, 0.3], [0, 0.98, 0.18], 0.02);
    b.tube(points(-0.4, 1, 0.06, 0, 0.98, 0.18, 0.4, 1, 0.06), 0.018, 10);
    b.paint([1.3, 1.25, 1.1], 'glossy');
    for (const side of [-1, 1]) b.sphere([side * 0.16, 0.66, 0.86], [0.08, 0.06, 0.04], 14);
    return {
      axles: [
        { z: 0.58, radius: 0.31, width: 0.26, track: 0.46, style: 'tractor' },
        { z: -0.58, radius: 0.31, width: 0.3, track: 0.46, style: 'tractor' },
      ],
      anchors: {
        seat: [0, 0.83, -0.24],
        back: [0, 0.83, -0.24],
        handlebarLeft: [0.38, 1, 0.07],
        handlebarRight: [-0.38, 1, 0.07],
        pedalLeft: [0.3, 0.42, 0.05],
        pedalRight: [-0.3, 0.42, 0.05],
      },
    };
  },
);

const mineCart = rollingKit(
  ['minecart', 'mine cart', 'mining cart', 'coal cart', 'ore cart'],
  { slow: 3, fast: 9 },
  (b, { colour, detail }) => {
    const iron = colour ?? fromHex('#5a5450');
    const section = (y: number, half: number, long: number): Vec3[] =>
      points(-half, y, -long, half, y, -long, half, y, long, -half, y, long, -half, y, -long);
    b.paint(iron, 'metal')
      .loft([section(0.42, 0.34, 0.55), section(1.1, 0.52, 0.78)])
      .loft([section(1.09, 0.48, 0.74), section(0.5, 0.32, 0.52)]);
    b.twoSided();
    b.paint(darken(iron, 0.4), 'metal');
    for (const z of [-0.78, 0.78]) b.box([0, 1.1, z], [1.1, 0.07, 0.06], 0.015);
    for (const x of [-0.52, 0.52]) b.box([x, 1.1, 0], [0.06, 0.07, 1.6], 0.015);
    for (const z of [-0.4, 0, 0.4])
      for (const side of [-1, 1])
        b.at(placed(side * 0.435, 0.76, z, { turnZ: -side * 0.26 }), (k) =>
          k.box([0, 0, 0], [0.03, 0.7, 0.06], 0.01),
        );
    b.paint(fromHex('#6a4426'), 'wood').box([0, 0.34, 0], [0.7, 0.14, 1.5], 0.02);
    for (let n = 0; n < (detail === 0 ? 24 : 10); n += 1)
      b.paint(
        fromHex(n % 4 === 0 ? '#e0b23a' : n % 4 === 1 ? '#3a3834' : '#6a6660'),
        n % 4 === 0 ? 'metal' : 'rock',
      ).sphere(
        [
          Math.cos(n * 2.4) * 0.09 * Math.sqrt(n % 12),
          1.02 + (n % 3) * 0.05,
          Math.sin(n * 2.4) * 0.15 * Math.sqrt(n % 12),
        ],
        0.13,
        7,
      );
    b.paint(fromHex('#7a4a28'), 'wood');
    for (let n = -4; n <= 4; n += 1) b.box([0, 0.02, n * 0.5], [1.2, 0.05, 0.18], 0.01);
    b.paint(fromHex('#7a7670'), 'metal');
    for (const x of [-0.36, 0.36]) b.box([x, 0.06, 0], [0.07, 0.08, 4.4], 0.01);
    return {
      axles: [
        { z: 0.42, radius: 0.2, width: 0.08, track: 0.38, style: 'rail' },
        { z: -0.42, radius: 0.2, width: 0.08, track: 0.38, style: 'rail' },
      ],
      anchors: { seat: [0, 0.8, 0], inside: [0, 0.6, 0], top: [0, 1.1, 0] },
      springiness: 0.3,
    };
  },
);

const rickshaw = rollingKit(
  ['rickshaw', 'pulled rickshaw', 'cycle rickshaw', 'pedicab', 'trishaw', 'tricycle cart'],
  { slow: 1.6, fast: 3.4 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#b8241c');
    b.paint(paint, 'glossy').box([0, 0.66, -0.3], [0.9, 0.12, 0.7], 0.04, 3);
    for (const side of [-1, 1]) b.box([side * 0.44, 0.86, -0.35], [0.06, 0.36, 0.6], 0.03, 3);
    b.paint(fromHex('#e8dcc0'), 'cloth')
      .box([0, 0.76, -0.28], [0.8, 0.12, 0.56], 0.05, 3)
      .box([0, 1.06, -0.58], [0.8, 0.5, 0.12], 0.05, 3);
    b.paint(darken(paint, 0.1), 'cloth').loft(
      Array.from({ length: 9 }, (_, n): Vec3[] => {
        const angle = -0.5 + (n / 8) * 1.75;
        const [y, z] = [1.16 + Math.cos(angle) * 0.62, -0.5 + Math.sin(angle) * 0.62];
        return points(-0.48, y - 0.06, z, -0.42, y, z, 0.42, y, z, 0.48, y - 0.06, z);
      }),
      { isClosed: false },
    );
    for (const side of [-1, 1])
      b.loft(
        Array.from({ length: 9 }, (_, n): Vec3[] => {
          const angle = -0.5 + (n / 8) * 1.75;
          return points(
            side * 0.48,
            1.1 + Math.cos(angle) * 0.6,
            -0.5 + Math.sin(angle) * 0.62,
            side * 0.47,
            1.02,
            -0.5,
          );
        }),
        { isClosed: false },
      );
    b.twoSided();
    b.paint(fromHex('#e0b23a'), 'metal');
    for (const side of [-1, 1]) rod(b, [side * 0.47, 0.7, 0.04], [side * 0.47, 1.02, -0.5], 0.014);
    b.paint(paint, 'glossy').box([0, 0.46, 0.2], [0.7, 0.05, 0.4], 0.02);
    b.paint(fromHex('#2a1a12'), 'wood');
    for (const side of [-1, 1])
      b.tube(points(side * 0.4, 0.58, -0.3, side * 0.38, 0.66, 0.4, side * 0.34, 0.9, 1.9), 0.024, 8);
    rod(b, [-0.34, 0.9, 1.88], [0.34, 0.9, 1.88], 0.02);
    return {
      axles: [{ z: -0.3, radius: 0.52, width: 0.05, track: 0.56, style: 'wire' }],
      anchors: {
        seat: [0, 0.84, -0.26],
        inside: [0, 0.84, -0.26],
        grip: [0, 0.9, 1.88],
        handlebarLeft: [0.3, 0.9, 1.88],
        handlebarRight: [-0.3, 0.9, 1.88],
      },
      springiness: 0.4,
    };
  },
);

const tukTuk = rollingKit(
  ['auto rickshaw', 'tuk tuk', 'tuktuk', 'three wheeler', 'autorickshaw'],
  { slow: 5, fast: 11 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#1f7a4a');
    const yellow = fromHex('#f0c22c');
    b.paint(paint, 'glossy')
      .box([0, 0.5, -0.3], [1.3, 0.5, 1.8], 0.12, 4)
      .box([0, 0.52, 0.72], [0.9, 0.5, 0.5], 0.16, 4);
    b.at(placed(0, 0.86, 0.94, { turnX: -0.3 }), (k) =>
      k.paint(paint, 'glossy').box([0, -0.1, 0], [0.84, 0.5, 0.08], 0.03, 3),
    );
    b.at(placed(0, 1.36, 0.74, { turnX: -0.3 }), (k) =>
      k.paint(fromHex('#5a7484'), 'glass').box([0, 0, 0], [0.8, 0.56, 0.03], 0.01),
    );
    b.paint(colour ? lighten(colour, 0.3) : yellow, 'cloth')
      .box([0, 1.72, -0.3], [1.34, 0.16, 2], 0.08, 4)
      .box([0, 1.3, -1.16], [1.26, 0.8, 0.1], 0.04, 3);
    b.paint(black, 'satin');
    for (const side of [-1, 1]) {
      for (const [z, top] of [
        [-0.3, -0.3],
        [0.84, 0.62],
      ] as const)
        rod(b, [side * 0.58, 0.72, z], [side * 0.58, 1.68, top], 0.024);
      b.box([side * 0.6, 0.78, -0.75], [0.05, 0.06, 0.9], 0.02);
    }
    b.paint(fromHex('#3a2a24'), 'satin')
      .box([0, 0.84, -0.8], [1.1, 0.16, 0.5], 0.06, 3)
      .box([0, 1.1, -1.04], [1.1, 0.5, 0.12], 0.05, 3)
      .box([0, 0.84, 0.12], [0.6, 0.14, 0.36], 0.05, 3);
    b.paint([1.4, 1.3, 1.1], 'glossy').sphere([0, 0.66, 0.98], [0.12, 0.12, 0.05], 18);
    b.paint(chrome, 'metal').at(placed(0, 0.66, 0.95, { turnX: Math.PI / 2 }), (k) =>
      k.lathe(pairs(0.12, 0, 0.15, 0.03, 0.12, 0.05), 22),
    );
    b.tube(points(-0.26, 1.02, 0.46, 0, 1.04, 0.56, 0.26, 1.02, 0.46), 0.018, 8);
    b.paint(yellow, 'glossy').box([0, 0.5, 0.62], [0.94, 0.06, 0.74], 0.02);
    return {
      axles: [
        { z: 0.85, radius: 0.25, width: 0.12, track: 0 },
        { z: -0.75, radius: 0.25, width: 0.14, track: 0.54 },
      ],
      anchors: {
        seat: [0, 0.92, 0.1],
        inside: [0, 0.94, -0.72],
        handlebarLeft: [0.24, 1.02, 0.47],
        handlebarRight: [-0.24, 1.02, 0.47],
      },
      springiness: 1.2,
    };
  },
);

export const smallWheelKits = [unicycle, segway, quadBike, mineCart, rickshaw, tukTuk];
