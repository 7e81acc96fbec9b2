/** Kept ground: lawn with fence and house, flower garden, park, orchard, playground, graveyard. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale } from '../../../math/vector.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addFlowers, type FlowerLook, meadowFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { rollingHills } from '../shared/landforms.ts';
import { addFallenLeaves } from '../shared/leaf-fall.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { isLeftToDecay } from '../shared/weathered.ts';
import { buildParkBench, buildStreetLamp, lampLight, streetLampHeight } from '../towns/street-parts.ts';
import { addPicketFence } from './garden-parts.ts';
import { addPlaygroundThings } from './playground-things.ts';

const places = ['lawn', 'garden', 'park', 'orchard', 'playground', 'graveyard'] as const;
type GardenPlace = (typeof places)[number];

const ground = (x: number, z: number): number =>
  0.04 * Math.sin(x * 0.5) * Math.sin(z * 0.4) +
  rollingHills(x, z, { from: 60, to: 320, height: 40, scale: 140, seed: 5 });

/** A path that runs across the picture just behind the action. */
const pathDistance = (place: GardenPlace, x: number, z: number): number =>
  place === 'park' || place === 'graveyard' ? Math.abs(z - 0.2 - 1.2 * Math.sin(x / 11)) - 1.3 : 99;

const bedFlowers: FlowerLook[] = [
  ...meadowFlowers,
  {
    petals: fromHex('#e8386a'),
    centre: fromHex('#f0d040'),
    petalCount: 7,
    radius: 0.05,
    height: 0.38,
    cup: 0.2,
  },
  {
    petals: fromHex('#f0a020'),
    centre: fromHex('#a04010'),
    petalCount: 8,
    radius: 0.045,
    height: 0.34,
    cup: 0.1,
  },
  {
    petals: fromHex('#c83232'),
    centre: fromHex('#801818'),
    petalCount: 5,
    radius: 0.05,
    height: 0.4,
    cup: 0.9,
  },
  {
    petals: fromHex('#8a4ad8'),
    centre: fromHex('#f0e060'),
    petalCount: 5,
    radius: 0.045,
    height: 0.36,
    cup: 0.1,
  },
];

const createGarden = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const place = request.place as GardenPlace;
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, {
      paint: (x, _y, z) => {
        const green = groundGreen(request, x, z);
        const gravel = set.isSnowy
          ? fromHex('#cfd6de')
          : mix(fromHex('#a08a68'), fromHex('#c2ac88'), noise(x * 3, 1, z * 3));
        return mix(gravel, green, smoothstep(-0.2, 0.25, pathDistance(place, x, z) + 0.3 * noise(x, 2, z)));
      },
      material: set.isSnowy ? 'snow' : 'lawn',
      reach: 1800,
    });
    if (!set.isSnowy) {
      addGrass(set, {
        length: isLeftToDecay(request) ? 0.42 : place === 'graveyard' ? 0.2 : 0.1,
        colours: seasonGrass(request),
        density: (x, z) => smoothstep(0, 0.3, pathDistance(place, x, z)),
      });
    }
    dress[place](set);
    if (request.season === 'autumn') addFallenLeaves(set, { onGround: 4200, falling: 34 });
    return set.result();
  },
});

/** A wooden house with a porch for the background, where no kit offers one. */
const addHouse = (set: SetBuilder, x: number, z: number): void => {
  createThingPlacer(set)('house', [x, set.ground(x, z), z], 0.25);
  set.take(x, z, 8);
};

const plantBeds = (set: SetBuilder): void => {
  const reach = Math.max(2.6, set.area.cameraDistance * 0.5);
  // A bed on either side and one behind, densely flowered.
  const inBed = (x: number, z: number): number => {
    const dx = Math.abs(x - set.centre[0]) - set.halfX;
    const behind = set.area.low[2] - z;
    const isSide = dx > reach * 0.45 && dx < reach * 0.45 + 2.2;
    const isBehind = behind > reach * 0.6 && behind < reach * 0.6 + 1.8;
    return isSide || isBehind ? 1 : 0;
  };
  addFlowers(set, { count: 2600, looks: bedFlowers, far: 26, density: (x, z) => 0.03 + 0.97 * inBed(x, z) });
  const blossoms = ['#e84a7a', '#f4e8f0', '#f0a030', '#b04ad0'].map(fromHex);
  const stock = blossoms.map((blossom, n) =>
    buildBush({ seed: n + 1, detail: 1, blossom, isSnowy: set.isSnowy }),
  );
  set.scatter(26, { near: reach * 1.1 + 1, far: 28, radius: 0.6, gap: 0.9 }, (x, z) => {
    set.add(
      stock[Math.floor(set.random() * 4)]!,
      multiply(
        translation(x, ground(x, z), z),
        rotationY(set.random() * 6),
        scaling(0.8 + set.random() * 0.7),
      ),
    );
  });
};

const plantTrees = (
  set: SetBuilder,
  count: number,
  kinds: Parameters<ReturnType<typeof createTreePlanter>>[0][],
  near: number,
  far: number,
) => {
  const plant = createTreePlanter(set);
  for (const [across, depth] of [
    [-0.8, 2],
    [0.88, 1.7],
  ] as const) {
    const [x, z] = set.atFrame(across, near * depth);
    if (set.isClear(x, z, 0.8)) plant(kinds[0]!, x, z, 0.8);
  }
  set.scatter(count, { near, far, radius: 3, gap: 0.9 }, (x, z) =>
    plant(kinds[Math.floor(set.random() * kinds.length)]!, x, z, 0.75 + set.random() * 0.4),
  );
  set.scatter(60, { near: 70, far: 300, radius: 3, gap: 0.5 }, (x, z) =>
    plant(kinds[Math.floor(set.random() * kinds.length)]!, x, z, 0.9),
  );
};

const dress: Record<GardenPlace, (set: SetBuilder) => void> = {
  lawn: (set) => {
    const back = set.area.low[2] - Math.max(5, set.area.cameraDistance * 1.1);
    set.model((builder) => addPicketFence(builder, [-34, back], [34, back], ground));
    addHouse(set, set.centre[0] + 9 + set.halfX, back - 12);
    plantTrees(set, 10, ['oak', 'maple'], Math.max(9, set.area.cameraDistance * 1.3), 55);
    addFlowers(set, { count: 120, far: 18 });
    const bush = buildBush({ seed: 2, detail: 1, isSnowy: set.isSnowy });
    for (let x = -30; x < 30; x += 2.3)
      set.add(
        bush,
        multiply(
          translation(x + set.random(), ground(x, back - 1), back - 0.9),
          scaling(0.8 + set.random() * 0.4),
        ),
        { castsNoShadow: true },
      );
  },
  garden: (set) => {
    plantBeds(set);
    const back = set.area.low[2] - Math.max(6, set.area.cameraDistance * 1.5);
    set.model((builder) => addPicketFence(builder, [-26, back], [26, back], ground));
    addHouse(set, set.centre[0] - 8 - set.halfX, back - 10);
    plantTrees(set, 9, ['apple', 'maple', 'cherry'], Math.max(7, set.area.cameraDistance * 1.3), 45);
  },
  park: (set) => {
    plantTrees(set, 18, ['maple', 'oak', 'birch'], Math.max(8, set.area.cameraDistance * 1.2), 60);
    const bench = buildParkBench();
    const lamp = buildStreetLamp(set.request.darkness);
    for (let n = -4; n <= 4; n += 1) {
      const x = set.centre[0] + n * 7 + 3.4;
      const z = 0.2 + 1.2 * Math.sin(x / 11) - 2.3;
      if (set.isClear(x, z, 1) && set.distanceToAction(x, z) > 1.6)
        set.add(bench, translation(x, ground(x, z), z));
      const lampX = x - 3.2;
      if (set.isClear(lampX, z + 0.2, 0.3)) {
        set.add(lamp, translation(lampX, ground(lampX, z), z + 0.2));
        if (set.isDark) set.lamp([lampX, streetLampHeight, z + 0.2], lampLight, 9);
      }
    }
    const bush = buildBush({
      seed: 3,
      detail: 1,
      isSnowy: set.isSnowy,
      ...(set.request.season === 'autumn' && {
        colours: { dark: fromHex('#6a3a14'), light: fromHex('#c88a34') },
      }),
    });
    set.scatter(
      16,
      { near: 7, far: 40, radius: 0.7 },
      (x, z) => set.add(bush, multiply(translation(x, ground(x, z), z), scaling(0.9 + set.random() * 0.6))),
      (x, z) => pathDistance('park', x, z) > 0.8,
    );
    if (set.request.season !== 'autumn' && !set.isSnowy) addFlowers(set, { count: 240 });
  },
  orchard: (set) => {
    const plant = createTreePlanter(set);
    const fruits = new MeshBuilder();
    for (let row = -6; row <= 6; row += 1) {
      for (let n = 0; n < 14; n += 1) {
        const [x, z] = [row * 5 + 2.5, 4 - n * 4.6];
        if (!set.isInView(x, z, 2) || !set.isClear(x, z, 1.2)) continue;
        plant('apple', x, z, 0.85 + set.random() * 0.25);
        if (n > 7 || set.request.season === 'winter' || set.request.season === 'spring') continue;
        fruits.paint(fromHex('#c8281e'), 'glossy');
        for (let k = 0; k < 16; k += 1) {
          const [a, r] = [set.random() * 6.283, 0.9 + set.random() * 0.9];
          fruits.sphere(
            [x + Math.cos(a) * r, ground(x, z) + 1.6 + set.random() * 1.9, z + Math.sin(a) * r],
            0.09,
            6,
          );
        }
        for (let k = 0; k < 5; k += 1)
          fruits.sphere(
            [x + (set.random() - 0.5) * 3, ground(x, z) + 0.04, z + (set.random() - 0.5) * 3],
            0.045,
            6,
          );
      }
    }
    set.add(fruits.mesh);
    addFlowers(set, { count: 200 });
  },
  playground: (set) => {
    addPlaygroundThings(set);
    plantTrees(set, 14, ['maple', 'oak'], Math.max(13, set.area.cameraDistance * 1.7), 55);
    const back = set.area.low[2] - Math.max(11, set.area.cameraDistance * 1.4);
    set.model((builder) => addPicketFence(builder, [-30, back], [30, back], ground, fromHex('#5a8ac8')));
  },
  graveyard: (set) => {
    const [dark, pale] = [fromHex('#5a5c5a'), fromHex('#9a9c96')];
    set.scatter(
      46,
      { near: Math.max(3, set.area.cameraDistance * 0.5), far: 34, radius: 0.55, gap: 1.1 },
      (x, z) => {
        const shade = mix(dark, pale, set.random());
        const [tilt, h] = [(set.random() - 0.5) * 0.18, 0.7 + set.random() * 0.5];
        const isCross = set.random() < 0.3;
        set.model((builder) =>
          builder.at(
            multiply(translation(x, ground(x, z), z), rotationY((set.random() - 0.5) * 0.3), rotationZ(tilt)),
            (b) => {
              b.paint(set.isSnowy ? (_p, n) => (n[1] > 0.5 ? fromHex('#eef2f8') : shade) : shade, 'rock');
              if (isCross)
                b.box([0, h * 0.6, 0], [0.14, h * 1.2, 0.12], 0.02).box(
                  [0, h * 0.85, 0],
                  [0.6, 0.14, 0.12],
                  0.02,
                );
              else {
                const outline = Array.from({ length: 9 }, (_, n): [number, number] => [
                  Math.cos((n / 8) * Math.PI) * 0.3,
                  h - 0.3 + Math.sin((n / 8) * Math.PI) * 0.3,
                ]);
                b.extrude([[0.3, 0], ...outline, [-0.3, 0]], -0.07, 0.07);
              }
              b.paint(scale(shade, 0.8), 'rock').box([0, 0.06, 0.02], [0.8, 0.12, 0.35], 0.02);
            },
          ),
        );
      },
      (x, z) => pathDistance('graveyard', x, z) > 0.5,
    );
    const plant = createTreePlanter(set);
    const isSpooky = set.isDark || set.request.weather.includes('fog');
    set.scatter(12, { near: 9, far: 60, radius: 2 }, (x, z) =>
      plant(isSpooky ? 'dead' : set.random() < 0.5 ? 'cypress' : 'oak', x, z, 0.8),
    );
    set.model((builder) => {
      const back = set.area.low[2] - 22;
      for (let x = -30; x < 30; x += 0.3)
        builder.paint(fromHex('#1c2022'), 'satin').box([x, 0.8 + ground(x, back), back], [0.035, 1.6, 0.035]);
      for (const y of [0.3, 1.35]) builder.box([0, y, back], [60, 0.05, 0.03]);
    });
  },
};

export const gardens: SetKit = { places, create: createGarden };
