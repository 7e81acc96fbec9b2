import { fromHex } from '../../../math/colour.ts';

export const dark = fromHex('#2a2d33');
