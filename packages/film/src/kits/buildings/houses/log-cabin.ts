/** A cabin of round logs with a porch, a stone chimney that smokes and windows that glow at night. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { rotationY } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addDoor, chimneySmoke, spread } from '../shared/parts.ts';
import { addGableRoof, addGables, addRoofSnow, type GableRoof } from '../shared/roofs.ts';

const [width, depth, wallHeight, rise] = [7.2, 5.6, 2.7, 2.5];

export const logCabin: Kit = {
  name: 'log cabin',
  nouns: [
    'log cabin',
    'cabin',
    'wooden cabin',
    'wooden house',
    'wood cabin',
    'lodge',
    'chalet',
    'mountain hut',
    'ski lodge',
  ],
  locomotion: 'none',
  build: ({ colour, traits, seed, detail }) => {
    const random = createRandom(seed * 5 + 1);
    const log = colour ?? fromHex('#8a5a32');
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const isSnowy = traits.some((trait) => trait.startsWith('snow'));
    body.paint(fromHex('#7d766d'), 'rock').box([0, 0.12, 0], [width + 0.3, 0.45, depth + 0.3], 0.05);
    body
      .paint(darken(log, 0.45), 'wood')
      .box([0, wallHeight / 2 + 0.2, 0], [width - 0.2, wallHeight, depth - 0.2]);
    const radius = 0.155;
    const courses = Math.round(wallHeight / (radius * 1.8));
    const points = detail === 0 ? 10 : 6;
    for (let n = 0; n < courses; n += 1) {
      const y = 0.42 + n * radius * 1.8;
      const shade = () => (random() < 0.5 ? lighten(log, random() * 0.08) : darken(log, random() * 0.18));
      for (const side of [-1, 1]) {
        body.paint(shade(), 'bark').tube(
          [
            [-width / 2 - 0.35, y, side * (depth / 2)],
            [width / 2 + 0.35, y, side * (depth / 2)],
          ],
          radius,
          points,
        );
        body.paint(shade(), 'bark').tube(
          [
            [side * (width / 2), y + radius * 0.9, -depth / 2 - 0.35],
            [side * (width / 2), y + radius * 0.9, depth / 2 + 0.35],
          ],
          radius,
          points,
        );
        // Sawn ends of the logs.
        for (const end of [-1, 1]) {
          body
            .paint(fromHex('#d0a468'), 'wood')
            .sphere([end * (width / 2 + 0.4), y, side * (depth / 2)], [0.1, radius * 0.85, radius * 0.85], 8);
          body.sphere(
            [side * (width / 2), y + radius * 0.9, end * (depth / 2 + 0.4)],
            [radius * 0.85, radius * 0.85, 0.1],
            8,
          );
        }
      }
    }
    const top = wallHeight + 0.4;
    const roof: GableRoof = {
      width: depth + 0.2,
      length: width,
      y: top,
      rise,
      overhang: 0.7,
      thickness: 0.16,
    };
    body.at(rotationY(Math.PI / 2), (b) => {
      addGables(
        b.paint((p) => (Math.floor(p[1] * 4) % 2 ? log : darken(log, 0.15)), 'wood'),
        roof,
      );
      addGableRoof(
        b.paint((p) => (Math.floor(p[1] * 4) % 2 ? fromHex('#5d4630') : fromHex('#503b29')), 'wood'),
        roof,
      );
      if (isSnowy) addRoofSnow(b, roof);
    });
    const front = depth / 2 + 0.16;
    const trim = fromHex('#5a3a20');
    addDoor(body, [0.3, 0.35, front - 0.02], 1.05, 2, fromHex('#6e4526'), trim);
    for (const x of [-2.1, 2.4])
      addWindow(body, lit, { at: [x, 1.65, front], width: 1.1, height: 1.05, frame: trim });
    for (const side of [-1, 1]) {
      body.at(rotationY((side * Math.PI) / 2), (b) =>
        lit.at(rotationY((side * Math.PI) / 2), (l) => {
          addWindow(b, l, { at: [0.6, 1.65, width / 2 + 0.16], width: 1.1, height: 1.05, frame: trim });
          addWindow(b, l, { at: [0, top + 0.75, width / 2 + 0.03], width: 0.7, height: 0.7, frame: trim });
        }),
      );
    }
    // Porch: floor, posts, rail, roof.
    body.paint(fromHex('#8f6a42'), 'wood').box([0, 0.2, depth / 2 + 1], [width, 0.18, 1.9], 0.02, 1);
    body.paint(log, 'bark');
    for (const x of [-width / 2 + 0.15, -0.7, 1.3, width / 2 - 0.15])
      body.tube(
        [
          [x, 0.2, depth / 2 + 1.8],
          [x, top - 0.35, depth / 2 + 1.8],
        ],
        0.09,
        8,
      );
    for (const [x0, x1] of [
      [-width / 2 + 0.15, -0.7],
      [1.3, width / 2 - 0.15],
    ] as const) {
      for (const y of [0.6, 1.05])
        body.tube(
          [
            [x0, y, depth / 2 + 1.8],
            [x1, y, depth / 2 + 1.8],
          ],
          0.05,
          6,
        );
      for (const x of spread(x0, x1, 5))
        body.tube(
          [
            [x, 0.3, depth / 2 + 1.8],
            [x, 1.05, depth / 2 + 1.8],
          ],
          0.035,
          5,
        );
    }
    body
      .paint(fromHex('#59432e'), 'wood')
      .quad(
        [-width / 2 - 0.4, top + 0.05, depth / 2],
        [width / 2 + 0.4, top + 0.05, depth / 2],
        [width / 2 + 0.4, top - 0.45, depth / 2 + 2.15],
        [-width / 2 - 0.4, top - 0.45, depth / 2 + 2.15],
        [0, 1, 0.25],
      );
    body.box([0, top - 0.5, depth / 2 + 2.1], [width + 0.8, 0.14, 0.12]);
    if (isSnowy) {
      body
        .paint(fromHex('#f2f6fb'), 'snow')
        .quad(
          [-width / 2 - 0.42, top + 0.3, depth / 2],
          [width / 2 + 0.42, top + 0.3, depth / 2],
          [width / 2 + 0.42, top - 0.2, depth / 2 + 2.2],
          [-width / 2 - 0.42, top - 0.2, depth / 2 + 2.2],
          [0, 1, 0.25],
        );
      body.tube(
        [
          [-width / 2 - 0.42, top - 0.28, depth / 2 + 2.18],
          [width / 2 + 0.42, top - 0.28, depth / 2 + 2.18],
        ],
        0.14,
        8,
      );
    }
    // Fieldstone chimney and a stack of firewood.
    const chimneyX = -width / 2 - 0.35;
    body
      .paint((p) => (Math.floor(p[1] * 2.6 + p[2] * 2) % 2 ? fromHex('#8b8278') : fromHex('#776f66')), 'rock')
      .box([chimneyX, 2.9, -0.8], [0.95, 6, 1.2], 0.12);
    body.paint(fromHex('#6a635b'), 'rock').box([chimneyX, 5.95, -0.8], [1.15, 0.2, 1.4], 0.05);
    if (isSnowy) body.paint(fromHex('#f2f6fb'), 'snow').box([chimneyX, 6.1, -0.8], [1.1, 0.16, 1.35], 0.07);
    for (let row = 0; row < 4; row += 1) {
      for (let n = 0; n < 7 - row; n += 1) {
        const at: Vec3 = [width / 2 - 2.1 + n * 0.2 + row * 0.1, 0.4 + row * 0.18, depth / 2 + 0.5];
        body
          .paint(darken(log, random() * 0.3), 'bark')
          .tube(
            [
              [at[0], at[1], at[2] - 0.2],
              [at[0], at[1], at[2] + 0.25],
            ],
            0.1,
            7,
          )
          .paint(fromHex('#d8b078'), 'wood')
          .sphere([at[0], at[1], at[2] + 0.28], [0.09, 0.09, 0.08], 7);
      }
    }
    const chimney: Vec3 = [chimneyX, 6.1, -0.8];
    return assembleModel(
      { body, lit },
      {
        anchors: {
          door: [0.3, 0.3, depth / 2 + 1],
          chimney,
          top: [0, top + rise, 0],
          seat: [-1.6, 0.75, depth / 2 + 1],
          inside: [0, 0.35, 0],
        },
        pose: (input) => ({
          parts: { lit: shown(input.darkness > lightsOn) },
          anchors: {},
          particles: chimneySmoke(input, chimney, 1.15),
          lamps:
            input.darkness > lightsOn
              ? [{ position: [0.3, 1.8, depth / 2 + 1.6], colour: [1.8, 1.05, 0.42], reach: 8 }]
              : [],
        }),
      },
    );
  },
};
