/** Parts shared by the models beside it. */

import { fromHex } from '../../../math/colour.ts';

export const white = fromHex('#f3f2ee');

export type ShipKind = 'cargo' | 'cruise' | 'ferry' | 'tug' | 'fishing' | 'warship' | 'yacht' | 'speedboat';
