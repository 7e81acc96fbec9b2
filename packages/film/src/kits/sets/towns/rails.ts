/** Railways: a stone viaduct over a valley with mist, and a station with platforms. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { mountainRange } from '../shared/landforms.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildParkBench, buildStreetLamp, lampLight, streetLampHeight } from './street-parts.ts';

const places = ['railway', 'train_station'] as const;
const deckHeight = 17;

/** Steel rails on sleepers in gravel, along x, at a height. */
export const addTrack = (builder: MeshBuilder, x0: number, x1: number, y: number, z = 0): void => {
  builder.paint((p) => mix(fromHex('#5a544c'), fromHex('#8a8378'), noise(p[0] * 3, 1, p[2] * 3)), 'rock');
  builder.box([(x0 + x1) / 2, y - 0.14, z], [x1 - x0, 0.2, 3]);
  for (let x = Math.max(x0, -70); x < Math.min(x1, 70); x += 0.65)
    builder.paint(fromHex('#4a3626'), 'wood').box([x, y - 0.02, z], [0.24, 0.12, 2.5]);
  builder.paint(fromHex('#8a8784'), 'metal');
  for (const side of [-0.72, 0.72]) builder.box([(x0 + x1) / 2, y + 0.09, z + side], [x1 - x0, 0.14, 0.07]);
};

/** The valley crosses under the viaduct; its sides rise left and right. */
const valleyGround = (x: number, z: number): number => {
  const sides = smoothstep(34, 120, Math.abs(x + 14 * Math.sin(z / 70)));
  return (
    sides * (deckHeight + 14 * smoothstep(100, 240, Math.abs(x))) +
    3 * noise(x / 30, 2, z / 30) * (1 - sides) +
    mountainRange(x, z, { from: 180, to: 1300, height: 420, scale: 430, seed: 6 }) * smoothstep(30, 300, -z)
  );
};

const buildViaduct = (set: SetBuilder): void => {
  addTerrain(set, {
    paint: (x, y, z, upness) =>
      mix(
        mix(groundGreen(set.request, x, z), fromHex('#77706a'), smoothstep(0.8, 0.6, upness)),
        fromHex('#e8edf4'),
        smoothstep(170, 230, y),
      ),
    material: set.isSnowy ? 'snow' : 'lawn',
    height: valleyGround,
    reach: 3000,
    fineness: 1.6,
  });
  // A viaduct that is named carries the train itself.
  const isNamed = (set.request.nouns ?? []).some((noun) => /viaduct|bridge/.test(noun));
  if (!isNamed)
    set.model((builder) => {
      const stone = fromHex('#a39a88');
      const [span, width] = [12, 4.4];
      builder.paint(stone, 'stone').box([0, deckHeight - 0.9, 0], [420, 1.3, width + 0.3]);
      for (let n = -9; n <= 9; n += 1) {
        const x = n * span;
        builder.paint(stone, 'stone').box([x, (deckHeight - 6) / 2 - 3, 0], [2.6, deckHeight + 1, width]);
        builder
          .paint(mix(stone, [0.3, 0.28, 0.25], 0.2), 'stone')
          .box([x, deckHeight - 6.4, 0], [3.1, 0.5, width + 0.5]);
        // A round arch to the next pier, as blocks in a ring.
        const steps = 14;
        const r = (span - 2.6) / 2;
        for (let k = 0; k < steps; k += 1) {
          const [a, b] = [(k / steps) * Math.PI, ((k + 1) / steps) * Math.PI];
          const at = (angle: number): [number, number] => [
            x + span / 2 - Math.cos(angle) * r,
            deckHeight - 6.2 + Math.sin(angle) * r,
          ];
          const [[x0, y0], [x1, y1]] = [at(a), at(b)];
          builder.paint(mix(stone, [0.2, 0.18, 0.15], (k % 2) * 0.14), 'stone');
          builder.extrude(
            [
              [x0, y0],
              [x1, y1],
              [x1, deckHeight - 0.9],
              [x0, deckHeight - 0.9],
            ],
            -width / 2,
            width / 2,
          );
        }
      }
      for (const side of [-1, 1])
        builder
          .paint(stone, 'stone')
          .box([0, deckHeight + 0.25, side * (width / 2 - 0.05)], [420, 0.75, 0.34]);
      addTrack(builder, -210, 210, deckHeight);
    });
  addSea(set, {
    surface: createSeaSurface(0.05, 1.4, 6),
    level: 0.5,
    reach: 500,
    rings: 60,
    sectors: 60,
    clearness: 0.4,
  });
  const plant = createTreePlanter(set);
  set.scatter(
    190,
    { near: 30, far: 420, radius: 3, gap: 0.5 },
    (x, z) => plant(set.random() < 0.6 ? 'fir' : 'oak', x, z, 0.9 + set.random() * 0.4, valleyGround(x, z)),
    (x, z) => Math.abs(z) > 7 && valleyGround(x, z) > 1.4,
  );
  const mist = Array.from({ length: 34 }, () => ({
    at: [(set.random() - 0.5) * 170, 2 + set.random() * 7, 20 - set.random() * 170] as Vec3,
    size: 9 + set.random() * 15,
  }));
  set.particles(driftingMist(mist, { opacity: 0.3, rise: 0.1, drift: 0.7, period: 14 }));
};

const buildStation = (set: SetBuilder): void => {
  // The track lies behind the action; people stand on the platform, trains on the rails.
  const trackZ = -4.2;
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: 'lawn',
    height: (x, z) => -1.2 + (z < -60 ? smoothstep(-60, -300, z) * 30 * noise(x / 80, 1, z / 80) : 0),
    reach: 900,
  });
  set.model((builder) => {
    const platform = (z0: number, z1: number) => {
      builder
        .paint((p) => mix(fromHex('#9a958c'), fromHex('#b0aba2'), noise(p[0] * 2, 1, p[2] * 2)), 'plaster')
        .box([0, -0.6, (z0 + z1) / 2], [240, 1.2, Math.abs(z1 - z0)]);
      builder
        .paint(fromHex('#e8c040'), 'matte')
        .box(
          [
            0,
            0.006,
            Math.abs(z0 - trackZ) < Math.abs(z1 - trackZ)
              ? z0 + 0.7 * Math.sign(z1 - z0)
              : z1 - 0.7 * Math.sign(z1 - z0),
          ],
          [240, 0.012, 0.2],
        );
    };
    platform(trackZ + 1.75, Math.max(14, set.area.cameraPosition[2] + 4));
    platform(trackZ - 6.3, trackZ - 12);
    addTrack(builder, -150, 150, -1, trackZ);
    addTrack(builder, -150, 150, -1, trackZ - 4.2);
    // A roof on iron columns over the far platform, with a clock and signs.
    for (let x = -60; x <= 60; x += 6) {
      builder.paint(fromHex('#2c4a3e'), 'satin').at(translation(x, 0, trackZ - 9), (b) =>
        b.lathe(
          [
            [0.22, 0],
            [0.12, 0.4],
            [0.1, 3.6],
            [0.2, 4],
          ],
          10,
        ),
      );
      for (const side of [-1, 1])
        builder.tube(
          [
            [x, 3.4, trackZ - 9],
            [x, 4.1, trackZ - 9 + side * 1.2],
            [x, 4.3, trackZ - 9 + side * 2.8],
          ],
          0.06,
          6,
        );
    }
    builder.paint(fromHex('#4a5a54'), 'roof');
    for (const side of [-1, 1])
      builder.quad(
        [-66, 4.8, trackZ - 9],
        [66, 4.8, trackZ - 9],
        [66, 4.3, trackZ - 9 + side * 3.4],
        [-66, 4.3, trackZ - 9 + side * 3.4],
        [0, 1, side * 0.2],
      );
    for (let x = -66; x < 66; x += 1)
      builder.paint(fromHex('#e8e0cc'), 'wood').box([x, 4.15, trackZ - 5.6], [0.5, 0.4, 0.05]);
    for (const x of [-14, 5, 24]) {
      builder.paint(fromHex('#1f4a7a'), 'satin').box([x, 2.9, trackZ - 6.6], [2.6, 0.6, 0.1], 0.02);
      builder.paint(fromHex('#f4f4f0'), 'matte').box([x, 2.9, trackZ - 6.53], [1.7, 0.2, 0.02]);
    }
    builder.paint(fromHex('#1c1e20'), 'satin').sphere([-5, 3.3, trackZ - 6.6], [0.5, 0.5, 0.12], 20);
    builder.paint(fromHex('#f8f6ee'), 'matte').sphere([-5, 3.3, trackZ - 6.52], [0.44, 0.44, 0.1], 20);
    builder
      .paint(fromHex('#1c1e20'), 'matte')
      .box([-5, 3.45, trackZ - 6.41], [0.04, 0.32, 0.01])
      .box([-4.88, 3.3, trackZ - 6.41], [0.26, 0.04, 0.01]);
    // The station house.
    builder.paint(fromHex('#a8604a'), 'stone').box([0, 4, trackZ - 17], [60, 8, 9]);
    builder.paint(fromHex('#efe6d2'), 'plaster').box([0, 8.2, trackZ - 17], [62, 0.6, 10]);
    for (let x = -27; x <= 27; x += 4.5) {
      builder.paint(fromHex('#efe6d2'), 'plaster').box([x, 3.2, trackZ - 12.46], [2, 3.6, 0.16]);
      builder
        .paint(set.isDark ? [1.3, 0.9, 0.4] : fromHex('#2c3a46'), set.isDark ? 'glow' : 'glass')
        .box([x, 3.2, trackZ - 12.38], [1.6, 3.2, 0.08]);
    }
  });
  const bench = buildParkBench();
  const lamp = buildStreetLamp(set.request.darkness);
  for (let x = -40; x <= 40; x += 9) {
    set.add(bench, translation(x + 2, 0, trackZ - 8), { castsNoShadow: true });
    const z = set.area.low[2] - 0.9 < trackZ + 2 ? set.area.high[2] + 3 : 1.5;
    if (set.isClear(x, z, 0.4)) set.add(lamp, translation(x, 0, z));
    if (set.isDark) set.lamp([x, streetLampHeight, trackZ - 7], lampLight, 10);
  }
  const plant = createTreePlanter(set);
  for (let n = 0; n < 30; n += 1)
    plant('oak', (n - 15) * 9 + set.random() * 5, trackZ - 30 - set.random() * 30, 1, -1);
};

const createRails = (request: SetRequest): StageSet => {
  const isStation = request.place === 'train_station';
  return {
    isIndoors: false,
    // Trains run on the deck; people and animals would stand there too.
    ground: isStation
      ? (_x, z) => (z < -2.45 && z > -10.5 ? -0.84 : 0)
      : (x, z) => (Math.abs(z) < 2.2 && Math.abs(x) < 200 ? deckHeight + 0.16 : valleyGround(x, z)),
    water: null,
    travelDirection: Math.PI / 2,
    ...(isStation && { roadOffset: [0, 0, -4.2] as Vec3 }),
    build: (area) => {
      const set = new SetBuilder(
        request,
        area,
        isStation ? () => 0 : (x, z) => (Math.abs(z) < 2.2 ? deckHeight : valleyGround(x, z)),
      );
      if (isStation) buildStation(set);
      else buildViaduct(set);
      return set.result();
    },
  };
};

export const rails: SetKit = { places, create: createRails };
