/** A steam locomotive with tender and carriages: rods move, wheels roll, smoke rises. The rails' top is y = 0. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { lightsOn } from '../../shared/windows.ts';
import { addWheel } from '../shared/wheels.ts';
import { addWagon, wagonKinds } from './freight-wagons.ts';
import { addBoiler, addCabAndTender, addCarriage, addChassis } from './steam-train-body.ts';
import { backwards, black, brass, chimneyAt } from './steam-train-parts.ts';

const gauge = 0.75;

const driveRadius = 0.85;

const crank = 0.34;

/** Distances behind the front buffers. */
const driveAxles = [3.6, 5.5, 7.4];

const buildSteamTrain = (noun: string, colour: Vec3 | null, detail: 0 | 1 | 2) => {
  const paint = colour ?? fromHex('#1f4d36');
  const coachPaint = colour ? darken(colour, 0.2) : fromHex('#7c1f22');
  const isFreight = /freight|cargo|goods|coal|tanker/.test(noun);
  const carriages = isFreight ? 4 : noun.includes('locomotive') || noun.includes('engine') ? 0 : 3;
  const each = isFreight ? 9 : 12.2;
  const length = 14 + carriages * each;
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
    const z = z0 - 14.1 - each * (n + 0.5);
    if (isFreight) addWagon(body, wagonKinds[n % wagonKinds.length]!, n === 0 ? colour : null, z);
    else addCarriage(body, lit, coachPaint, z);
    for (const off of isFreight ? [-3.1, -2.1, 2.1, 3.1] : [-4.4, -3.2, 3.2, 4.4]) smallAxles.push(z + off);
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
    'freight train',
    'cargo train',
    'goods train',
    'coal train',
  ],
  locomotion: 'rails',
  speeds: { slow: 8, fast: 18 },
  build: ({ noun, colour, detail }) => buildSteamTrain(noun, colour, detail),
};
