/** A street of family houses with lawns, or the driveway of one of them. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { createFlatSet } from '../flat-set.ts';
import { addGrass } from '../shared/grass.ts';
import { addFallenLeaves } from '../shared/leaf-fall.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isSuburb = ({ place, details = [] }: SetRequest): boolean =>
  place === 'street' && (details.includes('suburban') || details.includes('driveway'));

export const createSuburb = (request: SetRequest): StageSet => {
  const isDriveway = request.details?.includes('driveway') ?? false;
  return createFlatSet(request, isDriveway ? buildDriveway : buildStreetOfHouses);
};

const concrete = (p: Vec3): Vec3 => mix(fromHex('#a8a49a'), fromHex('#bab5aa'), noise(p[0], 1, p[2]));

const addLawn = (set: SetBuilder, isPaved: (x: number, z: number) => boolean): void => {
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: set.isSnowy ? 'snow' : 'lawn',
    height: () => -0.03,
    reach: 500,
  });
  if (!set.isSnowy)
    addGrass(set, {
      count: 22_000,
      length: 0.07,
      colours: seasonGrass(set.request),
      density: (x, z) => (isPaved(x, z) ? 0 : 1),
    });
};

/** Cleared in the middle where snow lies, heaped at both sides. */
const buildDriveway = (set: SetBuilder): void => {
  const half = Math.max(2.3, set.halfX + 0.7);
  const x0 = set.centre[0];
  const back = set.area.low[2] - 7;
  const front = Math.max(12, set.area.cameraPosition[2] + 4);
  addLawn(set, (x, z) => Math.abs(x - x0) < half + 0.2 && z > back);
  set.model((b) => {
    const snow = (p: Vec3): Vec3 =>
      mix(
        concrete(p),
        fromHex('#e6ecf3'),
        set.isSnowy ? smoothstep(0.42, 0.6, noise(p[0] * 0.9, 3, p[2] * 0.7)) : 0,
      );
    b.paint(snow, set.isSnowy ? 'plaster' : 'plaster').heightField(
      { x0: x0 - half, z0: back, x1: x0 + half, z1: front },
      { x: 16, z: 50 },
      () => 0,
    );
    if (!set.isSnowy) {
      b.paint(fromHex('#8f8b82'), 'matte');
      for (let z = back + 3; z < front; z += 3) b.box([x0, 0.004, z], [half * 2, 0.006, 0.05]);
    } else
      for (const side of [-1, 1])
        for (let z = back; z < front; z += 0.9)
          b.paint(fromHex('#e9eff6'), 'snow').sphere(
            [x0 + side * (half + 0.45), 0.05, z],
            [0.6, 0.32 + 0.2 * noise(z, side, 2), 0.75],
            8,
          );
    // The garage at its end.
    const wall = mix(fromHex('#d8d2c4'), fromHex('#c4b9a4'), 0.4);
    b.paint(wall, 'plaster').box([x0, 1.6, back - 3], [half * 2 + 1.2, 3.2, 6]);
    b.paint(fromHex('#f2efe8'), 'satin').box([x0, 1.2, back + 0.03], [half * 2 - 0.4, 2.4, 0.1], 0.02);
    for (let y = 0.3; y < 2.4; y += 0.6)
      b.paint(fromHex('#d9d5cb'), 'satin').box([x0, y, back + 0.1], [half * 2 - 0.6, 0.03, 0.03]);
    b.paint(set.isSnowy ? fromHex('#eef2f7') : fromHex('#6a4a3e'), set.isSnowy ? 'snow' : 'roof').extrude(
      [
        [x0 - half - 1, 3.2],
        [x0 + half + 1, 3.2],
        [x0, 5],
      ],
      back - 6.4,
      back + 0.5,
    );
    // A letter box at the kerb.
    const [mx, mz] = [x0 - half - 1, set.area.high[2] + 0.6];
    b.paint(fromHex('#6b4d33'), 'wood').box([mx, 0.5, mz], [0.1, 1, 0.1]);
    b.paint(fromHex('#2f4f86'), 'satin').box([mx, 1.1, mz], [0.24, 0.24, 0.46], 0.08, 3);
  }, {});
  const place = createThingPlacer(set);
  const traits = set.isSnowy ? ['snowy'] : [];
  place('house', [x0 + half + 7.5, 0, back - 3], 0, { seed: 3, detail: 1, traits });
  place('house', [x0 - half - 14, 0, back - 8], 0.2, { seed: 5, detail: 1, traits });
  place('house', [x0 + half + 26, 0, back - 8], -0.2, { seed: 7, detail: 2, traits });
  addStreetTrees(set, back - 14);
};

const buildStreetOfHouses = (set: SetBuilder): void => {
  const half = Math.max(3.6, set.halfZ + 0.8);
  const paved = half + 2.6;
  addLawn(set, (_x, z) => z > -paved && z < paved);
  set.model(
    (b) => {
      const road = set.isSnowy ? fromHex('#c3cad3') : fromHex('#47484d');
      b.paint(road, set.isRainy ? 'wet' : 'asphalt').heightField(
        { x0: -200, z0: -half, x1: 200, z1: half },
        { x: 60, z: 4 },
        () => 0,
      );
      for (const side of [-1, 1]) {
        b.paint(fromHex('#9a958c'), 'stone').box([0, 0.06, side * (half + 0.1)], [400, 0.14, 0.2]);
        b.paint(concrete, 'plaster').box([0, 0.02, side * (half + 1.4)], [400, 0.08, 1.5]);
      }
      for (let x = -78; x < 80; x += 19)
        b.paint(concrete, 'plaster').box([x + 6.6, 0.02, -paved - 5], [2.8, 0.06, 10]);
      // White fences between some of the lawns.
      b.paint(fromHex('#f3f1ea'), 'wood');
      for (let x = -60; x < 60; x += 38)
        for (let k = 0; k < 9; k += 1) b.box([x + k * 0.9, 0.45, -paved - 0.6], [0.12, 0.9, 0.04]);
      for (let x = -60; x < 60; x += 38) b.box([x + 3.6, 0.65, -paved - 0.62], [8, 0.08, 0.03]);
    },
    { castsNoShadow: true },
  );
  const place = createThingPlacer(set);
  const traits = set.isSnowy ? ['snowy'] : [];
  for (let n = 0, x = -78; x < 80; x += 19, n += 1) {
    const isNear = Math.abs(x - set.centre[0]) < 34;
    place('house', [x - 1, 0, -paved - 11], 0, { seed: (n % 5) + 1, detail: isNear ? 1 : 2, traits });
    if (set.isDark && isNear) set.lamp([x - 1, 2.4, -paved - 5.4], [5, 3.3, 1.4], 9);
  }
  addStreetTrees(set, -paved - 1.4);
  if (set.request.season === 'autumn') addFallenLeaves(set, { onGround: 3200, falling: 30 });
  if (set.isRainy) set.mirrorHeight = 0;
};

const addStreetTrees = (set: SetBuilder, z: number): void => {
  const plant = createTreePlanter(set);
  for (let x = -70; x < 72; x += 13) {
    const at = x + (set.random() - 0.5) * 3;
    if (set.isClear(at, z, 0.8)) plant(set.isSnowy ? 'fir' : 'maple', at, z, 0.75 + set.random() * 0.2, 0);
  }
};
