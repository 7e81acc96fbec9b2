/** Aeroplanes: jet airliner, private jet, fighter, propeller plane, biplane, glider. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';
import { addWheel } from '../shared/wheels.ts';
import { addPair, dark, steel } from './airplane-parts.ts';
import { buildPropeller } from './propeller-plane.ts';

const white = fromHex('#f4f5f6');

const buildJet = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const accent = colour ?? fromHex('#1f4f9c');
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const y = 4.2;
  body.paint((p) => (p[2] < -13 && p[1] > y ? accent : p[1] < y - 1.1 ? steel : white), 'glossy');
  addFuselage(
    body,
    [
      [-18, 0.25, y + 1.1],
      [-14, 1.1, y + 0.7],
      [-9, 1.85, y],
      [10, 1.95, y],
      [14.5, 1.8, y],
      [17, 1.05, y - 0.35],
      [18, 0.15, y - 0.55],
    ],
    detail === 0 ? 40 : 20,
    detail === 0 ? 32 : 16,
  );
  body.paint(fromHex('#1d2730'), 'glass').box([0, y + 0.75, 15.9], [1.5, 0.5, 1], 0.2);
  addPair((side) => {
    body.paint(white, 'glossy');
    addWing(
      body,
      { x: side * 1.4, y: y - 1, front: 4.5, back: -3 },
      { x: side * 17, y: y + 0.6, front: -5.2, back: -7.2 },
      0.9,
    );
    body.paint(accent, 'glossy');
    addWing(
      body,
      { x: side * 17, y: y + 0.6, front: -5.2, back: -7.2 },
      { x: side * 17.3, y: y + 2.2, front: -6.6, back: -7.4 },
      0.25,
    );
    body.paint(white, 'glossy');
    addWing(
      body,
      { x: side * 0.6, y: y + 0.9, front: -13, back: -16.2 },
      { x: side * 6, y: y + 1.4, front: -16, back: -17.4 },
      0.4,
    );
    body.at(multiply(translation(side * 6, y - 1.7, 2.4), rotationX(Math.PI / 2)), (k) => {
      k.paint(accent, 'glossy').lathe(
        [
          [0.6, -3],
          [0.95, -1.6],
          [1.1, 0.4],
          [1.02, 0.8],
          [0.88, 0.7],
        ],
        22,
      );
      k.paint(dark, 'satin').lathe(
        [
          [0.9, 0.5],
          [0.2, 0.5],
          [0, 0.9],
        ],
        18,
      );
    });
    for (let n = 0; n < 22; n += 1)
      addPane(body, lit, [side * 1.93, y + 0.35, -9 + n * 1], [0.06, 0.42, 0.34]);
    body.paint(accent, 'glossy').box([side * 1.92, y - 0.3, 0], [0.06, 0.18, 20]);
    for (const z of [0, 12]) {
      body.paint(steel, 'metal').tube(
        [
          [side * (z ? 0.3 : 2.6), 0.6, z],
          [side * (z ? 0.3 : 2.6), y - 1.2, z],
        ],
        0.14,
        8,
      );
      body.at(translation(side * (z ? 0.3 : 2.6), 0.55, z), (k) => addWheel(k, 0.55, 0.4, 'truck', side));
    }
  });
  body.paint(accent, 'glossy');
  addWing(
    body,
    { x: 0, y: y + 1.2, front: -11.5, back: -17.2 },
    { x: 0, y: y + 7.4, front: -16.6, back: -18.6 },
    0.5,
  );
  lit
    .paint([3, 0.2, 0.15], 'glow')
    .sphere([17, y + 0.7, -5.6], 0.2, 8)
    .paint([0.2, 3, 0.4], 'glow')
    .sphere([-17, y + 0.7, -5.6], 0.2, 8);
  return assembleModel(
    { body, lit },
    {
      size: [34.6, y + 7.4, 36.6],
      anchors: { seat: [0.5, y, 14.5], inside: [0, y - 0.8, 4], top: [0, y + 1.95, 2], door: [2.4, 0, 12] },
      pose: (input) => {
        const root = hovering(input, input.speed > 15 ? 0.25 : 0, y);
        return { parts: { body: root, lit: input.darkness > lightsOn ? root : null }, anchors: {} };
      },
    },
  );
};

const buildFighter = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#7d8790');
  const body = new MeshBuilder();
  const y = 1.9;
  body.paint(paint, 'satin');
  addFuselage(
    body,
    [
      [-7, 0.55, y],
      [-3, 0.85, y],
      [2, 0.8, y],
      [5, 0.5, y],
      [8, 0.05, y - 0.1],
    ],
    30,
    20,
    2.6,
  );
  body.paint(fromHex('#1d2730'), 'glass').sphere([0, y + 0.75, 3.2], [0.42, 0.5, 1.5], 14);
  addPair((side) => {
    body.paint(paint, 'satin');
    addWing(
      body,
      { x: side * 0.6, y, front: 2.5, back: -4 },
      { x: side * 5, y, front: -2.8, back: -4.2 },
      0.3,
    );
    addWing(
      body,
      { x: side * 0.5, y, front: -4.6, back: -7 },
      { x: side * 2.6, y, front: -6.4, back: -7.4 },
      0.2,
    );
    body.at(rotationZ(0), (k) =>
      addWing(
        k,
        { x: side * 0.6, y: y + 0.4, front: -4, back: -6.8 },
        { x: side * 0.6, y: y + 2.8, front: -6, back: -7.2 },
        0.2,
      ),
    );
    body.paint(dark, 'satin').box([side * 0.95, y - 0.2, 1.6], [0.4, 0.7, 0.3], 0.1);
    body.paint(steel, 'satin').tube(
      [
        [side * 3.4, y - 0.25, -2.4],
        [side * 3.4, y - 0.25, -0.2],
      ],
      [0.12, 0.02],
      8,
    );
    body.at(translation(side * 1, 0.35, -1.5), (k) => addWheel(k, 0.35, 0.2, 'truck', side));
    body.tube(
      [
        [side * 1, 0.4, -1.5],
        [side * 0.7, y - 0.5, -1.5],
      ],
      0.07,
      6,
    );
  });
  body.at(translation(0, 0.3, 4), (k) => addWheel(k, 0.3, 0.18, 'truck', 1));
  body.paint(steel, 'satin').tube(
    [
      [0, 0.3, 4],
      [0, y - 0.4, 4],
    ],
    0.07,
    6,
  );
  const nozzle: Vec3 = [0, y, -7.2];
  return assembleModel(
    { body },
    {
      size: [10.2, 4.8, 15.4],
      anchors: { seat: [0, y + 0.3, 3], inside: [0, y + 0.3, 3], top: [0, y + 0.9, 0], exhaust: nozzle },
      pose: (input) => ({
        parts: { body: hovering(input, input.speed > 15 ? 0.2 : 0, y) },
        anchors: {},
        particles:
          input.speed > 5
            ? puffs(input, {
                at: nozzle,
                count: 18,
                life: 0.25,
                velocity: [0, 0, -14],
                spread: 0.2,
                size: [0.4, 0.1],
                colour: [3, 1.8, 0.8],
                endColour: [0.6, 0.8, 2.4],
                opacity: 0.8,
                leftBehind: 0,
              })
            : [],
      }),
    },
  );
};

export const airplane: Kit = {
  name: 'airplane',
  nouns: [
    'airplane',
    'plane',
    'aeroplane',
    'jet',
    'airliner',
    'passenger plane',
    'aircraft',
    'private jet',
    'fighter jet',
    'fighter plane',
    'propeller plane',
    'small plane',
    'seaplane',
    'biplane',
    'glider',
    'sailplane',
  ],
  locomotion: 'flies',
  speeds: { slow: 45, fast: 90 },
  build: ({ noun, colour, detail, traits }) => {
    if (/fighter/.test(noun)) return buildFighter(colour);
    if (/propeller|small|seaplane|biplane|glider|sailplane/.test(noun))
      return buildPropeller(noun, colour, detail);
    if (traits.some((trait) => /vintage|old|propeller/.test(trait)))
      return buildPropeller('biplane', colour, detail);
    return buildJet(colour, detail);
  },
};
