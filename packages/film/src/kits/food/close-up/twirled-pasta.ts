/** A fork that twirls spaghetti up from a plate: a ball of strands turns on it, loose ends hang down. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { steamAt } from '../dish.ts';
import { addNoodles } from '../noodle-parts.ts';
import { addPlate } from '../tableware.ts';

const addFork = (b: MeshBuilder) => {
  b.paint(fromHex('#d4d8de'), 'metal');
  for (const x of [-0.0105, -0.0035, 0.0035, 0.0105])
    b.tube(
      [
        [x, -0.05, 0],
        [x, -0.01, 0.003],
        [x * 0.8, 0.012, 0.002],
      ],
      [0.0011, 0.0019, 0.0021],
      8,
    );
  b.box([0, 0.016, 0.001], [0.022, 0.012, 0.004], 0.0018);
  b.tube(
    [
      [0, 0.02, 0.001],
      [0, 0.06, -0.004],
      [0, 0.19, -0.03],
    ],
    [0.004, 0.0034, 0.006],
    12,
  );
};

export const twirledPasta: Kit = {
  name: 'spaghetti twirled on a fork',
  nouns: ['spaghetti twirled on a fork'],
  locomotion: 'none',
  build: ({ seed, traits }) => {
    const random = createRandom(seed);
    const [body, ball, ends] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const y = addPlate(body, 0.15);
    addNoodles(body, random, 0.1, y + 0.008, 0.034, '#f2cd74', 0.0026, 70);
    const isRed = !/carbonara|pesto|butter|cream|alfredo/.test(traits.join(' '));
    body.paint(fromHex(isRed ? '#b8281a' : '#f6e6c0'), 'glossy').lathe(
      [
        [0.056, y + 0.03],
        [0.05, y + 0.042],
        [0.03, y + 0.05],
        [0, y + 0.052],
      ],
      36,
      (a) => 1 + 0.12 * Math.sin(a * 5),
    );
    for (const a of [0.5, 2.4, 4.4])
      body
        .paint(fromHex('#3f8a34'), 'leaf')
        .sphere([Math.cos(a) * 0.07, y + 0.04, Math.sin(a) * 0.07], [0.016, 0.003, 0.01], 12);
    addFork(ball);
    for (let n = 0; n < 26; n += 1) {
      const [height, r, turn] = [-0.036 + 0.044 * random(), 0.012 + 0.01 * random(), random() * 6.3];
      ball.paint(scale(fromHex('#f2cd74'), 0.85 + 0.25 * random()), 'glossy').tube(
        Array.from({ length: 15 }, (_, k): Vec3 => {
          const a = turn + k * 0.42;
          return [Math.cos(a) * r, height + 0.006 * Math.sin(a * 1.3 + n), Math.sin(a) * r];
        }),
        0.0026,
        6,
      );
    }
    if (isRed)
      for (let n = 0; n < 9; n += 1)
        ball
          .paint(fromHex('#b8281a'), 'glossy')
          .sphere([Math.cos(n * 2.4) * 0.02, -0.03 + 0.004 * n, Math.sin(n * 2.4) * 0.02], 0.0055, 10);
    for (let n = 0; n < 9; n += 1) {
      const a = n * 0.7;
      ends.paint(scale(fromHex('#f2cd74'), 0.9 + 0.2 * random()), 'glossy').tube(
        [
          [Math.cos(a) * 0.016, -0.02, Math.sin(a) * 0.016],
          [Math.cos(a) * 0.022, -0.06, Math.sin(a) * 0.022],
          [Math.cos(a + 0.5) * 0.03, -0.1, Math.sin(a + 0.5) * 0.03],
        ],
        0.0026,
        6,
      );
    }
    return assembleModel(
      { body, ball, ends },
      {
        size: [0.28, 0.22, 0.28],
        anchors: { top: [0, y + 0.05, 0] },
        pose: ({ time, phase }) => {
          const lift = 0.13 + 0.014 * Math.sin(time * 0.9);
          return {
            parts: {
              ball: multiply(translation(0, lift, 0.02), rotationX(-0.12), rotationY(time * 2.6)),
              ends: multiply(translation(0, lift, 0.02), rotationY(time * 1.1)),
            },
            anchors: {},
            particles: steamAt([0, 0.07, 0], 0.06, 0.16, time, phase),
          };
        },
      },
    );
  },
};
