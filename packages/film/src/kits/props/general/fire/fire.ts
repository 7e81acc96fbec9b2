/** Things that burn: campfire, bonfire, fireplace, candle, lantern, brazier. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { rotationY, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Model } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { flames, puffs, sparks } from '../../../shared/puffs.ts';
import { buildCandleBurningDown } from './candle-burning-down.ts';
import { buildCandle, buildLantern } from './candles.ts';
import { firelight } from './fire-parts.ts';

const bark = fromHex('#5a3d26');

/** Bright tongues of fire as meshes inside the particles, so that a fire reads from afar. */
const addTongues = (b: MeshBuilder, radius: number, height: number, count: number, seed: number) => {
  const random = createRandom(seed);
  for (let n = 0; n < count; n += 1) {
    const [a, r] = [random() * 2 * Math.PI, random() * radius * 0.6];
    const tall = height * (0.55 + random() * 0.45) * (1 - r / radius / 2);
    const wide = radius * (0.22 + random() * 0.16);
    b.paint((p) => {
      const t = p[1] / height;
      return [4.2 - 1.6 * t, 2.4 - 2 * t, Math.max(0.08, 0.8 - 1.1 * t)];
    }, 'glow');
    b.at(translation(Math.cos(a) * r, 0, Math.sin(a) * r), (k) =>
      k.lathe(
        [
          [wide * 0.5, 0],
          [wide, tall * 0.22],
          [wide * 0.72, tall * 0.5],
          [wide * 0.25, tall * 0.8],
          [0, tall],
        ],
        8,
      ),
    );
  }
};

const buildCampfire = (scale: number): Model => {
  const random = createRandom(4);
  const body = new MeshBuilder();
  const stones = Math.round(13 * Math.sqrt(scale));
  for (let n = 0; n < stones; n += 1) {
    const a = (n / stones) * 2 * Math.PI;
    const size = 0.11 + random() * 0.05;
    const grey = 0.1 + random() * 0.12;
    body
      .paint([grey, grey * 0.96, grey * 0.9], 'rock')
      .sphere(
        [Math.cos(a) * 0.55 * scale, size * 0.5, Math.sin(a) * 0.55 * scale],
        [size * 1.1, size * 0.8, size],
        9,
      );
  }
  body.paint([0.02, 0.018, 0.016], 'soil').sphere([0, 0, 0], [0.5 * scale, 0.03, 0.5 * scale], 16);
  for (let n = 0; n < 8; n += 1) {
    const a = (n / 8) * 2 * Math.PI + 0.2;
    const lean = n % 2 ? 0.34 : 0.24;
    const foot: Vec3 = [Math.cos(a) * 0.42 * scale, 0.04, Math.sin(a) * 0.42 * scale];
    const head: Vec3 = [-Math.cos(a) * 0.06 * scale, lean * scale, -Math.sin(a) * 0.06 * scale];
    body
      .paint((p) => (p[1] > 0.2 * scale ? darken(bark, 0.75) : bark), 'bark')
      .tube([foot, head], [0.07 * scale, 0.05 * scale], 8);
    body
      .paint(fromHex('#c69a62'), 'wood')
      .sphere([foot[0] * 1.06, foot[1], foot[2] * 1.06], 0.062 * scale, 7);
  }
  for (let n = 0; n < 14; n += 1)
    body
      .paint([2.6, 0.5 + random() * 0.4, 0.06], 'glow')
      .sphere(
        [(random() - 0.5) * 0.45 * scale, 0.05, (random() - 0.5) * 0.45 * scale],
        0.035 + random() * 0.03,
        6,
      );
  const fires = [0, 1, 2].map((n) => {
    const b = new MeshBuilder();
    addTongues(b, 0.36 * scale, 1.15 * scale, 9, n + 11);
    return b;
  });
  const at: Vec3 = [0, 0.3 * scale, 0];
  return assembleModel(
    { body, glow0: fires[0]!, glow1: fires[1]!, glow2: fires[2]! },
    {
      size: [1.4 * scale, 1.2 * scale, 1.4 * scale],
      anchors: { top: [0, 0.65 * scale, 0], lamp: [0, 0.7 * scale, 0] },
      pose: (input) => {
        const turn = Math.floor(input.time * 9 + input.phase) % 3;
        const grow = 0.9 + 0.12 * Math.sin(input.time * 13);
        const lick = rotationY(input.time * 0.7 + turn * 2.1);
        lick[5] = grow;
        lick[7] = 0.1 * scale;
        const shownIf = (n: number) => (turn === n ? lick : null);
        return {
          parts: { glow0: shownIf(0), glow1: shownIf(1), glow2: shownIf(2) },
          anchors: {},
          particles: [
            ...flames(input, at, 0.38 * scale),
            ...sparks(input, at, 0.34 * scale),
            ...puffs(input, {
              at: [0, scale, 0],
              count: 14,
              life: 3,
              velocity: [0, 0.9 * scale, 0],
              spread: 0.5 * scale,
              size: [0.1 * scale, 0.5 * scale],
              colour: [0.3, 0.28, 0.27],
              opacity: 0.22,
            }),
          ],
          lamps: [firelight(input, [0, 0.75 * scale, 0], 3.2 * scale, 7 * scale)],
        };
      },
    },
  );
};

const buildFireplace = (colour: Vec3 | null): Model => {
  const stone = colour ?? fromHex('#9a8c7c');
  const body = new MeshBuilder();
  body
    .paint(stone, 'stone')
    .box([-0.68, 0.55, 0], [0.44, 1.1, 0.6])
    .box([0.68, 0.55, 0], [0.44, 1.1, 0.6])
    .box([0, 1.2, 0], [1.8, 0.3, 0.6])
    .box([0, 2.2, -0.05], [1.5, 1.8, 0.45]);
  body.paint(fromHex('#6b4527'), 'wood').box([0, 1.42, 0.06], [2.05, 0.14, 0.78], 0.03);
  body.paint(darken(stone, 0.2), 'stone').box([0, 0.05, 0.3], [2, 0.1, 1.1], 0.02);
  body.paint([0.015, 0.013, 0.012], 'matte').box([0, 0.58, -0.22], [0.95, 1, 0.1]);
  body
    .paint(bark, 'bark')
    .tube(
      [
        [-0.35, 0.2, 0.05],
        [0.35, 0.2, 0.05],
      ],
      0.08,
      8,
    )
    .tube(
      [
        [-0.32, 0.2, -0.12],
        [0.34, 0.22, -0.1],
      ],
      0.08,
      8,
    )
    .tube(
      [
        [-0.28, 0.33, 0],
        [0.3, 0.36, -0.05],
      ],
      0.07,
      8,
    );
  body.paint(fromHex('#2a2a2c'), 'metal');
  for (const x of [-0.3, 0.3])
    body.box([x, 0.14, 0], [0.04, 0.06, 0.5]).box([x, 0.25, 0.24], [0.05, 0.3, 0.05], 0.02);
  // On the mantelpiece: clock, candles, vase.
  body
    .paint(fromHex('#3a2416'), 'wood')
    .box([0, 1.64, 0.08], [0.3, 0.32, 0.16], 0.06)
    .paint(fromHex('#f4eedc'), 'satin')
    .sphere([0, 1.66, 0.16], [0.1, 0.1, 0.02], 16);
  for (const x of [-0.7, 0.7])
    body
      .paint(fromHex('#c8a24a'), 'metal')
      .at(translation(x, 1.49, 0.1), (k) =>
        k.lathe(
          [
            [0.06, 0],
            [0.02, 0.04],
            [0.02, 0.12],
            [0.04, 0.14],
            [0, 0.14],
          ],
          12,
        ),
      )
      .paint(fromHex('#f4ecd8'), 'satin')
      .at(translation(x, 1.63, 0.1), (k) => k.cylinder(0, 0.16, 0.02, 0.02, 10));
  const fire = new MeshBuilder();
  addTongues(fire, 0.3, 0.6, 9, 5);
  const at: Vec3 = [0, 0.35, 0];
  return assembleModel(
    { body, glow: fire },
    {
      size: [2.05, 3.1, 1.7],
      anchors: { top: [0, 1.49, 0.1], lamp: [0, 0.6, 0.6], inside: at },
      pose: (input) => {
        const lick = rotationY(0.25 * Math.sin(input.time * 5));
        lick[5] = 0.85 + 0.2 * Math.sin(input.time * 11) * Math.sin(input.time * 7);
        lick[7] = 0.28;
        return {
          parts: { glow: lick },
          anchors: {},
          particles: [...flames(input, at, 0.26), ...sparks(input, at, 0.16)],
          lamps: [firelight(input, [0, 0.7, 0.75], 2.4, 5)],
        };
      },
    },
  );
};

export const fireKits: readonly Kit[] = [
  {
    name: 'campfire',
    nouns: ['campfire', 'camp fire', 'fire', 'fire pit', 'bonfire', 'big fire'],
    locomotion: 'none',
    build: ({ noun }) => buildCampfire(noun === 'bonfire' || noun === 'big fire' ? 2 : 1),
  },
  {
    name: 'fireplace',
    nouns: ['chimney'],
    locomotion: 'none',
    build: ({ colour }) => buildFireplace(colour),
  },
  {
    name: 'candle',
    nouns: ['candle', 'candlestick', 'candelabra', 'candelabrum'],
    locomotion: 'none',
    build: ({ noun, colour, traits }) =>
      traits.includes('burns down') ? buildCandleBurningDown(colour) : buildCandle(noun, colour, traits),
  },
  {
    name: 'lantern',
    nouns: ['lantern', 'lantern on a stand', 'lantern stand', 'oil lamp', 'oil lantern'],
    locomotion: 'none',
    build: ({ noun }) => buildLantern(noun),
  },
];
