/** What years without people leave in a room: peeling walls, rubble, cobwebs, ivy, dust in the light. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildFern, buildReeds } from '../../plants/bush-shapes.ts';
import type { RoomFrame } from './room-frame.ts';

export const isAbandoned = ({ request }: RoomFrame): boolean =>
  request.details?.includes('abandoned') ?? false;

/** Grass, ferns and young trees that came up through the floor. */
const addFloorPlants = (room: RoomFrame): void => {
  const { left, right, back, front, random } = room;
  for (let n = 0; n < 16; n += 1) {
    const [x, z] = [
      left + 0.5 + random() * (right - left - 1),
      back + 0.5 + random() ** 1.3 * Math.min(5, front - back - 1.5),
    ];
    // The middle of a corridor stays free to go along.
    const isAisle =
      room.request.place === 'corridor' && Math.abs(x - (left + right) / 2) < (right - left) * 0.3;
    if (isAisle || room.distanceToAction(x, z) < 0.6 || !room.isClear(x, z, 0.3)) continue;
    const plant =
      n % 3 === 0
        ? buildBroadPlant({ seed: n + 1, detail: 1 })
        : n % 3 === 1
          ? buildFern({ seed: n + 1, detail: 1 })
          : buildReeds({ seed: n + 1, detail: 1 }, 0.3, 0.4);
    room.add(
      plant,
      multiply(translation(x, 0, z), multiply(rotationY(n * 2), scaling(0.7 + random() * 0.8))),
    );
  }
};

export const addDecay = (room: RoomFrame): void => {
  const { left, right, back, front, top, random } = room;
  const wide = right - left;
  addFloorPlants(room);
  room.model(
    (b) => {
      // Plaster that has come off shows bricks; damp leaves dark stains.
      const patch = (x: number, y: number, size: number, colour: Vec3, z: number) => {
        const points = Array.from({ length: 11 }, (_, n): Vec3 => {
          const a = (n / 11) * Math.PI * 2;
          const r = size * (0.55 + 0.6 * random());
          return [x + Math.cos(a) * r * 1.3, Math.min(top - 0.05, Math.max(0.12, y + Math.sin(a) * r)), z];
        });
        b.paint(colour, 'plaster');
        for (let n = 0; n < 11; n += 1) {
          const next = points[(n + 1) % 11]!;
          b.quad([x, y, z], points[n]!, next, [x, y, z], [0, 0, 1]);
        }
      };
      for (let n = 0; n < 16; n += 1)
        patch(
          left + random() * wide,
          random() * top,
          0.2 + random() * 0.55,
          n % 2 ? fromHex('#6b4a38') : fromHex('#5f6250'),
          back + 0.022 + n * 0.0012,
        );
      // Rubble, boards and leaves on the floor.
      for (let n = 0; n < 90; n += 1) {
        const [x, z] = [
          left + 0.2 + random() * (wide - 0.4),
          back + 0.2 + random() ** 1.4 * (front - back) * 0.8,
        ];
        if (room.distanceToAction(x, z) < 0.3) continue;
        const size = 0.05 + random() ** 2 * 0.22;
        b.paint(mix(fromHex('#7d746a'), fromHex('#a89d8c'), random()), 'stone').at(
          multiply(
            translation(x, size * 0.3, z),
            multiply(rotationY(random() * 6), rotationZ(random() * 0.8)),
          ),
          (k) => k.box([0, 0, 0], [size * 1.5, size * 0.8, size], size * 0.15, 1),
        );
      }
      for (let n = 0; n < 12; n += 1) {
        const [x, z] = [left + 0.5 + random() * (wide - 1), back + 0.4 + random() * (front - back) * 0.6];
        if (room.distanceToAction(x, z) < 0.9) continue;
        b.paint(mix(fromHex('#5a4632'), fromHex('#8a7050'), random()), 'wood').at(
          multiply(
            translation(x, 0.08 + random() * 0.1, z),
            multiply(rotationY(random() * 3), rotationZ((random() - 0.5) * 0.3)),
          ),
          (k) => k.box([0, 0, 0], [1.2 + random() * 0.9, 0.04, 0.16]),
        );
      }
      // Beams that have come down lean in a corner.
      for (const [x, lean] of [
        [left + wide * 0.12, -0.5],
        [left + wide * 0.86, 0.42],
      ] as const)
        b.paint(fromHex('#4a3826'), 'wood').at(
          multiply(translation(x, top * 0.36, back + 0.7), multiply(rotationZ(lean), rotationX(0.18))),
          (k) => k.box([0, 0, 0], [0.2, top * 0.85, 0.2], 0.03),
        );
      // Ivy down the back wall.
      for (let vine = 0; vine < 7; vine += 1) {
        const x = left + 0.3 + random() * (wide - 0.6);
        const length = top * (0.25 + 0.5 * random());
        for (let y = 0; y < length; y += 0.09)
          b.paint(mix(fromHex('#2f4a22'), fromHex('#5f8038'), random()), 'leaf').sphere(
            [x + 0.12 * Math.sin(y * 5 + vine) + (random() - 0.5) * 0.12, top - y, back + 0.07],
            [0.07, 0.06, 0.02],
            5,
          );
      }
      // Webs in the upper corners.
      for (const side of [-1, 1]) {
        const x = side < 0 ? left : right;
        b.paint(fromHex('#c9ccd0'), 'matte');
        for (let n = 0; n < 6; n += 1) {
          const a = (n / 5) * 1.5;
          b.tube(
            [
              [x, top - 0.02, back + 0.1],
              [
                x - side * Math.cos(a) * 1.1,
                top - 0.05 - Math.sin(a) * 1.1,
                back + 0.1 + 0.25 * Math.sin(a * 2),
              ],
            ],
            0.005,
            3,
            false,
          );
        }
        for (const r of [0.3, 0.55, 0.8, 1.02])
          b.tube(
            Array.from({ length: 6 }, (_, n): Vec3 => {
              const a = (n / 5) * 1.5;
              const sag = r * (1 - 0.06 * Math.sin(n * 2));
              return [
                x - side * Math.cos(a) * sag,
                top - 0.05 - Math.sin(a) * sag,
                back + 0.1 + 0.25 * Math.sin(a * 2) * r,
              ];
            }),
            0.004,
            3,
            false,
          );
      }
    },
    { castsNoShadow: true },
  );
  const motes = Array.from({ length: 140 }, (_, n) => ({
    at: [left + random() * wide, random() * top, back + random() * (front - back)] as Vec3,
    phase: n * 1.7,
  }));
  room.particles((time) =>
    motes.map(({ at, phase }) => ({
      position: [
        at[0] + 0.3 * Math.sin(time * 0.3 + phase),
        at[1] + 0.2 * Math.sin(time * 0.2 + phase * 2),
        at[2],
      ] as Vec3,
      size: 0.008,
      colour: [1, 0.92, 0.75] as Vec3,
      opacity: 0.5,
    })),
  );
};
