/** A shopping mall: two floors of lit shops along a bright hall, glass railings, an escalator, palms and shoppers. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { buildBroadPlant } from '../../../plants/bush-shapes.ts';
import type { SetRequest, StageSet } from '../../../set.ts';
import { addCrowd } from '../../shared/crowd.ts';
import { SetBuilder } from '../../shared/set-builder.ts';
import { createThingPlacer } from '../../shared/things.ts';

export const isMall = ({ place, details = [] }: SetRequest): boolean =>
  place === 'shop' && details.includes('mall');

const floorHeight = 4.2;
const shopWidth = 5;
const signs: readonly Vec3[] = [
  [1.5, 0.25, 0.3],
  [0.25, 0.8, 1.5],
  [1.4, 1, 0.25],
  [0.4, 1.3, 0.5],
  [1.3, 0.4, 1.2],
];
const goods = ['#c23a4a', '#2f6fb0', '#e0b030', '#3f8a5a', '#8a4a9a', '#e8e4dc'].map((hex) => fromHex(hex));

/** One shop in the wall at `x`, which faces the hall: a lit window with goods, a door, a sign over both. */
const addShop = (b: MeshBuilder, x: number, side: number, y: number, z: number, n: number) => {
  const at = (out: number) => x - side * out;
  b.paint([0.75, 0.66, 0.5], 'glow').box([at(-0.6), y + 1.45, z], [0.05, 2.7, shopWidth - 0.7]);
  b.paint(fromHex('#3a3f47'), 'metal');
  for (const edge of [-0.5, 0.5]) b.box([x, y + 1.5, z + edge * (shopWidth - 0.5)], [0.2, 3, 0.22]);
  b.box([x, y + 2.95, z], [0.2, 0.18, shopWidth - 0.3]);
  for (let k = 0; k < 5; k += 1) {
    const hue = goods[(n * 2 + k) % goods.length]!;
    const middle = z - shopWidth * 0.36 + k * shopWidth * 0.18;
    // Clothes on dummies, or shelves of boxes.
    if (n % 2) {
      b.paint(hue, 'cloth').box([at(-0.25), y + 1.15, middle], [0.2, 0.75, 0.42], 0.09, 2);
      b.paint(fromHex('#efe6da'), 'satin').sphere([at(-0.25), y + 1.68, middle], 0.11, 12);
      b.paint(fromHex('#3a3f47'), 'satin').box([at(-0.25), y + 0.4, middle], [0.08, 0.8, 0.08]);
    } else
      for (let row = 0; row < 3; row += 1)
        b.paint(goods[(n + k + row) % goods.length]!, 'satin').box(
          [at(-0.3), y + 0.5 + row * 0.7, middle],
          [0.24, 0.4, 0.5],
          0.03,
        );
  }
  b.paint(fromHex('#23262b'), 'satin').box([at(0.12), y + 3.4, z], [0.14, 0.7, shopWidth * 0.7], 0.04);
  b.paint(signs[n % signs.length]!, 'glow');
  for (let k = 0; k < 5; k += 1)
    b.box(
      [at(0.2), y + 3.4, z - shopWidth * 0.24 + k * shopWidth * 0.12],
      [0.04, 0.34 - 0.1 * (k % 2), 0.34],
      0.02,
    );
};

export const createMall = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: 0.1,
  view: { azimuth: 0.08, width: 7, mostAzimuth: 0.3 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const [cx] = set.centre;
    const half = Math.max(6, set.halfX + 3.4, Math.abs(area.cameraPosition[0] - cx) + 1.5);
    const front = Math.max(area.high[2] + 2, area.cameraPosition[2] + 3);
    const back = area.low[2] - 30;
    const [long, mid] = [front - back, (front + back) / 2];
    const top = floorHeight * 2 + 2.6;
    set.model(
      (b) => {
        // Pale tiles that shine.
        for (let z = back, row = 0; z < front; z += 1.5, row += 1)
          for (let x = -half, column = 0; x < half; x += 1.5, column += 1) {
            b.paint(fromHex((row + column) % 2 ? '#a69d90' : '#8f867a'), 'glossy');
            b.quad(
              [cx + x, 0, z],
              [cx + x + 1.5, 0, z],
              [cx + x + 1.5, 0, z + 1.5],
              [cx + x, 0, z + 1.5],
              [0, 1, 0],
            );
          }
        for (const side of [-1, 1]) {
          const wall = cx + side * half;
          b.paint(fromHex('#efeae0'), 'plaster').box([wall + side * 0.75, top / 2, mid], [0.1, top, long]);
          for (const y of [floorHeight - 0.2, floorHeight * 2 - 0.2])
            b.paint(fromHex('#f4f1ea'), 'plaster').box([wall - side * 0.3, y, mid], [1.2, 0.45, long]);
          // Glass before the gallery, with a rail.
          b.paint(fromHex('#bcd8e0'), 'glass').box(
            [wall - side * 0.86, floorHeight + 0.5, mid],
            [0.04, 0.9, long],
          );
          b.paint(fromHex('#b8bcc2'), 'metal').box(
            [wall - side * 0.86, floorHeight + 1, mid],
            [0.08, 0.08, long],
          );
          for (let z = front - shopWidth / 2, n = 0; z > back; z -= shopWidth, n += 1)
            for (const floor of [0, 1])
              addShop(b, wall, side, floor * floorHeight, z, n + floor * 2 + (side > 0 ? 3 : 0));
        }
        b.paint(fromHex('#efeae0'), 'plaster').box([cx, top / 2, back - 0.1], [half * 2 + 2, top, 0.2]);
        // A roof of glass between white ribs.
        b.paint([0.55, 0.68, 0.85], 'glow').box([cx, top + 0.1, mid], [half * 2 + 1.6, 0.1, long]);
        b.paint(fromHex('#f4f4f2'), 'satin');
        for (let z = back; z < front; z += 3) b.box([cx, top - 0.1, z], [half * 2 + 1.6, 0.3, 0.25]);
        for (const x of [-half * 0.4, half * 0.4]) b.box([cx + x, top - 0.08, mid], [0.2, 0.24, long]);
      },
      { castsNoShadow: true },
    );
    const place = createThingPlacer(set);
    const deep = area.low[2] - 12;
    if (!(request.nouns ?? []).includes('escalator'))
      place('escalator', [cx + half * 0.28, 0, deep], Math.PI);
    for (const [x, z] of [
      [-0.55, -4],
      [0.62, -7],
      [-0.58, -13],
    ] as const) {
      const [px, pz] = [cx + x * half, area.low[2] + z];
      if (!set.isClear(px, pz, 0.8)) continue;
      set.model((b) =>
        b.at(translation(px, 0, pz), (k) =>
          k.paint(fromHex('#f4f1ea'), 'glossy').cylinder(0, 0.6, 0.55, 0.45, 24),
        ),
      );
      set.add(buildBroadPlant({ seed: 7, detail: 1 }), multiply(translation(px, 0.55, pz), scaling(1.6)));
    }
    const spots: Vec3[] = [];
    for (let n = 0; n < 34; n += 1) {
      const [x, z] = [cx + (set.random() - 0.5) * 2 * (half - 1.6), area.low[2] - 1.6 - set.random() * 22];
      if (set.isClear(x, z, 0.6)) spots.push([x, 0, z]);
    }
    addCrowd(set, { spots, isStanding: true, isCalm: true, bounce: 0.02 });
    for (let n = 0; n < 6; n += 1)
      set.lamp([cx + (n % 2 ? 1 : -1) * half * 0.5, 5.5, area.high[2] + 1 - n * 4], [1.6, 1.5, 1.3], 7);
    return set.result();
  },
});
