/** Helicopters with turning rotors, and small camera drones with four. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';

const dark = fromHex('#24262a');
const white = fromHex('#f3f3f1');

const buildHelicopter = (noun: string, colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const isRescue = noun.includes('rescue');
  const isArmy = /military|army|attack/.test(noun);
  const paint = colour ?? fromHex(isArmy ? '#4d5a38' : isRescue ? '#d8a01c' : '#c4281f');
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const y = 1.75;
  body.paint((p) => (p[1] < y - 0.5 && !isArmy ? white : paint), 'glossy');
  addFuselage(
    body,
    [
      [-2.2, 0.35, y + 0.45],
      [-1.2, 0.95, y + 0.1],
      [0.8, 1.15, y],
      [2.2, 0.95, y - 0.1],
      [3.1, 0.12, y - 0.35],
    ],
    detail === 0 ? 30 : 16,
    detail === 0 ? 28 : 16,
    2.5,
  );
  body.paint(paint, 'glossy').tube(
    [
      [0, y + 0.55, -1.6],
      [0, y + 0.75, -4],
      [0, y + 0.9, -6.4],
    ],
    [0.4, 0.26, 0.15],
    14,
  );
  addWing(
    body,
    { x: 0, y: y + 0.8, front: -5.7, back: -6.7 },
    { x: 0, y: y + 2.3, front: -6.6, back: -7.2 },
    0.2,
  );
  for (const side of [-1, 1])
    addWing(
      body,
      { x: 0, y: y + 0.85, front: -5, back: -5.6 },
      { x: side * 1.2, y: y + 0.85, front: -5.1, back: -5.6 },
      0.12,
    );
  body.paint(paint, 'glossy').box([0, y + 1.2, -0.2], [0.95, 0.55, 2.3], 0.22, 3);
  body
    .paint(fromHex('#1d2730'), 'glass')
    .sphere([0, y + 0.12, 2], [0.98, 0.72, 1.02], detail === 0 ? 24 : 14);
  for (const side of [-1, 1]) {
    addPane(body, lit, [side * 1.14, y + 0.25, 0.3], [0.06, 0.62, 1]);
    body.paint(white, 'satin').box([side * 1.13, y - 0.32, 0.1], [0.05, 0.1, 2.2]);
    // Skids
    body.paint(dark, 'metal').tube(
      [
        [side * 1.05, 0.12, -1.7],
        [side * 1.05, 0.08, 1.6],
        [side * 1.05, 0.16, 2.2],
        [side * 1.05, 0.36, 2.5],
      ],
      0.07,
      8,
    );
    for (const z of [-0.9, 1.1])
      body.tube(
        [
          [side * 1.05, 0.1, z],
          [side * 0.65, y - 0.85, z],
        ],
        0.05,
        6,
      );
  }
  body.paint(dark, 'metal').tube(
    [
      [0, y + 1.4, -0.2],
      [0, y + 1.95, -0.2],
    ],
    0.11,
    10,
  );
  lit
    .paint([4, 0.2, 0.1], 'glow')
    .sphere([0, y + 2.35, -6.95], 0.1, 8)
    .paint([3, 2.8, 2.4], 'glow')
    .sphere([0, y - 0.85, 2.3], 0.14, 8);
  const rotor = new MeshBuilder();
  rotor.paint(dark, 'satin').cylinder(-0.05, 0.16, 0.24, 0.16, 12);
  for (let n = 0; n < 4; n += 1) {
    rotor.at(rotationY((n * Math.PI) / 2), (k) => {
      k.paint(dark, 'satin').box([2.6, 0.05, 0], [4.9, 0.04, 0.28], 0.015, 1);
      k.paint(fromHex('#e0b01f'), 'satin').box([4.85, 0.05, 0], [0.4, 0.045, 0.29]);
    });
  }
  const blur = new MeshBuilder();
  blur
    .twoSided()
    .paint([0.3, 0.31, 0.33], 'haze')
    .lathe(
      [
        [0.3, 0.04],
        [5.05, 0.06],
      ],
      40,
    );
  const tail = new MeshBuilder();
  tail
    .paint(dark, 'satin')
    .box([0, 0, 0], [0.08, 1.9, 0.14], 0.02)
    .box([0, 0, 0], [0.08, 0.14, 1.9], 0.02)
    .sphere([0, 0, 0], 0.14, 8);
  return assembleModel(
    { body, lit, rotor, blur, tail },
    {
      size: [10.1, y + 2.3, 11.6],
      anchors: {
        seat: [0.45, y - 0.35, 1.3],
        inside: [0, y - 0.6, 0],
        door: [1.6, 0, 0.3],
        top: [0, y + 1.5, 0],
        lamp: [0, y - 0.85, 2.4],
      },
      pose: (input) => {
        const isFlying = input.speed > 0 || input.action !== 'stand';
        const root = multiply(
          hovering(input, isFlying ? 0.15 : 0, y),
          rotationX(Math.min(0.14, input.speed * 0.008)),
        );
        const isTurning = isFlying || input.actionTime >= 0;
        const spin = input.time * (isFlying ? 27 : 9);
        return {
          parts: {
            body: root,
            lit: input.darkness > lightsOn ? root : null,
            rotor: multiply(root, translation(0, y + 1.95, -0.2), rotationY(spin)),
            blur: isTurning ? multiply(root, translation(0, y + 1.95, -0.2)) : null,
            tail: multiply(root, translation(0.24, y + 1.7, -6.75), rotationX(input.time * 33)),
          },
          anchors: {},
          beams:
            input.darkness > lightsOn
              ? [
                  {
                    position: [0, y - 0.85, 2.4],
                    direction: [0, -0.65, 0.75],
                    colour: [0.6, 0.58, 0.5],
                    spread: 0.1,
                    reach: 24,
                  },
                ]
              : [],
        };
      },
    },
  );
};

const buildDrone = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#e6e7e9');
  const body = new MeshBuilder();
  const rotor = new MeshBuilder();
  body.paint(paint, 'glossy').box([0, 0.13, 0], [0.16, 0.08, 0.24], 0.035, 3);
  body
    .paint(dark, 'glossy')
    .sphere([0, 0.08, 0.11], 0.035, 12)
    .paint([0.1, 2, 0.4], 'glow')
    .sphere([0, 0.14, -0.125], 0.012, 6);
  rotor.paint(dark, 'satin').box([0, 0, 0], [0.2, 0.006, 0.02], 0.002, 1);
  const corners: Vec3[] = [];
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      corners.push([x * 0.2, 0.18, z * 0.2]);
      body.paint(paint, 'glossy').tube(
        [
          [x * 0.06, 0.13, z * 0.08],
          [x * 0.2, 0.15, z * 0.2],
        ],
        0.016,
        8,
      );
      body
        .paint(dark, 'satin')
        .tube(
          [
            [x * 0.2, 0.12, z * 0.2],
            [x * 0.2, 0.18, z * 0.2],
          ],
          0.02,
          8,
        )
        .tube(
          [
            [x * 0.1, 0.12, z * 0.1],
            [x * 0.13, 0, z * 0.13],
          ],
          0.008,
          6,
        );
      body.paint(z > 0 ? [0.1, 2, 0.4] : [2, 0.1, 0.1], 'glow').sphere([x * 0.2, 0.115, z * 0.2], 0.012, 6);
    }
  }
  return assembleModel(
    { body, rotor0: rotor, rotor1: rotor, rotor2: rotor, rotor3: rotor },
    {
      size: [0.6, 0.2, 0.6],
      anchors: { top: [0, 0.18, 0], grip: [0, 0.1, 0], lamp: [0, 0.08, 0.14] },
      pose: (input) => {
        const root = hovering(input, 0.03, 0.1);
        const parts: Record<string, Matrix> = { body: root };
        for (const [n, corner] of corners.entries())
          parts[`rotor${n}`] = multiply(
            root,
            translation(...corner),
            rotationY(input.time * (n % 2 ? 37 : -37)),
            rotationZ(0),
          );
        return { parts, anchors: {} };
      },
    },
  );
};

export const helicopter: Kit = {
  name: 'helicopter',
  nouns: [
    'helicopter',
    'chopper',
    'rescue helicopter',
    'military helicopter',
    'army helicopter',
    'drone',
    'quadcopter',
  ],
  locomotion: 'flies',
  speeds: { slow: 9, fast: 20 },
  build: ({ noun, colour, detail }) =>
    /drone|quad/.test(noun) ? buildDrone(colour) : buildHelicopter(noun, colour, detail),
};
