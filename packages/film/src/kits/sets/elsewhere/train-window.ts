/** Beside the windows of a train or a subway car: who sits there is seen with what goes past outside. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

const seatNoun = ({ nouns = [] }: SetRequest) =>
  nouns.find((noun) => noun === 'train seat' || noun === 'subway seat');

/** Somebody sits in a carriage. */
export const isTrainWindow = (request: SetRequest) =>
  request.place === 'train_carriage' &&
  (seatNoun(request) !== undefined || (request.details?.includes('train_window') ?? false));

type Carriage = { left: number; right: number; wall: number; front: number; top: number };

const sill = 0.86;
const lintel = 1.82;
const windowPitch = 2.1;

const addWall = (b: MeshBuilder, { left, right, wall, top }: Carriage, isSubway: boolean): void => {
  const middle = (left + right) / 2;
  const panel = fromHex(isSubway ? '#c9ced2' : '#d9ccb2');
  const low = fromHex(isSubway ? '#aab2b8' : '#7a4a34');
  b.paint(low, isSubway ? 'metal' : 'wood').box([middle, sill / 2, wall - 0.06], [right - left, sill, 0.12]);
  b.paint(panel, 'satin').box([middle, (lintel + top) / 2, wall - 0.06], [right - left, top - lintel, 0.12]);
  for (let x = left; x < right; x += windowPitch) {
    b.paint(panel, 'satin').box([x, (sill + lintel) / 2, wall - 0.06], [0.34, lintel - sill, 0.14], 0.03);
    b.paint(fromHex('#3a3f44'), 'satin');
    for (const dx of [0.19, windowPitch - 0.19])
      b.box([x + dx, (sill + lintel) / 2, wall], [0.035, lintel - sill, 0.05]);
    for (const y of [sill, lintel]) b.box([x + windowPitch / 2, y, wall], [windowPitch - 0.34, 0.035, 0.05]);
  }
  b.paint(fromHex('#e8e6df'), 'satin').box(
    [middle, sill + 0.02, wall + 0.05],
    [right - left, 0.035, 0.14],
    0.01,
  );
};

const addInside = (set: SetBuilder, carriage: Carriage, isSubway: boolean): void => {
  const { left, right, wall, front, top } = carriage;
  const [middle, depth] = [(left + right) / 2, front - wall];
  set.model((b) => {
    b.paint(
      (p) =>
        mix(
          fromHex(isSubway ? '#5c6166' : '#4a3234'),
          fromHex(isSubway ? '#6d7278' : '#583c3e'),
          noise(p[0] * 9, 1, p[2] * 9),
        ),
      isSubway ? 'satin' : 'cloth',
    ).box([middle, -0.05, wall + depth / 2], [right - left, 0.1, depth]);
    b.paint(fromHex('#eeece4'), 'plaster').box(
      [middle, top + 0.05, wall + depth / 2],
      [right - left, 0.1, depth],
    );
    for (const x of [left, right])
      b.paint(fromHex(isSubway ? '#bcc2c6' : '#cdbf9f'), 'satin').box(
        [x, top / 2, wall + depth / 2],
        [0.12, top, depth],
      );
    b.paint([1.9, 1.85, 1.7], 'glow').box([middle, top - 0.01, wall + 0.9], [right - left - 0.6, 0.03, 0.14]);
    addWall(b, carriage, isSubway);
    if (isSubway) {
      // Poles and the straps people hold on to.
      b.paint(fromHex('#d2d6da'), 'metal').tube(
        [
          [left, 1.95, wall + 0.62],
          [right, 1.95, wall + 0.62],
        ],
        0.018,
        8,
      );
      for (let x = left + 0.5; x < right; x += 0.42) {
        b.paint(fromHex('#2c2f33'), 'satin').box([x, 1.85, wall + 0.62], [0.03, 0.2, 0.012]);
        b.paint(fromHex('#e8e4da'), 'glossy').box([x, 1.7, wall + 0.62], [0.13, 0.025, 0.02], 0.01);
        for (const side of [-1, 1]) b.box([x + side * 0.055, 1.74, wall + 0.62], [0.02, 0.1, 0.02], 0.008);
      }
      for (const side of [-1, 1]) {
        const x = side < 0 ? set.area.low[0] - 0.5 : set.area.high[0] + 0.5;
        b.paint(fromHex('#e6c33a'), 'metal').tube(
          [
            [x, 0, wall + 0.66],
            [x, top, wall + 0.66],
          ],
          0.02,
          8,
        );
      }
    } else {
      b.paint(fromHex('#b8924a'), 'metal').box([middle, 2.02, wall + 0.2], [right - left, 0.03, 0.4]);
      const cases = ['#7a4a2c', '#2c4a6a', '#8a2c34', '#4a5a3c'];
      for (let x = left + 0.8, n = 0; x < right - 0.5; x += 1.25, n += 1)
        b.paint(fromHex(cases[n % cases.length]!), 'satin').box(
          [x, 2.17, wall + 0.2],
          [0.6, 0.26, 0.34],
          0.04,
        );
    }
  });
};

/** Trees, poles and hills by day, lights in the dark: all go past. */
const addOutside = (set: SetBuilder, { wall }: Carriage, isTunnel: boolean): void => {
  const speed = isTunnel ? 16 : 14;
  if (isTunnel) {
    set.model((b) => b.paint([0.012, 0.013, 0.016], 'matte').box([0, 1.4, wall - 2.6], [90, 6, 0.1]), {
      castsNoShadow: true,
    });
    const light = new MeshBuilder();
    light.paint([2.4, 2, 1.2], 'glow').box([0, 0, 0], [0.7, 0.09, 0.05]);
    for (let n = 0; n < 5; n += 1)
      set.add(light.mesh, translation(0, 1.5, wall - 2.4), {
        castsNoShadow: true,
        update: (time) => translation(((n * 9 + time * speed) % 45) - 22, 1.62, wall - 2.4),
      });
    return;
  }
  set.model(
    (b) =>
      b
        .paint((p) => mix(groundOf(set, 0), groundOf(set, 1), noise(p[0] * 0.3, 2, p[2] * 0.3)), 'lawn')
        .heightField({ x0: -260, z0: -420, x1: 260, z1: wall - 0.6 }, { x: 60, z: 50 }, (x, z) =>
          z > -70 ? -1.6 : -1.6 + 26 * noise(x / 90, 4, z / 90) * Math.min(1, (-70 - z) / 120),
        ),
    { castsNoShadow: true },
  );
  const [trunk, leaf] = [
    fromHex('#4a3828'),
    set.isSnowy ? fromHex('#dfe6ec') : fromHex(set.request.season === 'autumn' ? '#c8802c' : '#4f8a3a'),
  ];
  const tree = new MeshBuilder();
  tree.paint(trunk, 'bark').tube(
    [
      [0, 0, 0],
      [0, 2.4, 0],
    ],
    0.22,
    6,
    false,
  );
  for (const [x, y, r] of [
    [0, 3.6, 1.6],
    [0.9, 3, 1.2],
    [-0.9, 3.1, 1.25],
  ] as const)
    tree.paint(mix(leaf, [1, 1, 0.8], y * 0.03), 'leaf').sphere([x, y, 0], [r, r * 0.9, r], 10);
  const pole = new MeshBuilder();
  pole.paint(fromHex('#5a4a3a'), 'wood').box([0, 3, 0], [0.16, 7, 0.16]).box([0, 6, 0], [1.6, 0.1, 0.1]);
  for (let n = 0; n < 22; n += 1) {
    const isPole = n < 3;
    const z = isPole ? wall - 3.4 : wall - 7 - set.random() * 50;
    const start = isPole ? n * 26 : set.random() * 120;
    const reach = isPole ? 78 : 120;
    set.add(isPole ? pole.mesh : tree.mesh, translation(0, -1.6, z), {
      castsNoShadow: true,
      update: (time) => translation(((start + time * speed) % reach) - reach / 2, -1.6, z),
    });
  }
};

const groundOf = (set: SetBuilder, n: number): Vec3 => {
  if (set.isSnowy) return fromHex(n ? '#eef2f6' : '#d8e0e8');
  return fromHex(set.request.season === 'autumn' ? (n ? '#a8964a' : '#8a7a3c') : n ? '#7faa4c' : '#5d8a3e');
};

/** Others stand close on both sides of the one who sits. */
const addPassengers = (set: SetBuilder, { left, right, wall }: Carriage): void => {
  const place = createThingPlacer(set);
  const { low, high } = set.area;
  for (const side of [-1, 1])
    for (let n = 0; n < 7; n += 1) {
      const row = Math.floor(n / 4);
      const x = (side < 0 ? low[0] : high[0]) + side * (0.42 + (n % 4) * 0.56 + row * 0.26);
      const z = wall + 0.5 + row * 0.5 + 0.16 * set.random();
      if (x < left + 0.3 || x > right - 0.3) continue;
      const turn = -side * (0.3 + 0.9 * set.random());
      // Few different people, who stand in changing order: each takes long to build.
      const change = { seed: 3 + (n % 3) * 5, detail: 1 as const };
      place((n + (side > 0 ? 1 : 0)) % 2 ? 'woman' : 'man', [x, 0, z], turn, change);
    }
};

export const createTrainWindow = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.2, eyeHeight: 1.35 },
  build: (area) => {
    const set = new SetBuilder(request, area);
    const isSubway = seatNoun(request) === 'subway seat';
    const carriage: Carriage = {
      left: Math.min(-4.4, area.low[0] - 2.6),
      right: Math.max(4.4, area.high[0] + 2.6),
      wall: area.low[2] - 0.08,
      front: Math.max(area.cameraPosition[2] + 0.4, area.high[2] + 1.4),
      top: 2.45,
    };
    addInside(set, carriage, isSubway);
    addOutside(set, carriage, isSubway);
    const place = createThingPlacer(set);
    for (const side of [-1, 1]) {
      const x = side < 0 ? area.low[0] - (isSubway ? 1.2 : 0.85) : area.high[0] + (isSubway ? 1.2 : 0.85);
      if (isSubway) place('subway seat', [x, 0, carriage.wall + 0.3]);
      else place('train seat', [x, 0, carriage.wall + 0.62], (-side * Math.PI) / 2);
    }
    if (request.details?.includes('crowded')) addPassengers(set, carriage);
    const [cx, , cz] = set.centre;
    set.lamp([cx - 0.6, 2.1, cz + 1.2], isSubway ? [2.6, 2.7, 2.8] : [1.7, 1.5, 1.2], 7);
    if (!isSubway && !set.isDark) set.lamp([cx + 0.4, 1.5, carriage.wall - 0.3], [2.2, 2.1, 1.9], 4);
    return set.result();
  },
});
