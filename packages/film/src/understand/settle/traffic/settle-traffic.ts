/** What is thrown from boats and set off in streets. */

import type { Draft } from '../../reading/draft.ts';
import { setOffFirecrackers } from './set-off-firecrackers.ts';
import { throwNets } from './throw-nets.ts';

export const settleTraffic = (draft: Draft) => {
  throwNets(draft);
  setOffFirecrackers(draft);
};
