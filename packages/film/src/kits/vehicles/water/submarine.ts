/** Submarine, raft and jet ski. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addFuselage, addWing, hovering } from '../shared/flying.ts';
import { rocking, wake } from '../shared/hull.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';

const buildSubmarine = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#e0b01c');
  const [body, screw] = [new MeshBuilder(), new MeshBuilder()];
  const y = 2.2;
  body.paint((p) => (p[1] < y - 0.5 ? darken(paint, 0.35) : paint), 'glossy');
  addFuselage(
    body,
    [
      [-7, 0.3, y],
      [-4, 1.5, y],
      [0, 2, y],
      [4, 1.9, y],
      [6.4, 1.1, y],
      [7.2, 0.1, y],
    ],
    36,
    28,
  );
  body.paint(paint, 'glossy').loft(
    [
      [3.6, 0.7, 1.6],
      [5, 0.6, 1.4],
      [5.3, 0.45, 1.1],
    ].map(([h, w, l]) => sectionAcrossZ(0, w!, -l!, l!, 2.6, 20).map(([x, z]): Vec3 => [x, h!, z + 0.6])),
  );
  body.paint(fromHex('#8a9096'), 'metal').tube(
    [
      [0, 5.2, 0.8],
      [0, 6.6, 0.8],
      [0, 6.7, 1.1],
    ],
    0.1,
    8,
  );
  for (const side of [-1, 1]) {
    for (const z of steps(-2.4, 3.6, 4))
      body
        .paint(fromHex('#b08a3c'), 'metal')
        .sphere([side * 1.88, y + 0.35, z], [0.16, 0.42, 0.42], 18)
        .paint([1.2, 1.1, 0.6], 'glow')
        .sphere([side * 1.96, y + 0.35, z], [0.14, 0.3, 0.3], 16);
    body.paint(darken(paint, 0.2), 'glossy');
    addWing(
      body,
      { x: side * 0.4, y, front: -4.6, back: -6.4 },
      { x: side * 2.6, y, front: -5.6, back: -6.4 },
      0.2,
    );
  }
  addWing(
    body,
    { x: 0, y: y + 0.4, front: -4.6, back: -6.4 },
    { x: 0, y: y + 2.4, front: -5.7, back: -6.4 },
    0.2,
  );
  body.paint([2.6, 2.4, 1.8], 'glow').sphere([0, y, 7], [0.4, 0.4, 0.3], 14);
  for (let n = 0; n < 4; n += 1)
    screw.at(rotationZ((n * Math.PI) / 2), (k) =>
      k.paint(fromHex('#b08a3c'), 'metal').box([0, 0.6, 0], [0.35, 1, 0.08], 0.03, 1),
    );
  return assembleModel(
    { body, screw },
    {
      size: [5.2, 6.7, 15],
      waterline: 2.6,
      anchors: { inside: [0, y, 0], top: [0, 5.3, 0.6] },
      pose: (input) => {
        const root = hovering(input, 0.12, y);
        return {
          parts: { body: root, screw: multiply(root, translation(0, y, -7.2), rotationZ(input.time * 7)) },
          anchors: {},
          particles: puffs(
            { ...input, wind: 0 },
            {
              at: [0, y, -7.6],
              count: 18,
              life: 1.8,
              velocity: [0, 0.5, -1.2],
              spread: 0.8,
              size: [0.06, 0.16],
              colour: [0.8, 0.92, 0.97],
              opacity: 0.5,
            },
          ),
          beams: [
            {
              position: [0, y, 7.2],
              direction: [0, -0.05, 1],
              colour: [0.3, 0.34, 0.28],
              spread: 0.16,
              reach: 18,
            },
          ],
        };
      },
    },
  );
};

const addRaftSail = (body: MeshBuilder, sail: MeshBuilder, wood: Vec3) => {
  body
    .paint(wood, 'bark')
    .tube(
      [
        [0, 0.2, 0.3],
        [0, 3.2, 0.3],
      ],
      0.06,
      8,
    )
    .tube(
      [
        [-0.9, 2.9, 0.36],
        [0.9, 2.9, 0.36],
      ],
      0.04,
      6,
    );
  sail
    .twoSided()
    .paint(fromHex('#e9dec0'), 'cloth')
    .loft(
      steps(1, 2.85, 8).map((y): Vec3[] =>
        steps(-0.85, 0.85, 8).map(
          (x): Vec3 => [x, y, 0.4 + 0.25 * Math.sin(((y - 1) / 1.85) * Math.PI) * Math.cos(x * 1.6)],
        ),
      ),
      { isClosed: false, hasCaps: false },
    );
};

const buildRaft = (isBamboo: boolean): Model => {
  const [body, sail] = [new MeshBuilder(), new MeshBuilder()];
  const wood = fromHex(isBamboo ? '#b39a4e' : '#8a6238');
  for (const [n, x] of steps(-1.1, 1.1, 9).entries())
    body.paint(darken(wood, (n % 3) * 0.12), 'bark').tube(
      [
        [x, 0.14, -1.7 + (n % 2) * 0.1],
        [x, 0.14, 1.7 - (n % 3) * 0.08],
      ],
      0.13,
      10,
    );
  for (const z of [-1.1, 1.1])
    body.paint(darken(wood, 0.2), 'bark').tube(
      [
        [-1.25, 0.3, z],
        [1.25, 0.3, z],
      ],
      0.07,
      8,
    );
  for (const x of steps(-1.1, 1.1, 9))
    for (const z of [-1.1, 1.1])
      body.paint(fromHex('#d8c090'), 'matte').tube(
        [
          [x, 0.24, z - 0.08],
          [x + 0.1, 0.38, z],
          [x, 0.24, z + 0.08],
        ],
        0.02,
        5,
      );
  if (!isBamboo) addRaftSail(body, sail, wood);
  const pole = new MeshBuilder();
  pole.paint(fromHex('#c2b06a'), 'wood').tube(
    [
      [0, -1.6, 0],
      [0, 2.6, 0],
    ],
    0.03,
    6,
  );
  return assembleModel(isBamboo ? { body, pole } : { body, sail }, {
    size: [2.6, isBamboo ? 0.45 : 3.2, 3.5],
    waterline: 0.16,
    anchors: { top: [0, 0.34, -0.5], seat: [0, 0.36, -0.6], inside: [0, 0.34, -0.5] },
    pose: (input) => {
      const root = rocking(input, 0.16, 1);
      return {
        parts: {
          body: root,
          ...(isBamboo
            ? {
                pole: multiply(
                  root,
                  translation(-0.34, 0.9, -0.75),
                  rotationX(0.35 + 0.16 * Math.sin(input.time * 1.6)),
                  rotationZ(-0.16),
                ),
              }
            : { sail: root }),
        },
        anchors: { seat: multiply(root, translation(0, 0.36, -0.6)) },
        particles: wake(input, { length: 3.4, beam: 2.4 }, 0.16),
      };
    },
  });
};

const buildJetSki = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#c8281f');
  const body = new MeshBuilder();
  body
    .paint((p) => (p[1] < 0.32 ? fromHex('#f2f2f0') : paint), 'glossy')
    .loft(
      [
        [-1.5, 0.5, 0.1, 0.5],
        [-0.6, 0.56, 0, 0.5],
        [0.4, 0.55, 0, 0.58],
        [1.1, 0.34, 0.1, 0.6],
        [1.6, 0.05, 0.34, 0.52],
      ].map(([z, w, low, high]) => sectionAcrossZ(z!, w!, low!, high!, 3, 24)),
    );
  body.loft(
    [
      [0.2, 0.2, 0.9],
      [0.6, 0.3, 0.88],
      [1.1, 0.2, 0.7],
      [1.4, 0.08, 0.58],
    ].map(([z, w, y]) => sectionAcrossZ(z!, w!, 0.4, y!, 2.6, 18)),
  );
  body
    .paint(fromHex('#1c1d20'), 'satin')
    .box([0, 0.66, -0.55], [0.42, 0.26, 1.3], 0.12, 3)
    .tube(
      [
        [-0.36, 1.02, 0.2],
        [0, 0.98, 0.32],
        [0.36, 1.02, 0.2],
      ],
      0.025,
      8,
    )
    .tube(
      [
        [0, 0.8, 0.5],
        [0, 0.98, 0.32],
      ],
      0.06,
      8,
    );
  return assembleModel(
    { body },
    {
      size: [1.15, 1.1, 3.2],
      waterline: 0.24,
      anchors: {
        back: [0, 0.82, -0.4],
        seat: [0, 0.82, -0.4],
        handlebarLeft: [0.32, 1.02, 0.22],
        handlebarRight: [-0.32, 1.02, 0.22],
        pedalLeft: [0.35, 0.5, -0.2],
        pedalRight: [-0.35, 0.5, -0.2],
      },
      pose: (input) => {
        const root = rocking(input, 0.24, 1.2);
        return {
          parts: { body: root },
          anchors: { back: multiply(root, translation(0, 0.82, -0.4)) },
          particles: [
            ...wake(input, { length: 3, beam: 1.1 }, 0.24),
            ...(input.speed > 1
              ? puffs(input, {
                  at: [0, 0.3, -1.6],
                  count: 20,
                  life: 0.8,
                  velocity: [0, 2, -3],
                  spread: 0.8,
                  size: [0.1, 0.3],
                  colour: [0.9, 0.95, 0.98],
                  opacity: 0.6,
                  leftBehind: 0.3,
                })
              : []),
          ],
        };
      },
    },
  );
};

export const submarine: Kit = {
  name: 'submarine',
  nouns: ['submarine', 'submersible', 'raft', 'wooden raft', 'bamboo raft', 'jet ski', 'jetski'],
  locomotion: 'floats',
  speeds: { slow: 3, fast: 8 },
  build: ({ noun, colour, material }) =>
    noun.includes('raft')
      ? buildRaft(noun.includes('bamboo') || material === 'bamboo')
      : noun.includes('jet')
        ? buildJetSki(colour)
        : buildSubmarine(colour),
};
