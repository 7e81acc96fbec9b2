/** Sports: a packed arena with a court, and a stadium with a pitch under flood lights. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addGrass } from '../shared/grass.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildArena } from './arena.ts';
import { addFloodLights, addStands } from './stands.ts';

const places = ['arena', 'stadium'] as const;

/** Radius of the clay round the plate, in metres. */
const infield = 7;

/** The plate, the boxes of the batters and the two lines that go out from it. */
const addInfield = (builder: MeshBuilder, set: SetBuilder): void => {
  const [x, , z] = set.centre;
  builder.at(translation(x, 0.006, z), (b) =>
    b.paint(fromHex('#a8683c'), 'soil').lathe(
      [
        [infield, 0],
        [infield * 0.97, 0.004],
        [0, 0.005],
      ],
      48,
    ),
  );
  builder.paint(fromHex('#f6f4ee'), 'matte');
  builder.box([x + 0.55, 0.02, z + 0.3], [0.45, 0.02, 0.45]);
  for (const side of [-1, 1]) {
    builder.box([x + side * 0.9 + 0.1, 0.014, z], [0.08, 0.012, 1.9]);
    builder.box([x + 0.1, 0.014, z + side * 0.95], [1.8, 0.012, 0.08]);
    builder.quad(
      [x + side * 0.9, 0.016, z - 0.9],
      [x + side * 1, 0.016, z - 0.9],
      [x + side * 26, 0.016, z - 24],
      [x + side * 25.9, 0.016, z - 24],
      [0, 1, 0],
    );
  }
};

const buildStadium = (set: SetBuilder): void => {
  const nouns = set.request.nouns ?? [];
  const half = Math.max(30, set.halfX + 14);
  const back = set.area.low[2] - 24;
  const front = set.area.cameraPosition[2] + 30;
  const isTrack = nouns.some((noun) => /runner|sprinter|athlete/.test(noun));
  const isBaseball = nouns.some((noun) => /baseball|batter/.test(noun));
  const random = createRandom(41);
  const puddles = set.request.details?.includes('muddy')
    ? Array.from({ length: 46 }, () => ({
        x: set.centre[0] + (random() - 0.5) * 22,
        z: set.centre[2] + (random() - 0.55) * 14,
        radius: 0.7 + random() * 1.3,
      }))
    : [];
  set.model(
    (builder) => {
      for (let z = back + 3, n = 0; z < front; z += 4, n += 1) {
        builder
          .paint(
            isTrack && z < set.centre[2] + 6 && z > set.centre[2] - 6
              ? fromHex('#b8503c')
              : fromHex(n % 2 ? '#3f7f2c' : '#4f9236'),
            'lawn',
          )
          .quad([-half, 0, z], [half, 0, z], [half, 0, z + 4], [-half, 0, z + 4], [0, 1, 0]);
      }
      builder
        .paint(fromHex('#8a8f94'), 'asphalt')
        .quad([-90, -0.02, -90], [90, -0.02, -90], [90, -0.02, 90], [-90, -0.02, 90], [0, 1, 0]);
      for (const [n, { x, z, radius }] of puddles.entries())
        builder.at(translation(x, 0.004 + n * 0.0002, z), (b) =>
          b.paint(fromHex(n % 3 ? '#5a3f26' : '#4a3320'), n % 4 ? 'soil' : 'glossy').lathe(
            [
              [radius, 0],
              [radius * 0.9, 0.005],
              [0, 0.006],
            ],
            28,
            (angle) => 1 + 0.16 * Math.sin(angle * 3 + n) + 0.1 * Math.sin(angle * 5 + n * 2),
          ),
        );
      builder.paint(fromHex('#f4f4f0'), 'matte');
      const line = (x: number, z: number, w: number, l: number) =>
        builder.quad(
          [x - w / 2, 0.012, z - l / 2],
          [x + w / 2, 0.012, z - l / 2],
          [x + w / 2, 0.012, z + l / 2],
          [x - w / 2, 0.012, z + l / 2],
          [0, 1, 0],
        );
      const goal = set.area.low[2] - 8;
      if (isBaseball) addInfield(builder, set);
      else if (isTrack) for (let n = -4; n <= 4; n += 1) line(0, set.centre[2] + n * 1.22, 120, 0.06);
      else {
        line(0, goal, 2 * half, 0.12);
        line(0, goal + 16.5, 40, 0.12);
        line(0, goal + 5.5, 18.3, 0.12);
        for (const x of [-20, 20]) line(x, goal + 8.25, 0.12, 16.5);
        for (const x of [-9.15, 9.15]) line(x, goal + 2.75, 0.12, 5.5);
      }
    },
    { castsNoShadow: true },
  );
  addGrass(set, {
    count: 26_000,
    length: 0.045,
    far: 26,
    density: (x, z) =>
      (isTrack && Math.abs(z - set.centre[2]) < 6) ||
      (isBaseball && Math.hypot(x - set.centre[0], z - set.centre[2]) < infield) ||
      puddles.some((puddle) => Math.hypot(x - puddle.x, z - puddle.z) < puddle.radius)
        ? 0
        : 1,
  });
  if (!isTrack && !isBaseball && !nouns.some((noun) => /goal$/.test(noun)))
    addGoal(set, set.centre[0], set.area.low[2] - 8);
  const spots = addStands(set, half, back, 20, fromHex('#8a9096'));
  addCrowd(set, { spots: spots.filter((_, n) => n % 2 === 0).slice(0, 2400), bounce: 0.07 });
  addFloodLights(set, half, back, 24);
  if (set.isDark) {
    const [cx, , cz] = set.centre;
    for (const [dx, dz] of [
      [-7, 6],
      [7, 6],
      [-8, -6],
      [8, -6],
    ] as const)
      set.lamp([cx + dx, 9, cz + dz], [16, 16, 15], 22);
  }
};

const addGoal = (set: SetBuilder, x: number, z: number): void => {
  set.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      b.paint(fromHex('#f8f8f8'), 'glossy');
      for (const side of [-1, 1])
        b.tube(
          [
            [side * 3.66, 0, 0],
            [side * 3.66, 2.44, 0],
          ],
          0.06,
          8,
        ).tube(
          [
            [side * 3.66, 2.44, 0],
            [side * 3.66, 2.1, -1],
            [side * 3.66, 0, -2],
          ],
          0.03,
          6,
        );
      b.tube(
        [
          [-3.66, 2.44, 0],
          [3.66, 2.44, 0],
        ],
        0.06,
        8,
      );
      b.paint(fromHex('#e8ecee'), 'cloth');
      for (let n = 0; n <= 30; n += 1) {
        const u = -3.66 + n * 0.244;
        b.tube(
          [
            [u, 2.44, 0],
            [u, 2.1, -1],
            [u, 0, -2],
          ],
          0.008,
          3,
          false,
        );
      }
      for (const [y, dz] of [
        [2.3, -0.4],
        [2.1, -1],
        [1.6, -1.24],
        [1.1, -1.48],
        [0.55, -1.74],
      ] as const)
        b.tube(
          [
            [-3.66, y, dz],
            [3.66, y, dz],
          ],
          0.008,
          3,
          false,
        );
    }),
  );
};

const createSports = (request: SetRequest): StageSet => ({
  isIndoors: request.place === 'arena',
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area);
    if (request.place === 'arena') buildArena(set);
    else buildStadium(set);
    return set.result();
  },
});

export const sports: SetKit = { places, create: createSports };
