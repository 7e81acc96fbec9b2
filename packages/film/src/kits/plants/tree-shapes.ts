/** Every tree by name, for kits and sets. */

import type { TreeMeshes, TreeOptions } from './broadleaf-tree.ts';
import { type BroadleafName, broadleafSpecies, buildBroadleafTree } from './broadleaf-tree.ts';
import { buildConifer, type ConiferName } from './conifer.ts';
import { buildPalm } from './palm.ts';

export type TreeName = BroadleafName | ConiferName | 'palm' | 'dead';

export const buildTree = (name: TreeName, options: TreeOptions): TreeMeshes => {
  if (name === 'palm') return buildPalm(options);
  if (name === 'dead') return buildBroadleafTree('oak', { ...options, isBare: true });
  if (name in broadleafSpecies) return buildBroadleafTree(name as BroadleafName, options);
  return buildConifer(name as ConiferName, options);
};
