/** Bowling lanes: a ball rolls down the middle one again and again and knocks over the pins. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { clamp, fraction } from '../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';

/** Metres: shorter than a real one, so that the ball and the pins are in one picture. */
const length = 5;
/** The line is this far behind the middle of the model. */
export const lineZ = -2;
const [width, gutter, ball] = [1.1, 0.22, 0.15];
const pinZ = length - 1.1;
/** Seconds from one ball to the next, and shares of it at which it reaches the pins and they are set up again. */
const period = 2.4;
const [hits, sets] = [0.42, 0.9];

const pinProfile = pairs(
  0,
  0,
  0.04,
  0,
  0.05,
  0.015,
  0.095,
  0.17,
  0.088,
  0.27,
  0.042,
  0.4,
  0.038,
  0.45,
  0.052,
  0.53,
  0.038,
  0.59,
  0,
  0.61,
);

const addPin = (b: MeshBuilder) => {
  b.paint(fromHex('#f6f3ec'), 'glossy').lathe(pinProfile, 14);
  b.paint(fromHex('#d8241c'), 'glossy');
  for (const y of [0.41, 0.45]) b.lathe(pairs(0.042, y - 0.012, 0.046, y, 0.042, y + 0.012), 14);
};

/** The first pin is nearest to the player. */
const pins = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, n) => ({ x: (n - row / 2) * 0.27, z: pinZ + row * 0.24 })),
);

const addLanes = (b: MeshBuilder) => {
  const pitch = width + 2 * gutter + 0.1;
  for (const lane of [-1, 0, 1]) {
    const x = lane * pitch;
    for (let board = 0; board < 9; board += 1)
      b.paint(fromHex(board % 2 ? '#d9a866' : '#cf9a58'), 'glossy').box(
        [x + (board - 4) * (width / 9), 0.05, length / 2],
        [width / 9, 0.1, length],
      );
    b.paint(fromHex('#3a3c44'), 'satin');
    for (const side of [-1, 1])
      b.box([x + side * (width / 2 + gutter / 2), 0.02, length / 2], [gutter, 0.04, length]);
    b.paint(fromHex('#2456a8'), 'glossy').box([x + pitch / 2, 0.08, length / 2], [0.1, 0.16, length], 0.02);
    b.paint(fromHex('#7a2a1c'), 'glossy');
    for (const n of [-2, -1, 0, 1, 2])
      b.box([x + n * 0.2, 0.102, 1.9 - Math.abs(n) * 0.2], [0.05, 0.006, 0.22]);
    if (lane !== 0)
      for (const pin of pins) b.at(translation(x + pin.x, 0.1, pin.z), (k) => addPin(k as MeshBuilder));
  }
  b.paint(fromHex('#b5763c'), 'glossy').box([0, 0.05, -0.9], [pitch * 3, 0.1, 1.8]);
  b.paint(fromHex('#1c1c20'), 'satin').box([0, 0.103, -0.02], [pitch * 3, 0.006, 0.06]);
  b.paint(fromHex('#2456a8'), 'glossy').box([-pitch * 1.5, 0.08, length / 2], [0.1, 0.16, length], 0.02);
};

export const bowlingLane: Kit = {
  name: 'bowling lane',
  nouns: ['bowling lane', 'bowling lanes'],
  locomotion: 'none',
  build: () => {
    const lanes = new MeshBuilder();
    lanes.at(translation(0, 0, lineZ), (b) => addLanes(b as MeshBuilder));
    const rolling = new MeshBuilder();
    rolling.paint(fromHex('#2a3fb8'), 'glossy').sphere([0, 0, 0], ball, 24);
    rolling.paint([0.02, 0.02, 0.03], 'matte');
    for (const x of [-0.035, 0.035]) rolling.sphere([x, ball - 0.012, 0.03], 0.022, 8);
    const pinParts = Object.fromEntries(
      pins.map((_, n) => {
        const b = new MeshBuilder();
        addPin(b);
        return [`pin${n}`, b];
      }),
    );
    return assembleModel(
      { lanes, ball: rolling, ...pinParts },
      {
        size: [4.4, 0.7, 6.2],
        anchors: { top: [0, 0.1, -0.6] },
        pose: ({ time }) => {
          const u = fraction(time / period + 0.12);
          const z = -0.2 + clamp(u / hits) * (pinZ + 0.2) + Math.max(0, u - hits) * 6;
          const parts: Record<string, Matrix | null> = {
            ball:
              z > length + 0.3
                ? null
                : multiply(translation(0.04, 0.1 + ball, lineZ + z), rotationX(z / ball)),
          };
          for (const [n, { x, z: at }] of pins.entries()) {
            const late = hits - 0.02 + (at - pinZ) * 0.05 + 0.012 * (n % 3);
            const fallen = u > sets ? 0 : clamp((u - late) / 0.16);
            const aside = x === 0 ? 0.25 * Math.sin(n * 2.1) : x;
            const way = Math.atan2(aside * 3, 1);
            const hop = 0.5 * 4 * fallen * (1 - fallen);
            parts[`pin${n}`] = multiply(
              translation(
                x + aside * fallen * 0.9,
                0.1 + hop * 0.5 + 0.06 * fallen,
                lineZ + at + 0.45 * fallen,
              ),
              rotationY(way),
              rotationX(1.5 * fallen),
            );
          }
          return { parts, anchors: {} };
        },
      },
    );
  },
};
