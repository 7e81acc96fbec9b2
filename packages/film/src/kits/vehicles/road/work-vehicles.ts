/** Forklift, concrete mixer, tanker, tow truck, monster truck, snowmobile. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs, placed, points, rod } from '../../shared/shapes.ts';
import { rollingKit } from '../shared/rolling-kit.ts';

const black = fromHex('#1c1c1e');
const steel = fromHex('#a8aeb4');
const glass = fromHex('#4a6474');

const forklift = rollingKit(
  ['forklift', 'fork lift', 'forklift truck'],
  { slow: 2, fast: 5 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#f0a81c');
    b.paint(paint, 'glossy')
      .box([0, 0.62, -0.5], [1.1, 0.7, 1.3], 0.1, 3)
      .box([0, 0.46, 0.4], [1.1, 0.36, 0.8], 0.06, 3);
    b.paint(darken(paint, 0.75), 'satin').box([0, 0.6, -1.2], [1.12, 0.7, 0.24], 0.1, 3);
    b.paint(black, 'satin')
      .box([0, 1.05, -0.35], [0.5, 0.16, 0.5], 0.06, 3)
      .box([0, 1.32, -0.6], [0.5, 0.5, 0.12], 0.05, 3);
    for (const x of [-0.5, 0.5]) {
      b.tube(points(x, 0.7, 0.62, x * 0.94, 2.1, 0.3, x * 0.94, 2.1, -0.75, x, 0.9, -1), 0.035, 8);
      b.paint(steel, 'metal').box([x * 0.66, 1.3, 0.92], [0.12, 2.4, 0.12], 0.02);
      b.box([x * 0.5, 0.12, 1.6], [0.14, 0.05, 1.3], 0.015).box(
        [x * 0.5, 0.4, 0.99],
        [0.14, 0.6, 0.05],
        0.015,
      );
      b.paint(black, 'satin');
    }
    for (let n = -2; n <= 2; n += 1) rod(b, [n * 0.2, 2.1, 0.3], [n * 0.2, 2.1, -0.75], 0.02);
    b.paint(black, 'satin')
      .box([0, 2.46, 0.92], [0.8, 0.08, 0.1], 0.02)
      .box([0, 0.6, 0.98], [0.9, 0.08, 0.06], 0.02)
      .box([0, 0.2, 0.98], [0.9, 0.08, 0.06], 0.02);
    b.at(placed(0, 1.22, 0.2, { turnX: -0.6 }), (k) =>
      k.lathe(pairs(0.14, -0.015, 0.16, 0, 0.14, 0.015), 22),
    );
    b.paint([1.8, 0.8, 0.1], 'glow').at(placed(0, 2.14, -0.6), (k) => k.cylinder(0, 0.12, 0.06, 0.05, 14));
    b.paint(fromHex('#b8864a'), 'wood')
      .box([0, 0.2, 1.62], [1.1, 0.08, 1], 0.01)
      .box([0, 0.62, 1.62], [0.9, 0.7, 0.8], 0.02);
    b.paint(fromHex('#d8b070'), 'matte').box([0, 0.62, 1.62], [0.16, 0.72, 0.82]);
    return {
      axles: [
        { z: 0.6, radius: 0.34, width: 0.24, track: 0.5, style: 'truck' },
        { z: -0.85, radius: 0.28, width: 0.2, track: 0.48, style: 'truck' },
      ],
      anchors: {
        seat: [0, 1.15, -0.3],
        back: [0, 1.15, -0.3],
        handlebarLeft: [0.14, 1.25, 0.18],
        handlebarRight: [-0.14, 1.25, 0.18],
        pedalLeft: [0.14, 0.68, 0.3],
        pedalRight: [-0.14, 0.68, 0.3],
        inside: [0, 0.98, 1.62],
      },
    };
  },
);

/** Cab of a lorry whose front is at z = `front`. */
export const addCab = (b: MeshBuilder, paint: Vec3, front: number) => {
  b.paint(paint, 'glossy').box([0, 1.75, front - 0.95], [2.4, 2.1, 1.8], 0.16, 4);
  b.paint(glass, 'glass').box([0, 2.15, front - 0.06], [2.1, 0.8, 0.04], 0.02);
  for (const x of [-1.2, 1.2]) b.box([x, 2.15, front - 0.8], [0.04, 0.7, 0.9], 0.02);
  b.paint(black, 'satin')
    .box([0, 0.75, front - 0.05], [2.44, 0.4, 0.2], 0.06, 3)
    .box([0, 1.3, front - 0.03], [1.5, 0.4, 0.06], 0.02);
  b.paint([1.4, 1.35, 1.2], 'glossy');
  for (const x of [-0.9, 0.9]) b.sphere([x, 1.1, front - 0.02], [0.2, 0.12, 0.06], 14);
  b.paint(steel, 'metal').box([0, 0.75, -0.4], [1.1, 0.26, front * 2 - 0.8], 0.03);
};
export const truckAxles = (front: number, rears: number[]) =>
  [front - 1.1, ...rears].map((z) => ({ z, radius: 0.5, width: 0.34, track: 1, style: 'truck' as const }));

const bodyTruck = (nouns: string[], kind: 'mixer' | 'tanker' | 'tow', hex: string) =>
  rollingKit(nouns, { slow: 9, fast: 18 }, (b, { colour }) => {
    const paint = colour ?? fromHex(hex);
    const front = kind === 'tow' ? 3.3 : 4.2;
    addCab(b, paint, front);
    if (kind === 'mixer') {
      b.at(placed(0, 2.25, -1.1, { turnX: -Math.PI / 2 - 0.22 }), (k) => {
        const stripes = (p: Vec3) =>
          Math.sin(Math.atan2(p[0], p[1] - 2.3) * 2 + p[2] * 2.6) > 0 ? paint : fromHex('#f2f0ea');
        k.paint(stripes, 'glossy').lathe(
          pairs(0, -2.1, 0.8, -2.05, 1.25, -1.2, 1.3, -0.3, 1.1, 0.8, 0.6, 2, 0.55, 2.15, 0, 2.15).map(
            ([r, y]) => [r, y],
          ),
          36,
        );
      });
      b.paint(steel, 'metal').at(placed(0, 2.5, -3.55, { turnX: 0.6 }), (k) =>
        k.box([0, 0, 0], [0.8, 0.5, 0.1], 0.03),
      );
      b.tube(points(0, 2.2, -3.6, 0, 1.4, -4.1), [0.26, 0.2], 12);
      for (const x of [-0.5, 0.5]) rod(b, [x, 0.9, -3.2], [x * 0.6, 2.4, -3.2], 0.06);
    } else if (kind === 'tanker') {
      b.at(placed(0, 1.95, -1.2, { turnX: Math.PI / 2 }), (k) =>
        k
          .paint(fromHex('#d4d8dc'), 'metal')
          .lathe(pairs(0, -3, 0.8, -2.95, 1.12, -2.7, 1.15, 2.7, 0.8, 2.95, 0, 3), 36),
      );
      b.paint(paint, 'glossy').box([0, 1.95, -1.2], [2.34, 0.3, 5.2], 0.04);
      b.paint(black, 'satin');
      for (const z of [-3, -1.2, 0.6]) b.at(placed(0, 3.06, z), (k) => k.cylinder(0, 0.12, 0.3, 0.28, 18));
    } else {
      b.paint(paint, 'glossy').box([0, 1, -1.3], [2.3, 0.3, 3.6], 0.06, 3);
      b.paint(black, 'satin').box([0, 1.5, 0.3], [2.2, 0.9, 0.2], 0.04);
      b.paint(fromHex('#f0b81c'), 'glossy').tube(points(0, 1.2, -0.2, 0, 3, -3), [0.16, 0.1], 10);
      b.paint(steel, 'metal');
      rod(b, [0, 2.96, -2.95], [0, 1.4, -3.1], 0.025);
      b.tube(points(0, 1.4, -3.1, 0, 1.15, -3.1, 0, 1.1, -3.22, 0, 1.2, -3.28), 0.035, 8);
      b.paint([2.2, 0.9, 0.1], 'glow').box([0, 2.9, front - 1], [1.3, 0.14, 0.24], 0.04);
    }
    return {
      axles: truckAxles(front, kind === 'tow' ? [-1.7] : [-1.9, -3]),
      anchors: {
        seat: [0.5, 1.5, front - 1],
        inside: [0, 1.2, -1.2],
        lampLeft: [0.9, 1.1, front],
        lampRight: [-0.9, 1.1, front],
      },
      springiness: 1.2,
    };
  });

export const monsterTruck = rollingKit(
  ['monster truck', 'bigfoot truck'],
  { slow: 8, fast: 16 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#2a3ad0');
    b.paint(paint, 'glossy')
      .box([0, 2, 0], [2, 0.6, 4.8], 0.14, 4)
      .box([0, 2.3, 1.5], [1.9, 0.3, 1.6], 0.12, 4);
    b.box([0, 2.62, 0.05], [1.8, 0.8, 1.6], 0.22, 4);
    b.paint(glass, 'glass')
      .box([0, 2.68, 0.05], [1.84, 0.42, 1.1], 0.04)
      .box([0, 2.66, 0.86], [1.5, 0.46, 0.06], 0.02);
    b.paint(lighten(paint, 0.5), 'glossy');
    for (const side of [-1, 1])
      b.at(placed(side * 1.01, 2, 0.4), (k) =>
        k.tube(
          points(0, -0.1, 1.8, 0, 0.14, 1, 0, -0.12, 0.4, 0, 0.12, -0.6, 0, -0.06, -2),
          [0.1, 0.14, 0.1, 0.08, 0.02],
          8,
        ),
      );
    b.paint(steel, 'metal');
    for (const x of [-0.7, 0.7])
      for (const z of [-1.7, 1.7]) rod(b, [x, 1, z], [x * 0.7, 1.8, z * 0.7], 0.09);
    for (const z of [-1.7, 1.7]) rod(b, [-1.1, 0.95, z], [1.1, 0.95, z], 0.14);
    b.paint([1.5, 1.4, 1.2], 'glossy');
    for (const x of [-0.7, 0.7]) b.sphere([x, 2.05, 2.4], [0.2, 0.12, 0.06], 14);
    for (let n = -2; n <= 2; n += 1) b.sphere([n * 0.34, 3.12, 0.2], [0.12, 0.12, 0.08], 14);
    return {
      axles: [-1.75, 1.75].map((z) => ({
        z,
        radius: 0.95,
        width: 0.9,
        track: 1.25,
        style: 'tractor' as const,
      })),
      anchors: { seat: [0.4, 2.2, 0.1], top: [0, 3.1, 0] },
      springiness: 2.4,
    };
  },
);

const snowmobile = rollingKit(
  ['snowmobile', 'snow mobile', 'ski doo'],
  { slow: 7, fast: 18 },
  (b, { colour }) => {
    const paint = colour ?? fromHex('#d8261e');
    const hood = (z: number, half: number, low: number, high: number): Vec3[] =>
      points(
        -half,
        low,
        z,
        -half * 0.9,
        (low + high) / 2,
        z,
        -half * 0.5,
        high,
        z,
        half * 0.5,
        high,
        z,
        half * 0.9,
        (low + high) / 2,
        z,
        half,
        low,
        z,
        -half,
        low,
        z,
      );
    b.paint(paint, 'glossy').loft(
      [
        hood(-0.1, 0.4, 0.3, 0.82),
        hood(0.4, 0.45, 0.28, 0.84),
        hood(0.9, 0.38, 0.28, 0.66),
        hood(1.25, 0.16, 0.32, 0.44),
      ],
      { hasCaps: true },
    );
    b.paint(black, 'satin')
      .box([0, 0.3, -0.5], [0.4, 0.34, 1.7], 0.15, 4)
      .box([0, 0.62, -0.62], [0.34, 0.26, 1.1], 0.1, 4)
      .box([0, 0.8, -1.1], [0.34, 0.2, 0.1], 0.04, 3);
    b.paint(darken(paint, 0.3), 'glossy');
    for (const side of [-1, 1]) b.box([side * 0.3, 0.34, -0.3], [0.18, 0.08, 1.2], 0.03, 3);
    b.at(placed(0, 1, 0.34, { turnX: -0.6 }), (k) =>
      k.paint(glass, 'glass').box([0, 0, 0], [0.5, 0.4, 0.03], 0.012),
    );
    b.paint(steel, 'metal');
    rod(b, [0, 0.8, 0.15], [0, 1, 0.02], 0.02);
    b.paint(black, 'satin').tube(points(-0.36, 1.02, -0.08, 0, 1, 0.02, 0.36, 1.02, -0.08), 0.018, 10);
    for (const side of [-1, 1]) {
      b.paint(black, 'satin').tube(
        points(side * 0.42, 0.04, 0.3, side * 0.42, 0.04, 1.2, side * 0.42, 0.16, 1.45),
        [0.06, 0.06, 0.03],
        8,
      );
      b.paint(steel, 'metal');
      rod(b, [side * 0.42, 0.06, 0.9], [side * 0.22, 0.42, 0.75], 0.024);
      b.paint([1.5, 1.4, 1.2], 'glossy').sphere([side * 0.16, 0.6, 0.98], [0.1, 0.06, 0.06], 12);
    }
    return {
      axles: [],
      anchors: {
        seat: [0, 0.78, -0.5],
        back: [0, 0.78, -0.5],
        handlebarLeft: [0.34, 1.02, -0.07],
        handlebarRight: [-0.34, 1.02, -0.07],
        pedalLeft: [0.3, 0.4, -0.1],
        pedalRight: [-0.3, 0.4, -0.1],
      },
      springiness: 1,
    };
  },
  'slides',
);

export const workVehicleKits = [
  forklift,
  bodyTruck(
    ['concrete mixer', 'cement mixer', 'cement truck', 'concrete truck', 'mixer truck'],
    'mixer',
    '#e07a1c',
  ),
  bodyTruck(['tanker truck', 'tanker lorry', 'fuel truck', 'oil truck', 'milk truck'], 'tanker', '#c8281e'),
  bodyTruck(['tow truck', 'recovery truck', 'breakdown truck'], 'tow', '#2a6ac0'),
  monsterTruck,
  snowmobile,
];
