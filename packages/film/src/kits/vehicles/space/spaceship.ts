/** Ships of the imagination: a landing starship, a flying saucer, flying cars. They hover on glowing engines. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addPane } from '../../shared/windows.ts';
import { addCabin, addShell } from '../shared/car-body.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';

const dark = fromHex('#2a2d33');
const engineBlue: Vec3 = [0.6, 2, 4.5];

const isLanding = (action: string) => action === 'land' || action === 'launch';

const buildStarship = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? fromHex('#c9ced6');
  const accent = colour ? lighten(colour, 0.6) : fromHex('#d8672a');
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const y = 3.4;
  body.paint(
    (p) => (p[1] < y - 0.7 ? darken(paint, 0.35) : Math.abs(p[2] - 2.5) < 0.35 ? accent : paint),
    'glossy',
  );
  addFuselage(
    body,
    [
      [-7, 1.3, y],
      [-4, 1.9, y],
      [1, 1.8, y],
      [5, 1.1, y - 0.1],
      [8.5, 0.12, y - 0.4],
    ],
    detail === 0 ? 36 : 18,
    detail === 0 ? 28 : 16,
    2.5,
  );
  body.paint(fromHex('#16303f'), 'glass').sphere([0, y + 0.95, 3.3], [0.95, 0.75, 2], detail === 0 ? 22 : 12);
  body.paint(paint, 'glossy');
  for (const side of [-1, 1]) {
    body.paint(paint, 'glossy');
    addWing(
      body,
      { x: side * 1.3, y: y - 0.1, front: 1.5, back: -6.2 },
      { x: side * 7, y: y - 0.6, front: -4.6, back: -7 },
      0.7,
    );
    body.paint(accent, 'glossy');
    addWing(
      body,
      { x: side * 6.9, y: y - 1.5, front: -3.4, back: -7.4 },
      { x: side * 7.1, y: y + 1.6, front: -6, back: -7.6 },
      0.3,
    );
    body.at(multiply(translation(side * 2.7, y + 0.1, -5.6), rotationX(Math.PI / 2)), (k) => {
      k.paint(dark, 'metal').lathe(
        [
          [0.75, -2.2],
          [1, -1.6],
          [1.05, 1.2],
          [0.7, 2.3],
          [0, 2.5],
        ],
        22,
      );
      k.paint(engineBlue, 'glow')
        .lathe(
          [
            [0, -2],
            [0.68, -2],
          ].reverse() as [number, number][],
          18,
        )
        .sphere([0, -1.95, 0], [0.66, 0.25, 0.66], 14);
    });
    body.paint(accent, 'satin').box([side * 1.75, y + 0.25, -1], [0.1, 0.3, 4], 0.04);
    for (let n = 0; n < 4; n += 1)
      addPane(body, lit, [side * 1.82, y - 0.15, -3.5 + n * 1.2], [0.1, 0.28, 0.6], [1.6, 1.5, 1.1]);
  }
  addWing(
    body,
    { x: 0, y: y + 1.4, front: -3, back: -6.8 },
    { x: 0, y: y + 3.4, front: -6, back: -7.6 },
    0.4,
  );
  const gear = new MeshBuilder();
  for (const [x, z] of [
    [-2.4, -3.5],
    [2.4, -3.5],
    [0, 4],
  ] as const) {
    gear
      .paint(dark, 'metal')
      .tube(
        [
          [x * 0.7, y - 1, z],
          [x, 1.3, z],
          [x, 0.25, z],
        ],
        0.16,
        8,
      )
      .box([x, 0.12, z], [1, 0.24, 1.4], 0.1);
  }
  const nozzles: Vec3[] = [
    [-2.4, 1.9, -3.5],
    [2.4, 1.9, -3.5],
    [0, 2.3, 3.4],
  ];
  return assembleModel(
    { body, lit, gear },
    {
      size: [14.4, y + 3.4, 16],
      anchors: {
        seat: [0, y + 0.2, 3.4],
        inside: [0, y - 0.6, 0],
        door: [0, 0, 5],
        top: [0, y + 1.9, -1],
        exhaust: [0, y, -7.6],
      },
      pose: (input) => {
        const isFlying = input.speed > 2 && !isLanding(input.action);
        const root = hovering(input, input.action === 'stand' ? 0 : 0.12, y);
        const jets = isLanding(input.action)
          ? nozzles.flatMap((at, n) => [
              ...puffs(
                { ...input, phase: n * 0.3, speed: 0, wind: 0 },
                {
                  at,
                  count: 14,
                  life: 0.4,
                  velocity: [0, -7, 0],
                  spread: 0.25,
                  size: [0.4, 0.16],
                  colour: [1.4, 3, 6],
                  endColour: [0.5, 1.2, 4],
                  opacity: 0.85,
                  leftBehind: 0,
                },
              ),
              ...puffs(
                { ...input, phase: n * 0.7, speed: 0 },
                {
                  at: [at[0], 0.3, at[2]],
                  count: 14,
                  life: 2.4,
                  velocity: [0, 0.5, 0],
                  spread: 7,
                  size: [0.5, 1.7],
                  colour: [0.62, 0.48, 0.38],
                  opacity: 0.4,
                },
              ),
            ])
          : [-2.7, 2.7].flatMap((x, n) =>
              puffs(
                { ...input, phase: n * 0.3, wind: 0 },
                {
                  at: [x, y + 0.1, -7.7],
                  count: 16,
                  life: 0.35,
                  velocity: [0, 0, -10],
                  spread: 0.15,
                  size: [0.55, 0.1],
                  colour: [1.2, 2.6, 6],
                  endColour: [0.3, 0.8, 4],
                  opacity: 0.7,
                  leftBehind: 0,
                },
              ),
            );
        return {
          parts: { body: root, lit: root, gear: isFlying ? null : root },
          anchors: {},
          particles: jets,
          lamps: [
            {
              position: isLanding(input.action) ? [0, 1.2, 0] : [0, y, -9.5],
              colour: [0.5, 1.3, 2.6],
              reach: 11,
            },
          ],
        };
      },
    },
  );
};

const buildSaucer = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? fromHex('#b3bac2');
  const body = new MeshBuilder();
  const segments = detail === 0 ? 44 : 22;
  const y = 2.4;
  body.paint(paint, 'metal').lathe(
    [
      [0, y - 0.95],
      [1.4, y - 0.9],
      [3.2, y - 0.5],
      [5, y],
      [5.1, y + 0.1],
      [4.9, y + 0.22],
      [3.4, y + 0.6],
      [2, y + 0.95],
    ],
    segments,
  );
  body.paint(fromHex('#3fae8a'), 'glass').lathe(
    [
      [2, y + 0.95],
      [1.85, y + 1.5],
      [1.3, y + 2],
      [0.6, y + 2.2],
      [0, y + 2.25],
    ],
    segments,
  );
  body.paint(darken(paint, 0.4), 'satin').lathe(
    [
      [1.98, y + 0.9],
      [2.15, y + 0.98],
      [1.98, y + 1.06],
    ],
    segments,
  );
  body.paint([0.6, 3, 1.6], 'glow').lathe(
    [
      [1.3, y - 0.93],
      [0, y - 0.98],
    ].reverse() as [number, number][],
    24,
  );
  const lights = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  for (let n = 0; n < 18; n += 1) {
    const a = (n / 18) * 2 * Math.PI;
    const at: Vec3 = [Math.cos(a) * 4.6, y - 0.13, Math.sin(a) * 4.6];
    body.paint(dark, 'satin').sphere(at, 0.2, 8);
    lights[n % 3]!.paint(
      (
        [
          [4, 1, 0.4],
          [0.4, 3, 1],
          [0.5, 1.2, 4.5],
        ] as Vec3[]
      )[n % 3]!,
      'glow',
    ).sphere(at, 0.24, 8);
  }
  for (let n = 0; n < 3; n += 1) {
    const a = (n / 3) * 2 * Math.PI + 0.5;
    body
      .paint(darken(paint, 0.3), 'metal')
      .tube(
        [
          [Math.cos(a) * 2.4, y - 0.6, Math.sin(a) * 2.4],
          [Math.cos(a) * 3.1, 0.1, Math.sin(a) * 3.1],
        ],
        0.1,
        8,
      )
      .sphere([Math.cos(a) * 3.1, 0.1, Math.sin(a) * 3.1], [0.4, 0.1, 0.4], 10);
  }
  return assembleModel(
    { body, lights0: lights[0]!, lights1: lights[1]!, lights2: lights[2]! },
    {
      size: [10.2, y + 2.3, 10.2],
      anchors: { seat: [0, y + 0.9, 0], inside: [0, y + 0.6, 0], top: [0, y + 2.2, 0], lamp: [0, y - 1, 0] },
      pose: (input) => {
        const root = multiply(hovering(input, 0.25, y), rotationY(input.time * 0.5));
        const step = Math.floor(input.time * 4) % 3;
        const on = (n: number) => (input.darkness > 0.5 || step === n ? root : null);
        return {
          parts: { body: root, lights0: on(0), lights1: on(1), lights2: on(2) },
          anchors: {},
          lamps: [{ position: [0, y - 1.6, 0], colour: [0.4, 1.6, 0.9], reach: 9 }],
          beams:
            input.action === 'stand'
              ? []
              : [
                  {
                    position: [0, y - 0.9, 0],
                    direction: [0, -1, 0],
                    colour: [0.35, 1.1, 0.6],
                    spread: 0.3,
                    reach: 26,
                  },
                ],
        };
      },
    },
  );
};

const buildFlyingCar = (colour: Vec3 | null, seed: number, detail: 0 | 1 | 2): Model => {
  const random = createRandom(seed * 13 + 3);
  const paint =
    colour ?? fromHex(pick(random, ['#2b3f63', '#7c2f6b', '#b8462a', '#2f6b66', '#c9a22e', '#8f959c']));
  const glow = pick(random, [
    [0.3, 1.8, 4],
    [3.6, 0.5, 2.4],
    [0.5, 3.2, 2],
  ] as Vec3[]);
  const body = new MeshBuilder();
  addShell(
    body,
    {
      length: 4.8,
      halfWidth: 1.02,
      sill: 0.35,
      top: [
        [-2.4, 0.95],
        [-1, 1.08],
        [0.9, 1],
        [2.4, 0.62],
      ],
      wheels: [],
      squareness: 3.4,
    },
    paint,
    detail,
  );
  addCabin(
    body,
    { base: 0.92, roof: 1.5, rear: [-1.7, -0.9], front: [1.6, 0.35], halfWidth: [0.82, 0.56], pillars: [] },
    darken(paint, 0.2),
    detail,
  );
  for (const side of [-1, 1]) {
    for (const z of [-1.5, 1.45]) {
      body.paint(dark, 'metal').sphere([side * 1.05, 0.42, z], [0.28, 0.24, 0.62], 14);
      body.paint(glow, 'glow').sphere([side * 1.05, 0.3, z], [0.22, 0.16, 0.52], 12);
    }
    body.paint([4.5, 4.3, 3.8], 'glow').box([side * 0.62, 0.62, 2.28], [0.42, 0.07, 0.1], 0.03);
    body.paint([4, 0.25, 0.3], 'glow').box([side * 0.55, 0.84, -2.38], [0.6, 0.07, 0.08], 0.02);
    addWing(
      body.paint(darken(paint, 0.3), 'glossy'),
      { x: side * 0.8, y: 0.95, front: -1.6, back: -2.4 },
      { x: side * 1.15, y: 1.45, front: -2.1, back: -2.6 },
      0.1,
    );
  }
  body.paint(scale(glow, 0.8), 'glow').box([0, 0.36, 0], [2.02, 0.05, 2.2], 0.02);
  return assembleModel(
    { body },
    {
      size: [2.6, 1.6, 4.8],
      anchors: {
        seat: [0.36, 0.65, 0.2],
        inside: [-0.36, 0.65, 0.2],
        top: [0, 1.5, -0.2],
        lampLeft: [0.62, 0.62, 2.3],
        lampRight: [-0.62, 0.62, 2.3],
      },
      pose: (input) => ({
        parts: { body: hovering(input, 0.1, 0.8) },
        anchors: {},
        lamps: detail === 0 ? [{ position: [0, -0.4, 0], colour: scale(glow, 0.5), reach: 6 }] : [],
        particles:
          input.speed > 0
            ? puffs(
                { ...input, wind: 0 },
                {
                  at: [0, 0.7, -2.5],
                  count: 8,
                  life: 0.3,
                  velocity: [0, 0, -4],
                  spread: 0.2,
                  size: [0.25, 0.06],
                  colour: scale(glow, 0.8),
                  opacity: 0.5,
                  leftBehind: 0.1,
                },
              )
            : [],
      }),
    },
  );
};

export const spaceship: Kit = {
  name: 'spaceship',
  nouns: [
    'spaceship',
    'space ship',
    'spacecraft',
    'starship',
    'starfighter',
    'ufo',
    'flying saucer',
    'alien ship',
    'alien spaceship',
    'flying car',
    'hover car',
    'hovercar',
  ],
  locomotion: 'hovers',
  speeds: { slow: 10, fast: 30 },
  build: ({ noun, colour, seed, detail }) => {
    if (/ufo|saucer|alien/.test(noun)) return buildSaucer(colour, detail);
    if (/car/.test(noun) && !/space/.test(noun)) return buildFlyingCar(colour, seed, detail);
    return buildStarship(colour, detail);
  },
};
