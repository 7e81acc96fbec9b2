/** All deeds, the first that fits deciding. */

import { type Asked, type Deed, fitsDeed } from './deed.ts';
import { housework } from './housework.ts';
import { pastimes } from './pastimes.ts';
import { trade } from './trade.ts';

export const allDeeds: readonly Deed[] = [...housework, ...trade, ...pastimes];

export const deedFor = (verb: string, object: Asked | null, doer: Asked | null): Deed | null =>
  allDeeds.find((deed) => fitsDeed(deed, verb, object, doer)) ?? null;
