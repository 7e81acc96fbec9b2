import { fromHex } from '../../../../math/colour.ts';

export const white = fromHex('#f2f2ef');

export const steel = fromHex('#b8bdc2');
