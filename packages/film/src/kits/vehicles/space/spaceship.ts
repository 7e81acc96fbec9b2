/** Ships of the imagination: a landing starship, a flying saucer, flying cars. They hover on glowing engines. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addPane } from '../../shared/windows.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';
import { buildFlyingCar } from './flying-car.ts';
import { buildSaucer } from './flying-saucer.ts';
import { dark } from './spaceship-parts.ts';

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
        const isFlying = (input.speed > 2 || input.action === 'fly') && !isLanding(input.action);
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
