/** The lobby of a hotel: columns, a reception with keys behind it, a chandelier, sofas, palms and a luggage cart. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { buildBroadPlant } from '../../../plants/bush-shapes.ts';
import type { SetRequest } from '../../../set.ts';
import { pairs } from '../../../shared/shapes.ts';
import { isAbandoned } from '../decay.ts';
import type { Room } from '../room.ts';
import { roomStyle } from '../room-style.ts';

export const isLobby = ({ details, place }: SetRequest): boolean =>
  place === 'room' && (details?.includes('lobby') ?? false);

export const lobbyStyle = roomStyle({
  wall: '#e2d0a8',
  panel: '#7a4a2c',
  floor: 'checker',
  floorColours: ['#efe8da', '#4a3a34'],
  width: 11,
  height: 5,
  windows: 'none',
  curtains: null,
  depth: 3.4,
});

const gold = fromHex('#d8ae4a');

const addColumn = (b: MeshBuilder, x: number, z: number, top: number) =>
  b.at(translation(x, 0, z), (k) => {
    k.paint(fromHex('#efe6d2'), 'satin').lathe(
      pairs(
        0.34,
        0,
        0.34,
        0.16,
        0.26,
        0.22,
        0.22,
        0.4,
        0.2,
        top - 0.5,
        0.26,
        top - 0.36,
        0.34,
        top - 0.2,
        0.34,
        top,
      ),
      28,
      (a, y) => (y > 0.3 && y < top - 0.45 ? 1 + 0.03 * Math.cos(a * 14) : 1),
    );
    k.paint(gold, 'metal').lathe(pairs(0.345, top - 0.2, 0.35, top - 0.16, 0.345, top - 0.12), 28);
  });

const addReception = (b: MeshBuilder, x: number, back: number) => {
  const z = back + 1.25;
  b.paint(fromHex('#6a3c22'), 'wood').box([x, 0.55, z], [3.4, 1.1, 0.6], 0.03);
  for (let n = -2; n <= 2; n += 1)
    b.paint(fromHex('#8a5230'), 'wood').box([x + n * 0.64, 0.55, z + 0.31], [0.52, 0.8, 0.03], 0.02);
  b.paint(fromHex('#f0ece4'), 'glossy').box([x, 1.13, z + 0.03], [3.6, 0.07, 0.74], 0.02);
  // The bell, a guest book, a lamp.
  b.at(translation(x + 0.5, 1.165, z + 0.15), (k) => {
    k.paint(fromHex('#2a1c14'), 'wood').cylinder(0, 0.02, 0.08, 0.08, 20);
    k.paint(gold, 'metal').lathe(pairs(0.075, 0.02, 0.07, 0.05, 0.04, 0.085, 0, 0.095), 22);
    k.sphere([0, 0.11, 0], 0.014, 10);
  });
  b.paint(fromHex('#7a1c24'), 'satin').box([x - 0.2, 1.185, z + 0.1], [0.42, 0.035, 0.3], 0.008);
  // Pigeonholes with keys.
  b.paint(fromHex('#5a3018'), 'wood').box([x, 2.3, back + 0.12], [3, 1.5, 0.2], 0.02);
  for (let row = 0; row < 5; row += 1)
    for (let n = 0; n < 10; n += 1) {
      const [kx, ky] = [x - 1.32 + n * 0.293, 1.72 + row * 0.29];
      b.paint(fromHex('#2a160c'), 'wood').box([kx, ky, back + 0.21], [0.25, 0.24, 0.03]);
      if ((row * 7 + n * 3) % 4)
        b.paint(gold, 'metal').box([kx, ky - 0.02, back + 0.235], [0.035, 0.11, 0.015], 0.005);
    }
  b.paint(gold, 'metal').box([x, 3.25, back + 0.1], [1.7, 0.3, 0.06], 0.03);
};

const addChandelier = (b: MeshBuilder, at: Vec3) =>
  b.at(translation(...at), (k) => {
    k.paint(gold, 'metal').cylinder(0, 0.9, 0.02, 0.02, 8);
    for (const [r, y, count] of [
      [0.75, 0, 12],
      [0.45, 0.25, 8],
    ] as const) {
      k.lathe(pairs(r - 0.02, y, r, y + 0.03, r + 0.02, y), 32);
      for (let n = 0; n < count; n += 1) {
        const a = (n / count) * 2 * Math.PI;
        const [x, z] = [Math.cos(a) * r, Math.sin(a) * r];
        k.paint([2.6, 2, 1.2], 'glow').sphere([x, y + 0.1, z], [0.035, 0.06, 0.035], 8);
        k.paint(fromHex('#dfeaf2'), 'glass').sphere([x, y - 0.07, z], [0.02, 0.05, 0.02], 8);
        k.paint(gold, 'metal').tube(
          [
            [0, y + 0.12, 0],
            [x, y, z],
          ],
          0.008,
          5,
        );
      }
    }
  });

const addLuggageCart = (b: MeshBuilder, x: number, z: number) =>
  b.at(multiply(translation(x, 0, z), rotationY(0.4)), (k) => {
    k.paint(fromHex('#8a1c24'), 'cloth').box([0, 0.2, 0], [1.1, 0.06, 0.6], 0.02);
    k.paint(gold, 'metal');
    for (const side of [-1, 1])
      k.tube(
        [
          [side * 0.5, 0.2, -0.26],
          [side * 0.5, 1.5, -0.2],
          [side * 0.42, 1.75, 0],
          [side * 0.5, 1.5, 0.2],
          [side * 0.5, 0.2, 0.26],
        ],
        0.022,
        8,
      );
    k.tube(
      [
        [-0.42, 1.75, 0],
        [0.42, 1.75, 0],
      ],
      0.022,
      8,
    );
    k.paint(fromHex('#7a4a24'), 'satin').box([-0.15, 0.45, 0], [0.6, 0.44, 0.34], 0.04);
    k.paint(fromHex('#2c4a5a'), 'satin').box([0.1, 0.78, 0], [0.5, 0.22, 0.32], 0.04);
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        k.paint(fromHex('#1c1c1e'), 'satin').sphere([side * 0.45, 0.08, end * 0.22], 0.08, 12);
  });

export const dressLobby = (room: Room): void => {
  const { left, right, back, front, top, centre } = room;
  const desk = room.isClear(centre[0], back + 1.25, 1.2) ? centre[0] : centre[0] + 2.6;
  room.model((b) => {
    for (const x of [left + 0.9, centre[0] - 2.6, centre[0] + 2.6, right - 0.9])
      for (const z of [back + 0.7, back + 3.6])
        if (room.isClear(x, z, 0.4) && Math.abs(x - desk) > 2.1) addColumn(b, x, z, top);
    addReception(b, desk, back);
    addChandelier(b, [centre[0], top - 1.25, back + 2.6]);
    if (room.isClear(centre[0] + 3.4, back + 2.2, 0.6)) addLuggageCart(b, centre[0] + 3.4, back + 2.2);
  });
  if (!isAbandoned(room)) room.lamp([centre[0], top - 1.2, back + 2.6], [5, 3.8, 2.2], 9);
  room.put('sofa', centre[0] - 3.2, back + 2.6, 0.8, { colour: fromHex('#8a1c2c') });
  room.put('armchair', centre[0] - 2, back + 3.9, 2.4, { colour: fromHex('#8a1c2c') });
  room.put('carpet', centre[0], Math.min(front - 1, back + 3));
  for (const x of [centre[0] - 4.3, centre[0] + 4.4])
    if (room.isClear(x, back + 1, 0.4) && x > left && x < right)
      room.add(
        buildBroadPlant({ seed: 7, detail: 1 }),
        multiply(translation(x, 0.1, back + 1), scaling(1.7)),
      );
};
