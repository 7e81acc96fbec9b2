/** Cave and volcano: dark rock, lit by crystals, torches or lava. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { isSeaBackdrop } from '../shared/backdrop.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addSeaOfVolcano, buildVolcano, seaVolcano, volcanoGround } from './volcano.ts';

const caveFloor = (x: number, z: number): number =>
  0.35 * (noise(x / 3, 2, z / 3) - 0.4) * smoothstep(1.2, 5, Math.hypot(x, z));

const buildCave = (set: SetBuilder): void => {
  const half = Math.max(6, set.halfX + 3.5);
  const back = set.area.low[2] - 9;
  const front = set.area.cameraPosition[2] + 4;
  const top = Math.max(5, set.actionHeight * 1.8, set.area.cameraPosition[1] + 1.6);
  // A vault around the action: rows along z, columns around the arch.
  const mesh = createMesh();
  const [rows, columns] = [46, 44];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    const z = back + (front - back) * v;
    const close = Math.sqrt(clamp(v * 5));
    for (let column = 0; column <= columns; column += 1) {
      const a = (column / columns) * (Math.PI + 0.5) - 0.25;
      const bump = 1 + 0.34 * (fractalNoise(Math.cos(a) * 3 + 5, Math.sin(a) * 3, z * 0.35, 4) - 0.5);
      mesh.positions.push(
        set.centre[0] + Math.cos(a) * half * bump * (0.25 + 0.75 * close),
        Math.sin(a) * top * bump * (0.45 + 0.55 * close) - 0.1,
        z,
      );
      mesh.normals.push(...normalize([-Math.cos(a) / half, -Math.sin(a) / top, 0.06 * (1 - close)]));
      mesh.occlusion.push(0.8);
    }
  }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      mesh.triangles.push(a, a + 1, a + columns + 1, a + 1, a + columns + 2, a + columns + 1);
      mesh.materials.push(materialNumber.rock, materialNumber.rock);
    }
  for (let at = 0; at < mesh.positions.length; at += 3)
    mesh.colours.push(
      ...mix(
        fromHex('#2c2826'),
        fromHex('#6f665c'),
        clamp(
          fractalNoise(
            mesh.positions[at]! / 2,
            mesh.positions[at + 1]! / 1.2,
            mesh.positions[at + 2]! / 2,
            3,
          ) *
            1.5 -
            0.3,
        ),
      ),
    );
  mesh.isTwoSided = true;
  set.add(mesh);
  addTerrain(set, {
    paint: (x, y, z) => mix(fromHex('#2f2a26'), fromHex('#5f564c'), fractalNoise(x / 2, y, z / 2, 3)),
    material: 'rock',
    reach: 60,
    fineness: 0.7,
  });
  // Stalactites and stalagmites.
  set.model((builder) => {
    for (let n = 0; n < 90; n += 1) {
      const [x, z] = [
        set.centre[0] + (set.random() - 0.5) * 2 * half,
        back + 1 + set.random() * (front - back - 3),
      ];
      const hangs = n % 2 === 0;
      const length = 0.5 + set.random() ** 2 * 2;
      if (!hangs && !set.isClear(x, z, 0.4)) continue;
      const arch = Math.sqrt(Math.max(0, 1 - ((x - set.centre[0]) / half) ** 2)) * top * 0.95;
      if (hangs && arch - length < set.actionHeight + 0.3) continue;
      const place = multiply(
        translation(x, hangs ? arch : caveFloor(x, z) - 0.1, z),
        rotationZ(hangs ? Math.PI : 0),
      );
      builder
        .paint(
          (p) => mix(fromHex('#4a4038'), fromHex('#8a7c6c'), noise(p[0] * 2, p[1] * 4, p[2] * 2)),
          'rock',
        )
        .at(place, (b) =>
          b.lathe(
            [
              [0.22 * length ** 0.5, -0.2],
              [0.13, length * 0.35],
              [0.06, length * 0.75],
              [0, length],
            ],
            9,
            (angle, y) => 1 + 0.2 * Math.sin(angle * 3 + y * 5),
          ),
        );
    }
  });
  const isMagic =
    (set.request.nouns ?? []).some((noun) => /wizard|witch|fairy|crystal|magic|dragon|elf/.test(noun)) ||
    set.request.details?.includes('crystals') ||
    set.request.seed % 2 === 0;
  if (isMagic) addCrystals(set, half);
  else addTorches(set, half, back);
  // Daylight from an opening far behind.
  set.model(
    (builder) =>
      builder
        .paint(set.isDark ? [0.06, 0.09, 0.16] : [0.75, 0.85, 0.95], 'glow')
        .at(translation(set.centre[0] + 1.4, 1.5, back + 0.5), (b) =>
          b.sphere([0, 0, 0], [1.3, 1.5, 0.05], 18),
        ),
    { castsNoShadow: true },
  );
  set.lamp([set.centre[0] + 1.2, 2, back + 2], set.isDark ? [0.6, 0.9, 1.6] : [3, 3.4, 3.8], 9);
  set.lamp([set.centre[0] - 1.8, 2.8, set.centre[2] + 2.6], [1.7, 1.4, 1.1], 8);
};

/** Where further clusters stand in the picture: across and depth. */
const fullOfThem = [
  [-0.55, 1.05],
  [0.5, 1.2],
  [-0.15, 2.2],
  [0.12, 1.9],
  [0.62, 2.4],
  [-0.72, 2.3],
  [-0.3, 1.6],
  [0.3, 2.7],
] as const;

const addCrystals = (set: SetBuilder, half: number): void => {
  const hues: Vec3[] = [
    [0.25, 0.9, 1.5],
    [0.9, 0.35, 1.5],
    [0.3, 1.3, 0.8],
  ];
  const near = Math.max(2.4, set.area.cameraDistance * 0.6);
  const isFull = set.request.details?.includes('crystals') ?? false;
  const wide = isFull ? 1.2 : 1;
  for (const [n, [across, depth]] of (
    [
      [-0.7, 1.5],
      [0.75, 1.7],
      [-0.4, 2.8],
      [0.35, 3],
      [0.95, 1.1],
      [-0.95, 1.2],
      ...(isFull ? fullOfThem : []),
    ] as const
  ).entries()) {
    const [x, z] = set.atFrame(across, near * depth + 1);
    if (Math.abs(x - set.centre[0]) > half || !set.isClear(x, z, 0.4)) continue;
    const hue = hues[n % 3]!;
    set.model((builder) => {
      for (let k = 0; k < 7; k += 1) {
        // Each of its own brightness, or a cluster is one flat shape.
        const tone = 0.4 + 0.7 * set.random();
        const length = (0.35 + set.random() * 0.7) * (isFull ? 1.35 : 1);
        builder
          .paint(
            (p) => scale(mix(scale(hue, 0.35), scale(hue, 1.1), clamp(p[1] - caveFloor(x, z))), tone),
            'glow',
          )
          .at(
            multiply(
              translation(x, caveFloor(x, z), z),
              rotationY(k * 0.9),
              rotationX(0.15 + 0.5 * set.random()),
            ),
            (b) =>
              b.lathe(
                [
                  [0.09 * wide, -0.1],
                  [0.11 * wide, length * 0.7],
                  [0, length],
                ],
                6,
              ),
          );
      }
    });
    set.lamp([x, caveFloor(x, z) + 0.9, z + 0.3], scale(hue, 3), 6);
  }
};

const addTorches = (set: SetBuilder, half: number, back: number): void => {
  const spots: Vec3[] = [-1, 1].flatMap((side) =>
    [1, 4.5].map((dz): Vec3 => [set.centre[0] + side * half * 0.72, 1.9, back + 4 + dz]),
  );
  set.model((builder) => {
    for (const [x, y, z] of spots)
      builder.paint(fromHex('#4a3220'), 'wood').tube(
        [
          [x, y - 0.5, z],
          [x * 0.97, y, z],
        ],
        0.04,
        6,
      );
  });
  for (const [x, y, z] of spots) set.lamp([x * 0.94, y + 0.3, z + 0.1], [5, 2.4, 0.8], 7);
  set.particles((time): Particle[] =>
    spots.flatMap(([x, y, z], s) =>
      Array.from({ length: 14 }, (_, n) => {
        const age = (time * 1.4 + n * 0.31 + s * 0.2) % 1;
        return {
          position: [x * 0.97 + 0.03 * Math.sin(time * 8 + n), y + age * 0.42, z] as Vec3,
          size: 0.09 * (1 - age) + 0.015,
          colour: [3.2, 1.5 * (1 - age * 0.6), 0.3] as Vec3,
          opacity: 0.6 * (1 - age),
          wisp: n,
        };
      }),
    ),
  );
};

const createRocky = (request: SetRequest): StageSet => {
  const isCave = request.place === 'cave';
  const isBySea =
    !isCave && isSeaBackdrop(request.backdrop) && (request.details?.includes('lava_into_sea') ?? false);
  const ground = isCave ? caveFloor : isBySea ? seaVolcano : volcanoGround;
  return {
    isIndoors: isCave,
    ground,
    water: null,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      if (isCave) buildCave(set);
      else {
        buildVolcano(set);
        if (isBySea) addSeaOfVolcano(set);
      }
      return set.result();
    },
  };
};

export const rocky: SetKit = { places: ['cave', 'volcano'], create: createRocky };
