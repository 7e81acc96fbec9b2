/** The balcony of a flat: tiles, a wall with a glass door on one side, a railing with flower boxes, the town below. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addBackdrop, isSeaBackdrop } from '../shared/backdrop.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildTower } from '../towns/towers.ts';

const street = -13;
const seaLevel = -9;
const mostTiles = 600;

type Extent = { left: number; right: number; back: number; front: number; top: number };

const addFloor = (b: MeshBuilder, { left, right, back, front }: Extent, isWet: boolean): void => {
  b.paint(fromHex('#cfc8ba'), 'plaster').box(
    [(left + right) / 2, -0.16, (back + front) / 2],
    [right - left + 0.3, 0.28, front - back + 0.3],
    0.02,
  );
  // A large floor has large slabs: their number stays.
  const tile = Math.max(0.42, Math.sqrt(((right - left) * (front - back)) / mostTiles));
  for (let x = left; x < right - 0.05; x += tile)
    for (let z = back; z < front - 0.05; z += tile)
      b.paint(
        mix(fromHex('#b5694a'), fromHex('#c98562'), noise(x * 5, 3, z * 5)),
        isWet ? 'wet' : 'satin',
      ).box([x + tile / 2, -0.012, z + tile / 2], [tile - 0.018, 0.024, tile - 0.018], 0.004);
};

/** Thin bars under a handrail, from one point to another. */
const addRailing = (b: MeshBuilder, from: [number, number], to: [number, number]): void => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const isAcross = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const bar = (y: number, thick: number): void => {
    const size: Vec3 = isAcross ? [length, thick, thick] : [thick, thick, length];
    b.box([middle[0], y, middle[1]], size, thick * 0.2);
  };
  b.paint(fromHex('#2b3036'), 'metal');
  bar(0.12, 0.035);
  b.paint(fromHex('#6d4d33'), 'wood');
  bar(1.02, 0.07);
  b.paint(fromHex('#2b3036'), 'metal');
  const count = Math.round(length / 0.13);
  for (let n = 0; n <= count; n += 1) {
    const [x, z] = [from[0] + ((to[0] - from[0]) * n) / count, from[1] + ((to[1] - from[1]) * n) / count];
    b.box([x, 0.55, z], [0.02, 0.9, 0.02]);
  }
};

const petals = ['#d8344a', '#f08aa8', '#f6f0ea', '#e8582c'].map(fromHex);

/** A long box of geraniums that hangs on the railing. */
const addFlowerBox = (b: MeshBuilder, set: SetBuilder, at: Vec3, length: number): void => {
  b.at(translation(...at), (box) => {
    box.paint(fromHex('#a8583a'), 'satin').box([0, 0, 0], [length, 0.2, 0.22], 0.02);
    box.paint(fromHex('#4a3626'), 'stone').box([0, 0.09, 0], [length - 0.05, 0.04, 0.17]);
    for (let x = -length / 2 + 0.08; x < length / 2 - 0.04; x += 0.1) {
      const green = mix(fromHex('#3f7a34'), fromHex('#6da648'), set.random());
      const y = 0.16 + 0.07 * set.random();
      box.paint(green, 'leaf').sphere([x, y, (set.random() - 0.5) * 0.1], 0.09 + 0.03 * set.random(), 7);
      if (set.isSnowy) continue;
      const colour = petals[Math.floor(set.random() * petals.length)]!;
      for (let n = 0; n < 2; n += 1)
        box
          .paint(colour, 'satin')
          .sphere([x + (set.random() - 0.5) * 0.12, y + 0.09, (set.random() - 0.2) * 0.18], 0.042, 6);
    }
  });
};

/** The wall of the flat on the left, with an open glass door, curtains and a lamp. */
const addHouseWall = (b: MeshBuilder, set: SetBuilder, { left, back, front, top }: Extent): void => {
  const plaster = fromHex('#e2d2b4');
  const x = left - 0.12;
  const end = front + 2;
  const door = { z0: back + 0.55, z1: back + 2.15, top: 2.25 };
  const wall = (z0: number, z1: number, y0: number, y1: number): void => {
    b.paint(plaster, 'plaster').box([x, (y0 + y1) / 2, (z0 + z1) / 2], [0.24, y1 - y0, z1 - z0]);
  };
  wall(back - 0.2, door.z0, -3, top);
  wall(door.z1, end, -3, top);
  wall(door.z0, door.z1, door.top, top);
  wall(door.z0, door.z1, -3, 0);
  const lit = set.isDark;
  b.paint(lit ? [0.9, 0.6, 0.28] : fromHex('#6a5a48'), lit ? 'glow' : 'plaster').box(
    [x - 0.4, door.top / 2, (door.z0 + door.z1) / 2],
    [0.05, door.top, door.z1 - door.z0],
  );
  b.paint(fromHex('#f4f0e6'), 'satin');
  for (const z of [door.z0, door.z1]) b.box([x + 0.06, door.top / 2, z], [0.2, door.top, 0.09], 0.01);
  b.box([x + 0.06, door.top, (door.z0 + door.z1) / 2], [0.2, 0.1, door.z1 - door.z0 + 0.09], 0.01);
  // One leaf stands open against the wall.
  b.at(multiply(translation(x + 0.16, 0, door.z1), rotationY(0.35)), (leaf) => {
    leaf.paint(fromHex('#f4f0e6'), 'satin');
    for (const z of [0.04, 0.74]) leaf.box([0, 1.1, z], [0.05, 2.16, 0.08], 0.01);
    for (const y of [0.08, 0.8, 2.14]) leaf.box([0, y, 0.39], [0.05, 0.1, 0.76], 0.01);
    leaf.paint(fromHex('#a9c6d2'), 'glass').box([0, 1.47, 0.39], [0.012, 1.2, 0.64]);
  });
  b.paint(fromHex('#f3ead6'), 'cloth');
  for (let n = 0; n < 6; n += 1)
    b.at(translation(x - 0.05 + (n % 2) * 0.04, 0, door.z0 + 0.1 + n * 0.08), (fold) =>
      fold.cylinder(0.05, 2.18, 0.06, 0.045, 8),
    );
  b.paint(fromHex('#2b3036'), 'metal').box([left + 0.06, 2, door.z1 + 1], [0.1, 0.24, 0.12], 0.02);
  b.paint(lit ? [2.4, 1.7, 0.8] : fromHex('#f0e2be'), lit ? 'glow' : 'glossy').sphere(
    [left + 0.12, 1.96, door.z1 + 1],
    0.08,
    10,
  );
  if (lit) set.lamp([left + 0.5, 2, door.z1 + 0.6], [1.9, 1.3, 0.6], 5);
};

const addTown = (set: SetBuilder, { left, right, back }: Extent): void => {
  set.model(
    (b) =>
      b
        .paint(fromHex('#6b6862'), 'asphalt')
        .heightField({ x0: -500, z0: -700, x1: 500, z1: back }, { x: 4, z: 4 }, () => street),
    { castsNoShadow: true },
  );
  for (let n = 0; n < 64; n += 1) {
    const row = n < 14;
    const [x, z] = row
      ? [(left + right) / 2 + (n - 7) * 13.5, back - 27 - (n % 3) * 2]
      : set.atFrame((set.random() * 2 - 1) * 1.3, 70 + 240 * set.random() ** 1.3);
    const { mesh } = buildTower({
      seed: n + set.request.seed * 5,
      width: row ? 13 : 12 + set.random() * 8,
      depth: 12,
      floors: row ? 2 + (n % 3) : Math.round(3 + set.random() * 6),
      darkness: set.request.darkness,
      isNeon: false,
      isFar: !row,
    });
    set.add(mesh, multiply(translation(x, street, z), rotationY(row ? 0 : (set.random() - 0.5) * 0.3)), {
      castsNoShadow: true,
    });
  }
  const plant = createTreePlanter(set);
  for (let n = 0; n < 7; n += 1)
    plant('maple', left - 4 + n * 4.6 + set.random(), back - 9 - (n % 2) * 4, 1.5, street);
};

/** What the railing looks out on: the sea, mountains over the town, or the town. */
const addView = (set: SetBuilder, extent: Extent): void => {
  const { backdrop } = set.request;
  if (isSeaBackdrop(backdrop)) {
    addSea(set, {
      surface: createSeaSurface(0.3),
      level: seaLevel,
      shore: () => 60,
      foam: 0.15,
      clearness: 0.3,
    });
    return;
  }
  addTown(set, extent);
  if (backdrop !== null) addBackdrop(set, backdrop);
};

const buildBalcony = (set: SetBuilder): void => {
  const { low, high, cameraPosition } = set.area;
  const extent: Extent = {
    left: Math.min(set.centre[0] - 1.7, low[0] - 0.5),
    right: Math.max(set.centre[0] + 1.9, high[0] + 0.6),
    back: low[2] - 0.65,
    front: Math.max(high[2] + 1, cameraPosition[2] + 0.6),
    top: Math.max(2.75, high[1] + 0.6),
  };
  const { left, right, back, front, top } = extent;
  set.model((b) => {
    addFloor(b, extent, set.isRainy);
    addHouseWall(b, set, extent);
    addRailing(b, [left, back], [right, back]);
    addRailing(b, [right, back], [right, front]);
    // The edge of the floor above; a whole one would leave the balcony in its shadow.
    b.paint(fromHex('#d8cdb8'), 'plaster').box(
      [left + 0.35, top + 0.1, (back + front) / 2],
      [0.9, 0.2, front - back + 0.3],
      0.02,
    );
    for (let x = left + 0.65; x < right - 0.4; x += 1.25) addFlowerBox(b, set, [x, 0.9, back - 0.17], 1.1);
  });
  const place = createThingPlacer(set);
  const corners = [
    ['flower pot', right - 0.3, back + 0.32],
    ['potted plant', left + 0.35, back + 0.3],
    ['flower pot', right - 0.3, back + 0.85],
    ['potted plant', right - 0.32, back + 1.6],
  ] as const;
  for (const [noun, x, z] of corners) if (set.isClear(x, z, 0.1)) place(noun, [x, 0, z]);
  if (set.isDark) set.lamp([set.centre[0], top - 0.4, set.centre[2] + 1], [1.6, 1.2, 0.7], 5);
  addView(set, extent);
};

const createBalcony = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.24, eyeHeight: 1.5 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    buildBalcony(set);
    return set.result();
  },
});

export const balcony: SetKit = { places: ['balcony'], create: createBalcony };
