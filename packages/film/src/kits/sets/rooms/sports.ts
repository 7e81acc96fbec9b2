/** Sports: a packed arena with a court, and a stadium with a pitch under flood lights. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addCrowd } from '../shared/crowd.ts';
import { addGrass } from '../shared/grass.ts';
import { SetBuilder } from '../shared/set-builder.ts';

const places = ['arena', 'stadium'] as const;

/** Rising rows on three sides of the field, as far as the camera sees; returns where people sit. */
const addStands = (set: SetBuilder, half: number, back: number, rows: number, colour: Vec3): Vec3[] => {
  const spots: Vec3[] = [];
  const [riser, tread] = [0.42, 0.85];
  const front = set.area.cameraPosition[2] + 4;
  set.model((builder) => {
    builder.paint(colour, 'plaster');
    for (let row = 0; row < rows; row += 1) {
      const [y, out] = [0.9 + row * riser, row * tread];
      builder.box([0, y - 0.5, back - out - tread / 2], [2 * (half + out + tread), 1, tread]);
      for (const side of [-1, 1])
        builder.box(
          [side * (half + out + tread / 2), y - 0.5, (back - out + front) / 2],
          [tread, 1, front - back + out],
        );
    }
    // Advertising boards round the field.
    const boards = ['#d8302a', '#2f5ac0', '#f0ece4', '#e8a81e', '#2f9a5a'].map(fromHex);
    for (let x = -half + 1.5, n = 0; x < half; x += 3, n += 1) {
      builder.paint(boards[n % 5]!, 'satin').box([x, 0.4, back + 0.15], [2.9, 0.8, 0.08], 0.01);
      builder
        .paint(n % 5 === 2 ? boards[0]! : boards[2]!, 'satin')
        .box([x - 0.3, 0.42, back + 0.2], [1.3, 0.16, 0.02])
        .box([x + 0.7, 0.42, back + 0.2], [0.5, 0.26, 0.02]);
    }
  });
  for (let row = 0; row < rows; row += 1) {
    const [y, out] = [0.9 + row * riser, row * tread];
    const step = row > 8 ? 0.72 : 0.6;
    for (let x = -half - out; x < half + out; x += step) {
      const z = back - out - tread * 0.5;
      if (set.isInView(x, z) && set.random() < 0.93) spots.push([x, y, z]);
    }
    for (const side of [-1, 1]) {
      for (let z = back - out; z < front; z += step) {
        const x = side * (half + out + tread * 0.5);
        if (set.isInView(x, z) && set.distanceToCamera(x, z) > 5 && set.random() < 0.93)
          spots.push([x, y, z]);
      }
    }
  }
  return spots;
};

const addFloodLights = (set: SetBuilder, half: number, back: number, height: number): void => {
  set.model((builder) => {
    for (const side of [-1, -0.35, 0.35, 1]) {
      const x = side * half;
      const z = back - 13;
      builder.paint(fromHex('#6a7076'), 'satin').tube(
        [
          [x, 0, z],
          [x, height, z],
        ],
        0.25,
        6,
      );
      builder.paint(fromHex('#2a2c30'), 'satin').box([x, height + 0.6, z], [4, 2, 0.3]);
      for (let i = 0; i < 5; i += 1)
        for (let k = 0; k < 2; k += 1)
          builder
            .paint([5, 5, 4.6], 'glow')
            .sphere([x - 1.5 + i * 0.75, height + 0.2 + k * 0.85, z + 0.2], 0.26, 8);
    }
  });
};

const addHoop = (set: SetBuilder, x: number, z: number): void => {
  set.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      b.paint(fromHex('#2a3a5a'), 'satin')
        .box([0, 0.4, -2.2], [1, 0.8, 1.2], 0.05)
        .tube(
          [
            [0, 0.7, -2.2],
            [0, 2.6, -1.7],
            [0, 3.3, -0.5],
          ],
          0.12,
          8,
        );
      b.paint(fromHex('#f4f6f8'), 'glossy').box([0, 3.5, -0.42], [1.83, 1.1, 0.05], 0.01);
      b.paint(fromHex('#d8302a'), 'satin');
      for (const [dx, dy, w, h] of [
        [0, 0.52, 1.83, 0.05],
        [0, -0.52, 1.83, 0.05],
        [-0.9, 0, 0.05, 1.1],
        [0.9, 0, 0.05, 1.1],
        [0, 0.08, 0.6, 0.04],
        [0, -0.34, 0.6, 0.04],
        [-0.3, -0.13, 0.04, 0.44],
        [0.3, -0.13, 0.04, 0.44],
      ] as const)
        b.box([dx, 3.5 + dy, -0.39], [w, h, 0.02]);
      b.paint(fromHex('#e85a1c'), 'satin').tube(
        Array.from(
          { length: 21 },
          (_, n): Vec3 => [Math.sin((n / 20) * 6.283) * 0.23, 3.05, Math.cos((n / 20) * 6.283) * 0.23],
        ),
        0.014,
        6,
      );
      b.box([0, 3.05, -0.3], [0.16, 0.05, 0.18]);
      b.paint(fromHex('#f4f4f0'), 'cloth');
      for (let n = 0; n < 12; n += 1) {
        const [a, c] = [(n / 12) * 6.283, ((n + 1) / 12) * 6.283];
        b.tube(
          [
            [Math.sin(a) * 0.23, 3.04, Math.cos(a) * 0.23],
            [Math.sin(c) * 0.17, 2.82, Math.cos(c) * 0.17],
            [Math.sin(a) * 0.13, 2.62, Math.cos(a) * 0.13],
          ],
          0.007,
          4,
          false,
        );
        b.tube(
          [
            [Math.sin(c) * 0.23, 3.04, Math.cos(c) * 0.23],
            [Math.sin(a) * 0.17, 2.82, Math.cos(a) * 0.17],
            [Math.sin(c) * 0.13, 2.62, Math.cos(c) * 0.13],
          ],
          0.007,
          4,
          false,
        );
      }
    }),
  );
};

const buildArena = (set: SetBuilder): void => {
  const nouns = set.request.nouns ?? [];
  const half = Math.max(9, set.halfX + 5);
  const back = set.area.low[2] - 4.6;
  const front = Math.max(12, set.area.cameraPosition[2] + 3);
  const isIce = nouns.some((noun) => /skater|hockey|ice/.test(noun));
  set.model(
    (builder) => {
      for (let x = -half - 1; x < half + 1; x += 0.14) {
        builder.paint(
          isIce ? fromHex('#dceaf2') : scale(fromHex('#c8894a'), 0.85 + 0.3 * set.random()),
          'glossy',
        );
        builder.quad([x, 0, back], [x + 0.14, 0, back], [x + 0.14, 0, front], [x, 0, front], [0, 1, 0]);
      }
      if (isIce) return;
      const line = (x: number, z: number, w: number, l: number) =>
        builder.quad(
          [x - w / 2, 0.004, z - l / 2],
          [x + w / 2, 0.004, z - l / 2],
          [x + w / 2, 0.004, z + l / 2],
          [x - w / 2, 0.004, z + l / 2],
          [0, 1, 0],
        );
      builder
        .paint(fromHex('#a83224'), 'glossy')
        .quad(
          [-2.45, 0.002, back + 2],
          [2.45, 0.002, back + 2],
          [2.45, 0.002, back + 7.8],
          [-2.45, 0.002, back + 7.8],
          [0, 1, 0],
        );
      builder.paint(fromHex('#f4f4f0'), 'matte');
      line(0, back + 2, 15, 0.07);
      line(0, back + 7.8, 4.9, 0.06);
      for (const x of [-2.45, 2.45]) line(x, back + 4.9, 0.06, 5.8);
      for (const x of [-7.5, 7.5]) line(x, back + 9, 0.06, 14);
      for (let n = 0; n < 40; n += 1) {
        const a = (n / 40) * Math.PI;
        line(Math.cos(a) * 6.75, back + 3.6 + Math.sin(a) * 6.75, 0.5, 0.06);
        line(Math.cos(a) * 1.8, back + 7.8 + Math.sin(a) * 1.8, 0.16, 0.05);
      }
    },
    { castsNoShadow: true },
  );
  const isBasketball =
    !isIce &&
    !nouns.some(
      (noun) => /box|wrestl|hoop|basket|gladiator|singer/.test(noun) && !/basketball player/.test(noun),
    );
  const isHoopNamed = nouns.some((noun) => /hoop|basket$|basketball hoop/.test(noun));
  if (isBasketball && !isHoopNamed) addHoop(set, set.centre[0] + 0.5, set.area.low[2] - 0.35);
  const spots = addStands(set, half, back, 17, fromHex('#3c4450'));
  addCrowd(set, { spots: spots.slice(0, 2600), bounce: 0.07, darkness: 0.25 });
  set.model((builder) => {
    // Roof with lamps, and a scoreboard.
    builder
      .paint(fromHex('#16181c'), 'matte')
      .quad([-60, 15, -60], [60, 15, -60], [60, 15, 60], [-60, 15, 60], [0, -1, 0]);
    for (const side of [-1, 1])
      builder.quad(
        [side * 34, 0, -60],
        [side * 34, 0, 60],
        [side * 34, 16, 60],
        [side * 34, 16, -60],
        [-side, 0, 0],
      );
    builder.quad(
      [-60, 0, back - 17],
      [60, 0, back - 17],
      [60, 16, back - 17],
      [-60, 16, back - 17],
      [0, 0, 1],
    );
    for (let x = -16; x <= 16; x += 4)
      for (let z = -18; z <= 12; z += 5)
        builder.paint([5, 5, 4.8], 'glow').box([x, 13.4, z], [1.4, 0.12, 0.5]);
    builder.paint(fromHex('#8a9096'), 'metal');
    for (let z = -18; z <= 12; z += 5)
      builder.tube(
        [
          [-34, 13.9, z],
          [34, 13.9, z],
        ],
        0.12,
        5,
      );
    builder.paint(fromHex('#0c0e12'), 'satin').box([0, 10.6, back - 3], [6.4, 3.2, 0.6], 0.1);
    builder.paint([0.3, 0.8, 1.6], 'glow').box([0, 10.6, back - 2.68], [5.9, 2.7, 0.03]);
    builder
      .paint([2.4, 0.5, 0.2], 'glow')
      .box([-1.5, 10.6, back - 2.64], [0.9, 1.3, 0.03])
      .box([1.5, 10.6, back - 2.64], [0.9, 1.3, 0.03]);
  });
  const [cx, , cz] = set.centre;
  for (const [dx, dz] of [
    [-3, 3],
    [3, 3],
    [-4, -3],
    [4, -3],
    [0, 6],
  ] as const)
    set.lamp([cx + dx, 7.5, cz + dz], [11, 10.6, 9.6], 15);
  for (const x of [-10, 10]) set.lamp([x, 9, back - 4], [9, 8.6, 8], 14);
};

const buildStadium = (set: SetBuilder): void => {
  const nouns = set.request.nouns ?? [];
  const half = Math.max(30, set.halfX + 14);
  const back = set.area.low[2] - 24;
  const front = set.area.cameraPosition[2] + 30;
  const isTrack = nouns.some((noun) => /runner|sprinter|athlete/.test(noun));
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
      if (isTrack) for (let n = -4; n <= 4; n += 1) line(0, set.centre[2] + n * 1.22, 120, 0.06);
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
    density: (_x, z) => (isTrack && Math.abs(z - set.centre[2]) < 6 ? 0 : 1),
  });
  if (!isTrack && !nouns.some((noun) => /goal$/.test(noun))) addGoal(set, set.centre[0], set.area.low[2] - 8);
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
