/** The yard of a Chinese house: flagstones, a hall with curved tiles, red lanterns and banners beside the door, white walls. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

const [tileDark, tileLight] = [fromHex('#3a4046'), fromHex('#565e64')];
const wood = fromHex('#6e2a1e');

export const isChineseYard = ({ place, region }: SetRequest) => place === 'garden' && region === 'chinese';

/** Rows of tiles from the ridge to the eaves, which turn up a little. */
const addRoof = (b: MeshBuilder, left: number, right: number, front: number, eave: number): void => {
  const depth = 2.6;
  const rise = 1.35;
  const profile = (t: number): [number, number] => [
    front - 2.1 + t * depth,
    eave + rise * (1 - t) ** 1.5 + 0.1 * t ** 6,
  ];
  const columns = Math.round((right - left) / 0.2);
  for (let n = 0; n <= columns; n += 1) {
    const x = left + ((right - left) * n) / columns;
    const shade = mix(tileDark, tileLight, noise(n * 1.7, 3, 1));
    b.paint(shade, 'roof').tube(
      Array.from({ length: 9 }, (_, k): Vec3 => {
        const [z, y] = profile(k / 8);
        return [x, y + (n % 2 ? 0.06 : 0), z];
      }),
      n % 2 ? 0.06 : 0.1,
      6,
      false,
    );
  }
  b.paint(tileDark, 'roof').box(
    [(left + right) / 2, eave + rise + 0.1, front - 2.1],
    [right - left + 0.3, 0.34, 0.3],
    0.06,
  );
  for (const x of [left, right]) b.box([x, eave + rise + 0.32, front - 2.1], [0.22, 0.3, 0.34], 0.08);
  b.paint(wood, 'wood').box([(left + right) / 2, eave - 0.1, front + 0.2], [right - left, 0.16, 0.14]);
};

export const addRedLantern = (b: MeshBuilder, at: Vec3, size: number, isLit: boolean): void => {
  const [x, y, z] = at;
  b.paint(isLit ? [2, 0.2, 0.1] : fromHex('#d02418'), isLit ? 'glow' : 'satin').sphere(
    [x, y, z],
    [size, size * 0.84, size],
    14,
  );
  b.paint(fromHex('#e8b83a'), 'metal')
    .box([x, y + size * 0.86, z], [size * 0.7, size * 0.16, size * 0.7], 0.01)
    .box([x, y - size * 0.86, z], [size * 0.7, size * 0.16, size * 0.7], 0.01);
  b.paint(fromHex('#e0a82c'), 'cloth').box([x, y - size * 1.4, z], [size * 0.16, size * 0.9, size * 0.16]);
  b.paint(fromHex('#2a1c14'), 'matte').box([x, y + size * 1.3, z], [0.012, size * 0.8, 0.012]);
};

const addHall = (set: SetBuilder, b: MeshBuilder, half: number, front: number): void => {
  const [left, right, eave] = [set.centre[0] - half, set.centre[0] + half, 2.75];
  const isLit = set.isDark;
  b.paint(fromHex('#8f8a80'), 'stone').box(
    [set.centre[0], 0.07, front + 0.15],
    [half * 2 + 0.6, 0.14, 0.9],
    0.02,
  );
  b.paint(fromHex('#e6dfd0'), 'plaster').box([set.centre[0], eave / 2, front - 0.4], [half * 2, eave, 0.3]);
  b.paint((p) => mix(fromHex('#6a6c6c'), fromHex('#858786'), noise(p[0] * 6, p[1] * 9, 1)), 'stone').box(
    [set.centre[0], 0.45, front - 0.22],
    [half * 2, 0.7, 0.06],
  );
  b.paint(wood, 'wood');
  for (let x = left + 0.3; x <= right; x += (half * 2 - 0.6) / 4)
    b.box([x, eave / 2, front + 0.3], [0.2, eave, 0.2], 0.05);
  // Double door with brass knobs and a banner on either side.
  for (const side of [-1, 1]) {
    const x = set.centre[0] + side * 0.52;
    b.paint(fromHex('#8a2a1c'), 'wood').box([x, 1.1, front - 0.2], [1, 2.2, 0.1], 0.02);
    b.paint(fromHex('#d8b04a'), 'metal').sphere([set.centre[0] + side * 0.14, 1.1, front - 0.12], 0.05, 10);
    b.paint(fromHex('#d2201a'), 'matte').box(
      [set.centre[0] + side * 1.36, 1.3, front - 0.16],
      [0.36, 1.7, 0.03],
    );
    b.paint(fromHex('#f0c040'), 'matte');
    for (let n = 0; n < 5; n += 1) {
      const y = 0.68 + n * 0.31;
      b.box([set.centre[0] + side * 1.36, y, front - 0.135], [0.2, 0.035, 0.02])
        .box([set.centre[0] + side * 1.36, y + 0.07, front - 0.135], [0.14, 0.03, 0.02])
        .box([set.centre[0] + side * 1.36, y + 0.03, front - 0.135], [0.03, 0.18, 0.02]);
    }
  }
  b.paint(fromHex('#d2201a'), 'matte').box([set.centre[0], 2.4, front - 0.14], [1.5, 0.3, 0.03]);
  for (const x of [left + half * 0.42, right - half * 0.42]) {
    b.paint(isLit ? [1.2, 0.75, 0.3] : fromHex('#cfc4a4'), isLit ? 'glow' : 'matte').box(
      [x, 1.5, front - 0.23],
      [1.5, 1.1, 0.06],
    );
    b.paint(wood, 'wood');
    for (let n = -3; n <= 3; n += 1) b.box([x + n * 0.22, 1.5, front - 0.18], [0.035, 1.1, 0.04]);
    for (const y of [0.95, 1.3, 1.7, 2.05]) b.box([x, y, front - 0.18], [1.54, 0.035, 0.04]);
  }
  addRoof(b, left - 0.3, right + 0.3, front + 0.2, eave);
  for (let n = -3; n <= 3; n += 1)
    if (n !== 0) addRedLantern(b, [set.centre[0] + (n * half) / 3.6, 2.28, front + 0.5], 0.2, isLit);
};

const addWalls = (set: SetBuilder, b: MeshBuilder, half: number, front: number, near: number): void => {
  for (const side of [-1, 1]) {
    const x = set.centre[0] + side * (half + 0.4);
    const [middle, length] = [(front + near) / 2, near - front];
    b.paint(fromHex('#ece7da'), 'plaster').box([x, 1, middle], [0.26, 2, length]);
    b.paint(tileDark, 'roof').box([x, 2.08, middle], [0.5, 0.16, length], 0.05);
    b.box([x, 2.2, middle], [0.2, 0.12, length], 0.04);
  }
};

export const createChineseYard = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.16 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const half = Math.max(5.4, set.halfX + 3.2);
    const front = area.low[2] - Math.max(4.6, area.cameraDistance * 0.95);
    const near = area.cameraPosition[2] + 4;
    addTerrain(set, {
      paint: (x, _y, z) => {
        const isYard = Math.abs(x - set.centre[0]) < half + 0.5 && z > front - 1;
        const stone = mix(fromHex('#8d887c'), fromHex('#a9a396'), noise(x * 4, 1, z * 4));
        return isYard ? (set.isSnowy ? fromHex('#dfe5ea') : stone) : groundGreen(request, x, z);
      },
      material: set.isSnowy ? 'snow' : set.isRainy ? 'wet' : 'stone',
    });
    set.model((b) => {
      addHall(set, b, half, front);
      addWalls(set, b, half, front, near);
    });
    const place = createThingPlacer(set);
    for (const side of [-1, 1]) {
      const x = set.centre[0] + side * (half - 0.7);
      if (set.isClear(x, front + 1.3, 0.4)) place('flower pot', [x, 0, front + 1.3], 0, {}, 1.6);
    }
    const plant = createTreePlanter(set);
    for (const [dx, kind] of [
      [-half - 3, 'maple'],
      [half + 2.4, 'cherry'],
      [-half - 9, 'maple'],
      [half + 8, 'maple'],
    ] as const)
      plant(kind, set.centre[0] + dx, front - 1.5, 0.8);
    if (set.isDark) {
      for (const dx of [-half * 0.55, half * 0.55])
        set.lamp([set.centre[0] + dx, 2.1, front + 1], [2.6, 0.9, 0.4], 6);
      set.lamp([set.centre[0], 2.6, set.centre[2] + 1.6], [1.3, 0.9, 0.6], 6);
    }
    return set.result();
  },
});
