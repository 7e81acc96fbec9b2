/** Everything worn on the head, by name. */

import { costumeHats } from './costume-hats.ts';
import { everydayHats } from './everyday-hats.ts';
import { featherHeaddress } from './feather-headdress.ts';
import type { DrawHat } from './hat-shapes.ts';
import { helmets } from './helmets.ts';

export const hats: Record<string, DrawHat> = {
  ...everydayHats,
  ...helmets,
  ...costumeHats,
  feather_headdress: featherHeaddress,
};
