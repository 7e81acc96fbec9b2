/** Farm and industry: barn, silo, watermill, factory, power plant, warehouse, gas station, dam, oil rig, dish, stadium. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addWindow, lightsOn } from '../../shared/windows.ts';
import { addDoor, spread } from '../shared/parts.ts';
import { addGableRoof, addGables } from '../shared/roofs.ts';
import { white } from './farm-parts.ts';
import { dam, factory, gasStation, oilRig } from './industry.ts';
import { dish, stadium } from './stadium.ts';

const addSilo = (b: MeshBuilder, x: number, z: number, height: number, paint: Vec3) =>
  b.at(translation(x, 0, z), (k) => {
    k.paint((p) => (Math.floor(p[1] * 1.3) % 2 ? paint : darken(paint, 0.1)), 'metal')
      .lathe(
        [
          [1.9, 0],
          [1.9, height],
        ],
        28,
      )
      .paint(lighten(paint, 0.1), 'metal')
      .lathe(
        [
          [1.95, height],
          [1.5, height + 1],
          [0.6, height + 1.6],
          [0, height + 1.7],
        ],
        28,
      );
    for (const y of spread(1, height - 1, 9))
      k.paint(darken(paint, 0.3), 'metal').lathe(
        [
          [1.9, y - 0.04],
          [1.94, y],
          [1.9, y + 0.04],
        ],
        28,
      );
    k.tube(
      [
        [0, 0.2, 2],
        [0, height, 2],
      ],
      0.05,
      5,
    );
  });

const barn = staticKit(['barn', 'stable', 'farm barn', 'silo', 'grain silo'], (b, { noun, colour }) => {
  if (noun.includes('silo')) {
    addSilo(b, 0, 0, 12, colour ?? fromHex('#b8bec2'));
    return undefined;
  }
  const red = colour ?? fromHex('#a32c22');
  const [w, l, h] = [10, 14, 4.6];
  b.paint(red, 'wood').box([0, h / 2, 0], [w, h, l]);
  // Gambrel roof: two slopes on each side.
  const section: [number, number][] = [
    [-w / 2, h],
    [w / 2, h],
    [w * 0.33, h + 2.6],
    [0, h + 4],
    [-w * 0.33, h + 2.6],
  ];
  b.extrude(section, -l / 2, l / 2);
  b.paint(fromHex('#5a5650'), 'roof');
  for (const side of [-1, 1]) {
    b.extrude(
      [
        [side * (w / 2 + 0.5), h - 0.5],
        [side * w * 0.33, h + 2.7],
        [side * w * 0.33, h + 2.95],
        [side * (w / 2 + 0.6), h - 0.3],
      ],
      -l / 2 - 0.5,
      l / 2 + 0.5,
    );
    b.extrude(
      [
        [side * w * 0.34, h + 2.65],
        [0, h + 4.05],
        [0, h + 4.3],
        [side * w * 0.34, h + 2.9],
      ],
      -l / 2 - 0.5,
      l / 2 + 0.5,
    );
  }
  const front = l / 2;
  b.paint(white, 'wood')
    .box([0, 1.75, front + 0.02], [4, 3.5, 0.12], 0.02, 1)
    .paint(darken(red, 0.12), 'wood')
    .box([0, 1.7, front + 0.07], [3.6, 3.2, 0.1]);
  b.paint(white, 'wood').box([0, 1.7, front + 0.13], [0.14, 3.2, 0.05]);
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.15, 0.2, front + 0.14],
        [side * 1.7, 3.2, front + 0.14],
      ],
      0.09,
      4,
      false,
    )
      .tube(
        [
          [side * 1.7, 0.2, front + 0.14],
          [side * 0.15, 3.2, front + 0.14],
        ],
        0.09,
        4,
        false,
      )
      .box([side * (w / 2 - 0.1), h / 2, front + 0.02], [0.22, h, 0.1]);
  b.box([0, 5.5, front + 0.03], [1.7, 1.7, 0.1], 0.02, 1)
    .paint(fromHex('#2a1a12'), 'matte')
    .box([0, 5.5, front + 0.07], [1.3, 1.3, 0.06]);
  for (const x of [-3.4, 3.4])
    b.paint(white, 'wood')
      .box([x, 2.2, front + 0.02], [1.1, 1.1, 0.1], 0.02, 1)
      .paint(fromHex('#2a343e'), 'glass')
      .box([x, 2.2, front + 0.06], [0.8, 0.8, 0.06]);
  addSilo(b, 7.6, -3, 10, fromHex('#b8bec2'));
  return { door: [0, 0, front + 1], top: [0, h, 0] };
});

const watermill: Kit = {
  name: 'watermill',
  nouns: ['watermill', 'water mill', 'water wheel', 'waterwheel'],
  locomotion: 'none',
  build: () => {
    const [body, lit, wheel] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.paint(fromHex('#a89c88'), 'stone').box([0, 2.6, 0], [6, 5.2, 7]);
    const roof = { width: 6, length: 7, y: 5.2, rise: 2.6, overhang: 0.5, thickness: 0.2 };
    addGables(body.paint(fromHex('#8a6a48'), 'wood'), roof);
    addGableRoof(body.paint(fromHex('#7a4a34'), 'roof'), roof);
    addDoor(body, [-1.2, 0, 3.5], 1.2, 2.2, fromHex('#5a3a22'), fromHex('#4a2f1e'));
    for (const [x, y] of [
      [1.4, 1.8],
      [-1.4, 4],
      [1.4, 4],
      [0, 6.2],
    ] as const)
      addWindow(body, lit, { at: [x, y, 3.5], width: 0.8, height: 0.9, frame: fromHex('#4a2f1e') });
    const wood = fromHex('#6b4a2c');
    for (const x of [-0.5, 0.5])
      wheel.paint(wood, 'wood').tube(
        spread(0, 2 * Math.PI, 33).map((a): Vec3 => [x, Math.cos(a) * 2.3, Math.sin(a) * 2.3]),
        0.1,
        6,
        false,
      );
    for (const n of spread(0, 15, 16))
      wheel.at(rotationX((n / 16) * 2 * Math.PI), (k) => {
        k.paint(darken(wood, 0.15), 'wood').box([0, 2.25, 0], [1.1, 0.5, 0.08]);
        if (n % 2 === 0) for (const x of [-0.5, 0.5]) k.box([x, 1.15, 0], [0.1, 2.3, 0.1]);
      });
    body
      .paint(wood, 'wood')
      .tube(
        [
          [3, 2.3, 0],
          [4.6, 2.3, 0],
        ],
        0.18,
        8,
      )
      .box([4.6, 1.1, 0], [0.3, 2.4, 0.5])
      .box([3.8, 4.75, -2.4], [1, 0.12, 4.4])
      .box([3.35, 4.95, -2.4], [0.1, 0.4, 4.4])
      .box([4.25, 4.95, -2.4], [0.1, 0.4, 4.4]);
    body.paint(fromHex('#5a9ab4'), 'glass').box([3.8, 4.86, -2.4], [0.85, 0.1, 4.4]);
    return assembleModel(
      { body, lit, wheel },
      {
        size: [9.4, 8, 8],
        anchors: { door: [-1.2, 0, 4.2] },
        pose: (input) => ({
          parts: {
            wheel: multiply(translation(3.8, 2.3, 0), rotationX(input.time * 0.7)),
            lit: shown(input.darkness > lightsOn),
          },
          anchors: {},
          particles: puffs(
            { ...input, wind: 0 },
            {
              at: [3.8, 4.7, 0.2],
              count: 40,
              life: 1,
              velocity: [0, -3.6, 0.9],
              spread: 0.5,
              size: [0.1, 0.2],
              colour: [0.82, 0.92, 0.97],
              opacity: 0.6,
              leftBehind: 0,
            },
          ),
        }),
      },
    );
  },
};

export const farmKits: readonly Kit[] = [barn, watermill, factory, gasStation, dam, oilRig, dish, stadium];
