/** What stands in a village, a market and a square. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { furnitureKits } from '../../furniture/index.ts';
import { plainOptions } from '../../kit.ts';
import { addBangkokAround } from '../cities/bangkok.ts';
import { addCobblestones, isCobbled } from '../cities/cobblestones.ts';
import { lightMarket } from '../cities/night-market.ts';
import { addSouk } from '../cities/souk.ts';
import { seasonGrass } from '../country/grassland.ts';
import { addLitStreet } from '../roads/lit-street.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { isDeserted, type SetBuilder } from '../shared/set-builder.ts';
import { addSpiceTables } from '../shared/spice-tables.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { addWalkers } from '../shared/walkers.ts';
import { addDesertVillage } from './desert-village.ts';
import { addGround, addHouseRing, addLampsRound } from './settlement-ground.ts';

/** More houses where the village is looked at for itself: across the picture and depth. */
const closer = [
  [-1.05, 1.7],
  [1.1, 1.9],
  [0.02, 1.75],
  [-0.5, 1.75],
  [0.5, 1.95],
  [-0.15, 2.9],
  [0.75, 3.3],
  [-0.75, 3.2],
  [0.28, 4.6],
  [-0.2, 4.9],
] as const;

export const villageAndMarket = {
  village: (set) => {
    if (
      set.request.backdrop === 'desert' ||
      ['middle_eastern', 'african'].includes(set.request.region ?? '')
    ) {
      addDesertVillage(set);
      return;
    }
    addGround(set, fromHex('#9a8a6c'), Math.max(6, set.halfX + 3));
    const place = createThingPlacer(set);
    const noun = set.request.region === 'medieval' || set.request.region === 'nordic' ? 'cottage' : 'house';
    // Without figures: the houses themselves are near.
    const isAlone = !set.area.hasCast && set.area.landmarks.length === 0;
    const near = isAlone ? 26 : Math.max(12, set.area.cameraDistance * 1.2 + 4);
    const isChristmas = set.request.details?.includes('christmas') ?? false;
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
        ...(isAlone ? closer : []),
      ] as const
    ).entries()) {
      const [x, z] = set.atFrame(across, near * depth);
      if (!isAlone && !set.isClear(x, z, 5)) continue;
      const at: Vec3 = [x, set.ground(x, z), z];
      const traits = [...(set.isSnowy ? ['snowy'] : []), ...(isChristmas && n < 9 ? ['christmas'] : [])];
      const change = { seed: 1 + (n % 6), detail: (n < 3 ? 1 : 2) as 1 | 2, traits };
      if (!place(noun, at, -across * 0.9, change)) place('house', at, -across * 0.9, change);
      set.take(x, z, 6);
      if (set.isDark) set.lamp([x, at[1] + 2.2, z + 5], [4, 2.6, 1.1], 8);
    }
    if (isChristmas || set.request.details?.includes('fairy_lights')) addLitStreet(set, place, near);
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
    const isSouk = set.request.region === 'middle_eastern';
    addGround(set, fromHex(set.isDark ? '#4a4540' : isSouk ? '#a8845c' : '#8f8678'), 60, true);
    const stall = furnitureKits.find(({ nouns }) => nouns.includes('market stall'))!;
    const hues = ['#c23a2e', '#2f7a5a', '#d8922a', '#31507c', '#8a3a6a', '#e0b030'].map(fromHex);
    const stalls = hues.map(
      (colour, n) =>
        stall.build(plainOptions('market stall', { colour, detail: 1, seed: n + 1 })).parts[0]!.mesh,
    );
    const half = Math.max(set.area.hasCast ? 3 : 2.7, Math.min(5, set.area.hasCast ? set.halfX : 0) + 2.2);
    // Where nobody is named the goods of the nearest stalls are the picture.
    const front = set.area.hasCast ? set.area.high[2] + 1.5 : set.area.cameraPosition[2] - 3;
    for (let n = 0; n < 9; n += 1) {
      for (const side of [-1, 1]) {
        const [x, z] = [set.centre[0] + side * half, front - n * 3.1];
        if (set.area.hasCast && !set.isClear(x, z, 1.2)) continue;
        set.add(
          stalls[(n + (side > 0 ? 3 : 0)) % 6]!,
          multiply(translation(x, 0, z), rotationY((-side * Math.PI) / 2)),
          { castsNoShadow: n > 4 },
        );
      }
    }
    if (set.isDark) lightMarket(set, half, front);
    if (set.request.details?.includes('spices')) addSpiceTables(set, half, front - 0.4);
    // Umbrellas over the way, higher than heads; by night they would hide the sky.
    if (!set.isDark && !isSouk)
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
    for (let n = 0; n < 34; n += 1) {
      const [x, z] = [
        set.centre[0] + (set.random() - 0.5) * 2 * (half - 1.5),
        set.area.low[2] - 2.2 - set.random() * 24,
      ];
      if (set.isClear(x, z, 0.4)) shoppers.push([x, 0, z]);
    }
    const end = set.area.low[2] - 2;
    if (!isDeserted(set.request))
      addWalkers(set, { spots: shoppers, from: end - 24, to: end, isRobed: isSouk });
    if (set.request.details?.includes('asian_metropolis')) addBangkokAround(set, half, front);
    else if (isSouk) addSouk(set, half, front);
    else addHouseRing(set, Math.max(30, half + 22));
    // Where nobody is named, people stand at the stalls.
    if (!set.area.hasCast && !isDeserted(set.request))
      for (let n = 0; n < 16; n += 1) {
        const side = n % 2 ? 1 : -1;
        const [x, z] = [
          set.centre[0] + side * (half - 1.35 - 0.5 * set.random()),
          set.area.cameraPosition[2] - 5.2 - n * 1.1,
        ];
        createThingPlacer(set)(n % 3 ? 'woman' : 'man', [x, 0, z], side * (1.2 + 0.5 * set.random()), {
          seed: n + 3,
          detail: n < 5 ? 1 : 2,
        });
      }
  },
  square: (set) => {
    addGround(set, fromHex(isCobbled(set) ? '#4e4942' : '#9a948a'), 70, true);
    if (isCobbled(set)) addCobblestones(set);
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
      plant(set.isSnowy ? 'fir' : 'maple', x, z, set.isSnowy ? 0.75 : 0.6, 0),
    );
  },
} satisfies Record<string, (set: SetBuilder) => void>;
