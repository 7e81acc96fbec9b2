/** "Brushes the dust off a jacket", "wipes mud from a boot": what is removed so lies on it and is no thing of its own. */

import type { Facts } from '../../facts/facts.ts';
import { isCleanedOff } from '../../world/work/body-work.ts';

/** What it is removed from. */
export const brushedOff = ({ entities, events }: Facts, index: number): number | null => {
  for (const { verb, objects, from } of events) {
    if (!isCleanedOff(verb, entities[index]!.head)) continue;
    const [at] = objects.includes(index) ? from.flatMap((place) => place.entities) : [];
    if (at !== undefined && at !== index) return at;
  }
  return null;
};
