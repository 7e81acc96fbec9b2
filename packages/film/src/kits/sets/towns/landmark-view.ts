/** The surroundings of a famous building: a river with quays or a garden with a pool before it, the roofs of its town behind. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addTowerCity, pavement } from '../cities/tower-city.ts';
import { groundGreen } from '../country/grassland.ts';
import { addSkyline } from '../shared/backdrop.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** What lies around a landmark: a river with quays, water on all sides, the towers of a modern city, or parks and houses. */
type Surroundings = 'river' | 'island' | 'towers' | 'desert_towers' | 'park';

const surroundingsOf: Record<string, Surroundings> = {
  'eiffel tower': 'river',
  'big ben': 'river',
  'elizabeth tower': 'river',
  'notre dame': 'river',
  'sydney opera house': 'river',
  'statue of liberty': 'island',
  'burj khalifa': 'desert_towers',
  'empire state building': 'towers',
  'petronas towers': 'towers',
  'cn tower': 'towers',
  'space needle': 'towers',
  'tokyo skytree': 'towers',
  'tokyo tower': 'park',
  'clock tower': 'park',
  'taj mahal': 'park',
  colosseum: 'park',
  coliseum: 'park',
  'leaning tower': 'park',
  'leaning tower of pisa': 'park',
  'arc de triomphe': 'park',
  'tower bridge': 'park',
  "saint basil's cathedral": 'park',
};

const afloat = /boat|gondola|ship|ferry|barge|yacht|canoe|kayak/;

/** A city around its landmark, with nothing else on the ground that needs a street. */
export const isLandmarkView = ({ place, nouns = [], details = [] }: SetRequest): boolean =>
  [
    'city',
    'street',
    'skyline',
    'park',
    'square',
    'garden',
    'river',
    'lawn',
    'sky',
    'lake',
    'harbour',
    'sea',
    'island',
    'coast',
  ].includes(place) &&
  surroundingsOf[nouns[0] ?? ''] !== undefined &&
  nouns
    .slice(1)
    .every(
      (noun) =>
        /bird|pigeon|gull|balloon|plane|crow|petals|neon|planet|river|cloud/.test(noun) || afloat.test(noun),
    ) &&
  !details.includes('abandoned');

const quayTop = 0;
const water = -3.2;

export const createLandmarkView = (request: SetRequest): StageSet => {
  const { nouns = [], details = [] } = request;
  const hasPool = details.includes('formal_garden');
  const around = surroundingsOf[nouns[0]!]!;
  const hasRiver = !hasPool && (around === 'river' || around === 'island');
  const isSandy = around === 'desert_towers';
  const hasTowers = isSandy || around === 'towers';
  const surface = createSeaSurface(0.08, 0.3, 7);
  // The river runs across the view, well before the building.
  const riverZ = 34;
  const isIsland = around === 'island';
  const isWater = (x: number, z: number) => hasRiver && (isIsland ? Math.hypot(x, z) > 22 : z > riverZ);
  const ground = (x: number, z: number) => (isWater(x, z) ? -6 : quayTop);
  return {
    isIndoors: false,
    ground,
    water: hasRiver ? (x, z, time) => (isWater(x, z) ? water + surface.height(x, z, time) : null) : null,
    travelDirection: Math.PI / 2,
    view: { azimuth: hasPool ? 0.02 : 0.2, eyeHeight: 4 },
    ...(hasRiver && nouns.some((noun) => afloat.test(noun)) && { roadOffset: [0, 0, 0] as Vec3 }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: (x, _y, z) => {
          const path =
            Math.abs(x) < 7 || Math.abs(Math.abs(x) - 46) < 5 || (z > -26 && z < 26 && Math.abs(x) < 34);
          if (hasTowers) return pavement(isSandy, x, z);
          return path
            ? mix(fromHex('#c9b894'), fromHex('#b8a682'), noise(x, 1, z))
            : groundGreen(request, x, z);
        },
        material: hasTowers ? 'plaster' : 'lawn',
        height: (x, z) => (isWater(x, z + 1) ? -7 : -0.05),
        reach: 1600,
      });
      if (hasRiver && !isIsland) addRiver(set, riverZ);
      if (hasPool) addPoolGarden(set);
      if (isIsland) addSkyline(set, { distance: 420, count: 50, spread: 820, tallest: 44, base: -3 });
      else if (hasTowers) addTowerCity(set, isSandy);
      else {
        addTown(set, hasPool);
        addTrees(set, hasPool, hasRiver ? riverZ : Number.POSITIVE_INFINITY);
      }
      if (hasRiver)
        addSea(set, {
          surface,
          level: water,
          reach: 700,
          rings: 100,
          sectors: 90,
          clearness: 0.16,
          shore: () => 6,
        });
      if (hasRiver || hasPool) set.mirrorHeight = hasRiver ? water : 0.08;
      return set.result();
    },
  };
};

const addRiver = (set: SetBuilder, riverZ: number): void => {
  const stone = (p: Vec3) => mix(fromHex('#b5aa94'), fromHex('#8f8674'), noise(p[0] / 3, p[1], p[2] / 3));
  set.model(
    (b) => {
      b.paint(stone, 'stone').box([0, -2.9, riverZ - 0.6], [900, 6, 1.2]);
      b.box([0, 0.5, riverZ - 0.4], [900, 1, 0.5]);
      b.paint(fromHex('#c8bca2'), 'plaster').box([0, 0.02, riverZ - 5], [900, 0.06, 8]);
      // A bridge farther along the river.
      const x = -150;
      for (let n = 0; n < 5; n += 1) b.paint(stone, 'stone').box([x, -1, riverZ + 14 + n * 26], [10, 7, 4]);
      b.box([x, 3.2, riverZ + 70], [12, 1.6, 150]);
    },
    { castsNoShadow: true },
  );
  if (!set.isDark) return;
  set.model((b) => {
    for (let x = -200; x <= 200; x += 14) {
      b.paint(fromHex('#22282a'), 'satin').box([x, 2.4, riverZ - 1.4], [0.16, 4.6, 0.16]);
      b.paint([4, 2.7, 1.2], 'glow').sphere([x, 4.9, riverZ - 1.4], 0.42, 8);
    }
  });
  for (const x of [-56, -28, 0, 28, 56]) set.lamp([x, 4.9, riverZ - 1.4], [16, 10, 4], 16);
};

/** A long pool on the axis that mirrors the building, paths of red stone and cypresses along it. */
const addPoolGarden = (set: SetBuilder): void => {
  const far = 30;
  const near = Math.max(90, set.area.cameraPosition[2] + 6);
  set.model(
    (b) => {
      b.paint((p) => mix(fromHex('#b8674a'), fromHex('#a35640'), noise(p[0], 1, p[2])), 'stone');
      b.box([0, 0.03, (far + near) / 2], [17, 0.06, near - far]);
      b.box([0, 0.03, far - 7], [90, 0.06, 14]);
      b.paint(fromHex('#e6ddcf'), 'stone').box([0, 0.05, (far + near) / 2], [9.6, 0.1, near - far]);
      b.paint(fromHex('#3f8f98'), 'wet').box([0, 0.045, (far + near) / 2], [8.4, 0.13, near - far]);
    },
    { castsNoShadow: true },
  );
  const plant = createTreePlanter(set);
  for (let z = far + 2; z < near - 8; z += 6)
    for (const side of [-1, 1]) plant('cypress', side * 11, z, 0.55, 0);
};

type Look = { walls: string[]; roofs: string[]; floors: number; isPitched: boolean };
const looks: Record<string, Look> = {
  paris: {
    walls: ['#e2d8c2', '#d8cbb0', '#ece4d2'],
    roofs: ['#6a7078', '#5c636c'],
    floors: 6,
    isPitched: true,
  },
  mediterranean: {
    walls: ['#e8c89a', '#e0a878', '#f0dcb8'],
    roofs: ['#b8603c', '#a8543a'],
    floors: 4,
    isPitched: true,
  },
  european: {
    walls: ['#b08a6a', '#c8b294', '#a4785c'],
    roofs: ['#5a4a44', '#6a5a50'],
    floors: 5,
    isPitched: true,
  },
  japanese: {
    walls: ['#c8ccd0', '#a8aeb4', '#e0e0dc'],
    roofs: ['#8a9096', '#767c82'],
    floors: 9,
    isPitched: false,
  },
  american: {
    walls: ['#a87a62', '#9aa0a8', '#c0b09a'],
    roofs: ['#5a5e64', '#6a6a66'],
    floors: 12,
    isPitched: false,
  },
  indian: {
    walls: ['#d8b48a', '#c89468', '#e4cca4'],
    roofs: ['#b07a54', '#c0906a'],
    floors: 2,
    isPitched: false,
  },
};

/** Blocks of houses to the horizon, made once in a few variants. */
const addTown = (set: SetBuilder, isGarden: boolean): void => {
  const { request } = set;
  const look = looks[isGarden ? 'indian' : (request.region ?? 'european')] ?? looks.european!;
  const blocks = [0, 1, 2, 3, 4].map((seed) => buildBlock(look, request.darkness, seed));
  const [first, step] = [isGarden ? -120 : -52, 24];
  for (let z = first, row = 0; z > -520; z -= step + row * 1.2, row += 1) {
    const reach = 130 - z * 0.75;
    for (let x = -reach; x < reach; x += 30) {
      const at = x + (row % 2) * 11 + (set.random() - 0.5) * 5;
      if (isGarden && set.random() < 0.5) continue;
      set.add(
        blocks[Math.floor(set.random() * 5)]!,
        multiply(translation(at, 0, z), rotationY((set.random() - 0.5) * 0.16)),
        { castsNoShadow: true },
      );
    }
  }
  if (isGarden) return;
  // Streets of houses run towards the camera on both sides.
  for (const side of [-1, 1])
    for (let z = 18; z > -60; z -= 25)
      for (let k = 0; k < 4; k += 1)
        set.add(
          blocks[Math.floor(set.random() * 5)]!,
          multiply(translation(side * (78 + k * 30), 0, z), rotationY((side * Math.PI) / 2)),
          { castsNoShadow: true },
        );
};

/** One block of a town's houses, 26 m long, as its region builds them. */
export const buildTownBlock = (region: string, darkness: number, seed: number) =>
  buildBlock(looks[region] ?? looks.european!, darkness, seed);

const buildBlock = (look: Look, darkness: number, seed: number) => {
  const b = new MeshBuilder();
  const random = createRandom(seed * 77 + 5);
  for (let x = -13; x < 12; ) {
    const width = 7 + random() * 4;
    const floors = Math.max(2, look.floors + Math.floor(random() * 3) - 1);
    const [height, depth] = [floors * 3.1, 12];
    const wall = fromHex(pick(random, look.walls));
    const roof = fromHex(pick(random, look.roofs));
    const middle = x + width / 2;
    b.paint(wall, 'plaster').box([middle, height / 2, 0], [width, height, depth]);
    if (look.isPitched) {
      b.paint(roof, 'roof').extrude(
        [
          [x - 0.2, height],
          [x + width + 0.2, height],
          [x + width * 0.72, height + 3],
          [x + width * 0.28, height + 3],
        ],
        -depth / 2 - 0.2,
        depth / 2 + 0.2,
      );
      b.paint(darken(wall, 0.3), 'stone').box([x + width * 0.2, height + 2.8, 1], [0.8, 2.4, 0.8]);
    } else
      b.paint(lighten(wall, 0.2), 'plaster').box([middle, height + 0.3, 0], [width + 0.3, 0.6, depth + 0.3]);
    for (let floor = 0; floor < floors; floor += 1)
      for (let column = 0; column < 3; column += 1) {
        const isLit = random() < 0.1 + 0.5 * darkness && darkness > 0.3;
        const px = x + ((column + 0.5) * width) / 3;
        const y = floor * 3.1 + 1.8;
        b.paint(
          isLit ? scale([1.5, 1, 0.45], 0.5 + 0.6 * random()) : fromHex('#2c3640'),
          isLit ? 'glow' : 'glass',
        );
        b.quad(
          [px - 0.6, y - 0.8, depth / 2 + 0.05],
          [px + 0.6, y - 0.8, depth / 2 + 0.05],
          [px + 0.6, y + 0.8, depth / 2 + 0.05],
          [px - 0.6, y + 0.8, depth / 2 + 0.05],
          [0, 0, 1],
        );
      }
    x += width;
  }
  return b.mesh;
};

const addTrees = (set: SetBuilder, isGarden: boolean, river: number): void => {
  const plant = createTreePlanter(set);
  const line = Math.min(river - 9, 30);
  for (let x = -150; x <= 150; x += 9)
    if (Math.abs(x) > (isGarden ? 62 : 24)) plant('oak', x, line + (set.random() - 0.5) * 2, 0.8, 0);
  for (let z = line - 8; z > -50; z -= 9)
    for (const side of [-1, 1]) plant('maple', side * (isGarden ? 60 : 40), z, 0.8, 0);
};
