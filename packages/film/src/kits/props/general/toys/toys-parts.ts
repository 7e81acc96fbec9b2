/** Parts shared by the models beside it. */

import { fromHex } from '../../../../math/colour.ts';

export const bright = ['#d8352a', '#2f7fc8', '#f0c030', '#3fa050', '#e8792b', '#9a4ac0'].map(fromHex);
