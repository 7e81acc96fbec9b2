/** Farmed land: fields of one crop in rows, a farmyard with a barn, vineyards on a slope. */

import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildBush, buildFern } from '../../plants/bush-shapes.ts';
import { addBlade, palette } from '../../plants/foliage.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { patchy, rollingHills } from '../shared/landforms.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { groundGreen, seasonGrass } from './grassland.ts';

export type Crop =
  | 'wheat'
  | 'corn'
  | 'tulips'
  | 'sunflowers'
  | 'lavender'
  | 'carrots'
  | 'rice'
  | 'cabbage'
  | 'pumpkins';
const places = ['crop_field', 'farm', 'vineyard'] as const;

/** The crop that the scene names; else by season. */
const cropOf = ({ nouns = [], season }: SetRequest): Crop => {
  const named = (pattern: RegExp) => nouns.some((noun) => pattern.test(noun));
  if (named(/tulip/)) return 'tulips';
  if (named(/sunflower/)) return 'sunflowers';
  if (named(/lavender/)) return 'lavender';
  if (named(/carrot/)) return 'carrots';
  if (named(/corn|maize/)) return 'corn';
  if (named(/pumpkin/)) return 'pumpkins';
  if (named(/cabbage|lettuce|vegetable|potato|strawberry/)) return 'cabbage';
  if (named(/rice/)) return 'rice';
  return season === 'spring' ? 'tulips' : 'wheat';
};

const ground = (x: number, z: number): number =>
  0.05 * noise(x * 0.2, 1, z * 0.2) +
  rollingHills(x, z, { from: 70, to: 400, height: 44, scale: 170, seed: 7 });
const slope = (x: number, z: number): number => ground(x, z) + smoothstep(4, 120, -z) * 26;

const soil = (x: number, z: number): Vec3 => patchy(x, z, 0.8, fromHex('#5a4028'), fromHex('#7a5a3a'));

const createField = (request: SetRequest): StageSet => {
  const surface = request.place === 'vineyard' ? slope : ground;
  return {
    isIndoors: false,
    ground: surface,
    water: null,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, surface);
      const crop = cropOf(request);
      const isField = request.place === 'crop_field';
      addTerrain(set, {
        paint: (x, _y, z) => {
          if (set.isSnowy) return groundGreen(request, x, z);
          if (!isField)
            return Math.abs(x) < 200 && request.place === 'vineyard'
              ? mix(soil(x, z), groundGreen(request, x, z), 0.5)
              : groundGreen(request, x, z);
          const far = smoothstep(45, 90, set.distanceToCamera(x, z));
          return mix(soil(x, z), cropTone(crop, x, z), far);
        },
        material: isField && !set.isSnowy ? 'soil' : set.isSnowy ? 'snow' : 'lawn',
        reach: 2000,
      });
      const plant = createTreePlanter(set);
      if (isField) plantCrop(set, crop);
      else if (request.place === 'vineyard') plantVines(set);
      else dressFarm(set);
      set.scatter(70, { near: 75, far: 420, radius: 3 }, (x, z) => {
        if (noise(x / 50, 3, z / 50) > 0.5)
          plant(
            request.region === 'mediterranean' || request.place === 'vineyard' ? 'cypress' : 'oak',
            x,
            z,
            0.9,
          );
      });
      return set.result();
    },
  };
};

const cropTone = (crop: Crop, x: number, z: number): Vec3 => {
  const stripes = Math.floor(z / 3 + 0.3 * noise(x * 0.05, 1, z * 0.05));
  const tulips = ['#d8302a', '#e8b020', '#e86a9a', '#f0ece4', '#8a3a9a'].map(fromHex);
  const tones: Record<Crop, Vec3> = {
    wheat: fromHex('#c89a44'),
    corn: fromHex('#5f8a34'),
    tulips: mix(tulips[((stripes % 5) + 5) % 5]!, fromHex('#3f6a2c'), 0.35),
    sunflowers: mix(fromHex('#e8b020'), fromHex('#4a6a28'), 0.45),
    lavender: mix(fromHex('#7a5ac0'), fromHex('#6a7a54'), stripes % 2 === 0 ? 0.15 : 0.6),
    carrots: fromHex('#4f8a34'),
    rice: fromHex('#6fa04a'),
    cabbage: fromHex('#7aa060'),
    pumpkins: mix(fromHex('#4a6a2c'), fromHex('#d87a20'), 0.3),
  };
  return tones[crop];
};

/** Stalks with ears, written as blades: many, so that a field closes. */
const plantWheat = (set: SetBuilder) => {
  const { random } = set;
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const [cx, cy, cz] = set.area.cameraPosition;
  const near = Math.max(0.7, (cy - set.baseY) * 0.5);
  const tall = Math.min(0.95, set.actionHeight * 0.45);
  const [dark, light, ear] = [fromHex('#8a6a2c'), fromHex('#d8b058'), fromHex('#e8c878')];
  for (let n = 0; n < 30_000; n += 1) {
    const angle = set.viewAngle + (random() * 2 - 1) * (set.halfView - 0.2);
    const distance = near * (110 / near) ** random();
    const [x, z] = [cx + Math.sin(angle) * distance, cz - Math.cos(angle) * distance];
    if (set.distanceToAction(x, z) < 0.12) continue;
    // Lower before the action, so that it stays in view.
    const height = (set.isClear(x, z, 0) ? Math.min(1, tall * 1.3) : tall * 0.62) * (0.8 + 0.35 * random());
    const coarse = Math.max(1, distance / 7) ** 0.8;
    const lean: Vec3 = normalize([0.16 + (random() - 0.5) * 0.3, 1, (random() - 0.5) * 0.3]);
    const turn = random() * 6.283;
    const side: Vec3 = [Math.cos(turn), 0, Math.sin(turn)];
    const y = set.ground(x, z);
    addBlade(mesh, {
      at: [x, y, z],
      up: lean,
      side,
      length: height,
      halfWidth: 0.008 * coarse,
      normal: normalize([lean[0], 1, lean[2]]),
      base: dark,
      tip: light,
      baseOcclusion: 0.3,
      tipOcclusion: 1,
    });
    const top: Vec3 = [x + lean[0] * height * 0.82, y + lean[1] * height * 0.82, z + lean[2] * height * 0.82];
    addBlade(mesh, {
      at: top,
      up: normalize([lean[0] + 0.3, 1, lean[2]]),
      side,
      length: 0.16 + 0.03 * coarse,
      halfWidth: 0.017 * coarse,
      normal: [0, 1, 0.2],
      base: ear,
      tip: light,
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  }
  set.add(mesh, undefined, { castsNoShadow: true });
};

/** Rows along z to both sides of the action; `make` builds one plant per level of detail. */
const plantRows = (
  set: SetBuilder,
  spacing: number,
  step: number,
  make: (detail: 0 | 1 | 2, seed: number) => Mesh,
  size: () => number,
  reach = 60,
) => {
  const stock = ([0, 1, 2] as const).map((detail) => [1, 2].map((seed) => make(detail, seed)));
  const [cx, , cz] = set.area.cameraPosition;
  const limit = 900;
  let count = 0;
  const spots: { x: number; z: number; d: number }[] = [];
  for (let row = Math.floor((cx - reach) / spacing); row * spacing < cx + reach; row += 1) {
    for (let z = cz; z > cz - reach; z -= step * (cz - z > 22 ? 2 : 1)) {
      const x = row * spacing + 0.12 * Math.sin(z);
      if (set.isInView(x, z) && set.distanceToAction(x, z) > 0.22)
        spots.push({ x, z, d: Math.hypot(x - cx, z - cz) });
    }
  }
  spots.sort((a, b) => a.d - b.d);
  for (const { x, z, d } of spots) {
    if (d < 1.2) continue;
    count += 1;
    if (count > limit) break;
    const detail = d < 5 && count < 30 ? 0 : d < 13 && count < 200 ? 1 : 2;
    const grow =
      size() * (set.isClear(x, z, 0.1) ? 1 : Math.min(1, (set.actionHeight * 0.5) / Math.max(0.1, size())));
    set.add(
      stock[detail]![Math.floor(set.random() * 2)]!,
      multiply(translation(x, set.ground(x, z), z), rotationY(set.random() * 6.3), scaling(grow)),
      { castsNoShadow: d > 12 },
    );
  }
};

const buildSunflower = (detail: 0 | 1 | 2): Mesh => {
  const b = new MeshBuilder();
  b.paint(fromHex('#4f7a2c'), 'leaf').tube(
    [
      [0, 0, 0],
      [0.02, 0.8, 0],
      [0, 1.5, 0.05],
    ],
    [0.025, 0.02, 0.016],
    [7, 5, 3][detail]!,
    false,
  );
  const mesh = b.mesh;
  b.paint(fromHex('#3a2212'), 'matte').at(multiply(translation(0, 1.52, 0.07), rotationXNegative), (c) =>
    c.sphere([0, 0, 0], [0.11, 0.11, 0.035], [14, 8, 6][detail]!),
  );
  mesh.isTwoSided = true;
  const petals = [18, 10, 7][detail]!;
  for (let n = 0; n < petals; n += 1) {
    const a = (n / petals) * 6.283;
    const out: Vec3 = [Math.cos(a), Math.sin(a) * 0.93, -Math.sin(a) * 0.36];
    addBlade(mesh, {
      at: [out[0] * 0.09, 1.52 + out[1] * 0.09, 0.08 + out[2] * 0.09],
      up: out,
      side: [-Math.sin(a), Math.cos(a), 0],
      length: 0.15,
      halfWidth: (0.034 * 18) / petals,
      normal: [0, 0.4, 0.9],
      base: fromHex('#e89a14'),
      tip: fromHex('#f8cc30'),
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  }
  for (let n = 0; n < (detail === 2 ? 2 : 6); n += 1) {
    const a = n * 2.4;
    addBlade(mesh, {
      at: [0, 0.35 + n * 0.16, 0],
      up: normalize([Math.cos(a), 0.25, Math.sin(a)]),
      side: [-Math.sin(a), 0, Math.cos(a)],
      length: 0.32,
      halfWidth: 0.11,
      normal: [0, 1, 0],
      base: fromHex('#3f6a24'),
      tip: fromHex('#7aa544'),
      baseOcclusion: 0.5,
      tipOcclusion: 1,
    });
  }
  return mesh;
};
const rotationXNegative = new Float64Array([1, 0, 0, 0, 0, 0.94, -0.34, 0, 0, 0.34, 0.94, 0]);

const buildCorn = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const leaves = [11, 8, 5][detail]!;
  addBlade(mesh, {
    at: [0, 0, 0],
    up: [0, 1, 0],
    side: [1, 0, 0],
    length: 2,
    halfWidth: 0.03,
    normal: [0, 0.3, 1],
    base: fromHex('#5a8030'),
    tip: fromHex('#b0a850'),
    baseOcclusion: 0.4,
    tipOcclusion: 1,
  });
  for (let n = 0; n < leaves; n += 1) {
    const a = n * 2.6 + seed;
    const y = 0.3 + (1.5 * n) / leaves;
    addBlade(mesh, {
      at: [0, y, 0],
      up: normalize([Math.cos(a), 0.55 - 0.3 * (n % 2), Math.sin(a)]),
      side: [-Math.sin(a), 0.2, Math.cos(a)],
      length: 0.62,
      halfWidth: 0.055,
      normal: normalize([0, 1, 0.3]),
      base: fromHex('#3f6a24'),
      tip: fromHex('#86b048'),
      baseOcclusion: 0.5,
      tipOcclusion: 1,
    });
  }
  for (const [n, y] of [0.95, 1.2].entries())
    addBlade(mesh, {
      at: [0.03 * (n ? -1 : 1), y, 0.03],
      up: [n ? -0.3 : 0.3, 1, 0.1],
      side: [0.4, 0, 0.9],
      length: 0.26,
      halfWidth: 0.045,
      normal: [0, 0.4, 1],
      base: fromHex('#e8c040'),
      tip: fromHex('#a8b050'),
      baseOcclusion: 0.8,
      tipOcclusion: 1,
    });
  return mesh;
};

/** Feathery greens over an orange shoulder that looks out of the soil. */
const buildCarrotPlant = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const mesh = buildFern({ seed, detail: detail === 0 ? 1 : 2, colours: palette('#2f6a20', '#7fbf44') });
  const b = new MeshBuilder()
    .paint(fromHex('#e8741c'), 'satin')
    .sphere([0, 0.03, 0], [0.09, 0.12, 0.09], detail === 2 ? 6 : 12);
  const offset = mesh.positions.length / 3;
  for (const key of ['positions', 'normals', 'colours', 'occlusion', 'materials'] as const)
    mesh[key].push(...b.mesh[key]);
  mesh.triangles.push(...b.mesh.triangles.map((v) => v + offset));
  return mesh;
};

const buildPumpkinPlant = (detail: 0 | 1 | 2, seed: number): Mesh => {
  const b = new MeshBuilder();
  b.paint(
    (p) => mix(fromHex('#c8601a'), fromHex('#f09030'), 0.5 + 0.5 * Math.cos(Math.atan2(p[2], p[0]) * 10)),
    'satin',
  );
  b.lathe(
    [
      [0, 0],
      [0.16, 0.02],
      [0.25, 0.14],
      [0.2, 0.27],
      [0.05, 0.29],
    ],
    [24, 14, 8][detail]!,
    (a) => 1 + 0.07 * Math.cos(a * 10),
  );
  b.paint(fromHex('#5a6a2c'), 'bark').tube(
    [
      [0, 0.27, 0],
      [0.03, 0.36, 0.02],
    ],
    0.025,
    5,
  );
  const mesh = b.mesh;
  mesh.isTwoSided = true;
  for (let n = 0; n < 6; n += 1) {
    const a = n * 1.1 + seed;
    addBlade(mesh, {
      at: [Math.cos(a) * 0.2, 0.05, Math.sin(a) * 0.2],
      up: normalize([Math.cos(a), 0.4, Math.sin(a)]),
      side: [-Math.sin(a), 0, Math.cos(a)],
      length: 0.34,
      halfWidth: 0.16,
      normal: [0, 1, 0],
      base: fromHex('#2f5a20'),
      tip: fromHex('#6a9a3c'),
      baseOcclusion: 0.6,
      tipOcclusion: 1,
    });
  }
  return mesh;
};

const plantCrop = (set: SetBuilder, crop: Crop): void => {
  if (set.isSnowy) return;
  const tulips = ['#d8302a', '#e8b020', '#e86a9a', '#f0ece4', '#8a3a9a'].map(fromHex);
  switch (crop) {
    case 'wheat':
      plantWheat(set);
      break;
    case 'tulips':
      for (const [n, petals] of tulips.entries()) {
        const looks = [
          { petals, centre: fromHex('#302010'), petalCount: 6, radius: 0.045, height: 0.38, cup: 0.95 },
        ];
        addFlowers(set, {
          count: 3000,
          far: 70,
          looks,
          density: (x, z) =>
            ((Math.floor(z / 3 + 0.3 * noise(x * 0.05, 1, z * 0.05)) % 5) + 5) % 5 === n ? 1 : 0,
        });
      }
      addGrass(set, {
        count: 14_000,
        length: 0.26,
        colours: { dark: fromHex('#2c5a22'), light: fromHex('#6a9a4a') },
      });
      break;
    case 'lavender': {
      const make = (detail: 0 | 1 | 2, seed: number) => {
        const mesh = createMesh();
        mesh.isTwoSided = true;
        const count = [60, 26, 12][detail]!;
        for (let n = 0; n < count; n += 1) {
          const [a, r] = [n * 2.4 + seed, Math.sqrt(n / count)];
          const up = normalize([Math.cos(a) * r * 0.8, 1, Math.sin(a) * r * 0.8]);
          addBlade(mesh, {
            at: [0, 0, 0],
            up,
            side: [-Math.sin(a), 0, Math.cos(a)],
            length: 0.6,
            halfWidth: 0.035 * Math.sqrt(60 / count),
            normal: up,
            base: fromHex('#5a7048'),
            tip: fromHex(n % 3 ? '#8a62d0' : '#b08ae8'),
            baseOcclusion: 0.4,
            tipOcclusion: 1,
          });
        }
        return mesh;
      };
      plantRows(set, 1.3, 0.42, make, () => 0.9 + set.random() * 0.2);
      break;
    }
    case 'sunflowers':
      plantRows(
        set,
        0.9,
        0.7,
        (detail) => buildSunflower(detail),
        () => 0.85 + set.random() * 0.3,
      );
      break;
    case 'corn':
      plantRows(set, 0.85, 0.45, buildCorn, () => 0.9 + set.random() * 0.2);
      break;
    case 'carrots':
      plantRows(set, 0.7, 0.36, buildCarrotPlant, () => 0.45 + set.random() * 0.12, 40);
      break;
    case 'pumpkins':
      plantRows(set, 1.5, 1.1, buildPumpkinPlant, () => 0.8 + set.random() * 0.5);
      break;
    case 'cabbage':
      plantRows(
        set,
        0.7,
        0.5,
        (detail, seed) => buildBroadPlant({ seed, detail, colours: palette('#5a8a4a', '#b0d890') }),
        () => 0.35 + set.random() * 0.1,
        40,
      );
      break;
    default:
      addGrass(set, {
        count: 40_000,
        length: 0.5,
        far: 90,
        colours: { dark: fromHex('#3a6a24'), light: fromHex('#7fb04a') },
      });
  }
};

const plantVines = (set: SetBuilder): void => {
  const make = (detail: 0 | 1 | 2, seed: number) =>
    buildBush(
      {
        seed,
        detail,
        colours:
          set.request.season === 'autumn' ? palette('#8a3a1c', '#d8902a') : palette('#2f5a20', '#84ac44'),
        blossom: fromHex('#4a2a6a'),
      },
      [0.75, 0.42, 0.3],
    );
  addGrass(set, { count: 20_000, length: 0.1, colours: seasonGrass(set.request) });
  const stock = ([0, 1, 2] as const).map((detail) => make(detail, 3));
  const post = new MeshBuilder().paint(fromHex('#6a5036'), 'wood').box([0, 0.75, 0], [0.08, 1.5, 0.08]).mesh;
  for (let row = -26; row <= 26; row += 1) {
    const z0 = set.centre[2] - 2.4;
    for (let n = 0; n < 40; n += 1) {
      const [x, z] = [row * 2.4 + 1.2, z0 + 8 - n * 1.45];
      const d = set.distanceToCamera(x, z);
      if (!set.isInView(x, z, 1) || !set.isClear(x, z, 0.6)) continue;
      set.add(
        stock[d < 7 ? 0 : d < 22 ? 1 : 2]!,
        multiply(translation(x, slope(x, z) + 0.45, z), rotationY(Math.PI / 2)),
        { castsNoShadow: d > 25 },
      );
      if (n % 4 === 0 && d < 40) set.add(post, translation(x, slope(x, z), z), { castsNoShadow: true });
    }
  }
};

const dressFarm = (set: SetBuilder): void => {
  const place = createThingPlacer(set);
  const near = Math.max(9, set.area.cameraDistance * 1.6);
  const [bx, bz] = set.atFrame(0.5, near + 14);
  if (!place('barn', [bx, ground(bx, bz), bz], -0.35)) addBarn(set, bx, bz);
  set.take(bx, bz, 9);
  const [hx, hz] = set.atFrame(-0.62, near + 22);
  place('farmhouse', [hx, ground(hx, hz), hz], 0.3) ?? place('house', [hx, ground(hx, hz), hz], 0.3);
  set.take(hx, hz, 8);
  addGrass(set, { length: 0.12, colours: seasonGrass(set.request) });
  addFlowers(set, { count: 160 });
  set.model((builder) => {
    // Post-and-rail fence behind, and round bales.
    const z = set.area.low[2] - near * 0.5;
    builder.paint(fromHex('#7a5c3c'), 'wood');
    for (let x = -30; x < 30; x += 2.4) {
      builder.box([x, 0.6 + ground(x, z), z], [0.14, 1.2, 0.14], 0.02);
      for (const y of [0.45, 0.9]) builder.box([x + 1.2, y + ground(x, z), z], [2.5, 0.1, 0.05], 0.01);
    }
    for (let n = 0; n < 6; n += 1) {
      const [x, zz] = set.atFrame(-0.9 + n * 0.36, near + 4 + (n % 3) * 5);
      if (!set.isClear(x, zz, 0.9)) continue;
      builder
        .paint(
          (p) => mix(fromHex('#b8903c'), fromHex('#e0c070'), noise(p[0] * 8, p[1] * 8, p[2] * 8)),
          'cloth',
        )
        .at(
          multiply(
            translation(x, ground(x, zz) + 0.65, zz),
            rotationY(n),
            new Float64Array([0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]),
          ),
          (b) => b.cylinder(-0.6, 0.6, 0.65, 0.65, 20),
        );
    }
  });
  const plant = createTreePlanter(set);
  set.scatter(8, { near: near * 1.5, far: 60, radius: 3 }, (x, z) => plant('oak', x, z, 0.8));
};

const addBarn = (set: SetBuilder, x: number, z: number): void => {
  set.model((builder) =>
    builder.at(multiply(translation(x, ground(x, z), z), rotationY(-0.35)), (b) => {
      const roof: [number, number][] = [
        [-4.4, 4.2],
        [-3, 6.4],
        [0, 7.8],
        [3, 6.4],
        [4.4, 4.2],
      ];
      b.paint(fromHex('#9a2c20'), 'wood').extrude(
        [
          [-4.2, 0],
          [4.2, 0],
          [4.2, 4.3],
          [3, 6.3],
          [0, 7.6],
          [-3, 6.3],
          [-4.2, 4.3],
        ],
        0,
        -11,
      );
      b.paint(set.isSnowy ? fromHex('#eef2f8') : fromHex('#5a5650'), 'roof');
      for (let n = 0; n < 4; n += 1) {
        const [p, q] = [roof[n]!, roof[n + 1]!];
        b.quad(
          [p[0], p[1] + 0.1, 0.4],
          [q[0], q[1] + 0.1, 0.4],
          [q[0], q[1] + 0.1, -11.4],
          [p[0], p[1] + 0.1, -11.4],
        );
      }
      b.paint(fromHex('#f0ebe0'), 'wood').box([0, 1.7, 0.05], [3.4, 3.4, 0.08]);
      b.paint(fromHex('#8a261c'), 'wood')
        .box([-0.82, 1.65, 0.1], [1.5, 3.1, 0.06])
        .box([0.82, 1.65, 0.1], [1.5, 3.1, 0.06]);
      b.paint(fromHex('#f0ebe0'), 'wood').box([0, 5.2, 0.05], [1.3, 1.3, 0.08]);
      b.paint(fromHex('#2a1c16'), 'matte').box([0, 5.2, 0.1], [1, 1, 0.05]);
    }),
  );
};

export const crops: SetKit = { places, create: createField };
