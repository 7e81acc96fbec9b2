/** Parts shared by the models beside it. */

import { fromHex } from '../../../math/colour.ts';

export const white = fromHex('#f2eee4');
