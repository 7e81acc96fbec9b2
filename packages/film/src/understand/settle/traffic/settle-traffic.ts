/** What is thrown from boats and set off in streets, and cars that slide. */

import type { Draft } from '../../reading/draft.ts';
import { driftCars } from './drift-cars.ts';
import { setOffFirecrackers } from './set-off-firecrackers.ts';
import { throwNets } from './throw-nets.ts';

export const settleTraffic = (draft: Draft) => {
  throwNets(draft);
  setOffFirecrackers(draft);
  driftCars(draft);
};
