/** Trees of a set: a few variants a species and distance, built once and placed often. */

import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { TreeMeshes, TreeOptions } from '../../plants/broadleaf-tree.ts';
import { swayAt } from '../../plants/foliage.ts';
import { buildTree, type TreeName } from '../../plants/tree-shapes.ts';
import type { SetBuilder } from './set-builder.ts';

const variants = [3, 3, 4] as const;
const leafy = new Set<TreeName>(['oak', 'maple', 'birch', 'apple', 'willow']);
const maximumNear = 6;
const maximumMiddle = 34;

/** Wind from the left pushes crowns over. */
const lean = translation(0, 0, 0);
lean[1] = 0.42;

/** Radians from the middle of the picture to where a named moon stands, and to its rim with some air. */
const moonAside = 0.22;
const moonRoom = 0.17;

/** Before the moon that the prompt names; low trees far away are under it. */
const hidesMoon = (set: SetBuilder, x: number, z: number, size: number): boolean =>
  (set.request.isMoonNamed ?? false) &&
  [-0.5, 0, 0.5].some((share) => {
    const [cx, , cz] = set.cameraOnWay(share);
    const distance = Math.hypot(x - cx, z - cz);
    const aside = Math.atan2(x - cx, cz - z) - set.viewAngle - moonAside;
    return distance < 90 * size && Math.abs(aside) < moonRoom + Math.atan((3.6 * size) / distance);
  });

/** Returns a function that plants a tree: rich when near, simple when far. */
export const createTreePlanter = (set: SetBuilder, change: Partial<TreeOptions> = {}) => {
  const stock = new Map<string, TreeMeshes>();
  let [near, middle] = [0, 0];
  const meshesFor = (name: TreeName, detail: 0 | 1 | 2): TreeMeshes => {
    const variant = Math.floor(set.random() * variants[detail]);
    const key = `${name} ${detail} ${variant}`;
    const known = stock.get(key);
    if (known) return known;
    const made = buildTree(name, {
      seed: set.request.seed * 16 + variant,
      detail,
      season: set.request.season,
      isSnowy: set.isSnowy,
      ...change,
    });
    stock.set(key, made);
    return made;
  };
  // Where petals fall, they fall from trees in bloom.
  const isInBloom = set.request.nouns?.some((noun) => /^petals$|cherry blossom/.test(noun)) ?? false;
  const speciesOf = (name: TreeName): TreeName =>
    isInBloom && leafy.has(name) && set.random() < 0.75 ? 'cherry' : name;
  return (asked: TreeName, x: number, z: number, size = 1, y = set.ground(x, z)): void => {
    if (hidesMoon(set, x, z, size)) return;
    const name = speciesOf(asked);
    const distance = Math.hypot(set.distanceToCamera(x, z), set.area.cameraPosition[1] - y);
    const scaled = distance / size;
    let detail: 0 | 1 | 2 = scaled < 17 ? 0 : scaled < 55 ? 1 : 2;
    if (set.request.isOneOfSeveral) detail = scaled < 36 ? 1 : 2;
    if (detail === 0) {
      near += 1;
      if (near > maximumNear) detail = 1;
    }
    if (detail === 1) {
      middle += 1;
      if (middle > maximumMiddle) detail = 2;
    }
    const { wood, leaves } = meshesFor(name, detail);
    const isBent =
      set.request.weather.includes('storm') && (name === 'palm' || set.request.weather.includes('wind'));
    const turned = multiply(rotationY(set.random() * 6.283), scaling(size));
    const matrix = multiply(translation(x, y, z), isBent ? multiply(lean, turned) : turned);
    const phase = set.random() * 6;
    const strength = isBent ? 0.07 : 0.012;
    set.add(wood, matrix, { castsNoShadow: detail === 2 });
    set.add(leaves, matrix, {
      castsNoShadow: detail === 2,
      ...(detail === 0 && {
        update: (time) => swayAt(matrix, time, phase, strength),
        // Crowns are up to 16 m high.
        swing: 16 * size * strength,
      }),
    });
  };
};
