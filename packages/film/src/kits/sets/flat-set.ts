/** A place under the sky with level ground and no water, along which one goes from left to right. */

import type { SetRequest, StageSet } from '../set.ts';
import { SetBuilder } from './shared/set-builder.ts';

export const createFlatSet = (request: SetRequest, fill: (set: SetBuilder) => void): StageSet => ({
  isIndoors: false,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area);
    fill(set);
    return set.result();
  },
});
