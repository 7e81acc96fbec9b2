/** Windmills: the Dutch tower mill with cloth sails, and the tall white turbine. Both turn in the wind. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addDoor, spread } from '../shared/parts.ts';

const buildMill = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const brick = fromHex('#a5654a');
  const cap = colour ?? fromHex('#3f5d49');
  const boards = fromHex('#efe6d2');
  const segments = 8;
  body.paint(brick, 'stone').lathe(
    [
      [3.7, 0],
      [3.4, 4],
    ],
    segments,
  );
  body
    .paint((p) => (Math.floor(p[1] * 5) % 2 ? boards : fromHex('#e2d7bf')), 'wood')
    .lathe(
      [
        [3.35, 4],
        [2.2, 11],
      ],
      segments,
    );
  // Gallery around the tower.
  body.paint(fromHex('#6e4c2e'), 'wood').lathe(
    [
      [3.3, 3.9],
      [4.6, 3.9],
      [4.6, 4.05],
      [3.3, 4.05],
    ],
    16,
  );
  for (const n of spread(0, 15, 16)) {
    const a = (n / 16) * 2 * Math.PI;
    body
      .tube(
        [
          [Math.cos(a) * 4.5, 4, Math.sin(a) * 4.5],
          [Math.cos(a) * 4.5, 4.9, Math.sin(a) * 4.5],
        ],
        0.04,
        5,
      )
      .tube(
        [
          [Math.cos(a) * 3.4, 3, Math.sin(a) * 3.4],
          [Math.cos(a) * 4.4, 3.9, Math.sin(a) * 4.4],
        ],
        0.06,
        5,
      );
  }
  body.tube(
    spread(0, 2 * Math.PI, 25).map((a): Vec3 => [Math.cos(a) * 4.5, 4.9, Math.sin(a) * 4.5]),
    0.05,
    6,
    false,
  );
  // Boat-shaped cap with its ridge towards the sails.
  body
    .paint(cap, 'roof')
    .at(translation(0, 11, 0), (k) => k.sphere([0, 0.1, -0.1], [2.35, 2, 2.8], detail === 0 ? 22 : 12));
  body.paint(fromHex('#5a3c22'), 'wood').lathe(
    [
      [2.3, 10.8],
      [2.5, 10.9],
      [2.5, 11.1],
      [2.2, 11.1],
    ],
    16,
  );
  const faces = [
    [0, 6],
    [0, 8.6],
  ] as const;
  for (const [, y] of faces) {
    const z = 3.35 - ((y - 4) / 7) * 1.15;
    addWindow(body, lit, { at: [0, y, z * 0.99], width: 0.7, height: 0.95, frame: fromHex('#f6f3ea') });
  }
  addDoor(body, [0, 0, 3.5], 1.2, 2.2, fromHex('#3f6b4a'), fromHex('#f6f3ea'));
  const sails = new MeshBuilder();
  sails.twoSided();
  sails.paint(fromHex('#4a3320'), 'wood').sphere([0, 0, 0.1], [0.4, 0.4, 0.35], 10);
  for (let n = 0; n < 4; n += 1) {
    sails.at(rotationZ((n * Math.PI) / 2), (k) => {
      k.paint(fromHex('#5a3c22'), 'wood').box([0, 3.9, 0.1], [0.2, 7.8, 0.16], 0.03, 1);
      for (const y of spread(1.5, 7.6, detail === 0 ? 14 : 7)) k.box([0.75, y, 0.1], [1.5, 0.06, 0.06]);
      k.box([1.5, 4.55, 0.1], [0.07, 6.2, 0.07]).box([0.75, 4.55, 0.1], [0.05, 6.2, 0.05]);
      k.paint(fromHex('#f0e8d6'), 'cloth').box([0.8, 4.55, 0.04], [1.34, 6, 0.03]);
    });
  }
  const hub: Vec3 = [0, 11.3, 3];
  body.paint(fromHex('#4a3320'), 'wood').tube(
    [
      [0, 11.2, 0],
      [0, 11.3, 3],
    ],
    0.22,
    8,
  );
  return assembleModel(
    { body, lit, sails },
    {
      size: [15.6, 19.2, 9.6],
      anchors: { door: [0, 0, 4.2], top: [0, 4.1, 4] },
      pose: (input) => ({
        parts: {
          lit: input.darkness > lightsOn ? translation(0, 0, 0) : null,
          sails: multiply(
            translation(...hub),
            rotationX(-0.04),
            rotationZ(
              -0.35 - (input.time + input.phase) * (0.45 + Math.min(0.6, Math.abs(input.wind) * 0.08)),
            ),
          ),
        },
        anchors: {},
      }),
    },
  );
};

const buildTurbine = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#f2f4f5');
  const body = new MeshBuilder();
  body
    .paint(paint, 'satin')
    .lathe(
      [
        [1.5, 0],
        [1.2, 10],
        [0.75, 42],
      ],
      24,
    )
    .box([0, 42.6, 0.4], [1.7, 1.7, 4.6], 0.5, 3);
  body.paint(fromHex('#9a9a98'), 'stone').cylinder(-0.3, 0.4, 2.6, 2.4, 20);
  const rotor = new MeshBuilder();
  rotor.paint(paint, 'satin').sphere([0, 0, 0.2], [0.8, 0.8, 1], 14);
  for (let n = 0; n < 3; n += 1) {
    rotor.at(rotationZ((n / 3) * 2 * Math.PI), (k) =>
      k.loft(
        spread(0.3, 19, 12).map((y): Vec3[] => {
          const chord = y < 3 ? 0.45 + y * 0.28 : 1.3 * (1 - (y - 3) / 17.5) + 0.08;
          const thick = 0.35 * (1 - y / 21);
          return [
            [-chord * 0.35, y, 0],
            [0, y, thick * 0.6],
            [chord * 0.65, y, -0.1],
            [0, y, -thick * 0.6],
          ];
        }),
      ),
    );
  }
  return assembleModel(
    { body, rotor },
    {
      size: [38, 62, 5],
      anchors: { door: [0, 0, 1.8], top: [0, 43.5, 0] },
      pose: ({ time, phase }) => ({
        parts: { rotor: multiply(translation(0, 42.6, 2.9), rotationZ(-(time + phase) * 1.1)) },
        anchors: {},
      }),
    },
  );
};

export const windmill: Kit = {
  name: 'windmill',
  nouns: ['windmill', 'mill', 'wind turbine', 'turbine'],
  locomotion: 'none',
  build: ({ noun, colour, detail }) =>
    noun.includes('turbine') ? buildTurbine(colour) : buildMill(colour, detail),
};
