/** A white village over the sea, as on Santorini: rounded cubes in steps down a steep slope, blue domes and doors. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';

export const isWhiteVillage = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('white_village') &&
  ['village', 'street', 'city', 'coast', 'island', 'sea', 'alley', 'hills', 'cliff'].includes(place);

const seaLevel = -26;

/** A flat path under the action; the slope falls to the left and behind, and rises to the right. */
const slope = (x: number, z: number): number => {
  const fall = 0.46 * Math.min(x + 1, 22) + 0.1 * Math.min(0, z + 4);
  const side = smoothstep(2.5, 9, Math.hypot(x, Math.min(0, z + 3)));
  return Math.max(-32, fall * side);
};

const white = (p: Vec3): Vec3 =>
  mix(fromHex('#d9d6cf'), fromHex('#c4c2bf'), noise(p[0] * 0.8, p[1], p[2] * 0.8));
const blue = fromHex('#1d5fae');

const buildHouse = (seed: number, darkness: number) => {
  const random = createRandom(seed * 37 + 11);
  const b = new MeshBuilder();
  const [w, d, h] = [4 + random() * 2.6, 4 + random() * 1.5, 2.8 + random() * 1.4];
  b.paint(white, 'plaster').box([0, h / 2 - 3, 0], [w, h + 6, d], 0.25, 2);
  if (seed % 3 === 0) {
    b.box([0, h + 0.5, 0], [w * 0.7, 1.2, d * 0.7], 0.2, 2);
    b.paint(blue, 'satin').sphere([0, h + 1.05, 0], [w * 0.34, w * 0.34, w * 0.34], 24);
    b.paint(white, 'plaster').cylinder(h + 1, h + 1 + w * 0.42, 0.12, 0.1, 8);
    b.box([0, h + 1.5 + w * 0.36, 0], [0.5, 0.08, 0.08]).box([0, h + 1.5 + w * 0.36, 0], [0.08, 0.6, 0.08]);
  } else if (seed % 3 === 1) b.box([w * 0.12, h + 0.7, -d * 0.15], [w * 0.6, 1.7, d * 0.6], 0.2, 2);
  const lit = darkness > 0.25;
  for (const [x, wide, high] of [
    [-w * 0.26, 0.9, 1.9],
    [w * 0.2, 0.8, 0.9],
  ] as const) {
    const y = high > 1 ? 0.95 : 1.5;
    b.paint(blue, 'satin').box([x, y, d / 2 + 0.02], [wide, high, 0.1], 0.04, 1);
    if (high < 1)
      b.paint(lit ? [2, 1.3, 0.5] : fromHex('#1a2c40'), lit ? 'glow' : 'glass').box(
        [x, y, d / 2 + 0.06],
        [wide * 0.7, high * 0.7, 0.06],
      );
  }
  b.paint(blue, 'satin').box([w / 2 + 0.02, 1.5, 0], [0.1, 0.9, 0.8], 0.04, 1);
  // A bush of pink flowers at the wall.
  if (random() < 0.4)
    for (let n = 0; n < 14; n += 1)
      b.paint(n % 3 ? fromHex('#d03a86') : fromHex('#3f7a34'), 'leaf').sphere(
        [w * 0.42 + random() * 0.4, 0.4 + random() * 1.8, d / 2 + 0.1 + random() * 0.3],
        0.26,
        6,
      );
  return b.mesh;
};

export const createWhiteVillage = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: slope,
  water: null,
  travelDirection: Math.PI - 0.3,
  view: { azimuth: 0.12, width: 22, mostAzimuth: 0.4, eyeHeight: 7 },
  build: (area) => {
    const set = new SetBuilder(request, area, slope);
    addTerrain(set, {
      paint: (x, y, z) =>
        mix(
          mix(fromHex('#b9ada0'), fromHex('#8f7f70'), noise(x / 4, y / 2, z / 4)),
          fromHex('#c9c5bd'),
          smoothstep(5, 2, Math.hypot(x, Math.min(0, z))),
        ),
      material: 'rock',
      height: (x, z) => slope(x, z) - 0.05,
      reach: 900,
      fineness: 2,
    });
    addSea(set, { surface: createSeaSurface(0.15, 0.8, 9), level: seaLevel, reach: 1800, shore: () => 8 });
    const stock = Array.from({ length: 9 }, (_, n) => buildHouse(n + request.seed, request.darkness));
    let n = 0;
    const first = set.area.cameraPosition[2] - 9;
    for (let row = 0; row < 16; row += 1)
      for (let column = -7; column <= 7; column += 1) {
        const x = column * 6.2 + (row % 2) * 3 + (set.random() - 0.5) * 1.4;
        const z = first - row * 6 + (set.random() - 0.5) * 1.4;
        const y = slope(x, z);
        n += 1;
        if (y < seaLevel + 6 || (set.area.hasCast && !set.isClear(x, z, 3))) continue;
        // Nothing before the view down to the water.
        if ((x < -4 && y > -3) || (Math.abs(x) < 5.5 && z > set.area.low[2] - 5)) continue;
        // Nor close before the lens.
        if (set.distanceToCamera(x, z) < 9) continue;
        set.add(
          stock[(n * 5 + row) % 9]!,
          multiply(translation(x, y, z), rotationY((set.random() - 0.5) * 0.5)),
          {
            castsNoShadow: row > 5,
          },
        );
      }
    // Islands of the caldera across the water.
    set.model(
      (b) => {
        b.paint(
          (p) => mix(fromHex('#6b5a52'), fromHex('#93807a'), noise(p[0] / 20, p[1] / 6, p[2] / 20)),
          'rock',
        );
        b.heightField({ x0: -700, z0: -900, x1: 300, z1: -420 }, { x: 60, z: 24 }, (x, z) => {
          const body = smoothstep(240, 60, Math.hypot((x + 260) / 1.6, (z + 640) * 1.4));
          return seaLevel - 4 + 46 * body * (0.6 + 0.5 * noise(x / 60, 2, z / 60));
        });
      },
      { castsNoShadow: true },
    );
    // A low white wall along the path.
    set.model((b) => {
      b.paint(white, 'plaster');
      for (let z = set.area.high[2] + 1; z > set.area.low[2] - 5; z -= 1.2)
        b.box([-2.6, slope(-2.6, z) + 0.3, z], [0.4, 0.9, 1.3], 0.12, 2);
    });
    return set.result();
  },
});
