/** What stands at the side of a street: bus stop, phone booth, parking meter, vending machine, tombstone. */

import { fromHex } from '../../../../math/colour.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#8d949c');
const glass = fromHex('#a8c8d4');

const busStop = staticKit(['bus stop', 'bus shelter', 'tram stop'], (b, { colour }) => {
  const frame = colour ?? fromHex('#2f4a5c');
  b.paint(frame, 'satin');
  for (const x of [-1.6, 1.6]) for (const z of [-0.7, 0.6]) b.box([x, 1.2, z], [0.09, 2.4, 0.09], 0.015);
  b.box([0, 2.45, -0.05], [3.6, 0.12, 1.7], 0.04);
  b.paint(glass, 'glass').box([0, 1.25, -0.7], [3.1, 1.9, 0.03]);
  b.box([-1.6, 1.25, -0.1], [0.03, 1.9, 1]);
  b.paint(fromHex('#9a6a3c'), 'wood').box([0.2, 0.46, -0.4], [2.2, 0.07, 0.4], 0.02);
  b.paint(steel, 'metal');
  for (const x of [-0.7, 1.1]) b.box([x, 0.22, -0.4], [0.07, 0.44, 0.3]);
  b.box([2.1, 1.35, 0.5], [0.08, 2.7, 0.08], 0.02);
  b.paint(fromHex('#f2c530'), 'satin').box([2.1, 2.5, 0.56], [0.62, 0.62, 0.04], 0.08);
  b.paint(fromHex('#1f6b3a'), 'satin').box([2.1, 2.5, 0.585], [0.5, 0.5, 0.02], 0.05);
  // A bus in white.
  b.paint([0.95, 0.95, 0.95], 'satin').box([2.1, 2.53, 0.6], [0.34, 0.2, 0.02], 0.03);
  b.paint(fromHex('#1f6b3a'), 'satin').box([2.1, 2.57, 0.612], [0.28, 0.07, 0.01]);
  for (const x of [2, 2.2])
    b.paint([0.95, 0.95, 0.95], 'satin').sphere([x, 2.43, 0.6], [0.035, 0.035, 0.015], 10);
  b.paint([0.92, 0.9, 0.85], 'matte').box([2.1, 1.6, 0.55], [0.4, 0.55, 0.02], 0.01);
  return { seat: [0.2, 0.5, -0.35], top: [0, 2.5, 0] };
});

const phoneBooth = staticKit(
  ['phone booth', 'telephone booth', 'telephone box', 'phone box', 'red telephone box'],
  (b, { colour }) => {
    const red = colour ?? fromHex('#b5161c');
    b.paint(red, 'glossy').box([0, 0.08, 0], [0.95, 0.16, 0.95], 0.02);
    for (const x of [-0.42, 0.42]) for (const z of [-0.42, 0.42]) b.box([x, 1.15, z], [0.1, 2.1, 0.1], 0.015);
    b.box([0, 2.28, 0], [0.95, 0.22, 0.95], 0.03);
    b.sphere([0, 2.36, 0], [0.46, 0.16, 0.46], 20);
    b.paint(glass, 'glass');
    for (const [x, z, w, d] of [
      [0.42, 0, 0.02, 0.74],
      [-0.42, 0, 0.02, 0.74],
      [0, 0.42, 0.74, 0.02],
      [0, -0.42, 0.74, 0.02],
    ] as const)
      b.box([x, 1.25, z], [w, 1.8, d]);
    b.paint(red, 'glossy');
    for (const y of [0.5, 0.85, 1.2, 1.55, 1.9]) {
      for (const z of [-0.43, 0.43]) b.box([0, y, z], [0.76, 0.025, 0.03]);
      for (const x of [-0.43, 0.43]) b.box([x, y, 0], [0.03, 0.025, 0.76]);
    }
    b.paint([0.95, 0.94, 0.9], 'glow').box([0, 2.28, 0.48], [0.6, 0.1, 0.02]);
    return { inside: [0, 0.16, 0], top: [0, 2.5, 0] };
  },
);

const parkingMeter = staticKit(['parking meter'], (b, { colour }) => {
  b.paint(steel, 'metal').cylinder(0, 1.1, 0.035);
  b.paint(colour ?? fromHex('#3d4a58'), 'satin').box([0, 1.22, 0], [0.16, 0.3, 0.12], 0.05, 3);
  b.sphere([0, 1.36, 0], [0.08, 0.07, 0.06], 16);
  b.paint(glass, 'glass').box([0, 1.3, 0.06], [0.11, 0.09, 0.02], 0.02);
  return undefined;
});

const vendingMachine = staticKit(
  ['vending machine', 'drinks machine', 'snack machine'],
  (b, { colour, seed }) => {
    b.paint(colour ?? fromHex('#b8202a'), 'glossy').box([0, 0.93, 0], [0.95, 1.86, 0.78], 0.04);
    b.paint(fromHex('#eef4f8'), 'glow').box([-0.1, 1.12, 0.385], [0.62, 1.2, 0.02]);
    const cans = ['#d8322f', '#2f6fd0', '#e8b32a', '#3a9a4a', '#e07a2a', '#7a3ab0'].map(fromHex);
    for (let row = 0; row < 5; row += 1) {
      for (let n = 0; n < 6; n += 1)
        b.paint(cans[(n + row * 2 + seed) % cans.length]!, 'glossy').box(
          [-0.36 + n * 0.105, 0.68 + row * 0.23, 0.42],
          [0.06, 0.13, 0.06],
          0.02,
        );
      b.paint(steel, 'metal').box([-0.1, 0.6 + row * 0.23, 0.42], [0.62, 0.02, 0.07]);
    }
    b.paint([0.03, 0.03, 0.035], 'glossy').box([0.34, 1.25, 0.39], [0.18, 0.3, 0.02], 0.01);
    b.box([-0.1, 0.3, 0.39], [0.56, 0.16, 0.02], 0.01);
    return undefined;
  },
);

const tombstone = staticKit(['tombstone', 'gravestone', 'headstone', 'grave'], (b, { seed }) => {
  const stone = fromHex(seed % 2 ? '#8d8f8c' : '#767a80');
  b.paint(stone, 'stone').box([0, 0.45, 0], [0.62, 0.9, 0.16], 0.03);
  b.sphere([0, 0.88, 0], [0.31, 0.24, 0.08], 24);
  b.box([0, 0.06, 0.02], [0.8, 0.12, 0.3], 0.02);
  b.paint(fromHex('#3f413f'), 'matte')
    .box([0, 0.78, 0.085], [0.05, 0.3, 0.012])
    .box([0, 0.84, 0.085], [0.2, 0.05, 0.012]);
  for (const y of [0.5, 0.42, 0.34]) b.box([0, y, 0.085], [0.36, 0.02, 0.01]);
  b.paint(fromHex('#4a3a28'), 'matte').sphere([0, 0, 0.6], [0.38, 0.12, 0.6], 16);
  return undefined;
});

export const streetFurnitureKits = [busStop, phoneBooth, parkingMeter, vendingMachine, tombstone];
