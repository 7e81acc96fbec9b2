/** The Great Wall: a paved walk between battlements that winds over wooded ridges, with watchtowers. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { mountainRange, rockColour } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { groundGreen } from './grassland.ts';

const halfWidth = 2.6;
/** Across the view near the action, then away over the ridges. */
const wayX = (z: number): number => {
  const d = Math.max(0, -z - 4);
  return 34 * Math.sin(d / 46) * smoothstep(0, 60, d) + 12 * Math.sin(d / 19 + 1) * smoothstep(20, 90, d);
};
const wayY = (z: number): number => {
  const d = Math.max(0, -z);
  return (
    26 * (1 - Math.cos(d / 52)) * smoothstep(10, 80, d) * 0.5 +
    9 * Math.sin(d / 23) * smoothstep(20, 70, d) +
    d * 0.05
  );
};

const land = (x: number, z: number): number => {
  const away = Math.abs(x - wayX(z));
  const slope = smoothstep(3, 90, away) * 34 * (0.75 + 0.5 * noise(x / 40, 3, z / 40));
  return (
    wayY(z) -
    4.2 -
    slope +
    5 * (noise(x / 14, 1, z / 14) - 0.5) * smoothstep(4, 20, away) +
    mountainRange(x, z, { from: 160, to: 700, height: 190, scale: 210, seed: 8 })
  );
};

const ground = (x: number, z: number): number => (Math.abs(x - wayX(z)) < halfWidth ? wayY(z) : land(x, z));

const stone = (p: Vec3): Vec3 => {
  const course = Math.floor(p[1] / 0.32);
  const block = Math.floor((p[0] + p[2]) / 0.7 + (course % 2) * 0.5);
  return mix(fromHex('#8f8470'), fromHex('#b9ac92'), noise(block * 0.37, course * 0.61, 3));
};

const buildWall = (set: SetBuilder): void => {
  set.model((b) => {
    const step = 1.5;
    const near = Math.max(24, set.area.cameraPosition[2] + 12);
    for (let z = near; z > -430; z -= step) {
      const [x0, x1] = [wayX(z), wayX(z - step)];
      const [y0, y1] = [wayY(z), wayY(z - step)];
      b.paint(mix(fromHex('#8b8271'), fromHex('#a59b86'), noise(z, 1, 2)), 'stone').quad(
        [x0 - halfWidth, y0, z],
        [x0 + halfWidth, y0, z],
        [x1 + halfWidth, y1, z - step],
        [x1 - halfWidth, y1, z - step],
        [0, 1, 0],
      );
      for (const side of [-1, 1]) {
        const [a, c] = [x0 + side * (halfWidth + 0.25), x1 + side * (halfWidth + 0.25)];
        b.paint(stone, 'stone').quad(
          [a, y0 - 8, z],
          [c, y1 - 8, z - step],
          [c, y1 + 0.9, z - step],
          [a, y0 + 0.9, z],
          [side, 0, 0],
        );
        b.quad(
          [a - side * 0.5, y0, z],
          [c - side * 0.5, y1, z - step],
          [c - side * 0.5, y1 + 0.9, z - step],
          [a - side * 0.5, y0 + 0.9, z],
          [-side, 0, 0],
        );
        b.quad(
          [a - side * 0.5, y0 + 0.9, z],
          [a, y0 + 0.9, z],
          [c, y1 + 0.9, z - step],
          [c - side * 0.5, y1 + 0.9, z - step],
          [0, 1, 0],
        );
        const isMerlon = Math.round(z / step) % 2 === 0;
        if (isMerlon)
          b.box(
            [(a + c) / 2 - side * 0.25, (y0 + y1) / 2 + 1.25, z - step / 2],
            [0.5, 0.8, 1.15],
            z > -60 ? 0.03 : 0,
          );
      }
    }
    for (const z of [-46, -118, -196, -290, -390]) addTower(b, wayX(z), wayY(z), z);
  });
};

const addTower = (
  b: Parameters<Parameters<SetBuilder['model']>[0]>[0],
  x: number,
  y: number,
  z: number,
): void => {
  b.paint(stone, 'stone').box([x, y + 0.6, z], [8.4, 11, 8], 0.08);
  b.box([x, y + 6.3, z], [9, 0.4, 8.6], 0.05);
  for (let n = -4; n <= 4; n += 2)
    for (const side of [-4.2, 4.2]) {
      b.box([x + n, y + 6.9, z + side * 0.95], [1, 0.9, 0.4], 0.03);
      b.box([x + side, y + 6.9, z + n * 0.95], [0.4, 0.9, 1], 0.03);
    }
  b.paint(fromHex('#1c1814'), 'matte');
  for (const n of [-2.4, 0, 2.4]) b.box([x + n, y + 3.6, z + 4.02], [0.9, 1.5, 0.06]);
  b.box([x, y + 1.1, z + 4.03], [1.5, 2.2, 0.06]);
};

const createGreatWall = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: 0.02,
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isAutumn = request.season === 'autumn';
    addTerrain(set, {
      paint: (x, y, z, upness) => {
        const turf = isAutumn
          ? mix(fromHex('#8a6a2c'), fromHex('#b0642a'), noise(x / 12, 2, z / 12))
          : groundGreen(request, x, z);
        const rock = rockColour(x * 0.3, y * 0.3, z * 0.3, fromHex('#5a564e'), fromHex('#8c8678'));
        return mix(rock, turf, smoothstep(0.5, 0.72, upness));
      },
      material: set.isSnowy ? 'snow' : 'lawn',
      height: (x, z) =>
        Math.min(land(x, z), Math.abs(x - wayX(z)) < 5 ? wayY(z) - 1 : Number.POSITIVE_INFINITY),
      reach: 3000,
      fineness: 2,
    });
    buildWall(set);
    const plant = createTreePlanter(set);
    set.scatter(
      420,
      { near: 9, far: 300, radius: 2.4, gap: 0.5 },
      (x, z) =>
        plant(
          set.random() < 0.5 ? 'maple' : set.random() < 0.6 ? 'oak' : 'fir',
          x,
          z,
          0.6 + set.random() * 0.35,
          land(x, z),
        ),
      (x, z) => Math.abs(x - wayX(z)) > 7,
    );
    const mist = Array.from({ length: 26 }, () => {
      const z = -60 - set.random() * 320;
      const x = (set.random() - 0.5) * 300;
      return { at: [x, land(x, z) + 2, z] as Vec3, size: 14 + set.random() * 20 };
    });
    set.particles(driftingMist(mist, { opacity: 0.16, rise: 0.1, drift: 0.6, period: 16 }));
    return set.result();
  },
});

export const greatWall: SetKit = { places: ['great_wall'], create: createGreatWall };
