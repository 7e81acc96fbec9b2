/** Parts shared by the models beside it. */

import { fromHex } from '../../../math/colour.ts';

export const dark = fromHex('#26292d');

export const steel = fromHex('#b4bac0');

export const addPair = (add: (side: number) => void) => {
  add(1);
  add(-1);
};
