import { fromHex } from '../../../../math/colour.ts';
import { rotationX, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { addCoin, gold, steel } from './treasures-parts.ts';

export const magicLamp = staticKit(['magic lamp', "aladdin's lamp", 'genie lamp'], (b) => {
  b.paint(gold, 'metal').lathe(
    [
      [0, 0],
      [0.06, 0],
      [0.05, 0.015],
      [0.018, 0.03],
      [0.07, 0.05],
      [0.095, 0.075],
      [0.08, 0.1],
      [0.03, 0.115],
      [0.02, 0.13],
      [0.012, 0.15],
      [0, 0.155],
    ],
    26,
  );
  b.tube(
    [
      [0.08, 0.075, 0],
      [0.14, 0.08, 0],
      [0.19, 0.11, 0],
    ],
    [0.03, 0.02, 0.012],
    10,
  ).tube(
    [
      [-0.08, 0.09, 0],
      [-0.14, 0.12, 0],
      [-0.16, 0.08, 0],
      [-0.11, 0.05, 0],
      [-0.07, 0.06, 0],
    ],
    0.009,
    8,
  );
  b.paint(fromHex('#c81f3a'), 'glossy').sphere([0, 0.078, 0.093], 0.012, 8);
  return { exhaust: [0.19, 0.12, 0], grip: [-0.14, 0.09, 0] };
});

export const trophy = staticKit(['trophy', 'cup trophy', 'golden cup', 'award'], (b) => {
  b.paint(fromHex('#2a1a12'), 'glossy')
    .box([0, 0.03, 0], [0.13, 0.06, 0.13], 0.008)
    .paint(gold, 'metal')
    .box([0, 0.035, 0.066], [0.08, 0.03, 0.003]);
  b.lathe(
    [
      [0, 0.06],
      [0.05, 0.06],
      [0.045, 0.075],
      [0.014, 0.09],
      [0.012, 0.14],
      [0.022, 0.15],
      [0.07, 0.2],
      [0.09, 0.29],
      [0.095, 0.3],
      [0.085, 0.3],
      [0.06, 0.21],
      [0, 0.19],
    ],
    28,
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.085, 0.27, 0],
        [side * 0.14, 0.28, 0],
        [side * 0.135, 0.21, 0],
        [side * 0.06, 0.18, 0],
      ],
      0.009,
      8,
    );
  return { grip: [0, 0.12, 0] };
});

export const medal = staticKit(['medal', 'gold medal', 'silver medal'], (b, { noun }) => {
  const paint = noun.includes('silver') ? steel : gold;
  b.at(translation(0, 0.035, 0.004), (k) => k.at(rotationX(Math.PI / 2), (c) => addCoin(c, 0.035, paint)));
  for (const side of [-1, 1])
    b.paint(fromHex(side > 0 ? '#c8202a' : '#2a55b0'), 'cloth').extrude(
      [
        [side * 0.002, 0.07],
        [side * 0.02, 0.07],
        [side * 0.05, 0.16],
        [side * 0.03, 0.16],
      ],
      -0.001,
      0.001,
    );
  return { grip: [0, 0.15, 0] };
});

export const swordInStone = staticKit(['sword in stone', 'sword in the stone', 'excalibur'], (b) => {
  b.paint((p) => (p[1] > 0.3 ? fromHex('#6f8a4a') : fromHex('#7d7a74')), 'rock')
    .sphere([0, 0.12, 0], [0.7, 0.34, 0.55], 16)
    .sphere([0.25, 0.1, 0.15], [0.5, 0.28, 0.4], 14)
    .sphere([-0.3, 0.05, -0.1], [0.45, 0.25, 0.45], 14);
  b.paint(steel, 'metal').loft(
    [
      [0.4, 0.035],
      [1.02, 0.045],
    ].map(([y, w]): Vec3[] => [
      [-w!, y!, 0],
      [0, y!, 0.01],
      [w!, y!, 0],
      [0, y!, -0.01],
    ]),
  );
  b.paint(gold, 'metal')
    .box([0, 1.04, 0], [0.32, 0.04, 0.05], 0.015)
    .sphere([0, 1.27, 0], 0.04, 12)
    .paint(fromHex('#4a2a1c'), 'satin')
    .tube(
      [
        [0, 1.05, 0],
        [0, 1.24, 0],
      ],
      0.022,
      8,
    )
    .paint(fromHex('#c81f3a'), 'glossy')
    .sphere([0, 1.04, 0.03], 0.02, 8);
  return { grip: [0, 1.15, 0], top: [0, 0.4, 0] };
});

export const wallShield = staticKit(['shield on wall', 'wall shield', 'coat of arms'], (b, { colour }) => {
  const paint = colour ?? fromHex('#a8222a');
  const outline: [number, number][] = [
    [-0.3, 0.75],
    [0.3, 0.75],
    [0.3, 0.4],
    [0.18, 0.15],
    [0, 0],
    [-0.18, 0.15],
    [-0.3, 0.4],
  ];
  b.paint(steel, 'metal')
    .extrude(
      outline.map(([x, y]) => [x * 1.08, y * 1.06 - 0.02]),
      0,
      0.03,
    )
    .paint(paint, 'glossy')
    .extrude(outline, 0.03, 0.045);
  b.paint(gold, 'metal').box([0, 0.4, 0.048], [0.07, 0.68, 0.01]).box([0, 0.48, 0.048], [0.56, 0.07, 0.01]);
  for (const side of [-1, 1])
    b.paint(steel, 'metal').tube(
      [
        [side * 0.5, 0.9, -0.02],
        [-side * 0.45, -0.02, -0.02],
      ],
      0.014,
      6,
    );
  return undefined;
});
