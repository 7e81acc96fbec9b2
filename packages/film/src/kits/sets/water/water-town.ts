/** An old water town south of the Yangtze: white houses with black roofs along a canal, and a stone bridge over it. */

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
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isWaterTown = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('water_town') && ['river', 'bridge', 'village', 'street', 'city'].includes(place);

const [half, quay, rise, deckHalf] = [5.2, 0.8, 2.3, 1.7];
const afloat = /boat|gondola|canoe|sampan|raft|duck|swan|goose/;

/** Height of the bridge's steps at x. */
const deckAt = (x: number) => quay + rise * smoothstep(half + 3.2, 0.6, Math.abs(x));

const stone = (p: Vec3): Vec3 =>
  mix(fromHex('#7e7b74'), fromHex('#a39e93'), noise(p[0] * 1.6, p[1] * 2.4, p[2] * 1.6));

export const createWaterTown = (request: SetRequest): StageSet => {
  const nouns = request.nouns ?? [];
  const isEmpty = nouns.every((noun) => /petals|bridge|lantern|house|willow|neon|planet/.test(noun));
  const isAfloat = nouns.some((noun) => afloat.test(noun));
  // A figure that walks goes over the bridge; with boats or no figures it stands farther off.
  const bridgeZ = isAfloat ? -13 : isEmpty ? -10 : 0;
  const surface = createSeaSurface(0.035, 0, 4);
  const ground = (x: number, z: number) =>
    Math.abs(z - bridgeZ) < deckHalf + 0.4 && !isAfloat && Math.abs(x) < half + 3.2
      ? deckAt(x)
      : Math.abs(x) > half
        ? quay
        : -1.8;
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (ground(x, z) < 0 ? surface.height(x, z, time) : null),
    travelDirection: isAfloat ? Math.PI - 0.12 : Math.PI / 2,
    view: { azimuth: 0.1, width: 17, mostAzimuth: isAfloat ? 0.34 : 0.45, ...(isEmpty && { eyeHeight: 3 }) },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const [near, far] = [Math.max(18, area.cameraPosition[2] + 8), 90];
      set.model((b) => {
        b.paint(stone, 'stone');
        for (const side of [-1, 1])
          b.box([side * (half + 9), quay / 2 - 0.6, (near - far) / 2], [18, quay + 1.2, near + far]);
        b.paint(fromHex('#4b5644'), 'stone');
        for (const side of [-1, 1])
          b.box([side * (half - 0.01), 0.05, (near - far) / 2], [0.08, 0.3, near + far]);
        addStoneBridge(b, bridgeZ);
        addStoneBridge(b, -52);
      });
      addHouses(set, near, far);
      addQuayThings(set, near, far, bridgeZ);
      addSea(set, {
        surface,
        reach: 170,
        rings: 100,
        sectors: 90,
        clearness: 0.3,
        shore: () => 4,
        depth: () => 3,
      });
      set.mirrorHeight = 0;
      return set.result();
    },
  };
};

/** One round arch with steps over it and a parapet with posts. */
const addStoneBridge = (b: MeshBuilder, z: number): void => {
  const reach = half + 3.2;
  const steps = 40;
  const arch = (x: number) =>
    Math.sqrt(Math.max(0, 1 - (x / (half - 1.1)) ** 2)) * (rise + quay - 0.75) - 0.1;
  b.paint(stone, 'stone');
  for (let n = 0; n < steps; n += 1) {
    const [x0, x1] = [(n / steps) * 2 * reach - reach, ((n + 1) / steps) * 2 * reach - reach];
    const low = (x: number) => (Math.abs(x) < half - 1.1 ? arch(x) : -0.7);
    const top = deckAt((x0 + x1) / 2) - 0.02;
    b.extrude(
      [
        [x0, low(x0)],
        [x1, low(x1)],
        [x1, top],
        [x0, top],
      ],
      z - deckHalf,
      z + deckHalf,
    );
  }
  // A pale ring of stones around the arch.
  b.paint(fromHex('#bdb7aa'), 'stone');
  for (let n = 0; n < 22; n += 1) {
    const at = (k: number, grow: number): [number, number] => {
      const a = Math.PI * (k / 22);
      return [-Math.cos(a) * (half - 1.1 + grow), Math.sin(a) * (rise + quay - 0.75 + grow) - 0.1];
    };
    b.extrude(
      [at(n, 0), at(n + 0.92, 0), at(n + 0.92, 0.32), at(n, 0.32)],
      z + deckHalf,
      z + deckHalf + 0.06,
    );
  }
  for (const side of [-1, 1])
    for (let x = -reach + 0.4, n = 0; x < reach; x += 0.8, n += 1) {
      const y = deckAt(x);
      const zz = z + side * (deckHalf - 0.12);
      b.paint(stone, 'stone').box(
        [x + 0.4, (y + deckAt(x + 0.8)) / 2 + (side < 0 ? 0.22 : 0.1), zz],
        [0.82, side < 0 ? 0.44 : 0.2, 0.14],
        0.02,
        1,
      );
      // Low before the camera, so that nobody is hidden by a post.
      if (n % 2 === 0 && side < 0)
        b.paint(fromHex('#b0aa9e'), 'stone')
          .box([x, y + 0.36, zz], [0.2, 0.8, 0.2], 0.03, 1)
          .sphere([x, y + 0.82, zz], 0.12, 8);
    }
};

/** White walls, dark wood below, black tiles, and a stepped white gable between neighbours. */
const buildHouse = (seed: number, width: number, darkness: number) => {
  const random = createRandom(seed * 57 + 3);
  const b = new MeshBuilder();
  const floors = random() < 0.65 ? 2 : 1;
  const [height, depth] = [floors * 2.9 + 0.3, 7];
  const white = (p: Vec3) =>
    mix(fromHex('#dedbd2'), fromHex('#c3beb2'), noise(p[0] * 0.9, p[1] * 1.4, p[2]) ** 2);
  const timber = fromHex('#4b2f1e');
  const tile = (p: Vec3): Vec3 =>
    mix(fromHex('#26282c'), fromHex('#43464c'), 0.5 + 0.5 * Math.sin(p[0] * 16));
  b.paint(white, 'plaster').box([width / 2, height / 2, -depth / 2], [width, height, depth]);
  b.paint(fromHex('#77736b'), 'stone').box([width / 2, 0.25, 0.02], [width, 0.5, 0.1]);
  const isLit = () => random() < 0.15 + 0.7 * darkness;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = floor * 2.9;
    // A wooden front with lattice windows.
    if (floor === 0 || random() < 0.6)
      b.paint(timber, 'wood').box([width / 2, y + 1.5, 0.04], [width - 0.7, 2.2, 0.12]);
    const columns = Math.round(width / 1.5);
    for (let n = 0; n < columns; n += 1) {
      const x = ((n + 0.5) / columns) * (width - 0.8) + 0.4;
      const lit = isLit() && darkness > 0.2;
      b.paint(lit ? [1.7, 1, 0.4] : fromHex('#2b2420'), lit ? 'glow' : 'satin').box(
        [x, y + 1.6, 0.1],
        [0.9, 1.3, 0.06],
      );
      b.paint(timber, 'wood');
      for (const dx of [-0.22, 0, 0.22]) b.box([x + dx, y + 1.6, 0.15], [0.05, 1.3, 0.04]);
      for (const dy of [-0.33, 0, 0.33]) b.box([x, y + 1.6 + dy, 0.15], [0.9, 0.05, 0.04]);
    }
    if (floor > 0) {
      b.paint(tile, 'roof');
      b.quad(
        [-0.1, y + 0.42, 0],
        [width + 0.1, y + 0.42, 0],
        [width + 0.1, y + 0.1, 0.85],
        [-0.1, y + 0.1, 0.85],
        [0, 0.9, 0.4],
      );
    }
  }
  b.paint(tile, 'roof');
  for (let k = 0; k < 5; k += 1) {
    const at = (t: number): [number, number] => [height + 1.9 * t ** 1.5 + 0.05, 1 - t * (depth / 2 + 1)];
    const [[y0, z0], [y1, z1]] = [at(k / 5), at((k + 1) / 5)];
    b.quad([-0.05, y0, z0], [width + 0.05, y0, z0], [width + 0.05, y1, z1], [-0.05, y1, z1], [0, 0.85, 0.5]);
  }
  b.paint(fromHex('#1d1f23'), 'satin').box([width / 2, height + 2.02, -depth / 2], [width, 0.24, 0.3]);
  // Steps of the gable wall, each with a cap of black tiles that turns up.
  for (const [z0, z1, top] of [
    [0.55, -1, height + 0.7],
    [-1, -2.4, height + 1.6],
    [-2.4, -4.6, height + 2.5],
  ] as const) {
    b.paint(white, 'plaster').box([0, top / 2, (z0 + z1) / 2], [0.34, top, z0 - z1]);
    b.paint(fromHex('#24262a'), 'roof').box(
      [0, top + 0.1, (z0 + z1) / 2 + 0.1],
      [0.62, 0.2, z0 - z1 + 0.3],
      0.05,
      1,
    );
  }
  return b.mesh;
};

const addHouses = (set: SetBuilder, near: number, far: number): void => {
  const { request } = set;
  const widths = [5.4, 6.2, 7, 5.8];
  const stock = widths.flatMap((width, n) =>
    [0, 1].map((k) => ({ width, mesh: buildHouse(request.seed * 8 + n * 2 + k, width, request.darkness) })),
  );
  for (const side of [-1, 1]) {
    for (let z = near, n = 0; z > -far; n += 1) {
      const { width, mesh } = stock[(n * 5 + (side > 0 ? 3 : 0) + request.seed) % stock.length]!;
      const x = side * (half + 3.4);
      set.add(
        mesh,
        side < 0
          ? multiply(translation(x, quay, z), rotationY(Math.PI / 2))
          : multiply(translation(x, quay, z - width), rotationY(-Math.PI / 2)),
        { castsNoShadow: z < -30 },
      );
      z -= width;
    }
  }
  for (const x of [-9, -3, 3])
    set.add(stock[2]!.mesh, translation(x, quay, -far - 1), { castsNoShadow: true });
};

const addQuayThings = (set: SetBuilder, near: number, far: number, bridgeZ: number): void => {
  const { request } = set;
  const plant = createTreePlanter(set);
  const isInBloom = (request.nouns ?? []).some((noun) => /petals|cherry|peach|blossom/.test(noun));
  for (const side of [-1, 1])
    for (let z = near - 6, n = 0; z > -far; z -= 11, n += 1) {
      const [x, zz] = [side * (half + 0.9), z + side * 3];
      if (Math.abs(zz - bridgeZ) > 4 && set.isClear(x, zz, 0.7))
        plant(isInBloom && n % 2 ? 'cherry' : 'willow', x, zz, 0.55, quay);
    }
  // Red lanterns under the eaves.
  set.model((b) => {
    for (const side of [-1, 1])
      for (let z = near - 2; z > -60; z -= 3.2) {
        const at: Vec3 = [side * (half + 2.5), quay + 2.55, z];
        if (set.distanceToCamera(at[0], z) < 4) continue;
        b.paint(set.isDark ? [3, 0.5, 0.2] : fromHex('#c22a1e'), set.isDark ? 'glow' : 'satin').sphere(
          at,
          [0.24, 0.28, 0.24],
          12,
        );
        b.paint(fromHex('#d8a83a'), 'satin')
          .box([at[0], at[1] - 0.34, z], [0.06, 0.22, 0.06])
          .box([at[0], at[1] + 0.3, z], [0.14, 0.05, 0.14]);
      }
  });
  if (set.isDark)
    for (const z of [4, -4, -12, -22])
      for (const side of [-1, 1]) set.lamp([side * (half + 1.8), quay + 2.4, z], [5, 1.6, 0.7], 7);
  const place = createThingPlacer(set);
  for (const [x, z, turn] of [
    [-half + 0.9, bridgeZ - 9, 0.1],
    [half - 1, bridgeZ - 17, Math.PI],
    [-half + 0.9, bridgeZ - 26, 0],
  ] as const)
    if (set.isClear(x, z, 1)) place('rowboat', [x, -0.05, z], turn, { detail: 1 });
};
