/** A launch site: concrete pad with a flame trench, a lattice tower with arms, lightning masts, and the smoke of a launch. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addGrass } from '../shared/grass.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isLaunchPad = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  place === 'airport' &&
  details.includes('launch_pad') &&
  nouns.some((noun) => /rocket|shuttle|starship/.test(noun));

const padRadius = 26;
const shoreZ = -150;

const ground = (x: number, z: number): number =>
  -3.4 * smoothstep(shoreZ + 10, shoreZ - 16, z + 8 * Math.sin(x / 40)) +
  0.8 * (noise(x / 30, 3, z / 30) - 0.5) * smoothstep(40, 90, Math.hypot(x, z));

export const createLaunchPad = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isPaved = (x: number, z: number) => Math.hypot(x, z) < padRadius || (Math.abs(x) < 5 && z > 0);
    addTerrain(set, {
      paint: (x, _y, z) =>
        isPaved(x, z)
          ? mix(fromHex('#8f8d88'), fromHex('#a9a6a0'), noise(x / 4, 1, z / 4))
          : mix(
              groundGreen(request, x, z),
              fromHex('#b3a274'),
              0.25 + 0.5 * noise(x / 20, 4, z / 20) * smoothstep(shoreZ + 50, shoreZ, z),
            ),
      material: 'soil',
      height: (x, z) => ground(x, z) - 0.05,
      fineness: 1.6,
    });
    addGrass(set, {
      length: 0.3,
      colours: seasonGrass(request),
      density: (x, z) => (Math.hypot(x, z) < padRadius + 1 || Math.abs(x) < 6 ? 0 : 1),
    });
    const surface = createSeaSurface(0.12, 0.6, 9);
    addSea(set, {
      surface,
      level: -1.6,
      reach: 1400,
      shore: (x, z) => Math.max(0.1, (-1.6 - ground(x, z)) * 6),
    });
    set.model((b) => addPad(b));
    set.model((b) => {
      addTower(b, set.isDark);
      addMasts(b);
      addFarBuildings(b, set.isDark);
    });
    if (set.isDark)
      for (const [x, z] of [
        [-18, 12],
        [18, 12],
        [-16, -10],
      ] as const)
        set.lamp([x, 9, z], [16, 16, 17], 34);
    const plant = createTreePlanter(set);
    set.scatter(
      40,
      { near: 60, far: 220, radius: 2 },
      (x, z) => plant(request.region === 'chinese' ? 'fir' : 'oak', x, z, 0.55 + 0.3 * set.random()),
      (x, z) => Math.hypot(x, z) > padRadius + 24 && z > shoreZ + 16,
    );
    return set.result();
  },
});

type Builder = Parameters<Parameters<SetBuilder['model']>[0]>[0];

const addPad = (b: Builder): void => {
  const concrete = (p: Vec3) =>
    mix(fromHex('#7d7b77'), fromHex('#a5a29b'), noise(p[0] / 3, p[1] / 3, p[2] / 3));
  b.paint(concrete, 'stone').lathe(
    [
      [padRadius - 9, 0],
      [padRadius - 12, 0.02],
      [11, 0.06],
      [0, 0.06],
    ],
    40,
  );
  // The trench to one side, dark with soot.
  b.paint(fromHex('#26231f'), 'matte').box([10, 0.09, 1], [16, 0.06, 5]);
  b.paint(fromHex('#d8b02a'), 'matte');
  for (const z of [-1.7, 3.7]) b.box([10, 0.13, z], [16, 0.06, 0.4]);
  b.paint(fromHex('#4a4d52'), 'metal');
  for (const [x, z] of [
    [2.6, 2.6],
    [-2.6, 2.6],
    [2.6, -2.6],
    [-2.6, -2.6],
  ] as const)
    b.box([x, 0.5, z], [0.9, 1, 0.9], 0.1, 1);
};

/** Four legs with braces on every floor, and arms that hold the rocket. */
const addTower = (b: Builder, isDark: boolean): void => {
  const [x0, z0, w, height] = [-9, -3, 4.4, 34];
  const red = fromHex('#b8402e');
  const steel = fromHex('#8d9399');
  const corners: [number, number][] = [
    [x0 - w / 2, z0 - w / 2],
    [x0 + w / 2, z0 - w / 2],
    [x0 + w / 2, z0 + w / 2],
    [x0 - w / 2, z0 + w / 2],
  ];
  b.paint(red, 'metal');
  for (const [x, z] of corners) b.box([x, height / 2, z], [0.42, height, 0.42]);
  for (let y = 3.4; y <= height; y += 3.4) {
    b.paint(steel, 'metal').box([x0, y, z0], [w + 0.9, 0.22, w + 0.9]);
    b.paint(red, 'metal');
    for (const [n, [x, z]] of corners.entries()) {
      const [nx, nz] = corners[(n + 1) % 4]!;
      b.tube(
        [
          [x, y - 3.4, z],
          [nx, y, nz],
        ],
        0.13,
        5,
        false,
      );
    }
    if (isDark) b.paint([3.4, 2.9, 2], 'glow').sphere([x0 + w / 2 + 0.5, y - 0.4, z0 + w / 2 + 0.5], 0.2, 6);
  }
  for (const y of [9, 16, 22.5]) {
    b.paint(steel, 'metal').box([x0 + w / 2 + 2, y, z0 + 2], [4.2, 0.9, 1.3], 0.1, 1);
    b.paint(fromHex('#d8dade'), 'satin').box([x0 + w / 2 + 4, y, z0 + 2], [1, 1.5, 1.7], 0.15, 1);
  }
  // A crane on top.
  b.paint(fromHex('#d8b02a'), 'metal')
    .box([x0, height + 1, z0], [1.6, 2, 1.6])
    .box([x0 + 3, height + 2, z0], [11, 0.6, 0.6]);
  b.paint([isDark ? 4 : 1.4, 0.1, 0.05], 'glow').sphere([x0, height + 2.8, z0], 0.35, 8);
};

const addMasts = (b: Builder): void => {
  for (const [x, z] of [
    [-21, 8],
    [21, 8],
    [-20, -18],
    [19, -18],
  ] as const) {
    for (const s of [-1, 1])
      b.paint(fromHex('#a8adb2'), 'metal').tube(
        [
          [x + s * 1.6, 0, z],
          [x, 38, z],
        ],
        [0.3, 0.14],
        6,
      );
    for (let y = 4; y < 36; y += 4) b.box([x, y, z], [3.2 * (1 - y / 40), 0.16, 0.16]);
    b.paint(fromHex('#e8e8e4'), 'satin').tube(
      [
        [x, 38, z],
        [x, 46, z],
      ],
      [0.16, 0.05],
      6,
    );
  }
  // The water tank.
  b.paint(fromHex('#e6e8ea'), 'satin').sphere([27, 17, -16], 4.4, 24);
  b.paint(fromHex('#c2c6ca'), 'satin').tube(
    [
      [27, 0, -16],
      [27, 14, -16],
    ],
    [1.4, 0.8],
    12,
  );
};

/** The hall where rockets are put together, and hangars, far behind. */
const addFarBuildings = (b: Builder, isDark: boolean): void => {
  b.paint(fromHex('#d4d7da'), 'plaster').box([-78, 17, -112], [34, 34, 30]);
  b.paint(fromHex('#2f4d86'), 'satin').box([-78, 27, -96.9], [10, 8, 0.2]);
  b.paint(fromHex('#9aa0a6'), 'satin');
  for (const x of [-88, -68]) b.box([x, 15, -96.9], [6, 30, 0.3]);
  b.paint(fromHex('#c8ccd0'), 'plaster').box([-44, 5, -116], [26, 10, 16]).box([62, 4, -112], [32, 8, 14]);
  if (!isDark) return;
  b.paint([2.2, 1.8, 1.1], 'glow');
  for (let x = 48; x < 78; x += 5) b.box([x, 4, -104.9], [2.4, 1.4, 0.1]);
};
