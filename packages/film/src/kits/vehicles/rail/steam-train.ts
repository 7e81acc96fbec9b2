/** A steam locomotive with tender and carriages: rods move, wheels roll, smoke rises. The rails' top is y = 0. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { addWheel } from '../shared/wheels.ts';

const black = fromHex('#17181a');
const brass = fromHex('#c99a3b');
const red = fromHex('#a3231d');
const gauge = 0.75;
const driveRadius = 0.85;
const crank = 0.34;
/** Distances behind the front buffers. */
const driveAxles = [3.6, 5.5, 7.4];
const chimneyAt = 1.85;

type Profile = [number, number][];

/** A lathe lying along z: the profile's y runs backwards from the front. */
const backwards = (b: MeshBuilder, at: Vec3, profile: Profile, segments: number) =>
  b.at(multiply(translation(...at), rotationX(-Math.PI / 2)), (k) => k.lathe(profile, segments));

const addBoiler = (b: MeshBuilder, paint: Vec3, z0: number, segments: number) => {
  const at: Vec3 = [0, 2.35, z0 - 1.2];
  b.paint(black, 'satin');
  backwards(
    b,
    at,
    [
      [0, -0.12],
      [0.5, -0.1],
      [0.86, -0.04],
      [0.88, 0],
      [0.88, 1.3],
    ],
    segments,
  );
  b.paint(paint, 'glossy');
  backwards(
    b,
    at,
    [
      [0.86, 1.3],
      [0.86, 7],
    ],
    segments,
  );
  b.paint(brass, 'metal');
  for (const y of [1.32, 2.9, 4.5, 6.1])
    backwards(
      b,
      at,
      [
        [0.87, y - 0.05],
        [0.885, y - 0.03],
        [0.885, y + 0.03],
        [0.87, y + 0.05],
      ],
      segments,
    );
  backwards(
    b,
    at,
    [
      [0, -0.17],
      [0.12, -0.16],
      [0.14, -0.1],
    ],
    12,
  );
  b.at(translation(0, 3.1, z0 - chimneyAt), (k) => {
    k.paint(black, 'satin').lathe(
      [
        [0.34, 0],
        [0.24, 0.25],
        [0.23, 0.75],
        [0.3, 0.95],
      ],
      20,
    );
    k.paint(brass, 'metal').lathe(
      [
        [0.3, 0.93],
        [0.37, 1.02],
        [0.37, 1.1],
        [0.28, 1.12],
      ],
      20,
    );
  });
  b.at(translation(0, 3.1, z0 - 4.1), (k) =>
    k.lathe(
      [
        [0.4, 0],
        [0.34, 0.2],
        [0.34, 0.45],
        [0.24, 0.62],
        [0, 0.7],
      ],
      20,
    ),
  );
  b.at(translation(0, 3.15, z0 - 6.2), (k) =>
    k.lathe(
      [
        [0.2, 0],
        [0.2, 0.25],
        [0.1, 0.35],
        [0, 0.36],
      ],
      14,
    ),
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.93, 2.6, z0 - 1.4],
        [side * 0.93, 2.6, z0 - 7.9],
      ],
      0.025,
      6,
    );
};

const addChassis = (b: MeshBuilder, z0: number) => {
  b.paint(black, 'satin')
    .box([0, 1.3, z0 - 4.9], [1.3, 0.35, 8.2], 0.05)
    .box([0, 1.55, z0 - 4.9], [2.3, 0.09, 8], 0.02);
  b.paint(red, 'satin').box([0, 1.15, z0 - 0.55], [2.3, 0.5, 0.2], 0.04);
  for (const side of [-1, 1]) {
    b.paint(red, 'satin').box([side * 1.13, 1.5, z0 - 4.9], [0.05, 0.06, 8]);
    b.paint(black, 'satin');
    backwards(
      b,
      [side * 0.8, 1.15, z0 - 0.1],
      [
        [0, -0.02],
        [0.22, 0],
        [0.22, 0.06],
        [0.08, 0.1],
        [0.08, 0.4],
      ],
      14,
    );
    backwards(
      b,
      [side * 0.98, 0.95, z0 - 2.2],
      [
        [0, -0.4],
        [0.3, -0.38],
        [0.3, 0.6],
        [0, 0.62],
      ],
      16,
    );
    // The cowcatcher's bars.
    for (const x of steps(0.1, 0.95, 5))
      b.tube(
        [
          [side * x, 0.9, z0 - 0.5],
          [side * x * 0.8, 0.2, z0 - 0.05],
        ],
        0.03,
        5,
      );
  }
};

const addCabAndTender = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3, z0: number) => {
  b.paint(paint, 'glossy')
    .box([0, 2.1, z0 - 8.9], [2.35, 1.2, 1.7], 0.05)
    .box([0, 3.1, z0 - 8.15], [2.3, 1.1, 0.12], 0.03);
  for (const side of [-1, 1]) b.box([side * 1.1, 3.1, z0 - 9.65], [0.14, 1.1, 0.15], 0.03);
  b.paint(black, 'satin').box([0, 3.72, z0 - 8.95], [2.6, 0.12, 2.1], 0.06);
  for (const side of [-1, 1]) addPane(b, lit, [side * 0.65, 3.15, z0 - 8.09], [0.6, 0.6, 0.04]);
  b.paint([1.6, 0.7, 0.2], 'glow').box([0, 2.4, z0 - 8.3], [0.8, 0.5, 0.1]);
  b.paint(paint, 'glossy').box([0, 2.1, z0 - 12], [2.3, 1.5, 3.9], 0.08);
  b.paint(brass, 'metal');
  for (const side of [-1, 1])
    b.box([side * 1.16, 2.1, z0 - 12], [0.02, 0.05, 3.5]).box(
      [side * 1.19, 2.1, z0 - 8.9],
      [0.02, 0.05, 1.5],
    );
  b.paint(black, 'satin').box([0, 1.25, z0 - 12], [1.6, 0.3, 4.1], 0.04);
  const random = createRandom(2);
  b.paint(fromHex('#121212'), 'rock');
  for (let n = 0; n < 50; n += 1)
    b.sphere(
      [(random() - 0.5) * 1.8, 2.8 + random() * 0.35, z0 - 12 + (random() - 0.5) * 3.4],
      0.14 + random() * 0.12,
      6,
    );
};

const addCarriage = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3, z: number) => {
  b.paint(paint, 'glossy').box([0, 2, z], [2.5, 1.5, 11.4], 0.12);
  b.paint(fromHex('#ead9b4'), 'glossy').box([0, 3.05, z], [2.45, 1, 11.4], 0.1);
  b.paint(fromHex('#3a3f45'), 'satin').loft(
    [-5.85, 5.85].map((end) => sectionAcrossZ(z + end, 1.33, 3.5, 3.95, 2.6, 16)),
  );
  b.paint(black, 'satin')
    .box([0, 1.1, z], [1.8, 0.3, 11], 0.04)
    .box([0, 2.2, z + 5.85], [0.9, 2, 0.5], 0.1);
  for (const side of [-1, 1]) {
    b.paint(brass, 'metal').box([side * 1.26, 2.72, z], [0.02, 0.05, 11.4]);
    for (let n = 0; n < 8; n += 1) {
      b.paint(darken(paint, 0.15), 'glossy').box(
        [side * 1.225, 3.02, z - 4.7 + n * 1.34],
        [0.05, 0.82, 0.98],
        0.02,
      );
      addPane(b, lit, [side * 1.24, 3.02, z - 4.7 + n * 1.34], [0.05, 0.66, 0.82]);
    }
  }
};

const buildSteamTrain = (noun: string, colour: Vec3 | null, detail: 0 | 1 | 2) => {
  const paint = colour ?? fromHex('#1f4d36');
  const coachPaint = colour ? darken(colour, 0.2) : fromHex('#7c1f22');
  const carriages = noun.includes('locomotive') || noun.includes('engine') ? 0 : 3;
  const length = 14 + carriages * 12.2;
  const z0 = length / 2;
  const segments = detail === 0 ? 32 : 16;
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  addBoiler(body, paint, z0, segments);
  addChassis(body, z0);
  addCabAndTender(body, lit, paint, z0);
  body.paint(brass, 'metal');
  backwards(
    body,
    [0, 3.3, z0 - 0.95],
    [
      [0, -0.02],
      [0.16, 0],
      [0.19, 0.02],
      [0.19, 0.3],
      [0, 0.32],
    ],
    12,
  );
  body.paint([1.2, 1.1, 0.9], 'glow').sphere([0, 3.3, z0 - 0.94], [0.14, 0.14, 0.04], 10);
  lit.paint([7, 5.2, 2.8], 'glow').sphere([0, 3.3, z0 - 0.93], [0.15, 0.15, 0.05], 10);
  const smallAxles = [1.3, 2.3, 10.8, 12, 13.2].map((back) => z0 - back);
  for (let n = 0; n < carriages; n += 1) {
    const z = z0 - 20.2 - n * 12.2;
    addCarriage(body, lit, coachPaint, z);
    for (const off of [-4.4, -3.2, 3.2, 4.4]) smallAxles.push(z + off);
  }
  const small = new MeshBuilder();
  const drivers = new MeshBuilder();
  for (const side of [-1, 1]) {
    small.at(translation(side * gauge, 0, 0), (k) =>
      addWheel(k, 0.47, 0.12, 'rail', side, black, detail === 0 ? 14 : 8),
    );
    drivers.at(translation(side * gauge, 0, 0), (k) =>
      addWheel(k, driveRadius, 0.12, 'rail', side, fromHex('#8c1f1a'), segments),
    );
    drivers.paint(fromHex('#8c1f1a'), 'satin').box([side * (gauge + 0.04), -0.5, 0], [0.1, 0.28, 0.75], 0.03);
    drivers
      .paint(fromHex('#b9bdc2'), 'metal')
      .sphere([side * (gauge + 0.14), crank, 0], [0.1, 0.09, 0.09], 8);
  }
  const rods = new MeshBuilder();
  rods.paint(fromHex('#b9bdc2'), 'metal');
  for (const side of [-1, 1]) {
    rods.box([side * (gauge + 0.17), 0, z0 - 5.5], [0.07, 0.14, 3.95], 0.03);
    for (const back of driveAxles) rods.sphere([side * (gauge + 0.18), 0, z0 - back], [0.06, 0.15, 0.15], 10);
  }
  const piston = new MeshBuilder();
  piston.paint(fromHex('#c2c6ca'), 'metal');
  for (const side of [-1, 1])
    piston
      .box([side * (gauge + 0.24), 0, 0], [0.06, 0.12, 2.2], 0.02)
      .box([side * (gauge + 0.24), 0, 1.5], [0.05, 0.06, 0.9], 0.02);
  const builders: Record<string, MeshBuilder> = { body, lit, rods, piston };
  // One mesh shared by all axles of a kind, placed by the pose.
  for (const n of smallAxles.keys()) builders[`small${n}`] = small;
  for (const n of driveAxles.keys()) builders[`drive${n}`] = drivers;
  const chimney: Vec3 = [0, 4.25, z0 - chimneyAt];
  return assembleModel(builders, {
    size: [2.7, 4.3, length],
    anchors: {
      chimney,
      seat: [0.5, 2.4, z0 - 9.2],
      inside: [0, 1.6, z0 - 9.2],
      top: [0, 3.9, z0 - 20],
      lamp: [0, 3.3, z0 - 0.9],
      exhaust: chimney,
    },
    pose: (input) => {
      const { travelled, darkness, speed } = input;
      const turn = travelled / driveRadius;
      const parts: Record<string, Matrix | null> = {
        lit: darkness > lightsOn ? translation(0, 0, 0) : null,
        rods: translation(0, driveRadius + Math.cos(turn) * crank, Math.sin(turn) * crank),
        piston: translation(
          0,
          driveRadius + Math.cos(turn) * crank * 0.5 + 0.03,
          z0 - 4.4 + Math.sin(turn) * crank,
        ),
      };
      for (const [n, z] of smallAxles.entries())
        parts[`small${n}`] = multiply(translation(0, 0.47, z), rotationX(travelled / 0.47));
      for (const [n, back] of driveAxles.entries())
        parts[`drive${n}`] = multiply(translation(0, driveRadius, z0 - back), rotationX(turn));
      return {
        parts,
        anchors: {},
        particles: [
          ...puffs(input, {
            at: chimney,
            count: 46,
            life: 4.2,
            velocity: [0, 2.6, 0],
            spread: 1.6,
            size: [0.4, 2],
            colour: [0.5, 0.5, 0.52],
            endColour: [0.86, 0.87, 0.88],
            opacity: 0.85,
          }),
          ...(speed > 0
            ? [-1, 1].flatMap((side) =>
                puffs(input, {
                  at: [side * 1.1, 0.7, z0 - 2],
                  count: 6,
                  life: 0.9,
                  velocity: [side * 1.2, 0.2, 0],
                  spread: 0.5,
                  size: [0.15, 0.5],
                  colour: [0.9, 0.9, 0.92],
                  opacity: 0.35,
                }),
              )
            : []),
        ],
        lamps:
          darkness > lightsOn ? [{ position: [0, 2.6, z0 + 2.5], colour: [1.5, 1.1, 0.6], reach: 10 }] : [],
        beams:
          darkness > lightsOn
            ? [
                {
                  position: [0, 3.3, z0 - 0.9],
                  direction: [0, -0.05, 1],
                  colour: [0.5, 0.4, 0.25],
                  spread: 0.1,
                  reach: 22,
                },
              ]
            : [],
      };
    },
  });
};

export const steamTrain: Kit = {
  name: 'steam train',
  nouns: [
    'steam train',
    'train',
    'steam locomotive',
    'locomotive',
    'steam engine',
    'old train',
    'express train',
  ],
  locomotion: 'rails',
  speeds: { slow: 8, fast: 18 },
  build: ({ noun, colour, detail }) => buildSteamTrain(noun, colour, detail),
};
