/** A greenhouse: panes on white ribs, benches with rows of potted plants along the sides. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildBush, buildFern } from '../../plants/bush-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { createFlatSet } from '../flat-set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** Outside a greenhouse on another world. */
const barrenGround: Partial<Record<string, string>> = { moon: '#8d8c8a', mars: '#a8583a' };

const createGreenhouse = (request: SetRequest): StageSet =>
  createFlatSet(request, (set) => {
    const { area } = set;
    const half = Math.max(4.2, set.halfX + 2.4, Math.abs(area.cameraPosition[0]) + 1.4);
    const back = area.low[2] - 7;
    const front = area.cameraPosition[2] + 2.5;
    const wall = Math.max(3, set.actionHeight * 1.2, area.cameraPosition[1] + 0.4);
    const ridge = wall + half * 0.5;
    set.model(
      (builder) => {
        builder.paint((p) => (Math.abs(p[0]) < 1.5 ? fromHex('#a8988a') : fromHex('#6a5238')), 'soil');
        builder.heightField({ x0: -half, z0: back, x1: half, z1: front }, { x: 24, z: 30 }, () => 0);
        const barren = barrenGround[request.backdrop ?? ''];
        builder
          .paint(fromHex(barren ?? '#5d8a45'), barren ? 'soil' : 'lawn')
          .quad([-90, -0.05, -110], [90, -0.05, -110], [90, -0.05, 60], [-90, -0.05, 60], [0, 1, 0]);
      },
      { castsNoShadow: true },
    );
    set.model((builder) => addFrame(builder, half, back, front, wall, ridge));
    // Glass that one looks through: a faint sheen only.
    const glass = new MeshBuilder().paint([0.75, 0.9, 0.95], 'haze');
    for (const side of [-1, 1])
      glass.quad(
        [side * half, 0.6, back],
        [side * half, 0.6, front],
        [side * half, wall, front],
        [side * half, wall, back],
        [-side, 0, 0],
      );
    glass.quad([-half, 0.6, back], [half, 0.6, back], [half, wall, back], [-half, wall, back], [0, 0, 1]);
    set.add(glass.mesh, undefined, { castsNoShadow: true });
    addBenches(set, half, back, front);
    const plant = createTreePlanter(set);
    if (barrenGround[request.backdrop ?? '']) addBarrenHills(set, back, barrenGround[request.backdrop!]!);
    else
      for (let n = 0; n < 14; n += 1)
        plant('maple', (n - 6.5) * 5 + set.random() * 2, back - 9 - set.random() * 20, 0.9, 0);
    for (let z = back + 2; z < front; z += 4)
      set.lamp([0, wall - 0.3, z], set.isDark ? [5, 4, 2.6] : [0.9, 0.95, 0.85], 7);
  });

/** Round hills and the white domes of other houses, seen through the panes. */
const addBarrenHills = (set: SetBuilder, back: number, colour: string): void => {
  set.model((builder) => {
    for (let n = 0; n < 12; n += 1) {
      const [x, z] = [(n - 5.5) * 13 + set.random() * 6, back - 42 - set.random() * 16];
      const size = 7 + set.random() * 6;
      builder.paint(fromHex(colour), 'soil').sphere([x, -size * 0.35, z], [size * 1.5, size, size], 20);
    }
    for (const [across, away, radius] of [
      [-9, 14, 3.2],
      [7, 19, 4.2],
      [18, 15, 3],
      [-20, 20, 4],
    ] as const) {
      builder.paint(fromHex('#dfe4e8'), 'satin').sphere([across, 0, back - away], radius, 24);
      builder.paint(fromHex('#8a96a2'), 'metal').at(translation(across, 0, back - away), (b) =>
        b.lathe(
          [
            [radius * 1.06, 0],
            [radius * 1.04, radius * 0.22],
            [radius * 0.95, radius * 0.26],
          ],
          24,
        ),
      );
      builder
        .paint([1.6, 1.3, 0.8], 'glow')
        .sphere([across, radius * 0.4, back - away + radius * 0.9], radius * 0.14, 10);
    }
  });
};

const addFrame = (
  builder: MeshBuilder,
  half: number,
  back: number,
  front: number,
  wall: number,
  ridge: number,
): void => {
  builder.paint(fromHex('#eef2ee'), 'satin');
  const bar = (from: Vec3, to: Vec3, radius = 0.035) => builder.tube([from, to], radius, 4, false);
  for (let z = back; z <= front; z += 1.6) {
    for (const side of [-1, 1]) {
      bar([side * half, 0, z], [side * half, wall, z], 0.05);
      bar([side * half, wall, z], [0, ridge, z], 0.045);
    }
  }
  for (const side of [-1, 1]) {
    for (const y of [1.4, wall]) bar([side * half, y, back], [side * half, y, front]);
    bar([side * half * 0.5, (wall + ridge) / 2, back], [side * half * 0.5, (wall + ridge) / 2, front]);
    builder
      .paint(fromHex('#a8503c'), 'stone')
      .box([side * half, 0.3, (back + front) / 2], [0.16, 0.6, front - back])
      .paint(fromHex('#eef2ee'), 'satin');
  }
  bar([0, ridge, back], [0, ridge, front], 0.06);
  for (let x = -half; x <= half; x += half / 4)
    bar([x, 0, back], [x, wall + (ridge - wall) * (1 - Math.abs(x) / half), back], 0.04);
  for (const y of [1.4, wall]) bar([-half, y, back], [half, y, back]);
};

const addBenches = (set: SetBuilder, half: number, back: number, front: number): void => {
  const stocks = ([0, 1] as const).map((detail) => [
    buildBush({ seed: 1, detail, blossom: fromHex('#d8302a') }),
    buildFern({ seed: 2, detail }),
    buildBroadPlant({ seed: 3, detail }),
    buildBush({ seed: 4, detail, blossom: fromHex('#f0c030') }),
    buildBroadPlant({ seed: 6, detail }),
  ]);
  const pot = new MeshBuilder().paint(fromHex('#b8663c'), 'satin').lathe(
    [
      [0.1, 0],
      [0.15, 0.22],
      [0.17, 0.24],
      [0.14, 0.26],
      [0, 0.23],
    ],
    12,
  ).mesh;
  const rows: [number, number][] = [];
  for (const side of [-1, 1]) rows.push([side * (half - 0.5), 0.75], [side * (half - 1.25), 0.4]);
  set.model((builder) => {
    for (const [x, y] of rows) {
      builder
        .paint(fromHex('#9a7a50'), 'wood')
        .box([x, y - 0.03, (back + front) / 2], [0.7, 0.05, front - back - 0.6]);
      for (let z = back + 0.6; z < front; z += 1.8)
        for (const dx of [-0.28, 0.28]) builder.box([x + dx, y / 2, z], [0.06, y, 0.06]);
    }
  });
  const place = (x: number, y: number, z: number, size: number) => {
    if (!set.isClear(x, z, 0.28)) return;
    set.add(pot, translation(x, y, z), { castsNoShadow: true });
    const detail = set.distanceToCamera(x, z) < 4.5 ? 0 : 1;
    const stock = stocks[detail]!;
    set.add(
      stock[Math.floor(set.random() * stock.length)]!,
      multiply(translation(x, y + 0.2, z), rotationY(set.random() * 6), scaling(size)),
      { castsNoShadow: detail > 0 },
    );
  };
  for (const [x, y] of rows)
    for (let z = back + 0.6; z < front - 0.4; z += 0.62)
      if (set.isInView(x, z, 0.4)) place(x, y, z, 0.42 + set.random() * 0.25);
  // Beds at the back, and two pots that frame the action.
  for (let x = -half + 1.8; x < half - 1.6; x += 0.75) place(x, 0, back + 0.6, 0.7 + set.random() * 0.5);
  for (const side of [-1, 1])
    for (const dz of [-1.4, -2.6])
      place(set.centre[0] + side * (set.halfX + 1.1), 0, set.centre[2] + dz, 0.75);
  set.model((builder) => {
    // Hanging baskets.
    for (const side of [-1, 1])
      for (let z = back + 2; z < front - 1; z += 2.4)
        builder.paint(fromHex('#6a4a30'), 'wood').sphere([side * half * 0.55, 2.5, z], [0.2, 0.13, 0.2], 8);
  });
  const hanging = buildFern({ seed: 9, detail: 1 });
  for (const side of [-1, 1])
    for (let z = back + 2; z < front - 1; z += 2.4)
      set.add(hanging, multiply(translation(side * half * 0.55, 2.55, z), scaling(0.55)), {
        castsNoShadow: true,
      });
};

export const greenhouse: SetKit = { places: ['greenhouse'], create: createGreenhouse };
