/** Vehicles at what they are named for: boats from which nets are thrown. */

import type { Draft } from '../../reading/draft.ts';
import { throwNets } from './throw-nets.ts';

export const settleTraffic = (draft: Draft) => {
  throwNets(draft);
};
