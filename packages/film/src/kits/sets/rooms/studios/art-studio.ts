/** A painter's studio: easels with pictures, canvases against the walls, paint on everything, sun in the dusty air. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../../math/matrix.ts';
import { pick } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { addSunInDust, hasSunbeams } from '../light/sun-in-dust.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const artStudioStyle: RoomStyle = roomStyle({
  wall: '#d9d2c2',
  width: 7.4,
  height: 4,
  depth: 2.4,
  windows: 'row',
  windowSize: [1.5, 2.5],
  curtains: null,
  floorColours: ['#8a6a48', '#a07e58'],
});

const paints = ['#c8302c', '#2f62b8', '#e8b42a', '#3f8a4a', '#e8762a', '#7a3f92', '#f2efe6', '#1f9aa0'];

/** A picture of hills, flowers or plain strokes, on stretched cloth; stands on y = 0. */
const addCanvas = (builder: MeshBuilder, room: Room, width: number, height: number): void => {
  builder.paint(fromHex('#cbb48c'), 'wood').box([0, height / 2, -0.015], [width, height, 0.025]);
  const [sky, land, other] = [
    pick(room.random, paints),
    pick(room.random, paints),
    pick(room.random, paints),
  ].map(fromHex) as [Vec3, Vec3, Vec3];
  const [shift, kind] = [room.random() * 6, room.random()];
  const colourAt = (x: number, y: number): Vec3 => {
    if (kind < 0.3) return y < height * (0.5 + 0.12 * Math.sin(x * 9 + shift)) ? land : sky;
    if (kind < 0.65)
      return Math.hypot(x, y - height * 0.55) < width * 0.26
        ? other
        : Math.sin((x + y) * 14 + shift) > 0.3
          ? land
          : sky;
    return Math.sin(x * 17 + shift) + Math.cos(y * 15 - shift) > 0.6 ? other : y < height * 0.4 ? land : sky;
  };
  builder.grid(
    Array.from({ length: 21 }, (_, j) =>
      Array.from({ length: 21 }, (_, i) => {
        const [x, y] = [width * (i / 20 - 0.5), (height * j) / 20];
        return builder.paint(colourAt(x, y), 'matte').vertex([x, y, 0.002], [0, 0, 1]);
      }),
    ),
  );
};

const addEasel = (builder: MeshBuilder, room: Room): void => {
  builder.paint(fromHex('#9a6c3c'), 'wood');
  for (const side of [-1, 1])
    builder.tube(
      [
        [side * 0.38, 0, 0.12],
        [side * 0.05, 1.95, -0.12],
      ],
      0.024,
      6,
    );
  builder.tube(
    [
      [0, 0, -0.65],
      [0, 1.8, -0.14],
    ],
    0.022,
    6,
  );
  builder.box([0, 0.82, 0.06], [0.86, 0.05, 0.1], 0.01);
  builder.at(multiply(translation(0, 0.85, 0.07), rotationX(-0.12)), (b) => addCanvas(b, room, 0.78, 0.98));
};

const addJars = (builder: MeshBuilder, room: Room): void => {
  for (let n = 0; n < 7; n += 1) {
    const [x, z] = [(n - 3) * 0.2 + (room.random() - 0.5) * 0.06, (room.random() - 0.5) * 0.3];
    builder.at(translation(x, 0.78, z), (b) => {
      b.paint(fromHex(n % 2 ? '#dfe6e6' : pick(room.random, paints)), 'glossy').cylinder(
        0,
        0.14,
        0.05,
        0.05,
        14,
      );
      for (let k = 0; n % 2 && k < 5; k += 1) {
        const a = k * 1.3 + n;
        const tip: Vec3 = [Math.sin(a) * 0.07, 0.34 + 0.03 * (k % 3), Math.cos(a) * 0.07];
        b.paint(fromHex('#c89a5a'), 'wood').tube([[0, 0.05, 0], tip], 0.006, 5);
        b.paint(fromHex(pick(room.random, paints)), 'satin').sphere(
          [tip[0] * 1.06, tip[1], tip[2] * 1.06],
          [0.014, 0.03, 0.014],
          8,
        );
      }
    });
  }
};

export const dressArtStudio = (room: Room): void => {
  const { left, right, back, centre, random } = room;
  if (!room.isDark && !hasSunbeams(room)) addSunInDust(room);
  room.model((builder) => {
    const spots: [number, number, number][] = [
      [centre[0] - Math.max(1.3, room.halfX + 0.9), back + 1.2, 0.35],
      [centre[0] + Math.max(0.9, room.halfX + 0.8), back + 1.5, -0.45],
      [centre[0] + Math.max(2.4, room.halfX + 2), back + 1, -0.2],
    ];
    for (const [x, z, turn] of spots) {
      if (x < left + 0.5 || x > right - 0.5 || !room.isClear(x, z, 0.45)) continue;
      builder.at(multiply(translation(x, 0, z), rotationY(turn)), (b) => addEasel(b, room));
    }
    // Finished pictures lean along the walls, two and three deep.
    for (let n = 0; n < 12; n += 1) {
      const x = left + 0.5 + ((right - left - 1) * n) / 11;
      const [width, height] = [0.5 + random() * 0.5, 0.5 + random() * 0.5];
      builder.at(multiply(translation(x, 0.02, back + 0.2 + (n % 3) * 0.07), rotationX(-0.16)), (b) =>
        addCanvas(b, room, width, height),
      );
    }
    for (const side of [-1, 1])
      for (let n = 0; n < 5; n += 1) {
        const [x, z] = [side < 0 ? left + 0.04 : right - 0.04, back + 0.8 + n * 0.95];
        builder.at(multiply(translation(x, 1.3 + 0.25 * (n % 2), z), rotationY((-side * Math.PI) / 2)), (b) =>
          addCanvas(b, room, 0.7, 0.6 + 0.3 * (n % 2)),
        );
      }
    // A table full of jars and brushes.
    const table = centre[0] - Math.max(2.4, room.halfX + 2);
    if (table > left + 0.8)
      builder.at(translation(table, 0, back + 1.1), (b) => {
        b.paint(fromHex('#7a5836'), 'wood').box([0, 0.75, 0], [1.5, 0.06, 0.6], 0.01);
        for (const x of [-0.68, 0.68]) for (const z of [-0.24, 0.24]) b.box([x, 0.36, z], [0.06, 0.72, 0.06]);
        addJars(b, room);
      });
    // Spilt paint, tubes and crumpled paper on the floor.
    for (let n = 0; n < 90; n += 1) {
      const size = 0.02 + random() ** 3 * 0.16;
      builder
        .paint(fromHex(pick(random, paints)), 'glossy')
        .sphere(
          [left + random() * (right - left), 0.004, back + 0.5 + random() * 3.6],
          [size, 0.004, size * (0.5 + random() * 0.6)],
          9,
        );
    }
    for (let n = 0; n < 12; n += 1)
      builder
        .paint(fromHex('#efece2'), 'cloth')
        .sphere([left + 0.5 + random() * (right - left - 1), 0.05, back + 0.6 + random() * 2.6], 0.055, 5);
  });
};
