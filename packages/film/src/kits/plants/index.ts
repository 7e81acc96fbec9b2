import type { Kit } from '../kit.ts';
import { cloud } from './cloud.ts';
import { cropRows } from './crop-rows.ts';
import { flower } from './flowers.ts';
import { bonsai } from './garden/bonsai.ts';
import { browsedTree } from './garden/browsed-tree.ts';
import { dugHole } from './garden/dug-hole.ts';
import { dandelionClock, sprout } from './garden/growing.ts';
import { growingFlower } from './garden/growing-flower.ts';
import { lilyPads } from './garden/lily-pads.ts';
import { perches } from './garden/perches.ts';
import { sapling } from './garden/sapling.ts';
import { standingTrunk } from './garden/standing-trunk.ts';
import { topiary } from './garden/topiary.ts';
import { bush, cactus, fern, grassTuft, housePlant, ivy, seaPlant } from './low-plants.ts';
import { mountain } from './mountains.ts';
import { mushroom } from './mushroom.ts';
import { rock, rockTower } from './rocks.ts';
import { tomatoPlant } from './tomato-plant.ts';
import { bamboo, tree } from './trees.ts';
import { beaverDam, cutBranch } from './water/beaver-dam.ts';
import { driftingFloe } from './water/drifting-floe.ts';
import { hotSpring, pond, waterfall } from './water/waters.ts';
import { wave } from './water/wave.ts';
import { branch, leaf, wood } from './wood.ts';

export const plantKits: readonly Kit[] = [
  tree,
  bamboo,
  flower,
  bush,
  fern,
  housePlant,
  tomatoPlant,
  sapling,
  grassTuft,
  cactus,
  mushroom,
  ivy,
  seaPlant,
  cropRows,
  rock,
  rockTower,
  wood,
  branch,
  leaf,
  mountain,
  cloud,
  wave,
  waterfall,
  pond,
  hotSpring,
  driftingFloe,
  lilyPads,
  topiary,
  bonsai,
  ...perches,
  standingTrunk,
  browsedTree,
  dugHole,
  beaverDam,
  cutBranch,
  sprout,
  growingFlower,
  dandelionClock,
];
