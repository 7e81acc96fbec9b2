import { fromHex, lighten } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import { fractalNoise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { equations, writeLine } from '../../../shared/chalk-writing.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { clock, globe } from './clocks.ts';
import { computer, radio, telephone, television } from './electronics.ts';
import { gold, steel, wood } from './furnishings-parts.ts';

const circle = (radius: number, count = 25): [number, number][] =>
  Array.from({ length: count }, (_, n): [number, number] => [
    Math.cos((n / (count - 1)) * 2 * Math.PI) * radius,
    Math.sin((n / (count - 1)) * 2 * Math.PI) * radius,
  ]);

const board = staticKit(
  ['blackboard', 'chalkboard', 'whiteboard', 'white board', 'notice board'],
  (b, { noun }) => {
    const isWhite = noun.includes('white');
    const [w, h, y] = [2.8, 1.3, 1.6];
    b.paint(isWhite ? steel : wood, isWhite ? 'metal' : 'wood')
      .box([0, y, 0], [w + 0.14, h + 0.14, 0.06], 0.015)
      .paint(
        isWhite ? fromHex('#f6f7f7') : noun.includes('notice') ? fromHex('#b98d5a') : fromHex('#1f3a30'),
        isWhite ? 'glossy' : 'matte',
      )
      .box([0, y, 0.028], [w, h, 0.02]);
    b.paint(isWhite ? steel : wood, 'wood').box([0, y - h / 2 - 0.08, 0.08], [w, 0.04, 0.14], 0.01);
    for (const x of [-1.1, 1.1])
      b.paint(isWhite ? steel : wood, isWhite ? 'metal' : 'wood')
        .box([x, 0.5, -0.02], [0.08, 1, 0.06])
        .box([x, 0.03, 0], [0.1, 0.06, 0.6], 0.01, 1);
    // Writing: a few lines, a sum and a drawing.
    const chalk: Vec3 = isWhite ? [0.05, 0.09, 0.35] : [0.75, 0.76, 0.72];
    b.paint(chalk, 'matte');
    for (const [row, line] of equations.slice(0, 3).entries())
      writeLine(b, line, [-1.28, y + 0.36 - row * 0.29, 0.042], 0.19);
    writeLine(b, equations[4]!, [-1.28, y - 0.52, 0.042], 0.19);
    b.tube(
      circle(0.22).map(([x, v]): Vec3 => [0.8 + x, y + 0.15 + v, 0.042]),
      0.007,
      4,
      false,
    )
      .tube(
        [
          [0.8, y + 0.15, 0.042],
          [1.02, y + 0.15, 0.042],
        ],
        0.006,
        4,
        false,
      )
      .tube(
        [
          [0.3, y - 0.5, 0.042],
          [0.7, y - 0.2, 0.042],
          [1.2, y - 0.5, 0.042],
          [0.3, y - 0.5, 0.042],
        ],
        0.007,
        4,
        false,
      );
    for (const [n, hex] of ['#f2f2ee', '#e8d04a', '#e87a8a'].entries())
      b.paint(fromHex(hex), 'matte').tube(
        [
          [-0.4 + n * 0.14, y - h / 2 - 0.05, 0.1],
          [-0.32 + n * 0.14, y - h / 2 - 0.05, 0.1],
        ],
        0.01,
        6,
      );
    return { top: [0, y, 0.06], grip: [0, y, 0.06] };
  },
);

const painting = staticKit(
  ['painting', 'picture frame', 'picture', 'portrait', 'framed picture'],
  (b, { noun, seed, colour }) => {
    const [w, h] = noun === 'portrait' ? [0.6, 0.8] : [0.9, 0.65];
    b.paint(colour ?? gold, 'metal')
      .box([0, h / 2 + 0.06, 0], [w + 0.14, h + 0.14, 0.05], 0.02)
      .box([0, h / 2 + 0.06, 0.02], [w + 0.05, h + 0.05, 0.03], 0.01);
    const cells = 26;
    for (let row = 0; row < cells; row += 1)
      for (let column = 0; column < cells; column += 1) {
        const [u, v] = [(column + 0.5) / cells, (row + 0.5) / cells];
        const hill = 0.42 + 0.16 * Math.sin(u * 5 + seed) + 0.06 * Math.sin(u * 13);
        const n = fractalNoise(u * 9, v * 9, seed);
        let paint: Vec3 =
          v > hill
            ? [0.35 + n * 0.2 + (1 - v) * 0.5, 0.45 + n * 0.15 + (1 - v) * 0.25, 0.65]
            : [0.1 + n * 0.15, 0.22 + n * 0.2, 0.06];
        if (Math.hypot(u - 0.7, v - 0.75) < 0.08) paint = [0.95, 0.6, 0.15];
        if (noun === 'portrait') {
          const d = Math.hypot((u - 0.5) * 1.3, v - 0.62);
          paint =
            d < 0.17
              ? [0.75, 0.5, 0.36]
              : d < 0.23 && v > 0.6
                ? [0.12, 0.06, 0.03]
                : v < 0.46 && Math.abs(u - 0.5) < 0.34 - v * 0.3
                  ? [0.3, 0.05, 0.07]
                  : [0.1 + n * 0.06, 0.09 + n * 0.05, 0.06];
        }
        b.paint(paint, 'satin').quad(
          [(u - 0.5 - 0.5 / cells) * w, 0.06 + (v - 0.5 / cells) * h, 0.037],
          [(u - 0.5 + 0.5 / cells) * w, 0.06 + (v - 0.5 / cells) * h, 0.037],
          [(u - 0.5 + 0.5 / cells) * w, 0.06 + (v + 0.5 / cells) * h, 0.037],
          [(u - 0.5 - 0.5 / cells) * w, 0.06 + (v + 0.5 / cells) * h, 0.037],
          [0, 0, 1],
        );
      }
    return undefined;
  },
);

const mirror = staticKit(['mirror', 'standing mirror', 'magic mirror'], (b) => {
  b.paint(gold, 'metal')
    .at(translation(0, 0.97, 0), (k) =>
      k.tube(
        circle(1, 41).map(([x, y]): Vec3 => [x * 0.54, y * 0.84, 0]),
        0.045,
        8,
        false,
      ),
    )
    .paint(fromHex('#8a6a3a'), 'wood')
    .sphere([0, 0.97, -0.02], [0.53, 0.83, 0.012], 36);
  b.paint([0.6, 0.68, 0.72], 'mirror');
  const rim = circle(1, 41).map(([x, y]) => b.vertex([x * 0.53, 0.97 + y * 0.83, 0], [0, 0, 1]));
  const middle = b.vertex([0, 0.97, 0], [0, 0, 1]);
  for (let n = 0; n + 1 < rim.length; n += 1) b.triangle(middle, rim[n]!, rim[n + 1]!);
  for (const x of [-0.62, 0.62])
    b.paint(gold, 'metal')
      .tube(
        [
          [x, 0.06, 0],
          [x, 1.15, 0],
        ],
        0.025,
        8,
      )
      .tube(
        [
          [x, 0.03, -0.25],
          [x, 0.08, 0],
          [x, 0.03, 0.25],
        ],
        0.025,
        8,
      )
      .sphere([x, 1.18, 0], 0.04, 10);
  return undefined;
});

const birdcage = staticKit(['birdcage', 'bird cage'], (b, { colour }) => {
  const paint = colour ?? gold;
  b.paint(paint, 'metal').lathe(
    [
      [0, 0],
      [0.19, 0],
      [0.2, 0.03],
      [0.18, 0.05],
      [0, 0.05],
    ],
    28,
  );
  for (let n = 0; n < 22; n += 1) {
    const a = (n / 22) * 2 * Math.PI;
    b.tube(
      [
        [Math.cos(a) * 0.17, 0.05, Math.sin(a) * 0.17],
        [Math.cos(a) * 0.17, 0.34, Math.sin(a) * 0.17],
        [Math.cos(a) * 0.13, 0.44, Math.sin(a) * 0.13],
        [0, 0.52, 0],
      ],
      0.0045,
      4,
      false,
    );
  }
  for (const y of [0.18, 0.34])
    b.tube(
      circle(0.172).map(([x, z]): Vec3 => [x, y, z]),
      0.006,
      5,
      false,
    );
  b.tube(
    circle(0.03, 13).map(([x, y]): Vec3 => [x, 0.555 + y, 0]),
    0.006,
    5,
    false,
  )
    .paint(wood, 'wood')
    .tube(
      [
        [-0.12, 0.22, 0],
        [0.12, 0.22, 0],
      ],
      0.008,
      6,
    )
    .paint(lighten(wood, 0.3), 'wood')
    .tube(
      [
        [-0.05, 0.43, 0],
        [-0.05, 0.32, 0],
        [0.05, 0.32, 0],
        [0.05, 0.43, 0],
      ],
      0.005,
      5,
    );
  return { inside: [0, 0.23, 0], grip: [0, 0.58, 0] };
});

export const furnishingKits: readonly Kit[] = [
  board,
  painting,
  mirror,
  clock,
  globe,
  computer,
  television,
  radio,
  telephone,
  birdcage,
];
