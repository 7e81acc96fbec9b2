/** Places among buildings: village, market, square, castle ground, ruins, temple court, construction site. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { furnitureKits } from '../../furniture/index.ts';
import { plainOptions } from '../../kit.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { buildStoneLantern } from '../gardens/garden-parts.ts';
import { addBackdrop, withShore } from '../shared/backdrop.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { rollingHills } from '../shared/landforms.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildFacade } from './facades.ts';
import { buildStreetLamp, lampLight, streetLampHeight } from './street-parts.ts';

const places = ['village', 'market', 'square', 'castle', 'ruins', 'temple', 'construction_site'] as const;
type Settlement = (typeof places)[number];

const hills = (x: number, z: number) =>
  rollingHills(x, z, { from: 50, to: 300, height: 48, scale: 130, seed: 4 });

/** Paved ground out to a radius, then grass. */
const addGround = (set: SetBuilder, paved: Vec3, radius: number, isWetStone = false): void => {
  addTerrain(set, {
    paint: (x, _y, z) => {
      const stone = set.isSnowy
        ? fromHex('#d3dce6')
        : mix(paved, mix(paved, [1, 1, 1], 0.18), noise(x * 2, 1, z * 2));
      return mix(
        stone,
        groundGreen(set.request, x, z),
        smoothstep(
          radius - 2,
          radius + 1,
          Math.hypot(x - set.centre[0], z - set.centre[2]) + 3 * noise(x / 4, 2, z / 4),
        ),
      );
    },
    material: (x, _y, z) =>
      set.isSnowy
        ? 'snow'
        : Math.hypot(x - set.centre[0], z - set.centre[2]) < radius
          ? isWetStone && set.isRainy
            ? 'wet'
            : 'stone'
          : 'lawn',
  });
};

/** House fronts in a ring behind and beside the action, open to the camera. */
const addHouseRing = (set: SetBuilder, radius: number): void => {
  for (let n = 0; n < 17; n += 1) {
    const angle = ((n - 8) / 8) * 1.75;
    const width = 8 + (n % 3) * 1.4;
    const [x, z] = [set.centre[0] + Math.sin(angle) * radius, set.centre[2] - Math.cos(angle) * radius];
    const { mesh } = buildFacade({
      region: set.request.region,
      seed: set.request.seed * 31 + n,
      width,
      darkness: set.request.darkness,
      isSnowy: set.isSnowy,
    });
    set.add(mesh, multiply(translation(x, 0, z), rotationY(-angle), translation(-width / 2, 0, 0)), {
      castsNoShadow: n % 2 === 0,
    });
  }
};

const addLampsRound = (set: SetBuilder, radius: number): void => {
  const lamp = buildStreetLamp(set.request.darkness);
  for (let n = -4; n <= 4; n += 1) {
    const angle = n * 0.38;
    const [x, z] = [set.centre[0] + Math.sin(angle) * radius, set.centre[2] - Math.cos(angle) * radius];
    if (!set.isClear(x, z, 0.4)) continue;
    set.add(lamp, translation(x, 0, z));
    if (set.isDark) set.lamp([x, streetLampHeight, z], lampLight, 10);
  }
};

const dress: Record<Settlement, (set: SetBuilder) => void> = {
  village: (set) => {
    addGround(set, fromHex('#9a8a6c'), Math.max(6, set.halfX + 3));
    const place = createThingPlacer(set);
    const noun = set.request.region === 'medieval' || set.request.region === 'nordic' ? 'cottage' : 'house';
    const near = Math.max(12, set.area.cameraDistance * 1.2 + 4);
    for (const [n, [across, depth]] of (
      [
        [-0.66, 1.2],
        [0.68, 1.35],
        [-0.28, 2.2],
        [0.3, 2.5],
        [-0.85, 2.6],
        [0.9, 2.8],
        [0.02, 3.4],
        [-0.55, 3.8],
        [0.6, 4.2],
      ] as const
    ).entries()) {
      const [x, z] = set.atFrame(across, near * depth);
      if (!set.isClear(x, z, 5)) continue;
      const at: Vec3 = [x, set.ground(x, z), z];
      const change = { seed: n + 1, detail: (n < 3 ? 1 : 2) as 1 | 2, traits: set.isSnowy ? ['snowy'] : [] };
      if (!place(noun, at, -across * 0.9, change)) place('house', at, -across * 0.9, change);
      set.take(x, z, 6);
      if (set.isDark) set.lamp([x, at[1] + 2.2, z + 5], [4, 2.6, 1.1], 8);
    }
    const [cx, cz] = set.atFrame(0.14, near * 3);
    place('church', [cx, set.ground(cx, cz), cz], 0.3, { detail: 2 });
    if (!set.isSnowy) {
      addGrass(set, {
        length: 0.12,
        colours: seasonGrass(set.request),
        density: (x, z) => smoothstep(5, 8, Math.hypot(x - set.centre[0], z - set.centre[2])),
      });
      addFlowers(set, { count: 200 });
    }
    const plant = createTreePlanter(set);
    set.scatter(24, { near: near * 1.1, far: 110, radius: 2.5 }, (x, z) =>
      plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.7 + set.random() * 0.3),
    );
    set.scatter(80, { near: 90, far: 320, radius: 3 }, (x, z) =>
      plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.9),
    );
    addBackdrop(set, set.request.backdrop);
  },
  market: (set) => {
    addGround(set, fromHex('#8f8678'), 60, true);
    const stall = furnitureKits.find(({ nouns }) => nouns.includes('market stall'))!;
    const hues = ['#c23a2e', '#2f7a5a', '#d8922a', '#31507c', '#8a3a6a', '#e0b030'].map(fromHex);
    const stalls = hues.map(
      (colour, n) =>
        stall.build(plainOptions('market stall', { colour, detail: 1, seed: n + 1 })).parts[0]!.mesh,
    );
    const half = Math.max(3, set.halfX + 2.2);
    for (let n = 0; n < 9; n += 1) {
      for (const side of [-1, 1]) {
        const [x, z] = [set.centre[0] + side * half, set.area.high[2] + 1.5 - n * 3.1];
        if (!set.isClear(x, z, 1.2)) continue;
        set.add(
          stalls[(n + (side > 0 ? 3 : 0)) % 6]!,
          multiply(translation(x, 0, z), rotationY((-side * Math.PI) / 2)),
          { castsNoShadow: n > 4 },
        );
      }
    }
    // Umbrellas over the way, higher than heads.
    set.model((builder) => {
      for (let n = 0; n < 22; n += 1) {
        const z = set.area.low[2] - 1.4 - n * 1.25;
        const x = set.centre[0] + Math.sin(n * 2.3) * (half - 1.4);
        const [y, r] = [2.7 + (n % 3) * 0.25, 1];
        if (!set.isClear(x, z, 0.3)) continue;
        const hue = hues[n % 6]!;
        for (let k = 0; k < 8; k += 1) {
          const [a, b] = [(k / 8) * 6.283, ((k + 1) / 8) * 6.283];
          builder
            .paint(k % 2 ? hue : mix(hue, [1, 1, 1], 0.55), 'cloth')
            .quad(
              [x, y + 0.45, z],
              [x + Math.cos(a) * r, y, z + Math.sin(a) * r],
              [x + Math.cos(b) * r, y, z + Math.sin(b) * r],
              [x, y + 0.45, z],
              [Math.cos((a + b) / 2) * 0.4, 1, Math.sin((a + b) / 2) * 0.4],
            );
        }
        builder.paint(fromHex('#6a4c30'), 'wood').tube(
          [
            [x, 0, z],
            [x, y + 0.5, z],
          ],
          0.03,
          5,
          false,
        );
      }
    });
    const shoppers: Vec3[] = [];
    for (let n = 0; n < 40; n += 1) {
      const [x, z] = [
        set.centre[0] + (set.random() - 0.5) * 2 * (half - 1.3),
        set.area.low[2] - 2.2 - set.random() * 24,
      ];
      if (set.isClear(x, z, 0.4)) shoppers.push([x, 0, z]);
    }
    addCrowd(set, { spots: shoppers, isStanding: true, bounce: 0.015 });
    addHouseRing(set, Math.max(30, half + 22));
    if (set.isDark)
      for (let n = 0; n < 10; n += 1)
        set.lamp([set.centre[0] + (n % 2 ? 1 : -1) * half * 0.7, 2.3, 2 - n * 2.6], [4, 2.6, 1.1], 6);
  },
  square: (set) => {
    addGround(set, fromHex('#9a948a'), 70, true);
    const radius = Math.max(20, set.halfX + 12, set.area.cameraDistance * 0.8 + 10);
    addHouseRing(set, radius);
    addLampsRound(set, radius - 6);
    // A fountain in the middle distance.
    const [fx, fz] = set.atFrame(0.4, set.area.cameraDistance + 8);
    if (set.isClear(fx, fz, 2.6) && !(set.request.nouns ?? []).includes('fountain')) {
      set.model((builder) =>
        builder.at(translation(fx, 0, fz), (b) => {
          b.paint(fromHex('#b0a898'), 'stone').lathe(
            [
              [2.4, 0],
              [2.4, 0.55],
              [2.15, 0.6],
              [2.1, 0.3],
              [0.4, 0.3],
              [0.28, 1.2],
              [1, 1.4],
              [1.05, 1.5],
              [0.2, 1.45],
              [0.14, 2],
              [0.3, 2.1],
              [0, 2.2],
            ],
            28,
          );
          b.paint([0.15, 0.8, 0], 'water').lathe(
            [
              [0, 0.46],
              [2.12, 0.46],
            ],
            28,
          );
        }),
      );
      set.particles((time) =>
        Array.from({ length: 90 }, (_, n) => {
          const [age, a] = [(time * 0.9 + n * 0.618) % 1, n * 2.4];
          const t = age * 0.95;
          return {
            position: [
              fx + Math.cos(a) * 1.4 * t,
              2.2 + 2.4 * t - 4.6 * t * t,
              fz + Math.sin(a) * 1.4 * t,
            ] as Vec3,
            size: 0.035,
            colour: [0.85, 0.92, 0.98] as Vec3,
            opacity: 0.7,
          };
        }),
      );
      set.take(fx, fz, 3);
    }
    const plant = createTreePlanter(set);
    set.scatter(8, { near: set.area.cameraDistance + 4, far: radius, radius: 1.6 }, (x, z) =>
      plant('maple', x, z, 0.6, 0),
    );
  },
  castle: (set) => {
    addGround(set, fromHex('#8f8878'), Math.max(7, set.halfX + 4));
    const place = createThingPlacer(set);
    const hasOwn =
      set.area.landmarks.some(({ noun }) => /castle|palace|fortress/.test(noun)) ||
      (set.request.nouns ?? []).some((noun) => /castle|palace|fortress/.test(noun));
    if (!hasOwn) {
      const [x, z] = set.atFrame(0.12, set.area.cameraDistance + 44);
      if (!place('castle', [x, set.ground(x, z), z], 0.15)) addWallsOnly(set);
      set.take(x, z, 24);
    }
    // A low wall with banners at the sides.
    set.model((builder) => {
      for (const side of [-1, 1]) {
        const x = set.centre[0] + side * (set.halfX + 7);
        builder.paint(fromHex('#8a8478'), 'stone').box([x, 1.2, set.centre[2] - 4], [1, 2.4, 14]);
        for (let z = -10; z < 3; z += 1.6) builder.box([x, 2.7, set.centre[2] + z], [1, 0.7, 0.8]);
        builder.paint(fromHex('#5a4028'), 'wood').tube(
          [
            [x, 2, set.centre[2] - 6],
            [x, 6.5, set.centre[2] - 6],
          ],
          0.07,
          6,
        );
        builder
          .paint(fromHex(side < 0 ? '#a82430' : '#2a4a9a'), 'cloth')
          .box([x + 0.55, 5.4, set.centre[2] - 6], [1, 1.8, 0.03]);
      }
    });
    if (!set.isSnowy)
      addGrass(set, {
        length: 0.16,
        colours: seasonGrass(set.request),
        density: (x, z) => smoothstep(5, 9, Math.hypot(x - set.centre[0], z - set.centre[2])),
      });
    const plant = createTreePlanter(set);
    set.scatter(70, { near: 40, far: 260, radius: 3 }, (x, z) =>
      plant(set.isSnowy ? 'fir' : 'oak', x, z, 0.9),
    );
    addBackdrop(set, set.request.backdrop ?? 'mountains');
  },
  ruins: (set) => {
    addGround(set, fromHex('#a39a86'), 16);
    const near = Math.max(4, set.area.cameraDistance * 0.7);
    const stone = fromHex('#b8ae98');
    set.scatter(26, { near: near + 1, far: 34, radius: 0.9, gap: 1.3 }, (x, z) => {
      const h = 1 + set.random() ** 1.5 * 5.5;
      const isFallen = set.random() < 0.2;
      set.model((builder) =>
        builder.at(
          multiply(
            translation(x, set.ground(x, z), z),
            rotationY(set.random() * 6),
            rotationZ(isFallen ? 1.5 : (set.random() - 0.5) * 0.06),
          ),
          (b) => {
            b.paint(
              (p) =>
                mix(
                  stone,
                  mix(stone, fromHex('#5a6a3c'), 0.5),
                  smoothstep(0.5, 0.75, noise(p[0] * 2, p[1] * 2, p[2] * 2)),
                ),
              'rock',
            );
            b.box([0, 0.15, 0], [1.3, 0.3, 1.3], 0.04).lathe(
              [
                [0.5, 0.3],
                [0.44, 0.5],
                [0.42, h * 0.6],
                [0.4, h],
              ],
              16,
              (a) => 1 + 0.05 * Math.cos(a * 12),
            );
            if (h > 4.4)
              b.lathe(
                [
                  [0.4, h],
                  [0.62, h + 0.3],
                  [0.62, h + 0.45],
                ],
                16,
              ).box([0, h + 0.55, 0], [1.4, 0.25, 1.4], 0.03);
            else b.sphere([0, h, 0], [0.38, 0.18, 0.38], 10);
          },
        ),
      );
    });
    set.model((builder) => {
      // A broken wall with an arch.
      const [x, z] = set.atFrame(-0.45, near * 2.4 + 6);
      builder.paint((p) => mix(stone, fromHex('#6a7048'), 0.6 * noise(p[0], p[1], p[2])), 'stone');
      for (let n = 0; n < 9; n += 1)
        builder.box(
          [x - 6 + n * 1.5, (1.6 + 2.6 * noise(n * 0.7, 3, 1)) / 2, z],
          [1.5, 1.6 + 2.6 * noise(n * 0.7, 3, 1), 0.9],
        );
    });
    const rock = createRockPlacer(set, { dark: fromHex('#7a7262'), pale: stone, roundness: 0 });
    set.scatter(40, { near: near * 0.7, far: 26, radius: 0.4 }, (x, z) =>
      rock(x, set.ground(x, z), z, 0.25 + set.random() * 0.9),
    );
    addGrass(set, {
      count: 24_000,
      length: 0.2,
      colours: seasonGrass(set.request),
      density: (x, z) => 0.25 + 0.75 * smoothstep(0.45, 0.6, noise(x / 3, 5, z / 3)),
    });
    const plant = createTreePlanter(set);
    set.scatter(40, { near: 26, far: 220, radius: 3 }, (x, z) =>
      plant(set.random() < 0.5 ? 'cypress' : 'olive', x, z, 1),
    );
  },
  temple: (set) => {
    addGround(set, fromHex('#b0a890'), 15);
    const place = createThingPlacer(set);
    const hasOwn = (set.request.nouns ?? []).some((noun) => /temple|pagoda|shrine/.test(noun));
    const [x, z] = set.atFrame(0.1, set.area.cameraDistance + 20);
    if (!hasOwn) {
      place(set.request.region === 'japanese' ? 'shrine' : 'temple', [x, set.ground(x, z), z], 0.1) ??
        place('temple', [x, set.ground(x, z), z], 0.1) ??
        place('pagoda', [x, set.ground(x, z), z]);
    }
    set.take(x, z, 12);
    const lantern = buildStoneLantern();
    for (const side of [-1, 1])
      for (let n = 0; n < 5; n += 1) {
        const [lx, lz] = [set.centre[0] + side * (set.halfX + 2.2), set.area.low[2] - 1 - n * 3];
        if (!set.isClear(lx, lz, 0.4)) continue;
        set.add(lantern, translation(lx, set.ground(lx, lz), lz));
        if (set.isDark) set.lamp([lx, 1.2, lz + 0.3], [3.4, 2, 0.8], 5);
      }
    const plant = createTreePlanter(set);
    const kind = set.isSnowy ? 'pine' : set.request.season === 'autumn' ? 'maple' : 'cherry';
    set.scatter(16, { near: set.area.cameraDistance + 5, far: 60, radius: 2.4 }, (tx, tz) =>
      plant(set.random() < 0.6 ? kind : 'pine', tx, tz, 0.8),
    );
    set.scatter(110, { near: 60, far: 260, radius: 3 }, (tx, tz) => plant('pine', tx, tz, 0.9));
    addBackdrop(set, set.request.backdrop ?? 'mountains');
  },
  construction_site: (set) => {
    addGround(set, fromHex('#a08a68'), 60);
    const place = createThingPlacer(set);
    const near = set.area.cameraDistance + 6;
    const [bx, bz] = set.atFrame(-0.35, near + 14);
    set.model((builder) => {
      // A frame of concrete floors, half clad, in scaffolding.
      for (let floor = 0; floor < 5; floor += 1) {
        builder.paint(fromHex('#9a958c'), 'plaster').box([bx, floor * 3.2 + 0.15, bz], [15, 0.3, 10]);
        for (const dx of [-7, -2.4, 2.4, 7])
          for (const dz of [-4.5, 4.5]) builder.box([bx + dx, floor * 3.2 + 1.7, bz + dz], [0.5, 3, 0.5]);
      }
      builder.paint(fromHex('#e8b020'), 'satin');
      for (let dx = -7.6; dx <= 7.6; dx += 2.2)
        builder.tube(
          [
            [bx + dx, 0, bz + 5.8],
            [bx + dx, 16, bz + 5.8],
          ],
          0.05,
          5,
        );
      for (let y = 2; y < 16; y += 2.2)
        builder.tube(
          [
            [bx - 7.6, y, bz + 5.8],
            [bx + 7.6, y, bz + 5.8],
          ],
          0.04,
          5,
        );
      builder.paint(fromHex('#a87c4c'), 'wood');
      for (let y = 2; y < 16; y += 4.4) builder.box([bx, y, bz + 5.5], [15, 0.06, 0.8]);
      // A tower crane.
      const [cx, cz] = [bx + 13, bz - 6];
      builder.paint(fromHex('#e8a81e'), 'satin');
      for (const dx of [-0.7, 0.7])
        for (const dz of [-0.7, 0.7])
          builder.tube(
            [
              [cx + dx, 0, cz + dz],
              [cx + dx, 30, cz + dz],
            ],
            0.1,
            4,
          );
      for (let y = 0; y < 30; y += 1.5)
        builder.tube(
          [
            [cx - 0.7, y, cz + 0.7],
            [cx + 0.7, y + 1.5, cz + 0.7],
          ],
          0.05,
          4,
          false,
        );
      builder.box([cx - 7, 30.4, cz], [36, 0.7, 0.9]).box([cx, 32, cz], [1.2, 4, 1.2]);
      builder.paint(fromHex('#7a756c'), 'plaster').box([cx + 9, 29.4, cz], [3, 1.6, 1.6]);
      builder
        .paint(fromHex('#2a2c30'), 'satin')
        .tube(
          [
            [cx - 17, 30, cz],
            [cx - 17, 18, cz],
          ],
          0.05,
          4,
        )
        .box([cx - 17, 17.6, cz], [3, 0.4, 0.4]);
      // Fence, pipes, sand, cones.
      const fz = set.area.low[2] - near * 0.5 - 2;
      for (let x = -24; x < 24; x += 3)
        builder
          .paint(fromHex(Math.round(x / 3) % 2 ? '#e8742a' : '#f0ece4'), 'satin')
          .box([x, 0.55, fz], [2.8, 0.9, 0.06], 0.02);
      builder.paint(fromHex('#d8b478'), 'sand').at(translation(bx + 11, 0, bz + 9), (b) =>
        b.lathe(
          [
            [2.6, 0],
            [1.2, 1.1],
            [0, 1.7],
          ],
          20,
        ),
      );
    });
    for (const [noun, across, depth] of [
      ['excavator', 0.6, 1.3],
      ['dump truck', -0.75, 1.5],
      ['bulldozer', 0.85, 1.9],
    ] as const) {
      const [x, z] = set.atFrame(across, near * depth);
      if (set.isClear(x, z, 3)) place(noun, [x, 0, z], across > 0 ? -0.8 : 0.8);
    }
    for (const [across, depth] of [
      [-0.4, 0.85],
      [0.45, 0.8],
      [0.7, 0.95],
      [-0.65, 1],
    ] as const) {
      const [x, z] = set.atFrame(across, near * depth);
      if (set.isClear(x, z, 0.3)) place('traffic cone', [x, 0, z]);
    }
  },
};

const addWallsOnly = (set: SetBuilder): void => {
  set.model((builder) => {
    const z = set.area.low[2] - 40;
    builder.paint(fromHex('#9a9386'), 'stone').box([0, 5, z], [60, 10, 2]);
    for (let x = -29; x <= 29; x += 2) builder.box([x, 10.5, z], [1, 1.2, 2]);
    for (const x of [-20, 20, -6, 6])
      builder.at(translation(x, 0, z), (b) =>
        b
          .cylinder(0, 15, 4, 3.8, 20)
          .paint(fromHex('#4a4a5a'), 'roof')
          .lathe(
            [
              [4.6, 15],
              [0, 22],
            ],
            20,
          )
          .paint(fromHex('#9a9386'), 'stone'),
      );
  });
};

const createSettlement = (request: SetRequest): StageSet => {
  const place = request.place as Settlement;
  const ground =
    place === 'village'
      ? withShore(hills, request.backdrop, -40)
      : place === 'market' || place === 'square' || place === 'construction_site'
        ? () => 0
        : hills;
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: place === 'market' ? 0.05 : Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      dress[place](set);
      return set.result();
    },
  };
};

export const settlements: SetKit = { places, create: createSettlement };
