/** Things thrown from boats and set off in streets, cars that slide, and wheels off the road. */

import type { Draft } from '../../draft.ts';
import { driftCars } from './drift-cars.ts';
import { goOffRoad } from './off-road.ts';
import { seatPassengers } from './passengers.ts';
import { setOffFirecrackers } from './set-off-firecrackers.ts';
import { throwNets } from './throw-nets.ts';

export const settleTraffic = (draft: Draft) => {
  throwNets(draft);
  setOffFirecrackers(draft);
  driftCars(draft);
  goOffRoad(draft);
  seatPassengers(draft);
};
