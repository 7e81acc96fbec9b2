/** Cities as a view: neon canyons, a skyline across water, a rooftop. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addBridgeBay, findBridge } from '../cities/bridge-bay.ts';
import { addBund } from '../cities/bund.ts';
import { addSkylineMarks } from '../cities/city-marks.ts';
import { addOldRoofs } from '../cities/old-roofs.ts';
import { buildTowerRoof, isTowerRoof } from '../cities/tower-roof.ts';
import { addSkyline } from '../shared/backdrop.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addRiverTraffic, addShanghaiTowers } from './riverfront.ts';
import { addGarland } from './street-parts.ts';
import { buildTower, neonColours } from './towers.ts';

const places = ['cyberpunk_city', 'skyline', 'rooftop'] as const;

const buildCyberpunk = (set: SetBuilder): void => {
  const edge = Math.max(9.5, set.halfX + 3, Math.abs(set.area.cameraPosition[0]) + 2.5);
  const near = Math.max(26, set.area.cameraPosition[2] + 14);
  set.model(
    (builder) => {
      builder
        .paint(fromHex('#1c1e26'), 'wet')
        .heightField({ x0: -edge - 20, z0: -190, x1: edge + 20, z1: near }, { x: 10, z: 40 }, () => 0);
      for (const side of [-1, 1]) {
        builder
          .paint(neonColours[side < 0 ? 1 : 0]!, 'glow')
          .box([side * (edge - 2.6), 0.03, -80], [0.1, 0.05, 230]);
      }
    },
    { castsNoShadow: true },
  );
  set.mirrorHeight = 0;
  for (const side of [-1, 1]) {
    let z = near;
    for (let n = 0; z > -175; n += 1) {
      const width = 9 + ((n * 31 + side * 7 + 20) % 5) * 1.6;
      const { mesh } = buildTower({
        seed: set.request.seed * 17 + n * 3 + side * 40 + 100,
        width,
        depth: 14,
        floors: 12 + ((n * 17 + side * 5 + 30) % 20),
        darkness: 1,
        isNeon: true,
        isFar: z < -70,
      });
      set.add(
        mesh,
        side < 0
          ? multiply(translation(-edge, 0, z), rotationY(Math.PI / 2))
          : multiply(translation(edge, 0, z - width), rotationY(-Math.PI / 2)),
        { castsNoShadow: true },
      );
      z -= width;
    }
  }
  addSkyline(set, { distance: 210, count: 22, spread: 230, tallest: 70, isNeon: true });
  set.model((builder) => {
    // Bridges between towers, hanging signs, a big screen.
    for (const [z, y] of [
      [-32, 17],
      [-70, 25],
      [-110, 13],
    ] as const) {
      builder.paint(fromHex('#20242e'), 'satin').box([0, y, z], [edge * 2 + 2, 2.2, 3], 0.1);
      builder.paint(neonColours[Math.abs(z) % 6]!, 'glow').box([0, y - 1.1, z + 1.5], [edge * 2, 0.14, 0.1]);
      builder.paint([0.5, 0.8, 1.1], 'glow').box([0, y + 0.2, z + 1.51], [edge * 2 - 1, 0.8, 0.04]);
    }
    for (let n = 0; n < 5; n += 1)
      addGarland(
        builder,
        [-edge, 6 + n * 0.6, -8 - n * 11],
        [edge, 6.5, -9 - n * 11],
        [neonColours[n % 6]!, neonColours[(n + 2) % 6]!],
        8,
        0.18,
      );
  });
  for (let n = 0; n < 9; n += 1) {
    const colour = scale(neonColours[n % 6]!, 1.6);
    set.lamp([(n % 2 ? 1 : -1) * (edge - 2), 3.5, 6 - n * 7], colour, 9);
  }
  set.lamp([set.centre[0] - 2.4, 3.6, set.centre[2] + 3], [2.4, 2.6, 4.2], 8);
  set.lamp([set.centre[0] + 2.8, 3, set.centre[2] + 2], [4.4, 1.2, 3], 8);
  addFlyingLights(set, edge);
};

/** Air traffic: pods with lamps in lanes between the towers. */
const addFlyingLights = (set: SetBuilder, edge: number): void => {
  const body = new MeshBuilder();
  body.paint(fromHex('#2c3240'), 'glossy').sphere([0, 0, 0], [0.85, 0.42, 1.9], 12);
  body.paint(fromHex('#0c1a2a'), 'glass').sphere([0, 0.25, 0.35], [0.6, 0.32, 0.9], 10);
  body.paint([2.6, 2.6, 2.2], 'glow').sphere([-0.45, 0, 1.7], 0.13, 6).sphere([0.45, 0, 1.7], 0.13, 6);
  body.paint([3, 0.2, 0.3], 'glow').box([0, 0.05, -1.8], [1, 0.12, 0.1]);
  body
    .paint([0.2, 1.8, 2.8], 'glow')
    .box([-0.7, -0.36, 0], [0.14, 0.08, 2])
    .box([0.7, -0.36, 0], [0.14, 0.08, 2]);
  const lanes = Array.from({ length: 14 }, (_, n) => ({
    x: (set.random() - 0.5) * edge * 1.3,
    y: 4.6 + 15 * set.random() ** 1.4,
    start: set.random() * 150,
    speed: 9 + set.random() * 9,
    direction: n % 2 ? 1 : -1,
  }));
  for (const { x, y, start, speed, direction } of lanes) {
    set.add(body.mesh, translation(0, -50, 0), {
      castsNoShadow: true,
      update: (time) => {
        const along = (start + time * speed) % 150;
        return multiply(
          translation(x, y, direction > 0 ? -150 + along : -along - 8),
          rotationY(direction > 0 ? 0 : Math.PI),
        );
      },
    });
  }
  set.particles((time): Particle[] =>
    lanes.map(({ x, y, start, speed, direction }) => {
      const along = (start + time * speed) % 150;
      const z = direction > 0 ? -150 + along : -along - 8;
      return {
        position: [x, y, z],
        end: [x, y, z - direction * 9] as Vec3,
        size: 0.1,
        colour: direction > 0 ? [1.6, 1.7, 1.4] : [2, 0.2, 0.3],
        opacity: 0.5,
      };
    }),
  );
};

const waterLevel = -1.4;
const river = createSeaSurface(0.07, 1.3, 9);

const buildSkylineView = (set: SetBuilder): void => {
  // A quay in the foreground, water, and the city beyond it.
  const quay = Math.min(-4, set.area.low[2] - 2.5);
  // Where nobody stands on it, the camera looks over the water.
  const hasQuay = set.area.hasCast && !isAfloat(set.request);
  if (hasQuay)
    set.model((builder) => {
      builder.paint(fromHex('#8a867e'), 'stone').box([0, -0.5, quay / 2 + 45], [300, 1, 90 - quay]);
      builder
        .paint(fromHex('#2a3034'), 'satin')
        .box([0, 1.05, quay + 0.3], [260, 0.07, 0.07])
        .box([0, 0.6, quay + 0.3], [260, 0.04, 0.04]);
      for (let x = -60; x < 60; x += 1.6) builder.box([x, 0.52, quay + 0.3], [0.06, 1.06, 0.06]);
    });
  addSea(set, {
    surface: river,
    level: waterLevel,
    reach: 900,
    clearness: 0.22,
    rings: 100,
    sectors: 90,
  });
  set.mirrorHeight = waterLevel;
  const bridge = findBridge(set);
  if (bridge) {
    addBridgeBay(set, bridge);
    return;
  }
  const isShanghai =
    set.request.region === 'chinese' && (set.request.details?.includes('riverside') ?? false);
  const isBund = isShanghai && (set.request.details?.includes('bund') ?? false);
  const [shore, deep] = isBund ? [-180, 260] : [-305, 90];
  set.model(
    (builder) => builder.paint(fromHex('#4a4a46'), 'rock').box([0, -1, shore - deep / 2], [1400, 3, deep]),
    { castsNoShadow: true },
  );
  // Other towers are lower than those that the city is known by.
  const isFamous = addSkylineMarks(set);
  addSkyline(set, {
    distance: isBund ? 235 : 330,
    count: isBund ? 46 : 60,
    spread: isBund ? 560 : 760,
    tallest: isShanghai || isFamous ? 34 : 50,
    // Lights of every colour where neon is named.
    isNeon: set.isDark && (set.request.nouns?.includes('neon_signs') ?? false),
  });
  if (isShanghai) addShanghaiTowers(set, isBund ? 200 : 300);
  if (isBund) addBund(set);
  addRiverTraffic(set);
};

const buildRooftop = (set: SetBuilder): void => {
  const half = Math.max(7, set.halfX + 3.5, Math.abs(set.area.cameraPosition[0]) + 2);
  const back = set.area.low[2] - 4.2;
  const front = Math.max(12, set.area.cameraPosition[2] + 4);
  // On a skyscraper the street is far below, and others stand as high around it.
  const isHigh = set.request.details?.includes('glass_towers') ?? false;
  // Without figures: the camera itself is over the roofs.
  const isOld = set.request.details?.includes('old_roofs') ?? false;
  if (isOld && !set.area.hasCast) {
    addOldRoofs(set, set.area.cameraPosition[2] - 12, Math.max(4, 7 - set.area.cameraPosition[1]));
    return;
  }
  const street = isHigh ? -90 : -26;
  set.model((builder) => {
    builder
      .paint(set.isSnowy ? fromHex('#e4eaf0') : fromHex('#6a6660'), set.isRainy ? 'wet' : 'asphalt')
      .box([0, -0.1, (back + front) / 2], [2 * half, 0.2, front - back]);
    builder
      .paint(fromHex('#9a5a44'), 'stone')
      .box([0, street / 2 - 0.2, (back + front) / 2], [2 * half - 0.1, -street, front - back - 0.1]);
    builder.paint(fromHex('#a8624a'), 'stone').box([0, 0.42, back], [2 * half + 0.3, 0.9, 0.35]);
    for (const side of [-1, 1])
      builder.box([side * half, 0.42, (back + front) / 2], [0.35, 0.9, front - back]);
    builder.paint(fromHex('#d8d0c0'), 'plaster').box([0, 0.9, back], [2 * half + 0.5, 0.12, 0.5]);
    // Water tank, stair house, vents, an aerial.
    const tank = -half + 2;
    builder.at(translation(tank, 0, back + 1.9), (b) => {
      b.paint(fromHex('#4a4c50'), 'metal');
      for (const x of [-0.7, 0.7])
        for (const z of [-0.7, 0.7])
          b.tube(
            [
              [x, 0, z],
              [x * 0.8, 1.8, z * 0.8],
            ],
            0.06,
            6,
          );
      b.paint(fromHex('#7a5434'), 'wood').cylinder(1.8, 4.2, 1.15, 1.15, 22);
      b.paint(fromHex('#4a4440'), 'roof').lathe(
        [
          [1.3, 4.2],
          [0, 5.2],
        ],
        22,
      );
      b.paint(fromHex('#2c2c2e'), 'satin')
        .lathe(
          [
            [1.17, 2.3],
            [1.19, 2.34],
            [1.17, 2.38],
          ],
          22,
        )
        .lathe(
          [
            [1.17, 3.5],
            [1.19, 3.54],
            [1.17, 3.58],
          ],
          22,
        );
    });
    const house = half - 1.8;
    builder.paint(fromHex('#8a5240'), 'stone').box([house, 1.3, back + 2], [2.6, 2.6, 2.6]);
    builder.paint(fromHex('#3a4a44'), 'satin').box([house, 1.05, back + 3.32], [1, 2.1, 0.06]);
    builder.paint([2, 1.3, 0.5], 'glow').sphere([house, 2.35, back + 3.4], 0.1, 8);
    builder.paint(fromHex('#9aa0a4'), 'metal');
    for (const x of [-half * 0.3, half * 0.25])
      if (set.isClear(x, back + 1, 0.5))
        builder.at(translation(x, 0, back + 1), (b) =>
          b.cylinder(0, 0.7, 0.18, 0.18, 12).lathe(
            [
              [0.3, 0.7],
              [0.26, 0.95],
              [0, 1.05],
            ],
            12,
          ),
        );
    builder.tube(
      [
        [half * 0.5, 0, back + 0.6],
        [half * 0.5, 3.4, back + 0.6],
      ],
      0.03,
      6,
    );
    for (const y of [2.4, 2.8, 3.2])
      builder.tube(
        [
          [half * 0.5 - 0.5, y, back + 0.6],
          [half * 0.5 + 0.5, y, back + 0.6],
        ],
        0.018,
        5,
      );
    const bulbs: Vec3[] = [[2.2, 1.5, 0.6]];
    addGarland(builder, [-half + 0.3, 2.9, back + 0.6], [half - 3.2, 2.9, back + 0.8], bulbs, 16, 0.07);
    builder
      .paint(fromHex('#55534f'), 'asphalt')
      .heightField({ x0: -500, z0: -700, x1: 500, z1: 60 }, { x: 4, z: 4 }, () => street);
  });
  if (set.isDark) {
    for (const x of [-half * 0.5, 0, half * 0.4]) set.lamp([x, 2.5, back + 1.4], [3.4, 2.3, 1], 6);
    set.lamp([set.centre[0] - 1.5, 2.8, set.centre[2] + 2], [2.6, 2, 1.3], 6);
  }
  if (isOld) {
    addOldRoofs(set, back - 13, 5);
    return;
  }
  // Roofs all around, lower near and taller far.
  for (let n = 0; n < 70; n += 1) {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.3, 55 + 260 * set.random() ** 1.3);
    if (Math.abs(x) < half + 16 && z > back - 14) continue;
    const far = set.distanceToCamera(x, z);
    const low = isHigh ? 18 + set.random() * 16 : 4;
    const floors = Math.round(low + set.random() * 5 + Math.max(0, far - 90) * 0.07 * set.random());
    const { mesh } = buildTower({
      seed: n + set.request.seed,
      width: 12 + set.random() * 8,
      depth: 14,
      floors,
      darkness: set.request.darkness,
      isNeon: set.request.region === 'futuristic',
      isFar: true,
    });
    set.add(mesh, multiply(translation(x, street, z), rotationY((set.random() - 0.5) * 0.3)), {
      castsNoShadow: true,
    });
  }
};

/** Boats before a skyline float on its river. */
const isAfloat = ({ place, nouns = [] }: SetRequest) =>
  place === 'skyline' &&
  nouns.some((noun) => /bridge|boat|ferry|ship|yacht|barge|sail|canoe|kayak|junk/.test(noun));

const createCityView = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: isAfloat(request) ? () => -5 : () => 0,
  water: isAfloat(request) ? (x, z, time) => waterLevel + river.height(x, z, time) : null,
  travelDirection: request.place === 'cyberpunk_city' ? 0.05 : Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area);
    if (request.place === 'cyberpunk_city') buildCyberpunk(set);
    else if (request.place === 'skyline') buildSkylineView(set);
    else if (isTowerRoof(request)) buildTowerRoof(set);
    else buildRooftop(set);
    return set.result();
  },
});

export const cityViews: SetKit = { places, create: createCityView };
