/** A closed wood as it is seen from the air: trees on a jittered grid that widens with distance, with no lawn between them. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { buildCrown } from '../../plants/crown-shapes.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetBuilder } from './set-builder.ts';
import { createTreePlanter } from './trees.ts';

type WoodsOptions = {
  kinds: readonly TreeName[];
  /** Metres from the camera. */
  near: number;
  far: number;
  /** Metres from trunk to trunk near the camera. */
  spacing?: number;
  accept?: (x: number, z: number) => boolean;
};

/** Share of the distance that far crowns stand apart: they are drawn larger instead of more often. */
const farSpacing = 0.044;
const variants = 7;
/** Metres within which trees have leaves and trunks, and how many of them. */
const wholeWithin = 62;
const maximumWhole = 40;

export const plantWoods = (set: SetBuilder, options: WoodsOptions): void => {
  const { kinds, near, far, spacing = 4.6, accept = () => true } = options;
  const { random } = set;
  const plant = createTreePlanter(set);
  let whole = 0;
  const stock = new Map<string, Mesh>();
  const { season, seed } = set.request;
  const crownOf = (name: TreeName, isFar: boolean): Mesh => {
    const variant = Math.floor(random() * variants);
    const key = `${name} ${isFar} ${variant}`;
    const known = stock.get(key);
    if (known) return known;
    const made = buildCrown(name, {
      seed: seed * 16 + variant,
      detail: 2,
      season,
      isSnowy: set.isSnowy,
      isFar,
    });
    stock.set(key, made);
    return made;
  };
  const [cx, height, cz] = set.area.cameraPosition;
  for (let distance = near; distance < far; ) {
    const gap = Math.max(spacing, distance * farSpacing);
    for (let angle = -set.halfView; angle < set.halfView; angle += gap / distance) {
      const a = set.viewAngle + angle + ((random() - 0.5) * 0.8 * gap) / distance;
      const d = distance + (random() - 0.5) * 0.8 * gap;
      const [x, z] = [cx + Math.sin(a) * d, cz - Math.cos(a) * d];
      const size = (0.85 + 0.4 * random()) * Math.max(1, gap / spacing) ** 0.8;
      if (!accept(x, z) || set.isTaken(x, z, 0.5)) continue;
      if (set.area.hasCast && !set.isClear(x, z, 1.5)) continue;
      const kind = kinds[Math.floor(random() * kinds.length)]!;
      const away = Math.hypot(d, height - set.ground(x, z));
      if (away < wholeWithin && whole < maximumWhole) {
        whole += 1;
        plant(kind, x, z, size);
      } else
        set.add(
          crownOf(kind, away > 105),
          multiply(translation(x, set.ground(x, z), z), rotationY(random() * 6.283), scaling(size)),
          { castsNoShadow: away > 160 },
        );
    }
    distance += gap * 0.86;
  }
};
