/** All deeds, the first that fits deciding. */

import { type Asked, type Deed, fitsDeed } from './deed.ts';
import { housework } from './housework.ts';
import { ordered } from './ordering.ts';
import { pastimes } from './pastimes.ts';
import { trade } from './trade.ts';
import { upkeep } from './upkeep.ts';

export const allDeeds: readonly Deed[] = [...ordered, ...housework, ...upkeep, ...trade, ...pastimes];

export const deedFor = (verb: string, object: Asked | null, doer: Asked | null): Deed | null =>
  allDeeds.find((deed) => fitsDeed(deed, verb, object, doer)) ?? null;
