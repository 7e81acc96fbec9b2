/** A volcano with streams of lava, on land or in the sea. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';

const coneX = 4;
const coneZ = -95;
export const volcanoGround = (x: number, z: number): number => {
  const r = Math.hypot(x - coneX, z - coneZ);
  const gully = 5 * Math.abs(noise(Math.atan2(x - coneX, z - coneZ) * 5, 2, r / 40) - 0.5);
  const cone = Math.max(0, 62 * (1 - r / 84) ** 1.5 || 0);
  const crater = smoothstep(11, 5, r) * 10;
  return (
    (r < 84 ? cone - gully * smoothstep(84, 50, r) - crater : 0) +
    0.7 * smoothstep(3, 14, Math.hypot(x, z)) * fractalNoise(x / 5, 1, z / 5, 3) -
    0.2
  );
};

/** 1 in the middle of a lava stream. */
const lavaAt = (x: number, z: number): number => {
  const [dx, dz] = [x - coneX, z - coneZ];
  const r = Math.hypot(dx, dz);
  if (r < 7) return 1;
  const angle = Math.atan2(dx, dz);
  let flow = 0;
  for (const [at, width, length] of [
    [-0.12, 0.12, 92],
    [0.42, 0.075, 78],
    [-0.62, 0.07, 70],
    [1.1, 0.06, 66],
  ] as const) {
    const bend = at + 0.16 * Math.sin(r / 11 + at * 9);
    const w = width * (26 / (r + 6)) ** 0.55;
    flow = Math.max(
      flow,
      smoothstep(w, w * 0.45, Math.abs(angle - bend)) * smoothstep(length, length - 12, r),
    );
  }
  return flow;
};

export const buildVolcano = (set: SetBuilder): void => {
  addTerrain(set, {
    paint: (x, y, z) => {
      const rock = mix(
        fromHex('#1f1a18'),
        fromHex('#4a3c34'),
        clamp(fractalNoise(x / 5, y / 4, z / 5, 3) * 1.4 - 0.2),
      );
      // The rock beside a stream is warm from it.
      return mix(rock, [0.5, 0.09, 0.02], Math.min(0.5, lavaAt(x, z) * 1.4));
    },
    material: 'rock',
    inlay: {
      field: (x, _y, z) => lavaAt(x, z) - 0.3,
      paint: (x, _y, z) => {
        const crust = smoothstep(0.5, 0.66, noise(x / 1.8, 3, z / 1.8));
        const hot = mix([1.9, 0.32, 0.04], [3.2, 1, 0.14], smoothstep(0.3, 0.95, lavaAt(x, z)));
        return mix(hot, [0.9, 0.12, 0.02], crust * 0.8);
      },
      material: 'glow',
    },
    reach: 1200,
    fineness: 5,
  });
  const rock = createRockPlacer(set, {
    dark: fromHex('#1c1816'),
    pale: fromHex('#4f443c'),
    cover: null,
    roundness: 0.1,
  });
  set.scatter(
    60,
    { near: Math.max(2.5, set.area.cameraDistance * 0.5), far: 60, radius: 0.6 },
    (x, z) => rock(x, set.ground(x, z), z, 0.3 + set.random() ** 2 * 2.2),
    (x, z) => lavaAt(x, z) < 0.1,
  );
  const peak: Vec3 = [coneX, 46, coneZ];
  set.lamp([peak[0], peak[1] + 6, peak[2]], [60, 16, 3], 60);
  for (const r of [30, 52, 74]) {
    const angle = -0.12 + 0.16 * Math.sin(r / 11 - 1.08);
    const [x, z] = [coneX + Math.sin(angle) * r, coneZ + Math.cos(angle) * r];
    set.lamp([x, set.ground(x, z) + 3, z], [22, 6, 1], 22);
  }
  set.particles((time): Particle[] => {
    const list: Particle[] = [];
    for (let n = 0; n < 46; n += 1) {
      // Smoke that leans with the wind.
      const age = (time * 0.07 + n / 46) % 1;
      list.push({
        position: [
          peak[0] + age * age * 46 + 3 * Math.sin(n * 2.1),
          peak[1] + age * 58,
          peak[2] + 4 * Math.cos(n * 3.7),
        ],
        size: 5 + age * 18,
        colour: mix([0.34, 0.16, 0.1], [0.16, 0.15, 0.15], clamp(age * 2.4)),
        opacity: 0.5 * (1 - age) * smoothstep(0, 0.05, age),
        wisp: n * 1.3,
      });
    }
    for (let n = 0; n < 110; n += 1) {
      const age = (time * 0.42 + n * 0.618) % 1;
      const t = age * 3.4;
      const [vx, vy, vz] = [Math.sin(n * 12.9) * 7, 17 + 9 * ((n * 0.37) % 1), Math.cos(n * 7.7) * 6];
      list.push({
        position: [peak[0] + vx * t, peak[1] + vy * t - 6.5 * t * t, peak[2] + vz * t],
        size: 0.35 + 0.4 * ((n * 0.71) % 1),
        colour: [3.6, 1.1 * (1 - age * 0.6), 0.15],
        opacity: 0.9 * (1 - age),
      });
    }
    return list;
  });
};

export const seaVolcano = (x: number, z: number): number => {
  const r = Math.hypot(x - coneX, z - coneZ) + 7 * (noise(x / 14, 3, z / 14) - 0.5);
  return volcanoGround(x, z) + 1.2 - 9 * smoothstep(68, 86, r);
};

/** The sea before the cone, and steam where the lava meets it. */
export const addSeaOfVolcano = (set: SetBuilder): void => {
  addSea(set, {
    surface: createSeaSurface(0.35),
    shore: (x, z) => Math.max(0.1, -seaVolcano(x, z) * 2.2),
    foam: 0.2,
    clearness: 0.22,
  });
  const entries: Vec3[] = [-0.12, 0.42, -0.62].map((at) => {
    const r = 76;
    const angle = at + 0.16 * Math.sin(r / 11 + at * 9);
    return [coneX + Math.sin(angle) * r, 0, coneZ + Math.cos(angle) * r];
  });
  for (const [x, , z] of entries) set.lamp([x, 2.5, z + 2], [30, 9, 1.6], 24);
  set.particles((time): Particle[] =>
    entries.flatMap(([x, , z], spot) =>
      Array.from({ length: 40 }, (_, n) => {
        const age = (time * 0.16 + n / 40 + spot * 0.3) % 1;
        return {
          position: [
            x + (((n * 0.37) % 1) - 0.5) * 9 + age * 10,
            age * 26,
            z + 2 + ((n * 0.71) % 1) * 4,
          ] as Vec3,
          size: 1.8 + age * 6.5,
          colour: mix([1.1, 0.72, 0.5], [0.92, 0.93, 0.95], clamp(age * 3)),
          opacity: 0.55 * (1 - age) * smoothstep(0, 0.06, age),
          wisp: n * 1.3 + spot,
        };
      }),
    ),
  );
};
