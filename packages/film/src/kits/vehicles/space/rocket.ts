/** Rockets and the space shuttle: they stand on the pad, or fly on flame and smoke while they launch. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { flicker, puffs } from '../../shared/puffs.ts';
import { addPane } from '../../shared/windows.ts';
import { addWing } from '../shared/flying.ts';
import { curve, steps } from '../shared/section.ts';

const white = fromHex('#f3f3f0');
const black = fromHex('#212327');
const steel = fromHex('#9aa0a6');

const addEngineBells = (b: MeshBuilder, at: Vec3[], radius: number) => {
  for (const [x, y, z] of at)
    b.paint(darken(steel, 0.4), 'metal').at(translation(x, y, z), (k) =>
      k.lathe(
        [
          [radius, -radius * 1.5],
          [radius * 0.8, -radius * 0.7],
          [radius * 0.35, 0.2],
          [0, 0.25],
        ],
        16,
      ),
    );
};

/** By night smoke is seen only where the flames light it. */
const lit = (day: Vec3, darkness: number): Vec3 => mix(day, [1.15, 0.46, 0.14], darkness);

/** Flame below the nozzles, and smoke that spreads over the ground under them. */
const exhaust = (input: PoseInput, nozzles: Vec3[], radius: number) => {
  const flight = Math.max(0, input.travelled);
  const isBurning =
    input.action === 'launch' ||
    input.action === 'land' ||
    input.action === 'fly' ||
    input.action === 'rise' ||
    input.speed > 0;
  if (!isBurning) return { particles: [], lamps: [] };
  const power = flicker(input.time * 1.7);
  // Smoke is left on the ground while the rocket climbs: it sinks by the height already gained.
  const particles = nozzles.flatMap((at, n) => [
    ...puffs(
      { ...input, phase: input.phase + n * 0.37, wind: 0, speed: 0 },
      {
        at,
        count: 26,
        life: 0.42,
        velocity: [0, -radius * 22, 0],
        spread: radius * 0.7,
        size: [radius * 1.05, radius * 0.55],
        colour: [7, 5.4, 3.4],
        endColour: [5, 1.5, 0.25],
        opacity: 0.9,
        leftBehind: 0,
      },
    ),
    ...puffs(
      { ...input, phase: input.phase + n * 0.61, speed: 0 },
      {
        at: [at[0], at[1] - radius * 6, at[2]],
        count: 34,
        life: 3.4,
        velocity: [0, -radius * 7, 0],
        spread: radius * 5,
        size: [radius * 1.2, radius * 4.6],
        colour: [1.5, 1.05, 0.75],
        endColour: lit([0.62, 0.6, 0.6], input.darkness),
        opacity: 0.75,
        leftBehind: 0.4,
      },
    ),
  ]);
  const ground = puffs(
    { ...input, speed: 0, wind: 0 },
    {
      at: [0, radius * 1.2 - flight, 0],
      count: 60,
      life: 4,
      velocity: [0, radius * 0.5, 0],
      spread: radius * 16,
      size: [radius * 2, radius * 5.5],
      colour: [1.4, 1, 0.72],
      endColour: [0.66, 0.64, 0.63],
      opacity: flight < radius * 60 ? 0.7 : 0,
    },
  );
  return {
    particles: [...particles, ...ground],
    lamps: [
      {
        position: [0, nozzles[0]![1] - radius * 4, 0] as Vec3,
        colour: [7 * power, 4.2 * power, 1.7 * power] as Vec3,
        reach: radius * 60,
      },
    ],
  };
};

const buildRocket = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const accent = colour ?? fromHex('#c8281f');
  const paint = colour ?? white;
  const band = colour ? white : accent;
  const body = new MeshBuilder();
  const height = 26;
  const radius = curve([
    [2.2, 1.55],
    [6, 2],
    [12, 2.05],
    [18, 1.75],
    [22.5, 1],
    [25, 0.32],
    [26, 0.02],
  ]);
  const segments = detail === 0 ? 36 : 18;
  const section = (from: number, to: number, colourOf: Vec3, material: 'glossy' | 'satin' = 'glossy') =>
    body.paint(colourOf, material).lathe(
      steps(from, to, Math.max(2, Math.round((to - from) * 1.2))).map((y): [number, number] => [
        radius(y),
        y,
      ]),
      segments,
    );
  section(2.2, 3.2, black, 'satin');
  section(3.2, 7, paint);
  section(7, 8, band);
  section(8, 17.6, paint);
  section(17.6, 18.4, black, 'satin');
  section(18.4, 26, accent === paint ? darken(accent, 0.25) : accent);
  body.paint(fromHex('#c0c5ca'), 'metal').tube(
    [
      [0, 26, 0],
      [0, 27.6, 0],
    ],
    [0.1, 0.02],
    6,
  );
  for (const [y, r] of [
    [15, 0.75],
    [11.8, 0.55],
  ] as const) {
    body.at(translation(0, y, radius(y) - 0.12), (k) => {
      k.paint(fromHex('#b08a3c'), 'metal').sphere([0, 0, 0], [r, r, 0.28], 20);
      k.paint(fromHex('#2c4a66'), 'glass').sphere([0, 0, 0.1], [r * 0.76, r * 0.76, 0.24], 18);
    });
  }
  for (let n = 0; n < 4; n += 1) {
    body.at(rotationY((n / 4) * 2 * Math.PI + Math.PI / 4), (k) => {
      k.paint(accent === paint ? darken(accent, 0.3) : accent, 'glossy').loft(
        steps(0, 1, 8).map((t): Vec3[] => {
          const [r0, outer] = [1.5, 1.6 + 2.9 * t ** 1.4];
          const [top, bottom] = [9 - 6.2 * t ** 0.8, 3.6 - 3.6 * t];
          const x = r0 + (outer - r0) * t;
          const w = 0.22 * (1 - 0.5 * t);
          return [
            [x, top, 0],
            [x, (top + bottom) / 2, w],
            [x, bottom, 0],
            [x, (top + bottom) / 2, -w],
          ];
        }),
      );
    });
  }
  const nozzles: Vec3[] = [[0, 2.2, 0]];
  addEngineBells(body, nozzles, 1.15);
  return assembleModel(
    { body },
    {
      size: [9, height + 1.6, 9],
      anchors: {
        seat: [0, 15, 0],
        inside: [0, 14, 0],
        door: [0, 0, 3],
        top: [0, height, 0],
        exhaust: [0, 1, 0],
        lamp: [0, 0, 0],
      },
      pose: (input) => {
        const shake = input.action === 'launch' ? 0.03 : 0;
        return {
          parts: {
            body: translation(shake * Math.sin(input.time * 61), 0, shake * Math.sin(input.time * 47)),
          },
          anchors: {},
          ...exhaust(input, [[0, 0.6, 0]], 1),
        };
      },
    },
  );
};

/** Orbiter standing on its tail with tank and boosters; `shuttleGlider` is the orbiter alone, level. */
const buildShuttle = (detail: 0 | 1 | 2): Model => {
  const body = new MeshBuilder();
  const segments = detail === 0 ? 28 : 16;
  body.paint(fromHex('#c2691f'), 'satin').lathe(
    [
      [0, 3],
      [3.6, 4],
      [4, 6],
      [4, 30],
      [3.2, 35],
      [1.4, 38.6],
      [0, 40],
    ],
    segments,
  );
  for (const side of [-1, 1]) {
    body.at(translation(side * 5.9, 0, 0), (k) =>
      k
        .paint(white, 'satin')
        .lathe(
          [
            [1.9, 1],
            [1.7, 3],
            [1.7, 32],
            [0, 36],
          ],
          segments,
        )
        .paint(black, 'satin')
        .lathe(
          [
            [1.74, 26],
            [1.74, 27.2],
          ],
          segments,
        ),
    );
  }
  const z = 5.9;
  body
    .paint((p) => (p[2] < z - 0.4 || p[1] > 29.6 ? black : white), 'satin')
    .at(translation(0, 0, z), (k) =>
      k.lathe(
        [
          [1.6, 4],
          [2.5, 5.5],
          [2.6, 24],
          [2.2, 28],
          [1.2, 30.6],
          [0, 31.4],
        ],
        segments,
      ),
    );
  const turned = multiply(translation(0, 17, z), new Float64Array([1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0]));
  body.at(turned, (k) => {
    for (const side of [-1, 1]) {
      k.paint(white, 'satin');
      addWing(
        k,
        { x: side * 2, y: 0.6, front: 2, back: -11 },
        { x: side * 8.5, y: 0.9, front: -8, back: -11 },
        0.7,
      );
    }
    addWing(k, { x: 0, y: -2, front: -7, back: -12 }, { x: 0, y: -7.5, front: -11, back: -14 }, 0.5);
  });
  addPane(body, null, [0, 28.4, z + 1.5], [1.8, 0.7, 0.6]);
  addEngineBells(
    body,
    [
      [-1.2, 4, z],
      [1.2, 4, z],
      [0, 4, z + 1.4],
    ],
    0.9,
  );
  return assembleModel(
    { body },
    {
      size: [17, 40, 20],
      anchors: { seat: [0, 27, z], inside: [0, 25, z], top: [0, 40, 0], exhaust: [0, 1, 0], lamp: [0, 0, 0] },
      pose: (input) => ({
        parts: { body: translation(0, 0, 0) },
        anchors: {},
        ...exhaust(
          input,
          [
            [-5.9, 0.8, 0],
            [5.9, 0.8, 0],
          ],
          1.6,
        ),
      }),
    },
  );
};

export const rocket: Kit = {
  name: 'rocket',
  nouns: [
    'rocket',
    'rocket ship',
    'rocketship',
    'space rocket',
    'missile',
    'toy rocket',
    'space shuttle',
    'shuttle',
  ],
  locomotion: 'flies',
  speeds: { slow: 9, fast: 25 },
  build: ({ noun, colour, detail }) =>
    noun.includes('shuttle') ? buildShuttle(detail) : buildRocket(colour, detail),
};
