/** Trees as things: leaves sway in the wind. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { createRandom } from '../../math/random.ts';
import type { Season } from '../../scene/scene.ts';
import type { Kit } from '../kit.ts';
import type { Model, Pose } from '../model.ts';
import { buildBamboo } from './bamboo-shapes.ts';
import { swayMatrix } from './foliage.ts';
import { buildTree, type TreeName } from './tree-shapes.ts';

const species: Record<string, TreeName> = {
  oak: 'oak',
  'oak tree': 'oak',
  tree: 'oak',
  'old tree': 'oak',
  'big tree': 'oak',
  beech: 'oak',
  'beech tree': 'oak',
  elm: 'oak',
  'chestnut tree': 'oak',
  'walnut tree': 'oak',
  'linden tree': 'oak',
  'plane tree': 'oak',
  sycamore: 'oak',
  poplar: 'birch',
  aspen: 'birch',
  ash: 'oak',
  birch: 'birch',
  'birch tree': 'birch',
  maple: 'maple',
  'maple tree': 'maple',
  'autumn tree': 'maple',
  willow: 'willow',
  'willow tree': 'willow',
  'weeping willow': 'willow',
  palm: 'palm',
  'palm tree': 'palm',
  'coconut tree': 'palm',
  'coconut palm': 'palm',
  'banana tree': 'palm',
  'date palm': 'palm',
  pine: 'pine',
  'pine tree': 'pine',
  conifer: 'pine',
  larch: 'pine',
  redwood: 'pine',
  sequoia: 'pine',
  cedar: 'pine',
  spruce: 'fir',
  'spruce tree': 'fir',
  fir: 'fir',
  'fir tree': 'fir',
  evergreen: 'fir',
  'christmas tree': 'christmas',
  'cherry tree': 'cherry',
  'cherry blossom': 'cherry',
  'cherry blossom tree': 'cherry',
  sakura: 'cherry',
  jacaranda: 'jacaranda',
  'jacaranda tree': 'jacaranda',
  'peach tree': 'cherry',
  'plum tree': 'cherry',
  'blossom tree': 'cherry',
  magnolia: 'cherry',
  'almond tree': 'cherry',
  'apple tree': 'apple',
  'orange tree': 'apple',
  'lemon tree': 'apple',
  'pear tree': 'apple',
  'fruit tree': 'apple',
  acacia: 'acacia',
  'acacia tree': 'acacia',
  cypress: 'cypress',
  'cypress tree': 'cypress',
  'olive tree': 'olive',
  gum: 'gum',
  'gum tree': 'gum',
  eucalyptus: 'gum',
  'eucalyptus tree': 'gum',
  baobab: 'baobab',
  'baobab tree': 'baobab',
  'dead tree': 'dead',
  'bare tree': 'dead',
  'jungle tree': 'jungle',
  'rubber tree': 'jungle',
  'fig tree': 'oak',
  'banyan tree': 'oak',
  banyan: 'oak',
  ginkgo: 'maple',
  'ginkgo tree': 'maple',
};

const fruitColours: Record<string, [number, number, number]> = {
  'apple tree': [0.62, 0.03, 0.02],
  'orange tree': [0.9, 0.28, 0.02],
  'lemon tree': [0.9, 0.7, 0.05],
  'pear tree': [0.55, 0.6, 0.1],
  'christmas tree': [0.8, 0.05, 0.05],
};

const treeModel = (name: TreeName, options: Parameters<Kit['build']>[0]): Model => {
  const { seed, detail, colour, noun, traits } = options;
  const season: Season | null =
    traits.includes('autumn') || noun === 'autumn tree' || noun.startsWith('ginkgo') ? 'autumn' : null;
  const isSnowy = traits.includes('snowy') || traits.includes('snow-covered');
  const { wood, leaves, height, width } = buildTree(name, {
    seed,
    detail,
    season,
    isSnowy,
    colour,
    isBare: name === 'dead' || traits.includes('bare'),
  });
  const fruit = fruitColours[noun];
  const parts = [
    { name: 'wood', mesh: wood },
    { name: 'leaves', mesh: leaves },
  ];
  if (fruit) parts.push({ name: 'fruit', mesh: fruitMesh(name, height, width, seed, fruit) });
  const isChristmas = name === 'christmas';
  // Strings of lights in three tiers that come on one after the other.
  if (isChristmas)
    for (const tier of [0, 1, 2]) parts.push({ name: `lights${tier}`, mesh: lightMesh(height, width, tier) });
  const lightsUp = isChristmas && traits.includes('lights up');
  return {
    size: [width, height, width],
    parts,
    // One sits on a branch or leans on the trunk.
    anchors: { seat: [width * 0.16, height * 0.42, 0.25], top: [width * 0.16, height * 0.42, 0.25] },
    pose: ({ time, wind, phase, darkness }): Pose => {
      const sway = swayMatrix(time, phase, 0.006 + Math.min(0.03, wind * 0.004));
      // A storm pushes palms over.
      if (name === 'palm' && wind > 5) {
        const bent = swayMatrix(time, phase, 0.08);
        bent[1] = bent[1]! + 0.4;
        return { parts: { wood: bent, leaves: bent, fruit: bent }, anchors: {} };
      }
      if (!isChristmas) return { parts: { leaves: sway, fruit: sway }, anchors: {} };
      const isOn = (tier: number) => !lightsUp || time > 0.9 + tier * 0.35;
      const strength = lightsUp ? Math.max(0, Math.min(1, (time - 0.9) / 1.1)) : 1;
      return {
        parts: {
          leaves: sway,
          fruit: sway,
          ...Object.fromEntries([0, 1, 2].map((tier) => [`lights${tier}`, isOn(tier) ? sway : null])),
        },
        anchors: {},
        lamps:
          strength > 0 && darkness > 0.2
            ? [
                {
                  position: [0, height * 0.5, width * 0.5] as [number, number, number],
                  colour: [4.5 * strength, 3.1 * strength, 1.4 * strength] as [number, number, number],
                  reach: height * 1.6,
                },
              ]
            : [],
      };
    },
  };
};

const lightMesh = (height: number, width: number, tier: number) => {
  const builder = new MeshBuilder();
  const hues: [number, number, number][] = [
    [5, 3.2, 1.1],
    [5, 0.8, 0.4],
    [0.7, 2, 5],
    [1, 4.2, 1.2],
    [5, 3.2, 1.1],
  ];
  const count = 150;
  for (let n = 0; n < count; n += 1) {
    const t = (n + 0.5) / count;
    if (Math.floor(t * 3) !== tier) continue;
    const a = n * 0.62;
    const r = width * 0.5 * (1 - t) * 1.02 + 0.05;
    builder
      .paint(hues[n % 5]!, 'glow')
      .sphere([Math.cos(a) * r, height * (0.13 + 0.82 * t), Math.sin(a) * r], 0.034, 6);
  }
  if (tier === 2) addStar(builder, height);
  return builder.mesh;
};

/** The star on top. */
const addStar = (builder: MeshBuilder, height: number) => {
  builder.paint([3.4, 2.4, 0.6], 'glow');
  for (let n = 0; n < 5; n += 1) {
    const a = (n / 5) * 6.283 + 1.571;
    builder.extrude(
      [
        [Math.cos(a) * 0.17, height + 0.05 + Math.sin(a) * 0.17],
        [Math.cos(a + 0.7) * 0.07, height + 0.05 + Math.sin(a + 0.7) * 0.07],
        [Math.cos(a - 0.7) * 0.07, height + 0.05 + Math.sin(a - 0.7) * 0.07],
      ],
      -0.03,
      0.03,
    );
  }
  builder.sphere([0, height + 0.05, 0], 0.075, 8);
};

const fruitMesh = (
  name: TreeName,
  height: number,
  width: number,
  seed: number,
  colour: [number, number, number],
) => {
  const builder = new MeshBuilder();
  const random = createRandom(seed + 3);
  const isChristmas = name === 'christmas';
  const balls: [number, number, number][] = [colour, [0.85, 0.55, 0.06], [0.05, 0.2, 0.7], [0.8, 0.8, 0.85]];
  for (let n = 0; n < (isChristmas ? 60 : 40); n += 1) {
    const [a, t] = [n * 2.4, (n + random()) / (isChristmas ? 60 : 40)];
    const y = isChristmas ? height * (0.14 + 0.8 * t) : height * (0.42 + 0.45 * t);
    const r = isChristmas
      ? width * 0.5 * (1 - t) * 0.95 + 0.03
      : width * 0.36 * Math.sin(Math.PI * (0.25 + 0.7 * t));
    builder
      .paint(isChristmas ? balls[n % 4]! : colour, 'glossy')
      .sphere([Math.cos(a) * r, y, Math.sin(a) * r], isChristmas ? 0.05 : 0.075, 8);
  }
  return builder.mesh;
};

export const tree: Kit = {
  name: 'tree',
  nouns: ['tree', ...Object.keys(species).filter((noun) => noun !== 'tree')],
  locomotion: 'none',
  build: (options) => {
    const name = species[options.noun] ?? 'oak';
    const byTrait: TreeName | null = options.traits.includes('dead')
      ? 'dead'
      : options.traits.includes('pine')
        ? 'pine'
        : null;
    return treeModel(byTrait ?? name, options);
  },
};

export const bamboo: Kit = {
  name: 'bamboo',
  nouns: ['bamboo', 'bamboo plant', 'bamboo stalk', 'bamboo tree'],
  locomotion: 'none',
  build: ({ seed, detail, noun }) => {
    const { wood, leaves } = buildBamboo(seed, detail, noun === 'bamboo stalk' ? 1 : 7);
    return {
      size: [2, 8.5, 2],
      parts: [
        { name: 'wood', mesh: wood },
        { name: 'leaves', mesh: leaves },
      ],
      anchors: {},
      pose: ({ time, wind, phase }) => {
        const sway = swayMatrix(time, phase, 0.008 + Math.min(0.03, wind * 0.004));
        return { parts: { wood: sway, leaves: sway }, anchors: {} };
      },
    };
  },
};
