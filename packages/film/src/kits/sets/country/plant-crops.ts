/** Fields of one crop in rows, and vines on a slope. */

import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { mix, normalize, type Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildBush } from '../../plants/bush-shapes.ts';
import { addBlade, palette } from '../../plants/foliage.ts';
import type { SetRequest } from '../../set.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { buildCarrotPlant, buildCorn, buildPumpkinPlant, buildSunflower } from './crop-plants.ts';
import { slope } from './field-ground.ts';
import { seasonGrass } from './grassland.ts';

export type Crop =
  | 'wheat'
  | 'corn'
  | 'tulips'
  | 'sunflowers'
  | 'lavender'
  | 'carrots'
  | 'rice'
  | 'cabbage'
  | 'pumpkins'
  | 'rapeseed'
  | 'tea'
  | 'mud'
  | 'stubble';

/** Stalks with ears, written as blades: many, so that a field closes. */
const plantWheat = (set: SetBuilder, isRapeseed = false) => {
  const { random } = set;
  const mesh = createMesh();
  mesh.isTwoSided = true;
  const [cx, cy, cz] = set.area.cameraPosition;
  const near = Math.max(0.7, (cy - set.baseY) * 0.5);
  const tall = Math.min(0.95, set.actionHeight * 0.45);
  const [dark, light, ear] = (
    isRapeseed ? ['#3f6a24', '#a8b02c', '#f2cc0c'] : ['#8a6a2c', '#d8b058', '#e8c878']
  ).map(fromHex) as [Vec3, Vec3, Vec3];
  const bloom = isRapeseed ? 3.2 : 1;
  for (let n = 0; n < 30_000; n += 1) {
    const angle = set.viewAngle + (random() * 2 - 1) * (set.halfView - 0.2);
    const distance = near * (110 / near) ** random();
    const [x, z] = [cx + Math.sin(angle) * distance, cz - Math.cos(angle) * distance];
    if (set.area.hasCast && set.distanceToAction(x, z) < 0.12) continue;
    // Lower before the action, so that it stays in view.
    const isFree = !set.area.hasCast || set.isClear(x, z, 0);
    const height = (isFree ? Math.min(1, tall * 1.3) : tall * 0.62) * (0.8 + 0.35 * random());
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
      halfWidth: 0.017 * coarse * bloom,
      normal: [0, 1, 0.2],
      base: ear,
      tip: isRapeseed ? fromHex('#ffe13a') : light,
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
  const limit = 1500;
  // Plants as high as a man are known from the side: the field begins a few steps off, where something far is watched.
  const nearest = set.actionHeight > 25 ? 5.2 : 1.2;
  let count = 0;
  // Far off one plant stands for several.
  const strideAt = (d: number) => (d < 14 ? 1 : d < 24 ? 2 : d < 40 ? 4 : 7);
  const spots: { x: number; z: number; d: number }[] = [];
  for (let row = Math.floor((cx - reach) / spacing); row * spacing < cx + reach; row += 1) {
    for (let n = 0; n * step < reach; n += 1) {
      const z = cz - n * step;
      const x = row * spacing + 0.12 * Math.sin(z);
      const stride = strideAt(Math.hypot(x - cx, z - cz));
      if ((n + row * 3) % stride !== 0) continue;
      if (set.isInView(x, z) && (!set.area.hasCast || set.distanceToAction(x, z) > 0.22))
        spots.push({ x, z, d: Math.hypot(x - cx, z - cz) });
    }
  }
  spots.sort((a, b) => a.d - b.d);
  for (const { x, z, d } of spots) {
    if (d < nearest) continue;
    count += 1;
    if (count > limit) break;
    const detail = d < nearest + 3.8 && count < 30 ? 0 : d < 13 && count < 200 ? 1 : 2;
    const grow =
      size() * (set.isClear(x, z, 0.1) ? 1 : Math.min(1, (set.actionHeight * 0.36) / Math.max(0.1, size())));
    set.add(
      stock[detail]![Math.floor(set.random() * 2)]!,
      multiply(
        translation(x, set.ground(x, z), z),
        rotationY(set.random() * 6.3),
        scaling(grow * (1 + 0.3 * (strideAt(d) - 1)), grow, grow * (1 + 0.3 * (strideAt(d) - 1))),
      ),
      { castsNoShadow: d > 12 },
    );
  }
};

const usualTulips = ['#d8302a', '#e8b020', '#e86a9a', '#f0ece4', '#8a3a9a'];

/** The colour the scene asks for, else one for each bed. */
export const tulipColours = ({ colours }: SetRequest): Vec3[] => {
  const asked = colours?.tulip;
  return (asked ? [asked] : usualTulips).map(fromHex);
};

/** Beds run away from the camera with a path between them; the number of the colour, or -1 on a path. */
export const tulipBed = (request: SetRequest, x: number): number => {
  const count = tulipColours(request).length;
  const bed = x / 3.2 + 0.35;
  return bed - Math.floor(bed) < 0.14 ? -1 : ((Math.floor(bed) % count) + count) % count;
};

/** Short cut stalks near the camera, bales of straw farther away. */
const plantStubble = (set: SetBuilder): void => {
  const { random } = set;
  set.model(
    (b) => {
      for (let n = 0; n < 2600; n += 1) {
        const [x0, z] = set.atFrame(random() * 2.4 - 1.2, 2.5 + 26 * random() ** 1.6);
        const x = Math.round(x0 / 0.9) * 0.9 + (random() - 0.5) * 0.22;
        const y = set.ground(x, z);
        b.paint(mix(fromHex('#b8924a'), fromHex('#e6cd88'), random()), 'matte');
        b.box([x, y + 0.06, z], [0.018, 0.14 + 0.06 * random(), 0.018]);
      }
    },
    { castsNoShadow: true },
  );
  const place = createThingPlacer(set);
  set.scatter(9, { near: 16, far: 90, radius: 1.2, gap: 6 }, (x, z) => {
    place('hay bale', [x, set.ground(x, z), z], random() * 3);
  });
};

export const plantCrop = (set: SetBuilder, crop: Crop): void => {
  if (set.isSnowy) return;
  const tulips = tulipColours(set.request);
  switch (crop) {
    case 'wheat':
      plantWheat(set);
      break;
    case 'rapeseed':
      plantWheat(set, true);
      break;
    case 'mud':
      break;
    case 'stubble':
      plantStubble(set);
      break;
    case 'tulips':
      for (const [n, petals] of tulips.entries()) {
        const looks = [
          { petals, centre: fromHex('#302010'), petalCount: 6, radius: 0.045, height: 0.38, cup: 0.95 },
        ];
        // Large enough to be told from grass where the camera stands far off.
        const size = Math.max(1, set.area.cameraDistance / 11);
        addFlowers(set, {
          count: Math.round(13_000 / tulips.length),
          far: 70,
          size,
          looks,
          density: (x, _z) => (tulipBed(set.request, x) === n ? 1 : 0),
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
      plantRows(set, 0.85, 0.45, buildCorn, () => 1 + set.random() * 0.2, 90);
      break;
    case 'carrots':
      plantRows(set, 0.7, 0.36, buildCarrotPlant, () => 0.45 + set.random() * 0.12, 40);
      break;
    case 'pumpkins':
      plantRows(set, 1.5, 1.1, buildPumpkinPlant, () => 0.8 + set.random() * 0.5);
      break;
    case 'tea': {
      addGrass(set, { count: 9000, length: 0.08, colours: seasonGrass(set.request) });
      // Clipped hedges: bushes so close that a row is one.
      plantRows(
        set,
        1.5,
        0.62,
        (detail, seed) =>
          buildBush({ seed, detail, colours: palette('#2c6a24', '#9ccc4a') }, [0.52, 0.42, 0.5]),
        () => 0.95 + set.random() * 0.1,
      );
      break;
    }
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

export const plantVines = (set: SetBuilder): void => {
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
      if (!set.isInView(x, z, 1) || (set.area.hasCast && !set.isClear(x, z, 0.6))) continue;
      set.add(
        stock[d < 7 ? 0 : d < 22 ? 1 : 2]!,
        multiply(translation(x, slope(x, z) + 0.45, z), rotationY(Math.PI / 2)),
        { castsNoShadow: d > 25 },
      );
      if (n % 4 === 0 && d < 40) set.add(post, translation(x, slope(x, z), z), { castsNoShadow: true });
    }
  }
};
