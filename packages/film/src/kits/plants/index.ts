import type { Kit } from '../kit.ts';
import { flower } from './flowers.ts';
import { branch, cloud, leaf, mountain, pond, rock, waterfall, wave, wood } from './landforms.ts';
import {
  bush,
  cactus,
  cropRows,
  fern,
  grassTuft,
  housePlant,
  ivy,
  mushroom,
  seaPlant,
} from './low-plants.ts';
import { bamboo, tree } from './trees.ts';

export const plantKits: readonly Kit[] = [
  tree,
  bamboo,
  flower,
  bush,
  fern,
  housePlant,
  grassTuft,
  cactus,
  mushroom,
  ivy,
  seaPlant,
  cropRows,
  rock,
  wood,
  branch,
  leaf,
  mountain,
  cloud,
  wave,
  waterfall,
  pond,
];
