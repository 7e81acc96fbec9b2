/** Woods: broad-leaved, pine, autumn, bamboo, jungle. Trunks frame the action; the canopy closes behind it. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBamboo } from '../../plants/bamboo-shapes.ts';
import { buildBroadPlant, buildBush, buildFern } from '../../plants/bush-shapes.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addGrass } from '../shared/grass.ts';
import { patchy } from '../shared/landforms.ts';
import { addFallenLeaves } from '../shared/leaf-fall.ts';
import { addRocks } from '../shared/rocks.ts';
import { isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { plantWoods } from '../shared/woods.ts';
import { addEnchantment, isEnchanted } from './enchanted-wood.ts';

const places = ['forest', 'bamboo_forest', 'jungle'] as const;

const ground = (x: number, z: number): number => {
  const r = Math.hypot(x, z);
  return (
    0.4 * (noise(x * 0.12, 5, z * 0.12) - 0.5) * smoothstep(2.5, 9, r) +
    smoothstep(30, 200, r) * 16 * noise(x / 70, 6, z / 70)
  );
};

const floorColour = (request: SetRequest, x: number, z: number): Vec3 => {
  if (isSnowy(request)) return patchy(x, z, 0.2, fromHex('#dde5ef'), fromHex('#f2f5fa'));
  if (request.season === 'autumn') return patchy(x, z, 0.5, fromHex('#7a4a1c'), fromHex('#b8742a'));
  if (request.place === 'jungle') return patchy(x, z, 0.5, fromHex('#2a2c14'), fromHex('#3d5420'));
  const [litter, green] = request.details?.includes('mossy')
    ? ['#3f5a1e', '#5f8a2c']
    : ['#4a3a20', '#46562a'];
  return patchy(x, z, 0.5, fromHex(litter), fromHex(green));
};

/** Cold or northern woods are of firs. */
const forestTrees = (request: SetRequest): TreeName[] => {
  if (request.details?.includes('pines')) return ['fir', 'pine', 'fir'];
  if (isSnowy(request) || request.region === 'nordic') return ['fir', 'pine', 'fir'];
  if (request.season === 'autumn') return ['maple', 'birch', 'maple', 'oak'];
  // By seed, so that "a forest" is not always the same one.
  return request.seed % 3 === 0 ? ['fir', 'pine', 'birch'] : ['oak', 'maple', 'birch', 'pine'];
};

/** Metres from the middle of the path, which winds away from the camera. */
const pathAway = (x: number, z: number) => Math.abs(x - 1.6 * Math.sin(z / 8) + 0.5 * Math.sin(z / 3.1));
const hasPath = ({ details }: SetRequest) => details?.includes('forest_path') ?? false;
const offPath = (request: SetRequest, room: number) => (x: number, z: number) =>
  !hasPath(request) || pathAway(x, z) > 1.2 + room;

/** Times as high and thick as other trees are old ones. */
const hasOldTrees = ({ details }: SetRequest) => details?.includes('towering') ?? false;
const oldTrees = 1.9;
/** Metres by which the view of old woods looks up, and the height that it looks from. */
const lookUp = { below: -7, eyeHeight: 1.2 };

const createForest = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  // Under the crowns, not among them, where the wood itself is looked at.
  ...((hasPath(request) || (request.nouns ?? []).length === 0) && {
    view: {
      azimuth: 0.05,
      ...((request.nouns ?? []).length === 0 && { eyeHeight: 1.9, ...(hasOldTrees(request) && lookUp) }),
    },
  }),
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const { place } = request;
    addTerrain(set, {
      paint: (x, _y, z) =>
        hasPath(request)
          ? mix(
              patchy(x, z, 1.3, fromHex(set.isSnowy ? '#c3ccd8' : '#8a6e4a'), fromHex('#b89a70')),
              floorColour(request, x, z),
              smoothstep(0.8, 1.35, pathAway(x, z) + 0.5 * (noise(x * 1.7, 4, z * 1.7) - 0.5)),
            )
          : floorColour(request, x, z),
      ...(hasPath(request) && { fineness: 2 }),
      material: set.isSnowy ? 'snow' : 'soil',
      reach: 900,
    });
    // Moonlight through a gap in the leaves, or nobody would see who walks there.
    if (set.isDark && area.hasCast) {
      const [cx, , cz] = set.centre;
      set.lamp([cx - 1.6, set.baseY + 3.6, cz + 2.4], [3.4, 3.9, 4.8], 10);
      set.lamp([cx + 2.2, set.baseY + 3, cz - 1.6], [0.9, 1.2, 1.9], 7);
    }
    // A wood that is looked at for itself begins close to the camera.
    const isEmpty = (request.nouns ?? []).length === 0 && area.cameraPosition[1] < 20;
    const near = isEmpty ? (hasPath(request) ? 10 : 5) : Math.max(4.5, area.cameraDistance * 0.55);
    if (place === 'bamboo_forest') addBambooGrove(set, near);
    else addTrees(set, near, place === 'jungle' ? ['jungle', 'palm', 'jungle'] : forestTrees(request));
    if (request.isOneOfSeveral) return set.result();
    addUndergrowth(set, near);
    addRocks(set, {
      count: 14,
      near: near * 0.7,
      far: 40,
      size: 0.7,
      cover: set.isSnowy ? fromHex('#eef2f8') : fromHex('#4f6a2c'),
    });
    if (isEnchanted(set)) addEnchantment(set);
    if (request.season === 'autumn') addFallenLeaves(set, { onGround: 5000, falling: 40 });
    return set.result();
  },
});

const addTrees = (set: SetBuilder, near: number, kinds: TreeName[]): void => {
  const plantUsual = createTreePlanter(set);
  const growth = hasOldTrees(set.request) ? oldTrees : 1;
  const plant = (name: TreeName, x: number, z: number, size: number) => plantUsual(name, x, z, size * growth);
  const pickTree = () => kinds[Math.floor(set.random() * kinds.length)]!;
  const isHigh = set.area.cameraPosition[1] > 20;
  if (isHigh) {
    const mixed: TreeName[] = set.request.place === 'jungle' ? [...kinds, 'oak', 'willow'] : kinds;
    plantWoods(set, { kinds: mixed, near: 12, far: 620, accept: offPath(set.request, 1.5) });
    if (set.request.weather.includes('fog')) {
      const mist = Array.from({ length: 40 }, () => {
        const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.2, 70 + 260 * set.random());
        return { at: [x, set.ground(x, z) + 13, z] as Vec3, size: 12 + 16 * set.random() };
      });
      set.particles(driftingMist(mist, { opacity: 0.3, rise: 0.6, drift: 1.2, period: 14 }));
    }
    return;
  }
  // Two trunks at the edges of the picture, then the wood.
  for (const [across, depth] of [
    [-0.86, 1.5],
    [0.94, 1.3],
    [-0.45, 3],
    [0.5, 2.6],
  ] as const) {
    const [x, z] = set.atFrame(across, depth * near + 1);
    if (set.isClear(x, z, 0.8)) {
      set.take(x, z, 1.2);
      plant(pickTree(), x, z, 1 + set.random() * 0.3);
    }
  }
  set.scatter(
    Math.round((near === 5 ? 80 : 56) / growth),
    { near: near * 1.1, far: near * 9 + 40, radius: 1.5 * growth, gap: 1 },
    (x, z) => plant(pickTree(), x, z, 0.85 + set.random() * 0.55),
    offPath(set.request, 1),
  );
  set.scatter(
    set.request.isOneOfSeveral ? 60 : 200,
    { near: near * 6 + 25, far: 330, radius: 2, gap: 0.6 },
    (x, z) => plant(pickTree(), x, z, 0.9 + set.random() * 0.6),
    offPath(set.request, 1.5),
  );
};

const addBambooGrove = (set: SetBuilder, near: number): void => {
  const stock = ([0, 1, 2] as const).map((detail) =>
    [1, 2].map((seed) => buildBamboo(seed, detail, [5, 6, 9][detail]!)),
  );
  const place = (x: number, z: number, distance: number) => {
    const detail = distance < 8 ? 0 : distance < 26 ? 1 : 2;
    const { wood, leaves } = stock[detail]![Math.floor(set.random() * 2)]!;
    const matrix = multiply(
      translation(x, ground(x, z), z),
      rotationY(set.random() * 6.3),
      scaling(0.9 + set.random() * 0.3),
    );
    set.add(wood, matrix, { castsNoShadow: detail === 2 });
    set.add(leaves, matrix, { castsNoShadow: detail === 2 });
  };
  set.scatter(240, { near: near * 0.9, far: 90, radius: 0.8, gap: 0.7 }, place, offPath(set.request, 0.6));
};

const addUndergrowth = (set: SetBuilder, near: number): void => {
  const { request } = set;
  const isJungle = request.place === 'jungle';
  const isTall = request.details?.includes('tall_grass') ?? false;
  if (!set.isSnowy) {
    addGrass(set, {
      count: isTall ? 42_000 : isJungle ? 14_000 : 16_000,
      length: isTall ? 0.95 : isJungle ? 0.34 : 0.24,
      isTall,
      colours:
        request.season === 'autumn'
          ? { dark: fromHex('#4a3a18'), light: fromHex('#8a7a34') }
          : { dark: fromHex('#182c14'), light: fromHex('#3f6a2a'), dry: fromHex('#5f7a3a') },
      density: (x, z) =>
        offPath(request, 0)(x, z) ? (isTall ? 1 : smoothstep(0.46, 0.7, noise(x * 0.5, 2, z * 0.5))) : 0,
    });
  }
  const make = (detail: 0 | 1 | 2): Mesh[] => [
    isJungle ? buildBroadPlant({ seed: 3, detail }) : buildFern({ seed: 1, detail }),
    isJungle
      ? buildFern({ seed: 4, detail })
      : buildBush({
          seed: 2,
          detail,
          isSnowy: set.isSnowy,
          ...(request.season === 'autumn' && {
            colours: { dark: fromHex('#6a3a14'), light: fromHex('#c88a34') },
          }),
        }),
    isJungle ? buildBroadPlant({ seed: 8, detail }) : buildFern({ seed: 6, detail }),
  ];
  const stock = [make(0), make(1), make(2)];
  const more = request.details?.includes('dense') || request.details?.includes('mossy') ? 1.7 : 1;
  const count = Math.round((isJungle ? 300 : set.isSnowy ? 40 : 190) * more);
  set.scatter(
    count,
    {
      near: Math.max(1.6, near * 0.45),
      far: isJungle ? 50 : 35,
      // Broad leaves reach out of their place.
      ...(isJungle ? { radius: 1.2, gap: 0.3 } : { radius: 0.5, gap: 0.7 }),
    },
    (x, z, distance) => {
      const detail = distance < 6 ? 0 : distance < 16 ? 1 : 2;
      const kind = set.isSnowy ? 1 : Math.floor(set.random() * 3);
      const size = (isJungle ? 1.2 : 0.8) * (0.6 + set.random() * 0.8);
      set.add(
        stock[detail]![kind]!,
        multiply(translation(x, ground(x, z), z), rotationY(set.random() * 6.3), scaling(size)),
        { castsNoShadow: detail > 0 },
      );
    },
    offPath(request, 0.4),
  );
};

export const forest: SetKit = { places, create: createForest };
