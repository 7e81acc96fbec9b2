/** A straight road through the desert to the horizon: sand, scrub, table mountains, telegraph poles. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import { buildCactus } from '../../plants/cactus-shapes.ts';
import { addRocks } from '../shared/rocks.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { line } from '../towns/road-colours.ts';
import { addRouteShields } from './route-shields.ts';

/** Table mountains left and right of the road, far off. */
export const desertRoadGround: Ground = (x, z) => {
  const away = Math.abs(x);
  const mesa =
    smoothstep(0.56, 0.6, noise(x / 130 + 7, 2, z / 150)) *
    smoothstep(120, 190, away + Math.max(0, -z - 500) * 0.2);
  const shape = mesa * (34 + 30 * noise(x / 210, 6, z / 210));
  return shape + smoothstep(10, 60, away) * 2.2 * fractalNoise(x / 26, 1, z / 26, 3);
};

export const buildDesertRoad = (set: SetBuilder): void => {
  const half = Math.max(3.9, set.halfX + 1.6);
  const near = Math.max(30, set.area.cameraPosition[2] + 12);
  addTerrain(set, {
    paint: (x, y, z, upness) => {
      const sand = mix(fromHex('#b98a58'), fromHex('#d9b07c'), noise(x * 0.2, 1, z * 0.2));
      const band = 0.5 + 0.5 * Math.sin(y * 0.8 + 2 * noise(x / 20, y / 8, z / 20));
      const rock = mix(fromHex('#8f4526'), fromHex('#d28a58'), clamp(band));
      return mix(rock, sand, smoothstep(0.72, 0.94, upness) * smoothstep(30, 3, y));
    },
    material: (_x, y) => (y > 6 ? 'rock' : 'sand'),
    height: (x, z) => (Math.abs(x) < half + 1.5 ? -0.06 : set.ground(x, z) - 0.03),
    reach: 2600,
    fineness: 2,
  });
  set.model(
    (b) => {
      b.paint(
        (p) => mix(fromHex('#47474a'), fromHex('#5a5856'), noise(p[0], 1, p[2] / 3)),
        'asphalt',
      ).heightField({ x0: -half, z0: -1600, x1: half, z1: near }, { x: 6, z: 90 }, () => 0);
      b.paint(fromHex('#e8c040'), 'matte');
      for (let z = near; z > -420; z -= 8) b.box([0, 0.008, z], [0.16, 0.01, 4.4]);
      b.paint(line, 'matte');
      for (const x of [-half + 0.35, half - 0.35])
        b.box([x, 0.008, near / 2 - 500], [0.14, 0.01, near + 1000]);
      // Telegraph poles with their wires.
      const x = half + 6;
      const tops: Vec3[] = [];
      for (let z = near - 8; z > -420; z -= 32) {
        b.paint(fromHex('#5a4430'), 'wood')
          .box([x, 3.6, z], [0.2, 7.2, 0.2])
          .box([x, 6.5, z], [1.8, 0.14, 0.14]);
        tops.push([x - 0.7, 6.6, z], [x - 0.7, 6.1, z - 16]);
      }
      b.paint(fromHex('#202020'), 'matte').tube(tops, 0.02, 3, false);
    },
    { castsNoShadow: true },
  );
  if (set.request.details?.includes('route_66')) addRouteShields(set, half);
  if (set.request.details?.includes('heat_haze')) addHeatHaze(set, half);
  const isOff = (x: number) => Math.abs(x) > half + 2.5;
  addRocks(set, {
    count: 40,
    near: 8,
    far: 120,
    size: 0.9,
    dark: fromHex('#7a4a2c'),
    pale: fromHex('#c29468'),
    accept: isOff,
  });
  const bush = buildBush({
    seed: 4,
    detail: 2,
    colours: { dark: fromHex('#5a5a34'), light: fromHex('#98935a') },
  });
  const cactus = [1, 2].map((seed) => buildCactus(seed, 1));
  set.scatter(
    90,
    { near: 9, far: 170, radius: 0.6 },
    (x, z) => {
      const mesh = set.random() < 0.22 ? cactus[Math.floor(set.random() * 2)]! : bush;
      set.add(
        mesh,
        multiply(
          translation(x, set.ground(x, z), z),
          rotationY(set.random() * 6),
          scaling(0.5 + set.random() * 0.7),
        ),
        {
          castsNoShadow: true,
        },
      );
    },
    isOff,
  );
};

/** Pale air that trembles low over the road, with the sky's light in it like water. */
const addHeatHaze = (set: SetBuilder, half: number): void => {
  const { cameraPosition, cameraDistance } = set.area;
  const ribbons = Array.from({ length: 150 }, (_, n) => ({
    x: (set.random() * 2 - 1) * half * 1.5,
    z: cameraPosition[2] - cameraDistance - 4 - 90 * set.random() ** 1.6,
    phase: set.random() * 6.3,
    wide: 0.5 + set.random(),
    wisp: n * 1.7,
  }));
  set.particles((time) =>
    ribbons.map(({ x, z, phase, wide, wisp }) => {
      const far = (cameraPosition[2] - z) / 60;
      const y = 0.1 + (0.25 + 0.55 * far) * (0.5 + 0.5 * Math.sin(time * 2.6 + phase));
      const sway = 0.35 * Math.sin(time * 3.4 + phase * 2);
      return {
        position: [x + sway - wide * (1 + far), y, z] as Vec3,
        end: [x + sway + wide * (1 + far), y + 0.05 * Math.sin(time * 5 + phase), z] as Vec3,
        size: 0.1 + 0.14 * far,
        colour: [0.78, 0.84, 0.92] as Vec3,
        opacity: 0.3,
        wisp,
      };
    }),
  );
};
